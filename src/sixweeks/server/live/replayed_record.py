"""A record played again, written as the entries and snapshots of a table."""

from sixweeks.kernel.formats.record import Record
from sixweeks.kernel.formats.replay import starting_table
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.server.live.apply_answer import NOT_CLICKED, written
from sixweeks.server.live.restore import snapshots_due
from sixweeks.server.storage.rows import EntryRow, SnapshotRow


class ReplayedRecord:
    """An entry holds what its author answered and everything that followed by itself."""

    def __init__(self, definition: GameDefinition, record: Record) -> None:
        self.table = starting_table(definition, record)
        self.who = ""  # the author of the entry that is open; nobody began the first
        self.entries: list[EntryRow] = []
        self.snapshots: list[SnapshotRow] = []

    def begin_entry(self, who: str) -> None:
        self.end_entry()
        self.who = who

    def end_entry(self) -> None:
        serial = len(self.entries)
        self.entries.append(written(self.table, serial, self.who, NOT_CLICKED, serial))
        self.snapshots.extend(snapshots_due(self.table, max(serial - 1, 0), serial))
