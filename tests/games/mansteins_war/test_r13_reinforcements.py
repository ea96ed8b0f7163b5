"""13 Reinforcements."""

import pytest

from sixweeks.games.mansteins_war.model.components import BY_NAME
from sixweeks.games.mansteins_war.rules.r13_reinforcements import entry_hexes
from tests.games.mansteins_war.toolkit import (
    against,
    answer,
    at,
    board,
    hex_at,
    numbers,
    offered,
    place_of,
    rules_against,
    steps_of,
    turn_at,
    unit,
)

EAST = {f"22{row}" for row in range(28, 45)}
GERMAN_DEPOTS = {"1934", "1835", "2138", "2241"}


def arriving(name, turn, marker="", bins="", **fields):
    """The Reinforcement Segment with one unit on the track."""
    side = "german" if name in ("G 2 Army", "39 Mech", "G 9 Army", "log HGA", "GbK") else "allied"
    bins = {"german": bins, "allied": ""} if side == "german" else {"german": "", "allied": bins}
    units = {name: "waiting"} | fields.pop("units", {})
    return at(f"{side} reinforcements", units, marker=marker, bins=bins, turn=turn, **fields)


def entries(name, units=None, **fields):
    return numbers(entry_hexes(board({name: "waiting", **(units or {})}, **fields), unit(name)))


# --- when -------------------------------------------------------------------------------------


def test_13_1_only_units_of_the_track_arrive():
    game = arriving("2GC", 2, "1AG", bins="Plan_D", units={"BEF": "1036"})
    assert against(game, "deploy BEF") == {"13.1 track"}


def test_13_2_a_units_arrive_with_their_sub_command():
    game = arriving("39 Mech", 3, "HGB", bins="OKH")
    assert offered(game) == {"deploy 39 Mech", "wait"}


def test_13_2_a_not_with_another():
    units = {"G 2 Army": "waiting"}
    game = arriving("39 Mech", 3, "HGA", bins="HGB", units=units)
    assert against(game, "deploy 39 Mech") == {"13.2.a command"}


def test_13_2_a_not_before_their_turn():
    game = arriving("G 9 Army", 3, "HGA", bins="HGB", units={"G 2 Army": "waiting"})
    assert against(game, "deploy G 9 Army") == {"13.2.a early"}


def test_13_2_a_a_unit_may_wait_for_a_later_marker():
    game = arriving("39 Mech", 3, "HGB", bins="OKH")
    answer(game, "wait")
    assert place_of(game, "39 Mech") == "waiting"


def test_13_2_a_without_such_a_marker_it_must_come_now():
    """A-43"""
    game = arriving("39 Mech", 3, "HGB", bins="HGA PGK")
    assert offered(game) == {"deploy 39 Mech"}
    assert against(game, "wait") == {"13.2.a last"}


def test_13_2_a_the_page_shows_that_waiting_is_over():
    game = arriving("39 Mech", 3, "HGB", bins="HGA PGK")
    why = game.frame.steps["choose"].explain(game.frame, game)
    assert [kind.verb for kind in why.kinds if kind.shown] == ["wait"]


def test_13_2_a_it_must_come_before_others_may_wait():
    units = {"G 2 Army": "waiting"}
    game = arriving("39 Mech", 3, "HGB", bins="HGA", units=units)
    assert offered(game) == {"deploy 39 Mech", "deploy G 2 Army"}
    answer(game, "deploy 39 Mech", "at 1835")
    assert offered(game) == {"deploy G 2 Army", "wait"}


def test_13_2_a_missed_units_come_on_a_later_turn():
    assert "deploy 39 Mech" in offered(arriving("39 Mech", 5, "HGB"))


@pytest.mark.parametrize("marker", ["1AG", "Plan_D"])
def test_13_2_b_example_2gc_arrives_with_the_first_army_group(marker):
    """On GT 2, by the marker itself or by a special that activates the group."""
    game = arriving("2GC", 2, marker)
    answer(game, "deploy 2GC", "at 0941")
    assert place_of(game, "2GC") == "0941"


@pytest.mark.parametrize("marker", ["PGK", "HGC", "Luftwaffe"])
def test_13_2_b_reserves_arrive_in_any_impulse_of_their_side(marker):
    assert "deploy G 2 Army" in offered(arriving("G 2 Army", 2, marker))


def test_13_2_a_units_of_an_activated_command_act_at_once():
    game = arriving("39 Mech", 3, "HGB", active="G 6 Army")
    answer(game, "deploy 39 Mech", "at 1835")
    assert game.impulse.active >> BY_NAME["39 Mech"] & 1


