"""Agreements as the store keeps them: entries like answers, at which undo stops."""

from collections.abc import Reversible

from sixweeks.kernel.agreement import action_of, agree
from sixweeks.kernel.table import Table
from sixweeks.server.live.apply_answer import NOT_CLICKED, Cursor, written
from sixweeks.server.live.restore import clear_history
from sixweeks.server.storage.rows import EntryRow


def agreed_entry(table: Table, cursor: Cursor, side: str, action: str) -> EntryRow:
    clear_history(table)
    agree(table, side, action)
    return written(table, cursor.serial + 1, side, NOT_CLICKED, cursor.serial + 1)


def last_agreements(recent: Reversible[EntryRow]) -> int:
    """How many of the last entries changed no question."""
    count = 0
    for entry in reversed(recent):
        if not (entry.lines and action_of(entry.lines[0])):
            break
        count += 1
    return count
