"""Positions as text: what every game's reader checks."""

from types import SimpleNamespace
from typing import Any, Literal

import pytest
from msgspec import Struct

from sixweeks.kernel.formats.lines import Line
from sixweeks.kernel.formats.position import PositionReader, heading, result_lines
from sixweeks.kernel.formats.position_fields import (
    FLAG,
    Field,
    by_name,
    number,
    pair,
    read_flag,
    read_number,
    set_of,
    word,
    words,
)
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.state import Ending
from sixweeks.kernel.why import Lookup


class Options(Struct, frozen=True):
    weather: Literal["fine", "foul"] = "fine"


class Progress(Struct, frozen=True):
    moved: int = 0
    won: tuple[tuple[int, int], ...] = ()


class Toy(Struct):
    options: Options
    morale: int = 0
    holder: str = "red"
    cards: tuple[str, ...] = ()
    at: int = -1
    points: dict[str, int] = {}
    is_over: bool = False
    progress: Progress = Progress()


UNITS = {"a": 0, "b": 1, "c": 2}
NAMES = {"unit": list(UNITS).__getitem__}
FIELDS = (
    Field("morale", number(-9, 9), always=True),
    Field("holder", word(("red", "blue")), empty="nobody"),
    Field("cards", words(", ", ("ace", "king"))),
    Field("at", by_name("unit")),
    Field("points", number(0, 9), sides=("red", "blue")),
    Field("over", FLAG, "is_over"),
    Field("moved", set_of("unit", ", "), "progress.moved"),
    Field("won", pair(by_name("unit"), number(0, 9)), "progress.won", rows=True),
)


def nothing(*args: Any) -> Any:
    return None


def new_toy(scenario: str, options: Options) -> Toy:
    return Toy(options)


class Reader(PositionReader):
    game_id, scenarios, options = "toy", {"short": 0, "long": 0}, Options
    messages, kinds, fields = InputError.catalogues, ("unit", "place"), FIELDS
    lookup = Lookup(nothing, nothing, nothing, nothing, names=lambda game: UNITS)
    new_game, keys, repeated, winners = new_toy, (), {"unit"}, ("red", "blue", "draw")


def read_fields(*lines):
    found = reader(*LINES, *lines)
    found.take_fields(found.state)
    return found.state


def written(game):
    return [line for field in FIELDS for line in field.lines(game, NAMES)]


LINES = ("game: toy", "scenario: long", "unit: a", "unit: b")


def reader(*lines):
    return Reader("\n".join(("sixweeks position 1", *(lines or LINES))))


def test_the_heading_is_read_back():
    game = SimpleNamespace(scenario_id="short", options=Options("foul"), turn=3)
    found = Reader("\n".join(heading("toy", game)))
    assert (found.scenario, found.read_options(), found.required("turn").value) == (
        "short",
        Options("foul"),
        "3",
    )


FILLED = Toy(
    Options(),
    -3,
    "",
    ("king", "ace"),
    1,
    {"red": 2, "blue": 1},
    is_over=True,
    progress=Progress(0b101, ((2, 4), (0, 1))),
)


def test_fields_are_written_in_lines():
    assert written(FILLED) == [
        "morale: -3",
        "holder: nobody",
        "cards: king, ace",
        "at: b",
        "points red: 2",
        "points blue: 1",
        "over: yes",
        "moved: a, c",
        "won: c, 4",
        "won: a, 1",
    ]


def test_fields_are_read_from_their_lines():
    assert read_fields(*written(FILLED)) == FILLED


def test_what_is_nothing_is_not_written_unless_it_always_is():
    assert written(Toy(Options())) == ["morale: 0", "holder: red"]


@pytest.mark.parametrize(
    ("line", "fault"),
    {
        "morale: 10": "10 is not between -9 and 9",
        "holder: green": "'holder' is one of red, blue",
        "cards: ace, queen": "'cards' is one of ace, king",
        "at: d": "there is no unit 'd' in long",
        "points blue: many": "'many' is not a whole number",
        "moved: a, d": "there is no unit 'd' in long",
        "won: d, 1": "there is no unit 'd' in long",
        "won: a": "'' is not a whole number",
    }.items(),
)
def test_a_field_that_cannot_be_read_is_named_with_its_line(line, fault):
    with pytest.raises(InputError, match=f"line 6: {fault}"):
        read_fields(line)


def test_a_unit_is_listed_once():
    with pytest.raises(InputError, match="line 6: a appears twice in the position"):
        list(reader(*LINES, "unit: a, 3").units_listed())


def test_a_unit_has_a_name():
    with pytest.raises(InputError):
        list(reader(*LINES, "unit:").units_listed())


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
        ((*LINES, "morale: 3", "morale: 4"), "line 7: 'morale' appears twice in the position"),
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
