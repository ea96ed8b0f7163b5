"""8 Movement: who may move, how far, and what is in the way."""

from collections.abc import Sequence
from functools import lru_cache

from sixweeks.board.hexes import Hex, one
from sixweeks.board.reach import NO_DUES, Dues, Ground, Reach
from sixweeks.games.mansteins_war.model.components import (
    ALLIED,
    BELGIAN,
    BELGIUM,
    COUNTERS,
    DUTCH,
    FRANCE,
    LUXEMBOURG,
    NATION,
    NETHERLANDS,
    TERRAIN,
    UnitId,
    opponent,
)
from sixweeks.games.mansteins_war.model.map import GRID, MAP, NEAR
from sixweeks.games.mansteins_war.model.queries import (
    hex_of,
    intact_forts,
    is_active,
    is_ground,
    is_on_map,
    occupied,
    side_of,
)
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.rules.r06_limits import ROUGH, nation_bars, strangers
from sixweeks.games.mansteins_war.rules.r07_zones_of_control import zone_against
from sixweeks.games.mansteins_war.rules.r15_logistics import is_supported_in_action
from sixweeks.games.mansteins_war.rules.r16_air import interdicted
from sixweeks.kernel.memo import of_board
from sixweeks.kernel.objection import Bar, Objection, closed_by
from sixweeks.masks import bit_indices

Units = tuple[UnitId, ...]
TO_LEAVE_INTERDICTED = 1  # 16.8
SWITZERLAND = MAP.countries["switzerland"]


# --- who may move -----------------------------------------------------------------------------


def objections_to_moving(game: Game, side: str, unit: UnitId) -> list[Objection]:
    """8.0.a Why a unit cannot be taken up now."""
    if not is_ground(unit) or side_of(unit) != side:
        return [Objection("8.0.a", "own")]
    if not is_on_map(game, unit):
        return [Objection("8.0.a", "off_map")]
    checks = (
        ("8.0.b", "static", COUNTERS[unit].is_static),
        ("8.0.a", "inactive", not is_active(game, unit)),
        ("8.0.a", "moved", bool(game.impulse.moved >> unit & 1)),
        ("26.3", "moved", bool(game.impulse.transferred >> unit & 1)),
    )
    return [Objection(rule, case) for rule, case, holds in checks if holds]


def movable(game: Game, side: str) -> list[UnitId]:
    """8.0.a The activated units that may still move in this segment."""
    impulse = game.impulse
    able = [UnitId(n) for n in bit_indices(impulse.active & ~impulse.moved)]
    return [unit for unit in able if not objections_to_moving(game, side, unit)]


def allowance(game: Game, unit: UnitId) -> int:
    """8.0.a The printed factor, 8.2 half of it, rounded up, if the unit sets out unsupported."""
    full = COUNTERS[unit].movement
    return full if is_supported_in_action(game, unit) else (full + 1) // 2


# --- the ground -------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def ground_for(is_mech: bool, enemy_forts: int) -> Ground:
    """8.4.a The ground for mech or other units, among intact fortresses of the enemy."""
    terrain = [(kind, MAP.terrain[kind]) for kind in ("clear", "forest", "rough")]
    minor, major = enemy_forts & MAP.minor_forts, enemy_forts & MAP.major_forts
    priced = [
        (TERRAIN[kind].mech if is_mech else TERRAIN[kind].other, mask)
        for kind, mask in (*terrain, ("minor_fort", minor), ("major_fort", major))
    ]
    river = TERRAIN["river"].mech if is_mech else TERRAIN["river"].other
    return Ground(GRID, MAP.dry, highest_costs(priced), {river: MAP.rivers})


def highest_costs(priced: Sequence[tuple[int, int]]) -> dict[int, int]:
    """8.4.a Of several terrains in a hex the highest single cost; 8.4.b a river is added."""
    costs: dict[int, int] = {}
    seen = ~MAP.land
    for cost, mask in sorted(priced, reverse=True):
        costs[cost] = costs.get(cost, 0) | mask & ~seen
        seen |= mask
    return costs


def ground_of(game: Game, unit: UnitId) -> Ground:
    """17.0.a Fortresses of the other side cost more."""
    enemy = opponent(side_of(unit))
    return ground_for(COUNTERS[unit].is_mech, intact_forts(game, enemy))


# --- what is in the way -----------------------------------------------------------------------


def entry_bars(game: Game, unit: UnitId) -> list[Bar]:
    """Hexes that a unit may not enter at all."""
    enemy = opponent(side_of(unit))
    return [Bar("6.0.e", occupied(game, enemy)), *prohibited_bars(game, unit)]


