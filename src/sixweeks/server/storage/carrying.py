"""A table is carried on under newer rules: its header names them, and an entry tells of it."""

from sixweeks.server.storage.rows import EntryRow, Status
from sixweeks.server.storage.store import Store


def carry_on(store: Store, id: str, header: str, entry: EntryRow, standing: Status) -> None:
    with store.db.transaction():
        revision = store.advance(id, entry.serial - 1, entry, standing)
        store.db.run("UPDATE tables SET header = ? WHERE id = ?", header, id)
        store.insert_entry(id, entry)
        store.db.notify(id, revision)
