"""A table as the store has it: rules that were mended since, and places that are to be changed."""

from msgspec import Struct

from sixweeks.server.http_errors import Refusal
from sixweeks.server.live.recovery import current
from sixweeks.server.live.restore import Restored
from sixweeks.server.live.seat_swap import change_places
from sixweeks.server.storage.rows import JobRow, SeatRow, TableRow
from sixweeks.server.storage.store import Store

NO_TABLE = "there is no such game: the link is incomplete, or the game was deleted"


class Loaded(Struct, frozen=True):
    """A table as one look at the store found it."""

    row: TableRow
    seats: list[SeatRow]
    holders: frozenset[tuple[str, str]]
    undos: list[tuple[int, int]]
    job: JobRow | None
    restored: Restored | None


def looked_up(store: Store, id: str, known: int = -1, whole: bool = True) -> Loaded | None:
    """Everything about a table, or nothing if it is still at the revision that is known."""
    row = store.table(id)
    if row is None:
        raise Refusal(404, NO_TABLE)
    if row.revision == known:
        return None
    past = None
    if whole:
        row, past = current(store, row)
        if change_places(store, row, past.table):
            row = store.table(id) or row
    return Loaded(
        row=row,
        seats=store.seats(id),
        holders=frozenset(store.holders(id)),
        undos=store.undos(id),
        job=store.jobs.job(id),
        restored=past,
    )
