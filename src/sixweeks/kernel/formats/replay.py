"""Replay: checks every answer of a record and, with the revealed seed, every roll."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from sixweeks.kernel import engine
from sixweeks.kernel.agreement import OPERATOR, action_of, agree
from sixweeks.kernel.dice import Dice, Seed, chain_down, parse_seed
from sixweeks.kernel.formats.lines import is_whole_number
from sixweeks.kernel.formats.record import CHANCE, LINKS, Entry, Record
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.presentation.sentence import Sentence, named
from sixweeks.kernel.presentation.words import shortened
from sixweeks.kernel.question import Answer, Draw, Question, Roll
from sixweeks.kernel.table import Table, copy_of


def replay(definition: GameDefinition, record: Record, to: int | None = None) -> Table:
    """Replay a record, checking that every answer is legal; `to` stops after that many answers."""
    table = starting_table(definition, record)
    for entry in record.entries[:to]:
        play_again(table, entry)
    if to is None:
        check_result(table, record)
    return table


def starting_table(definition: GameDefinition, record: Record) -> Table:
    """A table at the start of a record; it answers nothing automatically."""
    check_whole(record)
    check_fits(definition, record)
    header = copy_of(record, entries=[], result="", reveal="")
    return Table(definition, starting_game(definition, record), header, quiet=True)


def play_again(table: Table, entry: Entry) -> None:
    """Replay one line of a record: a player's answer, a roll, a draw, a forced answer or an
    agreement."""
    question = table.question
    if question is None:
        raise InputError("error-answer-after-game", line=entry.line)
    if action := action_of(entry):
        agree_again(table, entry, action)
        return
    if entry.who not in (table.to_move, *engine.deciders(table.game)):
        raise InputError(
            "error-wrong-side-answers", who=entry.who, due=table.to_move, line=entry.line
        )
    try:
        table.take(question, recorded_answer(table, question, entry), entry.who)
    except InputError as error:
        raise with_rules(table, error).at(entry.line) from None
    except engine.IllegalAnswer:
        illegal = InputError("error-not-among", answer=entry.text)
        raise with_rules(table, illegal).at(entry.line) from None
    check_same(entry, table.record.entries[-1])


def agree_again(table: Table, entry: Entry, action: str) -> None:
    if entry.who not in (*table.definition.side_ids(), OPERATOR):
        raise InputError("error-no-side", side=entry.who, line=entry.line)
    try:
        agree(table, entry.who, action)
    except InputError as error:
        raise error.at(entry.line) from None


def check_same(found: Entry, due: Entry) -> None:
    """Written as this program writes it; older records do not say what was rolled or drawn from."""
    if found.text != due.text:
        raise InputError("error-should-read", found=found.text, due=due.text, line=found.line)
    if found.of and found.of != due.of:
        one_die = f"1d{Roll('').sides}"
        raise InputError(
            "error-should-read", found=found.of, due=due.of or one_die, line=found.line
        )


def recorded_answer(table: Table, question: Question, entry: Entry) -> Answer:
    if isinstance(question, Roll):
        if not is_whole_number(entry.text):
            raise InputError("error-not-a-die", roll=entry.text)
        return int(entry.text)
    return entry.text if isinstance(question, Draw) else table.read(entry.text)


def with_rules(table: Table, error: InputError) -> InputError:
    """If the record was written under other rules, that may be why."""
    record, rules = table.record, table.definition.rules.version
    if record.rules == rules:
        return error
    return error.inside("error-other-rules", rules=record.rules, program=record.program, own=rules)


def check_whole(record: Record) -> None:
    """Refuse a record that one seat downloaded before the end: it lacks the secrets."""
    unknown = next((entry.line for entry in record.entries if entry.text == "?"), 0)
    if record.seat or unknown:
        id = "error-one-sided-shown" if record.seen else "error-one-sided"
        raise InputError(id, line=line_of(record, "seat") or unknown)


def check_fits(definition: GameDefinition, record: Record) -> None:
    if record.game != definition.info.id:
        line, due = line_of(record, "game"), definition.info.id
        raise InputError("error-record-of", game=record.game, due=due, line=line)
    if record.rules > definition.rules.version:
        line, own = line_of(record, "rules"), definition.rules.version
        raise InputError("error-newer-rules", rules=record.rules, own=own, line=line)
    named_values = {"player": record.players, "salt": record.salts, LINKS: record.links}
    for kind, values in named_values.items():
        for side, value in values.items():
            line = line_of(record, f"{kind} {side}")
            if side not in definition.side_ids():
                raise InputError("error-no-side", side=side, line=line)
            if not value.isprintable():
                raise InputError("error-not-one-line", value=value, line=line)


def line_of(record: Record, key: str) -> int:
    return record.lines.get(key, 0)


def starting_game(definition: GameDefinition, record: Record) -> Any:
    """The start of the scenario, or the record's own; errors are reported with their line."""
    check_settings(definition, record)
    if not record.position:
        return definition.new_game(record.scenario, record.options)
    try:
        game = definition.formats.read_position(record.position)
    except InputError as error:
        line = line_of(record, "start")
        raise error.at(line + error.line - 1 if line and error.line else line) from None
    if game.scenario_id != record.scenario:
        line = line_of(record, "scenario")
        raise InputError("error-start-of-scenario", scenario=game.scenario_id, line=line)
    return game


