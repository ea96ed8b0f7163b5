"""The record as a seat may have it: whole after the end, its own answers and the dice before."""

from msgspec.structs import replace

from sixweeks.kernel.record import Entry, write_record
from sixweeks.kernel.table import Table
from sixweeks.server.restoring import record_of
from sixweeks.server.store import Store, TableRow

REDACTED = (
    "# The game is not over: the other side's answers and what was drawn are left out, and so is"
    " the position at the start unless it is the scenario's."
)
TAKEN_UP = (
    "# Taken up under rules {rules} after {opening} answers and undos: what went before was played"
    " under older rules, and could not be played again."
)


def downloaded(store: Store, row: TableRow, table: Table, eyes: str | None) -> str:
    """`eyes` is the seat that asks, or None once everything lies open."""
    record = record_of(store, row, table)
    notes = [TAKEN_UP.format(rules=record.rules, opening=row.opening)] if row.opening else []
    if eyes is not None:
        own = [redacted(entry, eyes) for entry in record.entries]
        record = replace(record, entries=own, position="")
        notes.append(REDACTED)
    first, *rest = write_record(record).split("\n")
    return "\n".join((first, *notes, *rest))


def redacted(entry: Entry, side: str) -> Entry:
    """Dice fall in the open; what is drawn may be a secret of whoever drew it."""
    return entry if entry.who in (side, "roll") else Entry(entry.who, "?")
