"""What each side's browser has added to the dice: its salt, and the links of joint dice."""

from sixweeks.server.storage.database import Database
from sixweeks.server.storage.rows import Conflict, ShareRow

SERVER, SALTED, JOINT = "server", "salted", "joint"
CHOSEN = "chosen"  # at an analysis
SHARE = ", ".join(ShareRow.__struct_fields__)


class DiceShares:
    """One row for each side that a person played when the table was made."""

    def __init__(self, db: Database) -> None:
        self.db = db

    def of(self, id: str) -> list[ShareRow]:
        with self.db.reading():
            return self.db.rows(ShareRow, f"SELECT {SHARE} FROM dice_shares WHERE table_id = ?", id)

    def require(self, id: str, side: str) -> None:
        """A salt is due from this side; one that was given before counts no more."""
        self.db.run(
            "INSERT INTO dice_shares (table_id, side, salt, links, link, is_waived)"
            " VALUES (?, ?, '', 0, '', 0)"
            " ON CONFLICT (table_id, side) DO UPDATE SET salt = '', links = 0, link = ''",
            *(id, side),
        )

    def require_of_newcomer(self, id: str, side: str) -> None:
        """Whoever takes a seat before anything was rolled or drawn adds a salt as well."""
        sql = (
            "SELECT 1 FROM tables WHERE id = ? AND dice <> ? AND NOT EXISTS"
            " (SELECT 1 FROM entries WHERE table_id = id AND rolled > 0)"
        )
        if self.db.run(sql, id, SERVER):
            self.require(id, side)

    def put(self, id: str, revision: int, share: ShareRow, kind: str) -> int:
        """Store what a side adds, and the kind of dice; Conflict if the table has changed since."""
        with self.db.transaction():
            rows = self.db.rows(
                int,
                "UPDATE tables SET revision = revision + 1, dice = ?"
                " WHERE id = ? AND revision = ? RETURNING revision",
                *(kind, id, revision),
            )
            if not rows:
                raise Conflict(id)
            self.db.run(
                "UPDATE dice_shares SET salt = ?, links = ?, link = ?, is_waived = ?"
                " WHERE table_id = ? AND side = ?",
                *(share.salt, share.links, share.link, share.is_waived, id, share.side),
            )
            self.db.notify(id, rows[0])
        return rows[0]

    def drop(self, id: str) -> None:
        """The server rolls alone from now on."""
        sql = "UPDATE tables SET dice = ? WHERE id = ? AND dice <> ?"
        self.db.run(sql, SERVER, id, CHOSEN)
        self.db.run("DELETE FROM dice_shares WHERE table_id = ?", id)
