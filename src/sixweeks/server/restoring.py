"""A table out of the store: the nearest snapshot, and the few answers after it."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from sixweeks.games import definition_of
from sixweeks.kernel import engine
from sixweeks.kernel.definition import BadAnswer, GameDefinition
from sixweeks.kernel.dice import Dice, Seed
from sixweeks.kernel.engine import IllegalAnswer
from sixweeks.kernel.lines import BadText
from sixweeks.kernel.question import Draw, Roll
from sixweeks.kernel.record import CHANCE, Entry, Record
from sixweeks.kernel.table import Table
from sixweeks.server.refusal import Refusal
from sixweeks.server.store import EntryRow, Standing, Store, TableRow

EVERY = 50  # answers between two snapshots


class RecordedDice:
    """Answers chance questions with the rolls of one entry."""

    def __init__(self, lines: Iterable[Entry]) -> None:
        self.rolls = [line.text for line in lines if line.who in CHANCE]
        self.rolled = 0

    def copy(self) -> "RecordedDice":
        twin = RecordedDice(())
        twin.rolls, twin.rolled = list(self.rolls), self.rolled
        return twin

    def answer(self, question: Roll | Draw) -> int | str:
        roll = self.rolls[self.rolled]
        self.rolled += 1
        return int(roll) if isinstance(question, Roll) else roll


class Restored(Struct, frozen=True):
    """A table after its entry `at`, with the entries played to get there."""

    table: Table
    at: EntryRow
    recent: tuple[EntryRow, ...]


def header_of(record: Record) -> str:
    """The record without entries, result and seed, as JSON."""
    kept = {name: getattr(record, name) for name in record.__struct_fields__}
    gone: dict[str, Any] = {"entries": [], "lines": {}, "result": ""}
    return msgspec.json.encode(Record(**{**kept, **gone})).decode()


def restored(store: Store, row: TableRow, upto: int | None = None) -> Restored:
    """The table as it is, or as it was after the answer `upto`."""
    last = row.serial if upto is None else upto
    snapshot = store.snapshot(row.id, last)
    start = snapshot.serial if snapshot else -1
    entries = tuple(store.entries(row.id, start, last))
    position = snapshot.position if snapshot else ""
    table = replayed(row, position, entries)
    at = entries[-1] if entries else store.last_entry(row.id, last)
    assert at is not None, "a table has its opening entry"
    own_dice(table, row, at.rolled)
    return Restored(table, at, entries)


def replayed(row: TableRow, position: str, entries: Sequence[EntryRow]) -> Table:
    """Refused in words that tell nothing, if the rules have changed under the table."""
    try:
        table, later = opened(row, position, entries)
        for entry in later:
            play(table, entry)
    except (BadAnswer, BadText, IllegalAnswer):
        raise Refusal(409, "this table cannot be played on under the present rules") from None
    return table


def opened(
    row: TableRow, position: str, entries: Sequence[EntryRow]
) -> tuple[Table, Sequence[EntryRow]]:
    """The game at its snapshot, or at its beginning with what happened before any answer."""
    definition = definition_of(row.game)
    record = msgspec.json.decode(row.header, type=Record)
    record.reveal = ""
    if position:
        return quiet_table(definition, definition.read_position(position), record, ()), entries
    game = (
        definition.read_position(record.position)
        if record.position
        else definition.new_game(record.scenario, record.options)
    )
    return quiet_table(definition, game, record, entries[0].lines), entries[1:]


def quiet_table(
    definition: GameDefinition, game: Any, record: Record, lines: Iterable[Entry]
) -> Table:
    table = Table(definition, game, record, RecordedDice(lines))
    forget_past(table)
    return table


def play(table: Table, entry: EntryRow) -> None:
    """One stored answer again, with the dice as they fell."""
    table.dice = RecordedDice(entry.lines)
    table.answer(entry.lines[0].text, entry.who)
    forget_past(table)


def forget_past(table: Table) -> None:
    """The store remembers; the table needs neither moments to go back to nor old lines."""
    table.past.clear()
    table.events.clear()
    table.record.entries.clear()
    table.barrier = 0


def own_dice(table: Table, row: TableRow, rolled: int) -> None:
    """From here on the table rolls by its own seed."""
    seed = Seed(bytes.fromhex(row.seed), table.record.seed_by_hand)
    table.dice = Dice(seed.bytes, tuple(table.record.salts.values()), rolled)


def reveal_of(row: TableRow, table: Table) -> str:
    """The seed, once the game is over; that of an imported game came with it."""
    if not table.is_over or not table.record.commitment:
        return ""
    return row.seed or msgspec.json.decode(row.header, type=Record).reveal


def standing_of(table: Table) -> Standing:
    turn = table.definition.scene(table.game, None).turn
    return Standing(engine.deciders(table.game), turn, table.record.result)


def record_of(store: Store, row: TableRow, table: Table) -> Record:
    """The whole record, put together from the store."""
    fields = {name: getattr(table.record, name) for name in table.record.__struct_fields__}
    entries = list(stored_lines(store, row.id))
    return Record(**{**fields, "entries": entries, "reveal": reveal_of(row, table)})


def stored_lines(store: Store, id: str) -> Iterator[Entry]:
    for entry in store.entries(id, -1):
        yield from entry.lines
