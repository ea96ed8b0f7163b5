"""3 Stacking."""

from collections.abc import Iterable, Sequence
from functools import cache

from sixweeks.games.nineteen_forty.model.components import (
    BRITISH,
    COUNTERS,
    FRENCH,
    GERMAN,
    GERMANS,
    NATION,
    TABLES,
    Counter,
    UnitId,
)
from sixweeks.games.nineteen_forty.model.state import Game
from sixweeks.kernel.memo import of_board
from sixweeks.kernel.objection import Bar
from sixweeks.masks import union

DIVISIONS = TABLES.stacking["divisions"]
ARMORED = TABLES.stacking["armored_divisions"]


# SPEED: what units weigh is one number, so that a stack is weighed by adding: a digit each (to base
# 16) for divisions, armored divisions, French divisions and British corps.
DIGIT = 4


def load_of(counter: Counter) -> int:
    """3.c A corps is three divisions, and a regiment none."""
    armored = counter.divisions if counter.is_armored else 0
    is_french_division = counter.nation == FRENCH and counter.size == "division"
    is_british_corps = counter.nation == BRITISH and counter.size == "corps"
    digits = (counter.divisions, armored, is_french_division, is_british_corps)
    return sum(value << DIGIT * place for place, value in enumerate(digits))


LOADS = tuple(map(load_of, COUNTERS))


def load(units: Iterable[UnitId]) -> int:
    return sum(LOADS[unit] for unit in units)


def digit(load: int, place: int) -> int:
    return load >> DIGIT * place & (1 << DIGIT) - 1


@cache
def faults(load: int) -> tuple[str, ...]:
    """3.b Four divisions, 3.d three of them armored, 3.e no French division by a British corps."""
    checks = (
        ("3.b", digit(load, 0) > DIVISIONS),
        ("3.d", digit(load, 1) > ARMORED),
        ("3.e", bool(digit(load, 2) and digit(load, 3))),
    )
    return tuple(rule for rule, holds in checks if holds)


@of_board
def loads(game: Game, side: str) -> dict[int, int]:
    """A-85 What the units of a side weigh, hex by hex."""
    is_german, found = side == GERMAN, {}
    for hex, stack in game.stacks.items():
        weight = 0
        for unit in stack:
            if (NATION[unit] == GERMANS) == is_german:
                weight += LOADS[unit]
        if weight:
            found[int(hex)] = weight
    return found


@of_board
def stacks_by_load(game: Game, side: str) -> dict[int, int]:
    """The hexes that hold each load."""
    found: dict[int, int] = {}
    for hex, weight in loads(game, side).items():
        found[weight] = found.get(weight, 0) | 1 << hex
    return found


def stacking_bars(game: Game, side: str, units: Sequence[UnitId]) -> list[Bar]:
    """3.b-3.e, A-85 The hexes in which units are too many with those of their side."""
    return full_hexes(game, side, tuple(units))


@of_board
def full_hexes(game: Game, side: str, units: tuple[UnitId, ...]) -> list[Bar]:
    masks = {"3.b": 0, "3.d": 0, "3.e": 0}
    coming, start = load(units), game.units[units[0]].place
    here = 1 << start if start >= 0 else 0
    for weight, hexes in stacks_by_load(game, side).items():
        for rule in faults(coming + weight):
            masks[rule] |= hexes & ~here
    if here and (rest := loads(game, side).get(start, 0) - coming):
        for rule in faults(coming + rest):
            masks[rule] |= here
    return [Bar(rule, mask) for rule, mask in masks.items() if mask]


@of_board
def overstacked(game: Game, side: str) -> int:
    """3.a The hexes with more units of a side than may be there as a phase ends."""
    full = [hexes for weight, hexes in stacks_by_load(game, side).items() if faults(weight)]
    return union(full)
