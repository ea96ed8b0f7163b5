"""Creating tables: from a new game, or from an imported record."""

import re
from time import time

from msgspec import Struct
from msgspec.structs import replace

from sixweeks.games import definition_of
from sixweeks.kernel.dice import Seed, random_seed
from sixweeks.kernel.formats.record import Record, read_record
from sixweeks.kernel.formats.replay import (
    check_result,
    check_whole,
    play_again,
)
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.table import Table, needs_nobody
from sixweeks.server.errors import HTTPError
from sixweeks.server.live.apply_answer import (
    Cursor,
    SetUp,
    opening,
)
from sixweeks.server.live.costly_questions import check_cancelled
from sixweeks.server.live.replayed_record import ReplayedRecord
from sixweeks.server.live.restore import header_of, status_of
from sixweeks.server.live.seats import PEOPLE, new_table_id, people_of, seated
from sixweeks.server.messages import FRIEND, ME, NOBODY, OBSERVER, NewTable
from sixweeks.server.storage.dice_shares import JOINT, SALTED, SERVER
from sixweeks.server.storage.rows import EntryRow, SeatRow, SnapshotRow, TableRow
from sixweeks.version import __version__

MAX_ENTRIES = 20_000
CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")  # and what turns text round


class CreatedTable(Struct, frozen=True):
    """A table ready to be stored, with the tokens of its seats."""

    row: TableRow
    seats: list[SeatRow]
    entries: list[EntryRow]
    tokens: dict[str, str]
    snapshots: list[SnapshotRow] = []
    salted_by: tuple[str, ...] = ()  # sides whose browsers add to the dice


def new_table(wanted: NewTable) -> CreatedTable:
    definition = definition_of(wanted.game)
    players = players_of(definition, wanted.seats)
    scenario = wanted.scenario or definition.info.scenarios[-1].id
    seats, tokens = seats_of(definition, players, observers_of(wanted), scenario)
    kind, salted_by = dice_of(definition, wanted, players)
    seed = random_seed()
    table = Table.new(
        definition,
        program=__version__,
        scenario=wanted.scenario,
        options=wanted.options,
        players=players,
        seed=seed,
        own_dice=not salted_by,
    )
    table.record.commitment = seed.commitment
    row = row_of(wanted, table.record, seed, kind)
    entries = opening_entries(table, SetUp(wanted.deployment, people_of(seats)))
    row = with_status(row, table, entries[-1])
    return CreatedTable(row, seats, entries, tokens, salted_by=salted_by)


def row_of(wanted: NewTable, record: Record, seed: Seed, dice: str) -> TableRow:
    return TableRow(
        id=new_table_id(),
        name=checked_name(wanted.name),
        game=record.game,
        scenario=record.scenario,
        header=header_of(record),
        seed=seed.revealed,
        deployment=wanted.deployment,
        dice=dice,
    )


def dice_of(
    definition: GameDefinition, wanted: NewTable, players: dict[str, str]
) -> tuple[str, tuple[str, ...]]:
    """The kind of dice, and the sides whose browsers add to them."""
    people = tuple(side for side in definition.side_ids() if players[side] in PEOPLE)
    kind = wanted.dice or (SALTED if FRIEND in players.values() else SERVER)
    if kind == JOINT and definition.rules.has_hidden_rolls:
        raise HTTPError(422, "error-joint-secret-rolls")
    return (kind, people) if people and kind != SERVER else (SERVER, ())


def observers_of(wanted: NewTable) -> str:
    return OBSERVER if wanted.observers == "public" else NOBODY


def opening_entries(table: Table, set_up: SetUp) -> list[EntryRow]:
    """What happens before a person is asked."""
    first = opening(table)
    return [first, *set_up.entries(table, Cursor.after(first))]


def checked_name(name: str) -> str:
    """A name in one line, as it is shown to others."""
    if CONTROL.search(name):
        raise HTTPError(422, "error-table-name")
    return name.strip()


def players_of(definition: GameDefinition, wanted: dict[str, str]) -> dict[str, str]:
    unknown = dict.fromkeys(definition.side_ids(), ME)
    return {**unknown, **wanted}


def seats_of(
    definition: GameDefinition,
    players: dict[str, str],
    observers: str = OBSERVER,
    scenario: str = "",
) -> tuple[list[SeatRow], dict[str, str]]:
    """Every side's seat and the observers' one, with the tokens of those that have one."""
    made = [seated(definition, side, player, scenario) for side, player in players.items()]
    made.append(seated(definition, OBSERVER, observers))
    return [seat for seat, _ in made], {seat.side: token for seat, token in made if token}


def with_status(row: TableRow, table: Table, last: EntryRow) -> TableRow:
    standing = status_of(table)
    return replace(
        row,
        serial=last.serial,
        revision=1,
        undo_floor=last.undo_floor,
        last_by=last.who,
        to_move=" ".join(standing.to_move),
        turn=standing.turn,
        result=standing.result,
        created=time(),
        updated=time(),
        answered=time(),
    )


# --- importing --------------------------------------------------------------------------------


def imported_table(text: str) -> CreatedTable:
    """A replayed record with every answer checked. A game that continues rolls new dice, whose
    commitment cannot cover earlier rolls."""
    record = read_record(text)
    definition = definition_of(record.game)
    check_whole(record)
    if len(record.entries) > MAX_ENTRIES:
        raise HTTPError(422, "error-too-many-answers", count=MAX_ENTRIES)
    replayed = played_again(definition, record)
    table, entries = replayed.table, replayed.entries
    is_over = table.is_over
    alone = {"commitment": "", "salts": {}, "links": {}}
    header = replace(table.record) if is_over else replace(table.record, **alone)
    header.reveal = record.reveal if is_over else ""
    seats, tokens = seats_of(definition, players_of(definition, {}))
    row = TableRow(
        id=new_table_id(),
        name="",
        game=definition.info.id,
        scenario=record.scenario,
        header=header_of(header),
        seed="" if is_over else random_seed().revealed,
    )
    entries[-1] = replace(entries[-1], rolled=0, undo_floor=entries[-1].serial)
    return with_record(row, seats, tokens, replayed)


def with_record(
    row: TableRow, seats: list[SeatRow], tokens: dict[str, str], replayed: ReplayedRecord
) -> CreatedTable:
    entries = replayed.entries
    row = with_status(row, replayed.table, entries[-1])
    return CreatedTable(row, seats, entries, tokens, replayed.snapshots)


def played_again(definition: GameDefinition, record: Record) -> ReplayedRecord:
    """One entry for each answer a player gave."""
    replayed = ReplayedRecord(definition, record)
    table = replayed.table
    for line in record.entries:
        check_cancelled()
        if not needs_nobody(table.question):
            replayed.begin_entry(line.who)
        play_again(table, line)
    if needs_nobody(table.question):
        raise HTTPError(422, "error-ends-midway")
    replayed.end_entry()
    check_result(table, replace(record, reveal=""))
    return replayed
