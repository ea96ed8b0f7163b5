"""Agreements at a live table, stored like an answer, together with the seat that they concern."""

from collections.abc import Callable

from sixweeks.kernel.agreement import objection_to
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.server.errors import HTTPError
from sixweeks.server.live.live_table import LiveTable
from sixweeks.server.live.stored_agreements import agreed_entry
from sixweeks.server.storage.rows import Conflict, EntryRow, SeatRow, SnapshotRow, Status


async def agree_at(
    live: LiveTable, side: str, action: str, seat: SeatRow | None = None, browser: str = ""
) -> None:
    """Do it, and give the seat to another player if there is one."""
    async with live.settled_lock():
        if objection := objection_to(live.table, side, action):
            raise HTTPError.of(409, InputError(objection))
        live.is_broken = True
        live.views.forget()
        try:
            async with live.threads.commit_lock.hold() as hold:
                entry = agreed_entry(live.table, live.cursor, side, action)
                revision = await live.append([entry], hold, stored_with(live, seat, browser))
        except Conflict:
            await live.reload(whole=True)
            raise HTTPError(409, "error-quicker") from None
        await live.reach(revision)
        live.is_broken = False
    live.wake()


def stored_with(live: LiveTable, seat: SeatRow | None, browser: str) -> Callable[..., int]:
    """Stores the entry and the change of a seat in one transaction."""

    def store(
        id: str, entries: list[EntryRow], standing: Status, snapshots: list[SnapshotRow]
    ) -> int:
        with live.store.db.transaction():
            revision = live.store.append(id, entries, standing, snapshots)
            return revision if seat is None else live.store.change_seat(id, seat, browser)

    return store
