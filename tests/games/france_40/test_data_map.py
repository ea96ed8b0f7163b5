"""The map of France '40 against what the rules say of it, and the atlas it was made from."""

import json
import subprocess
import sys
from collections import Counter
from itertools import pairwise

from tests.games.france_40.data_files import (
    DATA,
    HEXES,
    ROOT,
    SIDES,
    TERRAIN,
    country,
    edge,
    hex_named,
    hexes_of,
    lake_sides,
    neighbours,
    terrain,
)

# The sheet


def test_1_2a_there_are_858_hexes_in_33_rows_of_26():
    assert len(HEXES) == 858
    assert set(Counter(hex[:2] for hex in HEXES).values()) == {26}


def test_1_2a_the_corners_of_the_map_are_hexes_of_both_their_edges():
    assert {"4219", "4244"} <= edge("north")
    assert {"1019", "1044"} <= edge("south")
    assert {"1044", "4244"} <= edge("east")
    assert {"1019", "4219"} <= edge("west")


def test_1_2a_odd_rows_lie_half_a_hex_further_east():
    assert neighbours("3534") == {"3533", "3535", "3634", "3635", "3434", "3435"}
    assert neighbours("3634") == {"3633", "3635", "3733", "3734", "3533", "3534"}


def test_2_1b_every_hexside_lies_between_neighbours_with_the_lower_number_first():
    wrong = [s for s in SIDES if s["to"] not in neighbours(s["from"]) or s["to"] < s["from"]]
    assert not wrong


def test_2_1b_no_hexside_stands_twice_for_the_same_water():
    keys = [(s["from"], s["to"], s["name"]) for s in SIDES]
    assert len(keys) == len(set(keys))


def test_2_1b_the_lake_hexsides_are_those_of_zuiderzee_and_lake_constance():
    pairs = ("4138 4239", "4238 4239", "1136 1237", "1137 1237")
    assert lake_sides() == {frozenset(pair.split()) for pair in pairs}


def test_2_1c_munich_is_1043():
    assert hex_named("Munich") == "1043"
    assert (country("1043"), terrain("1043")) == ("germany", "city")


def test_map_only_cities_paris_and_ruhr_have_names():
    named = {hex for hex, row in HEXES.items() if row["name"]}
    assert named == set().union(*(hexes_of("terrain", kind) for kind in ("city", "paris", "ruhr")))


def test_map_water_belongs_to_nobody_and_land_to_somebody():
    water = hexes_of("terrain", "sea") | hexes_of("terrain", "zuiderzee")
    assert hexes_of("country", "") == water


def test_map_every_terrain_is_on_the_chart():
    assert {row["terrain"] for row in HEXES.values()} == set(TERRAIN) - {"river", "fortification"}


# The atlas


def test_atlas_gives_the_hex_tables():
    command = [sys.executable, "-m", "tools.atlas.france_40", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_atlas_draws_countries_that_agree_with_the_hexes():
    regions = json.loads((DATA / "geography.json").read_text(encoding="utf-8"))["regions"]
    for hex, row in HEXES.items():
        wanted = row["country"] or row["terrain"]
        inside = [name for name, rings in regions.items() if is_inside(centre(hex), rings)]
        assert inside == [wanted], hex


def centre(hex):
    row, column = int(hex[:2]), int(hex[2:])
    return column - 18 + 0.5 * (row % 2), (42 - row) * 0.8660254


def is_inside(point, rings):
    """Does a ray to the east cross the outlines an odd number of times?"""
    x, y = point
    crossings = 0
    for ring in rings:
        for (ax, ay), (bx, by) in pairwise(ring):
            if (ay <= y) != (by <= y) and ax + (y - ay) * (bx - ax) / (by - ay) > x:
                crossings += 1
    return crossings % 2 == 1


def test_atlas_draws_a_small_file():
    assert (DATA / "geography.json").stat().st_size < 120_000
