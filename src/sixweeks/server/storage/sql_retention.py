"""What the store need not keep, and how much there is of somebody's."""

from sixweeks.server.storage.sql_jobs import SqlJobs

PARTS = ("jobs", "snapshots", "undos", "entries", "holders", "seats")
# A computer that fails again and again does nothing, though each time tells of a change.
LEFT = "(updated < ? OR (answered < ? AND id IN (SELECT table_id FROM jobs WHERE fault <> '')))"


class SqlForgetting(SqlJobs):
    """Tables go whole, and none while a computer is at it."""

    def forget(self, before: float, most: int) -> list[str]:
        """Some of the tables at which nothing has been done since; their ids."""
        with self.transaction():
            rows = self.run(
                f"SELECT id, revision FROM tables WHERE {LEFT} AND NOT EXISTS"
                " (SELECT 1 FROM jobs WHERE table_id = id AND worker <> '')"
                f" LIMIT ? {self.SKIP_LOCKED}",
                *(before, before, most),
            )
            for id, revision in rows:
                for part in PARTS:
                    self.run(f"DELETE FROM {part} WHERE table_id = ?", id)
                self.run("DELETE FROM tables WHERE id = ?", id)
                self.announce(id, revision + 1)
        return [id for id, _ in rows]

    def forget_after(self, id: str, serial: int, to: int) -> None:
        """The answers after `to`, which the change `serial` takes back.

        An earlier one that went back no further tells nobody anything any more: whoever has not
        seen it has not seen this one either."""
        for part in ("entries", "snapshots"):
            self.run(f"DELETE FROM {part} WHERE table_id = ? AND serial > ?", id, to)
        self.run("DELETE FROM undos WHERE table_id = ? AND back_to >= ?", id, to)
        self.run("INSERT INTO undos (table_id, serial, back_to) VALUES (?, ?, ?)", id, serial, to)

    def running(self, browser_hash: str, since: float) -> int:
        """At how many tables a browser plays that are not over, and something was done."""
        sql = (
            "SELECT count(DISTINCT table_id) FROM holders JOIN tables ON id = table_id"
            f" WHERE browser_hash = ? AND side <> 'observer' AND result = '' AND NOT {LEFT}"
        )
        with self.reading():
            return int(self.run(sql, browser_hash, since, since)[0][0])

    def has_room(self) -> bool:
        """Whether there is place for new tables, so far as that can be known."""
        return True
