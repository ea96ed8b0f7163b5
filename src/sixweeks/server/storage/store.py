"""The store: tables, seats and answers in plain SQL. An answer is acknowledged when on disk."""

from collections.abc import Sequence
from functools import cache
from time import time

import msgspec

from sixweeks.extras import require
from sixweeks.kernel.event import Event
from sixweeks.kernel.formats.record import Entry
from sixweeks.server.errors import StartError
from sixweeks.server.messages import ME, OBSERVER
from sixweeks.server.storage.analyses import Analyses
from sixweeks.server.storage.database import Database, Value, numbers
from sixweeks.server.storage.dice_shares import DiceShares
from sixweeks.server.storage.jobs import Jobs
from sixweeks.server.storage.names import Names
from sixweeks.server.storage.old_events import Stored, upgraded
from sixweeks.server.storage.retention import Retention
from sixweeks.server.storage.rows import (
    Conflict,
    EntryRow,
    SeatRow,
    ShareRow,
    SnapshotRow,
    Status,
    TableRow,
)
from sixweeks.server.storage.seat_links import SeatLinks
from sixweeks.server.storage.takebacks import Takebacks
from sixweeks.server.storage.thoughts import Thoughts

TABLE = ", ".join(TableRow.__struct_fields__)
ENTRY = ", ".join(EntryRow.__struct_fields__)
ALL = 2**62
ENCODER = msgspec.json.Encoder()
LINES = msgspec.json.Decoder(tuple[tuple[str, ...], ...])
EVENTS = msgspec.json.Decoder(tuple[Event, ...])


def placeholders(number: int) -> str:
    return ", ".join("?" * number)


@cache
def insertion(table: str, columns: str) -> str:
    number = columns.count(",") + 1
    return f"INSERT INTO {table} ({columns}) VALUES ({placeholders(number)})"


@cache
def advancing(movers: int) -> str:
    """The next answer of a table, with this number of sides to move.

    SPEED: one statement, where there were five: each contends for the interpreter lock."""
    return (
        "UPDATE tables SET serial = ?, revision = revision + 1, undo_floor = ?, last_by = ?,"
        " to_move = ?, turn = ?, result = ?, updated = ?, answered = ?"
        " WHERE id = ? AND serial = ?"
        " RETURNING revision, (SELECT count(*) FROM seats"
        f" WHERE table_id = id AND is_computer = 1 AND side IN ({placeholders(movers)})),"
        " (SELECT count(*) FROM jobs WHERE table_id = id)"
    )


def entry_values(entry: EntryRow) -> tuple[Value, ...]:
    lines = ENCODER.encode([line_values(line) for line in entry.lines]).decode()
    events = ENCODER.encode(entry.events).decode()
    head = (entry.serial, entry.who, entry.choice)
    return (*head, lines, events, entry.rolled, entry.undo_floor)


def line_values(line: Entry) -> tuple[str, ...]:
    return (line.who, line.text, line.of) if line.of else (line.who, line.text)


def line_of(who: str, text: str, of: str = "") -> Entry:
    return Entry(who, text, of=of)


def entry_row(
    serial: int, who: str, choice: int, lines: str, events: str, rolled: int, undo_floor: int
) -> EntryRow:
    return EntryRow(
        serial=serial,
        who=who,
        choice=choice,
        lines=tuple(line_of(*line) for line in LINES.decode(lines)),
        events=events_of(events),
        rolled=rolled,
        undo_floor=undo_floor,
    )


def events_of(stored: str) -> tuple[Event, ...]:
    try:
        return EVENTS.decode(stored)
    except msgspec.ValidationError:
        old = msgspec.json.decode(stored, type=list[Stored])
        return msgspec.convert([upgraded(each) for each in old], tuple[Event, ...])


