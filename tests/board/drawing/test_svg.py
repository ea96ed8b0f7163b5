from xml.etree import ElementTree

import pytest

from sixweeks.board.drawing.outlines import outlines
from sixweeks.board.drawing.svg import (
    document,
    element,
    escaped,
    group,
    join,
    moved,
    number,
    smooth,
    straight,
    text,
    through,
    use,
)
from sixweeks.board.hexes import HexGrid
from tests.board.maps import NUMBERINGS, block, france_40

SQUARE = [(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0)]


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (1, "1"),
        (1.0, "1"),
        (1.005, "1"),
        (2.346, "2.35"),
        (-0.001, "0"),
        (-1.5, "-1.5"),
        (100, "100"),
    ],
)
def test_numbers_have_two_decimals_at_most(value, written):
    assert number(value) == written


def test_words_are_escaped_and_controls_left_out():
    assert escaped('<a & "b">\x00\x07') == "&lt;a &amp; &quot;b&quot;&gt;"


def test_an_element_has_its_attributes_but_those_that_are_none():
    drawn = element("rect", class_="unit", stroke_width=1.5, x=None, data_unit="19 Pz")
    assert drawn == '<rect class="unit" stroke-width="1.5" data-unit="19 Pz"/>'


def test_children_stand_inside():
    assert element("g", text("x < y", (1, 2)), id="a") == (
        '<g id="a"><text x="1" y="2">x &lt; y</text></g>'
    )


def test_a_group_of_nothing_is_nothing():
    assert group(group(), join()) == ""


def test_a_copy_at_the_origin_needs_no_place():
    assert use("hill") == '<use href="#hill"/>'
    assert use("hill", (3, 0)) == '<use href="#hill" x="3"/>'


def test_a_transformation_names_only_what_it_changes():
    assert moved((1, 2)) == "translate(1 2)"
    assert moved((1, 2), turn=33, scale=2) == "translate(1 2)rotate(33)scale(2)"


def test_a_straight_path_goes_from_point_to_point():
    assert straight(SQUARE[:3]) == "M0 0l4 0 0 4"
    assert straight(SQUARE, closed=True) == "M0 0l4 0 0 4 -4 0Z"


def test_a_smooth_path_keeps_its_ends_and_rounds_its_corners():
    assert smooth(SQUARE) == "M0 0q4 0 4 2t-4 2"
    assert smooth(SQUARE[:2]) == "M0 0l4 0"


def test_a_smooth_ring_touches_the_middle_of_each_side():
    ring = "M0 2q0 -2 2 -2t2 2t-2 2t-2 -2Z"
    assert smooth(SQUARE, closed=True) == ring
    assert smooth([*SQUARE, SQUARE[0]], closed=True) == ring


def test_a_document_is_xml_with_a_name_and_a_description():
    picture = document(10, 20, "A & B", "two <letters>", text("é", (1, 1)))
    root = ElementTree.fromstring(picture)
    space = "{http://www.w3.org/2000/svg}"
    assert root.get("viewBox") == "0 0 10 20"
    assert [child.tag for child in root] == [f"{space}title", f"{space}desc", f"{space}text"]
    assert root.findtext(f"{space}title") == "A & B"


def test_the_outline_of_a_hex_has_its_six_corners():
    grid = france_40()
    hex = grid.hex("2235")
    (ring,) = outlines(grid, grid.mask("2235"))
    assert set(ring) == set(grid.corners(hex))


def test_a_hole_has_an_outline_of_its_own():
    grid = france_40()
    around = grid.around[grid.hex("2235")]
    assert sorted(map(len, outlines(grid, around))) == [6, 18]


@pytest.mark.parametrize("name", NUMBERINGS)
def test_the_outline_of_a_map_runs_along_its_rim(name):
    numbering = NUMBERINGS[name]
    grid = HexGrid(numbering, block(range(1, 8), range(1, 7), numbering.digits))
    (ring,) = outlines(grid, grid.all)
    sides = sum(nears.count(None) for nears in grid.neighbours)
    assert len(ring) == len(set(ring)) == sides


def test_a_path_through_points_passes_each_of_them():
    data = through([(0, 0), (6, 0), (6, 6), (12, 6)])
    assert data == "M0 0C1 0 5 -1 6 0 7 1 5 5 6 6 7 7 11 6 12 6"


def test_a_path_through_two_points_is_straight():
    assert through([(0, 0), (4, 0)]) == "M0 0l4 0"


def test_a_smooth_path_writes_a_corner_again_when_rounding_has_led_away_from_it():
    """Each end is off by up to a twentieth, and a mirrored corner by twice that and more."""
    steps = [(x * 1.07, (x % 3) * 0.36) for x in range(200)]
    data = smooth(steps)
    assert 1 < data.count("q") < 60
    assert data.count("q") + data.count("t") == len(steps) - 2
