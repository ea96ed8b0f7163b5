"""The numbers of France '40 by which victory, supply, movement and combat are judged."""

import re
from itertools import combinations

from tests.games.france_40.data_files import (
    LINE,
    SCENARIO,
    SIDES,
    TABLES,
    TERRAIN,
    connected,
    country,
    edge,
    hex_named,
    hexes_of,
    lake_sides,
    neighbours,
    read_text,
    river,
)

# Victory


def test_4_1b_no_hex_a_belgian_dutch_or_swiss_unit_may_enter_touches_the_ruhr():
    ruhr = set(SCENARIO["1940"]["ruhr"])
    for name in ("belgium", "netherlands", "switzerland"):
        home = hexes_of("country", name)
        open_to_them = home.union(*map(neighbours, home))
        assert not any(neighbours(hex) & ruhr for hex in open_to_them)


def test_4_3d_the_netherlands_have_two_cities_and_more():
    assert len(hexes_of("terrain", "city") & hexes_of("country", "netherlands")) == 6


def test_4_3e_belgium_has_four_cities_and_more():
    assert len(hexes_of("terrain", "city") & hexes_of("country", "belgium")) == 7


def test_4_4a_the_dyle_hexes_are_a_connected_line():
    dyle = SCENARIO["1940"]["dyle_hexes"]
    assert set(dyle) == {"3633", "3634", "3534", "3435", "3436", "3335"}
    assert len(connected(dyle)) == 1
    assert hex_named("Antwerp") == "3633"


def test_4_4b_the_dyle_hexes_are_belgian():
    assert {country(hex) for hex in SCENARIO["1940"]["dyle_hexes"]} == {"belgium"}


def test_4_5a_the_way_to_brittany_is_the_west_edge_from_3118_to_3619():
    exits = SCENARIO["1940"]["brittany_exit"]
    assert set(exits) == {hex for hex in edge("west") if 31 <= int(hex[:2]) <= 36}
    assert (exits[0], exits[-1]) == ("3118", "3619")
    assert {country(hex) for hex in exits} == {"france"}


def test_4_6a_dijon_and_lyon_are_french_and_france_has_a_south_edge():
    assert country(hex_named("Dijon")) == country(hex_named("Lyon")) == "france"
    assert edge("south") & hexes_of("country", "france")


def test_4_7a_paris_is_three_hexes_each_touching_the_others():
    paris = hexes_of("terrain", "paris")
    assert paris == hexes_of("name", "Paris") == set(SCENARIO["1940"]["paris"])
    assert len(paris) == 3
    assert all(one in neighbours(other) for one, other in combinations(paris, 2))


def test_4_8a_there_are_fifteen_maginot_hexes():
    assert len(LINE) == len(SCENARIO["1940"]["maginot"]) == 15


def test_tables_the_bands_of_victory_follow_one_another():
    assert list(TABLES["victory_1940"].values()) == [4, 5, 6, 7]


# Sequence of play


def test_tables_the_crisis_may_come_from_turn_3_and_is_likelier_each_turn():
    crisis = TABLES["german_supply_crisis"]
    assert [int(turn) for turn in crisis] == list(range(3, SCENARIO["1939"]["turns"] + 1))
    assert list(crisis.values()) == sorted(set(crisis.values()))
    assert max(crisis.values()) < 6


def test_1_1a_each_of_the_13_turns_of_1940_has_its_date():
    dates = re.findall(r"^-date-(\d+) = (.+)$", read_text("text/en.ftl"), re.MULTILINE)
    assert [int(turn) for turn, _ in dates] == list(range(1, 14))
    assert SCENARIO["1940"]["turns"] == 13
    assert dates[0][1].startswith("10–13 May")


def test_scenarios_stacks_are_of_eight_in_1939_and_three_in_1940():
    assert [SCENARIO[year]["stacking"] for year in ("1939", "1940")] == [8, 3]


def test_scenarios_there_are_zones_of_control_in_1940_only():
    assert [SCENARIO[year]["zones_of_control"] for year in ("1939", "1940")] == [False, True]


# Supply


def test_8_7a_german_supply_comes_from_the_ruhr_and_the_east_edge():
    ruhr = hexes_of("terrain", "ruhr")
    assert ruhr == hexes_of("name", "Ruhr") == set(SCENARIO["1940"]["ruhr"])
    assert {country(hex) for hex in ruhr} == {"germany"}
    assert edge("east") & hexes_of("country", "germany")


def test_8_8c_liege_aachen_and_cologne_lie_in_row_31():
    row = SCENARIO["1940"]["coastal_supply_row"]
    found = {hex_named(name)[:2] for name in ("Liège", "Aachen", "Cologne")}
    assert found == {str(row)} == {"31"}


def test_8_8c_the_ports_are_cities_on_the_coast():
    coast = hexes_of("terrain", "sea") | hexes_of("terrain", "zuiderzee")
    cities = {hex for hex in hexes_of("terrain", "city") if neighbours(hex) & coast}
    by_estuary = {hex_named("Le Havre"), hex_named("Rotterdam")}
    assert set(SCENARIO["1940"]["ports"]) == cities | by_estuary


