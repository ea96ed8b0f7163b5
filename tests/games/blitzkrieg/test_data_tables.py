"""The tables as the game reads them, against the rules and the digest."""

from fractions import Fraction

import pytest

from sixweeks.games.blitzkrieg.model.components import FRENCH, GERMAN, TABLES

WEIGHTS = {total: 6 - abs(7 - total) for total in range(2, 13)}


RESULTS = """
2   N N N N 1 1 1 1 1 1
3   N N N N N N N 1 1 1
4   - N N N N N N N 1 1
5   - - N N N N N N N 1
6   - - - N N N N N N N
7   - - - - - - - - - -
8   - - - - - - - - - N
9   - - - - - - N N N N
10  - - - N N N N N N 1
11  - N N N N N N 1 1 1
12  N N N N N N 1 1 1 1
"""


def test_10_1a_the_combat_results_are_those_printed():
    wanted = {int(line.split()[0]): line.split()[1:] for line in RESULTS.strip().splitlines()}
    found = {roll: [cell.upper() for cell in cells] for roll, cells in TABLES.combat.rows.items()}
    assert found == wanted
    assert TABLES.combat.columns == ("-1", *"012345678")


def test_10_2b_the_example_shows_a_red_result():
    assert TABLES.combat.result(TABLES.combat.columns.index("2"), 6) == "n"


def test_10_2b_in_each_row_the_two_leftmost_neutralizations_are_red():
    for cells in TABLES.combat.rows.values():
        neutralizations = [cell for cell in cells if cell in "nN"]
        reds = ["n"] * min(2, len(neutralizations))
        assert neutralizations == reds + ["N"] * (len(neutralizations) - len(reds))


ODDS = {
    "-1": (4, 0, 0, 0),
    "0": (9, 0, 0, 0),
    "1": (13, 0, 4, 0),
    "2": (21, 0, 9, 0),
    "3": (20, 1, 12, 1),
    "4": (20, 1, 20, 1),
    "5": (23, 2, 19, 2),
    "6": (19, 6, 15, 6),
    "7": (16, 9, 16, 9),
    "8": (14, 16, 9, 16),
}


@pytest.mark.parametrize("column", ODDS)
def test_10_2b_the_odds_of_a_column_for_infantry_and_vehicles(column):
    chances = TABLES.combat.distribution(TABLES.combat.columns.index(column), WEIGHTS)
    of_36 = {result: int(36 * chances.get(result, Fraction())) for result in "-nN1"}
    infantry = of_36["n"] + of_36["N"], of_36["1"]
    assert (*infantry, of_36["N"], of_36["1"]) == ODDS[column]


def test_8_2a_12_1a_the_columns_of_mines_stukas_and_artillery():
    assert TABLES.impact_columns == {"mine": 2, "stuka": 3, "75": 4, "105": 5, "150": 6}


def test_8_3a_the_modifiers_of_the_firer():
    found = {name: tuple(row.values()) for name, row in TABLES.modifiers["firer"].items()}
    assert found == {
        "fatigued": (-1, 0, -1),
        "neutralized": (-1, 0, -1),
        "column": (-1, 0, -1),
        "dispersed": (-1, 0, -1),
        "pioneer": (0, 0, 1),
        "move_and_fire": (-2, 0, -1),
        "distance": (-1, 0, 1),
        "out_of_command": (-1, 0, -1),
    }


def test_8_3a_the_modifiers_of_the_target():
    found = {name: tuple(row.values()) for name, row in TABLES.modifiers["target"].items()}
    assert found == {
        "woods": (-1, -1, -1),
        "orchard": (-1, -1, -1),
        "built_up": (-2, -2, -1),
        "column": (1, 1, 1),
        "higher": (0, 0, -1),
        "dispersed": (0, 0, 1),
        "prepared": (-1, -1, -1),
    }


def test_7_1a_movement_in_half_points():
    found = {name: tuple(row.values()) for name, row in TABLES.movement.items()}
    assert found == {
        "clear": (4, 4, 2),
        "orchard": (6, 6, 2),
        "woods": (6, 6, 2),
        "main_road": (2, 2, 1),
        "secondary_road": (4, 2, 1),
        "built_up": (8, 6, 2),
        "river": (4, 6, 2),
        "escarpment": (4, 6, 2),
        "mines": (6, 8, 2),
        "gette": (6, 8, 0),
    }


def test_6_3a_reaction_values():
    german = {kind for kind, value in TABLES.reaction[GERMAN].items() if value == 8}
    assert german == {"tank", "assault_gun", "at_gun"}
    assert set(TABLES.reaction[FRENCH].values()) == {7}
    assert TABLES.reaction_modifiers == {
        "out_of_command": 1,
        "neutralized": 2,
        "fatigued": 1,
        "distance": 1,
        "demoralized": 2,
    }


def test_10_3d_11a_5_4b_formation_factors():
    assert TABLES.formation_factor == {GERMAN: 8, FRENCH: 7}
    assert TABLES.formation_checks == {
        "fatigue": -2,
        "rally": -1,
        "demoralization": 0,
        "recovery": -3,
        "hq_neutralized": -1,
    }


def test_8_2c_transmission():
    assert TABLES.transmission == {"hq": 7, "observer": 8, "neutralized": 1}
