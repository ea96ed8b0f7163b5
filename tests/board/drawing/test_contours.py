import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixweeks.board.drawing.contours import contours


def field(*rows):
    return [[float(cell) for cell in row.split()] for row in rows]


def area(ring):
    """Twice the area; positive when the ring runs clockwise on the sheet, where y points down."""
    turns = zip(ring, [*ring[1:], ring[0]], strict=True)
    return sum(x * v - u * y for (x, y), (u, v) in turns)


def test_a_peak_has_a_ring_around_it():
    (ring,) = contours(field("0 0 0", "0 2 0", "0 0 0"), 1)
    assert sorted(ring) == [(0.5, 1), (1, 0.5), (1, 1.5), (1.5, 1)]


def test_the_line_lies_where_the_height_is_reached():
    (ring,) = contours(field("0 0 0", "0 4 0", "0 0 0"), 1)
    assert min(ring) == (0.25, 1)


def test_flat_ground_has_no_contour_line():
    assert contours(field("0 0 0", "0 0 0", "0 0 0"), 1) == []


def test_a_hollow_is_a_ring_inside_a_ring_that_runs_the_other_way():
    rings = contours(field("0 0 0 0 0", "0 2 2 2 0", "0 2 0 2 0", "0 2 2 2 0", "0 0 0 0 0"), 1)
    outer, inner = sorted(rings, key=lambda ring: abs(area(ring)), reverse=True)
    assert area(outer) * area(inner) < 0


def test_two_peaks_that_touch_at_a_corner_keep_apart():
    assert len(contours(field("0 0 0 0", "0 2 0 0", "0 0 2 0", "0 0 0 0"), 1)) == 2
    assert len(contours(field("0 0 0 0", "0 0 2 0", "0 2 0 0", "0 0 0 0"), 1)) == 2


heights = st.lists(st.lists(st.floats(0, 4), min_size=6, max_size=6), min_size=5, max_size=5)


@given(heights, st.sampled_from([0.5, 1.5, 2.5]))
def test_rings_divide_the_higher_points_from_the_lower(inside, threshold):
    blank = [0.0] * 8
    lattice = [blank, *([0.0, *row, 0.0] for row in inside), blank]
    rings = contours(lattice, threshold)
    for y, row in enumerate(lattice):
        for x, height in enumerate(row):
            if height != pytest.approx(threshold):
                assert is_inside((x, y), rings) == (height > threshold)


def is_inside(point, rings):
    """Does a ray to the east, a hair below the lattice, cross the rings an odd number of times?"""
    x, y = point[0], point[1] + 1e-7
    crossings = 0
    for ring in rings:
        for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
            if (ay <= y) != (by <= y) and ax + (y - ay) * (bx - ax) / (by - ay) > x:
                crossings += 1
    return crossings % 2 == 1
