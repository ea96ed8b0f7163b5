"""A sheet of hexes: where they lie, and the lines around them."""

import pytest

from sixweeks.board.drawing.outlines import seams
from sixweeks.board.drawing.sheets import Frame, HexSheet, frame_around
from sixweeks.board.drawing.svg import straight
from sixweeks.board.hexes import HexGrid, Numbering, bits

NUMBERING = Numbering("CCRR", "columns", "even", 1, row_up=False, column_right=True)


@pytest.fixture
def sheet():
    grid = HexGrid(NUMBERING, ["0101", "0102", "0201", "0202"])
    return HexSheet(grid, 100.0, frame_around(grid, 100.0, 14.0))


def test_neighbours_lie_one_hex_apart(sheet):
    (x, y), (u, v) = (sheet.centre(sheet.grid.hex(number)) for number in ("0101", "0102"))
    assert (u - x, v - y) == pytest.approx((0, 100))


def test_the_frame_leaves_its_margin_around_every_corner(sheet):
    corners = [c for hex in bits(sheet.grid.all) for c in sheet.on_sheet(sheet.grid.corners(hex))]
    assert min(x for x, _ in corners) - sheet.frame.left == pytest.approx(14)
    assert min(y for _, y in corners) - sheet.frame.top == pytest.approx(14)


def test_the_page_counts_from_the_corner_of_the_frame(sheet):
    assert sheet.on_page(sheet.frame.corner) == (0, 0)


def test_a_point_beside_a_hex_is_so_many_hexes_off(sheet):
    hex = sheet.grid.hex("0101")
    x, y = sheet.centre(hex)
    assert sheet.beside(hex, 0.5, -0.25) == pytest.approx((x + 50, y - 25))


def test_the_rim_of_one_hex_has_its_six_corners(sheet):
    (ring,) = sheet.rings(1 << sheet.grid.hex("0101"))
    assert len(ring) == 6


def test_a_line_along_hexsides_passes_each_corner_once(sheet):
    grid = sheet.grid
    pairs = [(grid.hex("0101"), grid.hex("0102")), (grid.hex("0101"), grid.hex("0201"))]
    course = sheet.run_along(pairs)
    assert len(course) == len({(round(x), round(y)) for x, y in course}) == 3


def test_the_seam_of_two_sets_passes_the_corners_between_them(sheet):
    west, east = (sheet.grid.mask(numbers) for numbers in ("0101 0102", "0201 0202"))
    (line,) = seams(sheet.grid, west, east)
    assert len(line) == 4
    assert sheet.seam(west, east) == straight(sheet.on_sheet(line))


def test_sets_that_do_not_touch_have_no_seam(sheet):
    assert sheet.seam(sheet.grid.mask("0102"), 0) == ""


def test_every_hex_is_numbered(sheet):
    drawn = sheet.numbers(40)
    assert all(f">{number}<" in drawn for number in ("0101", "0102", "0201", "0202"))


def test_a_frame_knows_its_size():
    frame = Frame(-10, -20, 90, 180)
    assert (frame.width, frame.height, frame.corner) == (100, 200, (-10, -20))
