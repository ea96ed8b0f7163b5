"""Loads records and positions from files as tables."""

from sixweeks import api
from sixweeks.cli.files import bad_file, blaming, read_text
from sixweeks.cli.language import CommandError, language
from sixweeks.games import definition_of
from sixweeks.kernel.formats.record import Record, read_record
from sixweeks.kernel.formats.replay import line_of, replay
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.table import Table


def table_at(definition: GameDefinition, path: str) -> Table:
    """A table at the position in a file; the user supplies its dice."""
    text = read_text(path)
    with blaming(path):
        return speaking(api.position(definition.info.id, text))


def speaking(table: Table) -> Table:
    """The table, set to the language of the command line."""
    table.language = language()
    return table


def position_in(definition: GameDefinition, path: str) -> str:
    """The text of a position that has been checked."""
    text = read_text(path)
    with blaming(path):
        definition.formats.read_position(text)
    return text


def record_in(path: str, game: str | None = None) -> tuple[GameDefinition, Record]:
    """The record in a file; it must be of this game, if one is named."""
    text = read_text(path)
    with blaming(path):
        record = read_record(text)
        try:
            definition = definition_of(record.game)
        except InputError as error:
            raise error.at(line_of(record, "game")) from None
        if game not in (None, record.game):
            line, due = line_of(record, "game"), game or ""
            raise InputError("error-record-of", game=record.game, due=due, line=line)
        return definition, record


def replayed(path: str, to: int | None = None, game: str | None = None) -> Table:
    """A record replayed to its end, or for a number of answers."""
    definition, record = record_in(path, game)
    if to is not None and to > len(record.entries):
        count = len(record.entries)
        raise bad_file(path, CommandError("error-fewer-answers", count=count, to=to))
    with blaming(path):
        return speaking(replay(definition, record, to))
