"""Lines drawn over themselves, points along them, and words beside them."""

from math import pi

import pytest

from sixweeks.board.drawing.courses import along_course, cased, every, offset, walk


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
