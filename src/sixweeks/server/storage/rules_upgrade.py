"""Rules upgrade: a table goes on under newer rules, named in its header and told in an entry."""

from sixweeks.server.storage.rows import EntryRow, Status
from sixweeks.server.storage.store import Store


def carry_on(store: Store, id: str, header: str, entry: EntryRow, standing: Status) -> None:
    with store.db.transaction():
        revision = store.advance(id, entry.serial - 1, entry, standing)
        store.db.run("UPDATE tables SET header = ? WHERE id = ?", header, id)
        store.insert_entry(id, entry)
        store.db.notify(id, revision)
