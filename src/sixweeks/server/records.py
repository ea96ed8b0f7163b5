"""The record as a seat may have it: whole after the end, its own answers and the dice before."""

from msgspec.structs import replace

from sixweeks.kernel.record import CHANCE, Entry, write_record
from sixweeks.kernel.table import Table
from sixweeks.server.restoring import record_of
from sixweeks.server.store import Store, TableRow

REDACTED = "# The game is not over: the other side's answers are left out."


def downloaded(store: Store, row: TableRow, table: Table, eyes: str | None) -> str:
    """`eyes` is the seat that asks, or None once everything lies open."""
    record = record_of(store, row, table)
    if eyes is None:
        return write_record(record)
    shown = [redacted(entry, eyes) for entry in record.entries]
    first, _, rest = write_record(replace(record, entries=shown)).partition("\n")
    return f"{first}\n{REDACTED}\n{rest}"


def redacted(entry: Entry, side: str) -> Entry:
    return entry if entry.who in (side, *CHANCE) else Entry(entry.who, "?")
