"""Where tables are kept. An answer is on disk before it is acknowledged."""

from collections.abc import Callable, Iterator, Sequence
from threading import Event as Flag
from typing import Any, Protocol

from msgspec import Struct

from sixweeks.extras import require
from sixweeks.kernel.event import Event
from sixweeks.kernel.formats.record import Entry


class Conflict(Exception):
    """Somebody else was quicker: the table is no longer at the serial that was expected."""


class NoTable(Conflict):
    """The table has been forgotten."""


class BadDatabase(Exception):
    """A database that cannot be opened: one sentence."""


class Unreachable(Exception):
    """The database has failed at something, and may not tomorrow: one sentence."""


class TableRow(Struct, kw_only=True, frozen=True):
    """A table as it is listed; `header` is the record without its entries."""

    id: str
    name: str
    game: str
    scenario: str
    header: str
    seed: str
    deployment: str = "free"
    serial: int = 0
    revision: int = 0
    undo_floor: int = 0
    last_by: str = ""
    to_move: str = ""
    turn: str = ""
    result: str = ""
    created: float = 0.0
    updated: float = 0.0
    opening: int = 0
    exchanged: int = 0
    answered: float = 0.0


class SeatRow(Struct, frozen=True):
    side: str
    player: str
    is_computer: bool
    token_hash: str
    orders: str = ""  # standing orders, as JSON


class EntryRow(Struct, frozen=True, kw_only=True, gc=False):
    """One answer with what it led to: the lines of the record and the events."""

    serial: int
    who: str
    choice: int
    lines: tuple[Entry, ...]
    events: tuple[Event, ...]
    rolled: int
    undo_floor: int


class SnapshotRow(Struct, frozen=True):
    serial: int
    position: str


class Standing(Struct, frozen=True):
    """Where a table stands after a change, for lists and for the computer players."""

    to_move: tuple[str, ...]
    turn: str
    result: str


class JobRow(Struct, frozen=True):
    """A computer's turn to play."""

    table: str
    tries: int
    fault: str
    lease_until: float


class LeaseRow(Struct, frozen=True):
    """A job that a worker is at."""

    table: str
    worker: str
    tries: int


class Store(Protocol):
    """One database; a method is one transaction, and so are several together."""

    def together(self, acts: Sequence[Callable[[], Any]]) -> list[Any]: ...

    def create(
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        entries: Sequence[EntryRow],
        browser_hash: str = "",
    ) -> None: ...

    def table(self, id: str) -> TableRow | None: ...

    def seats(self, id: str) -> list[SeatRow]: ...

    def holders(self, id: str) -> list[tuple[str, str]]: ...

    def entries(self, id: str, after: int, upto: int | None = None) -> list[EntryRow]: ...

    def last_entry(self, id: str, upto: int) -> EntryRow | None: ...

    def next_serial(self, id: str, after: int) -> int: ...

    def snapshot(self, id: str, upto: int) -> SnapshotRow | None: ...

    def forget_snapshots(self, id: str) -> None: ...

    def undos(self, id: str) -> list[tuple[int, int]]: ...

    def append(
        self,
        id: str,
        entries: Sequence[EntryRow],
        standing: Standing,
        position: str = "",
        worker: str = "",
    ) -> int: ...

    def undo(self, id: str, expected: int, to: int, standing: Standing) -> int: ...

    def take_up(self, row: TableRow, to: int, opening: EntryRow, standing: Standing) -> int: ...

    def change_seat(self, id: str, seat: SeatRow, browser_hash: str = "") -> int: ...

    def exchange(self, id: str, one: str, other: str) -> int: ...

    def give_orders(self, id: str, side: str, orders: str) -> int: ...

    def hold(self, id: str, seat: SeatRow, browser_hash: str) -> int: ...

    def held(self, browser_hash: str) -> list[tuple[TableRow, str]]: ...

    def running(self, browser_hash: str, since: float) -> int: ...

    def has_room(self) -> bool: ...

    def forget(self, before: float, most: int) -> list[str]: ...

    def job(self, id: str) -> JobRow | None: ...

    def claim(self, worker: str, now: float, lease: float) -> JobRow | None: ...

    def has_job(self, now: float, is_awaited: bool = False) -> bool: ...

    def leases(self) -> list[LeaseRow]: ...

    def extend(self, id: str, worker: str, until: float) -> bool: ...

    def fail(self, id: str, worker: str, fault: str, due: float) -> None: ...

    def release(self, id: str, worker: str) -> None: ...

    def changes(self, stop: Flag) -> Iterator[tuple[str, int]]: ...

    def close(self) -> None: ...


def open_store(database: str) -> Store:
    """A PostgreSQL address or the name of an SQLite file."""
    if database.startswith(("postgresql://", "postgres://")):
        return open_postgres(database)
    if not database or "://" in database or database == ":memory:":
        raise BadDatabase("a database is a file or an address that begins with postgresql://")
    from sixweeks.server.storage.sqlite_store import SqliteStore

    return SqliteStore(database)


def open_postgres(address: str) -> Store:
    require("postgres", "PostgreSQL")
    from sixweeks.server.storage.postgres_store import PostgresStore

    return PostgresStore(address)
