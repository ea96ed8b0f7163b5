"""11 Airborne operations: who is lost, and who may be withdrawn or dropped."""

from sixweeks.board.hexes import bits, one
from sixweeks.games.nineteen_forty.model import effects
from sixweeks.games.nineteen_forty.model.components import (
    AIRBORNE,
    ALLIED,
    COUNTERS,
    GERMAN,
    UnitId,
)
from sixweeks.games.nineteen_forty.model.map import GRID, MAP
from sixweeks.games.nineteen_forty.model.queries import (
    hex_of,
    is_on_map,
    neutral_units,
    occupied,
)
from sixweeks.games.nineteen_forty.model.state import WAITING, Game
from sixweeks.games.nineteen_forty.rules.r05_friendly_territory import territory
from sixweeks.games.nineteen_forty.rules.r06_stops import room_bars
from sixweeks.games.nineteen_forty.rules.r08_supply import is_traced
from sixweeks.games.nineteen_forty.rules.r10_fortifications import intact_strengths
from sixweeks.kernel.objection import Objection, closed_by

RANGE = 10  # 11.b hexes from a friendly city


def lose_surrounded(game: Game) -> None:
    """11.e, A-59 Airborne units that share a hex with an enemy as a combat phase closes."""
    enemies = occupied(game, ALLIED) | neutral_units(game) | intact_strengths(game)
    lost = [u for u in AIRBORNE if is_on_map(game, u) and enemies >> hex_of(game, u) & 1]
    effects.eliminate(game, lost, "11.e")


def withdrawable(game: Game) -> list[UnitId]:
    """11.f Airborne units with a supply line, as an impulse begins."""
    return [u for u in AIRBORNE if is_on_map(game, u) and is_traced(game, u)]


def objection_to_withdrawing(game: Game, unit: UnitId) -> Objection:
    """11.f Why a unit cannot be taken off."""
    if not COUNTERS[unit].is_airborne:
        return Objection("11.f", "airborne")
    return Objection("11.f", "supply" if is_on_map(game, unit) else "off_map")


def objections_to_dropping(game: Game, unit: UnitId) -> list[Objection]:
    """11.c, 11.d, A-60 From the pool, or undisrupted from a German city; A-53 no reserve."""
    if not COUNTERS[unit].is_airborne:
        return [Objection("11.a")]
    place = game.units[unit].place
    if place == WAITING:
        return []
    is_ready = place >= 0 and not game.units[unit].disrupted and bases(game) >> place & 1
    checks = (
        ("11.f", "gone", place < 0),
        ("11.i", "", bool(game.grounded >> unit & 1)),
        ("11.q", "", place >= 0 and not is_ready),
        ("6.s", "landed", bool(game.landed >> unit & 1)),
    )
    return [Objection(rule, case) for rule, case, holds in checks if holds]


def bases(game: Game) -> int:
    """11.b Cities under German control."""
    return MAP.cities & territory(game, GERMAN)


def drop_zone(game: Game, unit: UnitId) -> int:
    """11.b Land within ten hexes of a city: any of ours, A-60 or the one the unit is in; 3.a with
    room."""
    place = game.units[unit].place
    cities = bases(game) if place < 0 else one(hex_of(game, unit))
    reached = 0
    for city in bits(cities):
        reached |= GRID.within(city, RANGE)
    return reached & MAP.land & ~closed_by(room_bars(game, (unit,)))


def droppable(game: Game) -> list[UnitId]:
    return [unit for unit in AIRBORNE if not objections_to_dropping(game, unit)]
