"""3 Stacking."""

from collections.abc import Iterable, Sequence

from sixweeks.board.hexes import Hex, one
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
from sixweeks.kernel.objection import Bar, closed_by

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


def faults(load: int) -> list[str]:
    """3.b Four divisions, 3.d three of them armored, 3.e no French division by a British corps."""
    found = ["3.b"] if digit(load, 0) > DIVISIONS else []
    if digit(load, 1) > ARMORED:
        found.append("3.d")
    if digit(load, 2) and digit(load, 3):
        found.append("3.e")
    return found


def stacking_bars(game: Game, side: str, units: Sequence[UnitId]) -> list[Bar]:
    """3.a, A-85 The hexes in which units cannot stay with those of their side."""
    # READING: see interpretations, A-69. Held at every stop, so that a phase can be closed.
    key = ("full", side, *units)
    if key not in game.memo:
        game.memo[key] = full_hexes(game, side, units)
    bars: list[Bar] = game.memo[key]
    return bars


def full_hexes(game: Game, side: str, units: Sequence[UnitId]) -> list[Bar]:
    masks = {"3.b": 0, "3.d": 0, "3.e": 0}
    coming, is_german = load(units), side == GERMAN
    for hex, stack in game.stacks.items():
        total = coming
        for unit in stack:
            if (NATION[unit] == GERMANS) == is_german and unit not in units:
                total += LOADS[unit]
        if total != coming:
            for rule in faults(total):
                masks[rule] |= one(hex)
    return [Bar(rule, mask) for rule, mask in masks.items() if mask]


def is_full(game: Game, side: str, units: Sequence[UnitId], hex: Hex) -> bool:
    return bool(closed_by(stacking_bars(game, side, units)) >> hex & 1)
