"""A new analysis: a private table from a record or a position, every roll a step of its own."""

from msgspec.structs import replace

from sixweeks.ai.analysed import record_in
from sixweeks.games import definition_of
from sixweeks.kernel.formats.record import Record
from sixweeks.kernel.formats.replay import check_result, check_whole, play_again
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.question import Choose
from sixweeks.kernel.table import Table, is_forced
from sixweeks.server.errors import HTTPError
from sixweeks.server.live.chosen_dice import ChosenDice
from sixweeks.server.live.costly_questions import check_cancelled
from sixweeks.server.live.create_table import (
    MAX_ENTRIES,
    CreatedTable,
    players_of,
    seats_of,
    with_record,
)
from sixweeks.server.live.replayed_record import ReplayedRecord
from sixweeks.server.live.restore import header_of
from sixweeks.server.live.seats import new_table_id
from sixweeks.server.messages import NOBODY
from sixweeks.server.storage.dice_shares import CHOSEN
from sixweeks.server.storage.rows import TableRow


def analysis_of_text(text: str) -> CreatedTable:
    """Of a record or a position."""
    return analysis_of(record_in(text))


def analysis_of(record: Record, name: str = "") -> CreatedTable:
    """Nothing vouches for dice that one may choose, so the seed is left out. All answers were legal
    under the present rules."""
    definition = definition_of(record.game)
    check_whole(record)
    if len(record.entries) > MAX_ENTRIES:
        raise HTTPError(422, "error-too-many-answers", count=MAX_ENTRIES)
    replayed = steps_of(definition, record)
    unsealed = {"commitment": "", "salts": {}, "links": {}, "reveal": "", "seed_by_hand": False}
    kept = replace(replayed.table.record, rules=definition.rules.version, **unsealed)
    seats, tokens = seats_of(definition, players_of(definition, {}), NOBODY)
    row = TableRow(
        id=new_table_id(),
        name=name,
        game=record.game,
        scenario=record.scenario,
        header=header_of(kept),
        seed="",
        dice=CHOSEN,
    )
    return with_record(row, seats, tokens, replayed)


def steps_of(definition: GameDefinition, record: Record) -> ReplayedRecord:
    """One entry for each answer, roll and draw."""
    replayed, sides = ReplayedRecord(definition, record), definition.side_ids()
    table = replayed.table
    for line in record.entries:
        check_cancelled()
        if not is_only_answer(table):
            replayed.begin_entry(line.who if line.who in sides else "")
        play_again(table, line)
    check_result(table, replace(record, reveal=""))
    table.dice, table.quiet = ChosenDice(), False
    table.settle()
    replayed.end_entry()
    return replayed


def is_only_answer(table: Table) -> bool:
    """Whether a table goes on by itself, even without dice."""
    return isinstance(table.question, Choose) and is_forced(table.question)
