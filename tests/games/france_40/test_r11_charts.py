"""The charts as printed, played out: every cell of the combat results table, every terrain."""

import pytest

from tests.games.france_40.data_files import TABLES, TERRAIN
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


# --- M-07 the shape of the table -----


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
