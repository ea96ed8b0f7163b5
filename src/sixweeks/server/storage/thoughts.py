"""What computer players compared before they answered."""

from msgspec import Struct

from sixweeks.server.storage.database import Database


class ThoughtRow(Struct, frozen=True):
    """Before the answer with this serial; the thought is JSON."""

    serial: int
    side: str
    thought: str


class Thoughts:
    """At most one for each answer. An undone answer leaves none behind."""

    def __init__(self, db: Database) -> None:
        self.db = db

    def add(self, id: str, row: ThoughtRow) -> None:
        with self.db.transaction():
            where = "table_id = ? AND serial = ?"
            self.db.run(f"DELETE FROM thoughts WHERE {where}", id, row.serial)
            self.db.run(
                "INSERT INTO thoughts (table_id, serial, side, thought) VALUES (?, ?, ?, ?)",
                *(id, row.serial, row.side, row.thought),
            )

    def of(self, id: str) -> list[ThoughtRow]:
        sql = "SELECT serial, side, thought FROM thoughts WHERE table_id = ? ORDER BY serial"
        with self.db.reading():
            return self.db.rows(ThoughtRow, sql, id)
