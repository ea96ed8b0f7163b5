"""PostgreSQL driver, for several server processes; LISTEN and NOTIFY tell of their changes."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from threading import Event as Flag
from time import monotonic

import psycopg
from psycopg import sql as composing
from psycopg.rows import TupleRow

from sixweeks.server.errors import StartError
from sixweeks.server.storage.database import (
    ANY,
    Database,
    Value,
    check_version,
    migrations,
    why_not,
)
from sixweeks.server.storage.rows import Unreachable
from sixweeks.server.storage.watchdog import Watchdog

CHANNEL = "sixweeks_tables"
MIGRATING = 1940  # the key of the lock held while the schema changes
POLL_SECONDS = 0.2
PROBE_SECONDS = 5.0
ANSWER_SECONDS = 3.0  # for one statement: whoever waits is told within five
MIGRATION_SECONDS = 600.0
CONNECT_SECONDS = 3
DOWN_SECONDS = 1.0


class PostgresDatabase(Database):
    """One connection, used by one thread at a time; LISTEN has its own."""

    SKIP_LOCKED = "FOR UPDATE SKIP LOCKED"
    FAILURES = (
        psycopg.OperationalError,
        psycopg.InterfaceError,
        psycopg.errors.ReadOnlySqlTransaction,
    )

    def __init__(self, address: str) -> None:
        super().__init__()
        self.address = address
        self.watchdog = Watchdog()
        self.patience = MIGRATION_SECONDS
        self.down_until = 0.0
        try:
            self.connection = connect(address)
            self.migrate()
            self.patience = ANSWER_SECONDS
        except (psycopg.Error, StartError, Unreachable) as error:
            raise why_not(error).inside("error-database-server") from None

    def migrate(self) -> None:
        with self.transaction():
            self.run("SELECT pg_advisory_xact_lock(?)", MIGRATING)
            self.run("CREATE TABLE IF NOT EXISTS migrations (number BIGINT PRIMARY KEY)")
            (done,) = self.rows(int, "SELECT coalesce(max(number), 0) FROM migrations")
            known = dict(migrations())
            check_version(done, max(known))
            for number, text in known.items():
                if number > done:
                    self.connection.execute(text.encode())
                    self.run("INSERT INTO migrations (number) VALUES (?)", number)

    @contextmanager
    def committed(self) -> Iterator[None]:
        self.control(b"BEGIN")
        try:
            yield
            self.control(b"COMMIT")
        except BaseException:
            if not (self.connection.closed or self.connection.broken):
                self.control(b"ROLLBACK")
            raise

    def reconnect(self) -> None:
        """Reconnect if the database was restarted; one that did not answer is left alone for a
        moment, so that requests waiting behind this one fail at once."""
        if not (self.connection.closed or self.connection.broken):
            return
        if monotonic() < self.down_until:
            raise psycopg.OperationalError("the database does not answer")
        try:
            self.connection = connect(self.address)
        except psycopg.Error:
            self.down_until = monotonic() + DOWN_SECONDS
            raise

    def run(self, sql: str, *values: Value) -> list[tuple[object, ...]]:
        with self.answering(self.connection):
            cursor = self.connection.execute(sql.replace("?", "%s").encode(), values)
        return cursor.fetchall() if cursor.description else []

    def control(self, command: bytes) -> None:
        """Begin or end a transaction."""
        with self.answering(self.connection):
            self.connection.execute(command)

    @contextmanager
    def answering(self, connection: psycopg.Connection[TupleRow]) -> Iterator[None]:
        """A time limit for the block, after which the connection is cut."""
        with self.watchdog.limit(connection, self.patience) as cut:
            try:
                yield
            except psycopg.Error:
                if cut.is_set():
                    self.down_until = monotonic() + DOWN_SECONDS
                raise

    def notify(self, id: str, revision: int) -> None:
        """NOTIFY is delivered at the commit."""
        self.run("SELECT pg_notify(?, ?)", CHANNEL, f"{id}:{revision}")

    def changes(self, stop: Flag) -> Iterator[tuple[str, int]]:
        """Notifications, beginning with what may have changed before anybody listened."""
        with closing(connect(self.address)) as connection:
            with self.answering(connection):
                connection.execute(composing.SQL("LISTEN {}").format(composing.Identifier(CHANNEL)))
            yield ANY, 0
            yield from self.notifications(connection, stop)

    def notifications(
        self, connection: psycopg.Connection[TupleRow], stop: Flag
    ) -> Iterator[tuple[str, int]]:
        """A connection may die without a word, so it is tried every few seconds."""
        tried = monotonic()
        while not stop.is_set():
            for notice in connection.notifies(timeout=POLL_SECONDS, stop_after=1):
                id, _, revision = notice.payload.partition(":")
                yield id, int(revision)
            if monotonic() > tried + PROBE_SECONDS:
                with self.answering(connection):
                    connection.execute("SELECT 1")
                tried = monotonic()

    def close(self) -> None:
        with self.lock:
            self.connection.close()
            self.watchdog.stop()


def connect(address: str) -> psycopg.Connection[TupleRow]:
    return psycopg.connect(address, autocommit=True, connect_timeout=CONNECT_SECONDS)
