"""Positions as text: what every game's reader checks."""

from types import SimpleNamespace
from typing import Literal

import pytest
from msgspec import Struct

from sixweeks.kernel.formats.lines import Line
from sixweeks.kernel.formats.position import (
    COMMON_KEYS,
    PositionReader,
    heading,
    joined,
    read_flag,
    read_number,
    result_lines,
)
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.state import Ending


class Options(Struct, frozen=True):
    weather: Literal["fine", "foul"] = "fine"


class Reader(PositionReader):
    game_id, scenarios, options = "toy", {"short": 0, "long": 0}, Options
    messages = InputError.catalogues
    keys, repeated, winners = {*COMMON_KEYS, "morale"}, {"unit"}, ("red", "blue", "draw")


LINES = ("game: toy", "scenario: long", "unit: a", "unit: b")


def reader(*lines):
    return Reader(joined(("sixweeks position 1", *(lines or LINES))))


def test_the_heading_is_read_back():
    game = SimpleNamespace(scenario_id="short", options=Options("foul"), turn=3)
    found = Reader(joined(heading("toy", game)))
    assert (found.scenario, found.read_options(), found.required("turn").value) == (
        "short",
        Options("foul"),
        "3",
    )


def test_options_that_are_not_given_are_as_usual():
    assert reader().read_options() == Options("fine")


def test_lines_are_found_by_their_key_in_order():
    assert [line.value for line in reader().of_key("unit")] == ["a", "b"]


@pytest.mark.parametrize("ending", [Ending("red", "major", "4.2"), Ending("", "draw", "4.3"), None])
def test_a_result_is_read_as_it_was_written(ending):
    assert reader(*LINES, *result_lines(ending)).ending() == ending


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (("scenario: long",), "^the position has no 'game' line"),
        (("game: chess", "scenario: long"), "line 2: this is a position of 'chess'"),
        (("game: toy", "scenario: x"), "line 3: there is no scenario 'x'; there are short, long"),
        ((*LINES, "mood: low"), "line 6: 'mood' is not a key of a position"),
        ((*LINES, "option mood: low"), "line 6: there is no option 'mood'"),
        ((*LINES, "morale: 3", "morale: 4"), "line 7: 'morale' stands in the position twice"),
    ],
)
def test_what_is_wrong_with_the_lines_is_said(lines, why):
    with pytest.raises(InputError, match=why):
        reader(*lines)


def test_a_value_that_an_option_does_not_take_is_refused():
    with pytest.raises(InputError, match="line 6: option weather cannot be 'hail'"):
        reader(*LINES, "option weather: hail").read_options()


def test_a_result_names_a_winner_a_level_and_a_rule():
    with pytest.raises(InputError, match="line 6: 'result' is the winner or draw, the level and"):
        reader(*LINES, "result: green major 4.2").ending()


@pytest.mark.parametrize(("text", "number"), [("3", 3), ("+3", 3), (" -2 ", -2)])
def test_numbers_may_have_a_sign(text, number):
    assert read_number(Line(1, "morale", text), text, -5, 5) == number


@pytest.mark.parametrize(
    ("text", "why"), [("three", "not a whole number"), ("6", "6 is not between -5 and 5")]
)
def test_numbers_are_whole_and_within_bounds(text, why):
    with pytest.raises(InputError, match=why):
        read_number(Line(1, "morale", text), text, -5, 5)


def test_a_flag_is_yes_or_no():
    assert [read_flag(Line(1, "mist", word)) for word in ("yes", "no")] == [True, False]
    with pytest.raises(InputError, match="'mist' is one of yes, no"):
        read_flag(Line(1, "mist", "perhaps"))
