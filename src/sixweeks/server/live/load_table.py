"""Loads a table from the store, with recovery after changed rules and due seat swaps."""

from msgspec import Struct

from sixweeks.server.errors import HTTPError
from sixweeks.server.live.recovery import current
from sixweeks.server.live.restore import Restored
from sixweeks.server.live.seat_swap import swap_seats_if_due
from sixweeks.server.storage.rows import JobRow, SeatRow, ShareRow, TableRow, TakebackRow
from sixweeks.server.storage.store import Store


class Loaded(Struct, frozen=True):
    """A table as read from the store."""

    row: TableRow
    seats: list[SeatRow]
    holders: frozenset[tuple[str, str]]
    undos: list[tuple[int, int]]
    takebacks: list[TakebackRow]
    job: JobRow | None
    shares: list[ShareRow]
    restored: Restored | None


def load_table(store: Store, id: str, known: int = -1, whole: bool = True) -> Loaded | None:
    """Everything about a table; None if it is still at the known revision."""
    row = store.table(id)
    if row is None:
        raise HTTPError(404, "error-no-table")
    if row.revision == known:
        return None
    past = None
    if whole:
        row, past = current(store, row)
        if swap_seats_if_due(store, row, past.table):
            row = store.table(id) or row
    return Loaded(
        row=row,
        seats=store.seats(id),
        holders=frozenset(store.holders(id)),
        undos=store.undos(id),
        takebacks=store.takebacks.of(id),
        job=store.jobs.job(id),
        shares=store.shares.of(id),
        restored=past,
    )
