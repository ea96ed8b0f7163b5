"""How a game stands, in figures: what decides it, the ground taken and the losses."""

from msgspec import Struct

from sixweeks.kernel.presentation.sentence import Sentence


class Level(Struct, frozen=True, gc=False):
    """A value of a figure at which something changes: a draw, an armistice."""

    value: int
    title: Sentence


class Figure(Struct, frozen=True, gc=False):
    """One figure that decides the game; the higher, the better for its side. Figures of the same id
    are measured alike and belong in one chart."""

    id: str
    side: str
    value: int
    title: Sentence
    rule: str
    levels: tuple[Level, ...] = ()


class Standing(Struct, frozen=True, gc=False):
    """The figures of a position; ground and losses by side."""

    figures: tuple[Figure, ...]
    ground: dict[str, int]  # places taken outside the own country
    losses: dict[str, int]  # steps lost so far, less those replaced
    is_begun: bool = True  # not before the first turn
