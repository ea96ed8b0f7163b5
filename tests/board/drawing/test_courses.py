"""Lines drawn over themselves, points along them, and words beside them."""

from math import pi

import pytest

from sixweeks.board.drawing.courses import (
    along_course,
    cased,
    every,
    name_on_path,
    offset,
    walk,
    zigzag,
)


def test_the_first_strokes_of_all_lines_lie_under_the_second():
    drawn = cased(("M0 0", ((9, "bank"), (7, "water"))), ("M1 1", ((5, "bank"), (3, "water"))))
    strokes = [part.split('"')[1::2] for part in drawn.split("<")[1:]]
    assert [(data, colour) for data, colour, _ in strokes] == [
        ("M0 0", "bank"),
        ("M1 1", "bank"),
        ("M0 0", "water"),
        ("M1 1", "water"),
    ]


def test_points_lie_evenly_along_a_course_round_its_corners():
    spots = [spot for spot, _ in every([(0, 0), (10, 0), (10, 10)], 4)]
    assert spots == [(0, 0), (4, 0), (8, 0), (10, 2), (10, 6)]


def test_a_point_along_a_course_knows_its_bearing():
    assert [turn for _, turn in every([(0, 0), (10, 0), (10, 10)], 10)] == [0, pi / 2]


def test_a_point_is_set_off_in_a_direction():
    assert offset((1, 1), 0, 2) == (3, 1)


@pytest.mark.parametrize(
    ("distance", "point"),
    [(-1, (0, 0)), (0, (0, 0)), (5, (5, 0)), (10, (10, 0)), (13, (10, 3)), (99, (10, 10))],
)
def test_a_course_is_walked_from_end_to_end(distance, point):
    assert walk([(0, 0), (10, 0), (10, 10)], distance) == point


def test_a_point_that_stands_twice_in_a_course_is_passed_over():
    assert walk([(0, 0), (0, 0), (10, 0)], 0) == (0, 0)


@pytest.mark.parametrize("course", [[(0, 0), (100, 0)], [(100, 0), (0, 0)]])
def test_words_beside_a_course_read_from_left_to_right(course):
    drawn = along_course("Somme", course, along=0.5, off=-8, half=20)
    assert drawn == '<text x="0" y="0" transform="translate(50 -8)">Somme</text>'


def test_a_zigzag_keeps_its_ends_and_goes_to_either_side():
    first, *teeth, last = zigzag([(0, 0), (10, 0)], 2, 1)
    assert (first, last) == ((0, 0), (10, 0))
    assert [round(y) for _, y in teeth] == [1, -1, 1]


def test_a_name_follows_a_path_by_its_id():
    assert name_on_path("course-meuse", "Meuse", "20%", 13) == (
        '<text dy="-13"><textPath href="#course-meuse" startOffset="20%">Meuse</textPath></text>'
    )
