"""2 The turn, and 2.B the Administrative Phase in its order."""

import pytest

from sixweeks.games.blitzkrieg.model import effects
from sixweeks.games.blitzkrieg.rules.r02_sequence_of_play import (
    AdministrativePhase,
    GameTurn,
    objections_to_observer_move,
)
from tests.games.blitzkrieg.toolkit import (
    H39,
    PANZER,
    SOMUA,
    Play,
    activate,
    hex_at,
    sketch,
    unit_of,
)


def administration(units, **lines):
    return Play(sketch(units, **lines), AdministrativePhase())


def stay(play):
    """Observers stay where they are."""
    while play.asked and "stay_put" in play.offered:
        play.answer("stay_put")
    return play


# --- 2a ---------------------------------------------------------------------------------------


def test_2a_a_turn_is_operations_then_administration():
    units = {SOMUA: "0512", "1 Cuir HQ": "0512", PANZER: "2010 neutralized"}
    play = Play(sketch(units, turn=1), GameTurn())
    assert play.game.turn == 2
    assert play.asked == "draw"
    play.answer("I/14 PzR", "decline", "1 Cuir", "decline")
    assert play.asked == "roll"  # the rally of the Pz IV
    assert not play.game.active


# --- the order --------------------------------------------------------------------------------


AFTER_A_FIGHT = {
    SOMUA: "0512 neutralized",
    "1 Cuir HQ": "0512",
    H39: "0513",
    PANZER: "2010 neutralized",
    "I/14 PzR HQ": "2010",
    "KG Krad 1": "2012",
    "AO 1 F": "0511 neutralized",
}


def test_2_b1_the_order_of_the_list():
    states = {"1 Cuir": "1 fatigued", "KG": "demoralized"}
    play = administration(AFTER_A_FIGHT, formations=states)
    assert play.formation("1 Cuir").activations == 0  # HQs first
    assert not play.state("AO 1 F").neutralized  # observers recover
    assert "stay_put" in play.offered  # then they move
    stay(play)
    assert play.asked == "roll"
    play.answer(7)  # the Germans first
    assert not play.state(PANZER).neutralized
    play.answer(6)
    assert not play.state(SOMUA).neutralized
    play.answer(5)  # fatigue
    assert not play.formation("1 Cuir").fatigued
    play.answer(5)  # demoralization
    assert not play.formation("KG").demoralized
    assert not play.asked


def test_1_3a_2_b1_headquarters_turn_to_their_front():
    play = administration({SOMUA: "0512"}, formations={"1 Cuir": "2"})
    assert play.formation("1 Cuir").activations == 0


# --- command ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("hex", "marked"), [("0510", False), ("0509", True)])
def test_2_b1_3_3a_units_back_in_command_lose_their_marker(hex, marked):
    units = {SOMUA: f"{hex} out_of_command", "1 Cuir HQ": "0512"}
    assert administration(units).state(SOMUA).out_of_command is marked


def test_3_3a_a_unit_back_in_range_stays_marked_until_then():
    units = {SOMUA: "0509 out_of_command", "1 Cuir HQ": "0512"}
    play = activate("1 Cuir", units, calm=True).answer(f"unit {SOMUA}", "go 0510", "done", "end")
    assert play.state(SOMUA).out_of_command


# --- observers --------------------------------------------------------------------------------


@pytest.mark.parametrize(("mark", "is_told"), [(" hidden", False), ("", True)])
def test_1_4a_the_enemy_is_not_told_where_one_in_hiding_goes_nor_how_far(mark, is_told):
    play = administration({"AO 1 F": f"1512{mark}"}).answer("observer_to 1510")
    steps = [each for each in play.game.journal or [] if each.kind == "moved"]
    assert [each.is_told_to("french") for each in steps] == [True, True]
    assert [each.is_told_to("german") for each in steps] == [is_told, is_told]


def test_1_4f_observers_move_four_points_on_foot():
    play = administration({"AO 1 F": "1512"})
    assert "1508" in play.hexes("observer_to")
    assert "1507" not in play.hexes("observer_to")


def test_1_4f_never_into_a_hex_with_enemies():
    play = administration({"AO 1 F": "1512", PANZER: "1511"})
    assert "1511" not in play.hexes("observer_to")


@pytest.mark.parametrize(
    ("hex", "rules"),
    [("1513", []), ("1512", ["7.1a here"]), ("1507", ["1.4f points"]), ("1511", ["1.4f enemy"])],
)
def test_1_4f_a_hex_is_closed_by_the_enemy_or_too_far(hex, rules):
    game = sketch({"AO 1 F": "1512", PANZER: "1511"})
    found = objections_to_observer_move(game, unit_of(game, "AO 1 F"), hex_at(game, hex))
    assert [f"{each.rule} {each.case}" for each in found] == rules


