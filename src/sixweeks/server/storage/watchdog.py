"""Watchdog: cuts a connection to PostgreSQL that gives no answer in time.

The driver would wait forever for a frozen server whose machine still acknowledges packets."""

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event as Flag
from threading import Lock, Thread
from time import monotonic

import psycopg
from psycopg.rows import TupleRow

LOOK_SECONDS = 0.25
Connection = psycopg.Connection[TupleRow]


class Watchdog:
    """One thread for all connections of a database; a statement costs no timer."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.limits: dict[Flag, tuple[Connection, float]] = {}
        self.stopped = Flag()
        self.thread = Thread(target=self.watch, name="watchdog", daemon=True)
        self.thread.start()

    @contextmanager
    def limit(self, connection: Connection, seconds: float) -> Iterator[Flag]:
        """In this block the connection is cut after so many seconds; the flag says whether it
        was."""
        cut = Flag()
        with self.lock:
            self.limits[cut] = (connection, monotonic() + seconds)
        try:
            yield cut
        finally:
            with self.lock:
                del self.limits[cut]

    def watch(self) -> None:
        while not self.stopped.wait(LOOK_SECONDS):
            with self.lock:
                for flag, (connection, deadline) in self.limits.items():
                    if monotonic() > deadline and not flag.is_set() and is_cut(connection):
                        flag.set()

    def stop(self) -> None:
        self.stopped.set()


def is_cut(connection: Connection) -> bool:
    """Those who wait for this connection find it closed; False if this must be tried again."""
    with suppress(OSError, psycopg.Error), duplicate(connection) as line:
        line.shutdown(socket.SHUT_RDWR)
        return True
    return False


def duplicate(connection: Connection) -> socket.socket:
    return socket.socket(fileno=os.dup(connection.pgconn.socket))
