"""6.2 Reactions of passive units."""

import pytest

from tests.games.blitzkrieg.toolkit import COMPANY, DRAGOONS, GUN, H39, PANZER, SOMUA, act, activate

OTHER = "I/14 PzR Pz III"


# --- what triggers, and who may answer --------------------------------------------------------


def test_6_2a_6_2b_a_move_in_sight_and_range_is_a_trigger():
    play = act(SOMUA, {SOMUA: "1514", PANZER: "1511"}).answer("go 1513")
    assert play.asked == "german"
    assert f"react {PANZER}" in play.offered


def test_6_2b_who_does_nothing_is_not_reacted_to():
    play = act(SOMUA, {SOMUA: "1514", PANZER: "1511"}).answer("done")
    assert not play.asked


def test_6_2c_no_fire_beyond_the_range():
    """A Pz II has a range of 2."""
    play = act(SOMUA, {SOMUA: "1515", "I/14 PzR Pz II 1": "1511"}).answer("go 1514")
    assert play.asked == "french"


def test_6_2c_no_fire_without_a_line_of_sight():
    """The wood in 1413 hides 1414 from 1412."""
    play = act(SOMUA, {SOMUA: "1415", PANZER: "1412"}).answer("go 1414")
    assert play.asked == "french"


def test_6_2c_infantry_in_the_orchard_is_fired_at_only_from_two_hexes():
    """4.1c An H39 cannot see further, and a Somua four hexes away sees nothing."""
    play = act(COMPANY, {COMPANY: "1516", SOMUA: "1511"}).answer("go 1515")
    assert play.asked == "german"


def test_6_2c_the_target_of_a_shot_may_fire_back():
    play = act(SOMUA, {SOMUA: "1512", PANZER: "1510"}).answer("fire", 7)
    assert play.offered == {f"react {PANZER}", f"give_way {PANZER}", "no_reaction"}


def test_6_2c_only_the_target_of_a_shot_may_fire_back():
    units = {SOMUA: "1512", PANZER: "1510", OTHER: "1510"}
    play = act(SOMUA, units).answer("fire", f"target {OTHER}", 7)
    assert play.units("react") == {OTHER}


def test_6_2c_opportunity_fire_is_aimed_at_the_mover():
    units = {SOMUA: "1514", H39: "1512", PANZER: "1510"}
    play = act(SOMUA, units).answer("go 1513", f"react {PANZER}", 2, 7)
    assert [shot["target"] for shot in play.events("fired")] == [SOMUA]


def test_6_2c_8_1d_a_gun_for_armor_does_not_react_to_infantry():
    play = act(COMPANY, {COMPANY: "1512", GUN: "1510"}).answer("go 1511")
    assert play.units("react") == set()


def test_6_2c_headquarters_and_observers_never_fire():
    units = {SOMUA: "1514", "I/14 PzR HQ": "1512", "AO 1 G": "1512"}
    play = act(SOMUA, units).answer("go 1513")
    assert play.units("react") == set()


# --- how often --------------------------------------------------------------------------------


def test_6_2d_the_mover_waits_in_the_hex_and_then_goes_on():
    play = act(SOMUA, {SOMUA: "1515", PANZER: "1511"}).answer("go 1513")
    assert play.place_of(SOMUA) == "1514"
    play.answer("no_reaction")
    assert play.place_of(SOMUA) == "1513"


def test_6_2d_every_willing_unit_checks_and_fires():
    units = {SOMUA: "1514", PANZER: "1511", OTHER: "1511"}
    play = act(SOMUA, units).answer("go 1513", f"react {PANZER}", 2, 7)
    assert play.units("react") == {OTHER}
    play.answer(f"react {OTHER}", 2, 7)
    assert len(play.events("fired")) == 2
    assert play.asked == "french"


def test_6_2d_a_unit_tries_once_in_each_hex():
    play = act(SOMUA, {SOMUA: "1514", PANZER: "1511"}).answer("go 1513", f"react {PANZER}", 12)
    assert play.asked == "french"


def test_6_2d_6_2e_and_again_in_the_next_hex_as_often_as_it_likes():
    play = act(SOMUA, {SOMUA: "1515", PANZER: "1511"})
    play.answer("go 1512", *(f"react {PANZER}", 2, 7) * 3)
    assert len(play.events("fired")) == 3


def test_6_2d_and_again_at_each_new_shot():
    units = {SOMUA: "1512", "1 Cuir S35 2": "1512", PANZER: "1510"}
    play = activate("1 Cuir", units)
    for somua in (SOMUA, "1 Cuir S35 2"):
        play.answer(f"unit {somua}", "fire", 7, f"react {PANZER}", 2, 7)
    shots = [shot["unit"] for shot in play.events("fired")]
    assert shots == [SOMUA, PANZER, "1 Cuir S35 2", PANZER]


# --- the check --------------------------------------------------------------------------------