def test_1_4f_nobody_reacts_to_them():
    play = administration({"AO 1 F": "1513", PANZER: "1510"}).answer("observer_to 1512")
    assert not play.asked
    assert play.place_of("AO 1 F") == "1512"


def test_1_4c_a_secret_observer_seen_moving_is_revealed():
    units = {"AO 1 F": "1516 hidden", PANZER: "1510"}
    play = administration(units).answer("observer_to 1513")
    assert not play.state("AO 1 F").hidden


def test_1_4c_unseen_it_stays_secret():
    """Four hexes away in the open it is seen; five away it is not."""
    units = {"AO 1 F": "1516 hidden", PANZER: "1509"}
    play = administration(units).answer("observer_to 1514")
    assert play.state("AO 1 F").hidden


def test_1_4c_a_glimpse_on_the_way_is_enough():
    """The wood in 1413 hides 1414 from the Panzer in 1411, but not 1513 on the way."""
    units = {"AO 1 F": "1512 hidden", PANZER: "1411"}
    play = administration(units).answer("observer_to 1414")
    assert not play.state("AO 1 F").hidden


def test_1_4a_a_secret_observer_that_does_not_move_is_not_revealed():
    units = {"AO 1 F": "1512 hidden", PANZER: "1511"}
    assert stay(administration(units)).state("AO 1 F").hidden


def test_12_1a_mines_attack_an_observer_who_enters_them():
    play = administration({"AO 1 F": "1512"}, mines="1511").answer("observer_to 1511")
    assert play.asked == "roll"
    play.answer(2)
    assert play.state("AO 1 F").neutralized


def test_1_4c_7_4a_an_observer_who_comes_upon_a_hidden_gun_stays_in_the_hex_before():
    units = {"AO 1 F": "1513 hidden", "KG Pak": "1511 hidden"}
    play = administration(units).answer("observer_to 1511")
    assert play.place_of("AO 1 F") != "1511"
    assert not play.state("KG Pak").hidden


def test_1_4c_two_observers_do_not_share_a_hex():
    units = {"AO 1 G": "1513 hidden", "AO 1 F": "1511 hidden"}
    play = administration(units).answer("observer_to 1511")
    assert play.place_of("AO 1 G") == "1512"
    assert not play.state("AO 1 F").hidden


# --- rallies ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("roll", "neutralized"), [(6, False), (7, True)])
def test_10_3d_2_b1_neutralized_units_and_headquarters_check(roll, neutralized):
    units = {SOMUA: "0512 neutralized"}
    assert administration(units).answer(roll).state(SOMUA).neutralized is neutralized
    play = administration({"1 Cuir HQ": "0512 neutralized", SOMUA: "0512"}).answer(roll)
    assert play.state("1 Cuir HQ").neutralized is neutralized


def test_10_3d_nobody_rolls_for_a_headquarters_that_has_left_the_map():
    game = sketch({SOMUA: "0512", "1 Cuir HQ": "0512 neutralized"})
    effects.flee(game, unit_of(game, "1 Cuir HQ"), "west")
    assert not Play(game, AdministrativePhase()).asked


# --- fatigue ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("roll", "tired"), [(5, False), (6, True)])
def test_5_4b_a_french_formation_rests_with_5_or_less(roll, tired):
    play = administration({SOMUA: "0512"}, formations={"1 Cuir": "1 fatigued"}).answer(roll)
    assert play.formation("1 Cuir").fatigued is tired


@pytest.mark.parametrize(("roll", "tired"), [(6, False), (7, True)])
def test_5_4b_a_german_one_with_6_or_less(roll, tired):
    play = administration({PANZER: "0512"}, formations={"I/14 PzR": "2 fatigued"}).answer(roll)
    assert play.formation("I/14 PzR").fatigued is tired


def test_5_4b_each_formation_rolls():
    tired = {"1 Cuir": "1 fatigued", "2 Cuir": "1 fatigued"}
    play = administration({SOMUA: "0512", "2 Cuir S35 1": "0512"}, formations=tired).answer(5, 5)
    assert [play.formation(each).fatigued for each in tired] == [False, False]


def test_5_4b_after_a_turn_without_activation_there_is_no_roll():
    play = administration({SOMUA: "0512"}, formations={"1 Cuir": "fatigued"})
    assert not play.asked
    assert not play.formation("1 Cuir").fatigued
