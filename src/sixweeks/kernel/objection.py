"""Bars and objections: why something is not allowed. What nothing bars is legal."""

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations

from msgspec import Struct

from sixweeks.kernel.presentation.sentence import Args


class Objection(Struct, frozen=True):
    """One rule forbids one action; `case` selects the message, `args` are its arguments."""

    rule: str
    case: str = ""
    args: Args = {}


class Bar(Struct, frozen=True, gc=False):
    """One rule forbids a set of places (a bit mask)."""

    rule: str
    mask: int
    case: str = ""

    def covers(self, place: int) -> bool:
        return bool(self.mask >> place & 1)


def closed_by(bars: Iterable[Bar]) -> int:
    """The places that any of the bars forbids."""
    mask = 0
    for bar in bars:
        mask |= bar.mask
    return mask


def objections_at(place: int, bars: Iterable[Bar]) -> list[Objection]:
    return [Objection(bar.rule, bar.case) for bar in bars if bar.covers(place)]


def rules_to_lift(rules: Sequence[str], opens: Callable[[frozenset[str]], bool]) -> tuple[str, ...]:
    """The smallest set of rules without which something would be allowed, in their order; none if
    it is not allowed even without all of them."""
    for count in range(1, len(rules) + 1):
        for some in combinations(rules, count):
            if opens(frozenset(some)):
                return some
    return ()


def rules_needed(rules: Sequence[str], opens: Callable[[frozenset[str]], bool]) -> tuple[str, ...]:
    """A minimal set of rules without which something would be allowed: each of them is needed, but
    there may be other such sets. None if it is not allowed even without all of them."""
    kept = list(dict.fromkeys(rules))
    if not opens(frozenset(kept)):
        return ()
    for rule in tuple(kept):
        others = [each for each in kept if each != rule]
        if opens(frozenset(others)):
            kept = others
    return tuple(kept)


def unique(objections: Iterable[Objection]) -> list[Objection]:
    kept: list[Objection] = []
    for each in objections:
        if each not in kept:
            kept.append(each)
    return kept