@pytest.mark.parametrize(("roll", "fired"), [(7, 1), (8, 0)])
def test_6_2e_the_roll_must_not_exceed_the_value(roll, fired):
    """8 for a German tank, 1 for the hex between."""
    play = act(SOMUA, {SOMUA: "1514", PANZER: "1511"}).answer("go 1513", f"react {PANZER}", roll)
    assert (play.asked == "roll") is bool(fired)


@pytest.mark.parametrize("mark", ["neutralized", ""])
def test_6_2f_a_neutralized_unit_fires_at_neighbours_only(mark):
    units = {SOMUA: "1514", PANZER: f"1511 {mark}"}
    play = act(SOMUA, units).answer("go 1513")
    assert (PANZER in play.units("react")) is not bool(mark)
    if mark:
        play.answer("go 1512")
        assert PANZER in play.units("react")


def test_6_2f_11d_a_demoralized_formation_fires_at_neighbours_only():
    units = {SOMUA: "1514", PANZER: "1511"}
    play = act(SOMUA, units, formations={"I/14 PzR": "demoralized"}).answer("go 1513")
    assert play.units("react") == set()
    play.answer("no_reaction", "go 1512")
    assert play.units("react") == {PANZER}


# --- retreat ----------------------------------------------------------------------------------


def test_6_2g_a_unit_may_retreat_before_an_enemy_within_its_range_and_sight():
    play = act(SOMUA, {SOMUA: "1514", PANZER: "1511"}).answer("go 1513")
    assert f"give_way {PANZER}" in play.offered


def test_6_2g_not_before_one_beyond_its_range():
    play = act(SOMUA, {SOMUA: "1514", COMPANY: "1511"}).answer("go 1513")
    assert play.asked == "french"


def test_6_2g_but_always_before_one_who_comes_next_to_it():
    play = act(SOMUA, {SOMUA: "1513", COMPANY: "1511"}).answer("go 1512")
    assert f"give_way {COMPANY}" in play.offered


def test_6_2g_a_headquarters_retreats_from_an_enemy_next_to_it():
    play = act(SOMUA, {SOMUA: "1513", "I/14 PzR HQ": "1511"}).answer("go 1512")
    assert play.units("give_way") == {"I/14 PzR HQ"}


def test_6_2g_a_unit_just_fired_upon_may_retreat_from_any_distance():
    play = act(SOMUA, {SOMUA: "1514", COMPANY: "1511"}).answer("fire", 7)
    assert play.offered == {f"give_way {COMPANY}", "no_reaction"}


@pytest.mark.parametrize(
    ("failed_fire", "offered"), [("stays", set()), ("retreats", {f"give_way {PANZER}"})]
)
def test_6_2a_6_2h_after_a_failed_check_to_fire_a_unit_stays_or_by_option_may_retreat(
    failed_fire, offered
):
    units = {SOMUA: "1513", PANZER: "1510", "I/14 PzR Pz III": "1509"}
    play = act(SOMUA, units, options={"failed_fire": failed_fire}).answer("go 1512")
    play.answer(f"react {PANZER}", 12)
    assert {each for each in play.offered if PANZER in each} == offered


def test_6_2a_6_2h_but_not_after_it_has_fired():
    units = {SOMUA: "1513", PANZER: "1510", "I/14 PzR Pz III": "1509"}
    play = act(SOMUA, units, options={"failed_fire": "retreats"}).answer("go 1512")
    play.answer(f"react {PANZER}", 2, 7)
    assert not {each for each in play.offered if PANZER in each}


def test_6_2h_it_goes_one_hex_without_enemies_and_with_room():
    units = {
        SOMUA: "1513",
        PANZER: "1511",
        H39: "1411",
        **{f"I/35 PzR Pz II {n}": "1510" for n in (1, 2, 3)},
    }
    play = act(SOMUA, units).answer("go 1512", f"give_way {PANZER}")
    assert play.hexes("retreat") == {"1410", "1610", "1611"}
    play.answer("retreat 1611")
    assert play.place_of(PANZER) == "1611"


def test_6_2h_without_a_check():
    play = act(SOMUA, {SOMUA: "1514", PANZER: "1511"}).answer("go 1513", f"give_way {PANZER}")
    assert play.asked == "german"
    assert play.verbs() == {"retreat"}


def test_6_2h_only_a_neutralized_unit_must_check():
    units = {SOMUA: "1513", COMPANY: "1511 neutralized"}
    play = act(SOMUA, units).answer("go 1512", f"give_way {COMPANY}", "retreat 1510")
    assert play.asked == "roll"
    play.answer(6)  # 7, neutralized 2: fails
    assert play.place_of(COMPANY) == "1511"
    play = act(SOMUA, units).answer("go 1512", f"give_way {COMPANY}", "retreat 1510", 5)
    assert play.place_of(COMPANY) == "1510"
    assert play.state(COMPANY).neutralized


