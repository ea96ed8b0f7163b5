"""The map of Manstein's War, our reconstruction, against what the rules say of it."""

from collections import Counter
from itertools import pairwise

import pytest

from sixweeks.games.mansteins_war.model.map import GRID, MAP, NEAR
from tests.games.mansteins_war.data_files import (
    DEPLOYMENTS,
    FORTS,
    HEXES,
    PLACES,
    SCENARIO,
    SIDES,
    country,
    forts,
    hexes_of,
    named,
    neighbours,
    pairs,
    river,
    sides_of,
    terrain,
    within,
)
from tests.games.mansteins_war.printed_map import RIVERS, cells

SEA = hexes_of("terrain", "sea")


def all_of(table):
    return {hex for hexes in table.values() for hex in hexes}


# --- the sheet


def test_2_1_there_are_323_hexes_in_19_columns():
    assert Counter(hex[:2] for hex in HEXES) == {f"{column:02}": 17 for column in range(4, 23)}
    assert len(HEXES) == 323


def test_2_1_every_hex_has_its_country_and_terrain():
    assert {hex: (row["country"], row["terrain"]) for hex, row in HEXES.items()} == dict(cells())


def test_2_1_b_21_2_c_hexes_that_the_rules_call_adjacent_are():
    assert {"0540", "0439"} <= neighbours("0539")
    assert "1537" in neighbours("1636")


@pytest.mark.parametrize("number", ["0539", "1537", "1636", "2228", "0444"])
def test_2_1_a_the_grid_of_the_game_has_these_neighbours(number):
    assert set(GRID.numbers(GRID.around[GRID.hex(number)])) == neighbours(number)


def test_2_1_b_the_two_ocean_hexsides_are_closed():
    assert sides_of("sea") == pairs("0539/0540 0439/0539")
    assert GRID.numbers(NEAR[GRID.hex("0539")]) == ["0638", "0639"]


def test_8_0_b_nobody_crosses_into_the_sea_or_the_lake():
    assert not any(NEAR[GRID.hex(hex)] & MAP.water for hex in HEXES)


def test_8_5_a_switzerland_is_closed():
    assert hexes_of("country", "switzerland") == {"1844", "2044", "2144"}
    assert not MAP.land & MAP.countries["switzerland"]


def test_the_names_of_places_are_unique():
    names = [row["name"] for row in HEXES.values() if row["name"]]
    assert len(names) == len(set(names))


def test_every_place_has_a_name_and_stands_on_land():
    places = [row for row in HEXES.values() if row["place"]]
    assert all(row["name"] and row["country"] for row in places)


# --- rivers


@pytest.mark.parametrize("name", RIVERS)
def test_8_4_a_a_river_runs_along_its_hexsides(name):
    assert river(name) == [frozenset(pair.split("/")) for pair in RIVERS[name].split()]


def test_8_4_a_there_are_no_other_rivers():
    assert {s["name"] for s in SIDES if s["feature"] == "river"} == set(RIVERS)


def test_every_hexside_lies_between_neighbours_and_stands_once():
    assert [s for s in SIDES if s["to"] not in neighbours(s["from"]) or s["to"] < s["from"]] == []
    keys = [(s["from"], s["to"]) for s in SIDES]
    assert len(keys) == len(set(keys))


def share_an_end(a, b):
    """Two hexsides meet if together they have three hexes, each next to the others."""
    hexes = a | b
    return len(hexes) == 3 and all(y in neighbours(x) for x in hexes for y in hexes - {x})


@pytest.mark.parametrize("name", RIVERS)
def test_every_river_is_one_unbroken_chain(name):
    chain = river(name)
    assert all(share_an_end(a, b) for a, b in pairwise(chain))


def test_the_meuse_passes_east_and_south_of_eben_emael():
    crossed = {hex for side in river("Meuse") for hex in side if "1537" in side} - {"1537"}
    assert crossed == {"1636", "1637", "1538", "1437"}


# --- cities, depots, ports


