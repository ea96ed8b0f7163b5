"""Players who change places: the rules of a game may give each the other's side."""

from sixweeks.kernel.table import Table
from sixweeks.server.storage.rows import TableRow
from sixweeks.server.storage.store import Store


def change_places(store: Store, row: TableRow, table: Table) -> bool:
    """Once the game says so, and once only; whoever opens the table makes good what was missed."""
    if not is_due(row, table):
        return False
    one, other = table.definition.side_ids()
    store.exchange(row.id, one, other)
    return True


def is_due(row: TableRow, table: Table) -> bool:
    return bool(table.game.exchanged) and not row.exchanged
