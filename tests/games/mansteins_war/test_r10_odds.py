"""10.4, 10.5 Percentages, shifts and columns."""

import pytest

from sixweeks.games.mansteins_war.model.components import COUNTERS, CRT
from sixweeks.games.mansteins_war.model.state import Impulse
from tests.games.mansteins_war.toolkit import (
    board,
    hex_at,
    in_play,
    odds_of,
    shifts_of,
    unit,
)

# An open field without rivers: the French in 1343, supported by Dijon, Germans around it.
FIELD = {"F 1 Army": "1343", "G 4 Army": "1342", "log HGA": "1341"}


def fought(units, marker="", **fields):
    game = board(units, **fields)
    by = "allied" if marker in ("1AG", "Plan_D", "Plan_R", "De_Gaulle") else "german"
    game.impulse = in_play(by, marker, "")
    return game


def column(units, hex, names, table="assault", **fields):
    by = COUNTERS[unit(names.split(",")[0].strip())].side
    return odds_of(fought(units, **fields), by, hex, names, table).name


def shifts(units, hex, names, **fields):
    by = COUNTERS[unit(names.split(",")[0].strip())].side
    return shifts_of(fought(units, **fields), by, hex, names)


# --- 10.4 -------------------------------------------------------------------------------------


def test_10_4_the_example_of_20_against_13():
    units = {"G 4 Army": "1342", "41 Pz": "1442", "F 1 Army": "1343", "fort Maub": "1343"}
    odds = odds_of(fought(units), "german", "1343", "G 4 Army, 41 Pz")
    assert (odds.attack, odds.defence, odds.percent) == (20, 13, 153)
    assert CRT["assault"].columns[odds.base] == "150%"


def test_10_4_percentages_are_rounded_down():
    units = {"15 Pz": "1342", "14 Mot": "1342", "F 3 Army": "1343", "log HGA": "1341"}
    odds = odds_of(fought(units), "german", "1343", "15 Pz, 14 Mot")
    assert (odds.percent, odds.name) == (144, "100%")


def test_2_2_1_a_attack_and_defence_factors_of_the_side_that_is_up():
    units = {"G 1 Army": "1342/3", "F 7 Army": "1343/3", "log HGA": "1341"}
    odds = odds_of(fought(units), "german", "1343", "G 1 Army")
    assert (odds.attack, odds.defence) == (6, 6)


def test_10_5_a_below_49_the_first_column_is_the_base():
    units = {"GrD": "1342", "F 1 Army": "1343", "log HGA": "1341"}
    odds = odds_of(fought(units, air={"I Flk": "1343"}), "german", "1343", "GrD")
    assert (odds.percent, odds.base, odds.name) == (20, 0, "100%")


def test_10_5_a_above_700_the_last_column_is_the_base():
    units = {"Light": "1434", "G 4 Army": "1534", "log HGB": "1634"}
    odds = odds_of(fought(units, air={"ZOAE": "1434"}), "german", "1434", "G 4 Army")
    assert (odds.percent, odds.base, odds.name) == (1200, 9, "600%")


def test_10_5_a_columns_stay_within_the_table():
    units = {"GrD": "1342", "F 1 Army": "1343", "log HGA": "1341"}
    game = fought(units, air={"ZOAE": "1343"})
    assert odds_of(game, "german", "1343", "GrD").column == 0


def test_10_5_a_opposing_shifts_net_out():
    fields = {"air": {"I Flk": "1343", "ZOAE": "1342"}}
    assert column(FIELD, "1343", "G 4 Army", **fields) == "150%"


# --- 10.5.b terrain ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hex", "start", "kinds"),
    [
        ("1343", "1342", {}),
        ("1440", "1340", {"forest": -1}),
        ("1842", "1743", {"rough": -2}),
        ("0941", "0942", {"city": -1}),
        ("1641", "1640", {"city": -1}),
        ("0941", "1040", {"city": -1, "river": -1}),
        ("1438", "1538", {"forest": -1, "river": -1}),
        ("1242", "1342", {}),
    ],
)
def test_10_5_b_terrain_of_the_hex_and_the_river(hex, start, kinds):
    found = shifts({"DLM": hex, "15 Pz": start}, hex, "15 Pz")
    assert {k: v for k, v in found.items() if "unsupported" not in k} == kinds


def test_10_5_b_no_river_if_somebody_attacks_from_this_bank():
    units = {"F 2 Army": "1438", "15 Pz": "1538", "16 Pz": "1338"}
    assert "river" not in shifts(units, "1438", "15 Pz, 16 Pz")


