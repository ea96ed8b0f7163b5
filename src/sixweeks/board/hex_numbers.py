"""Hex numbers of a printed map, and their positions."""

from typing import Literal

import msgspec


class BadHexNumber(ValueError):
    """A hex number that is malformed or not on the map."""


class Numbering(msgspec.Struct, frozen=True):
    """The numbering scheme of a map: `shift` +1 is half a hex right (rows) or down (columns)."""

    digits: Literal["RRCC", "CCRR"]
    orientation: Literal["rows", "columns"]
    shifted: Literal["odd", "even"]
    shift: Literal[1, -1]
    row_up: bool
    column_right: bool


class Spot(msgspec.Struct, frozen=True):
    """A hex centre: `line` counts straight lines of hexes, `along` half hexes within the line."""

    line: int
    along: int


def spot(numbering: Numbering, number: str) -> Spot:
    """Where the number lies, x to the right and y down."""
    row, column = row_and_column(numbering, number)
    across, down = (
        (column if numbering.column_right else -column),
        (-row if numbering.row_up else row),
    )
    if numbering.orientation == "rows":
        return Spot(line=down, along=2 * across + half_hexes(numbering, row))
    return Spot(line=across, along=2 * down + half_hexes(numbering, column))


def row_and_column(numbering: Numbering, number: str) -> tuple[int, int]:
    """Split a printed number into its row and its column."""
    if len(number) != 4 or not (number.isascii() and number.isdigit()):
        raise BadHexNumber(
            f"{number!r} is not a hex number: it takes four digits, {numbering.digits}."
        )
    first, second = int(number[:2]), int(number[2:])
    return (first, second) if numbering.digits == "RRCC" else (second, first)


def half_hexes(numbering: Numbering, line_number: int) -> int:
    """How far a line is shifted, in half hexes."""
    parity = "odd" if line_number % 2 else "even"
    return numbering.shift if parity == numbering.shifted else 0
