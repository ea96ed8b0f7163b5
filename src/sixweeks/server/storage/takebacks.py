"""Takebacks: who undid how many answers. Told in the public log, and never deleted while the table
exists: a later undo that goes back further adds them up."""

from sixweeks.server.storage.database import Database
from sixweeks.server.storage.rows import TakebackRow


class Takebacks:
    """One row for each player and each position undone to: no more rows than answers."""

    def __init__(self, db: Database) -> None:
        self.db = db

    def of(self, id: str) -> list[TakebackRow]:
        sql = "SELECT serial, who, answers, undos FROM takebacks WHERE table_id = ? ORDER BY serial"
        with self.db.reading():
            return self.db.rows(TakebackRow, sql, id)

    def count(self, id: str, serial: int, to: int) -> None:
        """Count the answers after `to`, which the change `serial` is about to delete."""
        told = {row.who: row for row in self.merged(id, to)}
        for who, answers in self.db.rows(
            player_and_count,
            "SELECT who, count(*) FROM entries WHERE table_id = ? AND serial > ? GROUP BY who",
            *(id, to),
        ):
            before = told.get(who, TakebackRow(serial, who, 0, 0))
            told[who] = TakebackRow(serial, who, before.answers + answers, before.undos + 1)
        self.db.run("DELETE FROM takebacks WHERE table_id = ? AND back_to >= ?", id, to)
        for row in told.values():
            self.insert(id, to, row)

    def merged(self, id: str, to: int) -> list[TakebackRow]:
        """What each player took back since the answer `to`, added up."""
        return self.db.rows(
            lambda at, who, count, undos: TakebackRow(int(at), who, int(count), int(undos)),
            "SELECT max(serial), who, sum(answers), sum(undos) FROM takebacks"
            " WHERE table_id = ? AND back_to >= ? GROUP BY who",
            *(id, to),
        )

    def insert(self, id: str, to: int, row: TakebackRow) -> None:
        self.db.run(
            "INSERT INTO takebacks (table_id, serial, back_to, who, answers, undos)"
            " VALUES (?, ?, ?, ?, ?, ?)",
            *(id, row.serial, to, row.who, row.answers, row.undos),
        )


def player_and_count(who: str, answers: int) -> tuple[str, int]:
    return who, answers
