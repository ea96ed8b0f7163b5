"""The tables of Manstein's War: ours where the booklet lacks them, cell by cell."""

import pytest

from sixweeks.board.odds import printed_column
from sixweeks.games.mansteins_war.model.components import (
    AIR_TABLE,
    ASSAULT,
    DIFFERENTIALS,
    MOBILE,
    PERCENTAGES,
    RESULTS,
)
from tests.games.mansteins_war.data_files import SCENARIO, TABLES, TERRAIN, units

COLUMNS = ["≤49", "50", "100", "150", "200", "300", "400", "500", "600", "700"]


def whole(table):
    return {die: " ".join(row) for die, row in table.rows.items()}


def test_22_1_the_assault_table():
    assert whole(ASSAULT) == {
        1: "AZ AD AD CA CA AA AA ST ST DA",
        2: "AZ AD CA CA AA AA ST ST DA DD",
        3: "AD CA CA AA AA ST ST DA DD DD",
        4: "AD CA AA AA ST ST DA DD DD DZ",
        5: "CA AA AA ST ST DA DW DD DZ DZ",
        6: "AA AA ST ST DW DW DD DZ DZ DZ",
    }


def test_22_1_the_mobile_table():
    assert whole(MOBILE) == {
        1: "AP AP AP CA CA CA AA MA MA DW",
        2: "AP AP CA CA AA MA MA MA DW DP",
        3: "AP CA CA AA MA MA DW DW DP DP",
        4: "CA CA AA MA MA DW DW DP DP OR",
        5: "CA AA MA MA DW DW DP DP OR OR",
        6: "AA MA MA DW DW DP DP OR OR OR",
    }


def test_22_3_the_air_warfare_table():
    assert whole(AIR_TABLE) == {
        1: "AL1 AL1 AL1 AL1 BL1 BL1",
        2: "AL1 AL1 AL1 BL1 BL1 BL1",
        3: "AL1 AL1 BL1 BL1 BL1 DL1",
        4: "AL1 BL1 BL1 BL1 DL1 DL1",
        5: "BL1 BL1 BL1 DL1 DL1 DL1",
        6: "BL1 BL1 DL1 DL1 DL1 DL1",
    }
    assert DIFFERENTIALS == (-2, -1, 0, 1, 2, 3)


@pytest.mark.parametrize(
    ("attack", "defence", "column"),
    [
        (20, 13, "150"),
        (1, 9, "≤49"),
        (49, 100, "≤49"),
        (1, 2, "50"),
        (149, 100, "100"),
        (299, 100, "200"),
        (23, 7, "300"),
        (22, 4, "500"),
        (99, 1, "700"),
    ],
)
def test_10_4_the_percentage_is_rounded_down_to_its_column(attack, defence, column):
    assert COLUMNS[printed_column(PERCENTAGES, attack, defence)] == column


def test_10_5_both_tables_have_the_same_columns():
    assert ASSAULT.columns == MOBILE.columns
    assert len(ASSAULT.columns) == len(COLUMNS)


def test_22_1_forts_are_assaulted_so_ca_and_dw_are_there_and_or_is_mobile():
    assert {"CA", "DW"} <= {result for row in ASSAULT.rows.values() for result in row}
    rout = {name for name, table in (("assault", ASSAULT), ("mobile", MOBILE)) if has(table, "OR")}
    assert rout == {"mobile"}


def has(table, result):
    return any(result in row for row in table.rows.values())


def test_22_1_every_result_is_explained():
    used = {result for table in (ASSAULT, MOBILE) for row in table.rows.values() for result in row}
    assert used == set(RESULTS)


@pytest.mark.parametrize(
    ("result", "attacker", "defender"),
    [  # steps lost, hexes retreated
        ("AA", (1, 0), (0, 0)),
        ("AD", (2, 1), (0, 0)),
        ("AP", (1, 2), (0, 0)),
        ("AZ", (3, 1), (0, 0)),
        ("CA", (0, 0), (0, 0)),
        ("DA", (0, 0), (1, 0)),
        ("DD", (0, 0), (2, 1)),
        ("DP", (0, 0), (2, 2)),
        ("DZ", (0, 0), (3, 2)),
        ("DW", (0, 0), (0, 1)),
        ("MA", (1, 0), (0, 1)),
        ("OR", (0, 0), (3, 3)),
        ("ST", (1, 0), (1, 0)),
    ],
)
def test_22_1_b_to_g_what_a_result_costs(result, attacker, defender):
    it = RESULTS[result]
    assert (it.attacker, it.attacker_retreats) == attacker
    assert (it.defender, it.defender_retreats) == defender


def test_22_1_who_pursues_and_who_strikes_back():
    assert {id for id, it in RESULTS.items() if it.counterattack} == {"CA"}
    assert {id for id, it in RESULTS.items() if it.pursuit} == {
        "DA",
        "DD",
        "DP",
        "DZ",
        "DW",
        "MA",
        "OR",
        "ST",
    }