CITIES = {
    "france": "0941 1036 1239 1641 1444 0843 1640 1942 0739 0539 0836 0936",
    "belgium": "1336 1335 1537 1235 1436",
    "netherlands": "1432 1333",
    "luxembourg": "1638",
    "germany": "1934 1835 2138 2241 2139 1636 1839",
}
TOWNS = {
    "france": "0938 1037 1138 1438 1139 1341 1540 1242 1742 1843 1944 0738 0837 0740 0742 0543 "
    "0440 0542 0839 0644 1243 1442 1237 1539 1639 1941 1943 1644",
    "belgium": "1035 1337",
    "netherlands": "1730 1630 1631 1431 1433 1533 1334 1535 1635",
    "germany": "1829 1933 2032 2230 2133 2235 1734 1735 1836 1937 2137 2038 1739 1939 2240 2141 "
    "2042 2043",
}


@pytest.mark.parametrize(("kind", "table"), [("city", CITIES), ("town", TOWNS)])
def test_9_0_b_cities_and_towns(kind, table):
    found = hexes_of("place", kind)
    assert found == {hex for hexes in table.values() for hex in hexes.split()}
    assert {name: set(hexes.split()) for name, hexes in table.items()} == {
        name: found & hexes_of("country", name) for name in table
    }


def test_14_2_21_2_c_places_whose_numbers_the_rules_give():
    cities = named("place", "city")
    numbers = {"Ruhr": "1934", "Paris": "0941", "Saarbrücken": "1839", "Aachen": "1636"}
    assert {name: cities[name] for name in numbers} == numbers
    assert cities["Eben Emael"] == "1537"


def test_3_1_depots_are_cities_of_their_countries():
    for name, hexes in PLACES["depots"].items():
        assert set(hexes) <= hexes_of("place", "city") & hexes_of("country", name)


def test_3_1_there_are_four_german_six_french_two_belgian_two_dutch_depots():
    assert {name: " ".join(hexes) for name, hexes in PLACES["depots"].items()} == {
        "germany": "1934 1835 2138 2241",
        "france": "0941 1036 1239 1641 1444 0843",
        "belgium": "1336 1335",
        "netherlands": "1432 1333",
    }


def test_3_8_capitals_and_great_cities_are_depots():
    wanted = {SCENARIO[name] for name in ("paris", "brussels", "antwerp", "amsterdam", "rotterdam")}
    assert wanted <= all_of(PLACES["depots"])


def test_3_4_a_there_are_five_channel_ports_and_three_others():
    assert {HEXES[hex]["name"] for hex in PLACES["ports"]["channel"]} == {
        "Ostend",
        "Dunkirk",
        "Calais",
        "Dieppe",
        "Le Havre",
    }
    assert {HEXES[hex]["name"] for hex in PLACES["ports"]["others"]} == {
        "Antwerp",
        "Rotterdam",
        "Amsterdam",
    }


def test_20_1_ports_are_coastal():
    assert not MAP.ports & ~MAP.coastal


def test_20_1_coastal_hexes_touch_the_sea():
    touching = {near for hex in SEA for near in neighbours(hex)} - SEA
    ocean = {hex for side in sides_of("sea") for hex in side}
    assert set(GRID.numbers(MAP.coastal)) == touching - {"1532"} | ocean | {"1335"}


def test_20_1_the_lake_makes_no_coast():
    assert terrain("1532") == "lake"
    assert not MAP.coastal & GRID.mask("1533 1631")


def test_13_3_the_edges():
    column = {hex for hex in HEXES if hex[:2] == "22"}
    assert set(GRID.numbers(MAP.east_edge)) == column <= hexes_of("country", "germany")
    west = {f"04{row}" for row in range(39, 45)}
    assert set(GRID.numbers(MAP.west_edge)) == west <= hexes_of("country", "france")
    south = {hex for hex in HEXES if hex[2:] == "44"} & hexes_of("country", "france")
    assert set(GRID.numbers(MAP.south_edge)) == south