def test_scenarios_the_39th_panzer_corps_waits_for_turn_8():
    assert SCENARIO["1940"]["reinforcement"] == {"unit": "39 Pz", "turn": 8}


# Movement and combat


def test_tables_movement_factors_are_those_printed():
    assert TABLES["movement"]["1940"] == {
        "foot": 6,
        "mechanized": 12,
        "die_maximum": 6,
        "automatic": 4,
    }
    assert set(TABLES["movement"]["1939"].values()) == {4}


def test_tables_rough_and_forest_cost_two_and_everything_else_one():
    open_kinds = {kind: row for kind, row in TERRAIN.items() if "shift" in row}
    costs = {kind: row["cost"] for kind, row in open_kinds.items() if not row.get("closed")}
    assert {kind for kind, cost in costs.items() if cost == 2} == {"rough", "ardennes"}
    assert set(costs.values()) == {1, 2}


def test_tables_a_river_costs_one_more():
    assert TERRAIN["river"]["toll"] == 1


def test_map_rivers_run_between_land_hexes():
    banks = {hex for s in SIDES if s["feature"] == "river" for hex in (s["from"], s["to"])}
    assert all(country(hex) for hex in banks)


def test_map_every_river_is_one_unbroken_line():
    for name in {s["name"] for s in SIDES if s["feature"] == "river"}:
        assert len(joined(river(name))) == 1, name


def joined(sides):
    """Hexsides in groups that meet at corners: two sides meet if they are two of three hexes."""
    groups: list[list[set[str]]] = []
    for side in map(set, sides):
        touching = [group for group in groups if any(meet(side, other) for other in group)]
        groups = [group for group in groups if group not in touching]
        groups.append([side, *(other for group in touching for other in group)])
    return groups


def meet(one, other):
    corner = one | other
    return len(corner) == 3 and all(a in neighbours(b) for a, b in combinations(corner, 2))


def test_10_7a_the_zuiderzee_crossing_is_a_lake_side_of_two_dutch_hexes():
    crossing = SCENARIO["1940"]["zuiderzee"]
    assert crossing == ["4238", "4239"]
    assert frozenset(crossing) in lake_sides()
    assert {country(hex) for hex in crossing} == {"netherlands"}


def test_10_8a_the_maginot_line_is_two_chains_broken_at_the_gap():
    chains = connected(LINE)
    assert sorted(map(len, chains)) == [6, 9]
    assert all(neighbours("2235") & chain for chain in chains)


def test_10_8a_one_maginot_side_crosses_the_moselle():
    assert [side for side in river("Moselle") if side <= LINE] == [frozenset(("2433", "2532"))]


def test_10_8a_the_line_is_the_same_in_1939():
    assert SCENARIO["1939"]["maginot"] == SCENARIO["1940"]["maginot"]


def test_10_8b_2235_is_the_gap_and_nothing_enters_it():
    assert hexes_of("terrain", "gap") == {"2235"}
    assert country("2235") == "france"
    assert TERRAIN["gap"]["closed"] is True


def test_map_every_french_german_side_from_1934_and_1835_south_is_the_rhine():
    south = {
        frozenset((one, other))
        for one in hexes_of("country", "france")
        for other in neighbours(one) & hexes_of("country", "germany")
        if one <= "1934" and other <= "1835"
    }
    assert frozenset(("1934", "1835")) in south
    assert south <= river("Rhine")


def test_tables_combat_has_ten_columns_and_six_rows():
    combat = TABLES["combat"]
    assert combat["columns"] == [
        *(f"1:{n}" for n in (5, 4, 3, 2)),
        *(f"{n}:1" for n in range(1, 7)),
    ]
    assert list(combat["rows"]) == list("123456")
    assert {len(row.split()) for row in combat["rows"].values()} == {10}


def test_tables_combat_is_never_worse_for_the_attacker_at_better_odds():
    worst_to_best = ["AE", "AS", "DR", "BB", "DE"]
    for row in TABLES["combat"]["rows"].values():
        ranks = [worst_to_best.index(result) for result in row.split()]
        assert ranks == sorted(ranks)


def test_tables_rough_and_forest_shift_one_column_left():
    shifts = {kind for kind, row in TERRAIN.items() if row.get("shift")}
    assert shifts == {"rough", "ardennes"}
    assert TERRAIN["rough"]["shift"] == TERRAIN["ardennes"]["shift"] == 1


def test_tables_the_dice_of_the_special_rules_are_those_printed():
    assert TABLES["airborne_coup"] == {"succeeds_up_to": 5, "maginot": 1, "mobile_unit": 1}
    assert TABLES["panzer_halt"] == {"first": 2, "later": 1}
    assert TABLES["swiss_strategy"] == {"forward_up_to": 3}
    assert TABLES["dyle_breda"] == {"hesitate": 1, "normal_up_to": 3}