@of_board
def prohibited_bars(game: Game, unit: UnitId) -> list[Bar]:
    """8.0.b Water, 8.5.a Switzerland, 8.4.1 rough ground for armies, 8.5.b other countries for
    Belgians and Dutch; 25.4.b open cities for the Allies, 28.1 a neutral Netherlands."""
    bars = [Bar("8.0.b", MAP.water, "sea"), Bar("8.5.a", SWITZERLAND)]
    if COUNTERS[unit].is_army:
        bars.append(Bar("8.4.1", ROUGH))
    if NATION[unit] in (BELGIAN, DUTCH):
        bars.append(Bar("8.5.b", ~area_of_operations(game, NATION[unit])))
    if game.open_cities and side_of(unit) == ALLIED:
        bars.append(Bar("25.4.b", game.open_cities))
    if game.options.netherlands == "neutral":
        bars.append(Bar("28.1", NETHERLANDS))
    return bars


def area_of_operations(game: Game, nation: int) -> int:
    """8.5.b, A-30 Where Belgians and Dutch may be; 28.2 by the alliance also Luxembourg."""
    if nation == DUTCH:
        return NETHERLANDS
    allied = game.options.belgian_alliance == "on"
    return BELGIUM | FRANCE | (LUXEMBOURG if allied else 0)


@of_board
def closed_to(game: Game, unit: UnitId) -> int:
    return closed_by(entry_bars(game, unit))


def not_first(here: Hex, zone: int) -> int:
    """7.2.c, A-27 Nobody goes directly from an enemy zone to another."""
    return zone if zone >> here & 1 else 0


def dues(game: Game, side: str) -> Dues:
    """16.8, A-87 The Allies pay one more to leave an interdicted hex."""
    if side != ALLIED or not (hexes := interdicted(game)):
        return NO_DUES
    return Dues(to_leave=TO_LEAVE_INTERDICTED, left=hexes)


@of_board
def reach(game: Game, unit: UnitId, points: int) -> Reach:
    """8.0.a, 7.2.c Every hex that a unit can get to with so many movement factors."""
    side, here = side_of(unit), hex_of(game, unit)
    zone = zone_against(game, side)
    return ground_of(game, unit).reach(
        here, points, closed_to(game, unit), zone, not_first(here, zone), dues(game, side)
    )


@of_board
def least_move(game: Game, unit: UnitId) -> int:
    """8.1, A-28, A-29 The neighbours that a unit may enter whatever they cost."""
    here, zone = hex_of(game, unit), zone_against(game, side_of(unit))
    return NEAR[here] & ~closed_to(game, unit) & ~not_first(here, zone)


def within_reach(game: Game, unit: UnitId, points: int, has_moved: bool) -> int:
    found = reach(game, unit, points).all if points else 0
    return found if has_moved else found | least_move(game, unit)


def destinations(game: Game, units: Units, points: Sequence[int], has_moved: bool) -> int:
    """6.0.b, 6.0.g Where all units of a stack can go, and may stop."""
    open = ~0
    for unit, left in zip(units, points, strict=True):
        open &= within_reach(game, unit, left, has_moved) & ~strangers(game, unit)
    return open


def way_to(game: Game, unit: UnitId, points: int, hex: Hex) -> tuple[tuple[Hex, ...], int]:
    """The cheapest way, and the points left after it: 7.2.c none in an enemy zone."""
    found = reach(game, unit, points)
    if not found.all >> hex & 1:
        return (hex_of(game, unit), hex), 0  # 8.1
    is_stopped = zone_against(game, side_of(unit)) >> hex & 1
    return found.path(hex), 0 if is_stopped else points - found.cost(hex)


def stop_bars(game: Game, unit: UnitId) -> list[Bar]:
    return nation_bars(game, unit)


# --- 25.3 over the west edge ------------------------------------------------------------------


def objections_to_exit(game: Game, units: Units, points: Sequence[int]) -> list[Objection]:
    """25.3, A-72 In the turn of Evac the Allies may leave by the west edge, for one factor."""
    if game.options.west_edge == "off":
        return [Objection("8.5.a", "edge")]
    here = hex_of(game, units[0])
    paid = dues(game, side_of(units[0]))
    cost = 1 + (paid.to_leave if paid.left >> here & 1 else 0)
    checks = (
        ("25.3", "german", side_of(units[0]) != ALLIED),
        ("25.3", "evac", not game.evac_by),
        ("25.3", "edge", not MAP.west_edge & one(here)),
        ("25.3", "points", min(points) < cost),
    )
    return [Objection(rule, case) for rule, case, holds in checks if holds]
