"""Counters: signs, steps and stacks."""

import pytest

from sixweeks.board.drawing.counters import pips, scale_of, signs, size_mark, sprite, stack_places
from sixweeks.board.drawing.palette import contrast, print_on
from sixweeks.board.drawing.svg import Markup


def test_signs_fill_their_box_and_are_combined():
    assert signs("infantry", 14, 9) == "M-14 -9L14 9M14 -9L-14 9"
    assert signs("armored infantry", 14, 9) == signs("armored", 14, 9) + signs("infantry", 14, 9)


def test_a_sign_that_is_not_known_is_an_error():
    with pytest.raises(KeyError):
        signs("dragoons", 14, 9)


@pytest.mark.parametrize("crosses", [2, 3, 4])
def test_the_size_of_a_unit_is_so_many_crosses(crosses):
    assert size_mark("size", crosses).count("M") == crosses


def test_a_unit_of_one_step_has_no_pips():
    assert pips((0, 0), 1, 1) == []


def test_lost_steps_are_hollow():
    drawn = pips((0, 0), 4, 3)
    assert (len(drawn), sum('fill="none"' in pip for pip in drawn)) == (4, 1)


@pytest.mark.parametrize("height", [1, 2, 5, 9])
def test_a_stack_is_never_taller_than_it_may_be(height):
    places = stack_places(height, 54, 10.5, 96)
    assert len(places) == height
    assert places[-1][1] - places[0][1] + 54 <= 96


def test_the_top_counter_lies_lowest_on_the_sheet():
    downward = [y for _, y in stack_places(3, 54, 10.5, 96)]
    assert downward == sorted(downward)


def test_high_stacks_are_drawn_smaller():
    assert [scale_of(height, (1.0, 0.9)) for height in (1, 2, 7)] == [1.0, 0.9, 0.9]


def test_a_sprite_has_a_symbol_for_each_face():
    drawn = sprite(50, Markup(""), {"a": Markup("<g/>"), "b": Markup("<g/>")})
    assert ('id="a"' in drawn, 'id="b"' in drawn, drawn.count("<symbol")) == (True, True, 2)


@pytest.mark.parametrize(("ground", "ink"), [("#474d45", "#ffffff"), ("#f3d94e", "#000000")])
def test_print_can_be_read_on_its_ground(ground, ink):
    assert print_on(ground) == ink
    assert contrast(ink, ground) >= 4.5
