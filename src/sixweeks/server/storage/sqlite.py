"""SQLite driver: one file with a write-ahead log; a commit returns when it is on disk."""

import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from shutil import disk_usage
from threading import Event as Flag
from time import monotonic, sleep, time
from typing import TypeVar

from sixweeks.kernel.presentation.sentence import Text
from sixweeks.server.errors import StartError
from sixweeks.server.storage.database import (
    Database,
    Value,
    check_version,
    migrations,
    table_and_revision,
    unless_in_conflict,
    why_not,
)
from sixweeks.server.storage.rows import Unreachable
from sixweeks.server.storage.write_queue import WriteQueue

POLL_SECONDS = 0.025
OVERLAP_SECONDS = 0.2  # a commit may come this long after its timestamp was taken,
LONG_OVERLAP_SECONDS = 10.0  # and rarely this long: looked for once a second
BUSY_SECONDS = 10.0
BUSY_POLL_SECONDS, MAX_BUSY_POLL_SECONDS = 0.0003, 0.002
RETRY_SECONDS = 1.0
CHECKPOINT_SECONDS = 1.0
MAX_LOG_PAGES = 20_000  # pages, without a checkpoint
MIN_FREE_BYTES = 100_000_000  # bytes on the disk
Found = TypeVar("Found")
GONE = "its file was removed or replaced: restart the server"


class SqliteDatabase(Database):
    """One connection, used by one thread at a time, and one for checkpoints, opened at the start in
    case the file is removed later. Changes by other processes are found by polling."""

    FAILURES = (sqlite3.OperationalError, BlockingIOError)
    CAN_PREPARE = True

    def __init__(self, path: str) -> None:
        super().__init__()
        self.path = path = os.path.abspath(path)
        try:
            create_private(path)
            self.connection, self.checkpointer = connect(path), connect(path)
            self.queue = WriteQueue(f"{path}-queue")
            self.file = file_identity(path)
            self.migrate()
        except (OSError, ValueError, sqlite3.Error, Unreachable) as error:
            raise why_not(error).inside("error-database-file", file=Text(path)) from None

    def migrate(self) -> None:
        """Apply the missing migrations in one transaction."""
        with self.transaction():
            (done,) = self.rows(int, "PRAGMA user_version")
            tables = set(self.rows(str, "SELECT name FROM sqlite_master"))
            if not ("tables" in tables if done else not tables):
                raise StartError("error-database-foreign")
            known = dict(migrations())
            check_version(done, max(known))
            for number, sql in known.items():
                if number > done:
                    for statement in statements(sql):
                        self.run(statement)
                    self.run(f"PRAGMA user_version = {number}")

    @contextmanager
    def committed(self) -> Iterator[None]:
        if file_identity(self.path) != self.file:
            raise sqlite3.OperationalError(GONE)
        with self.queue.turn(patiently):
            patiently(lambda: self.connection.execute("BEGIN IMMEDIATE"))
        try:
            yield
            self.connection.execute("COMMIT")
        except BaseException:
            self.roll_back()
            raise

    def roll_back(self) -> None:
        if self.connection.in_transaction:  # a full disk has ended it already
            self.connection.execute("ROLLBACK")

    def try_begin(self) -> bool:
        if not self.lock.acquire(blocking=False):
            return False
        try:
            self.begin_at_once()
        except Exception:  # most likely another process writes, or waits for that
            self.lock.release()
            return False
        self.is_open = True
        return True

    def begin_at_once(self) -> None:
        if file_identity(self.path) != self.file:
            raise sqlite3.OperationalError(GONE)
        with self.queue.turn(lambda act: act()):
            self.connection.execute("BEGIN IMMEDIATE")

    def prepare(self, acts: Sequence[Callable[[], object]]) -> list[object] | None:
        """Only a commit waits for the disk; the lock is kept for it."""
        try:
            results = [unless_in_conflict(act) for act in acts]
        except Exception:  # `batch` finds out whose it is
            with suppress(sqlite3.Error):
                self.roll_back()
            self.is_open = False
            self.lock.release()
            return None
        self.lock.hand_over()
        return results

    def commit_prepared(self) -> None:
        self.lock.take_over()
        try:
            self.connection.execute("COMMIT")
        except BaseException:
            self.roll_back()
            raise
        finally:
            self.is_open = False
            self.lock.release()

    def run(self, sql: str, *values: Value) -> list[tuple[object, ...]]:
        """Within a transaction nobody else can lock the file."""
        if self.is_open:
            return self.connection.execute(sql, values).fetchall()
        return patiently(lambda: self.connection.execute(sql, values).fetchall())

    def notify(self, id: str, revision: int) -> None:
        return

    def changes(self, stop: Flag) -> Iterator[tuple[str, int]]:
        """Tables changed by other connections, with their present revision."""
        looking, checkpointed = Looking(), monotonic()
        while not stop.wait(POLL_SECONDS):
            if monotonic() > checkpointed + CHECKPOINT_SECONDS:
                self.checkpoint()
                checkpointed = monotonic()
            try:
                with self.reading():
                    found = looking.at(self)
            except (Unreachable, sqlite3.Error):
                stop.wait(RETRY_SECONDS)
                continue
            yield from found

    def checkpoint(self) -> None:
        """Checkpoint the write-ahead log on a second connection, so that no answer waits for it."""
        with suppress(sqlite3.Error):
            self.checkpointer.execute("PRAGMA wal_checkpoint(PASSIVE)")

    def has_space(self) -> bool:
        """The last 100 MB are reserved for running games."""
        with suppress(OSError):
            return disk_usage(Path(self.path).parent).free >= MIN_FREE_BYTES
        return True

    def close(self) -> None:
        with self.lock:
            self.checkpointer.close()
            self.connection.close()
            self.queue.close()


