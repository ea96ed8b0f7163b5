"""Why not? What a unit may not do when it moves, fires, assaults or reacts."""

from sixweeks.games.blitzkrieg.model.state import Unit
from sixweeks.games.blitzkrieg.rules.r05_activation import Activation
from sixweeks.games.blitzkrieg.rules.r06_actions import Act
from sixweeks.games.blitzkrieg.text.naming import LOOKUP
from sixweeks.kernel.why import Wish, objections
from tests.games.blitzkrieg.toolkit import (
    COMPANY,
    DRAGOONS,
    GUN,
    PANZER,
    SOMUA,
    Play,
    act,
    against,
    hex_at,
    said,
    sketch,
)
from tests.games.wandering import kind_of

THREE_HEXES = ("go 1509", "no_reaction", "no_reaction", "no_reaction")  # asked in each of them


# --- moving -----------------------------------------------------------------------------------


def test_7_1a_too_far_is_told_with_its_cost():
    play = act(SOMUA, {SOMUA: "1512"})
    assert said(play, "1507") == ["7.1a: the cheapest path costs 10; 8 points are left."]


def test_7_1a_a_hex_within_reach_is_not_refused():
    assert against(act(SOMUA, {SOMUA: "1512"}), "1511") == set()


def test_7_1a_where_it_stands_it_is_already():
    assert against(act(SOMUA, {SOMUA: "1512"}), "1512") == {"7.1a here"}


def test_7_3a_a_full_hex():
    units = {SOMUA: "1512", **{f"1 Cuir {name}": "1511" for name in ("S35 2", "H39 1", "H39 2")}}
    assert against(act(SOMUA, units), "1511") == {"7.3a"}


def test_9_0a_to_go_into_an_enemy_hex_needs_an_assault():
    units = {SOMUA: "1512", PANZER: "1510"}
    assert "9.0a" in against(act(SOMUA, units), "move 1510")


def test_6_1a_a_unit_that_has_moved_on_fires_no_more_than_half_way():
    play = act(SOMUA, {SOMUA: "1512", PANZER: "1508"}).answer(*THREE_HEXES)
    assert "6.1a half_move" in against(play, f"fire at {PANZER}")


def test_14_1c_a_unit_enters_only_in_its_hexes():
    game = sketch({})
    newcomer = game.scenario.by_name["KG Krad 1"]
    game.units = (*game.units[:newcomer], Unit(steps=2), *game.units[newcomer + 1 :])
    play = Play(game, Activation(by="german", markers=("KG",)))
    assert against(play, "KG Krad 1 enters 2212") == {"14.1c entry"}
    assert against(play, "KG Krad 1 enters 2204") == set()


def test_14_1g_only_the_west_edge_counts():
    units = {"I/14 PzR Pz III": "0507"}
    assert against(act("I/14 PzR Pz III", units), "exit") == {"14.1g edge"}


def test_14_1g_the_french_do_not_leave_at_hannut():
    assert against(act(SOMUA, {SOMUA: "0105"}), "exit") == {"14.1g units"}


# --- ways of moving ---------------------------------------------------------------------------


def against_verb(play, verb, number):
    """The page asks by ids: an action and a hex."""
    wish = Wish(verbs=((verb,),), places=(hex_at(play.game, number),))
    found = objections(play.game, wish, None, LOOKUP)
    return {f"{each.rule} {each.case}".strip() for each in found}


def test_7_2a_where_no_road_makes_the_way_shorter_nobody_marches():
    play = act(SOMUA, {SOMUA: "1512"})
    assert against_verb(play, "go", "1511") == set()
    assert against_verb(play, "march", "1511") == {"7.2a no_shorter"}
    assert against(play, "march 1511") == {"7.2a no_shorter"}


def test_7_2a_who_is_in_column_leaves_it_before_it_goes_across_country():
    play = act(SOMUA, {SOMUA: "1510 column"})
    assert against_verb(play, "march", "1511") == set()
    assert against_verb(play, "go", "1511") == {"7.2a in_column"}


def test_7_1a_a_march_that_is_too_far_is_told_with_its_cost():
    assert against_verb(act(SOMUA, {SOMUA: "1512"}), "march", "0101") == {"7.1a points"}


def test_7_1a_who_is_on_the_map_does_not_enter_it():
    assert against_verb(act(PANZER, {PANZER: "2205"}), "enter", "2204") == {"7.1a on_map"}


