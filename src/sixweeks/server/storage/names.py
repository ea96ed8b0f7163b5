"""The names of tables and players, and tables that their only player deletes."""

from sixweeks.server.storage.database import Database
from sixweeks.server.storage.retention import PARTS


class Names:
    """Names are shown beside a game; they decide nothing."""

    def __init__(self, db: Database) -> None:
        self.db = db

    def rename_table(self, id: str, name: str) -> int:
        with self.db.transaction():
            revision = self.db.touch(id)
            self.db.run("UPDATE tables SET name = ? WHERE id = ?", name, id)
        return revision

    def name_player(self, id: str, browser_hash: str, name: str) -> None:
        """An empty name is none."""
        with self.db.transaction():
            self.db.touch(id)
            where = "table_id = ? AND browser_hash = ?"
            self.db.run(f"DELETE FROM player_names WHERE {where}", id, browser_hash)
            if name:
                sql = "INSERT INTO player_names (table_id, browser_hash, name) VALUES (?, ?, ?)"
                self.db.run(sql, id, browser_hash, name)

    def of_table(self, id: str) -> dict[str, str]:
        """The players' names by side, where there are any."""
        return self.found("table_id = ?", id).get(id, {})

    def of_browser(self, browser_hash: str) -> dict[str, dict[str, str]]:
        """The same for every table where a browser has a seat."""
        own = "table_id IN (SELECT table_id FROM holders WHERE browser_hash = ?)"
        return self.found(own, browser_hash)

    def found(self, where: str, value: str) -> dict[str, dict[str, str]]:
        sql = (
            "SELECT table_id, side, name FROM player_names"
            " JOIN holders USING (table_id, browser_hash)"
            f" WHERE side <> 'observer' AND {where}"
        )
        names: dict[str, dict[str, str]] = {}
        with self.db.reading():
            for table, side, name in self.db.rows(of_side, sql, value):
                names.setdefault(table, {})[side] = name
        return names

    def delete_table(self, id: str) -> bool:
        """A table with all its parts; not while a computer player is thinking about it."""
        with self.db.transaction():
            revision = self.db.touch(id)
            sql = "SELECT 1 FROM jobs WHERE table_id = ? AND worker <> ''"
            if self.db.run(sql, id):
                return False
            for part in PARTS:
                self.db.run(f"DELETE FROM {part} WHERE table_id = ?", id)
            self.db.run("DELETE FROM tables WHERE id = ?", id)
            self.db.notify(id, revision + 1)
        return True


def of_side(table: str, side: str, name: str) -> tuple[str, str, str]:
    return table, side, name
