"""The board as text: all that a side may see, and nothing else."""

from random import Random

import pytest

from sixweeks.games.blitzkrieg.definition import DEFINITION
from sixweeks.games.blitzkrieg.model.view import scramble
from sixweeks.kernel.presentation.text_board import text_of_board
from tests.games.blitzkrieg.toolkit import act, activate, sketch
from tests.games.blitzkrieg.wandering import new_game, sample, wander

UNITS = {
    "1 Cuir HQ": "1513",
    "1 Cuir S35 1": "1512 reduced column",
    "1 Cuir S35 2": "1512 neutralized",
    "I/14 PzR Pz III": "1509",
    "I/14 PzR Pz IV": "1509",
    "AO 1 G": "1508 hidden",
}


def board(game, side):
    to = DEFINITION.text.localization(scenario=game.scenario_id)
    return text_of_board(DEFINITION.formats.board(game, side), to)


def line_of(text, start):
    return next(line for line in text.splitlines() if line.startswith(start))


def test_set_up():
    assert "Set-up." in board(new_game("hannut"), "french")


def test_the_turn_its_hour_and_what_is_going_on():
    play = activate("1 Cuir", UNITS, turn=3)
    assert "Turn 3 of 6, 14.00. Operations: 1 Cuir." in board(play.game, "french")


def test_units_of_a_hex_the_top_one_first():
    line = line_of(board(sketch(UNITS), "french"), "1512")
    assert "clear" in line
    assert line.endswith("1 Cuir S35 2 9/4 2/2 neutralized, 1 Cuir S35 1 6/4 1/2 column")


def test_8_1c_only_the_top_of_an_enemy_stack_is_named():
    game = sketch(UNITS)
    assert line_of(board(game, "french"), "1509").endswith(" 2/2, ?")
    assert "I/14 PzR Pz III" in line_of(board(game, "german"), "1509")
    assert "I/14 PzR Pz III" in line_of(board(game, None), "1509")


def test_8_1c_a_headquarters_that_joins_units_lies_under_them():
    play = act("I/14 PzR HQ", {"I/14 PzR HQ": "1508", "I/14 PzR Pz IV": "1509"}).answer("go 1509")
    assert "German  I/14 PzR Pz IV" in line_of(board(play.game, "french"), "1509")


def test_1_4a_hidden_observers_are_seen_by_their_own_side_only():
    game = sketch(UNITS)
    assert "AO 1 G hidden" in board(game, "german")
    assert "1508" not in board(game, "french")


def test_the_cup_generals_and_markers_held():
    game = sketch(UNITS)
    game.cup, game.generals, game.held = (
        ("KG", "german stuka", "german stuka"),
        {"french": 1},
        ("2 Cuir",),
    )
    text = board(game, "french")
    assert "In the cup (3): KG, Stukas x2." in text
    assert "French: 1 General kept, held: 2 Cuir (5.5a)." in text


def test_formations_with_their_state():
    text = board(sketch(UNITS, formations={"1 Cuir": "1 fatigued"}), "french")
    assert "1 Cuir: activated 1×, fatigued, 1 of 8 steps lost" in text


def test_13a_objectives_and_exits():
    text = board(sketch(UNITS, german="0703"), "french")
    assert "Marilles (0703): German" in text
    assert "Jauche (0708): French" in text
    assert "German armored units that left by the west edge: 0 of 6 (14.1g)." in text


def test_mines_and_prepared_positions():
    text = board(sketch(UNITS, mines="1601", works="1512"), "french")
    assert line_of(text, "1601").endswith("mines")
    assert line_of(text, "1512").endswith("prepared position")


def test_14_2j_attachments_are_told_as_far_as_they_are_known():
    units = {"Stu Pion Pion 1": "0610", "I/GD HQ": "0610"}
    game = sketch(units, "stonne", attached={"Stu Pion Pion 1": "I/GD"})
    assert "Stu Pion Pion 1 is attached to I/GD." in board(game, "german")
    assert "Stu Pion Pion 1 is attached to a formation." in board(game, "french")


@pytest.mark.parametrize("scenario", ["hannut", "stonne"])
def test_how_a_game_ended(scenario):
    *_, game = wander(scenario, seed=5)
    assert "The battle is over. " in board(game, "german")


@pytest.mark.parametrize("scenario", ["hannut", "stonne"])
@pytest.mark.parametrize("side", ["german", "french"])
def test_secrecy_the_board_does_not_hang_on_what_a_side_cannot_know(scenario, side):
    rng = Random(scenario)
    for game in sample(scenario, 6, first=1, rate=0.003, options={"hidden_at": "on"}):
        assert board(scramble(game, side, rng), side) == board(game, side)
