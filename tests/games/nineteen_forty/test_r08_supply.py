"""8 Supply."""

import pytest

from sixweeks.games.nineteen_forty.model.map import GRID, MAP
from sixweeks.games.nineteen_forty.model.state import Countries
from sixweeks.games.nineteen_forty.rules.r08_supply import is_traced, unsupplied_units
from tests.games.nineteen_forty.toolkit import sketch, unit


def traced(units, name, **fields):
    return is_traced(sketch(units, **fields), unit(name))


def cut_off(*hexes):
    """Everything is German but these hexes."""
    return [number for number in GRID.numbers(MAP.land) if number not in hexes]


WALL = {  # a ring of Germans around 2413
    "G X": "2412",
    "G XXVI": "2313",
    "G IV": "2314",
    "G IX": "2414",
    "G XI": "2514",
    "G II": "2513",
}


def test_8_a_a_line_may_have_any_length():
    assert traced({"F XX": "1516"}, "F XX")


def test_8_a_a_line_runs_over_friendly_territory():
    assert not traced({"F XX": "2413", **WALL}, "F XX")


CORRIDOR = {"G X": "2220", "G XXVI": "2217"}  # 2219, on the way to Paris, lies in a German zone
ONLY = cut_off("2119", "2219", "2319")


def test_8_b_4_g_foot_does_not_trace_through_an_enemy_zone():
    assert not traced({"F XX": "2319", **CORRIDOR}, "F XX", control=ONLY)


def test_8_b_4_h_motorized_units_trace_through_zones():
    assert traced({"F Cav": "2319", **CORRIDOR}, "F Cav", control=ONLY)


def test_8_b_4_g_a_friend_opens_a_zone_to_foot():
    assert traced({"F XX": "2319", "F 63": "2219", **CORRIDOR}, "F XX", control=ONLY)


@pytest.mark.parametrize(("hex", "is_source"), [("2601", True), ("0101", True), ("1702", True)])
def test_8_c_german_sources(hex, is_source):
    assert traced({"G X": hex}, "G X", control=[hex]) == is_source


def test_8_c_an_ordinary_city_is_no_german_source():
    assert not traced({"G X": "1606"}, "G X", control=["1606"])


@pytest.mark.parametrize("hex", ["2018", "3220", "1521"])
def test_8_d_french_and_british_sources(hex):
    assert traced({"B 51": hex}, "B 51", control=cut_off(hex))


def test_8_d_a_port_feeds_nobody():
    """A-38"""
    assert not traced({"B I": "1020"}, "B I", control=cut_off("1020", "1120"))


def test_8_e_belgians_trace_to_their_major_cities():
    neutral_holland = Countries("allied", "neutral", "allied", invaded_on={"netherlands": 0})
    assert traced({"Be I": "0915"}, "Be I", countries=neutral_holland)


def test_8_e_belgians_and_dutch_use_french_sources_once_invaded():
    joined = Countries("allied", "allied", "allied", invaded_on={"netherlands": 0})
    lost = ["0812", "1013"]
    assert not traced({"Be I": "0915"}, "Be I", countries=joined, control=lost)
    invaded = Countries("allied", "allied", "allied", invaded_on={"belgium": 0})
    assert traced({"Be I": "0915"}, "Be I", countries=invaded, control=lost)


def test_8_f_swiss_sources():
    assert traced({"S 1": "3003"}, "S 1")
    assert traced({"S 1": "3206"}, "S 1", control=["2804", "2901", "3105"])


def test_8_g_a_captured_source_feeds_nobody():
    only = cut_off("2118", "2119")
    assert traced({"F XX": "2118"}, "F XX", control=only)
    drops = {"G 1 FJ": "2018", "G 2 FJ": "2019", "G 3 FJ": "2119"}
    assert not traced({"F XX": "2118", **drops}, "F XX", control=only)


def test_8_h_both_sides_are_judged_and_neutrals_are_not():
    game = sketch({"F XX": "2413", **WALL, "Be I": "0911"}, countries=Countries())
    hungry = unsupplied_units(game)
    assert unit("F XX") in hungry
    assert unit("Be I") not in hungry


def test_10_j_the_allies_in_the_maginot_line_are_always_in_supply():
    ring = {"G X": "1708", "G XXVI": "1709", "G IV": "1809", "G IX": "1909", "G XI": "1908"}
    assert traced({"F XX": "1808", **ring, "G II": "1807"}, "F XX")


def test_10_e_a_minor_fort_gives_no_supply():
    ring = {"G X": "1905", "G XXVI": "1805", "G IV": "1806", "G IX": "1907", "G XI": "2006"}
    assert not traced({"F XX": "1906", **ring, "G II": "2005"}, "F XX")
