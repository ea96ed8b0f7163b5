"""17 Command: army groups and their boundaries."""

from sixweeks.games.nineteen_forty.model.components import (
    COUNTERS,
    FRENCH,
    FRENCH_ARMIES,
    GERMAN,
    GERMANS,
    GERMANY,
    SCENARIO,
    UnitId,
)
from sixweeks.games.nineteen_forty.model.map import MAP
from sixweeks.games.nineteen_forty.model.queries import hex_of, side_of
from sixweeks.games.nineteen_forty.model.state import Game
from sixweeks.kernel.objection import Bar, Objection

BEF, BEF_GROUP = "BEF", "1"
EFFORT = {group: MAP.rows(*rows) & ~GERMANY for group, rows in SCENARIO.effort.items()}
PANZER_TURNS = 1  # 17.e turns 0 and 1


def group_of(game: Game, unit: UnitId) -> str:
    """16.c, 16.e The army group of a unit; none if it may go where it likes."""
    counter = COUNTERS[unit]
    if counter.army == BEF:
        return BEF_GROUP
    if counter.nation == FRENCH:
        return game.plans.allied_armies.get(counter.army, "")
    if is_panzer_corps(unit) and not counter.tag:
        return game.plans.main_effort
    return game.plans.german_armies.get(counter.army, "") if counter.nation == GERMANS else ""


def is_bound(game: Game, unit: UnitId) -> bool:
    """17.a Units of a French army, until it is released; 17.c the BEF."""
    counter = COUNTERS[unit]
    if counter.army == BEF:
        return not may_bef_cross(game)
    return counter.nation == FRENCH and bool(counter.army) and not is_released(game, counter.army)


def is_released(game: Game, army: str) -> bool:
    return army in game.command.released


def may_bef_cross(game: Game) -> bool:
    """17.c, A-25 On turns after all French armies of the 1st Army Group have been released."""
    released = game.command.released
    armies = [army for army, group in game.plans.allied_armies.items() if group == BEF_GROUP]
    return all(army in released and released[army] < game.turn for army in armies)


def boundary_bars(game: Game, unit: UnitId) -> list[Bar]:
    """17.a, 17.c Hexes across a boundary; A-27 who was driven across may stay there or return."""
    if not is_bound(game, unit) or not (group := group_of(game, unit)):
        return []
    zones, here = MAP.groups["allied"], hex_of(game, unit)
    allowed = zones[group] | next(zone for zone in zones.values() if zone >> here & 1)
    return [Bar("17.c" if COUNTERS[unit].army == BEF else "17.a", ~allowed)]


def releasable(game: Game) -> list[str]:
    """17.b The French armies that are still bound."""
    armies = [army for army in FRENCH_ARMIES if army in game.plans.allied_armies]
    return [army for army in armies if not is_released(game, army)]


def is_panzer_corps(unit: UnitId) -> bool:
    """A-29 Panzer corps, XXXIX among them; divisions are free."""
    counter = COUNTERS[unit]
    return counter.side == GERMAN and counter.is_armored and counter.size == "corps"


def objections_to_panzers(game: Game, unit: UnitId) -> list[Objection]:
    """17.e On turns 0 and 1 panzer corps attack only within the area of the main effort."""
    if game.turn > PANZER_TURNS or not is_panzer_corps(unit) or side_of(unit) != GERMAN:
        return []
    is_inside = area_of_effort(game.plans.main_effort) >> hex_of(game, unit) & 1
    return [] if is_inside else [Objection("17.e")]


def area_of_effort(group: str) -> int:
    """17.f Rows outside Germany, A-28 which overlap; inside it the zone of the group."""
    return EFFORT[group] | MAP.groups["german"][group] if group else 0
