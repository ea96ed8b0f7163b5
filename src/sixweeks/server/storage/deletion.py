"""Deletes one table, as its operator wants."""

from sixweeks.server.storage.database import Database
from sixweeks.server.storage.retention import PARTS


def delete_table(db: Database, id: str) -> None:
    with db.transaction():
        revision = db.touch(id)
        for part in PARTS:
            db.run(f"DELETE FROM {part} WHERE table_id = ?", id)
        db.run("DELETE FROM tables WHERE id = ?", id)
        db.notify(id, revision + 1)
