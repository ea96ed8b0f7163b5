"""What is analysed: a record, or a position as a record without answers."""

from collections.abc import Iterator

from sixweeks.games import definition_of
from sixweeks.kernel.formats.lines import read_lines
from sixweeks.kernel.formats.position import FIRST
from sixweeks.kernel.formats.record import Record, read_record
from sixweeks.kernel.formats.replay import play_again, starting_table
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.state import State
from sixweeks.kernel.table import header
from sixweeks.version import __version__


def record_in(text: str) -> Record:
    """A text parsed as a record, or as a position from which a record begins."""
    return record_at(text) if text.startswith(FIRST) else read_record(text)


def record_at(position: str) -> Record:
    definition = definition_of(game_in(position))
    record = header(definition, definition.formats.read_position(position), __version__)
    record.position = position
    return record


def game_in(position: str) -> str:
    for line in read_lines(position, FIRST):
        if line.key == "game":
            return line.value
    raise InputError("error-header-lacks", key="game", line=1)


def moments_of(definition: GameDefinition, record: Record) -> Iterator[tuple[int, State]]:
    """The game after each answer of a record, by their number."""
    table = starting_table(definition, record)
    yield 0, table.game
    for number, entry in enumerate(record.entries, 1):
        play_again(table, entry)
        table.past.clear()
        table.events.clear()
        yield number, table.game