def test_24_3_b_25_4_a_the_hexes_of_the_options():
    assert {HEXES[hex]["name"] for hex in SCENARIO["morale"]} == {
        "Eben Emael",
        "Antwerp",
        "Rotterdam",
        "Lille",
        "Sedan",
        "Paris",
    }
    assert {HEXES[hex]["name"] for hex in SCENARIO["open_cities"]} == {
        "Rotterdam",
        "Antwerp",
        "Brussels",
        "Paris",
    }


@pytest.mark.parametrize("name", ["lille", "sedan", "paris", "ruhr", "eben_emael"])
def test_the_scenario_names_hexes_as_the_map_does(name):
    assert HEXES[SCENARIO[name]]["name"] == name.replace("_", " ").title()


# --- forts


@pytest.mark.parametrize(
    ("size", "owner", "hexes"),
    [
        ("major", "france", "1640 1740 1840 1941 1942 1943"),
        ("minor", "france", "1237 1843"),
        ("minor", "belgium", "1537 1335 1436"),
        ("minor", "netherlands", "1531 1433"),
        ("minor", "germany", "1633 1636 1737 1738 1739 1839 1940 2041"),
    ],
)
def test_17_0_a_the_forts(size, owner, hexes):
    assert forts(**{"class": size, "country": owner}) == set(hexes.split())


def test_17_0_a_a_fort_stands_in_its_country():
    assert all(fort["country"] == country(hex) for hex, fort in FORTS.items())


def test_3_4_a_allied_major_forts_are_the_maginot_line():
    assert {fort["country"] for fort in FORTS.values() if fort["class"] == "major"} == {"france"}
    assert MAP.maginot == MAP.major_forts


def test_3_5_a_german_forts_are_minor_and_the_westwall():
    assert {FORTS[hex]["class"] for hex in forts(country="germany")} == {"minor"}
    assert set(GRID.numbers(MAP.westwall)) == forts(country="germany")


def test_21_2_c_the_german_fortress_units_have_forts():
    assert {"1839", "1636", "1633", "1738"} <= forts(country="germany")


ALLIED_FORTS = set(FORTS) - forts(country="germany")


def zone_of(*hexes):
    return {near for hex in hexes for near in neighbours(hex)}


def test_the_ardennes_door_is_in_no_zone_of_a_fort():
    """Else no German could enter 1538 by movement, and the Manstein plan had no object."""
    assert not {"1638", "1539"} & zone_of(*ALLIED_FORTS)
    assert not {"1639", "1539", "1638", "1538"} & set(FORTS)


def test_the_ardennes_door_leads_from_the_eifel_to_sedan():
    assert "1638" in neighbours("1738")
    assert {"1538", "1539"} <= neighbours("1638") & neighbours(SCENARIO["sedan"])


def test_7_0_eben_emael_covers_1538_so_an_army_in_1639_or_1539_closes_the_door():
    assert {"1637", "1538", "1437"} <= zone_of(SCENARIO["eben_emael"])
    assert "1638" in zone_of("1639") & zone_of("1539")


def test_7_2_c_of_the_ready_deployments_only_the_closed_door_shuts_it():
    armies = {
        name: {hex for unit, hex in plan["units"].items() if "Army" in unit}
        for name, plan in DEPLOYMENTS.items()
    }
    assert "1638" not in zone_of(*armies["allied_plan_d"])
    assert "1638" in zone_of(*armies["allied_closed_door"])


def test_the_afsluitdijk_alone_joins_friesland_to_holland():
    """The lake 1532 parts them, and the fort of 1531 bars the way."""
    friesland, holland = {"1531", "1630", "1631", "1730"}, {"1431", "1432"}
    joined = {(a, b) for a in friesland for b in neighbours(a) & holland}
    assert joined == {("1531", "1431")}
    assert "1531" in forts(country="netherlands")


def test_15_1_the_front_lies_within_reach_of_german_depots():
    depots = PLACES["depots"]["germany"]
    assert min(n for n in range(20) if within("1438", n) & set(depots)) == 5
