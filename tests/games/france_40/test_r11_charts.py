"""The charts as printed, played out: every cell of the combat results table, every terrain; and the
reckoning by which our counters were balanced (M-07)."""

from typing import Any

import pytest

from tests.games.france_40.data_files import TABLES, TERRAIN, UNITS
from tests.games.france_40.measures import points_left
from tests.games.france_40.toolkit import assault, at, fought

COMBAT_RESULTS = """
    1:5 1:4 1:3 1:2 1:1 2:1 3:1 4:1 5:1 6:1
1   AS  AS  DR  DR  BB  DE  DE  DE  DE  DE
2   AE  AS  AS  DR  DR  BB  DE  DE  DE  DE
3   AE  AE  AS  AS  DR  DR  BB  DE  DE  DE
4   AE  AE  AE  AS  DR  DR  DR  BB  DE  DE
5   AE  AE  AE  AE  DR  DR  DR  DR  BB  DE
6   AE  AE  AE  AE  AS  DR  DR  DR  DR  BB
"""
COLUMNS, *ROWS = [line.split() for line in COMBAT_RESULTS.strip().splitlines()]
CELLS = [
    (column, int(die), result)
    for die, *results in ROWS
    for column, result in zip(COLUMNS, results, strict=True)
]

# Attackers in 2726 and defenders in 2725 for each column.
BATTLES = {
    "1:5": ({"G XII": 1}, {"F X": 2, "F XX": 2}),  # 2 against 10
    "1:4": ({"G XII": 1}, {"UK I": 4}),  # 2 against 8
    "1:3": ({"G XII": 1}, {"F X": 2}),  # 2 against 5
    "1:2": ({"G XII": 2}, {"F X": 2}),  # 4 against 5
    "1:1": ({"G I": 2}, {"F X": 2}),  # 6
    "2:1": ({"G I": 2, "G II": 2}, {"F X": 2}),  # 12
    "3:1": ({"G I": 2, "G II": 2, "G III": 2}, {"F X": 2}),  # 18
    "4:1": ({"19 Pz": 4, "G I": 2}, {"F X": 2}),  # 20
    "5:1": ({"19 Pz": 4, "41 Pz": 4}, {"F X": 2}),  # 26
    "6:1": ({"19 Pz": 4, "41 Pz": 4, "G XII": 2}, {"F X": 2}),  # 30
}


def battle(column):
    attackers, defenders = BATTLES[column]
    units = {unit: ("2726", steps) for unit, steps in attackers.items()}
    units |= {unit: ("2725", steps) for unit, steps in defenders.items()}
    return at("german combat", units), " + ".join(attackers)


def test_crt_is_the_printed_one():
    printed = {die: " ".join(results) for die, *results in ROWS}
    assert TABLES["combat"] == {"columns": COLUMNS, "rows": printed}


@pytest.mark.parametrize(("column", "die", "result"), CELLS)
def test_crt_11_10d_the_die_under_the_column_gives_the_result(column, die, result):
    table, _ = battle(column)
    assault(table, "2725", *BATTLES[column][0]).answer(die)
    assert fought(table) == [(column, die, result)]


@pytest.mark.parametrize("column", COLUMNS)
def test_crt_the_odds_give_the_chance_of_each_result(column):
    table, attackers = battle(column)
    results = [cell for name, _, cell in CELLS if name == column]
    expected = {cell: results.count(cell) / 6 for cell in results}
    assert table.odds(f"{attackers} 2725")["results"] == pytest.approx(expected)


# --- the terrain effects chart ----------------------------------------------------------------

# Terrain: movement cost, shift to the left; a step into such a hex, and a German attack on it.
CHART = {
    "clear": (1, 0, "2725", "2724"),
    "rough": (2, 1, "2024", "2025"),
    "ardennes": (2, 1, "2831", "2930"),
    "city": (1, 0, "2323", "2322"),
    "paris": (1, 0, "3122", "3022"),
    "ruhr": (1, 0, "3240", "3339"),
}


def test_tec_is_the_printed_one():
    found = {kind: (TERRAIN[kind]["cost"], TERRAIN[kind]["shift"]) for kind in CHART}
    assert found == {kind: (cost, shift) for kind, (cost, shift, _, _) in CHART.items()}


def test_tec_rivers_cost_one_more_and_a_standing_fortification_makes_a_hex_cost_one():
    assert (TERRAIN["river"], TERRAIN["fortification"]) == ({"toll": 1}, {"cost": 1})


def test_tec_sea_zuiderzee_and_gap_are_closed():
    closed = {kind for kind, row in TERRAIN.items() if row.get("closed")}
    assert closed == {"sea", "zuiderzee", "gap"}


@pytest.mark.parametrize("kind", CHART)
def test_tec_10_5b_the_cost_of_each_terrain(kind):
    cost, _, start, to = CHART[kind]
    table = at("german movement", {"G I": start})
    table.answer("G I")
    table.answer(to)
    assert points_left(table) == 6 - cost


