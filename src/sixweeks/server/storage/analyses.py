"""The trees of analyses: lines that branch off one another, their steps and their tallies."""

from collections.abc import Mapping, Sequence

import msgspec
from msgspec import Struct

from sixweeks.server.storage.database import Database

LINES = "analysis_lines"
STEPS = "analysis_steps"
TALLIES = "analysis_tallies"
PARTS = (LINES, STEPS, TALLIES)


class LineRow(Struct, frozen=True):
    """A line of an analysis, which leaves its parent after the step `fork`."""

    line: int
    parent: int
    fork: int
    name: str = ""
    is_main: int = 0
    is_here: int = 0


class StepRow(Struct, frozen=True):
    """A step: the answer as the store keeps it, and perhaps the position after it."""

    line: int
    step: int
    who: str
    choice: int
    lines: str
    events: str
    position: str = ""


COLUMNS = ", ".join(LineRow.__struct_fields__)
STEP = ", ".join(StepRow.__struct_fields__)


class Analyses:
    """Rows only; what they mean is in `live/analysis_tree.py`."""

    def __init__(self, db: Database) -> None:
        self.db = db

    def lines(self, id: str) -> list[LineRow]:
        sql = f"SELECT {COLUMNS} FROM {LINES} WHERE table_id = ? ORDER BY line"
        with self.db.reading():
            return self.db.rows(LineRow, sql, id)

    def answers(self, id: str) -> list[tuple[int, int, str]]:
        """Line, step and answer of every step, in order."""
        sql = f"SELECT line, step, lines FROM {STEPS} WHERE table_id = ? ORDER BY line, step"
        with self.db.reading():
            return self.db.rows(lambda *row: (int(row[0]), int(row[1]), str(row[2])), sql, id)

    def played(self, id: str) -> list[str]:
        """The answers at the table itself, in order."""
        with self.db.reading():
            sql = "SELECT lines FROM entries WHERE table_id = ? ORDER BY serial"
            return self.db.rows(str, sql, id)

    def serials(self, id: str) -> list[int]:
        """Of the answers at the table itself."""
        with self.db.reading():
            sql = "SELECT serial FROM entries WHERE table_id = ? ORDER BY serial"
            return self.db.rows(int, sql, id)

    def steps(self, id: str, line: int, upto: int) -> list[StepRow]:
        sql = f"SELECT {STEP} FROM {STEPS} WHERE table_id = ? AND line = ? AND step <= ?"
        with self.db.reading():
            return self.db.rows(StepRow, f"{sql} ORDER BY step", id, line, upto)

    def steps_from_snapshot(self, id: str, line: int, upto: int) -> list[StepRow]:
        """The steps since the last snapshot of a line, with it; all, if there is none."""
        of_line = f"FROM {STEPS} WHERE table_id = ? AND line = ? AND step <= ?"
        sql = (
            f"SELECT {STEP} {of_line} AND step >="
            f" (SELECT coalesce(max(step), 0) {of_line} AND position <> '') ORDER BY step"
        )
        with self.db.reading():
            return self.db.rows(StepRow, sql, *(id, line, upto) * 2)

    def put_line(self, id: str, row: LineRow) -> None:
        values = msgspec.structs.astuple(row)
        marks = ", ".join("?" * (len(values) + 1))
        self.db.run(f"DELETE FROM {LINES} WHERE table_id = ? AND line = ?", id, row.line)
        self.db.run(f"INSERT INTO {LINES} (table_id, {COLUMNS}) VALUES ({marks})", id, *values)

    def save_line(self, id: str, row: LineRow) -> None:
        with self.db.transaction():
            self.put_line(id, row)

    def delete_steps(self, id: str, line: int, after: int) -> None:
        for part in (STEPS, TALLIES):
            sql = f"DELETE FROM {part} WHERE table_id = ? AND line = ? AND step > ?"
            self.db.run(sql, id, line, after)

    def add_played(self, id: str, line: int, first: int) -> None:
        """Add what the table has played from this step on."""
        self.db.run(
            f"INSERT INTO {STEPS} (table_id, line, step, who, choice, lines, events, position)"
            " SELECT played.table_id, ?, step, who, choice, lines, events, coalesce(position, '')"
            " FROM (SELECT table_id, serial, who, choice, lines, events,"
            " row_number() OVER (ORDER BY serial) - 1 AS step FROM entries WHERE table_id = ?)"
            " AS played LEFT JOIN snapshots ON snapshots.table_id = played.table_id"
            " AND snapshots.serial = played.serial WHERE step >= ?",
            *(line, id, first),
        )

    def play_steps(self, id: str, line: int, after: int, upto: int, offset: int) -> None:
        """Give the table the steps of a line as entries; their serials are so much higher."""
        some = f"FROM {STEPS} WHERE table_id = ? AND line = ? AND step > ? AND step <= ?"
        self.db.run(
            "INSERT INTO entries"
            " (table_id, serial, who, choice, lines, events, rolled, undo_floor)"
            f" SELECT table_id, step + ?, who, choice, lines, events, 0, step + ? {some}",
            *(offset, offset, id, line, after, upto),
        )
        self.db.run(
            "INSERT INTO snapshots (table_id, serial, position)"
            f" SELECT table_id, step + ?, position {some} AND position <> ''",
            *(offset, id, line, after, upto),
        )

    def delete_lines(self, id: str, lines: Sequence[int]) -> None:
        for part in PARTS:
            for line in lines:
                self.db.run(f"DELETE FROM {part} WHERE table_id = ? AND line = ?", id, line)

    # --- tallies ------------------------------------------------------------------------------

    def tallies(self, id: str) -> dict[tuple[int, int], dict[str, int]]:
        sql = f"SELECT line, step, wins FROM {TALLIES} WHERE table_id = ?"
        with self.db.reading():
            rows = self.db.rows(lambda *row: row, sql, id)
        decode = msgspec.json.Decoder(dict[str, int]).decode
        return {(int(line), int(step)): decode(str(wins)) for line, step, wins in rows}

    def put_tally(self, id: str, line: int, step: int, wins: Mapping[str, int]) -> None:
        """Of a step that has not been deleted meanwhile."""
        with self.db.transaction():
            self.db.run(
                f"INSERT INTO {TALLIES} (table_id, line, step, wins)"
                f" SELECT table_id, line, step, ? FROM {STEPS}"
                " WHERE table_id = ? AND line = ? AND step = ?"
                " ON CONFLICT (table_id, line, step) DO UPDATE SET wins = excluded.wins",
                *(msgspec.json.encode(wins).decode(), id, line, step),
            )
