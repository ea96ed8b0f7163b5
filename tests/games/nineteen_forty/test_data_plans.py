"""The ready plans and the tables of 1940: legal by the rules, and as the worked examples want."""

from collections import Counter

import pytest

from tests.games.nineteen_forty.data_files import (
    HEXES,
    MOTORIZED,
    PLANS,
    SCENARIO,
    TABLES,
    TERRAIN,
    UNITS,
    country,
    divisions,
    french_border_band,
    group_of,
)

SIDE = {name: plan["side"] for name, plan in PLANS.items()}
FRENCH_ARMIES = {"1", "2", "3", "4", "5", "7", "8", "9"}
GERMAN_ARMIES = {"1", "4", "6", "7", "12", "16", "18"}
every_plan = pytest.mark.parametrize("name", sorted(PLANS))
allied_plans = pytest.mark.parametrize("name", sorted(n for n in PLANS if SIDE[n] == "allied"))
german_plans = pytest.mark.parametrize("name", sorted(n for n in PLANS if SIDE[n] == "german"))


def army_group(plan, unit):
    """The group that a unit belongs to; none if it may go anywhere."""
    if unit["army"] == "BEF":
        return "1"
    if unit["nation"] == "german" and unit["kind"] == "armored" and unit["size"] == "corps":
        return plan["main_effort"]
    found = [group for group, armies in plan["armies"].items() if unit["army"] in armies]
    return found[0] if found else ""


def stacks(plan):
    found: dict[str, list[dict[str, str]]] = {}
    for id, hex in plan["units"].items():
        found.setdefault(hex, []).append(UNITS[id])
    return found


def test_there_are_five_plans():
    assert Counter(SIDE.values()) == {"allied": 2, "german": 3}


@every_plan
def test_16_c_16_e_a_plan_places_every_unit_there_is_at_the_start(name):
    nations = ("german",) if SIDE[name] == "german" else ("french", "british")
    available = {
        id
        for id, unit in UNITS.items()
        if unit["nation"] in nations and not unit["tag"]
        if unit["kind"] not in ("parachute", "air_landing")
    }
    assert set(PLANS[name]["units"]) == available


@every_plan
def test_16_c_16_e_every_army_belongs_to_one_group_and_none_is_empty(name):
    armies = [army for group in PLANS[name]["armies"].values() for army in group]
    assert len(armies) == len(set(armies))
    assert set(armies) == (GERMAN_ARMIES if SIDE[name] == "german" else FRENCH_ARMIES)
    assert all(PLANS[name]["armies"].values())


@allied_plans
def test_16_f_allied_units_stand_in_their_zone_at_the_border(name):
    plan, band = PLANS[name], french_border_band()
    for id, hex in plan["units"].items():
        if group := army_group(plan, UNITS[id]):
            assert (group_of("allied", hex), hex in band) == (group, True), id
        assert country(hex) == "france", id


@german_plans
def test_16_g_german_units_stand_in_the_zone_of_their_group(name):
    plan = PLANS[name]
    for id, hex in plan["units"].items():
        if group := army_group(plan, UNITS[id]):
            assert group_of("german", hex) == group, id
        assert country(hex) == "germany", id


@every_plan
def test_16_h_the_stacks_of_a_plan_are_legal(name):
    for hex, units in stacks(PLANS[name]).items():
        assert sum(map(divisions, units)) <= 4, hex
        assert sum(divisions(u) for u in units if u["kind"] == "armored") <= 3, hex
        british = [u for u in units if u["nation"] == "british" and u["size"] == "corps"]
        french = [u for u in units if u["nation"] == "french" and u["size"] == "division"]
        assert not (british and french), hex


def test_16_d_the_main_efforts():
    efforts = {name: plan["main_effort"] for name, plan in PLANS.items() if SIDE[name] == "german"}
    assert efforts == {"german_sickle": "A", "german_yellow": "B", "german_rhine": "C"}


# --- tables


def rows():
    return {int(die): cells.split() for die, cells in TABLES["combat"]["rows"].items()}


def result(column, die):
    return rows()[die][TABLES["combat"]["columns"].index(column)]


def test_10_o_the_crt_at_5_to_1():
    assert (result("5:1", 4), result("5:1", 6)) == ("DR", "DR*")


def test_9_d_12_a_the_columns_between_2_to_1_and_5_to_1():
    columns = TABLES["combat"]["columns"]
    assert columns[columns.index("2:1") :] == ["2:1", "3:1", "4:1", "5:1", "6:1"]
    assert columns[: columns.index("2:1")] == ["1:3", "1:2", "1:1", "1.5:1"]


def test_7_o_7_t_the_crt_knows_six_results_and_has_no_gap():
    cells = [cell for row in rows().values() for cell in row]
    assert set(cells) == {"AE", "AR", "NE", "DR*", "DR", "DE"}
    assert (len(rows()), {len(row) for row in rows().values()}) == (6, {9})


def test_crt_no_result_is_better_for_a_higher_die_or_worse_for_a_higher_column():
    worth = ["AE", "AR", "NE", "DR*", "DR", "DE"].index
    table = [[worth(cell) for cell in rows()[die]] for die in range(1, 7)]
    assert all(row == sorted(row) for row in table)
    assert all(list(column) == sorted(column, reverse=True) for column in zip(*table, strict=True))


def test_crt_the_whole_table():
    """The reconstructed table, cell by cell: the milder of two (interpretations, balance)."""
    assert {die: " ".join(row) for die, row in rows().items()} == {
        1: "NE NE DR DR DR DR DE DE DE",
        2: "AR NE DR* DR* DR DR DR DR DE",
        3: "AR AR NE NE DR* DR DR DR DR",
        4: "AE AR AR NE NE DR* DR* DR DR",
        5: "AE AE AR AR AR NE DR* DR* DR",
        6: "AE AE AE AR AR AR NE DR* DR*",
    }


def test_terrain_costs_in_whole_points():
    costs = {kind: row["cost"] // 4 for kind, row in TERRAIN.items()}
    assert costs == {
        "clear": 1,
        "city": 1,
        "major_city": 1,
        "forest": 2,
        "rough": 2,
        "mountain": 3,
        "sea": 0,
        "lake": 0,
    }
    sides = {kind: cost // 4 for kind, cost in TABLES["hexsides"].items()}
    assert sides == {"minor_river": 1, "major_river": 2, "sea": 3, "causeway": 1}


def test_7_s_where_dr_with_a_star_does_nothing():
    holds = {kind for kind, row in TERRAIN.items() if row.get("holds")}
    assert holds == {"major_city", "forest", "rough", "mountain"}


def test_9_a_air_points():
    assert (TABLES["air"]["german"], TABLES["air"]["french"], TABLES["air"]["british"]) == (5, 1, 1)


def test_2_a_turn_0_and_ten_turns_have_dates():
    assert (len(SCENARIO["dates"]), SCENARIO["turns"]) == (11, 10)


def test_17_f_the_rows_of_effort():
    assert SCENARIO["effort"] == {"B": [1, 12], "A": [13, 20], "C": [18, 32]}


def test_every_unit_of_a_plan_may_be_where_it_is():
    closed = {kind for kind, row in TERRAIN.items() if row.get("closed")}
    rugged = {kind for kind, row in TERRAIN.items() if row.get("motorized_closed")}
    for plan in PLANS.values():
        for id, hex in plan["units"].items():
            terrain = HEXES[hex]["terrain"]
            assert terrain not in closed
            assert terrain not in rugged or UNITS[id]["kind"] not in MOTORIZED