@pytest.mark.parametrize("kind", CHART)
def test_tec_11_12c_the_shift_of_each_terrain(kind):
    _, shift, start, to = CHART[kind]
    found = at("german combat", {"G I": start, "F X": to}).odds(f"G I {to}")
    assert sum(each["shift"] for each in found["shifts"]) == -shift


# --- M-07 the balance of our counters ---------------------------------------------------------

SICKLE_CUT: dict[str, Any] = {
    "turn": 1,
    "belgium": "in play 1",
    "sickle_cut": "19 Pz, 41 Pz, 16 Pz",
}


def sickle_cut(units, attack):
    return at("german combat", units, **SICKLE_CUT).odds(attack)


def chances(found):
    """Of six."""
    return {result: round(chance * 6) for result, chance in found["results"].items()}


@pytest.mark.parametrize(
    ("column", "expected"),
    [
        ("1:2", {"AE": 2, "AS": 2, "DR": 2}),
        ("1:1", {"AS": 1, "BB": 1, "DR": 4}),
        ("2:1", {"DE": 1, "BB": 1, "DR": 4}),
        ("3:1", {"DE": 2, "BB": 1, "DR": 3}),
        ("6:1", {"DE": 5, "BB": 1}),
    ],
)
def test_m_07_the_shape_of_the_table(column, expected):
    table, attackers = battle(column)
    assert chances(table.odds(f"{attackers} 2725")) == expected


def test_m_07_a_panzer_corps_by_surprise_from_2931_on_2930():
    found = sickle_cut({"19 Pz": "2931", "F X": "2930"}, "19 Pz 2930")
    assert (found["attack"], found["defence"]) == (14, 5)
    assert (found["initial"], found["column"], chances(found)["DE"]) == ("2:1", "3:1", 2)


def test_m_07_an_ordinary_pair_of_corps_in_its_place():
    found = sickle_cut({"G I": "2931", "G II": "2931", "F X": "2930"}, "G I + G II 2930")
    assert (found["attack"], found["initial"], found["column"]) == (12, "2:1", "1:1")


def test_m_07_two_panzer_corps_by_surprise():
    found = sickle_cut({"19 Pz": "2931", "41 Pz": "2931", "F X": "2930"}, "19 Pz + 41 Pz 2930")
    assert (found["attack"], found["initial"], found["column"]) == (26, "5:1", "6:1")
    assert chances(found)["DE"] == 5


def test_m_07_a_panzer_corps_across_the_meuse():
    found = sickle_cut({"19 Pz": "3031", "F X": "3030"}, "19 Pz 3030")
    assert (found["attack"], found["initial"], found["column"]) == (7, "1:1", "2:1")


def test_m_07_three_corps_on_the_maginot_line_and_a_garrison():
    germans = dict.fromkeys(("G I", "G II", "G III"), "1732")
    units = {**germans, "F XX": "1733", "Maginot 1733": "1733"}
    found = at("german combat", units).odds("G I + G II + G III 1733")
    assert (found["attack"], found["defence"]) == (18, 7)
    assert (found["initial"], found["column"], chances(found)["DR"]) == ("2:1", "1:2", 2)


def test_m_07_a_french_counter_stroke_with_the_4th_armored_division():
    units = {**dict.fromkeys(("F I", "F III", "F IV"), "2726"), "19 Pz": "2725"}
    found = at("allied combat", units).odds("F I + F III + F IV 2725 armored")
    assert (found["attack"], found["defence"]) == (15, 8)
    assert (found["initial"], found["column"]) == ("1:1", "2:1")


SIXTEEN = [f"F {n}" for n in (1, 3, 5, 9, 10, 11, 12, 13, 14, 15, 21, 23, 25, 26, 42, 43)]


def saar(**lines):
    """Sixteen French divisions from 2135 and 2136 on four German ones in the West Wall at 2236."""
    french = {unit: "2135" if index < 8 else "2136" for index, unit in enumerate(SIXTEEN)}
    germans = dict.fromkeys(("G 5", "G 6", "G 9", "G 15"), "2236")
    table = at("allied combat", {**french, **germans, "WW 2236": "2236"}, scenario="1939", **lines)
    return table.odds(f"{' + '.join(SIXTEEN)} 2236")


def test_m_07_sixteen_divisions_on_the_west_wall():
    found = saar()
    assert (found["attack"], found["defence"]) == (48, 17)
    assert (found["initial"], found["column"]) == ("2:1", "1:2")


def test_m_07_the_same_in_the_supply_crisis():
    assert saar(turn=4, supply_crisis="yes")["column"] == "1:1"


def total(nation, factor, kind=""):
    found = [u for u in UNITS if u["scenario"] == "1939" and u["nation"] == nation]
    if kind:
        return sum(int(u["factors"]) for u in found if u["kind"] == kind)
    return sum(int(u["factors"].split("-")[factor]) for u in found if "-" in u["factors"])


def test_m_07_the_armies_of_1939():
    french_attack, german_defense = total("french", 0), total("german", 1)
    assert (french_attack, german_defense, total("german", 0, "west_wall")) == (129, 110, 14)
