"""A real PostgreSQL server of our own, in a temporary folder."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import psycopg

PROGRAMS = ("initdb", "pg_ctl")


def program(name: str) -> str:
    """On the path, or where Debian keeps it."""
    found = shutil.which(name)
    kept = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return found or (str(kept[-1]) if kept else "")


def missing_programs() -> str:
    return next((name for name in PROGRAMS if not program(name)), "")


def as_postgres(*command: str) -> None:
    """PostgreSQL refuses to run as root."""
    prefix = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    with tempfile.TemporaryFile() as output:
        done = subprocess.run([*prefix, *command], stdout=output, stderr=output, check=False)
        output.seek(0)
        assert done.returncode == 0, output.read().decode()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def children_of(master: int) -> Iterator[int]:
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == master:
            yield int(folder.name)


CUT_OFF_OTHERS = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


class PostgresServer:
    """Started once a session; each test finds it empty."""

    def __init__(self) -> None:
        self.folder = tempfile.mkdtemp(prefix="sixweeks-postgres-")
        os.chmod(self.folder, 0o755)
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres")
        self.data, self.port = f"{self.folder}/data", free_port()
        as_postgres(
            *(program("initdb"), "-D", self.data, "-A", "trust", "-U", "postgres"),
            *("--no-sync", "-E", "UTF8", "--locale=C"),
        )
        options = (
            f"-p {self.port} -c listen_addresses=127.0.0.1"
            f" -c unix_socket_directories={self.folder} -c fsync=off"
        )
        log = f"{self.folder}/log"
        as_postgres(program("pg_ctl"), "-D", self.data, "-w", "-l", log, "-o", options, "start")

    @property
    def address(self) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    def new_database(self) -> str:
        """Emptied, a hundred times faster than creating another. Leftover connections are closed
        first: a transaction that a test left open would block this forever."""
        with psycopg.connect(self.address) as connection:
            connection.execute(CUT_OFF_OTHERS)
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public")
        return self.address

    def processes(self) -> list[int]:
        master = int(Path(self.data, "postmaster.pid").read_text().split()[0])
        return [master, *children_of(master)]

    def signal(self, number: int) -> None:
        """SIGSTOP freezes the database, which no connection notices; SIGCONT goes on."""
        for pid in self.processes():
            with suppress(ProcessLookupError):
                os.kill(pid, number)

    def stop(self) -> None:
        as_postgres(program("pg_ctl"), "-D", self.data, "-m", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)
