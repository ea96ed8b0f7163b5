"""9 Railroad movement."""

from sixweeks.board.flood import flood
from sixweeks.board.hexes import Hex, one
from sixweeks.board.hexsides import cross
from sixweeks.games.mansteins_war.model.components import (
    ALLIED,
    COUNTERS,
    HOME,
    NATION,
    TABLES,
    UnitId,
)
from sixweeks.games.mansteins_war.model.map import GRID, MAP
from sixweeks.games.mansteins_war.model.queries import held, hex_of, side_of
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.rules.r06_limits import ROUGH, nation_bars
from sixweeks.games.mansteins_war.rules.r07_zones_of_control import zone_against
from sixweeks.games.mansteins_war.rules.r08_movement import Units, entry_bars, not_first
from sixweeks.games.mansteins_war.rules.r15_logistics import is_supported
from sixweeks.games.mansteins_war.rules.r16_air import interdicted
from sixweeks.kernel.objection import Bar, Objection, closed_by

STATIONS = MAP.cities | MAP.towns  # 9.0.b


def capacity_left(game: Game, side: str) -> int:
    """9.1, A-34 Thirds of an army that can still be moved in this segment."""
    return TABLES.rail[side] - game.impulse.rail


def objections_to_rail(game: Game, units: Units, has_moved: bool) -> list[Objection]:
    """9.0.a, 9.0.c Why a unit cannot go by rail now."""
    unit, here, side = units[0], hex_of(game, units[0]), side_of(units[0])
    checks = (
        ("9.0.a", "one", len(units) > 1),
        ("9.0.c", "moved", has_moved),
        ("9.0.a", "unsupported", not is_supported(game, unit)),
        ("9.0.a", "abroad", not home(unit) >> here & 1),
        ("9.0.b", "start", not STATIONS >> here & 1),
        ("16.8", "rail", bool(interdicted_for(game, side) >> here & 1)),
        ("9.1", "", capacity_left(game, side) < COUNTERS[unit].rail_thirds),
    )
    return [Objection(rule, case) for rule, case, holds in checks if holds]


def may_rail(game: Game, units: Units, has_moved: bool) -> bool:
    # SPEED: most units stand in the open, where no other test matters.
    if len(units) > 1 or has_moved or not STATIONS >> hex_of(game, units[0]) & 1:
        return False
    return not objections_to_rail(game, units, has_moved) and bool(rail_goals(game, units[0]))


def home(unit: UnitId) -> int:
    """9.0.a The own country, for the British France."""
    return MAP.countries[HOME[NATION[unit]]]


def interdicted_for(game: Game, side: str) -> int:
    """16.8 Hexes that a side cannot enter or leave by rail."""
    return interdicted(game) if side == ALLIED else 0


def rail_bars(game: Game, unit: UnitId) -> list[Bar]:
    """9.0.a, A-32, 16.8 What a route may not pass; 9.0.b armies do pass the rough."""
    side = side_of(unit)
    return [
        Bar("9.0.a", ~home(unit), "abroad"),
        Bar("9.0.a", home(unit) & ~held(game, side), "enemy"),
        Bar("16.8", interdicted_for(game, side), "rail"),
        *(bar for bar in entry_bars(game, unit) if bar.rule != "8.4.1"),
    ]


def end_bars(game: Game, unit: UnitId) -> list[Bar]:
    """9.0.b, 6.0.g Where a route may not end."""
    bars = [Bar("9.0.b", ~STATIONS, "end"), *nation_bars(game, unit)]
    return [*bars, Bar("8.4.1", ROUGH)] if COUNTERS[unit].is_army else bars


def rail_goals(game: Game, unit: UnitId) -> int:
    """9.0.b, 9.0.c, A-33 Where a unit may go by rail: an enemy zone ends the way, and is not
    entered from another."""
    here, zone = hex_of(game, unit), zone_against(game, side_of(unit))
    line = GRID.all & ~closed_by(rail_bars(game, unit))
    passed = flood(GRID, one(here), line & ~zone | one(here), MAP.dry)
    leaving = passed & ~one(here) if not_first(here, zone) else passed
    reached = passed | cross(GRID, leaving, MAP.dry) & line & zone
    return reached & ~one(here) & ~closed_by(end_bars(game, unit))


def objections_to_route(game: Game, unit: UnitId, to: Hex) -> list[Objection]:
    """Why a unit cannot go to a hex by rail."""
    bars = [*rail_bars(game, unit), *end_bars(game, unit)]
    if found := [Objection(bar.rule, bar.case) for bar in bars if bar.covers(to)]:
        return found
    return [Objection("9.0.b", "here" if to == hex_of(game, unit) else "route")]
