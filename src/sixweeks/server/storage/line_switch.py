"""Switching lines at an analysis: the steps of another line replace the answers of the table."""

from collections.abc import Sequence

from msgspec.structs import replace

from sixweeks.server.storage.rows import Status
from sixweeks.server.storage.store import Store

Part = tuple[int, int]  # a line, and its last step on the way


def play_path(
    store: Store, id: str, expected: int, kept: int, parts: Sequence[Part], standing: Status
) -> int:
    """Keep the first steps up to `kept`, then play those of a path; as after an undo, the serial
    still grows."""
    with store.db.transaction():
        to = store.analyses.serials(id)[kept]
        last = store.last_entry(id, to)
        assert last is not None, "a table has its opening entry"
        offset = expected + 1 - kept
        serial = max(parts[-1][1], kept) + offset
        after = replace(last, serial=serial, undo_floor=serial)
        revision = store.advance(id, expected, after, standing)
        store.retention.delete_after(id, expected + 1, to)
        for line, upto in parts:
            store.analyses.play_steps(id, line, kept, upto, offset)
        store.db.notify(id, revision)
    return revision