def test_22_1_better_columns_and_rolls_are_no_worse_for_the_attacker():
    order = ["AZ", "AD", "AP", "CA", "AA", "ST", "MA", "DA", "DW", "DD", "DP", "DZ", "OR"]
    for table in (ASSAULT, MOBILE):
        rows = [[order.index(result) for result in row] for row in table.rows.values()]
        assert all(row == sorted(row) for row in rows)
        assert all(list(column) == sorted(column) for column in zip(*rows, strict=True))


@pytest.mark.parametrize(
    ("terrain", "mech", "other", "shift"),
    [
        ("clear", 1, 1, 0),
        ("forest", 2, 1, 1),
        ("rough", 3, 2, 2),
        ("city", 1, 1, 1),
        ("river", 1, 1, 1),
        ("minor_fort", 2, 2, 1),
        ("major_fort", 3, 3, 1),
    ],
)
def test_8_4_10_5_17_0_the_terrain_effects_chart(terrain, mech, other, shift):
    line = TERRAIN[terrain]
    assert (line["mech"], line["other"], line.get("shift", 0)) == (mech, other, shift)


def test_8_4_1_armies_are_barred_from_the_rough_alone():
    assert [kind for kind, line in TERRAIN.items() if not line.get("armies", True)] == ["rough"]


def test_8_4_b_the_example_of_a_river_into_a_forest():
    assert TERRAIN["river"]["mech"] + TERRAIN["forest"]["mech"] == 3


def test_6_1_6_2_6_3_stacking():
    assert TABLES["stacking"] == {
        "german": {"corps": 3, "with_army": 1, "rough": 1, "rough_manstein": 3},
        "allied": {"corps": 2, "with_army": 1, "rough": 1, "rough_manstein": 1},
    }


def test_9_1_rail_capacity_in_thirds():
    rail = TABLES["rail"]
    assert (rail["german"] / rail["army"], rail["allied"] / rail["army"]) == (3, 2)
    assert (rail["logistic"], rail["corps"]) == (3, 1)


def test_12_1_pursuit():
    assert TABLES["pursuit"] == {"german_mech": 2, "others": 1, "rout": 1}


def test_14_1_21_1_d_21_2_d_replacement_points_at_the_start():
    start = {nation: row["start"] for nation, row in TABLES["rp"].items()}
    assert start == {"german": 5, "french": 2, "british": 1, "belgian": 0, "dutch": 0}


def test_14_1_the_income_of_each_turn():
    income = {nation: row["income"] for nation, row in TABLES["rp"].items()}
    assert income == {
        "german": [2, 3, 3, 3, 3, 2, 2, 2],
        "french": [1, 1, 2, 2, 1, 1, 0, 0],
        "british": [0, 1, 0, 1, 0, 1, 0, 1],
        "belgian": [1, 1, 0, 0, 0, 0, 0, 0],
        "dutch": [0, 1, 0, 0, 0, 0, 0, 0],
    }


def test_14_0_14_3_what_replacement_points_buy():
    costs = {"maximum": 10, "step": 1, "step_in_zone": 2, "logistic": 1, "air": 2}
    assert TABLES["refit"] == costs


def test_3_4_german_victory_points():
    assert TABLES["victory_points"]["german"] == {
        "hexes": {"0941": 10, "1333": 4, "1335": 4},
        "depot": 3,
        "channel_port": 3,
        "fort": 1,
        "mech": 2,
        "army": 1,
        "air": 1,
        "extension": -10,
    }


def test_3_5_allied_victory_points():
    assert TABLES["victory_points"]["allied"] == {
        "hexes": {"1934": 5},
        "depot": 3,
        "channel_port": 0,
        "fort": 2,
        "mech": 3,
        "army": 2,
        "air": 1,
        "extension": 0,
    }


def test_3_6_the_bands_of_victory():
    assert TABLES["victory"] == {
        "german_strategic": 50,
        "german_operational": 40,
        "german_marginal": 30,
        "draw": 20,
        "allied_marginal": 10,
        "allied_operational": 0,
    }


def test_16_9_c_18_0_b_21_single_numbers():
    assert TABLES["bombing"] == {"city_strength": 1}
    assert TABLES["airborne"] == {"range": 10}
    assert TABLES["deployment"] == {"german": 3, "allied": 2}


def test_3_1_b_24_3_b_27_1_c_limits():
    assert TABLES["sudden_death"] == {"german_depots": 2}
    assert TABLES["limits"] == {"bridgeheads": 4, "morale_victories": 2}


def test_28_the_points_of_the_variants():
    assert TABLES["variants"] == {
        "german": {
            "netherlands": 5,
            "ready_armor": 1,
            "allied_air": 5,
            "french_sf": 1,
            "colonial_corps": 1,
            "fighter_command": 3,
            "belgian_alliance": 5,
        },
        "allied": {"ss_corps": 1, "german_sf": 1, "mountain_corps": 1, "air_transfer": 1},
    }


def test_21_0_3_4_c_six_weeks_and_two_more():
    assert (SCENARIO["turns"], SCENARIO["extended_turns"]) == (6, 8)
    assert len(SCENARIO["dates"]) == 8


def test_13_1_nobody_is_due_after_the_last_turn():
    due = {int(unit["arrives"]) for unit in units() if unit["arrives"]}
    assert max(due) <= SCENARIO["turns"]
