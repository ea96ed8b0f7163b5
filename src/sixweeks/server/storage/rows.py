"""The rows of the database, and how it may fail."""

from msgspec import Struct

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
