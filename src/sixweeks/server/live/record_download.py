"""Record download: complete after the end; before it, a seat's own answers and the dice it saw."""

from collections.abc import Iterator

from msgspec.structs import replace

from sixweeks.kernel.agreement import action_of
from sixweeks.kernel.formats.record import Entry, write_record
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.presentation.sentence import Die
from sixweeks.kernel.table import Table
from sixweeks.server.live.restore import record_of
from sixweeks.server.live.seat_view import packed, view_of
from sixweeks.server.storage.rows import EntryRow, TableRow
from sixweeks.server.storage.store import Store

REDACTED = (
    "# What one seat saw; the game is not over. The other side's answers, what was drawn and what"
    " was rolled unseen are left out, and so is the position at the start unless it is the"
    " scenario's. In the browser 'Load a saved game' shows it."
)
TAKEN_UP = (
    "# Taken up under rules {rules} after {opening} answers and undos: what went before was played"
    " under older rules, and could not be played again."
)


def downloaded(store: Store, row: TableRow, table: Table, viewer: str | None, language: str) -> str:
    """`viewer` is the seat that asks, or None if everything may be shown."""
    record = record_of(store, row, table)
    notes = [TAKEN_UP.format(rules=record.rules, opening=row.opening)] if row.opening else []
    if viewer is not None:
        given = store.entries(row.id, row.opening - 1)
        own = [line for entry in given for line in redacted(table.definition, entry, viewer)]
        to = table.definition.text.localization(language, row.scenario)
        seen = packed(view_of(store, row, table.definition, viewer), to)
        record = replace(record, entries=own, position="", seat=viewer, seen=seen)
        notes.append(REDACTED)
    first, *rest = write_record(record).split("\n")
    return "\n".join((first, *notes, *rest))


def redacted(definition: GameDefinition, entry: EntryRow, side: str) -> Iterator[Entry]:
    """An answer with what followed, of which the seat has its own and the dice that it saw.

    How often the other side was asked meanwhile, be it only for form, may be a secret as well."""
    if entry.lines and action_of(entry.lines[0]):  # public
        yield from entry.lines
        return
    if entry.who not in ("", side):
        yield Entry(entry.who, "?")
    told = [str(roll.value) for roll in rolls_seen_by(side, entry)]
    for line in entry.lines:
        if line.who == "draw":  # a secret, perhaps, of whoever drew it
            yield Entry("draw", "?")
        elif line.who == "roll" and definition.rules.has_hidden_rolls:
            if told[:1] == [line.text]:
                yield Entry("roll", told.pop(0))
        elif line.who in (side, "roll"):
            yield line


def rolls_seen_by(side: str, entry: EntryRow) -> list[Die]:
    found = [event.seen_by(side).get("roll") for event in entry.events]
    return [roll for roll in found if isinstance(roll, Die)]
