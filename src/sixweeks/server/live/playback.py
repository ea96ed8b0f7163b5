"""Playback: the scene after each of several answers, as the differences from one to the next."""

from collections.abc import Iterator

from sixweeks.kernel.presentation.scene import Scene
from sixweeks.server.live.restore import Restored, play, restored
from sixweeks.server.live.scene_diff import changes
from sixweeks.server.messages import Playback, Step
from sixweeks.server.storage.rows import EntryRow, TableRow
from sixweeks.server.storage.store import Store

MAX_STEPS = 50


def played_back(store: Store, row: TableRow, viewer: str | None, after: int, to: int) -> Playback:
    """The scene after the answer `after`, and what each later one changes, up to `to`."""
    past = restored(store, row, after)
    entries = store.entries(row.id, past.at.serial, to, MAX_STEPS)
    scene = past.table.definition.page.scene(past.table.game, viewer)
    return Playback(past.at.serial, scene, tuple(steps(past, scene, entries, viewer)))


def steps(
    past: Restored, scene: Scene, entries: list[EntryRow], viewer: str | None
) -> Iterator[Step]:
    table, last = past.table, past.at.serial
    for entry in entries:
        play(table, entry)
        before, scene = scene, table.definition.page.scene(table.game, viewer)
        yield Step(entry.serial, changes(before, scene, last))
        last = entry.serial