def check_settings(definition: GameDefinition, record: Record) -> None:
    key = "scenario"
    try:
        definition.scenario(record.scenario)
        for name, value in record.options.items():
            key = f"option {name}"
            definition.chosen_options({name: value})
    except InputError as error:
        raise error.at(line_of(record, key)) from None


def check_result(table: Table, record: Record) -> None:
    if record.result != table.record.result:
        line = line_of(record, "result") or line_of(record, "end")
        said, found = result_said(record), result_said(table.record)
        raise InputError("error-wrong-result", said=said, found=found, line=line)
    if table.is_over:
        table.record.reveal = record.reveal


def result_said(record: Record) -> Sentence:
    return named(shortened(record.result)) if record.result else Sentence("error-not-finished")


def verify(definition: GameDefinition, record: Record) -> int:
    """Recompute every roll from the revealed seed; returns how many there were."""
    check_whole(record)
    if not record.commitment:
        raise InputError("error-no-commitment")
    if not record.reveal:
        raise InputError("error-not-revealed")
    seed = Seed(parse_seed(record.reveal))
    if seed.commitment != record.commitment:
        header = line_of(record, "seed")
        raise InputError("error-other-seed", committed=header, line=line_of(record, "reveal"))
    salts = [record.salts[side] for side in definition.side_ids() if side in record.salts]
    dice = Dice(seed.bytes, salts, links=revealed_links(definition, record))
    for each in chances(definition, record):
        due = str(dice.answer(each.question))
        if due != each.came:
            raise InputError("error-other-roll", due=due, said=each.came, line=each.line)
    return dice.rolled


def revealed_links(definition: GameDefinition, record: Record) -> dict[int, bytes]:
    """Joint dice: what the sides added to each roll, from the last link of each chain."""
    if not record.links:
        return {}
    counts = {line.split()[0] for line in record.links.values()}
    if record.links.keys() != record.salts.keys() or len(counts) != 1:
        line = min(line_of(record, f"{LINKS} {side}") for side in record.links)
        raise InputError("error-uneven-links", line=line)
    sides = [side for side in definition.side_ids() if side in record.links]
    chains = [chain_of(record, side) for side in sides]
    return {number: b"".join(links) for number, links in enumerate(zip(*chains, strict=True))}


def chain_of(record: Record, side: str) -> list[bytes]:
    """The links that a side revealed, in order, down to its salt."""
    count, last = record.links[side].split()
    links = [last]
    for _ in range(int(count)):
        links.append(chain_down(links[-1], 1))
    if links.pop() != record.salts[side]:
        line = line_of(record, f"{LINKS} {side}")
        raise InputError("error-other-chain", side=side, line=line)
    return [bytes.fromhex(link) for link in reversed(links)]


class Fallen(Struct, frozen=True):
    """A roll or a draw: its question, its result, and its line in the record."""

    question: Roll | Draw
    came: str
    line: int


def chances(definition: GameDefinition, record: Record) -> Iterator[Fallen]:
    """Every roll and draw of a record in order, each before it is replayed."""
    table = starting_table(definition, record)
    for entry in record.entries:
        question = table.question
        if isinstance(question, Roll | Draw) and entry.who in CHANCE:
            yield Fallen(question, entry.text, entry.line)
        play_again(table, entry)
    check_result(table, record)
