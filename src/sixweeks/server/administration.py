"""For operators: tables listed, inspected, exported, imported, closed, handed over and deleted.

Each works on the database, while the server runs or not; a running server hears of the change."""

import os
from collections.abc import Iterator
from contextlib import suppress

import msgspec
from msgspec import Struct

from sixweeks.games import definition_of
from sixweeks.kernel.agreement import CLOSE, OPERATOR
from sixweeks.kernel.formats.record import Record
from sixweeks.kernel.presentation.catalogue import ENGLISH
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.presentation.sentence import decoded
from sixweeks.server.errors import HTTPError, StartError
from sixweeks.server.live.apply_answer import Cursor
from sixweeks.server.live.create_table import imported_table
from sixweeks.server.live.record_download import downloaded
from sixweeks.server.live.recovery import furthest_replay
from sixweeks.server.live.restore import Unplayable, restored, status_of
from sixweeks.server.live.seats import TABLE_ID, name_of, seated
from sixweeks.server.live.stored_agreements import agreed_entry
from sixweeks.server.messages import OBSERVER
from sixweeks.server.storage.deletion import delete_table
from sixweeks.server.storage.rows import TableRow
from sixweeks.server.storage.store import Store, open_store


class Listed(Struct, frozen=True):
    """A table in the list."""

    table: str
    name: str
    game: str
    scenario: str
    turn: str
    to_move: str
    result: str
    created: float
    answered: float


class Seat(Struct, frozen=True):
    side: str
    player: str
    browsers: int
    is_link_used: bool


class Inspected(Struct, frozen=True):
    """All that an operator needs to know of a table, and nothing of its secrets."""

    listed: Listed
    serial: int
    revision: int
    answers: int
    undos: int
    snapshots_to: int
    seats: tuple[Seat, ...]
    rules: int
    rules_now: int
    job_tries: int
    fault: str


class Replayed(Struct, frozen=True):
    """How far a table can be played again under the present rules."""

    table: str
    rules: int
    rules_now: int
    is_whole: bool
    serial: int
    lost: int


class Links(Struct, frozen=True):
    """A table and the secret links to its seats."""

    table: str
    links: dict[str, str]


def opened(database: str) -> Store:
    """Open an existing database; a mistyped name creates nothing."""
    is_file = "://" not in database
    if is_file and not os.path.isfile(database):
        raise StartError("error-no-database", file=database)
    return open_store(database)


def row_of(store: Store, id: str) -> TableRow:
    row = store.table(id) if TABLE_ID.fullmatch(id) else None
    if row is None:
        raise HTTPError(404, "error-no-table")
    return row


def tables(store: Store, game: str = "", is_running: bool = False) -> Iterator[Listed]:
    """The most recently played first."""
    with store.db.reading():
        ids = store.db.rows(str, "SELECT id FROM tables ORDER BY answered DESC")
    for id in ids:
        row = store.table(id)
        if row and game in ("", row.game) and not (is_running and row.result):
            yield listed(row)


def listed(row: TableRow, language: str = ENGLISH) -> Listed:
    words = definition_of(row.game).text.localization(language, row.scenario).text
    return Listed(
        table=row.id,
        name=words(name_of(row)),
        game=row.game,
        scenario=row.scenario,
        turn=words(decoded(row.turn)),
        to_move=row.to_move,
        result=row.result,
        created=row.created,
        answered=row.answered,
    )


def inspected(store: Store, id: str) -> Inspected:
    row, job = row_of(store, id), store.jobs.job(id)
    snapshot = store.snapshot(id, row.serial)
    return Inspected(
        listed=listed(row),
        serial=row.serial,
        revision=row.revision,
        answers=len(store.entries(id, row.opening)),
        undos=sum(each.undos for each in store.takebacks.of(id)),
        snapshots_to=snapshot.serial if snapshot else 0,
        seats=tuple(seats(store, id)),
        rules=header(row).rules,
        rules_now=definition_of(row.game).rules.version,
        job_tries=job.tries if job else 0,
        fault=job.fault if job else "",
    )


def seats(store: Store, id: str) -> Iterator[Seat]:
    holders = [side for _, side in store.holders(id)]
    for seat in store.seats(id):
        yield Seat(seat.side, seat.player, holders.count(seat.side), bool(seat.is_used))


def header(row: TableRow) -> Record:
    return msgspec.json.decode(row.header, type=Record)


def exported(store: Store, id: str) -> str:
    """The complete record, with every secret except the seed of a running game."""
    row = row_of(store, id)
    return downloaded(store, row, restored(store, row).table, None, ENGLISH)


def imported(store: Store, text: str) -> Links:
    """A new table from a record; nobody holds its seats until the links are used."""
    made = imported_table(text)
    store.create(made.row, made.seats, made.entries, "", made.snapshots)
    return links(made.row.id, made.tokens)


def links(id: str, tokens: dict[str, str]) -> Links:
    return Links(id, {side: f"/table/{id}#{token}" for side, token in tokens.items()})


def seat_handed_over(store: Store, id: str, side: str, player: str) -> Links:
    """A seat is given to somebody else; its former holder loses it."""
    row = row_of(store, id)
    definition = definition_of(row.game)
    if side not in (*definition.side_ids(), OBSERVER):
        raise HTTPError(422, "error-no-seat-at-table", side=side)
    seat, token = seated(definition, side, player, row.scenario)
    store.change_seat(id, seat)
    return links(id, {side: token} if token else {})


def closed(store: Store, id: str) -> Listed:
    """End a game without a result."""
    row = row_of(store, id)
    past = restored(store, row)
    if past.table.is_over:
        raise HTTPError(409, "error-game-over")
    last = past.at
    cursor = Cursor(row.serial, last.serial, last.who, last.undo_floor)
    entry = agreed_entry(past.table, cursor, OPERATOR, CLOSE)
    store.append(id, [entry], status_of(past.table))
    return listed(row_of(store, id))


def deleted(store: Store, id: str) -> Listed:
    row = row_of(store, id)
    delete_table(store.db, id)
    return listed(row)


def replayed(store: Store, ids: list[str]) -> Iterator[Replayed]:
    """Play tables again from their beginning under the present rules; nothing is changed."""
    for id in ids:
        yield replay_of(store, row_of(store, id))


def replay_of(store: Store, row: TableRow) -> Replayed:
    reached, is_whole = row.opening, False
    with suppress(Unplayable, InputError):
        found = furthest_replay(store, row)
        reached, is_whole = found.at.serial, found.is_whole
    lost = 0 if is_whole else len(store.entries(row.id, reached))
    now = definition_of(row.game).rules.version
    return Replayed(row.id, header(row).rules, now, is_whole, reached, lost)
