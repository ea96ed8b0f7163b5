"""Invariants between what a step offers and how it explains the rest."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import TypeVar

from sixweeks.kernel import engine, why
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.question import Action, Answer
from sixweeks.kernel.reasons import PIECE, PLACE, WORD, Kind
from sixweeks.kernel.state import State
from sixweeks.kernel.table import Table
from sixweeks.kernel.why import Asked, Wish

T = TypeVar("T")

SAMPLE = 25  # nouns of a kind, places, pieces and options of a question


def legality(table: Table, answer: Answer, side: str, rng: Random) -> Iterator[str]:
    """For a question to a player: nothing offered is refused, everything else has a reason, every
    reason is true, and asking again changes nothing."""
    game = table.game
    if side in engine.deciders(game):
        where = f"{type(game.frame).__name__}.{game.frame.at}"
        yield from (f"{where}: {each}" for each in faults_at(table.definition, game, side, rng))


def faults_at(definition: GameDefinition, game: State, side: str, rng: Random) -> Iterator[str]:
    asked = why.asked(game, side, definition.rules.lookup)
    yield from contradictions(asked, definition, rng)
    yield from silences(asked, definition.rulebook.citable, rng)
    yield from untruths(asked, rng)
    yield from changes(game, definition)


# --- 1: what is offered is not barred ---------------------------------------------------------


def contradictions(asked: Asked, definition: GameDefinition, rng: Random) -> Iterator[str]:
    """Offered answers that are refused: by id, by text, or by place or piece on the page."""
    for option in some(asked.options, rng):
        text = definition.formats.write(asked.game, option)
        for how, found in (
            ("by its ids", asked.against(wish_for(option, asked))),
            (f"as '{text}'", by_text(asked, text, definition)),
            *by_pointing(asked, option, definition),
            *by_its_reasons(asked, option),
        ):
            if found:
                yield f"{option} is offered, and {how} barred by {told(found)}"


def by_text(asked: Asked, text: str, definition: GameDefinition) -> list[Objection]:
    try:
        return definition.rules.objections(asked.game, text, asked.side)
    except InputError as error:
        return [Objection("no rule", str(error))]


def wish_for(option: Action, asked: Asked) -> Wish:
    verbs, noun = ((option.verb,),), (option.noun,)
    return {
        PLACE: Wish(verbs, places=noun),
        PIECE: Wish(verbs, pieces=noun),
        WORD: Wish(verbs, words=(str(option.noun),)),
    }.get(asked.of(option.verb), Wish(verbs))


def by_pointing(
    asked: Asked, option: Action, definition: GameDefinition
) -> Iterator[tuple[str, list[Objection]]]:
    choice = definition.page.choice(asked.game, asked.options.index(option), option)
    place = asked.lookup.place(asked.game, choice.place)
    piece = asked.lookup.piece(asked.game, choice.piece)
    if choice.place and place is not None:
        yield f"at {choice.place}", asked.against(Wish(places=(place,)))
    if choice.piece and piece is not None:
        yield f"at {choice.piece}", asked.against(Wish(pieces=(piece,)))


def by_its_reasons(asked: Asked, option: Action) -> Iterator[tuple[str, list[Objection]]]:
    """Exact reasons: an offered answer has none."""
    for kind in asked.refusal.kinds:
        if kind.exact and kind.verb == option.verb:
            yield "by its kind", list(kind.reasons(option.noun))


# --- 2: whatever else has a reason ------------------------------------------------------------


def silences(asked: Asked, citable: frozenset[str], rng: Random) -> Iterator[str]:
    """Refused nouns, places, pieces and buttons without a rule of the rulebook."""
    for name, found in (*refused_nouns(asked, rng), *refused_wishes(asked, rng)):
        if not found:
            yield f"{name} is not offered, and nothing is said against it"
        yield from (f"{name}: no rule {each.rule}" for each in found if each.rule not in citable)


def refused_nouns(asked: Asked, rng: Random) -> Iterator[tuple[str, list[Objection]]]:
    for kind in asked.refusal.kinds:
        for noun in closed_nouns(asked, kind, rng):
            yield f"{kind.verb} {noun}", list(kind.reasons(noun))


def refused_wishes(asked: Asked, rng: Random) -> Iterator[tuple[str, list[Objection]]]:
    for place in closed_places(asked, rng):
        yield f"the place {place}", asked.against(Wish(places=(place,)))
    for piece in closed_pieces(asked, rng):
        yield f"the piece {piece}", asked.against(Wish(pieces=(piece,)))
    offered = {option.verb for option in asked.options}
    for kind in asked.refusal.kinds:
        if kind.verb not in offered and not kind.later:
            yield kind.verb, asked.against(Wish(((kind.verb,),)))


def closed_nouns(asked: Asked, kind: Kind, rng: Random) -> list[int]:
    if kind.later or kind.of not in (PLACE, PIECE):
        return []
    nouns = asked.lookup.places(asked.game) if kind.of == PLACE else asked.known_pieces()
    offered = {option.noun for option in asked.options if option.verb == kind.verb}
    return some([noun for noun in nouns if noun not in offered], rng)


def closed_places(asked: Asked, rng: Random) -> list[int]:
    return [
        each for each in some(asked.lookup.places(asked.game), rng) if not asked.is_offered_at(each)
    ]


def closed_pieces(asked: Asked, rng: Random) -> list[int]:
    return [each for each in some(asked.known_pieces(), rng) if not is_open(asked, each)]


def is_open(asked: Asked, piece: int) -> bool:
    """Whether it is selected, or it or its place is offered."""
    place = asked.lookup.place_of(asked.game, piece)
    return (
        piece in asked.refusal.in_hand
        or any(each.noun == piece for each in asked.options if asked.of(each.verb) == PIECE)
        or (place is not None and asked.is_offered_at(place))
    )


# --- 3: reasons are true ----------------------------------------------------------------------


def untruths(asked: Asked, rng: Random) -> Iterator[str]:
    """Untrue reasons: a named rule must forbid the noun even if the others are lifted."""
    for kind, noun, named in searched(asked, rng):
        assert kind.opens is not None, "only what is searched is held against the search"
        bars = kind.bars() if kind.bars else ()
        known = frozenset((*kind.rules, *(bar.rule for bar in bars)))
        for rule in named & known:
            if kind.opens(noun, named - {rule}):
                yield f"{kind.verb} {noun}: {rule} is named, but does not bar it"
            elif not kind.opens(noun, named) and kind.opens(noun, known - {rule}):
                yield f"{kind.verb} {noun}: {rule} is named, but others bar it"


def searched(asked: Asked, rng: Random) -> Iterator[tuple[Kind, int, frozenset[str]]]:
    for kind in asked.refusal.kinds:
        for noun in closed_nouns(asked, kind, rng) if kind.opens else ():
            yield kind, noun, frozenset(each.rule for each in kind.reasons(noun))


# --- 4: asking changes nothing ----------------------------------------------------------------


def changes(game: State, definition: GameDefinition) -> Iterator[str]:
    before = definition.formats.write_position(game)
    frame = game.frame
    if frame.steps[frame.at].ask(frame, game) != game.pending:
        yield "asked again, it is another question"
    if definition.formats.write_position(game) != before:
        yield "asking again changes the position"


# --- what is counted --------------------------------------------------------------------------


def counted(table: Table, side: str, rng: Random) -> Counter[str]:
    """Counts refused places without a specific reason, and incomplete reasons from a search:
    lifting them would not allow the place."""
    tally: Counter[str] = Counter()
    if side not in engine.deciders(table.game):
        return tally
    asked = why.asked(table.game, side, table.definition.rules.lookup)
    for place in closed_places(asked, rng):
        tally["places"] += 1
        tally["places_by_otherwise"] += not asked.matches(Wish(places=(place,)))
    for kind, noun, rules in searched(asked, rng):
        tally["searched"] += 1
        tally["searched_incompletely"] += kind.opens is not None and not kind.opens(noun, rules)
    return tally


def some(all: Iterable[T], rng: Random) -> list[T]:
    each: Sequence[T] = tuple(all)
    return rng.sample(each, min(SAMPLE, len(each)))


def told(found: Iterable[Objection]) -> str:
    return ", ".join(f"{each.rule} {each.case}".strip() for each in found)
