"""The store in one SQLite file: write-ahead log, every commit on disk before it returns."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event as Flag
from time import time
from typing import Any

from sixweeks.server.sql_store import SqlStore, migrations
from sixweeks.server.store import BadDatabase

POLL_SECONDS = 0.025
OVERLAP_SECONDS = 10.0  # a commit may come so long after its time was written
BUSY_SECONDS = 10.0


class SqliteStore(SqlStore):
    """One connection, used by one thread at a time; other processes are seen by polling."""

    def __init__(self, path: str) -> None:
        super().__init__()
        self.path = path
        try:
            Path(path).parent.mkdir(parents=True, exist_ok=True)
            self.connection = connect(path)
            self.migrate()
        except (OSError, sqlite3.Error) as error:
            raise BadDatabase(f"the database {path} cannot be opened: {error}") from None

    def migrate(self) -> None:
        """Bring the file up to date, all in one transaction."""
        with self.transaction():
            (done,) = self.run("PRAGMA user_version")[0]
            for number, sql in migrations():
                if number > done:
                    for statement in statements(sql):
                        self.run(statement)
                    self.run(f"PRAGMA user_version = {number}")

    @contextmanager
    def committed(self) -> Iterator[None]:
        self.connection.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            self.connection.execute("ROLLBACK")
            raise
        self.connection.execute("COMMIT")

    @contextmanager
    def reading(self) -> Iterator[None]:
        with self.lock:
            yield

    def run(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        return self.connection.execute(sql, values).fetchall()

    def announce(self, id: str, revision: int) -> None:
        return

    def changes(self, stop: Flag) -> Iterator[tuple[str, int]]:
        """Tables changed by other connections, with the revision they have now."""
        seen, since = -1, time()
        told: dict[str, int] = {}
        while not stop.wait(POLL_SECONDS):
            with self.reading():
                (version,) = self.run("PRAGMA data_version")[0]
                if version == seen:
                    continue
                now, start = time(), since - OVERLAP_SECONDS
                rows = self.run("SELECT id, revision FROM tables WHERE updated >= ?", start)
            found = [(id, revision) for id, revision in rows]
            yield from (each for each in found if told.get(each[0]) != each[1])
            seen, since, told = version, now, dict(found)

    def close(self) -> None:
        with self.lock:
            self.connection.close()


def connect(path: str) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def statements(sql: str) -> Iterator[str]:
    """SQLite's own splitting commits by itself, so that a file is taken apart here."""
    lines = (line.split("--")[0] for line in sql.splitlines())
    for statement in "\n".join(lines).split(";"):
        if statement.strip():
            yield statement
