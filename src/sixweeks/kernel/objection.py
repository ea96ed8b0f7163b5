"""Why something is not allowed. Legal is what nothing bars."""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct


class Objection(Struct, frozen=True):
    """One rule stands against one wish; `case` picks the sentence, `args` fill it."""

    rule: str
    case: str = ""
    args: dict[str, Any] = {}


class Bar(Struct, frozen=True, gc=False):
    """One rule closes a set of places (a mask of bits)."""

    rule: str
    mask: int
    case: str = ""

    def covers(self, place: int) -> bool:
        return bool(self.mask >> place & 1)


def closed_by(bars: Iterable[Bar]) -> int:
    """The places that any of the bars closes."""
    mask = 0
    for bar in bars:
        mask |= bar.mask
    return mask


def objections_at(place: int, bars: Iterable[Bar]) -> list[Objection]:
    return [Objection(bar.rule, bar.case) for bar in bars if bar.covers(place)]


def unique(objections: Iterable[Objection]) -> list[Objection]:
    kept: list[Objection] = []
    for each in objections:
        if each not in kept:
            kept.append(each)
    return kept
