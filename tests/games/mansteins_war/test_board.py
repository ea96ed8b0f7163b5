"""The board as text, and what players may say."""

import pytest

from sixweeks.games.mansteins_war.text.board import board
from sixweeks.games.mansteins_war.text.messages import TEXT
from sixweeks.games.mansteins_war.text.naming import VOCABULARY
from sixweeks.games.mansteins_war.text.notation import NOTATION
from sixweeks.games.mansteins_war.text.position import POSITIONS
from sixweeks.kernel import engine
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.presentation.text_board import text_of_board
from tests.games.mansteins_war.options import EVERYTHING
from tests.games.mansteins_war.positions import TEXT as SEDAN
from tests.games.mansteins_war.wandering import wander
from tests.games.positions import changed

READ = NOTATION.reader(VOCABULARY.objections, TEXT)


def at(*more, **changes):
    return POSITIONS.read(changed(SEDAN, *more, **changes))


def shown(game, side=None):
    return text_of_board(board(game, side), TEXT.localization(scenario=game.scenario_id))


def line(game, start, side=None):
    return next(each for each in shown(game, side).splitlines() if each.startswith(start))


def test_a_hex_shows_place_country_holder_and_units():
    assert line(at(), "1438").split() == [
        *("1438", "Sedan", "France", "Allied", "F", "2", "Army", "4-5-3", "(3)"),
    ]


def test_15_4_b_unsupported_units_are_marked():
    assert line(at("unit: F 9 Army, 1533"), "1533").endswith("(4) !")


def test_15_4_b_units_cut_off_are_marked_twice():
    around = ("1437", "1439", "1538", "1539")
    names = ("15 Pz", "16 Pz", "41 Pz", "14 Mot")
    units = [f"unit: {name}, {hex}" for name, hex in zip(names, around, strict=True)]
    game = at(*units, "unit: 39 Mech, 1338", "unit: GrD, 1339")
    assert line(game, "1438").endswith("!!")


def test_7_2_a_contested_hexes_are_held_by_nobody():
    assert "contested" in line(at("unit: log HGA, 1239", "unit: 41 Pz, 1340"), "1239")


def test_the_turn_its_phase_and_the_tracks_are_told():
    told = shown(at("rp german: 4", "initiative: allied"))
    assert "Turn 2" in told
    assert "Refit points: German 4, French 0, British 0, Belgian 0, Dutch 0." in told
    assert "The Allies have the initiative." in told


def test_3_7_countries_that_have_capitulated_are_told():
    assert "Capitulated: the Netherlands." in shown(at("capitulated: netherlands"))


MARKERS = ("plan german: OKH", "plan allied: Plan_D", "bin german: HGB, Hoth", "bin allied: 1AG")


def test_5_0_a_the_own_bin_and_plan_are_told():
    told = shown(at(*MARKERS, "picked: HGA, 2AG"), "german")
    assert "In the bin of the Germans: HGB and Hoth." in told
    assert "The plan of the Germans: OKH Plan." in told
    assert "Played this turn: HGA and 2AG." in told


def test_5_0_a_the_other_bin_and_plan_are_closed():
    told = shown(at(*MARKERS), "german")
    assert "The bin of the Allies is closed." in told
    assert "The Allies have kept a plan, unseen." in told


def test_6_0_f_the_own_displays_are_told_and_no_others():
    units = ("support: VIII Flk, utilized", "support: ZOAE, available", "support: Navy, utilized")
    told = shown(at(*units), "german")
    assert "Utilized: VIII Flk" in told
    assert "Off the map, unseen: ZOAE and Navy" in told


def test_6_0_f_points_are_told_as_far_as_they_are_known():
    game = at("support: ZOAE, lost")
    assert line(game, "Victory points") == "Victory points: German 1, Allied 0."
    known = "Victory points, as far as known: German 0, Allied 0."
    assert line(game, "Victory points", "german") == known


def test_16_4_air_units_over_the_map_are_told_with_their_strength():
    told = shown(at("support: VIII Flk, 1438, reduced", "support: Airlift, 1638"), "allied")
    assert "VIII Flk over Sedan (1438), strength 2." in told
    assert "Airlift over Luxembourg (1638)" in told


def test_17_1_22_4_25_4_27_1_b_marks_are_told():
    marks = ("destroyed: 1537", "bombed: 1333", "open cities: 0941", "bridgehead: 1538-1438")
    told = shown(at(*marks))
    assert "Destroyed forts: Eben Emael (1537)." in told
    assert "Bombed cities: Rotterdam (1333)." in told
    assert "Open cities: Paris (0941)." in told
    assert "Bridgehead from Bastogne (1538) to Sedan (1438)" in told


def test_units_off_the_map_are_told_by_what_became_of_them():
    game = at("unit: BEF, evacuated", "unit: 39 Mech, waiting", "due: 39 Mech, 3")
    assert line(game, "Evacuated") == "Evacuated: BEF"
    assert line(game, "Due on turn 3") == "Due on turn 3: 39 Mech"


def test_28_3_the_turns_of_enemy_reinforcements_are_not_told():
    lines = ("option variable_entry: on", "unit: 39 Mech, waiting", "due: 39 Mech, 3")
    assert line(at(*lines), "Due on a turn", "allied") == "Due on a turn that is not known: 39 Mech"


@pytest.mark.parametrize("side", ["german", "allied", None])
def test_every_position_can_be_shown_to_everybody(side):
    for number, game in enumerate(wander(31, EVERYTHING)):
        if not game.begun or number % 200 == 0 or game.ending:
            assert "board-" not in shown(game, side).lower()


# --- what players may say ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("phase", "before", "text", "rule"),
    [
        ("german movement", [], "F 2 Army", "8.0.a"),
        ("german movement", [], "41 Pz", "8.0.a"),
        ("german movement", [], "attack 1438", "10.0.a"),
        ("german movement", [], "bomb 1333", "4.1.e"),
        ("german movement", [], "refit 19 Pz", "4.1.c"),
        ("german movement", [], "bin Hoth", "4.1.b"),
        ("german movement", [], "bin De_Gaulle", "5.0.a"),
        ("german movement", ["19 Pz"], "1438", "6.0.e"),
        ("german movement", ["19 Pz"], "0430", "8.0.b"),
        ("german movement", ["19 Pz"], "1844", "8.5.a"),
        ("german movement", ["19 Pz"], "19 Pz lands", "18.0.a"),
        ("german combat", [], "attack 1036", "10.0.a"),
        ("german combat", [], "19 Pz by rail", "9.0.c"),
        ("german combat", ["attack 1438"], "with log PGK", "10.0.a"),
    ],
)
def test_a_refusal_names_the_rule(phase, before, text, rule):
    game = at(phase=phase)
    for each in before:
        engine.answer(game, READ(game, each), "german")
    with pytest.raises(InputError) as caught:
        READ(game, text)
    assert f"; {rule}: " in str(caught.value)


@pytest.mark.parametrize(("text", "rule"), [("commit CF", "19.0"), ("commit SA Koch", "19.1")])
def test_19_0_special_forces_are_named_by_their_word(text, rule):
    game = at("unit: G 6 Army, 1636", "unit: fort EE, 1537", "support: BB, available")
    for each in ("attack 1537", "with G 6 Army", "launch"):
        engine.answer(game, READ(game, each), "german")
    with pytest.raises(InputError) as caught:
        READ(game, text)
    assert f"; {rule}: " in str(caught.value)
