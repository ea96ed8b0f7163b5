"""Fortified hexsides: on the side of their owner, teeth outwards."""

import re
from math import dist

import pytest

from sixweeks.board.drawing.ramparts import Rampart, hexsides, inner_side, rampart, toothed
from sixweeks.board.drawing.sheets import HexSheet, frame_around
from sixweeks.board.hexes import HexGrid, Numbering
from sixweeks.board.hexsides import sides_from

NUMBERING = Numbering("RRCC", "rows", "even", -1, row_up=False, column_right=False)
LOOK = Rampart("#24427c", 5, 3.6)


@pytest.fixture
def sheet():
    grid = HexGrid(NUMBERING, ["0101", "0102", "0201", "0202"])
    return HexSheet(grid, 80.0, frame_around(grid, 80.0, 12))


def test_a_wall_stands_on_the_side_of_its_owner(sheet):
    owner, enemy = (sheet.grid.hex(number) for number in ("0102", "0101"))
    ((hex, way),) = hexsides(sides_from(sheet.grid, [(owner, "E")]))
    assert (hex, sheet.grid.neighbours[hex][way]) == (owner, enemy)
    for end in inner_side(sheet, hex, way, LOOK.inside):
        assert dist(end, sheet.centre(owner)) < dist(end, sheet.centre(enemy))


def test_walls_of_one_hex_join_at_its_corners(sheet):
    hex = sheet.grid.hex("0202")
    east, north_east = (inner_side(sheet, hex, way, LOOK.inside) for way in (0, 5))
    assert north_east[1] == pytest.approx(east[0])


def test_teeth_reach_from_one_line_to_the_other():
    data = toothed([(0, 0), (30, 0)], [(0, -4), (30, -4)], 3)
    assert data.count("M") == data.count("Z") == 3
    assert re.findall(r"M\S+ (\S+?)l\S+ (\S+) \S+ (\S+)Z", data) == [("0", "-4", "4")] * 3


def test_every_side_of_a_line_has_its_teeth(sheet):
    sides = sides_from(
        sheet.grid, [(sheet.grid.hex("0102"), "E SE"), (sheet.grid.hex("0202"), "E")]
    )
    assert rampart(sheet, sides, LOOK).count("Z") == 3 * LOOK.teeth
