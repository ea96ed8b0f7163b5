"""How a server is run."""

import os
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

PORT = 1940
LOOPBACK = ("localhost", "127.0.0.1", "[::1]", "::1")


class Rate(Struct, frozen=True):
    """So many at once, so many a second in the long run."""

    burst: float
    per_second: float


class Settings(Struct, frozen=True, kw_only=True):
    """Where it listens, what it keeps, how much it takes."""

    database: str
    host: str = "127.0.0.1"
    port: int = PORT
    workers: int = 1
    behind_proxy: bool = False
    forget_after: int = 0  # days in which nothing was done at a table; 0 is never
    largest_body: int = 64_000
    largest_import: int = 4_200_000
    slowest_body: float = 60.0  # seconds
    slowest_reader: float = 60.0  # who takes nothing of an answer
    longest_silence: float = 20.0  # before a request, or within its head
    most_connections: int = 4000
    most_connections_each: int = 500  # of one address, unless it is a proxy's
    most_streams: int = 200  # of one address
    requests: Rate = Rate(burst=400, per_second=80)
    costly: Rate = Rate(burst=200, per_second=20)  # what is worked out for who asks
    answers: Rate = Rate(burst=60, per_second=15)
    new_tables: Rate = Rate(burst=200, per_second=0.1)
    imports: Rate = Rate(burst=60, per_second=1 / 60)

    @property
    def is_local(self) -> bool:
        return self.host in LOOPBACK


def unlimited(settings: Settings) -> Settings:
    """For who measures: as much and as often as can be."""
    plenty = Rate(burst=1e9, per_second=1e9)
    rates = ("requests", "costly", "answers", "new_tables", "imports")
    counts = ("most_streams", "most_connections", "most_connections_each")
    limits = {**dict.fromkeys(rates, plenty), **dict.fromkeys(counts, 10**5)}
    return replace(settings, **limits)


def data_folder() -> Path:
    """SIXWEEKS_HOME, else the user's own data folder."""
    if home := os.environ.get("SIXWEEKS_HOME"):
        return Path(home)
    shared = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(shared) / "sixweeks"


def default_database() -> str:
    return str(data_folder() / "tables.sqlite")
