"""Retention: deletes inactive tables and undone answers; counts a browser's running tables."""

from sixweeks.server.storage.analyses import PARTS as ANALYSES
from sixweeks.server.storage.database import Database, table_and_revision

PARTS = (
    *("jobs", "snapshots", "undos", "takebacks", "thoughts"),
    *("entries", "holders", "seats", "dice_shares", "player_names"),
    *ANALYSES,
)
# A failing computer player updates its table with every retry, but that is no activity.
INACTIVE = "(updated < ? OR (answered < ? AND id IN (SELECT table_id FROM jobs WHERE fault <> '')))"


class Retention:
    """A table is deleted with all its parts, but not while a worker has its job."""

    def __init__(self, db: Database) -> None:
        self.db = db

    def newest(self, now: float) -> float:
        """When anything was last done at any table, as far as that is not in the future."""
        sql = "SELECT coalesce(max(updated), 0) FROM tables WHERE updated <= ?"
        with self.db.reading():
            return self.db.rows(float, sql, now)[0]

    def delete_inactive(self, before: float, most: int) -> list[str]:
        """Delete some of the tables without activity since then; returns their ids."""
        with self.db.transaction():
            rows = self.db.rows(
                table_and_revision,
                f"SELECT id, revision FROM tables WHERE {INACTIVE} AND NOT EXISTS"
                " (SELECT 1 FROM jobs WHERE table_id = id AND worker <> '')"
                f" LIMIT ? {self.db.SKIP_LOCKED}",
                *(before, before, most),
            )
            for id, revision in rows:
                for part in PARTS:
                    self.db.run(f"DELETE FROM {part} WHERE table_id = ?", id)
                self.db.run("DELETE FROM tables WHERE id = ?", id)
                self.db.notify(id, revision + 1)
        return [id for id, _ in rows]

    def delete_after(self, id: str, serial: int, to: int) -> None:
        """Delete the answers after `to`, undone by the change `serial`.

        Earlier undos that went back no further are dropped: this one covers them."""
        for part in ("entries", "snapshots", "thoughts"):
            self.db.run(f"DELETE FROM {part} WHERE table_id = ? AND serial > ?", id, to)
        self.db.run("DELETE FROM undos WHERE table_id = ? AND back_to >= ?", id, to)
        sql = "INSERT INTO undos (table_id, serial, back_to) VALUES (?, ?, ?)"
        self.db.run(sql, id, serial, to)

    def count_running(self, browser_hash: str, since: float) -> int:
        """How many unfinished tables with recent activity a browser plays at."""
        sql = (
            "SELECT count(DISTINCT table_id) FROM holders JOIN tables ON id = table_id"
            f" WHERE browser_hash = ? AND side <> 'observer' AND result = '' AND NOT {INACTIVE}"
        )
        with self.db.reading():
            return self.db.rows(int, sql, browser_hash, since, since)[0]