def test_14_1c_who_is_not_yet_enters_before_it_moves():
    game = sketch({})
    newcomer = game.scenario.by_name["KG Krad 1"]
    game.units = (*game.units[:newcomer], Unit(steps=2), *game.units[newcomer + 1 :])
    play = Play(game, Act(by="german", unit=newcomer))
    assert against_verb(play, "enter", "2204") == set()
    assert against_verb(play, "go", "2204") == {"14.1c enter_first"}
    assert against_verb(play, "march_in", "2204") == {"7.2a no_shorter"}
    assert against_verb(play, "march", "2212") == {"14.1c entry"}


def test_a_village_is_named_by_its_name():
    play = act(SOMUA, {SOMUA: "1512"})
    assert against(play, "go to Jandrain") == against(play, "go to 1110")


# --- fire -------------------------------------------------------------------------------------


def test_4_1a_out_of_range_with_both_numbers():
    play = act(DRAGOONS, {DRAGOONS: "1512", PANZER: "1509"})
    assert "4.1a: the target is 3 hexes away, beyond the range of 1." in said(
        play, f"fire at {PANZER}"
    )


def test_4_3_the_hex_that_blocks_is_named():
    """The wood of 1313 lies between."""
    units = {SOMUA: "1312", PANZER: "1314"}
    assert any("1313" in each for each in said(act(SOMUA, units), f"fire at {PANZER}"))


def test_4_1c_infantry_is_seen_from_four_hexes():
    units = {"I/14 PzR Pz IV": "1512", DRAGOONS: "1515"}
    play = act("I/14 PzR Pz IV", units)
    assert against(play, f"fire at {DRAGOONS}") >= {"4.1c too_far"}


def test_4_2a_with_an_enemy_adjacent_the_range_is_one():
    units = {SOMUA: "1512", PANZER: "1510", "I/14 PzR Pz III": "1511"}
    assert "4.2a range" in against(act(SOMUA, units), f"fire at {PANZER}")


def test_8_1d_the_25_mm_gun_fires_at_vehicles_only():
    units = {GUN: "1512", COMPANY: "1511", PANZER: "1513"}
    play = act(GUN, units)
    assert against(play, f"fire at {COMPANY}") == {"8.1d"}
    assert against(play, f"fire at {PANZER}") == set()


def test_8_1a_a_headquarters_does_not_fire():
    units = {"1 Cuir HQ": "1512", PANZER: "1511"}
    assert "8.1a no_weapon" in against(act("1 Cuir HQ", units), f"fire at {PANZER}")


def test_8_1a_a_company_on_trucks_neither_fires_nor_assaults():
    units = {COMPANY: "1512 truck", DRAGOONS: "1511"}
    play = act(COMPANY, units)
    assert against(play, "fire at 1511") == {"8.1a truck"}
    assert against(play, "assault 1511") == {"9.0a truck"}


def test_8_1a_aiming_at_a_friend():
    units = {SOMUA: "1512", PANZER: "1511", "I/14 PzR Pz III": "1511", "1 Cuir S35 2": "1512"}
    play = act(SOMUA, units).answer("fire")
    assert against(play, "1 Cuir S35 2") == {"8.1a friend"}


def test_14_1j_a_company_in_a_transport_is_no_target_of_its_own():
    units = {"Sdkfz 1": "1511", "I/13 IR Rifle 1": "1511 in Sdkfz 1", COMPANY: "1511"}
    play = act(SOMUA, {SOMUA: "1512", **units}).answer("fire")
    assert against(play, "at I/13 IR Rifle 1") == {"14.1j target_aboard"}


# --- assault ----------------------------------------------------------------------------------


def test_9_1_4a_the_attacker_aims_at_nobody_outside_the_hex():
    units = {SOMUA: "1512", COMPANY: "1511", "I/21 IR Rifle 2": "1511", PANZER: "1510"}
    play = act(SOMUA, units, calm=True).answer("assault 1511", 7, 7)
    assert kind_of(play.game) == "Assault aim french"
    assert against(play, PANZER) == {"9.1.4a one_hex"}
    assert against(play, "1509") == {"9.1.4a one_hex"}
    assert against(play, COMPANY) == set()


def test_9_1_3a_the_attacker_aims_at_units_and_not_at_headquarters():
    units = {SOMUA: "1512", COMPANY: "1511", "I/21 IR Rifle 2": "1511", "I/21 IR HQ": "1511"}
    play = act(SOMUA, units, calm=True).answer("assault 1511", 7, 7)
    assert against(play, "I/21 IR HQ") == {"9.1.3a no_unit"}


