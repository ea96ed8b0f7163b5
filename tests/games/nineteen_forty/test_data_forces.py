"""The counters of 1940, our reconstruction, against what the rules say of them."""

from collections import Counter

import pytest

from tests.games.nineteen_forty.data_files import (
    HEXES,
    MOTORIZED,
    TABLES,
    UNITS,
    factors,
    hex_named,
    units,
)


def total(**wanted):
    return sum(int(unit["combat"]) for unit in units(**wanted))


def held(hex, **wanted):
    return [(u["combat"], u["movement"], u["size"]) for u in units(hex=hex, **wanted)]


def test_1_b_there_are_110_units():
    """With ten markers they make the 120 counters."""
    assert Counter(unit["nation"] for unit in UNITS.values()) == {
        "german": 44,
        "french": 39,
        "british": 8,
        "belgian": 8,
        "dutch": 5,
        "swiss": 6,
    }


def test_1_c_three_sizes():
    assert {u["size"] for u in UNITS.values()} == {"division", "corps", "regiment"}


def test_1_d_the_tags():
    assert {u["tag"] for u in UNITS.values()} == {"", "res", "reinf", "sr", "opt"}


def test_1_e_the_fourth_corps_of_the_french_first_army():
    fourth = UNITS["F IV"]
    assert (fourth["nation"], fourth["kind"], fourth["size"], fourth["army"]) == (
        "french",
        "infantry",
        "corps",
        "1",
    )


def test_1_b_the_factors_at_the_start():
    assert total(nation="german", tag="") == 138 + 2  # the air landing division
    assert [total(nation=n, tag="") for n in ("french", "british", "belgian", "dutch")] == [
        86,
        17,
        20,
        10,
    ]


def test_14_c_14_d_the_factors_of_the_reserves():
    assert total(nation="german", tag="res") == 30
    waiting = [u for u in UNITS.values() if u["nation"] in ("french", "british")]
    assert sum(int(u["combat"]) for u in waiting if u["tag"] in ("res", "sr", "reinf")) == 25


def test_1_b_no_combat_or_movement_factor_but_of_regiments_is_missing():
    bare = {u["id"] for u in UNITS.values() if "0" in (u["combat"], u["movement"])}
    assert bare == {"G 1 FJ", "G 2 FJ", "G 3 FJ"}


@pytest.mark.parametrize(
    ("army", "ids"),
    [
        ("18", "X XXVI"),
        ("6", "IV IX XI XXVII"),
        ("4", "II V VIII"),
        ("12", "III VI XVIII"),
        ("16", "VII XIII XXIII"),
        ("1", "XII XXIV XXX XXXVII"),
        ("7", "XXV XXXIII"),
    ],
)
def test_16_e_the_german_armies(army, ids):
    assert [u["id"] for u in units(nation="german", army=army)] == [f"G {id}" for id in ids.split()]


@pytest.mark.parametrize(
    ("army", "ids"),
    [
        ("1", "III IV V Cav"),
        ("2", "X XVIII 5Cav"),
        ("7", "I XVI 1DLM"),
        ("9", "II XI XLI 1Cav"),
        ("3", "VI XXIV Col XLII"),
        ("4", "IX XX"),
        ("5", "VIII XII XVII XLIII"),
        ("8", "VII XIII XLIV"),
    ],
)
def test_16_c_the_french_armies(army, ids):
    found = [u["id"].replace(" ", "") for u in units(nation="french", army=army)]
    assert found == [f"F{id}" for id in ids.split()]


def test_16_c_the_bef():
    assert [u["id"] for u in units(army="BEF")] == ["B I", "B II", "B III", "B 5"]
    assert factors("B I", "B II", "B III", "B 5") == ["5-8", "5-8", "4-8", "2-8"]


def test_16_e_four_panzer_corps_and_15_a_the_optional_one():
    panzers = units(nation="german", kind="armored", size="corps")
    assert [u["id"] for u in panzers] == ["G XV", "G XVI", "G XIX", "G XLI", "G XXXIX"]
    assert factors(*(u["id"] for u in panzers)) == ["7-10", "8-10", "8-10", "8-10", "8-10"]


