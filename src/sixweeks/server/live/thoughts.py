"""Why did it do that? What a computer player compared, for after the game."""

import msgspec
from msgspec import Struct

from sixweeks.kernel.presentation.sentence import Sentence, decoded
from sixweeks.server.storage.store import Store


class Considered(Struct, frozen=True):
    """One answer as it is stored: in notation, and its label as an encoded sentence."""

    text: str
    label: str
    reason: str
    estimate: float
    worlds: int


class Reflection(Struct, frozen=True):
    """A searched decision as it is stored; the first was the staff's own."""

    considered: tuple[Considered, ...]
    chosen: int


class Candidate(Struct, frozen=True):
    """One answer that was considered: the chance of winning, and in how many imagined games.

    `plan` names the style in which it would go on, such as `bold`; empty for the usual one."""

    text: str
    label: Sentence
    plan: str
    estimate: float
    worlds: int


class SearchedAnswer(Struct, frozen=True):
    """A computer's answer that it had searched; `chosen` is the index of what it did."""

    serial: int
    side: str
    candidates: tuple[Candidate, ...]
    chosen: int


def searched_answers(store: Store, id: str) -> tuple[SearchedAnswer, ...]:
    """Of a whole game, in order."""
    return tuple(
        searched(row.serial, row.side, msgspec.json.decode(row.thought, type=Reflection))
        for row in store.thoughts.of(id)
    )


def searched(serial: int, side: str, found: Reflection) -> SearchedAnswer:
    candidates = (
        Candidate(each.text, decoded(each.label), each.reason, each.estimate, each.worlds)
        for each in found.considered
    )
    return SearchedAnswer(serial, side, tuple(candidates), found.chosen)
