"""Where a hex without a name lies."""

import pytest

from sixweeks.board.bearings import Landmarks, direction, rounded
from sixweeks.board.hexes import HexGrid, Numbering

ROWS = Numbering("RRCC", "rows", "odd", 1, row_up=False, column_right=True)
NUMBERS = [f"{row:02}{column:02}" for row in range(1, 6) for column in range(1, 6)]
GRID = HexGrid(ROWS, NUMBERS)


def landmarks(*named: str, metres: int = 26_000) -> Landmarks:
    return Landmarks(GRID, {GRID.hex(number): "Sedan" for number in named}, metres)


def test_a_hex_lies_so_far_from_the_nearest_named_one():
    assert landmarks("0303", "0501").bearing("0305") == (50_000, "east", "0303")


def test_of_two_named_hexes_the_nearer_counts():
    assert landmarks("0301", "0305").bearing("0304") == (25_000, "west", "0305")


def test_short_distances_are_rounded_to_half_a_kilometre():
    assert landmarks("0303", metres=500).bearing("0304") == (500, "east", "0303")


@pytest.mark.parametrize(("metres", "shown"), [(120, 500), (1_740, 1_500), (26_000, 25_000)])
def test_distances_are_rounded(metres, shown):
    assert rounded(metres) == shown


@pytest.mark.parametrize(
    ("right", "down", "name"),
    [
        (0, -1, "north"),
        (1, -1, "north_east"),
        (-1, 0, "west"),
        (0.1, 1, "south"),
        (-1, -1, "north_west"),
    ],
)
def test_directions_are_those_of_the_compass(right, down, name):
    assert direction(right, down) == name


def test_a_map_without_names_and_a_place_off_the_map_have_no_bearing():
    assert landmarks().bearing("0303") is None
    assert landmarks("0303").bearing("west") is None


def test_of_two_that_are_as_near_the_first_counts():
    towns = {"0305": "Dinant", "0301": "Namur"}
    assert Landmarks(GRID, {}, 26_000, towns).bearing("0303") == (50_000, "west", "0305")


def test_a_town_lies_beside_the_names_on_the_map():
    found = Landmarks(GRID, {GRID.hex("0301"): "Sedan"}, 26_000, {"0305": "Dinant"})
    assert set(found.names.values()) == {"Sedan", "Dinant"}
    assert found.bearing("0304") == (25_000, "west", "0305")
