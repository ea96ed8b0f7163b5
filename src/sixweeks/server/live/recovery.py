"""Recovery: tables of games whose rules have changed since.

If all its answers are still legal, it is carried on under the present rules; if not, it resumes
after the last legal one. Either is told at the table."""

from collections.abc import Sequence
from contextlib import suppress

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from sixweeks.games import definition_of
from sixweeks.kernel.dice import Dice, random_seed
from sixweeks.kernel.event import Event
from sixweeks.kernel.formats.record import CHANCE, Record
from sixweeks.kernel.state import State
from sixweeks.kernel.table import Table
from sixweeks.server.live.restore import (
    Restored,
    Unplayable,
    begun,
    check_rolled,
    header_of,
    play,
    restored,
    status_of,
)
from sixweeks.server.live.table_dice import use_own_dice
from sixweeks.server.storage.rows import Conflict, EntryRow, TableRow
from sixweeks.server.storage.rules_upgrade import carry_on
from sixweeks.server.storage.store import Store
from sixweeks.version import __version__

RESTARTED, CARRIED_ON = "taken_up", "carried_on"


class PartialReplay(Struct, frozen=True):
    """A replay as far as it goes, and the last state that can be written as a position."""

    table: Table
    at: EntryRow
    game: State
    is_whole: bool


def current(store: Store, row: TableRow) -> tuple[TableRow, Restored]:
    """The table restored, or recovered if the rules have changed since."""
    try:
        past = restored(store, row)
        return carried_on(store, row, past) if is_older(row, past.table) else (row, past)
    except Unplayable:
        if row.result:
            raise  # a finished game cannot be resumed
        followed = furthest_replay(store, row)
    if followed.is_whole:
        store.delete_snapshots(row.id)
        use_own_dice(followed.table, row, followed.at.rolled, store.shares.of(row.id))
        return row, Restored(followed.table, followed.at, ())
    with suppress(Conflict):  # then another process has done it
        restart_record(store, row, followed)
    row = store.table(row.id) or row
    return row, restored(store, row)


def is_older(row: TableRow, table: Table) -> bool:
    """Begun under older rules, and at a moment that can be written as a position."""
    is_settled = not table.game.sealed and not table.offer and table.to_move not in CHANCE
    is_running = not row.result and is_settled
    return is_running and table.record.rules < table.definition.rules.version


def carried_on(store: Store, row: TableRow, past: Restored) -> tuple[TableRow, Restored]:
    """Under the present rules: with the whole record, if that can be followed from its beginning,
    else with a new one that begins here; no answer is lost."""
    whole = followed(row, "", store.entries(row.id, row.opening - 1))
    with suppress(Conflict):  # then another process has done it
        if whole is not None and whole.is_whole:
            write_newer_rules(store, row, past)
        else:
            here = PartialReplay(past.table, past.at, past.table.game, is_whole=False)
            restart_record(store, row, here)
    row = store.table(row.id) or row
    return row, restored(store, row)


def write_newer_rules(store: Store, row: TableRow, past: Restored) -> None:
    old = msgspec.json.decode(row.header, type=Record)
    rules, serial = past.table.definition.rules.version, row.serial + 1
    told = Event(CARRIED_ON, "", {"before": old.rules, "now": rules})
    entry = replace(
        past.at, serial=serial, who="", choice=-1, lines=(), events=(told,), undo_floor=serial
    )
    header = header_of(replace(old, rules=rules, program=__version__))
    carry_on(store, row.id, header, entry, status_of(past.table))


def furthest_replay(store: Store, row: TableRow) -> PartialReplay:
    """From the last snapshot or from the beginning, whichever gets further."""
    entries = store.entries(row.id, row.opening - 1)
    found = [followed(row, "", entries)]
    if snapshot := store.snapshot(row.id, row.serial):
        later = [entry for entry in entries if entry.serial >= snapshot.serial]
        found.append(followed(row, snapshot.position, later))
    known = [each for each in found if each is not None]
    if not known:
        raise Unplayable
    return max(known, key=lambda each: each.at.serial)


def followed(row: TableRow, position: str, entries: Sequence[EntryRow]) -> PartialReplay | None:
    """Replay from a position; the first entry is the position's own, or the opening."""
    try:
        table = begun(row, position, entries)
    except Unplayable:
        return None
    at, game = entries[0], table.game.copy()
    for entry in entries[1:]:
        try:
            play(table, entry)
            check_rolled(row, table)
        except Unplayable:
            return PartialReplay(table, at, game, is_whole=False)
        if not table.game.sealed and not table.is_over:
            at, game = entry, table.game.copy()
    return PartialReplay(table, entries[-1], game, is_whole=True)


def restart_record(store: Store, row: TableRow, followed: PartialReplay) -> None:
    """Start a new record at the position, with a new seed that can be verified."""
    definition, seed = definition_of(row.game), random_seed()
    old = msgspec.json.decode(row.header, type=Record)
    record = replace(
        old,
        rules=definition.rules.version,
        program=__version__,
        position=definition.formats.write_position(followed.game),
        commitment=seed.commitment,
        seed_by_hand=False,
    )
    header = header_of(record)
    game = definition.formats.read_position(record.position)
    table = Table(definition, game, record, Dice(seed.bytes, tuple(record.salts.values())))
    opening = opening_after(row, table, followed.at, store)
    taken = replace(row, header=header, seed=seed.revealed)
    store.restart_record(taken, followed.at.serial, opening, status_of(table))


def opening_after(row: TableRow, table: Table, at: EntryRow, store: Store) -> EntryRow:
    lost = len(store.entries(row.id, at.serial))
    told = Event(RESTARTED, "", {"after": at.serial, "lost": lost})
    serial = row.serial + 1
    return EntryRow(
        serial=serial,
        who="",
        choice=-1,
        lines=tuple(table.record.entries),
        events=(told, *table.events),
        rolled=table.dice.rolled if table.dice else 0,
        undo_floor=serial,
    )