def test_22_4_bombed_cities_give_no_shift():
    paris = 1 << hex_at("0941")
    assert "city" not in shifts({"DLM": "0941", "15 Pz": "0942"}, "0941", "15 Pz", bombed=paris)


def test_22_4_the_river_of_a_bombed_city_still_helps():
    paris = 1 << hex_at("0941")
    found = shifts({"DLM": "0941", "15 Pz": "1040"}, "0941", "15 Pz", bombed=paris)
    assert found["river"] == -1


# --- 10.5.c support ---------------------------------------------------------------------------


def test_10_5_c_each_unsupported_attacker_one_to_the_left():
    units = {"F 1 Army": "1343", "G 4 Army": "1342", "G 6 Army": "1442"}
    assert shifts(units, "1343", "G 4 Army, G 6 Army") == {"unsupported_attacker": -2}


def test_10_5_c_each_unsupported_defender_one_to_the_right():
    units = {"F 1 Army": "2031", "Cav": "2031", "15 Pz": "2032"}
    assert shifts(units, "2031", "15 Pz") == {"unsupported_defender": 2}


def test_10_5_c_static_and_logistic_units_are_supported():
    units = {"fort Maub": "2031", "log 1AG": "2031", "15 Pz": "2032"}
    assert shifts(units, "2031", "15 Pz") == {}


def test_26_1_the_airlift_supports_in_combat():
    units = {"F 1 Army": "1343", "G 4 Army": "1342"}
    fields = {"options": {"airlift": "on"}, "airlift": "1341"}
    assert shifts(units, "1343", "G 4 Army", **fields) == {}


# --- 10.5.d, 10.5.e ---------------------------------------------------------------------------


def test_10_5_d_the_strongest_air_unit_of_each_side():
    air = {"I Flk": "1342", "VIII Flk": "1343", "ZOAE": "1344"}
    found = shifts(FIELD, "1343", "G 4 Army", air=air)
    assert found == {"air_of_attacker": 3, "air_of_defender": -1}


def test_10_5_d_only_if_the_hex_attacked_is_in_its_zone():
    assert shifts(FIELD, "1343", "G 4 Army", air={"VIII Flk": "1341"}) == {}


def test_16_4_reduced_air_units_cover_their_own_hex_only():
    assert shifts(FIELD, "1343", "G 4 Army", air={"VIII Flk": "1342*"}) == {}
    assert shifts(FIELD, "1343", "G 4 Army", air={"VIII Flk": "1343*"}) == {"air_of_attacker": 2}


def test_5_6_a_the_marker_shifts_every_attack():
    assert shifts(FIELD, "1343", "G 4 Army", marker="OKH_Mod") == {"marker": 1}


def test_5_1_d_manstein_shifts_panzergruppe_kleist_by_two():
    units = {"F 1 Army": "1343", "19 Pz": "1342", "log HGA": "1341"}
    assert shifts(units, "1343", "19 Pz", marker="Manstein", manstein_on=2) == {"manstein": 2}


def test_5_1_d_in_later_impulses_of_the_turn_too():
    units = {"F 1 Army": "1343", "19 Pz": "1342", "log HGA": "1341"}
    assert shifts(units, "1343", "19 Pz", marker="PGK", manstein_on=2) == {"manstein": 2}


def test_5_1_d_not_in_later_turns():
    units = {"F 1 Army": "1343", "19 Pz": "1342", "log HGA": "1341"}
    assert shifts(units, "1343", "19 Pz", marker="PGK", manstein_on=1) == {}


def test_5_1_d_not_other_commands():
    units = {"F 1 Army": "1343", "19 Pz": "1342", "15 Pz": "1442", "log HGA": "1341"}
    assert shifts(units, "1343", "19 Pz, 15 Pz", marker="PGK", manstein_on=2) == {}


PLAN_R = {"marker": "Plan_R"}


def test_5_1_i_plan_r_out_of_the_maginot_line_into_germany():
    units = {"F 5 Army": "1840", "G 1 Army": "1839"}
    assert shifts(units, "1839", "F 5 Army", **PLAN_R)["marker"] == 2


def test_5_1_i_plan_r_not_from_elsewhere():
    units = {"F 5 Army": "1840", "F 4 Army": "1739", "G 1 Army": "1839"}
    assert "marker" not in shifts(units, "1839", "F 5 Army, F 4 Army", **PLAN_R)


