"""The counters of France '40 and where they begin, against what the rules say of them."""

from collections import Counter
from itertools import pairwise

import pytest

from tests.games.france_40.data_files import (
    HOME,
    LINE,
    SCENARIO,
    STATIC,
    UNITS,
    connected,
    country,
    foreign_neighbours,
    hexes_of,
    river,
    steps,
    terrain,
    units,
)

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
