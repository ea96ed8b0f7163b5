"""Seat swap: the rules of a game may give each player the other's side."""

from sixweeks.kernel.table import Table
from sixweeks.server.storage.rows import TableRow
from sixweeks.server.storage.store import Store


def swap_seats_if_due(store: Store, row: TableRow, table: Table) -> bool:
    """Swap once, when the game says so; a swap that was missed is done when the table is loaded."""
    if not is_due(row, table):
        return False
    one, other = table.definition.side_ids()
    store.exchange(row.id, one, other)
    return True


def is_due(row: TableRow, table: Table) -> bool:
    return bool(table.game.exchanged) and not row.exchanged
