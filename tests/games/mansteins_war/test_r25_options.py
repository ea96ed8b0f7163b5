"""25.2 British landings, 25.4 open cities."""

import pytest

from sixweeks.games.mansteins_war.rules.r03_victory import total
from sixweeks.games.mansteins_war.rules.r07_zones_of_control import zone_of_control
from sixweeks.games.mansteins_war.rules.r13_reinforcements import entry_hexes
from tests.games.mansteins_war.toolkit import (
    against,
    answer,
    at,
    board,
    hex_at,
    holds,
    numbers,
    offered,
    place_of,
    play_on,
    rules_against,
    turn_at,
    unit,
)

LANDINGS = {"british_landings": "on"}
OPEN = {"open_cities": "on"}
PORTS = {"1035", "0936", "0836", "0738", "0539", "1335", "1333", "1432"}
WEST = {f"04{row}" for row in range(39, 45)}


def landings(units=None, **fields):
    game = board({"1 Armor": "waiting", **(units or {})}, **{"options": LANDINGS} | fields)
    return numbers(entry_hexes(game, unit("1 Armor")))


def test_25_2_british_reinforcements_may_land_in_any_allied_port():
    assert landings() == WEST | PORTS


def test_25_2_not_without_the_option():
    assert landings(options={}) == WEST


def test_25_2_not_after_the_naval_unit_was_used():
    assert landings(naval="utilized") == WEST


def test_25_2_not_in_ports_that_are_lost_or_bombed():
    """A-48"""
    found = landings(german="0836", bombed=1 << hex_at("0936"))
    assert PORTS - found == {"0836", "0936"}


def test_25_2_french_units_do_not_land():
    game = board({"2GC": "waiting"}, options=LANDINGS)
    assert "0836" not in numbers(entry_hexes(game, unit("2GC")))


def test_25_2_the_naval_unit_is_then_used_for_this_turn():
    game = at("allied reinforcements", {"1 Armor": "waiting"}, options=LANDINGS)
    answer(game, "deploy 1 Armor", "at 0836")
    assert place_of(game, "Navy") == "utilized"


@pytest.mark.parametrize("hex", sorted(WEST))
def test_25_2_entering_by_the_edge_leaves_it_free(hex):
    game = at("allied reinforcements", {"1 Armor": "waiting"}, options=LANDINGS)
    answer(game, "deploy 1 Armor", f"at {hex}")
    assert place_of(game, "Navy") == "available"


# --- 25.4 -------------------------------------------------------------------------------------


def declaring(units=None, marker="Belgium", **fields):
    """The end of an Allied impulse."""
    fields = {"options": OPEN, "turn": 3} | fields
    bins = {"german": "", "allied": marker}
    game = turn_at("operations", units or {}, bins=bins, **fields)
    return play_on(answer(game, marker), "OpenCities declare")


def test_25_4_a_four_cities_may_be_declared_open():
    assert offered(declaring(), "open") == {"1333", "1335", "1336", "0941"}


def test_25_4_a_no_other():
    assert against(declaring(), "open 1036") == {"25.4.a city"}


def test_25_4_a_not_one_with_allied_units():
    assert against(declaring({"BE 1 Corps": "1336"}), "open 1336") == {"25.4.a units"}


def test_25_4_a_not_one_that_is_bombed():
    assert against(declaring(bombed=1 << hex_at("0941")), "open 0941") == {"25.4.a bombed"}


def test_25_4_a_not_one_in_german_hands():
    assert against(declaring(german="1335"), "open 1335") == {"25.4.a control"}


def test_25_4_a_it_stays_open():
    game = answer(declaring(), "open 0941")
    assert against(game, "open 0941") == {"25.4.a open"}


def test_25_4_a_not_without_the_option():
    game = turn_at("operations", {}, bins={"german": "", "allied": "Belgium"}, turn=3)
    answer(game, "Belgium")
    assert game.turn == 4


def test_25_4_a_not_at_the_end_of_a_german_impulse():
    bins = {"german": "HGA", "allied": ""}
    game = turn_at("operations", {}, bins=bins, turn=3, options=OPEN)
    assert play_on(answer(game, "HGA"), "OpenCities declare").turn != 3


def test_25_4_b_no_allied_zone_reaches_into_it():
    game = board({"F 1 Army": "0940"}, open_cities=1 << hex_at("0941"))
    assert not zone_of_control(game, "allied") >> hex_at("0941") & 1


def test_25_4_b_no_allied_reinforcement_enters_it():
    units = {"2GC": "waiting"}
    game = at("allied reinforcements", units, open_cities=1 << hex_at("0941"))
    answer(game, "deploy 2GC")
    assert rules_against(game, "at 0941") == {"25.4.b"}


@pytest.mark.parametrize(("hex", "points"), [("0941", 5), ("1335", 2), ("1336", 1)])
def test_25_4_b_germans_get_half_the_points(hex, points):
    game = board(german=hex, open_cities=1 << hex_at(hex))
    assert total(game, "german") == points


def test_25_4_b_a_city_that_is_not_open_counts_in_full():
    game = board(german="1335", open_cities=1 << hex_at("0941"))
    assert total(game, "german") == 4


def test_25_4_a_opening_a_city_does_not_give_it_away():
    assert holds(answer(declaring(), "open 0941"), "allied", "0941")
