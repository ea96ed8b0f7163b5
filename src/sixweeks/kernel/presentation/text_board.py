"""The board as text, for the command line and for screen readers."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from sixweeks.kernel.presentation.localization import Localization
from sixweeks.kernel.presentation.scene import Track
from sixweeks.kernel.presentation.sentence import Listed, Sentence, Text, Values, message

GAP = 2  # between columns


class Rows(Struct, frozen=True):
    """Columns with their titles; the last may be of any length."""

    titles: tuple[Sentence, ...]
    rows: tuple[tuple[Sentence, ...], ...]


TextBoard: TypeAlias = tuple[Sequence[Sentence] | Rows, ...]  # with an empty line between two


def text_of_board(board: TextBoard, to: Localization) -> str:
    parts = (aligned(part, to) if isinstance(part, Rows) else lines(part, to) for part in board)
    return "\n\n".join(filter(None, map("\n".join, parts))) + "\n"


def heading(game: Any, turn: Sentence, phase: Sentence, result: Sentence) -> tuple[Sentence, ...]:
    """The scenario; the turn and its phase, or how the game ended."""
    title = board_title(game.scenario_id)
    if game.ending:
        return title, message("board-ended", turn=turn, result=result)
    if game.is_setting_up:
        return title, message("board-phase", phase=phase)
    return title, message("board-now", turn=turn, phase=phase)


def board_title(scenario: str) -> Sentence:
    """The game and the scenario; without one, the map alone."""
    return message(
        "board-title", scenario=Sentence(f"scenario-{scenario}" if scenario else "part-map")
    )


def track_lines(tracks: Iterable[Track]) -> Iterator[Sentence]:
    """The tracks of the page, each in one line."""
    for track in tracks:
        args: Values = {"title": track.title, "value": track.value, "rule": Text(track.rule)}
        notes = Listed(track.lines, "semicolon")
        noted = Sentence("board-track_noted", {**args, "notes": notes})
        yield noted if track.lines else Sentence("board-track", args)


def columns(*names: str) -> tuple[Sentence, ...]:
    return tuple(Sentence(f"board-column_{name}") for name in names)


def off_map(game: Any, places: Mapping[int, str]) -> Iterator[tuple[int, str, list[Any]]]:
    """The units that are on no hex and in no area, by what became of them."""
    for code, word in places.items():
        if units := [unit for unit, state in enumerate(game.units) if state.place == code]:
            yield code, word, units


def lines(sentences: Sequence[Sentence], to: Localization) -> Iterator[str]:
    return (to.plain(each) for each in sentences)


def aligned(table: Rows, to: Localization) -> Iterator[str]:
    """Text with every column as wide as its widest cell."""
    cells = [[to.text(each) for each in row] for row in (table.titles, *table.rows)]
    widths = [max(map(len, column)) + GAP for column in zip(*cells, strict=True)]
    for row in cells:
        padded = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        yield "".join(padded).rstrip()