def test_15_a_15_e_an_optional_corps_has_the_strength_of_its_divisions():
    german, french = ("G 9 Pz", "G 10 Pz", "G SSV"), ("F 1 DCR", "F 2 DCR", "F 1 DIM")
    assert sum(int(UNITS[id]["combat"]) for id in german) == int(UNITS["G XXXIX"]["combat"])
    assert sum(int(UNITS[id]["combat"]) for id in french) == int(UNITS["F Arm"]["combat"])


def test_15_c_there_are_german_infantry_corps_of_four_and_five():
    corps = units(nation="german", kind="infantry", size="corps")
    assert {"4", "5"} <= {u["combat"] for u in corps}


def test_1_b_ten_french_corps_of_the_first_line_have_four_factors():
    """Balance: see interpretations."""
    corps = units(nation="french", kind="infantry", size="corps", combat="4", movement="6")
    assert " ".join(u["id"][2:] for u in corps) == "III IV V I XVI VI Col XX XII XXI"


def test_7_al_the_b_reservists():
    corps = units(nation="french", kind="infantry", size="corps", combat="2", movement="5")
    assert [u["id"][2:] for u in corps] == ["X", "XLI", "XLII", "XLIII", "XLIV", "XXV", "XLV"]


def test_14_g_two_units_at_the_swiss_border():
    assert [u["id"] for u in units(tag="sr")] == ["F XLV", "F 63"]


def test_22_a_the_british_reinforcements():
    assert [u["id"] for u in units(tag="reinf")] == ["B 1 Arm", "B 2 Arm"]
    assert factors("B 1 Arm", "B 2 Arm") == ["3-10", "2-10"]
    assert TABLES["reinforcements"] == {"B 1 Arm": 2, "B 2 Arm": 6}


def test_19_o_there_are_23_british_factors():
    assert total(nation="british") == 23


def test_10_o_11_p_12_e_the_units_of_the_examples():
    assert factors("B 51", "G IV", "G XXXVII", "G X", "G XXVI") == [
        "1-8",
        "5-6",
        "2-5",
        "4-6",
        "4-6",
    ]
    assert (UNITS["F 1 DCR"]["kind"], UNITS["F Cav"]["kind"]) == ("armored", "mechanized")


def test_21_a_a_5_8_and_a_3_6_exist():
    assert {"5-8", "3-6"} <= {*factors(*UNITS)}


def test_11_g_regiments_and_11_i_the_air_landing_division():
    assert [u["id"] for u in units(kind="parachute")] == ["G 1 FJ", "G 2 FJ", "G 3 FJ"]
    assert factors("G 22") == ["2-6"]


def test_16_i_the_swiss_set_up():
    division = ("1", "6", "division")
    assert held(hex_named("Zürich"), kind="infantry") == [division]
    assert held(hex_named("Basel"), kind="infantry") == [division]
    assert held(hex_named("Berne"), kind="mountain") == [division]
    assert [u["kind"] for u in units(nation="swiss", tag="res")] == [
        "infantry",
        "infantry",
        "mountain",
    ]


@pytest.mark.parametrize(
    ("hex", "unit"),
    [
        ("0111", ("2", "6", "corps")),
        ("0310", ("3", "6", "corps")),
        ("0409", ("2", "6", "corps")),
        ("0509", ("2", "6", "corps")),
        ("0709", ("1", "8", "division")),
    ],
)
def test_16_j_the_dutch_set_up(hex, unit):
    assert held(hex, nation="dutch") == [unit]


@pytest.mark.parametrize(
    ("hexes", "unit"),
    [
        ("0911 0912 1010", ("2", "6", "corps")),
        ("0812 0915 1013 1211", ("3", "6", "corps")),
        ("1409", ("2", "8", "corps")),
    ],
)
def test_16_k_the_belgian_set_up(hexes, unit):
    assert [held(hex, nation="belgian") for hex in hexes.split()] == [[unit]] * len(hexes.split())


def test_16_i_only_neutrals_have_a_place():
    placed = {u["nation"]: u["hex"] in HEXES for u in UNITS.values() if u["hex"]}
    assert placed == {"belgian": True, "dutch": True, "swiss": True}


def test_13_neutral_infantry_is_not_motorized_whatever_its_factor():
    neutral = [u for u in UNITS.values() if u["nation"] in ("belgian", "dutch", "swiss")]
    assert not [u["id"] for u in neutral if u["kind"] in MOTORIZED]