def test_5_8_c_arriving_reserves_may_act_at_once_with_an_army_group():
    game = arriving("G 2 Army", 2, "HGB")
    answer(game, "deploy G 2 Army", "at 1835")
    assert offered(game) == {"with G 2 Army", "done"}
    answer(game, "with G 2 Army")
    assert game.reserves_used == 1 << BY_NAME["G 2 Army"]


def test_5_8_c_but_not_with_the_panzer_group():
    game = arriving("G 2 Army", 2, "PGK")
    answer(game, "deploy G 2 Army", "at 1835")
    assert not offered(game)


@pytest.mark.parametrize("name", ["2GC", "1 Armor"])
def test_21_1_g_two_corps_arrive_reduced(name):
    game = arriving(name, 2, "1AG")
    answer(game, f"deploy {name}", f"at {'0941' if name == '2GC' else '0440'}")
    assert steps_of(game, name) == 1


# --- where ------------------------------------------------------------------------------------


def test_13_3_a_germans_enter_at_depots_and_the_east_edge():
    assert entries("39 Mech") == EAST | GERMAN_DEPOTS


def test_13_3_a_other_hexes_are_closed():
    game = answer(arriving("39 Mech", 3, "HGB"), "deploy 39 Mech")
    assert against(game, "at 1836") == {"13.3.a place"}


def test_13_3_b_french_enter_at_depots_and_the_south_edge():
    """A-44 There is no French hex on the east edge."""
    south = {f"{column:02}44" for column in (*range(4, 18), 19)}
    depots = {"0941", "1036", "1239", "1641", "1444", "0843"}
    assert entries("2GC") == south | depots


def test_8_4_1_french_armies_do_not_enter_in_the_rough():
    assert "1744" in entries("2GC")
    assert "1744" not in entries("F 6 Army")


def test_13_3_b_belgians_and_dutch_have_their_own_depots():
    assert entries("BE 1 Corps") == {"1336", "1335"}
    assert entries("NL 1 Corps") == {"1432", "1333"}


def test_13_3_c_british_enter_by_the_west_edge():
    assert entries("1 Armor") == {f"04{row}" for row in range(39, 45)}


def test_13_4_only_where_the_hex_is_in_friendly_control():
    assert "1835" not in entries("39 Mech", allied="1835")


def test_13_4_contested_depots_are_closed():
    assert "0941" not in entries("2GC", {"19 Pz": "0940"})


def test_7_2_b_not_in_an_enemy_zone():
    game = answer(arriving("39 Mech", 3, "HGB", units={"F 3 Army": "2137"}), "deploy 39 Mech")
    assert "7.2.b" in rules_against(game, "at 2237")


def test_22_4_bombed_depots_receive_nobody():
    assert "0941" not in entries("2GC", bombed=1 << hex_at("0941"))


def test_13_4_over_stacking_is_tolerated():
    full = {"F 1 Army": "0941", "Cav": "0941"}
    assert "0941" in entries("2GC", full)


def test_6_0_g_another_nation_closes_the_hex():
    assert "0440" not in entries("1 Armor", {"F 1 Army": "0440"})


def test_6_0_e_an_enemy_logistic_unit_closes_the_hex_though_it_does_not_take_it():
    assert "2240" not in entries("39 Mech", {"log 2AG": "2240"})


def test_13_2_a_without_any_hex_a_unit_waits_for_a_later_turn():
    """A-43"""
    lost = " ".join(f"04{row}" for row in range(39, 45))
    game = arriving("1 Armor", 2, "1AG", units={"2GC": "waiting"}, german=lost)
    assert against(game, "deploy 1 Armor") == {"13.4 nowhere"}
    answer(game, "deploy 2GC", "at 0941")
    assert (place_of(game, "1 Armor"), game.pending) == ("waiting", None)


def test_13_5_air_units_arrive_in_the_refit_phase():
    options = {"fighter_command": "on"}
    game = turn_at("arrive", {}, turn=3, options=options, plans={"allied": "Plan_D"})
    assert place_of(game, "FC") == "available"


def test_13_5_and_not_before_their_turn():
    options = {"fighter_command": "on"}
    game = turn_at("arrive", {}, turn=1, options=options, bins={"german": "HGA", "allied": ""})
    assert place_of(game, "FC") == "awaited"


def test_14_3_b_replaced_logistic_units_arrive_with_their_command():
    """A-78"""
    game = at("german reinforcements", {}, marker="HGA", bins={"german": "", "allied": ""})
    assert not offered(game)
    game = arriving("log HGA", 2, "HGA", arrivals={BY_NAME["log HGA"]: 2})
    assert offered(game) == {"deploy log HGA"}
