"""Questions and answers."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import product
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
    options: Sequence[Action]
    secret: bool = False  # ask even with one option: skipping would leak it


class Roll(Struct, frozen=True, tag=True, gc=False):
    """Dice are rolled and added; usually one die."""

    by: str
    sides: int = 6
    dice: int = 1

    @property
    def options(self) -> tuple[int, ...]:
        return tuple(range(self.dice, self.dice * self.sides + 1))

    @property
    def odds(self) -> dict[int, Fraction]:
        return odds_of_sum(self.dice, self.sides)


@cache
def odds_of_sum(dice: int, sides: int) -> dict[int, Fraction]:
    """The probability of each sum of some dice."""
    throws = Counter(map(sum, product(range(1, sides + 1), repeat=dice)))
    return {total: Fraction(n, sides**dice) for total, n in sorted(throws.items())}


class Draw(Struct, frozen=True, tag=True):
    """One marker is drawn from a cup, which may hold several equal ones."""

    by: str
    cup: tuple[str, ...]

    @property
    def options(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(self.cup))

    @property
    def odds(self) -> dict[str, Fraction]:
        return {name: Fraction(n, len(self.cup)) for name, n in Counter(self.cup).items()}


class Together(Struct, frozen=True, tag=True):
    """Several players choose at the same time; no reply is revealed before all are given."""

    questions: tuple[Choose, ...]


Chance: TypeAlias = Roll | Draw
Question: TypeAlias = Choose | Roll | Draw | Together


def is_chance(question: Question) -> bool:
    return isinstance(question, Roll | Draw)
