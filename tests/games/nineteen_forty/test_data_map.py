"""The map of 1940, our reconstruction, against what the rules say of it and the known traps."""

from collections import Counter

import pytest

from tests.games.nineteen_forty.data_files import (
    FORTS,
    HEXES,
    SCENARIO,
    SIDES,
    TERRAIN,
    cities,
    country,
    fort_sides,
    french_border_band,
    group_of,
    hex_named,
    hexes_of,
    major_cities,
    neighbours,
    pairs,
    sides_of,
    terrain,
    towards,
)

ALLIED_GROUPS, GERMAN_GROUPS = "123", "ABC"
RIVERS = ("major_river", "minor_river")
WATER = ("sea", "lake")


# --- the sheet


def test_1_a_there_are_656_hexes_in_32_rows():
    assert len(HEXES) == 656
    rows = Counter(hex[:2] for hex in HEXES)
    assert {row: count for row, count in rows.items() if count != 20 + int(row) % 2} == {}


@pytest.mark.parametrize(
    ("hex", "near"),
    [
        ("1607", "1508 1608"),
        ("0411", "0512 0412"),
        ("1511", "1512 1411 1611 1610"),
        ("1808", "1809 1708"),
        ("2704", "2604 2705"),
        ("0509", "0508 0608"),
    ],
)
def test_1_a_hexes_that_the_rules_call_adjacent_are(hex, near):
    assert set(near.split()) <= neighbours(hex)


def test_18_d_east_of_1215_lies_1214_and_north_east_1115():
    assert (towards("1215", "E"), towards("1215", "NE")) == ("1214", "1115")


def test_map_water_belongs_to_nobody_and_land_to_somebody():
    assert hexes_of("country", "") == hexes_of("terrain", *WATER)


def test_map_every_terrain_is_on_the_chart():
    assert {row["terrain"] for row in HEXES.values()} == set(TERRAIN)


def test_map_every_hexside_lies_between_neighbours_and_stands_once():
    assert [s for s in SIDES if s["to"] not in neighbours(s["from"]) or s["to"] < s["from"]] == []
    keys = [(s["from"], s["to"]) for s in SIDES]
    assert len(keys) == len(set(keys))


# --- rivers, sea and lakes


def test_7_n_a_river_mouth_divides_river_from_sea():
    assert pairs("0411/0512") <= sides_of("major_river")
    assert terrain("0412") == "sea"


@pytest.mark.parametrize("name", sorted({s["name"] for s in SIDES if s["feature"] in RIVERS}))
def test_map_every_river_is_one_unbroken_chain(name):
    left = {frozenset((s["from"], s["to"])) for s in SIDES if s["name"] == name}
    edge = {min(left, key=sorted)}
    while edge:
        left -= edge
        edge = {s for s in left for e in edge if share_an_end(s, e)}
    assert not left


def share_an_end(a, b):
    """Two hexsides meet if together they have three hexes, each next to the others."""
    hexes = a | b
    return len(hexes) == 3 and all(y in neighbours(x) for x in hexes for y in hexes - {x})


def test_map_rivers_have_their_lengths():
    lengths = Counter(s["name"] for s in SIDES if s["feature"] in RIVERS)
    assert (lengths["Rhine"], lengths["Meuse"], lengths["Maas"], lengths["Somme"]) == (
        51,
        33,
        13,
        10,
    )


@pytest.mark.parametrize("side", ["1708/1808", "1808/1809", "1508/1607", "1607/1608"])
def test_7_k_10_o_10_p_the_sides_of_the_examples_are_dry(side):
    assert not pairs(side) & sides_of(*RIVERS)


def test_4_b_the_sea_sides_and_lake_sides_between_land_hexes():
    assert sides_of("sea") == pairs("0614/0714 0614/0715 0613/0714")
    assert sides_of("causeway") == pairs("0613/0614")
    ijsselmeer = {frozenset(("0110", n)) for n in neighbours("0110") if terrain(n) != "sea"}
    assert sides_of("lake") == ijsselmeer | pairs("3106/3205 3106/3206")


# --- what the rules name


def test_7_k_the_terrain_of_1508_and_1608():
    assert (terrain("1508"), terrain("1608")) == ("rough", "forest")


@pytest.mark.parametrize("hex", ["0509", "1808", "1809", "1512"])
def test_11_p_10_o_7_ak_the_hexes_of_the_examples(hex):
    assert (hex, country(hex), terrain(hex)) in [
        ("0509", "netherlands", "clear"),
        ("1808", "france", "clear"),
        ("1809", "france", "clear"),
        ("1512", "france", "rough"),
    ]


def test_10_f_13_i_liege_and_maastricht():
    assert (hex_named("Liège"), country("1110")) == (SCENARIO["eben_emael"], "belgium")
    assert (hex_named("Maastricht"), country("1009")) == (SCENARIO["maastricht"], "netherlands")


def test_13_h_two_regiments_cannot_take_holland():
    """Three Dutch major cities, two of them garrisoned at the start."""
    assert major_cities("netherlands") == {"0111", "0310", "0411"}


