"""The board as text, for the command line and for screen readers."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from msgspec import Struct

from sixweeks.kernel.presentation.localization import Localization
from sixweeks.kernel.presentation.sentence import Sentence

GAP = 2  # between columns


class Rows(Struct, frozen=True):
    """Columns with their titles; the last may be of any length."""

    titles: tuple[Sentence, ...]
    rows: tuple[tuple[Sentence, ...], ...]


TextBoard: TypeAlias = tuple[Sequence[Sentence] | Rows, ...]  # with an empty line between two


def text_of_board(board: TextBoard, to: Localization) -> str:
    parts = (aligned(part, to) if isinstance(part, Rows) else lines(part, to) for part in board)
    return "\n\n".join(filter(None, map("\n".join, parts))) + "\n"


def lines(sentences: Sequence[Sentence], to: Localization) -> Iterator[str]:
    return (to.plain(each) for each in sentences)


def aligned(table: Rows, to: Localization) -> Iterator[str]:
    """Text with every column as wide as its widest cell."""
    cells = [[to.text(each) for each in row] for row in (table.titles, *table.rows)]
    widths = [max(map(len, column)) + GAP for column in zip(*cells, strict=True)]
    for row in cells:
        padded = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        yield "".join(padded).rstrip()
