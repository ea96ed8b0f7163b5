"""6.a, 3.a Where units may stop: stacking while a phase lasts."""

from collections.abc import Iterator, Mapping
from functools import cache

from sixweeks.board.hexes import Hex, bits, one
from sixweeks.games.nineteen_forty.model.components import UnitId
from sixweeks.games.nineteen_forty.model.map import GRID, MAP
from sixweeks.games.nineteen_forty.model.queries import (
    hex_of,
    is_before_play,
    side_of,
    units_of_side_at,
)
from sixweeks.games.nineteen_forty.model.state import Game
from sixweeks.games.nineteen_forty.rules.r03_stacking import (
    LOADS,
    faults,
    load,
    loads,
    overstacked,
    stacking_bars,
)
from sixweeks.games.nineteen_forty.rules.r06_movement import (
    GOING,
    Units,
    allowance,
    closed_to,
    dues,
    goes_east_only,
    ground_for,
    is_movable,
    not_entered_first,
    reach,
    stopping,
)
from sixweeks.kernel.memo import of_board
from sixweeks.kernel.objection import Bar, closed_by

BELGIUM = MAP.countries["belgium"]
NOBODY: Mapping[int, int] = {}
Step = tuple[Hex, int]  # a hex next to another, and what it costs to go there


def destinations(game: Game, units: Units, points: int) -> int:
    """3.a Where units may stop."""
    reached = reach(game, units, points).all
    if is_before_play(game):
        reached &= BELGIUM
    full = reached & full_for(game, units)
    return reached & ~full | room_made(game, units, full) if full else reached


def has_room(game: Game, units: Units, hexes: int) -> bool:
    """3.a May units stop in any of these?"""
    full = hexes & full_for(game, units)
    return full != hexes or bool(room_made(game, units, full))


def full_for(game: Game, units: Units) -> int:
    return closed_by(stacking_bars(game, side_of(units[0]), units))


def stop_bars(game: Game, units: Units) -> list[Bar]:
    """3.a Hexes without room; 20.c before turn 0 all that is not Belgium."""
    full = room_bars(game, units)
    return [*full, Bar("20.c", ~BELGIUM)] if is_before_play(game) else full


def room_bars(game: Game, units: Units) -> list[Bar]:
    """3.a Full hexes, but for those where a friend can still make room before the phase ends."""
    full = stacking_bars(game, side_of(units[0]), units)
    made = room_made(game, units, closed_by(full))
    return [Bar(bar.rule, bar.mask & ~made) for bar in full]


def room_made(game: Game, units: Units, full: int) -> int:
    """3.a The full hexes that one unit could leave, with a step, so that the others fit."""
    # READING: see interpretations, A-69. So every phase can be closed.
    side, start = side_of(units[0]), game.units[units[0]].place
    held = loads(game, side)
    coming, after = load(units), {start: held.get(start, 0) - load(units)}
    made = 0
    for hex in bits(full):
        whole = after.get(hex, held.get(hex, 0)) + coming
        for unit in units_of_side_at(game, side, hex):
            if faults(whole - LOADS[unit]) or unit in units:
                continue
            if exits(game, unit, after):
                made |= one(hex)
                break
    return made


def exits(game: Game, unit: UnitId, after: Mapping[int, int] = NOBODY) -> bool:
    """Can a unit still go one hex, to where there is room, or to where others have come from?

    `after` is what those others leave behind."""
    if not is_movable(game, unit):
        return False
    return has_room_beside(game, unit) or fits_after(game, unit, after)


def fits_after(game: Game, unit: UnitId, after: Mapping[int, int]) -> bool:
    own = LOADS[unit]
    return any(hex in after and not faults(own + after[hex]) for hex in steps(game, unit))


@of_board
def has_room_beside(game: Game, unit: UnitId) -> bool:
    held, own = loads(game, side_of(unit)), LOADS[unit]
    return any(not faults(own + held.get(hex, 0)) for hex in steps(game, unit))


def steps(game: Game, unit: UnitId) -> Iterator[Hex]:
    """The hexes next to a unit that it could enter now, by land."""
    side, here, units = side_of(unit), hex_of(game, unit), (unit,)
    zone, paid = stopping(game, side), dues(game, side)
    closed = closed_to(game, units) | not_entered_first(game, units, here, zone)
    if is_before_play(game):
        closed |= ~BELGIUM
    points = allowance(game, unit) - (paid.to_leave if paid.left >> here & 1 else 0)
    for hex, cost in costs_from(GOING[unit], goes_east_only(game, units), here):
        more = paid.to_enter if paid.entered >> hex & 1 else 0
        if not closed >> hex & 1 and cost + more <= points:
            yield hex


@cache
def costs_from(going: str, eastward: bool, here: Hex) -> tuple[Step, ...]:
    """What each step by land out of a hex costs."""
    # SPEED: `reach` for a single step took a fifth of all time.
    ground = ground_for(going, 0, eastward)
    return tuple(
        (hex, cost)
        for hex in bits(GRID.around[here] & sum(mask for _, mask in ground.costs))
        for cost, neighbours in ground.steps_into(hex)
        if neighbours >> here & 1
    )


def to_be_unstacked(game: Game, side: str) -> list[UnitId]:
    """3.a Units that can still leave hexes with too many; until they do, nobody else moves."""
    return [
        unit
        for hex in bits(overstacked(game, side))
        for unit in units_of_side_at(game, side, hex)
        if exits(game, unit)
    ]