def test_6_2h_the_hex_is_announced_before_the_check():
    units = {SOMUA: "1513", COMPANY: "1511 neutralized"}
    play = act(SOMUA, units).answer("go 1512", f"give_way {COMPANY}")
    assert (play.asked, play.verbs()) == ("german", {"retreat"})


def test_6_2h_7_4a_a_hidden_enemy_there_is_met_after_the_check_and_another_hex_found_without_one():
    units = {SOMUA: "1513", COMPANY: "1511 neutralized", "I/11 RDP AT": "1510 hidden"}
    play = act(SOMUA, units).answer("go 1512", f"give_way {COMPANY}", "retreat 1510", 5)
    assert not play.state("I/11 RDP AT").hidden
    assert "1510" not in play.hexes("retreat")
    assert play.answer("retreat 1410").place_of(COMPANY) == "1410"


def test_6_2h_once_in_an_operation():
    play = activate("1 Cuir", {SOMUA: "1514", H39: "1514", PANZER: "1511"})
    play.answer(f"unit {SOMUA}", "go 1513", f"give_way {PANZER}", "retreat 1510")
    play.answer("go 1512")
    assert play.units("give_way") == set()
    assert play.units("react") == {PANZER}


def test_6_2h_a_unit_fires_or_retreats_not_both():
    play = act(SOMUA, {SOMUA: "1514", PANZER: "1511"}).answer("go 1513", f"react {PANZER}", 12)
    assert play.asked == "french"
    play = act(SOMUA, {SOMUA: "1514", PANZER: "1511"})
    play.answer("go 1513", f"give_way {PANZER}", "retreat 1510")
    assert play.asked == "french"


def test_6_2h_nobody_reacts_to_a_retreat():
    """The French guns see the Panzer go past, and are not asked."""
    units = {SOMUA: "1514", PANZER: "1511", GUN: "1508"}
    play = act(SOMUA, units).answer("go 1513", f"give_way {PANZER}", "retreat 1510")
    assert play.asked == "french"
    assert "react" not in play.verbs()


def test_6_2h_mines_attack_who_retreats_into_them():
    units = {"4 BCC FCM 1": "0610", "I/GD Rifle 1": "0608"}
    play = act("4 BCC FCM 1", units, scenario="stonne", mines="0607")
    play.answer("go 0609", "give_way I/GD Rifle 1", "retreat 0607")
    assert play.asked == "roll"
    play.answer(2)
    assert play.events("impact")[0]["impact"] == "mine"


def test_6_2h_3_3a_who_retreats_too_far_is_out_of_command():
    units = {SOMUA: "1513", DRAGOONS: "0101", COMPANY: "1511", "I/21 IR HQ": "1813"}
    play = act(SOMUA, units).answer("go 1512", f"give_way {COMPANY}", "retreat 1410")
    assert play.state(COMPANY).out_of_command


# --- what fire on the move does ---------------------------------------------------------------


def test_10_3a_a_unit_neutralized_on_the_move_stops_and_its_action_is_over():
    play = act(SOMUA, {SOMUA: "1515", PANZER: "1512"})
    play.answer("go 1513", f"react {PANZER}", 2, 3, "accept")
    assert play.place_of(SOMUA) == "1514"
    assert not play.asked


def test_10_3b_it_may_take_the_loss_and_go_on():
    play = act(SOMUA, {SOMUA: "1515", PANZER: "1512"})
    play.answer("go 1513", f"react {PANZER}", 2, 3, "take_loss")
    assert play.state(SOMUA).steps == 1
    assert play.place_of(SOMUA) == "1513"


def test_10_3a_if_the_hex_is_full_it_stops_in_the_last_one_with_room():
    full = {f"1 Cuir {name}": "1514" for name in ("S35 2", "H39 1", "H39 2")}
    play = act(SOMUA, {SOMUA: "1515", PANZER: "1512", **full})
    play.answer("go 1513", f"react {PANZER}", 2, 3, "accept")
    assert play.place_of(SOMUA) == "1515"


def test_10_3a_a_headquarters_neutralized_on_the_move_has_half_its_points_in_all():
    units = {"1 Cuir HQ": "1515", SOMUA: "0101", PANZER: "1511"}
    play = act("1 Cuir HQ", units).answer("go 1514", f"react {PANZER}", 2, 2)
    assert play.state("1 Cuir HQ").neutralized
    assert "1513" in play.hexes("go")
    assert "1512" not in play.hexes("go")


def test_7_4a_nobody_reacts_to_a_gun_that_is_not_seen():
    """C-64: a headquarters alone does not notice it, even next door."""
    units = {"I/11 RDP AT": "1512 hidden", "I/14 PzR HQ": "1510", PANZER: "2201"}
    play = act("I/11 RDP AT", units).answer("go 1511")
    assert play.asked == "french"
    assert play.state("I/11 RDP AT").hidden
