"""6.h-6.r Rail and evacuation."""

from sixweeks.board.flood import flood
from sixweeks.board.hexes import Hex, one
from sixweeks.games.nineteen_forty.model.components import (
    ALLIED,
    BELGIAN,
    COUNTERS,
    DUTCH,
    FRANCE,
    GERMAN,
    GERMANY,
    NATION,
    PORTS,
    SWISS,
    UnitId,
)
from sixweeks.games.nineteen_forty.model.map import GRID, MAP
from sixweeks.games.nineteen_forty.model.queries import hex_of, is_before_play, is_supplied, side_of
from sixweeks.games.nineteen_forty.model.state import Game
from sixweeks.games.nineteen_forty.rules.r05_friendly_territory import territory
from sixweeks.games.nineteen_forty.rules.r06_movement import (
    EASTWARD,
    SURCHARGES,
    Units,
    entry_bars,
    goes_east_only,
    stopping,
)
from sixweeks.games.nineteen_forty.rules.r06_stops import has_room, room_bars
from sixweeks.games.nineteen_forty.rules.r13_neutrals import belgian_ground
from sixweeks.kernel.objection import Bar, Objection, closed_by

MOST_EVACUATED = 3  # 6.p divisions by a port and phase
RAIL_COUNTRY = {ALLIED: FRANCE, GERMAN: GERMANY}  # 6.i


# --- rail -------------------------------------------------------------------------------------


def objections_to_rail(game: Game, units: Units, has_moved: bool) -> list[Objection]:
    """6.h One unit a phase, 6.k that does nothing else, 6.l, 8.j in supply, 6.i at home."""
    side = side_of(units[0])
    home = RAIL_COUNTRY[side] & territory(game, side)
    checks = (
        ("20.c", "rail", is_before_play(game)),
        ("6.h", "one", len(units) > 1),
        ("6.h", "used", game.phase.has_railed),
        ("6.k", "moved", has_moved or bool(game.arrivals.by_edge >> units[0] & 1)),
        ("6.l", "", not is_supplied(game, units[0])),
        ("6.i", "start", not home >> hex_of(game, units[0]) & 1),
    )
    return [Objection(rule, case) for rule, case, holds in checks if holds]


def rail_bars(game: Game, unit: UnitId) -> list[Bar]:
    """6.i, 6.j What a rail route may not pass."""
    side = side_of(unit)
    return [
        Bar("6.i", ~(RAIL_COUNTRY[side] & territory(game, side))),
        Bar("6.j", stopping(game, side)),
        *entry_bars(game, (unit,)),
    ]


def rail_goals(game: Game, unit: UnitId) -> int:
    """6.k Where a unit may go by rail."""
    return rail_line(game, unit) & ~closed_by(room_bars(game, (unit,)))


def rail_line(game: Game, unit: UnitId) -> int:
    """6.j The hexes that a route leads to; A-16 it may start in an enemy zone, A-15 and on turn 0
    it goes east and north-east only."""
    here = hex_of(game, unit)
    area = GRID.all & ~closed_by(rail_bars(game, unit)) | one(here)
    sides = MAP.only(EASTWARD, MAP.dry) if goes_east_only(game, (unit,)) else MAP.dry
    return flood(GRID, one(here), area, sides) & ~one(here)


def may_rail(game: Game, units: Units, has_moved: bool) -> bool:
    if objections_to_rail(game, units, has_moved):
        return False
    return has_room(game, units, rail_line(game, units[0]))


# --- evacuation -------------------------------------------------------------------------------


def objections_to_evacuating(game: Game, units: Units, points: int) -> list[Objection]:
    """6.p Why units cannot leave by sea from where they are."""
    if side_of(units[0]) != ALLIED:
        return [Objection("6.p", "german")]
    here = hex_of(game, units[0])
    if not PORTS >> here & 1:
        return [Objection("6.p", "port")]
    checks = (
        ("20.c", "evacuate", is_before_play(game)),
        ("6.p", "limit", divisions_left(game, here) < sum(COUNTERS[u].divisions for u in units)),
        ("6.q", "", points < evacuation_cost(game, here)),
        ("13.g", "evacuate", any(NATION[unit] == DUTCH for unit in units)),
        ("13.n", "evacuate", any(NATION[unit] == SWISS for unit in units)),
        ("13.k", "evacuate", any(is_kept_in_belgium(game, unit, here) for unit in units)),
    )
    return [Objection(rule, case) for rule, case, holds in checks if holds]


def divisions_left(game: Game, port: Hex) -> int:
    """6.p, A-18 Three divisions a port and phase."""
    return MOST_EVACUATED - sum(count for hex, count in game.phase.evacuated if hex == port)


def evacuation_cost(game: Game, port: Hex) -> int:
    """6.q One point, A-17 and one more out of an enemy zone."""
    in_zone = stopping(game, ALLIED) >> port & 1
    return SURCHARGES["evacuate"] + (SURCHARGES["leave_zone"] if in_zone else 0)


def is_kept_in_belgium(game: Game, unit: UnitId, port: Hex) -> bool:
    """A-17 Belgians leave from Ostend, and from France if they may be there."""
    return NATION[unit] == BELGIAN and not belgian_ground(game, port) >> port & 1
