"""Events and objections."""

import pytest

from sixweeks.kernel.event import Event
from sixweeks.kernel.objection import Bar, Objection, closed_by, objections_at
from sixweeks.kernel.presentation.definition import OptionInfo
from sixweeks.kernel.presentation.sentence import Hidden, Piece

# Events: who may know what.

SECRET = Event(
    "moved", "10.0a", {"unit": Piece("F X")}, to=("allied",), others={"unit": Hidden("piece")}
)


@pytest.mark.parametrize(
    ("event", "side", "told"),
    [
        (SECRET, "allied", Piece("F X")),
        (SECRET, "german", Hidden("piece")),
        (SECRET, None, Piece("F X")),
        (Event("moved", "10.0a", {"unit": Piece("F X")}), "german", Piece("F X")),
        (Event("moved", "10.0a", {"unit": Piece("F X")}, ("allied",)), "german", Piece("F X")),
    ],
)
def test_an_event_tells_each_side_what_it_may_know(event, side, told):
    assert event.seen_by(side)["unit"] == told


# Bars: legal is what nothing bars.

BARS = [Bar("7.3a", 0b0110, "zone"), Bar("6.2c", 0b0100), Bar("10.5d", 0)]


def test_a_bar_covers_the_places_of_its_mask():
    assert [BARS[0].covers(place) for place in range(5)] == [False, True, True, False, False]


def test_a_bar_may_cover_all_but_a_few_places():
    assert [Bar("3.3b", ~0b10).covers(place) for place in (0, 1, 500)] == [True, False, True]


def test_what_any_bar_covers_is_closed():
    assert (closed_by(BARS), closed_by([])) == (0b0110, 0)


@pytest.mark.parametrize(
    ("place", "found"),
    [(0, []), (1, [("7.3a", "zone")]), (2, [("7.3a", "zone"), ("6.2c", "")])],
)
def test_the_objections_to_a_place_are_the_bars_that_cover_it(place, found):
    assert objections_at(place, BARS) == [Objection(rule, case) for rule, case in found]


def test_closed_places_are_those_with_objections():
    closed = closed_by(BARS)
    assert all(bool(closed >> n & 1) == bool(objections_at(n, BARS)) for n in range(8))


def test_the_first_value_of_an_option_is_its_default():
    assert OptionInfo("bids", "1.1", ("sealed", "none")).default == "sealed"
