"""A table out of the store: the nearest snapshot, and the few answers after it."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress

import msgspec
from msgspec import Struct

from sixweeks.games import definition_of
from sixweeks.kernel import engine
from sixweeks.kernel.formats.record import CHANCE, Entry, Record
from sixweeks.kernel.formats.replay import play_again
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.presentation.sentence import encoded
from sixweeks.kernel.state import State
from sixweeks.kernel.table import Table, needs_nobody
from sixweeks.server.errors import HTTPError
from sixweeks.server.live.costly_questions import check_cancelled
from sixweeks.server.live.table_dice import use_own_dice
from sixweeks.server.storage.dice_shares import SERVER
from sixweeks.server.storage.rows import (
    EntryRow,
    NoTable,
    SnapshotRow,
    Status,
    TableRow,
    Unreachable,
)
from sixweeks.server.storage.store import Store

SNAPSHOT_INTERVAL = 50  # answers between two snapshots


class Restored(Struct, frozen=True):
    """A table after its entry `at`, with the entries played to get there."""

    table: Table
    at: EntryRow
    recent: tuple[EntryRow, ...]


def header_of(record: Record) -> str:
    """The record without entries, result and seed, as JSON."""
    kept = {name: getattr(record, name) for name in record.__struct_fields__}
    gone: dict[str, object] = {"entries": [], "lines": {}, "result": ""}
    return msgspec.json.encode(Record(**{**kept, **gone})).decode()


class Unplayable(HTTPError):
    """Answers that are not legal under the present rules; says nothing of what they were."""

    def __init__(self) -> None:
        super().__init__(409, "error-unplayable-now")


def restored(store: Store, row: TableRow, upto: int | None = None) -> Restored:
    """The table as it is, or as it was after the answer `upto`."""
    last = row.serial if upto is None else max(upto, row.opening)
    snapshot = store.snapshot(row.id, last)
    start = snapshot.serial if snapshot else row.opening - 1
    entries = tuple(store.entries(row.id, start, last))
    at = entries[-1] if entries else store.last_entry(row.id, last)
    if at is None:
        raise NoTable(row.id)  # for a table has its opening entry
    table = begun(row, snapshot.position if snapshot else "", entries)
    missing = play_all(table, entries if snapshot else entries[1:], max(start, row.opening))
    if missing:
        with suppress(Unreachable):  # they only save time
            store.add_snapshots(row.id, missing)
    check_rolled(row, table)
    use_own_dice(table, row, at.rolled, store.shares.of(row.id))
    return Restored(table, at, entries)


def check_rolled(row: TableRow, table: Table) -> None:
    """The server's own dice never wait; where they would, the rules have changed since."""
    if row.dice == SERVER and table.to_move in CHANCE:
        raise Unplayable


def play_all(table: Table, entries: Iterable[EntryRow], last: int) -> list[SnapshotRow]:
    """Replay stored answers after the answer `last`; returns the snapshots due on the way."""
    snapshots: list[SnapshotRow] = []
    for entry in entries:
        play(table, entry)
        snapshots += snapshots_due(table, last, entry.serial)
        last = entry.serial
    return snapshots


def snapshots_due(table: Table, last: int, serial: int) -> list[SnapshotRow]:
    """A snapshot every so many answers; sealed replies and offers are in no position."""
    if (
        serial // SNAPSHOT_INTERVAL <= last // SNAPSHOT_INTERVAL
        or table.is_over
        or table.game.sealed
        or table.offer
        or table.to_move in CHANCE
    ):
        return []
    return [SnapshotRow(serial, table.definition.formats.write_position(table.game))]


def begun(row: TableRow, position: str, entries: Sequence[EntryRow]) -> Table:
    """The game at its snapshot, or at its beginning with what happened before any answer."""
    definition = definition_of(row.game)
    record = msgspec.json.decode(row.header, type=Record)
    record.reveal = ""
    with following():
        if position:
            return bare_table(definition, definition.formats.read_position(position), record, ())
        game = (
            definition.formats.read_position(record.position)
            if record.position
            else definition.new_game(record.scenario, record.options)
        )
        return bare_table(definition, game, record, entries[0].lines)


@contextmanager
def following() -> Iterator[None]:
    """Whatever new rules make of old answers: they cannot follow."""
    try:
        yield
    except Exception as error:
        raise Unplayable from error


def bare_table(
    definition: GameDefinition, game: State, record: Record, lines: Iterable[Entry]
) -> Table:
    """A table that answers nothing by itself, after what happened before any answer."""
    table = Table(definition, game, record, quiet=True)
    play_lines(table, lines)
    return table


def play(table: Table, entry: EntryRow) -> None:
    """One stored answer again, with the dice as they fell and what was answered by order."""
    check_cancelled()
    with following():
        play_lines(table, entry.lines)


def play_lines(table: Table, lines: Iterable[Entry]) -> None:
    for line in lines:
        play_again(table, line)
    is_settled = table.to_move in CHANCE or not needs_nobody(table.question)
    assert is_settled, "the same follows from it"
    clear_history(table)


def clear_history(table: Table) -> None:
    """The store remembers; the table needs neither moments to go back to nor old lines."""
    table.past.clear()
    table.events.clear()
    table.record.entries.clear()
    table.barrier = 0


def reveal_of(row: TableRow, table: Table) -> str:
    """The seed, once the game is over; that of an imported game came with it."""
    if not table.is_over or not table.record.commitment:
        return ""
    return row.seed or msgspec.json.decode(row.header, type=Record).reveal


def status_of(table: Table) -> Status:
    turn = encoded(table.definition.page.turn_title(table.game))
    return Status(engine.deciders(table.game), turn, table.record.result)


def record_of(store: Store, row: TableRow, table: Table) -> Record:
    """The whole record, put together from the store."""
    fields = {name: getattr(table.record, name) for name in table.record.__struct_fields__}
    entries = list(stored_lines(store, row))
    return Record(**{**fields, "entries": entries, "reveal": reveal_of(row, table)})


def stored_lines(store: Store, row: TableRow) -> Iterator[Entry]:
    for entry in store.entries(row.id, row.opening - 1):
        yield from entry.lines
