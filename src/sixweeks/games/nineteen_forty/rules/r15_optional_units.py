"""15 Optional units: corps formed of three divisions."""

from collections.abc import Iterator

from msgspec import Struct

from sixweeks.board.hexes import Hex
from sixweeks.games.nineteen_forty.model.components import (
    ALLIED,
    BY_NAME,
    COUNTERS,
    FRENCH,
    GERMAN,
    GERMANS,
    UnitId,
)
from sixweeks.games.nineteen_forty.model.queries import is_disrupted, is_on_map
from sixweeks.games.nineteen_forty.model.state import WAITING, Game

ARMORED, MOTORIZED = 2, 1


class Optional(Struct, frozen=True):
    """15.a, 15.e A corps that divisions of a nation may form."""

    corps: UnitId
    nation: int
    rule: str


OPTIONAL = {
    GERMAN: Optional(BY_NAME["G XXXIX"], GERMANS, "15.a"),
    ALLIED: Optional(BY_NAME["F Arm"], FRENCH, "15.e"),
}


def formable(game: Game, side: str) -> Iterator[tuple[Hex, tuple[UnitId, ...]]]:
    """15.a, 15.e, 15.f Hexes with two armored divisions and a motorized one, A-43 undisrupted."""
    optional = OPTIONAL[side]
    if game.units[optional.corps].place != WAITING:
        return
    for hex, stack in sorted(game.stacks.items()):
        armored = divisions(game, stack, optional.nation, "armored")[:ARMORED]
        motorized = divisions(game, stack, optional.nation, "motorized")[:MOTORIZED]
        if (len(armored), len(motorized)) == (ARMORED, MOTORIZED):
            yield hex, (*armored, *motorized)


def divisions(game: Game, stack: tuple[UnitId, ...], nation: int, kind: str) -> list[UnitId]:
    return [
        unit
        for unit in stack
        if (COUNTERS[unit].nation, COUNTERS[unit].kind, COUNTERS[unit].size)
        == (nation, kind, "division")
        and not is_disrupted(game, unit)
    ]


def breakable(game: Game, side: str) -> UnitId | None:
    """15.b The corps of a side, if it has been formed and is on the map."""
    corps = OPTIONAL[side].corps
    return corps if corps in game.formed and is_on_map(game, corps) else None
