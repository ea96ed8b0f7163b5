"""Retention: deleting old tables and what was undone; counting a browser's running tables."""

from sixweeks.server.storage.database import Database

PARTS = ("jobs", "snapshots", "undos", "entries", "holders", "seats")
# A computer that fails again and again does nothing, though each time tells of a change.
LEFT = "(updated < ? OR (answered < ? AND id IN (SELECT table_id FROM jobs WHERE fault <> '')))"


class Retention:
    """Tables are deleted whole, and none while a computer is at it."""

    def __init__(self, db: Database) -> None:
        self.db = db

    def forget(self, before: float, most: int) -> list[str]:
        """Some of the tables at which nothing has been done since; their ids."""
        with self.db.transaction():
            rows = self.db.run(
                f"SELECT id, revision FROM tables WHERE {LEFT} AND NOT EXISTS"
                " (SELECT 1 FROM jobs WHERE table_id = id AND worker <> '')"
                f" LIMIT ? {self.db.SKIP_LOCKED}",
                *(before, before, most),
            )
            for id, revision in rows:
                for part in PARTS:
                    self.db.run(f"DELETE FROM {part} WHERE table_id = ?", id)
                self.db.run("DELETE FROM tables WHERE id = ?", id)
                self.db.announce(id, revision + 1)
        return [id for id, _ in rows]

    def forget_after(self, id: str, serial: int, to: int) -> None:
        """The answers after `to`, which the change `serial` takes back.

        An earlier one that went back no further tells nobody anything any more: whoever has not
        seen it has not seen this one either."""
        for part in ("entries", "snapshots"):
            self.db.run(f"DELETE FROM {part} WHERE table_id = ? AND serial > ?", id, to)
        self.db.run("DELETE FROM undos WHERE table_id = ? AND back_to >= ?", id, to)
        sql = "INSERT INTO undos (table_id, serial, back_to) VALUES (?, ?, ?)"
        self.db.run(sql, id, serial, to)

    def running(self, browser_hash: str, since: float) -> int:
        """At how many tables a browser plays that are not over, and something was done."""
        sql = (
            "SELECT count(DISTINCT table_id) FROM holders JOIN tables ON id = table_id"
            f" WHERE browser_hash = ? AND side <> 'observer' AND result = '' AND NOT {LEFT}"
        )
        with self.db.reading():
            return int(self.db.run(sql, browser_hash, since, since)[0][0])
