"""The data of France '40 against every statement the rules make about map, counters and tables.

The files are read here by hand, not through the game's own loader, so that each checks the other. A
test bears a rule's number where the rule says something about the map or the counters themselves.
"""

import csv
import json
import subprocess
import sys
import tomllib
from collections import Counter
from itertools import combinations, pairwise
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
DATA = ROOT / "src/sixweeks/games/france_40/data"


def read_csv(name):
    with (DATA / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def read_toml(name):
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


HEXES = {row["number"]: row for row in read_csv("hexes.csv")}
SIDES = read_csv("hexsides.csv")
UNITS = read_csv("units.csv")
TERRAIN = read_toml("terrain.toml")
TABLES = read_toml("tables.toml")
SCENARIO = {year: read_toml(f"scenarios/{year}.toml") for year in ("1939", "1940")}
LINE = set(SCENARIO["1940"]["maginot"])
STATIC = ("maginot", "west_wall", "eben_emael")
HOME = {
    "german": "germany",
    "french": "france",
    "british": "france",
    "belgian": "belgium",
    "dutch": "netherlands",
    "swiss": "switzerland",
}
FIGHTING = ("france", "germany")


def neighbours(hex):
    row, column = int(hex[:2]), int(hex[2:])
    west = column if row % 2 else column - 1
    around = [(row, column - 1), (row, column + 1)]
    around += [(row + up, west + east) for up in (1, -1) for east in (0, 1)]
    return {n for r, c in around if (n := f"{r:02}{c:02}") in HEXES}


def country(hex):
    return HEXES[hex]["country"]


def terrain(hex):
    return HEXES[hex]["terrain"]


def hexes_of(kind, value):
    return {hex for hex, row in HEXES.items() if row[kind] == value}


def hex_named(name):
    (hex,) = hexes_of("name", name)
    return hex


def foreign_neighbours(hex):
    return {country(n) for n in neighbours(hex)} - {country(hex), ""}


def river(name):
    return {frozenset((s["from"], s["to"])) for s in SIDES if s["name"] == name}


def lake_sides():
    return {frozenset((s["from"], s["to"])) for s in SIDES if s["feature"] == "lake"}


def connected(hexes):
    """The hexes in groups that hang together."""
    left, groups = set(hexes), []
    while left:
        group, edge = set(), {min(left)}
        while edge:
            group |= edge
            edge = {n for hex in edge for n in neighbours(hex)} & left - group
        left -= group
        groups.append(group)
    return groups


def edge(name):
    """The first or last hex of each row, or the first or last row."""
    rows = sorted({hex[:2] for hex in HEXES})
    if name in ("south", "north"):
        return {hex for hex in HEXES if hex[:2] == (rows[0] if name == "south" else rows[-1])}
    end = min if name == "west" else max
    return {end(hex for hex in HEXES if hex[:2] == row) for row in rows}


def units(scenario, *kinds):
    return [u for u in UNITS if u["scenario"] == scenario and (not kinds or u["kind"] in kinds)]


def steps(unit):
    return len(unit["factors"].split())


# The sheet


def test_1_2a_there_are_858_hexes_in_33_rows_of_26():
    assert len(HEXES) == 858
    assert set(Counter(hex[:2] for hex in HEXES).values()) == {26}


def test_1_2a_the_corners_of_the_map_are_hexes_of_both_their_edges():
    assert {"4219", "4244"} <= edge("north")
    assert {"1019", "1044"} <= edge("south")
    assert {"1044", "4244"} <= edge("east")
    assert {"1019", "4219"} <= edge("west")


def test_1_2a_odd_rows_lie_half_a_hex_further_east():
    assert neighbours("3534") == {"3533", "3535", "3634", "3635", "3434", "3435"}
    assert neighbours("3634") == {"3633", "3635", "3733", "3734", "3533", "3534"}


def test_2_1b_every_hexside_lies_between_neighbours_with_the_lower_number_first():
    wrong = [s for s in SIDES if s["to"] not in neighbours(s["from"]) or s["to"] < s["from"]]
    assert not wrong


def test_2_1b_no_hexside_stands_twice_for_the_same_water():
    keys = [(s["from"], s["to"], s["name"]) for s in SIDES]
    assert len(keys) == len(set(keys))


def test_2_1b_the_lake_hexsides_are_those_of_zuiderzee_and_lake_constance():
    pairs = ("4138 4239", "4238 4239", "1136 1237", "1137 1237")
    assert lake_sides() == {frozenset(pair.split()) for pair in pairs}


def test_2_1c_munich_is_1043():
    assert hex_named("Munich") == "1043"
    assert (country("1043"), terrain("1043")) == ("germany", "city")


def test_map_only_cities_paris_and_ruhr_have_names():
    named = {hex for hex, row in HEXES.items() if row["name"]}
    assert named == set().union(*(hexes_of("terrain", kind) for kind in ("city", "paris", "ruhr")))


def test_map_water_belongs_to_nobody_and_land_to_somebody():
    water = hexes_of("terrain", "sea") | hexes_of("terrain", "zuiderzee")
    assert hexes_of("country", "") == water


def test_map_every_terrain_is_on_the_chart():
    assert {row["terrain"] for row in HEXES.values()} == set(TERRAIN) - {"river", "fortification"}


# Counters


def test_2_0a_the_counters_add_up_to_228():
    markers = 10
    on_two_counters = [u for u in UNITS if steps(u) == 4]
    west_wall_of_1939 = units("1939", "west_wall")  # the same counters as in 1940
    assert markers + len(UNITS) + len(on_two_counters) - len(west_wall_of_1939) == 228


def test_2_4a_only_french_and_germans_appear_in_1939():
    assert {u["nation"] for u in units("1939")} == {"french", "german"}
    assert {u["nation"] for u in units("1940")} == set(HOME)


def test_counters_the_mechanized_corps_are_german():
    assert {u["nation"] for u in units("1940", "panzer", "panzergrenadier")} == {"german"}


def test_counters_have_a_notation_of_their_own_in_each_scenario():
    keys = Counter((u["scenario"], u["id"]) for u in UNITS)
    assert max(keys.values()) == 1


def test_2_10c_every_unit_of_1939_has_one_step():
    assert {steps(u) for u in units("1939")} == {1}


def test_2_11a_five_mechanized_and_three_british_corps_have_four_steps():
    four = {u["id"] for u in UNITS if steps(u) == 4}
    assert four == {"14 PzG", "16 Pz", "19 Pz", "39 Pz", "41 Pz", "UK I", "UK II", "UK III"}


def test_counters_are_weaker_with_every_step_lost():
    for unit in UNITS:
        strengths = [tuple(map(int, step.split("-"))) for step in unit["factors"].split()]
        assert all(less[0] < more[0] for more, less in pairwise(strengths)), unit["id"]


def test_2_12a_maginot_has_two_steps_west_wall_and_eben_emael_one():
    found = {(u["kind"], steps(u)) for u in units("1940", *STATIC)}
    assert found == {("maginot", 2), ("west_wall", 1), ("eben_emael", 1)}


def test_2_12c_fortifications_are_of_strength_1_or_2():
    assert {step for u in units("1940", *STATIC) for step in u["factors"].split()} == {"1", "2"}


def test_counters_panzers_attack_better_than_they_defend():
    for unit in units("1940", "panzer", "panzergrenadier"):
        attack, defense = map(int, unit["factors"].split()[0].split("-"))
        assert attack > defense, unit["id"]


# Control and set-up


def test_3_3a_the_west_wall_of_1939_is_14_hexes_from_2534_to_1432():
    wall = SCENARIO["1939"]["west_wall"]
    assert (len(wall), wall[0], wall[-1]) == (14, "2534", "1432")
    assert wall == SCENARIO["1940"]["west_wall"][-14:]


def test_3_6c_eben_emael_is_belgian_and_on_the_meuse():
    assert SCENARIO["1940"]["eben_emael"] == "3235"
    assert country("3235") == "belgium"
    assert any("3235" in side for side in river("Meuse"))


def test_3_6d_2732_is_belgian_and_not_forest():
    assert (country("2732"), terrain("2732")) == ("belgium", "clear")


def test_3_6d_2732_is_the_only_open_belgian_hex_cut_off_by_the_forest():
    belgium = hexes_of("country", "belgium") - hexes_of("terrain", "ardennes")
    assert sorted(map(len, connected(belgium)))[:-1] == [1]
    assert {"2732"} in connected(belgium)


def test_3_7b_the_maginot_line_is_every_french_border_hex_from_2731_to_1431_but_the_gap():
    border = {
        hex
        for hex in hexes_of("country", "france")
        if int(hex[:2]) <= 27 and foreign_neighbours(hex) & {"belgium", "luxembourg", "germany"}
    }
    assert border - {"2235"} == LINE
    assert {"2731", "1431"} <= LINE


def test_3_8a_the_west_wall_of_1940_is_the_25_border_hexes_from_3538_to_1432():
    border = {
        hex
        for hex in hexes_of("country", "germany")
        if int(hex[2:]) <= 38 and foreign_neighbours(hex) - {"switzerland"}
    }
    wall = SCENARIO["1940"]["west_wall"]
    assert (len(wall), wall[0], wall[-1]) == (25, "3538", "1432")
    assert set(wall) == border


@pytest.mark.parametrize("year", ["1939", "1940"])
def test_3_8a_each_hex_of_the_lists_has_its_counter(year):
    walls = {u["id"].removeprefix("WW ") for u in units(year, "west_wall")}
    assert walls == set(SCENARIO[year]["west_wall"])
    forts = {u["id"].removeprefix("Maginot ") for u in units(year, "maginot")}
    assert forts == (LINE if year == "1940" else set())


def test_3_8b_the_forest_lies_in_belgium_luxembourg_and_france():
    forest = hexes_of("terrain", "ardennes")
    assert {country(hex) for hex in forest} == {"belgium", "luxembourg", "france"}
    assert len(connected(forest)) == 1


def test_3_9a_the_replacements_are_8_german_and_17_french():
    assert SCENARIO["1940"]["replacements"] == {"german": 8, "french": 17}


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
    assert list(TABLES["victory_1940"].values()) == [4, 5, 6, 7, 8]


# Sequence of play


def test_scenarios_the_french_begin_in_1939_and_the_germans_in_1940():
    assert SCENARIO["1939"]["first_player"] == "french"
    assert SCENARIO["1940"]["first_player"] == "german"


def test_tables_the_crisis_may_come_from_turn_3_and_is_likelier_each_turn():
    crisis = TABLES["german_supply_crisis"]
    assert [int(turn) for turn in crisis] == list(range(3, SCENARIO["1939"]["turns"] + 1))
    assert list(crisis.values()) == sorted(set(crisis.values()))
    assert max(crisis.values()) < 6


def test_1_1a_each_of_the_13_turns_of_1940_has_its_date():
    assert len(SCENARIO["1940"]["dates"]) == SCENARIO["1940"]["turns"] == 13
    assert SCENARIO["1940"]["dates"][0].startswith("10-13 May")


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


# Ready deployments

DEPLOYMENTS = {path.stem: path for path in sorted((DATA / "deployments").glob("*.toml"))}


@pytest.fixture(params=DEPLOYMENTS)
def deployment(request):
    scenario, side, *_ = request.param.split("_")
    plan = tomllib.loads(DEPLOYMENTS[request.param].read_text(encoding="utf-8"))
    sides = {"german": ["german"], "french": ["french"], "allied": set(HOME) - {"german"}}
    theirs = {u["id"]: u for u in units(scenario) if u["nation"] in sides[side]}
    return scenario, plan, theirs


def test_deployments_are_five():
    assert sorted(DEPLOYMENTS) == [
        "1939_french",
        "1939_german",
        "1940_allied",
        "1940_german",
        "1940_german_yellow",
    ]


def test_deployments_place_every_mobile_unit_but_the_39th_panzer_corps(deployment):
    _, plan, theirs = deployment
    mobile = {id for id, unit in theirs.items() if unit["kind"] not in STATIC}
    assert set(plan["units"]) == mobile - {"39 Pz"}


def test_deployments_keep_to_the_stacking_limit(deployment):
    scenario, plan, _ = deployment
    assert max(Counter(plan["units"].values()).values()) <= SCENARIO[scenario]["stacking"]


def test_deployments_do_not_mix_nations_in_a_hex(deployment):
    _, plan, theirs = deployment
    nations = {(hex, theirs[id]["nation"]) for id, hex in plan["units"].items()}
    assert len(nations) == len(set(plan["units"].values()))


def test_deployments_have_one_neutral_unit_in_a_hex(deployment):
    _, plan, theirs = deployment
    neutral = [
        hex for id, hex in plan["units"].items() if HOME[theirs[id]["nation"]] not in FIGHTING
    ]
    assert len(neutral) == len(set(neutral))


def test_deployments_stay_in_their_own_country(deployment):
    _, plan, theirs = deployment
    abroad = {id for id, hex in plan["units"].items() if country(hex) != HOME[theirs[id]["nation"]]}
    assert len(abroad) == (3 if plan.get("sickle_cut") else 0)


def test_deployments_have_no_belgians_in_the_forest_or_in_2732(deployment):
    _, plan, theirs = deployment
    belgians = {hex for id, hex in plan["units"].items() if theirs[id]["nation"] == "belgian"}
    assert "2732" not in belgians
    assert not belgians & hexes_of("terrain", "ardennes")


def test_deployments_use_neither_paris_nor_the_gap_nor_the_sea(deployment):
    _, plan, _ = deployment
    used = {terrain(hex) for hex in plan["units"].values()}
    assert not used & {"paris", "gap", "sea", "zuiderzee"}


def test_deployments_sickle_cut_puts_three_mechanized_corps_into_the_forest():
    plan = read_toml("deployments/1940_german.toml")
    forest = {id for id, hex in plan["units"].items() if terrain(hex) == "ardennes"}
    assert forest == {"14 PzG", "19 Pz", "41 Pz"}
    assert {country(plan["units"][id]) for id in forest} <= {"belgium", "luxembourg"}


def test_deployments_the_first_plan_has_no_sickle_cut():
    assert read_toml("deployments/1940_german_yellow.toml")["sickle_cut"] is False


def test_deployments_the_allied_front_is_the_historical_one():
    place = read_toml("deployments/1940_allied.toml")["units"]
    border = [place[id] for id in ("UK I", "UK II", "F III", "F V", "F XI", "F XLI", "F X")]
    assert all("belgium" in foreign_neighbours(hex) for hex in border)
    manned = ("F VI", "F VII", "F VIII", "F IX", "F Co", "F XII", "F XIII", "F XVII", "F XX")
    assert {place[id] for id in manned} <= LINE


# The atlas


def test_atlas_gives_the_hex_tables():
    command = [sys.executable, "-m", "tools.atlas.france_40", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_atlas_draws_countries_that_agree_with_the_hexes():
    regions = json.loads((DATA / "geography.json").read_text(encoding="utf-8"))["regions"]
    for hex, row in HEXES.items():
        wanted = row["country"] or row["terrain"]
        inside = [name for name, rings in regions.items() if is_inside(centre(hex), rings)]
        assert inside == [wanted], hex


def centre(hex):
    row, column = int(hex[:2]), int(hex[2:])
    return column - 18 + 0.5 * (row % 2), (42 - row) * 0.8660254


def is_inside(point, rings):
    """Does a ray to the east cross the outlines an odd number of times?"""
    x, y = point
    crossings = 0
    for ring in rings:
        for (ax, ay), (bx, by) in pairwise(ring):
            if (ay <= y) != (by <= y) and ax + (y - ay) * (bx - ax) / (by - ay) > x:
                crossings += 1
    return crossings % 2 == 1


def test_atlas_draws_a_small_file():
    assert (DATA / "geography.json").stat().st_size < 120_000