def test_13_l_19_g_belgium_has_two_major_cities_and_six_in_all():
    assert major_cities("belgium") == {"0812", "1013"}
    assert cities("belgium") == {"0812", "1013", "0915", "1110", "1211", "0817"}


def test_19_f_paris_and_19_i_the_ruhr_have_three_hexes():
    assert hexes_of("name", "Paris") == set(SCENARIO["paris"]) == major_cities("france")
    assert hexes_of("name", "Ruhr") == set(SCENARIO["ruhr"])


def test_19_g_four_ports_and_lille():
    ports = {hex_named(name) for name in ("Ostend", "Dunkirk", "Calais", "Boulogne")}
    assert (ports, hex_named("Lille")) == (set(SCENARIO["ports"]), SCENARIO["lille"])
    assert all(any(terrain(n) == "sea" for n in neighbours(port)) for port in ports)


def test_14_f_three_gathering_points_in_france():
    points = SCENARIO["gathering_points"]
    assert (len(set(points)), {country(hex) for hex in points}) == (3, {"france"})


def test_8_d_the_west_edge_runs_from_1521_to_3220():
    last = {max(hex for hex in HEXES if hex[:2] == f"{row:02}") for row in range(15, 33)}
    assert set(SCENARIO["west_edge"]) == last
    assert {country(hex) for hex in last} == {"france"}


def test_8_d_boulogne_1220_and_1420_border_the_sea():
    assert not {"1020", "1220", "1420"} & set(SCENARIO["west_edge"])


def test_8_c_8_f_the_east_edge_is_german_down_to_row_26_and_swiss_below():
    first, last = SCENARIO["german_east_edge_rows"]
    assert {country(f"{row:02}01") for row in range(first, last + 1)} == {"germany"}
    assert {country(hex) for hex in SCENARIO["swiss_east_edge"]} == {"switzerland"}
    assert len(SCENARIO["swiss_east_edge"]) == 32 - last


def test_8_f_the_south_edge_of_switzerland():
    south = {hex for hex in HEXES if hex[:2] == "32"} & hexes_of("country", "switzerland")
    assert set(SCENARIO["swiss_south_edge"]) == south


# --- fortifications


def test_10_b_1610_has_a_fort_towards_1511():
    assert ("1610", "NW") in fort_sides("maginot")
    assert towards("1610", "NW") == "1511"


def test_10_o_10_p_1808_has_a_fort_towards_1708_and_none_towards_1809():
    assert ("1808", "NE") in fort_sides("maginot")
    assert towards("1808", "NE") == "1708"
    assert ("1808", "W") not in fort_sides("maginot")


def test_10_r_2705_has_a_fort_towards_2704():
    assert ("2705", "E") in fort_sides("maginot")
    assert towards("2705", "E") == "2704"


def test_11_p_0509_has_a_minor_fort_towards_0508_and_0608_across_the_maas():
    assert {("0509", "E"), ("0509", "SE")} <= fort_sides("dutch")
    assert (towards("0509", "E"), towards("0509", "SE")) == ("0508", "0608")
    assert pairs("0509/0608") <= sides_of("major_river")
    assert not pairs("0508/0509") & sides_of(*RIVERS)


def test_10_j_the_maginot_line_has_sixteen_hexes_and_32_sides():
    assert len({hex for hex, _ in fort_sides("maginot")}) == 16
    assert len(fort_sides("maginot")) == 32


def test_10_j_19_e_only_the_maginot_line_is_major():
    assert {f["line"] for f in FORTS if f["class"] == "major"} == {"maginot"}


def test_10_every_fort_lies_on_the_land_of_its_owner_and_faces_land():
    homes = {
        "maginot": "france",
        "saar_gap": "france",
        "dutch": "netherlands",
        "eben_emael": "belgium",
        "westwall": "germany",
    }
    for fort in FORTS:
        assert country(fort["hex"]) == homes[fort["line"]], fort
        facing = {country(towards(fort["hex"], side)) for side in fort["sides"].split()}
        assert "" not in facing, fort
    assert len({f["hex"] for f in FORTS}) == len(FORTS) == 45


# --- army groups


def test_16_a_every_hex_lies_in_the_zone_of_one_allied_army_group():
    assert {hex for hex in HEXES if group_of("allied", hex) not in tuple(ALLIED_GROUPS)} == set()


def test_16_a_every_german_hex_lies_in_the_zone_of_one_german_army_group():
    germany = hexes_of("country", "germany")
    assert {hex for hex in germany if group_of("german", hex) not in tuple(GERMAN_GROUPS)} == set()


def test_16_f_the_border_bands_of_the_three_groups():
    bands = Counter(group_of("allied", hex) for hex in french_border_band())
    assert bands == {"1": 26, "2": 23, "3": 22}


def test_map_the_second_army_group_has_belgian_hexes():
    second = {hex for hex in hexes_of("country", "belgium") if group_of("allied", hex) == "2"}
    assert second == {"1510", "1609"}


def test_14_g_the_french_hexes_at_the_swiss_border():
    swiss = hexes_of("country", "switzerland")
    border = {n for hex in swiss for n in neighbours(hex)} & hexes_of("country", "france")
    assert border == {"2705", "2805", "2806", "2907", "3006", "3007", "3108", "3208"}
