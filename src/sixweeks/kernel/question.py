"""What can be asked, and what can be answered."""

from collections import Counter
from fractions import Fraction
from typing import TypeAlias

from msgspec import Struct


class Action(Struct, frozen=True, gc=False):
    """One thing a player may choose: a verb and what it is done to."""

    verb: str
    noun: int | str = ""


Answer: TypeAlias = Action | int | str | tuple[Action, ...]


class Choose(Struct, frozen=True, tag=True, gc=False):
    """A player chooses one of the listed options."""

    by: str
    options: tuple[Action, ...]
    secret: bool = False  # even a single option must be asked, or the silence would tell


class Roll(Struct, frozen=True, tag=True, gc=False):
    """One die is rolled."""

    by: str
    sides: int = 6

    @property
    def options(self) -> tuple[int, ...]:
        return tuple(range(1, self.sides + 1))

    @property
    def odds(self) -> dict[int, Fraction]:
        return dict.fromkeys(self.options, Fraction(1, self.sides))


class Draw(Struct, frozen=True, tag=True):
    """One marker is drawn from a cup; equal markers may be several."""

    by: str
    cup: tuple[str, ...]

    @property
    def options(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(self.cup))

    @property
    def odds(self) -> dict[str, Fraction]:
        return {name: Fraction(n, len(self.cup)) for name, n in Counter(self.cup).items()}


class Together(Struct, frozen=True, tag=True):
    """Several players choose at once; no reply is opened before all are in."""

    questions: tuple[Choose, ...]


Chance: TypeAlias = Roll | Draw
Question: TypeAlias = Choose | Roll | Draw | Together


def is_chance(question: Question) -> bool:
    return isinstance(question, Roll | Draw)