class Store:
    """Tables, seats and answers in one database; jobs and retention are separate parts.

    Each method is one transaction; several given to `db.batch` share one."""

    def __init__(self, db: Database) -> None:
        self.db = db
        self.jobs = Jobs(db)
        self.retention = Retention(db)
        self.takebacks = Takebacks(db)
        self.thoughts = Thoughts(db)
        self.links = SeatLinks(db)
        self.names = Names(db)
        self.shares = DiceShares(db)
        self.analyses = Analyses(db)

    def close(self) -> None:
        self.db.close()

    # --- tables -------------------------------------------------------------------------------

    def create(
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        entries: Sequence[EntryRow],
        browser_hash: str = "",
        snapshots: Sequence[SnapshotRow] = (),
        salted_by: Sequence[str] = (),
    ) -> None:
        values = msgspec.structs.astuple(table)
        with self.db.transaction():
            self.db.run(insertion("tables", TABLE), *values)
            for seat in seats:
                self.insert_seat(table.id, seat, browser_hash)
            for entry in entries:
                self.insert_entry(table.id, entry)
            self.insert_snapshots(table.id, snapshots)
            for side in salted_by:
                self.shares.require(table.id, side)
            self.jobs.ensure_job(table.id)
            self.db.notify(table.id, table.revision)

    def insert_seat(self, id: str, seat: SeatRow, browser_hash: str) -> None:
        """A seat played by `me` belongs to that browser."""
        self.db.run(
            insertion("seats", "table_id, side, player, is_computer, token_hash"),
            *(id, seat.side, seat.player, int(seat.is_computer), seat.token_hash),
        )
        if seat.player == ME and browser_hash:
            sql = insertion("holders", "browser_hash, table_id, side, taken")
            self.db.run(sql, browser_hash, id, seat.side, time())

    def insert_entry(self, id: str, entry: EntryRow) -> None:
        self.db.run(insertion("entries", f"table_id, {ENTRY}"), id, *entry_values(entry))

    def table(self, id: str) -> TableRow | None:
        with self.db.reading():
            rows = self.db.rows(TableRow, f"SELECT {TABLE} FROM tables WHERE id = ?", id)
        return rows[0] if rows else None

    def seats(self, id: str) -> list[SeatRow]:
        columns = "side, player, is_computer, token_hash, orders, is_used"
        sql = f"SELECT {columns} FROM seats WHERE table_id = ?"
        with self.db.reading():
            return self.db.rows(
                lambda side, player, flag, *rest: SeatRow(side, player, bool(flag), *rest), sql, id
            )

    def holders(self, id: str) -> list[tuple[str, str]]:
        with self.db.reading():
            sql = "SELECT browser_hash, side FROM holders WHERE table_id = ?"
            return self.db.rows(lambda browser, side: (str(browser), str(side)), sql, id)

    def entries(
        self, id: str, after: int, upto: int | None = None, most: int = ALL
    ) -> list[EntryRow]:
        sql = f"SELECT {ENTRY} FROM entries WHERE table_id = ? AND serial > ? AND serial <= ?"
        last = ALL if upto is None else upto
        with self.db.reading():
            sql = f"{sql} ORDER BY serial LIMIT ?"
            return self.db.rows(entry_row, sql, id, after, last, most)

    def entries_at_roll(self, id: str, rolled: int) -> list[EntryRow]:
        """The answers since the last roll, of which there were so many."""
        sql = f"SELECT {ENTRY} FROM entries WHERE table_id = ? AND rolled = ? ORDER BY serial"
        with self.db.reading():
            return self.db.rows(entry_row, sql, id, rolled)

    def last_entry(self, id: str, upto: int) -> EntryRow | None:
        sql = f"SELECT {ENTRY} FROM entries WHERE table_id = ? AND serial <= ?"
        with self.db.reading():
            rows = self.db.rows(entry_row, f"{sql} ORDER BY serial DESC LIMIT 1", id, upto)
        return rows[0] if rows else None

    def next_serial(self, id: str, after: int) -> int:
        """The serial of the next answer, or `after` if that was the last."""
        sql = "SELECT coalesce(min(serial), ?) FROM entries WHERE table_id = ? AND serial > ?"
        with self.db.reading():
            return self.db.rows(int, sql, after, id, after)[0]

    def snapshot(self, id: str, upto: int) -> SnapshotRow | None:
        sql = "SELECT serial, position FROM snapshots WHERE table_id = ? AND serial <= ?"
        with self.db.reading():
            rows = self.db.rows(SnapshotRow, f"{sql} ORDER BY serial DESC LIMIT 1", id, upto)
        return rows[0] if rows else None

    def add_snapshots(self, id: str, snapshots: Sequence[SnapshotRow]) -> None:
        """Snapshots made while replaying; the table's row is locked against a concurrent undo."""
        with self.db.transaction():
            self.db.run("UPDATE tables SET revision = revision WHERE id = ?", id)
            self.insert_snapshots(id, snapshots)

    def insert_snapshots(self, id: str, snapshots: Sequence[SnapshotRow]) -> None:
        """Snapshots of undone answers are skipped."""
        for snapshot in snapshots:
            self.db.run(
                "INSERT INTO snapshots (table_id, serial, position)"
                " SELECT table_id, serial, ? FROM entries WHERE table_id = ? AND serial = ?"
                " ON CONFLICT DO NOTHING",
                *(snapshot.position, id, snapshot.serial),
            )

    def delete_snapshots(self, id: str) -> None:
        """Delete unreadable snapshots; new ones are made when the table is restored."""
        with self.db.transaction():
            self.db.run("DELETE FROM snapshots WHERE table_id = ?", id)

    def undos(self, id: str) -> list[tuple[int, int]]:
        """The serial of each undo, and the serial it went back to."""
        with self.db.reading():
            sql = "SELECT serial, back_to FROM undos WHERE table_id = ?"
            return [(serial, back_to) for serial, back_to in self.db.rows(numbers, sql, id)]

    # --- answers ------------------------------------------------------------------------------

    def append(
        self,
        id: str,
        entries: Sequence[EntryRow],
        standing: Status,
        snapshots: Sequence[SnapshotRow] = (),
        worker: str = "",
    ) -> int:
        """Store an answer with the automatic ones that follow it; returns the revision.

        Conflict if the table has moved on, or if the worker has lost its lease."""
        last = entries[-1]
        with self.db.transaction():
            revision = self.advance(id, entries[0].serial - 1, last, standing, worker)
            for entry in entries:
                self.insert_entry(id, entry)
            self.insert_snapshots(id, snapshots)
            self.db.notify(id, revision)
        return revision

    def contribute(
        self,
        share: ShareRow,
        kind: str,
        revision: int,
        id: str,
        entries: Sequence[EntryRow],
        standing: Status,
        snapshots: Sequence[SnapshotRow],
    ) -> int:
        """Store what a side adds to the dice, with what is rolled thereupon."""
        with self.db.transaction():
            self.shares.put(id, revision, share, kind)
            return self.append(id, entries, standing, snapshots)

    def advance(
        self, id: str, expected: int, last: EntryRow, standing: Status, worker: str = ""
    ) -> int:
        """Update the table's status and job; Conflict if the table is not at `expected`."""
        movers, now = standing.to_move or ("",), time()
        rows = self.db.rows(
            numbers,
            advancing(len(movers)),
            *(last.serial, last.undo_floor, last.who, " ".join(standing.to_move)),
            *(standing.turn, standing.result, now, now, id, expected),
            *movers,
        )
        if not rows or (worker and not self.jobs.is_leased(id, worker)):
            raise Conflict(id)
        revision, computers, jobs = rows[0]
        self.jobs.update_job(id, bool(computers), bool(jobs))
        return revision

    def undo(self, id: str, expected: int, to: int, standing: Status) -> int:
        """Delete the answers after `to`; the serial still grows, so stale answers are refused."""
        with self.db.transaction():
            last = self.last_entry(id, to)
            assert last is not None, "a table has its opening entry"
            after = msgspec.structs.replace(last, serial=expected + 1)
            revision = self.advance(id, expected, after, standing)
            self.takebacks.count(id, expected + 1, to)
            self.retention.delete_after(id, expected + 1, to)
            self.db.notify(id, revision)
        return revision

    def restart_record(self, row: TableRow, to: int, opening: EntryRow, standing: Status) -> int:
        """Start a new record after the answer `to`, with the header and the seed of `row`."""
        with self.db.transaction():
            revision = self.advance(row.id, opening.serial - 1, opening, standing)
            self.retention.delete_after(row.id, opening.serial, to)
            self.delete_snapshots(row.id)
            self.db.run(
                "UPDATE tables SET header = ?, seed = ?, opening = ? WHERE id = ?",
                *(row.header, row.seed, opening.serial, row.id),
            )
            self.shares.drop(row.id)
            self.insert_entry(row.id, opening)
            self.db.notify(row.id, revision)
        return revision

    # --- seats --------------------------------------------------------------------------------

    def change_seat(self, id: str, seat: SeatRow, browser_hash: str = "") -> int:
        """Give a seat to another player; its former holders lose it."""
        with self.db.transaction():
            revision = self.db.touch(id)
            for kind in ("holders", "seats"):
                self.db.run(f"DELETE FROM {kind} WHERE table_id = ? AND side = ?", id, seat.side)
            self.insert_seat(id, seat, browser_hash)
            if not seat.is_computer and seat.side != OBSERVER:
                self.shares.require_of_newcomer(id, seat.side)
            self.db.run("DELETE FROM jobs WHERE table_id = ?", id)
            self.jobs.ensure_job(id)
        return revision

    def exchange(self, id: str, one: str, other: str) -> int:
        """Swap the players of two seats, only once, whichever process comes first."""
        sql = "UPDATE tables SET exchanged = 1 WHERE id = ? AND exchanged = 0 RETURNING id"
        with self.db.transaction():
            if self.db.run(sql, id):
                self.swap_seats(id, one, other)
            return self.db.touch(id)

    def swap_seats(self, id: str, one: str, other: str) -> None:
        """Links move with the players; standing orders belong to the side and are cleared."""
        for kind in ("holders", "seats"):
            sql = f"UPDATE {kind} SET side = ? WHERE table_id = ? AND side = ?"
            for old, new in ((one, "-"), (other, one), ("-", other)):
                self.db.run(sql, new, id, old)
        self.db.run("UPDATE seats SET orders = '' WHERE table_id = ?", id)
        self.db.run("DELETE FROM jobs WHERE table_id = ?", id)
        self.jobs.ensure_job(id)

    def set_orders(self, id: str, side: str, orders: str) -> int:
        with self.db.transaction():
            revision = self.db.touch(id)
            sql = "UPDATE seats SET orders = ? WHERE table_id = ? AND side = ?"
            self.db.run(sql, orders, id, side)
        return revision

    def take_seat(self, id: str, seat: SeatRow, browser_hash: str) -> int:
        return self.links.take(id, seat, browser_hash)

    def tables_of(self, browser_hash: str) -> list[tuple[TableRow, str]]:
        columns = ", ".join(f"tables.{name}" for name in TableRow.__struct_fields__)
        with self.db.reading():
            return self.db.rows(
                lambda *row: (TableRow(*row[:-1]), str(row[-1])),
                f"SELECT {columns}, holders.side FROM holders JOIN tables"
                " ON tables.id = holders.table_id WHERE browser_hash = ?"
                " ORDER BY tables.answered DESC LIMIT 1000",
                browser_hash,
            )


def open_store(database: str) -> Store:
    """A PostgreSQL address or the name of an SQLite file."""
    if database.startswith(("postgresql://", "postgres://")):
        return open_postgres(database)
    if not database or "://" in database or database == ":memory:":
        raise StartError("error-database")
    from sixweeks.server.storage.sqlite import SqliteDatabase

    return Store(SqliteDatabase(database))


def open_postgres(address: str) -> Store:
    require("postgres")
    from sixweeks.server.storage.postgres import PostgresDatabase

    return Store(PostgresDatabase(address))
