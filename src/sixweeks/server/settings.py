"""Settings of the server: address, database, limits and timeouts."""

import os
from functools import lru_cache
from ipaddress import ip_address
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

PORT = 1940


class Rate(Struct, frozen=True):
    """A token bucket: its size and the rate at which it fills."""

    burst: float
    per_second: float


class Place(Struct, frozen=True):
    """Which of a server's processes this is, and the folder of their sockets."""

    index: int = 0
    number: int = 1
    folder: str = ""
    secret: str = ""  # by which they know each other's requests

    def socket_of(self, index: int) -> str:
        return f"{self.folder}/{index}.socket"

    @property
    def rates(self) -> str:
        return f"{self.folder}/rates"


class Settings(Struct, frozen=True, kw_only=True):
    """Address, database, retention, size limits, timeouts and rate limits."""

    database: str
    host: str = "127.0.0.1"
    port: int = PORT
    workers: int = 1
    playouts: int = 400  # of a position that is analysed; 0 is none
    behind_proxy: bool = False
    forget_after: int = 0  # days without activity after which a table is deleted; 0 is never
    max_body: int = 64_000
    max_import: int = 4_200_000
    body_timeout: float = 60.0  # seconds
    reader_timeout: float = 60.0  # seconds without progress in reading a response
    idle_timeout: float = 20.0  # seconds, before a request or within its head
    max_connections: int = 4000
    max_connections_per_address: int = 500  # unless behind a proxy
    max_streams: int = 200  # per address
    requests: Rate = Rate(burst=400, per_second=80)
    queries: Rate = Rate(burst=200, per_second=20)  # that are computed on demand
    answers: Rate = Rate(burst=60, per_second=15)
    new_tables: Rate = Rate(burst=200, per_second=0.1)
    entering: Rate = Rate(burst=50, per_second=0.1)  # at one table
    imports: Rate = Rate(burst=60, per_second=1 / 60)
    place: Place = Place()

    @property
    def is_local(self) -> bool:
        return is_loopback(self.host)


@lru_cache(maxsize=256)
def is_loopback(host: str) -> bool:
    """Does a name mean this computer? All of 127.0.0.0/8 does."""
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost"


def unlimited(settings: Settings) -> Settings:
    """No limits, for tests and benchmarks."""
    plenty = Rate(burst=1e9, per_second=1e9)
    rates = ("requests", "queries", "answers", "new_tables", "imports", "entering")
    counts = ("max_streams", "max_connections", "max_connections_per_address")
    limits = {**dict.fromkeys(rates, plenty), **dict.fromkeys(counts, 10**5)}
    return replace(settings, **limits)


def divided(settings: Settings, number: int) -> Settings:
    """What each of several processes may hold of what is counted; rates are shared."""
    counts = ("max_streams", "max_connections", "max_connections_per_address")
    shares = {name: -(-getattr(settings, name) // number) for name in counts}
    return replace(settings, **shares)


def data_folder() -> Path:
    """SIXWEEKS_HOME, otherwise the user's own data folder."""
    if home := os.environ.get("SIXWEEKS_HOME"):
        return Path(home)
    shared = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(shared) / "sixweeks"


def default_database() -> str:
    return str(data_folder() / "tables.sqlite")