def test_5_1_i_plan_r_not_against_a_hex_outside_germany():
    units = {"F 5 Army": "1840", "G 1 Army": "1740"}
    assert "marker" not in shifts(units, "1740", "F 5 Army", **PLAN_R)


# --- the charts together ----------------------------------------------------------------------

MEUSE = {"F 2 Army": "1438", "19 Pz": "1538", "41 Pz": "1539", "14 Mot": "1539"}
DOOR = {"F 3 Army": "1639", "19 Pz": "1638", "41 Pz": "1638", "14 Mot": "1638"}
LIEGE = {"fort EE": "1537", "BE 3 Corps": "1537", "G 6 Army": "1636", "16 Pz": "1636"}
MANSTEIN = {"marker": "Manstein", "manstein_on": 2}
FORT_GONE = 1 << hex_at("1537")


@pytest.mark.parametrize(
    ("units", "hex", "names", "table", "fields", "expected"),
    [
        (MEUSE, "1438", "19 Pz, 41 Pz, 14 Mot", "mobile",
         {**MANSTEIN, "air": {"I Flk": "1438", "ZOAN": "1438"}}, ("400%", "AA MA DW DW DP DP")),
        (MEUSE, "1438", "19 Pz, 41 Pz, 14 Mot", "mobile",
         {"air": {"I Flk": "1438"}}, ("300%", "CA MA MA DW DW DP")),
        (MEUSE, "1438", "19 Pz", "mobile",
         {"air": {"I Flk": "1438"}}, ("100%", "AP CA CA AA MA MA")),
        (DOOR, "1639", "19 Pz, 41 Pz, 14 Mot", "mobile",
         {**MANSTEIN, "air": {"I Flk": "1639", "ZOAN": "1639"}}, ("500%", "MA MA DW DP DP OR")),
        (DOOR, "1639", "19 Pz, 41 Pz, 14 Mot", "mobile",
         {"air": {"I Flk": "1639", "ZOAN": "1639"}}, ("300%", "CA MA MA DW DW DP")),
        (LIEGE, "1537", "G 6 Army, 16 Pz", "assault",
         {"air": {"I Flk": "1537"}}, ("150%", "CA CA AA AA ST ST")),
        (LIEGE, "1537", "G 6 Army, 16 Pz", "assault",
         {"air": {"I Flk": "1537"}, "destroyed": FORT_GONE}, ("200%", "CA AA AA ST ST DW")),
        ({**LIEGE, "BE 3 Corps": "1336"}, "1537", "G 6 Army, 16 Pz", "assault",
         {"air": {"I Flk": "1537"}}, ("500%", "ST ST DA DD DD DZ")),
        ({"F 3 Army": "1740", "G 12 Army": "1839"}, "1740", "G 12 Army", "assault",
         {"air": {"I Flk": "1740"}}, ("100%", "AD CA CA AA AA ST")),
        ({"fort Lauter": "1740", "G 12 Army": "1839", "G 16 Army": "1839"}, "1740",
         "G 12 Army, G 16 Army", "assault", {"air": {"I Flk": "1740"}},
         ("500%", "ST ST DA DD DD DZ")),
    ],
)  # fmt: skip
def test_10_3_columns_and_results_of_well_known_attacks(units, hex, names, table, fields, expected):
    name, results = expected
    game = fought(units, **fields)
    odds = odds_of(game, "german", hex, names, table)
    assert odds.name == name
    assert [CRT[table].result(odds.column, die) for die in range(1, 7)] == results.split()


def test_18_2_b_a_landing_meets_no_terrain():
    game = board({"LLK": "1333", "NL 1 Corps": "1333"}, air={"I Flk": "1333"})
    game.impulse = Impulse(by="german", has_landed=True)
    odds = odds_of(game, "german", "1333", "LLK")
    assert (odds.percent, odds.name) == (133, "200%")


def test_10_5_the_chances_are_exact():
    odds = odds_of(fought(FIELD), "german", "1343", "G 4 Army")
    assert {name: str(chance) for name, chance in odds.chances.items()} == {
        "AD": "1/6",
        "CA": "1/3",
        "AA": "1/3",
        "ST": "1/6",
    }


def test_15_4_a_unsupported_units_have_air_support():
    units = {"F 1 Army": "1343", "G 4 Army": "1342"}
    found = shifts(units, "1343", "G 4 Army", air={"VIII Flk": "1343"})
    assert (found["unsupported_attacker"], found["air_of_attacker"]) == (-1, 3)
