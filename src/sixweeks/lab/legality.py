"""What must hold between what a step offers and what it says against the rest."""

from collections.abc import Iterator
from random import Random
from typing import Any

from sixweeks.kernel.reasons import PIECE, PLACE, Kind
from sixweeks.kernel.why import Asked, Wish

SAMPLE = 25


def contradictions(asked: Asked) -> Iterator[str]:
    """1 Nothing that is offered has a reason against it, where reasons decide."""
    for kind in asked.refusal.kinds:
        for option in asked.options if kind.exact else ():
            if option.verb == kind.verb and (found := list(kind.reasons(option.noun))):
                yield f"{option} is offered, and barred by {found[0].rule} {found[0].case}"


def silences(asked: Asked, citable: frozenset[str], rng: Random) -> Iterator[str]:
    """2 Whatever is not offered has a reason with a rule: each noun of a kind, each place."""
    for kind in asked.refusal.kinds:
        for noun in closed_nouns(asked, kind, rng):
            found = list(kind.reasons(noun))
            if not found:
                yield f"{kind.verb} {noun} is not offered, and nothing is said against it"
            yield from (f"no rule {each.rule}" for each in found if each.rule not in citable)
    places = asked.lookup.places(asked.game)
    for place in rng.sample(list(places), min(SAMPLE, len(places))):
        if not asked.against(Wish(places=(place,))) and not asked.is_offered_at(place):
            yield f"nothing is offered at {place}, and nothing is said against it"


def untruths(asked: Asked, rng: Random) -> Iterator[str]:
    """3 A reason is true: the bars it names lie on the place itself, or without the rules that it
    names, and no fewer, the place would be open."""
    for kind in asked.refusal.kinds:
        if kind.opens is None:
            continue
        for noun in closed_nouns(asked, kind, rng):
            rules = frozenset(each.rule for each in kind.reasons(noun))
            if not kind.opens(noun, rules) and not lies_there(kind, noun, rules):
                yield f"{kind.verb} {noun} is barred by {sorted(rules)}, and would be without them"
            for rule in rules:
                if kind.opens(noun, rules - {rule}):
                    yield f"{kind.verb} {noun}: {rule} is named, but does not bar it"


def lies_there(kind: Kind, noun: Any, rules: frozenset[str]) -> bool:
    """A bar on the place is told alone, though the way may be barred as well."""
    return kind.bars is not None and rules <= {bar.rule for bar in kind.bars() if bar.covers(noun)}


def closed_nouns(asked: Asked, kind: Kind, rng: Random) -> Iterator[Any]:
    source = {PLACE: asked.lookup.places, PIECE: asked.lookup.pieces}.get(kind.of)
    if source is None or kind.later:
        return
    offered = {option.noun for option in asked.options if option.verb == kind.verb}
    nouns = [noun for noun in source(asked.game) if noun not in offered]
    for noun in rng.sample(nouns, min(SAMPLE, len(nouns))):
        if kind.of == PLACE or not asked.lookup.unseen(
            asked.game, asked.side, Wish(pieces=(noun,))
        ):
            yield noun
