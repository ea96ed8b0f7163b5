"""What must hold at any question of any game; each check yields a sentence for each fault."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, TypeAlias

import msgspec

from sixweeks.kernel import engine
from sixweeks.kernel.event import Event
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.presentation.sentence import ByName, Listed, Sentence
from sixweeks.kernel.question import Action, Answer
from sixweeks.kernel.state import State
from sixweeks.kernel.table import Table
from sixweeks.lab.legality import legality

Sentences: TypeAlias = Iterator[str]
Check: TypeAlias = Callable[[Table, Any, str, Random], Sentences]

DRAWN = 0.15  # SPEED: picture and scene take 15 and 2 ms, a view 0.2


def fingerprint(table: Table) -> tuple[object, ...]:
    """Whatever a refused answer or an undo may not change."""
    entries = tuple(table.record.entries)
    rolled = table.dice.rolled if table.dice else 0
    return table.definition.formats.write_position(table.game), table.question, entries, rolled


# --- answering and taking back ----------------------------------------------------------------


def undo(table: Table, answer: Answer, side: str, rng: Random) -> Sentences:
    """An answer taken back leaves the game as it was."""
    before = fingerprint(table)
    table.answer(answer, side)
    if not table.may_undo():
        return
    table.undo()
    if fingerprint(table) != before:
        yield f"after the undo of {answer} the game is another one"


def illegal(table: Table, answer: Answer, side: str, rng: Random) -> Sentences:
    """What is not listed is refused, whatever it is, and changes nothing."""
    before = fingerprint(table)
    for reply in illegal_replies(table, answer, rng):
        try:
            table.answer(reply, side)
        except (engine.IllegalAnswer, InputError):
            if fingerprint(table) != before:
                yield f"{reply!r} was refused, but it changed the game"
                return
        else:
            yield f"{reply!r} was taken, though it is not among the legal answers"
            return


def illegal_replies(table: Table, answer: Answer, rng: Random) -> list[Any]:
    """Wrong types, wrong numbers, wrong words, and actions that are not listed."""
    replies: list[Any] = [True, False, 0, -1, 1.0, None, (), "", "nothing of the kind"]
    replies += [len(table.options) + 300, Action("nothing"), Action("", 0)]
    if isinstance(answer, Action):
        replies += [Action(answer.verb, "nowhere"), Action(answer.verb, -99)]
        replies += [other for other in unlisted(table) if other not in table.options]
    return rng.sample(replies, 4)


def unlisted(table: Table) -> list[Action]:
    """What was on the list at the last question, perhaps the other side's."""
    earlier = table.past[-1].game.pending if table.past else None
    return [option for option in getattr(earlier, "options", ()) if isinstance(option, Action)]


def copies(table: Table, answer: Answer, side: str, rng: Random) -> Sentences:
    """What is tried on a copy does not touch the table."""
    before = fingerprint(table)
    table.copy().answer(answer, side)
    if fingerprint(table) != before:
        yield f"{answer} on a copy changed the table itself"


# --- writing and reading ----------------------------------------------------------------------


def notation(table: Table, answer: Answer, side: str, rng: Random) -> Sentences:
    """An answer written down reads as itself."""
    text = table.write(answer)
    try:
        again = table.read(text)
    except InputError as error:
        yield f"{answer} is written '{text}', which does not read: {error}"
        return
    if again != answer:
        yield f"{answer} is written '{text}', which reads as {again}"


def position(table: Table, answer: Answer, side: str, rng: Random) -> Sentences:
    """A position written down reads as itself and asks the same question."""
    definition = table.definition
    text = definition.formats.write_position(table.game)
    again = definition.formats.read_position(text)
    if definition.formats.write_position(again) != text:
        yield "a position reads as another one"
    if again.pending != table.question:
        yield "a position that was read asks another question"


# --- secrets ----------------------------------------------------------------------------------


def secrets(table: Table, answer: Answer, side: str, rng: Random) -> Sentences:
    """Scrambling what a side cannot know changes nothing of what it is shown."""
    definition, wish = table.definition, table.write(answer)
    drawn = rng.random() < DRAWN
    for viewer in definition.side_ids():
        twin = definition.views.scramble(table.game, viewer, rng)
        engine.run(twin)
        before = shown_to(definition, table.game, viewer, wish, drawn)
        after = shown_to(definition, twin, viewer, wish, drawn)
        for name in before:
            if before[name] != after[name]:
                yield f"{viewer} learns by its {name} what it may not know"


def shown_to(
    definition: GameDefinition, game: State, side: str, wish: str, drawn: bool
) -> dict[str, bytes]:
    """All that a side can look at and ask."""
    shown = {
        "view": definition.views.view(game, side),
        "board": definition.formats.board(game, side),
        "scene": definition.page.scene(game, side) if drawn else "",
        "question": engine.question_for(game, side),
        "refusals": asked(definition.rules.objections, game, wish, side),
        "odds": asked(definition.page.odds, game, wish, side),
        "picture": definition.pictures.svg(game, side) if drawn else "",
        "prompt": definition.text.asked(game) if side in engine.deciders(game) else "",
    }
    return {name: msgspec.json.encode(what, enc_hook=content) for name, what in shown.items()}


def content(what: object) -> object:
    """What a sentence says, in no language."""
    match what:
        case Sentence(id=id, args=args):
            return id, args
        case Listed(items=items):
            return items
        case ByName(entries=entries):
            return list(entries.items())
    raise NotImplementedError(type(what).__name__)


def asked(
    question: Callable[[State, str, str | None], object], game: State, wish: str, side: str
) -> object:
    try:
        return question(game, wish, side)
    except InputError as error:
        return str(error)


def events_without_words(table: Table, events: Sequence[Event]) -> Sentences:
    """Every event has a message, and the arguments that its message needs."""
    to = table.definition.text.localization(scenario=table.game.scenario_id)
    for event in events:
        for side in filter(event.is_told_to, (*table.definition.side_ids(), None)):
            try:
                to.strict_parts(event.said_to(side))
            except KeyError as error:
                yield f"the event '{event.kind}' cannot be told to {side}: {error} is missing"


CHECKS: dict[str, Check] = {
    "undo": undo,
    "illegal": illegal,
    "copies": copies,
    "notation": notation,
    "position": position,
    "secrets": secrets,
    "legality": legality,
}
FAULTS = {"secrets": "leaks", "legality": "refusals"}  # what a fault is called, if not an error
