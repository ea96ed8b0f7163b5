"""A record played again: every answer is checked, and with the revealed seed every roll."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from sixweeks.kernel import engine
from sixweeks.kernel.dice import Dice, Seed, parse_seed
from sixweeks.kernel.formats.lines import BadText, is_whole_number, shortened
from sixweeks.kernel.formats.record import CHANCE, Entry, Record
from sixweeks.kernel.presentation.definition import BadAnswer, BadSetting, GameDefinition
from sixweeks.kernel.question import Answer, Draw, Question, Roll
from sixweeks.kernel.table import Table, copy_of

ONE_SIDED = (
    "this record was downloaded before the end of the game and has only what one seat saw:"
    " without the other side's secrets it cannot be played again"
)
SHOWN = "; in the browser 'Load a saved game' shows it"


def replay(definition: GameDefinition, record: Record, to: int | None = None) -> Table:
    """Play a record again, checking that every answer is legal; `to` stops after so many."""
    table = starting_table(definition, record)
    for entry in record.entries[:to]:
        play_again(table, entry)
    if to is None:
        check_result(table, record)
    return table


def starting_table(definition: GameDefinition, record: Record) -> Table:
    """A table at the start of a record, that answers nothing by itself."""
    check_whole(record)
    check_fits(definition, record)
    header = copy_of(record, entries=[], result="", reveal="")
    return Table(definition, starting_game(definition, record), header, quiet=True)


def play_again(table: Table, entry: Entry) -> None:
    """One line of a record: a player's answer, a roll, a draw or a single answer."""
    question = table.question
    if question is None:
        raise BadText(entry.line, "the game was over before this answer")
    if entry.who not in (table.to_move, *engine.deciders(table.game)):
        who = shortened(entry.who)
        raise BadText(entry.line, f"'{who}' answers, but it is for '{table.to_move}'")
    try:
        table.take(question, recorded_answer(table, question, entry), entry.who)
    except (BadAnswer, engine.IllegalAnswer) as error:
        raise BadText(entry.line, f"{error}{other_rules(table)}") from None
    if table.record.entries[-1].text != entry.text:
        said = table.record.entries[-1].text
        raise BadText(entry.line, f"'{shortened(entry.text)}' should read '{said}'")


def recorded_answer(table: Table, question: Question, entry: Entry) -> Answer:
    if isinstance(question, Roll):
        if not is_whole_number(entry.text):
            raise BadAnswer(f"'{shortened(entry.text)}' is not a roll of a die")
        return int(entry.text)
    return entry.text if isinstance(question, Draw) else table.read(entry.text)


def other_rules(table: Table) -> str:
    record, rules = table.record, table.definition.rules.version
    if record.rules == rules:
        return ""
    return (
        f" (the record was written under rules {record.rules} of the program {record.program};"
        f" this program has rules {rules})"
    )


def check_whole(record: Record) -> None:
    """What one seat downloads before the end leaves out what it may not know."""
    unknown = next((entry.line for entry in record.entries if entry.text == "?"), 0)
    if record.seat or unknown:
        shown = SHOWN if record.seen else ""
        raise BadText(line_of(record, "seat") or unknown, f"{ONE_SIDED}{shown}")


def check_fits(definition: GameDefinition, record: Record) -> None:
    if record.game != definition.info.id:
        game = shortened(record.game)
        raise BadText(
            line_of(record, "game"), f"this is a record of '{game}', not of '{definition.info.id}'"
        )
    if record.rules > definition.rules.version:
        raise BadText(
            line_of(record, "rules"),
            f"rules {record.rules} are newer than this program's {definition.rules.version}",
        )
    for kind, values in (("player", record.players), ("salt", record.salts)):
        for side in values:
            if side not in definition.side_ids():
                raise BadText(line_of(record, f"{kind} {side}"), f"there is no side '{side}'")


def line_of(record: Record, key: str) -> int:
    return record.lines.get(key, 0)


def starting_game(definition: GameDefinition, record: Record) -> Any:
    """The scenario's start or the record's own; a fault is told with its line in the record."""
    check_settings(definition, record)
    if not record.position:
        return definition.new_game(record.scenario, record.options)
    try:
        game = definition.formats.read_position(record.position)
    except BadText as error:
        line = line_of(record, "start")
        raise BadText(line + error.line - 1 if line and error.line else line, error.what) from None
    if game.scenario_id != record.scenario:
        raise BadText(line_of(record, "scenario"), f"the start is of scenario {game.scenario_id}")
    return game


def check_settings(definition: GameDefinition, record: Record) -> None:
    key = "scenario"
    try:
        definition.scenario(record.scenario)
        for name, value in record.options.items():
            key = f"option {name}"
            definition.chosen_options({name: value})
    except BadSetting as error:
        raise BadText(line_of(record, key), str(error)) from None


def check_result(table: Table, record: Record) -> None:
    if record.result != table.record.result:
        said, found = record.result or "not finished", table.record.result or "not finished"
        line = line_of(record, "result") or line_of(record, "end")
        raise BadText(line, f"the record says '{shortened(said)}' but the game is '{found}'")
    if table.is_over:
        table.record.reveal = record.reveal


def verify(definition: GameDefinition, record: Record) -> int:
    """Recompute every roll from the revealed seed; returns how many there were."""
    check_whole(record)
    if not record.commitment:
        raise BadText(0, "the record commits to no seed, so its dice cannot be verified")
    if not record.reveal:
        raise BadText(0, "the seed has not been revealed, so the dice cannot be verified yet")
    seed = Seed(parse_seed(record.reveal))
    if seed.commitment != record.commitment:
        header = line_of(record, "seed")
        raise BadText(
            line_of(record, "reveal"),
            f"the revealed seed is not the one committed to in line {header}",
        )
    salts = [record.salts[side] for side in definition.side_ids() if side in record.salts]
    dice = Dice(seed.bytes, salts)
    for each in chances(definition, record):
        due = str(dice.answer(each.question))
        if due != each.came:
            raise BadText(each.line, f"the seed gives {due}, the record says {each.came}")
    return dice.rolled


class Fallen(Struct, frozen=True):
    """A roll or a draw: what was asked, what came, and its line in the record."""

    question: Roll | Draw
    came: str
    line: int


def chances(definition: GameDefinition, record: Record) -> Iterator[Fallen]:
    """Every roll and draw of a record in order, each before it is played again."""
    table = starting_table(definition, record)
    for entry in record.entries:
        question = table.question
        if isinstance(question, Roll | Draw) and entry.who in CHANCE:
            yield Fallen(question, entry.text, entry.line)
        play_again(table, entry)
    check_result(table, record)
