"""3 Stacking."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from sixweeks.board.hexes import Hex, one
from sixweeks.games.nineteen_forty.model.components import (
    BRITISH,
    COUNTERS,
    FRENCH,
    TABLES,
    Counter,
    UnitId,
)
from sixweeks.games.nineteen_forty.model.queries import side_of
from sixweeks.games.nineteen_forty.model.state import Game
from sixweeks.kernel.objection import Bar, closed_by

DIVISIONS = TABLES.stacking["divisions"]
ARMORED = TABLES.stacking["armored_divisions"]


class Load(Struct, frozen=True, gc=False):
    """What units weigh in a hex."""

    divisions: int = 0
    armored: int = 0
    french_divisions: int = 0
    british_corps: int = 0

    def plus(self, other: "Load") -> "Load":
        return Load(
            self.divisions + other.divisions,
            self.armored + other.armored,
            self.french_divisions + other.french_divisions,
            self.british_corps + other.british_corps,
        )


def load_of(counter: Counter) -> Load:
    """3.c A corps is three divisions, and a regiment none."""
    return Load(
        counter.divisions,
        counter.divisions if counter.is_armored else 0,
        int(counter.nation == FRENCH and counter.size == "division"),
        int(counter.nation == BRITISH and counter.size == "corps"),
    )


LOADS = tuple(map(load_of, COUNTERS))


def load(units: Iterable[UnitId]) -> Load:
    total = Load()
    for unit in units:
        total = total.plus(LOADS[unit])
    return total


def faults(load: Load) -> list[str]:
    """3.b Four divisions, 3.d three of them armored, 3.e no French division by a British corps."""
    broken = {
        "3.b": load.divisions > DIVISIONS,
        "3.d": load.armored > ARMORED,
        "3.e": bool(load.french_divisions and load.british_corps),
    }
    return [rule for rule, is_broken in broken.items() if is_broken]


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
    coming = load(units)
    for hex, stack in game.stacks.items():
        others = [unit for unit in stack if side_of(unit) == side and unit not in units]
        if others:
            for rule in faults(load(others).plus(coming)):
                masks[rule] |= one(hex)
    return [Bar(rule, mask) for rule, mask in masks.items() if mask]


def is_full(game: Game, side: str, units: Sequence[UnitId], hex: Hex) -> bool:
    return bool(closed_by(stacking_bars(game, side, units)) >> hex & 1)
