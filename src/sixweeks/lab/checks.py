"""Invariants of every question in every game; each check yields one sentence per violation."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import TypeAlias, cast

import msgspec

from sixweeks.kernel import engine
from sixweeks.kernel.event import Event
from sixweeks.kernel.options import OptionSets
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.presentation.sentence import ByName, Listed, Sentence
from sixweeks.kernel.question import Action, Answer
from sixweeks.kernel.state import State
from sixweeks.kernel.table import Table
from sixweeks.lab.legality import legality

Sentences: TypeAlias = Iterator[str]
Check: TypeAlias = Callable[[Table, Answer, str, Random], Sentences]

DRAWN = 0.15  # SPEED: a picture takes 15 ms, a scene 2, a view 0.2


def fingerprint(table: Table) -> tuple[object, ...]:
    """The state that a refused answer or an undo must not change."""
    entries = tuple(table.record.entries)
    rolled = table.dice.rolled if table.dice else 0
    return table.definition.formats.write_position(table.game), table.question, entries, rolled


# --- answering and taking back ----------------------------------------------------------------


def undo(table: Table, answer: Answer, side: str, rng: Random) -> Sentences:
    """Undo restores the game exactly."""
    before = fingerprint(table)
    table.answer(answer, side)
    if not table.may_undo():
        return
    table.undo()
    if fingerprint(table) != before:
        yield f"after the undo of {answer} the game is another one"


def illegal(table: Table, answer: Answer, side: str, rng: Random) -> Sentences:
    """Answers that are not listed are refused and change nothing."""
    before = fingerprint(table)
    for reply in illegal_replies(table, answer, rng):
        try:
            table.answer(cast(Answer, reply), side)
        except (engine.IllegalAnswer, InputError):
            if fingerprint(table) != before:
                yield f"{reply!r} was refused, but it changed the game"
                return
        else:
            yield f"{reply!r} was taken, though it is not among the legal answers"
            return


def illegal_replies(table: Table, answer: Answer, rng: Random) -> list[object]:
    """Wrong types, wrong numbers, wrong words, and actions that are not listed."""
    replies: list[object] = [True, False, 0, -1, 1.0, None, (), "", "nothing of the kind"]
    replies += [len(table.options) + 300, Action("nothing"), Action("", 0)]
    if isinstance(answer, Action):
        replies += [Action(answer.verb, "nowhere"), Action(answer.verb, -99)]
        replies += [other for other in unlisted(table) if other not in table.options]
    return rng.sample(replies, 4)


def unlisted(table: Table) -> list[Action]:
    """Options of the previous question, perhaps of the other side."""
    earlier = table.past[-1].game.pending if table.past else None
    return [option for option in getattr(earlier, "options", ()) if isinstance(option, Action)]


def copies(table: Table, answer: Answer, side: str, rng: Random) -> Sentences:
    """Changing a copy does not change the table."""
    before = fingerprint(table)
    table.copy().answer(answer, side)
    if fingerprint(table) != before:
        yield f"{answer} on a copy changed the table itself"


# --- writing and reading ----------------------------------------------------------------------


def notation(table: Table, answer: Answer, side: str, rng: Random) -> Sentences:
    """Notation round trip: an answer that is written is parsed as itself."""
    text = table.write(answer)
    try:
        again = table.read(text)
    except InputError as error:
        yield f"{answer} is written '{text}', which does not read: {error}"
        return
    if again != answer:
        yield f"{answer} is written '{text}', which reads as {again}"


def position(table: Table, answer: Answer, side: str, rng: Random) -> Sentences:
    """Position round trip: a position that is written and parsed asks the same question."""
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
    """Everything that a side can see and query."""
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
    """The content of a sentence, independent of language, or of options."""
    match what:
        case Sentence(id=id, args=args):
            return id, args
        case Listed(items=items):
            return items
        case ByName(entries=entries):
            return list(entries.items())
        case OptionSets(listed=listed):
            return listed
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
FAULTS = {"secrets": "leaks", "legality": "refusals"}  # the kind of a violation, if not an error
