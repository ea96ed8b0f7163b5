"""7.ac-7.ap Retreats and advances: where units may go after combat."""

from collections.abc import Iterator

from sixweeks.board.hexes import Hex, bits, one
from sixweeks.board.hexsides import cross
from sixweeks.games.nineteen_forty.model.components import (
    COUNTERS,
    GERMAN,
    IS_MOTORIZED,
    UnitId,
    opponent,
)
from sixweeks.games.nineteen_forty.model.map import ATTACKED_FROM, GRID, MAP
from sixweeks.games.nineteen_forty.model.queries import (
    hex_of,
    neutral_units,
    occupied,
    side_of,
)
from sixweeks.games.nineteen_forty.model.state import Game
from sixweeks.games.nineteen_forty.rules.r03_stacking import stacking_bars
from sixweeks.games.nineteen_forty.rules.r04_zones_of_control import zone_of_control
from sixweeks.games.nineteen_forty.rules.r06_movement import entry_bars
from sixweeks.games.nineteen_forty.rules.r10_fortifications import intact_strengths
from sixweeks.kernel.objection import Bar, Objection, closed_by, objections_at

LENGTH, LENGTH_OF_RESERVISTS = 2, 4  # 7.r, 7.al


# --- retreats ---------------------------------------------------------------------------------


def retreat_length(unit: UnitId) -> int:
    """7.r Two hexes, 7.al four for a French 2-5 corps; A-67 of a stack, only for these."""
    return LENGTH_OF_RESERVISTS if COUNTERS[unit].is_reservist else LENGTH


def retreat_bars(game: Game, unit: UnitId, friendly: int) -> list[Bar]:
    """7.ac, 7.ad, 4.i What a retreat may not pass: ground that is not friendly, and for foot enemy
    zones without a friend.

    A-74 No enemy unit, not even a regiment; A-19 `friendly` is frozen as the die fell."""
    side = side_of(unit)
    enemy = opponent(side)
    held = occupied(game, enemy)
    bars = [
        Bar("6.m", MAP.water),
        Bar("7.ac", held, "enemy"),
        Bar("7.ac", MAP.land & ~friendly & ~held),
    ]
    if IS_MOTORIZED[unit]:
        return [*bars, Bar("6.d", MAP.terrain["mountain"], "mountain")]
    return [*bars, Bar("7.ad", zone_of_control(game, enemy) & ~occupied(game, side))]


def retreats(game: Game, unit: UnitId, friendly: int) -> int:
    """7.ao, 7.af Where a unit may end its retreat; nowhere, and it is lost (7.ae).

    A-33, A-34 A regiment has no movement and no retreat."""
    if COUNTERS[unit].is_regiment:
        return 0
    start, length = hex_of(game, unit), retreat_length(unit)
    ground = MAP.land & ~closed_by(retreat_bars(game, unit, friendly))
    full = closed_by(stacking_bars(game, side_of(unit), (unit,)))
    ends = straight_away(start, length, ground)
    return ends & ~full or overflow(start, length, ends, ground, full)


def objections_to_retreat(game: Game, unit: UnitId, friendly: int, to: Hex) -> list[Objection]:
    """7.ao Why a retreat may not end in a hex: the hex itself, 7.r too near, 7.af needlessly far or
    without a way."""
    start, length = hex_of(game, unit), retreat_length(unit)
    if to == start or GRID.distance(start, to) < length:
        return [Objection("7.al" if length > LENGTH else "7.r", "near")]
    if found := objections_at(to, retreat_bars(game, unit, friendly)):
        return found
    if full := objections_at(to, stacking_bars(game, side_of(unit), (unit,))):
        return full
    is_far = GRID.distance(start, to) > length
    return [Objection("7.af", "far") if is_far else Objection("7.ao", "way")]


def straight_away(start: Hex, length: int, ground: int) -> int:
    """A-74 The hexes at the end of ways on which every step leads farther from the start."""
    edge = one(start)
    for distance in range(1, length + 1):
        ring = GRID.within(start, distance) & ~GRID.within(start, distance - 1)
        edge = cross(GRID, edge, MAP.attackable) & ring & ground
    return edge


def overflow(start: Hex, length: int, ends: int, ground: int, full: int) -> int:
    """7.af On by as few hexes as can be to where there is room, never nearer than the length."""
    far = ~GRID.within(start, length - 1)
    seen = edge = ends
    while edge:
        edge = cross(GRID, edge, MAP.attackable) & ground & ~seen & ~one(start)
        seen |= edge
        if room := edge & far & ~full:
            return room
    return 0


# --- advances ---------------------------------------------------------------------------------


def advance_bars(game: Game, unit: UnitId) -> list[Bar]:
    """7.aj, A-51, A-66 What an advance may not enter: it minds no zone, but all else."""
    side = side_of(unit)
    barred = [bar for bar in entry_bars(game, (unit,)) if bar.rule != "10.f"]
    return [*barred, *strength_bars(game, side), *stacking_bars(game, side, (unit,))]


def strength_bars(game: Game, side: str) -> Iterator[Bar]:
    """A-10 A strength that has been overcome lets the attackers in."""
    if side == GERMAN:
        yield Bar("10.f", intact_strengths(game))


def advances(game: Game, unit: UnitId, cleared: int) -> int:
    """7.ai, 7.ak Into a cleared hex, or beside it, one hex and no more."""
    beside = 0
    for hex in bits(cleared):
        beside |= one(hex) | GRID.around[hex]
    near = ATTACKED_FROM[hex_of(game, unit)]
    return beside & near & ~closed_by(advance_bars(game, unit))


def cleared_hexes(game: Game, side: str, hexes: int) -> int:
    """7.ai The hexes attacked that hold no defender any more."""
    held = occupied(game, opponent(side))
    if side == GERMAN:
        held |= intact_strengths(game) | neutral_units(game)
    return hexes & ~held
