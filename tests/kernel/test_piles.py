"""Piles are kept from scene to scene; only where something changed are they made again."""

from typing import NamedTuple

import pytest

from sixweeks.kernel.presentation.piles import Sight, piles_shown
from sixweeks.kernel.presentation.scene import Pile
from tests.kernel import toy

VIEWER = "red"


class Unit(NamedTuple):
    place: int


def sight(*places, sets=(0,), told=({},)):
    """Units in these places, each below the next."""
    stacks: dict[int, tuple[int, ...]] = {}
    for unit, place in enumerate(places):
        if place >= 0:
            stacks[place] = (*stacks.get(place, ()), unit)
    units = tuple(UNITS.setdefault((unit, place), Unit(place)) for unit, place in enumerate(places))
    return Sight(units, stacks, sets, told)


UNITS: dict[tuple[int, int], Unit] = {}  # a unit that stays as it was is the same object
BEFORE = sight(1, 1, 2, -1)


@pytest.fixture
def remade():
    """The places that are made again after the scene `BEFORE`."""
    game = toy.new(bids="none")

    def shown(now):
        asked = []

        def piles_at(place):
            asked.append(place)
            return (Pile(f"{place}", ()),) if place in now.stacks else ()

        return piles_shown(game, VIEWER, now, piles_at), sorted(asked)

    before, _ = shown(BEFORE)
    return lambda now: (before, *shown(now))


def test_nothing_is_made_again_where_nothing_has_changed(remade):
    before, after, made = remade(sight(1, 1, 2, -1))
    assert (after is before, made) == (True, [])


def test_a_unit_that_moves_changes_where_it_was_and_where_it_is(remade):
    assert remade(sight(1, 3, 2, -1))[2] == [1, 3]


def test_a_place_that_was_left_has_no_pile(remade):
    assert [pile.place for pile in remade(sight(1, 1, 3, -1))[1]] == ["1", "3"]


def test_a_pile_that_stays_is_the_same_object(remade):
    before, after, _ = remade(sight(1, 1, 3, -1))
    assert after[0] is before[0]


def test_a_unit_with_another_state_changes_its_place(remade):
    units = (Unit(1), *BEFORE.units[1:])
    assert remade(BEFORE._replace(units=units))[2] == [1]


def test_a_stack_in_another_order_is_made_again(remade):
    assert remade(BEFORE._replace(stacks={1: (1, 0), 2: (2,)}))[2] == [1]


def test_a_unit_in_another_set_changes_its_place(remade):
    assert remade(BEFORE._replace(sets=(0b100,)))[2] == [2]


def test_a_unit_of_which_more_is_told_changes_its_place(remade):
    assert remade(BEFORE._replace(told=({2: "host"},)))[2] == [2]


def test_a_unit_that_arrives_changes_its_place_alone(remade):
    assert remade(sight(1, 1, 2, 3))[2] == [3]
