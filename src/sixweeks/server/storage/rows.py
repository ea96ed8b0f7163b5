"""Database rows as records, and the errors of the store."""

from msgspec import Struct

from sixweeks.kernel.event import Event
from sixweeks.kernel.formats.record import Entry


class Conflict(Exception):
    """Optimistic locking failed: the table is no longer at the expected serial."""


class NoTable(Conflict):
    """The table has been deleted."""


class Unreachable(Exception):
    """The database failed, perhaps temporarily: one sentence."""


class TableRow(Struct, frozen=True):
    """A table; `header` is its record without the entries."""

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
    dice: str = "server"  # who contributes to them: see storage/dice_shares.py


class SeatRow(Struct, frozen=True):
    side: str
    player: str
    is_computer: bool
    token_hash: str
    orders: str = ""  # standing orders, as JSON
    is_used: int = 0  # the link has opened the seat to a browser


class ShareRow(Struct, frozen=True):
    """What a side's browser has added to the dice; no salt while it is due."""

    side: str
    salt: str = ""
    links: int = 0  # of its hash chain, that it has revealed
    link: str = ""  # the last of them
    is_waived: int = 0  # the side agrees to go on without links


class EntryRow(Struct, frozen=True, kw_only=True, gc=False):
    """One answer and its consequences: lines of the record and events."""

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


class TakebackRow(Struct, frozen=True):
    """Answers that a player took back, in one undo or several; the serial is of the last."""

    serial: int
    who: str
    answers: int
    undos: int


class Status(Struct, frozen=True):
    """Whose turn, which turn and which result: for lists and for the computer players."""

    to_move: tuple[str, ...]
    turn: str
    result: str


class JobRow(Struct, frozen=True):
    """A computer player must answer."""

    table: str
    tries: int
    fault: str
    lease_until: float


class LeaseRow(Struct, frozen=True):
    """A job claimed by a worker."""

    table: str
    worker: str
    tries: int