def test_9_1_3a_after_a_loss_to_stay_or_to_leave_comes_first():
    units = {SOMUA: "1512", COMPANY: "1511", PANZER: "1505"}
    play = act(SOMUA, units, calm=True).answer("assault 1511", 7, 2)
    assert kind_of(play.game) == "Endure decide german"
    assert against(play, "1510") == {"9.1.3a decide"}
    assert against(play, PANZER) == {"9.1.3a other"}


def test_10_3b_a_unit_that_is_hit_decides_before_anything_else():
    units = {SOMUA: "1512", "1 Cuir S35 2": "1515", PANZER: "1511"}
    play = act(PANZER, units, calm=True).answer("fire", 4)
    assert kind_of(play.game) == "Suffer exchange french"
    assert against(play, "1 Cuir S35 2") == {"10.3b first"}
    assert against(play, "1511") == {"10.3b first"}


def test_9_1_1a_an_assault_needs_its_points():
    play = act(SOMUA, {SOMUA: "1512", PANZER: "1508"}).answer(*THREE_HEXES)
    assert said(play, "assault 1508") == [
        "9.1.1a: entry costs a quarter of the points and the terrain, 4; 2 are left."
    ]


def test_9_1_1a_only_a_neighbour_is_assaulted():
    units = {SOMUA: "1512", PANZER: "1509"}
    assert against(act(SOMUA, units), "assault 1509") == {"9.1.1a far"}


def test_9_0a_nobody_is_there_to_assault():
    assert against(act(SOMUA, {SOMUA: "1512"}), "assault 1511") == {"9.0a empty"}


def test_8_1a_a_headquarters_does_not_assault():
    units = {"1 Cuir HQ": "1512", PANZER: "1511"}
    assert against(act("1 Cuir HQ", units), "assault 1511") == {"8.1a no_weapon"}


def test_9_2a_whether_to_break_off_comes_before_anything_else():
    play = act(SOMUA, {SOMUA: "1512", COMPANY: "1511"}, calm=True)
    play.answer("assault 1511", 7, 7)
    assert against(play, COMPANY) == {"9.2a decide"}
    assert against(play, "go 1510") == {"9.2a decide"}


def test_9_1_6a_where_a_defender_may_not_retreat():
    units = {SOMUA: "1512", COMPANY: "1511 neutralized", "1 Cuir S35 2": "1510"}
    play = act(SOMUA, units).answer("assault 1511", 7, 7)
    assert kind_of(play.game) == "Endure leave german"
    assert against(play, "1512") == {"9.1.6a origin", "9.0a"}
    assert against(play, "1510") == {"9.0a"}
    assert against(play, "1508") == {"9.1.6a far"}
    assert against(play, "stay") == {"9.1.3b must"}


# --- reactions --------------------------------------------------------------------------------


def moving(units, **lines):
    """The Somua enters 1511 from 1512, and the Germans are asked."""
    return act(SOMUA, {SOMUA: "1512", **units}, **lines).answer("go 1511")


def test_6_2c_a_unit_that_does_not_see_does_not_react():
    play = moving({PANZER: "1509", "KG Pak": "2201"})
    assert "4.1a range" in against(play, "KG Pak fires")
    assert against(play, f"{PANZER} fires") == set()


def test_6_2f_a_neutralized_unit_reacts_only_at_range_one():
    play = moving({PANZER: "1509", "I/14 PzR Pz III": "1508 neutralized"})
    assert "6.2f neutralized" in against(play, "I/14 PzR Pz III fires")


def test_6_2d_a_unit_reacts_once_to_each_trigger():
    play = moving({PANZER: "1509", "I/14 PzR Pz III": "1508"}).answer(f"react {PANZER}", 12)
    assert "6.2d tried" in against(play, f"{PANZER} fires")


def test_6_2a_the_mover_does_not_react_to_himself():
    assert against(moving({PANZER: "1509"}), f"{SOMUA} fires") == {"6.2a enemy"}


def test_6_2h_a_retreat_goes_into_an_adjacent_hex():
    play = moving({PANZER: "1509"}).answer(f"give_way {PANZER}")
    assert against(play, "1507") == {"6.2h far"}
    assert against(play, "1508") == set()
