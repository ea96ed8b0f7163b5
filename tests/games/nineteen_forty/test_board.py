"""The board as text, and what players may say."""

import pytest

import sixweeks
from sixweeks.games.nineteen_forty.definition import DEFINITION
from sixweeks.kernel.presentation.input_error import InputError
from tests.games.nineteen_forty.positions import TEXT
from tests.games.nineteen_forty.wandering import wander
from tests.games.positions import changed


def at(*more, **changes):
    return sixweeks.position("nineteen_forty", changed(TEXT, *more, **changes))


def line(table, start, side=None):
    return next(each for each in table.board(side).splitlines() if each.startswith(start))


def test_a_hex_shows_place_country_holder_and_units():
    table = at("unsupplied: G XIX")
    assert line(table, "2412").split() == [
        *("2412", "Bar-sur-Aube", "France", "German", "G", "XIX", "8-10", "!"),
    ]
    assert line(table, "2413").endswith("F XX 4-6 AR")


def test_the_turn_its_phase_and_the_points_are_told():
    table = at("air german: 4")
    assert "German combat 1" in table.board(None)
    assert line(table, "Air points") == "Air points left: German 4, Allied 0."


def test_countries_are_told_with_the_turn_of_their_invasion():
    assert "Belgium at war (invaded on turn 0)" in at("belgium: allied 0").board(None)


def test_16_d_the_objective_is_hidden_from_the_allies():
    table = at("objective: 2")
    assert "Written down, unseen: the objective." in table.board("allied")
    assert "Written down: the objective is Paris." in table.board("german")


def test_16_c_the_armies_of_each_group_and_17_b_those_released_are_told():
    board = at("group 1: 1 9", "released: 9 1").board("german")
    assert "The 1st Army Group: the 1st Army, the 9th Army." in board
    assert "Released from their army groups: the 9th Army." in board


def test_9_g_10_f_11_k_marks_are_told():
    board = at("interdicted german: 2413", "strengths: 1009", "drops: 2413").board(None)
    assert "The defenses of Liège (1110) are destroyed." in board
    assert "Interdicted by the Germans: 2413 (25 km east of Troyes)." in board
    assert "Airborne units have just dropped on 2413 (25 km east of Troyes)." in board


def test_units_off_the_map_are_told_by_what_became_of_them():
    assert line(at("unit: F X, dead"), "Eliminated") == "Eliminated: F X"


@pytest.mark.parametrize("side", ["german", "allied", None])
def test_every_position_can_be_shown_to_everybody(side):
    for number, game in enumerate(wander(31)):
        if not game.begun or number % 400 == 0:
            assert DEFINITION.formats.board(game, side)


# --- what players may say ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("phase", "before", "text", "rule"),
    [
        ("german movement", [], "F XX", "6.a"),
        ("german movement", [], "G XLI", "6.a"),
        ("german movement", [], "attack 2413", "2.j"),
        ("german movement", [], "interdict 2413", "9.i"),
        ("german movement", [], "drop G 22", "11.c"),
        ("german movement", ["G XIX"], "2413", "6.g"),
        ("german movement", ["G XIX"], "0412", "6.m"),
        ("german movement", ["G XIX"], "evacuate", "6.p"),
        ("german combat", [], "attack 2019", "7.a"),
        ("german combat", [], "attack 1110", "13.o"),
        ("german combat", [], "fight", "7.a"),
        ("german combat", [], "release 9", "17.b"),
        ("german combat", ["attack 2413"], "declare", "7.a"),
    ],
)
def test_a_refusal_names_the_rule(phase, before, text, rule):
    table = at(phase=phase)
    for each in before:
        table.answer(each)
    with pytest.raises(InputError) as caught:
        table.answer(text)
    assert f"; {rule}: " in str(caught.value)
