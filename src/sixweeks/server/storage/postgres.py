"""PostgreSQL driver, for several server processes; LISTEN and NOTIFY tell of their changes."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event as Flag
from time import time

import psycopg
from psycopg import sql as composing
from psycopg.rows import TupleRow

from sixweeks.server.errors import StartError
from sixweeks.server.storage.database import Database, Value, check_version, migrations, why_not
from sixweeks.server.storage.rows import Unreachable

CHANNEL = "sixweeks_tables"
MIGRATING = 1940  # the key of the lock held while the schema changes
POLL_SECONDS = 0.2
RETRY_SECONDS = 1.0


class PostgresDatabase(Database):
    """One connection, used by one thread at a time; LISTEN has its own."""

    SKIP_LOCKED = "FOR UPDATE SKIP LOCKED"
    FAILURES = (psycopg.OperationalError, psycopg.InterfaceError)

    def __init__(self, address: str) -> None:
        super().__init__()
        self.address = address
        try:
            self.connection = psycopg.connect(address, autocommit=True, connect_timeout=10)
            self.migrate()
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
        with self.connection.transaction():
            yield

    def reconnect(self) -> None:
        """Reconnect if the database was restarted."""
        if self.connection.closed or self.connection.broken:
            self.connection = psycopg.connect(self.address, autocommit=True, connect_timeout=10)

    def run(self, sql: str, *values: Value) -> list[tuple[object, ...]]:
        cursor = self.connection.execute(sql.replace("?", "%s").encode(), values)
        return cursor.fetchall() if cursor.description else []

    def notify(self, id: str, revision: int) -> None:
        """NOTIFY is delivered at the commit."""
        self.run("SELECT pg_notify(?, ?)", CHANNEL, f"{id}:{revision}")

    def changes(self, stop: Flag) -> Iterator[tuple[str, int]]:
        """Notifications; after a lost connection, first whatever changed meanwhile."""
        since = time()
        while not stop.is_set():
            try:
                with psycopg.connect(self.address, autocommit=True) as connection:
                    yield from self.notifications(connection, since, stop)
            except psycopg.Error:
                stop.wait(RETRY_SECONDS)

    def notifications(
        self, connection: psycopg.Connection[TupleRow], since: float, stop: Flag
    ) -> Iterator[tuple[str, int]]:
        connection.execute(composing.SQL("LISTEN {}").format(composing.Identifier(CHANNEL)))
        sql = "SELECT id, revision FROM tables WHERE updated >= %s"
        yield from ((row[0], row[1]) for row in connection.execute(sql, (since,)).fetchall())
        while not stop.is_set():
            for notice in connection.notifies(timeout=POLL_SECONDS, stop_after=1):
                id, _, revision = notice.payload.partition(":")
                yield id, int(revision)

    def close(self) -> None:
        with self.lock:
            self.connection.close()