class Looking:
    """Finds the tables that were changed since the last look. SPEED: with several processes there
    is something new at every look, so most of them go back a moment only."""

    def __init__(self) -> None:
        self.version, self.since, self.long_since = -1, time(), time()
        self.is_long_due = False
        self.told: dict[str, int] = {}

    def at(self, db: SqliteDatabase) -> list[tuple[str, int]]:
        (version,) = db.rows(int, "PRAGMA data_version")
        now = time()  # may be before `since` if the clock was set back
        is_long = self.is_long_due and not 0 <= now - self.long_since < CHECKPOINT_SECONDS
        if version == self.version and not is_long:
            return []
        since = self.long_since if is_long else self.since
        overlap = LONG_OVERLAP_SECONDS if is_long else OVERLAP_SECONDS
        sql = "SELECT id, revision FROM tables WHERE updated >= ?"
        found = db.rows(table_and_revision, sql, min(since, now) - overlap)
        changed = [each for each in found if self.told.get(each[0]) != each[1]]
        self.told = dict(found) if is_long else {**self.told, **dict(changed)}
        self.version, self.since, self.is_long_due = version, now, not is_long
        self.long_since = now if is_long else self.long_since
        return changed


def patiently(act: Callable[[], Found]) -> Found:
    """Again while another process writes. SPEED: it does so for a few milliseconds, but SQLite's
    own waiting is in steps of up to 100."""
    deadline, pause = 0.0, BUSY_POLL_SECONDS
    while True:
        try:
            return act()
        except (sqlite3.OperationalError, BlockingIOError) as error:
            deadline = deadline or monotonic() + BUSY_SECONDS
            if not is_busy(error) or monotonic() > deadline:
                raise
        sleep(pause)
        pause = min(1.1 * pause, MAX_BUSY_POLL_SECONDS)


def is_busy(error: sqlite3.OperationalError | BlockingIOError) -> bool:
    if isinstance(error, BlockingIOError):
        return True
    return error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY


def create_private(path: str) -> None:
    """Create the file readable by this user only: it contains the seeds of future rolls.

    An existing file is not opened, because closing it would release this process's locks."""
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def file_identity(path: str) -> tuple[int, int]:
    """Device and inode, to notice that the file was removed or replaced."""
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
    connection.execute(f"PRAGMA wal_autocheckpoint = {MAX_LOG_PAGES}")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA busy_timeout = 0")
    return connection


def statements(sql: str) -> Iterator[str]:
    """Split a script here, because `executescript` commits by itself."""
    lines = (line.split("--")[0] for line in sql.splitlines())
    for statement in "\n".join(lines).split(";"):
        if statement.strip():
            yield statement
