"""SQLite driver: one file: write-ahead log, every commit on disk before it returns."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from shutil import disk_usage
from threading import Event as Flag
from time import monotonic, time
from typing import Any

from sixweeks.server.storage.database import Database, check_version, migrations
from sixweeks.server.storage.rows import BadDatabase, Unreachable

POLL_SECONDS = 0.025
OVERLAP_SECONDS = 10.0  # a commit may come so long after its time was written
BUSY_SECONDS = 10.0
RETRY_SECONDS = 1.0
TIDY_SECONDS = 1.0
LONGEST_LOG = 20_000  # pages, if nobody tidies up
LEAST_FREE = 100_000_000  # bytes of the disk
GONE = "its file has been taken away or replaced: start the server again"
FOREIGN = "it holds something else than tables of Six Weeks"


class SqliteDatabase(Database):
    """One connection, used by one thread at a time, and one to tidy up beside it, which must be
    opened before anybody can take the file away; other processes are seen by polling."""

    FAILURES = (sqlite3.OperationalError,)

    def __init__(self, path: str) -> None:
        super().__init__()
        self.path = path = os.path.abspath(path)
        try:
            create_private(path)
            self.connection, self.beside = connect(path), connect(path)
            self.file = file_at(path)
            self.migrate()
        except (OSError, ValueError, sqlite3.Error, Unreachable) as error:
            raise BadDatabase(f"the database {path} cannot be opened: {error}") from None

    def migrate(self) -> None:
        """Bring the file up to date, all in one transaction."""
        with self.transaction():
            (done,) = self.run("PRAGMA user_version")[0]
            tables = {name for (name,) in self.run("SELECT name FROM sqlite_master")}
            if not ("tables" in tables if done else not tables):
                raise Unreachable(FOREIGN)
            known = dict(migrations())
            check_version(done, max(known))
            for number, sql in known.items():
                if number > done:
                    for statement in statements(sql):
                        self.run(statement)
                    self.run(f"PRAGMA user_version = {number}")

    @contextmanager
    def committed(self) -> Iterator[None]:
        if file_at(self.path) != self.file:
            raise sqlite3.OperationalError(GONE)
        self.connection.execute("BEGIN IMMEDIATE")
        try:
            yield
            self.connection.execute("COMMIT")
        except BaseException:
            if self.connection.in_transaction:  # a full disk ends it by itself
                self.connection.execute("ROLLBACK")
            raise

    def run(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        return self.connection.execute(sql, values).fetchall()

    def announce(self, id: str, revision: int) -> None:
        return

    def changes(self, stop: Flag) -> Iterator[tuple[str, int]]:
        """Tables changed by other connections, with the revision they have now."""
        seen, since = -1, time()
        told: dict[str, int] = {}
        tidied = monotonic()
        while not stop.wait(POLL_SECONDS):
            if monotonic() > tidied + TIDY_SECONDS:
                self.tidy()
                tidied = monotonic()
            try:
                with self.reading():
                    (version,) = self.run("PRAGMA data_version")[0]
                    if version == seen:
                        continue
                    now = time()  # which a clock that is set back makes earlier than `since`
                    rows = self.run(
                        "SELECT id, revision FROM tables WHERE updated >= ?",
                        min(since, now) - OVERLAP_SECONDS,
                    )
            except (Unreachable, sqlite3.Error):
                stop.wait(RETRY_SECONDS)
                continue
            found = [(id, revision) for id, revision in rows]
            yield from (each for each in found if told.get(each[0]) != each[1])
            seen, since, told = version, now, dict(found)

    def tidy(self) -> None:
        """Bring what the log holds into the file itself, beside whoever writes: with SQLite's own
        way every few hundred answers one would have to wait for it."""
        with suppress(sqlite3.Error):
            self.beside.execute("PRAGMA wal_checkpoint(PASSIVE)")

    def has_room(self) -> bool:
        """What is left is for the games that are played already."""
        with suppress(OSError):
            return disk_usage(Path(self.path).parent).free >= LEAST_FREE
        return True

    def close(self) -> None:
        with self.lock:
            self.beside.close()
            self.connection.close()


def create_private(path: str) -> None:
    """The seeds of dice to come are in it: for nobody else on this machine to read.

    One that is there is not touched: to close it would end the locks of this whole process."""
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def file_at(path: str) -> tuple[int, int]:
    """Which file it is, so that one that was taken away is missed; nothing if there is none."""
    try:
        found = os.stat(path)
    except OSError:
        return (0, 0)
    return found.st_dev, found.st_ino


def connect(path: str) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute(f"PRAGMA wal_autocheckpoint = {LONGEST_LOG}")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def statements(sql: str) -> Iterator[str]:
    """SQLite's own splitting commits by itself, so that a file is taken apart here."""
    lines = (line.split("--")[0] for line in sql.splitlines())
    for statement in "\n".join(lines).split(";"):
        if statement.strip():
            yield statement
