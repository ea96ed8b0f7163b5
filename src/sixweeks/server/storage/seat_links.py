"""Seat links and the browsers that hold a seat: used once, renewed, ended."""

from collections.abc import Collection
from time import time

from sixweeks.server.messages import OBSERVER
from sixweeks.server.storage.database import Database
from sixweeks.server.storage.rows import SeatRow


class SeatLinks:
    """A player's link opens its seat to one browser, the spectators' link to many."""

    def __init__(self, db: Database) -> None:
        self.db = db

    def is_known(self, browser_hash: str) -> bool:
        """Whether a browser holds a seat anywhere."""
        sql = "SELECT 1 FROM holders WHERE browser_hash = ? LIMIT 1"
        with self.db.reading():
            return bool(self.db.run(sql, browser_hash))

    def take(self, id: str, seat: SeatRow, browser_hash: str) -> int:
        """Give a seat to a browser; nothing happens if its link has changed or is used up."""
        with self.db.transaction():
            revision = self.db.touch(id)
            if seat.side == OBSERVER or self.use(id, seat):
                self.db.run(
                    "INSERT INTO holders (browser_hash, table_id, side, taken)"
                    " SELECT ?, table_id, side, ? FROM seats"
                    " WHERE table_id = ? AND side = ? AND token_hash = ? ON CONFLICT DO NOTHING",
                    *(browser_hash, time(), id, seat.side, seat.token_hash),
                )
        return revision

    def use(self, id: str, seat: SeatRow) -> bool:
        """Use the link up; False if somebody has done so before."""
        return bool(
            self.db.run(
                "UPDATE seats SET is_used = 1 WHERE table_id = ? AND side = ? AND token_hash = ?"
                " AND is_used = 0 RETURNING side",
                *(id, seat.side, seat.token_hash),
            )
        )

    def renew(self, id: str, side: str, token_hash: str) -> int:
        """A new link to a seat, beside the browsers that hold it; the old link stops working."""
        with self.db.transaction():
            revision = self.db.touch(id)
            self.db.run(
                "UPDATE seats SET token_hash = ?, is_used = 0 WHERE table_id = ? AND side = ?",
                *(token_hash, id, side),
            )
        return revision

    def end_others(self, id: str, side: str, browser_hash: str) -> int:
        """Only this browser holds the seat from now on, and an unused link stops working."""
        with self.db.transaction():
            revision = self.db.touch(id)
            self.db.run(
                "DELETE FROM holders WHERE table_id = ? AND side = ? AND browser_hash <> ?",
                *(id, side, browser_hash),
            )
            self.db.run("UPDATE seats SET is_used = 1 WHERE table_id = ? AND side = ?", id, side)
        return revision

    def keep_code(self, id: str, side: str, code_hash: str) -> int:
        """A new recovery code; the old one stops working."""
        with self.db.transaction():
            revision = self.db.touch(id)
            sql = "UPDATE seats SET recovery_hash = ? WHERE table_id = ? AND side = ?"
            self.db.run(sql, code_hash, id, side)
        return revision

    def side_of_code(self, id: str, code_hash: str) -> str:
        """The side of the seat that a recovery code opens; empty if there is none."""
        sql = "SELECT side FROM seats WHERE table_id = ? AND recovery_hash = ?"
        with self.db.reading():
            return next(iter(self.db.rows(str, sql, id, code_hash)), "")

    def recover(self, id: str, side: str, code_hash: str, browser_hash: str) -> int:
        """Only this browser holds the seat from now on; its link and the code are used up."""
        with self.db.transaction():
            revision = self.db.touch(id)
            self.db.run("DELETE FROM holders WHERE table_id = ? AND side = ?", id, side)
            self.db.run(
                "INSERT INTO holders (browser_hash, table_id, side, taken) VALUES (?, ?, ?, ?)",
                *(browser_hash, id, side, time()),
            )
            self.db.run(
                "UPDATE seats SET recovery_hash = '', is_used = 1"
                " WHERE table_id = ? AND recovery_hash = ?",
                *(id, code_hash),
            )
        return revision

    def make_room(self, id: str, most: int, present: Collection[str]) -> None:
        """Limit the number of spectators: the oldest that are not connected are dropped."""
        with self.db.transaction():
            rows = self.db.rows(
                str,
                "SELECT browser_hash FROM holders WHERE table_id = ? AND side = ? ORDER BY taken",
                *(id, OBSERVER),
            )
            absent = [browser for browser in rows if browser not in present]
            for browser in absent[: max(len(rows) - most + 1, 0)]:
                self.db.run(
                    "DELETE FROM holders WHERE table_id = ? AND side = ? AND browser_hash = ?",
                    *(id, OBSERVER, browser),
                )
