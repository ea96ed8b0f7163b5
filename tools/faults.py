"""The faults of the crash test: what happens to a server or to its database while people play."""

import os
import resource
import signal
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from time import sleep

import psycopg

from tests.server.postgres import PostgresServer
from tests.server.toolkit import Process, eventually

Database = PostgresServer | str  # or an SQLite file


class Fault:
    """`happen` returns True if the server must be started again."""

    options: tuple[str, ...] = ()

    def __init__(self, database: Database) -> None:
        self.database = database

    def happen(self, server: Process, rng: Random) -> bool:
        raise NotImplementedError


class ServerKilled(Fault):
    def happen(self, server: Process, rng: Random) -> bool:
        server.process.kill()
        return True


class ChildKilled(Fault):
    """The worker, or with several processes one of these."""

    def happen(self, server: Process, rng: Random) -> bool:
        children = eventually(lambda: children_of(server.process.pid), 60)
        os.kill(rng.choice(children), signal.SIGKILL)
        sleep(1.0)
        return False


class ProcessKilled(ChildKilled):
    options = ("--processes", "2")


class DiskFull(Fault):
    """No file of the server and its worker can grow."""

    def happen(self, server: Process, rng: Random) -> bool:
        pids = [server.process.pid, *children_of(server.process.pid)]
        with limited(pids, 4096):
            sleep(rng.uniform(0.5, 3.0))
        return False


class ReadOnly(Fault):
    def happen(self, server: Process, rng: Random) -> bool:
        self.change("on")
        sleep(rng.uniform(0.5, 3.0))
        self.change("off")
        return False

    def change(self, value: str) -> None:
        assert isinstance(self.database, PostgresServer), "only with --postgres"
        with psycopg.connect(self.database.address, autocommit=True) as connection:
            connection.execute("SET default_transaction_read_only = off")
            connection.execute(f"ALTER SYSTEM SET default_transaction_read_only = {value}".encode())
            connection.execute("SELECT pg_reload_conf()")


class Frozen(Fault):
    """PostgreSQL is stopped, SQLite is locked by somebody else."""

    def happen(self, server: Process, rng: Random) -> bool:
        with frozen(self.database):
            sleep(rng.uniform(1.0, 8.0))
        return False


@contextmanager
def frozen(database: Database) -> Iterator[None]:
    if isinstance(database, str):
        with closing(sqlite3.connect(database, 10.0, isolation_level=None)) as connection:
            connection.execute("BEGIN EXCLUSIVE")
            yield
            connection.execute("ROLLBACK")
        return
    pids = postgres_pids(database)
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    yield
    for pid in pids:
        os.kill(pid, signal.SIGCONT)


def children_of(pid: int) -> list[int]:
    """Servers and workers, whichever thread started them, without the tracker of resources."""
    lists = Path(f"/proc/{pid}/task").glob("*/children")
    found = [each for children in lists for each in children.read_text().split()]
    return [
        int(each) for each in found if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()
    ]


def postgres_pids(server: PostgresServer) -> list[int]:
    main = int(Path(f"{server.data}/postmaster.pid").read_text().splitlines()[0])
    children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
    return [main, *map(int, children)]


@contextmanager
def limited(pids: list[int], size: int) -> Iterator[None]:
    """The largest file that these processes may write."""
    before = [(pid, resource.prlimit(pid, resource.RLIMIT_FSIZE)) for pid in pids]
    for pid, (_, hard) in before:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, hard))
    yield
    for pid, limits in before:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, limits)


FAULTS: dict[str, Callable[[Database], Fault]] = {
    "server": ServerKilled,
    "process": ProcessKilled,
    "worker": ChildKilled,
    "disk_full": DiskFull,
    "read_only": ReadOnly,
    "frozen": Frozen,
}
