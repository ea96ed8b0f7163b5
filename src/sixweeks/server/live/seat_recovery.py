"""A player who has lost the cookie comes back with a recovery code, which everybody is told."""

import secrets

from sixweeks.kernel.event import Event
from sixweeks.kernel.presentation.sentence import Side
from sixweeks.server.errors import HTTPError
from sixweeks.server.live.apply_answer import NOT_CLICKED
from sixweeks.server.live.live_table import LiveTable
from sixweeks.server.live.seats import hash_of
from sixweeks.server.storage.rows import Conflict, EntryRow, SnapshotRow, Status

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # without those that are read as digits
GROUPS, GROUP = 4, 5  # a hundred bits
LOOKALIKES = str.maketrans({"O": "0", "I": "1", "L": "1", "-": "", " ": ""})
RETURNED = "returned"


def new_code() -> str:
    """To be written down: groups of letters and digits that are not mistaken for one another."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))


def code_hash(code: str) -> str:
    return hash_of(code.upper().translate(LOOKALIKES))


async def return_to_seat(live: LiveTable, code: str, browser: str) -> str:
    """The code is used up, other browsers of the seat are ended, and the log tells everybody."""
    hashed = code_hash(code)
    async with live.settled_lock():
        while True:
            side = await live.threads.read(live.store.links.side_of_code, live.row.id, hashed)
            if not side:
                raise HTTPError(403, "error-no-recovery")
            if await is_stored(live, side, hashed, browser):
                return side


async def is_stored(live: LiveTable, side: str, hashed: str, browser: str) -> bool:
    """False if another process was quicker."""

    def store(
        id: str, entries: list[EntryRow], standing: Status, snapshots: list[SnapshotRow]
    ) -> int:
        with live.store.db.transaction():
            live.store.append(id, entries, standing, snapshots)
            return live.store.links.recover(id, side, hashed, browser)

    live.is_broken = True
    try:
        async with live.threads.commit_lock.hold() as hold:
            await live.append([entry_of(live, side)], hold, store)
    except Conflict:
        await live.reload(whole=True)
        return False
    await live.reload(whole=True)
    return True


def entry_of(live: LiveTable, side: str) -> EntryRow:
    """An entry of nobody's, at which undo stops: nothing is answered by it."""
    serial = live.serial + 1
    return EntryRow(
        serial=serial,
        who="",
        choice=NOT_CLICKED,
        lines=(),
        events=(Event(RETURNED, "", {"side": Side(side)}),),
        rolled=live.last_entry.rolled,
        undo_floor=serial,
    )
