"""What things are worth, in points of French Morale."""

from functools import cache, lru_cache

from sixweeks.board.areas import AreaId, areas
from sixweeks.games.springtime.model.components import (
    AXIS,
    COUNTERS,
    FULL,
    MAP,
    ROSTER,
    TABLES,
    UnitId,
)
from sixweeks.games.springtime.model.state import Game
from sixweeks.games.springtime.rules.r09_movement import ACROSS_MAGINOT
from sixweeks.games.springtime.rules.r13_supply import SIDE_OF, SOURCES
from sixweeks.kernel.memo import of_board

STARVING = 0.4  # how likely a unit without supply is lost
STEP = 0.45  # the first half of a unit
WAY = (2.5, 1.0, 0.5)  # what ground is worth by its distance from Paris
ABROAD = {"belgium": 0.7, "netherlands": 0.35, "germany": 0.3, "italy": 0.3, "france": 0.0}


FUTURE = (1.0, 1.0, 1.0, 1.0, 0.9, 0.8, 0.5, 0.15)  # what strength still counts for, by turn


@cache
def ways_to_paris() -> dict[AreaId, int]:
    """The steps from every area to Paris, not across the Maginot Line."""
    found = {MAP.paris: 0}
    ring = [MAP.paris]
    while ring:
        start = ring.pop(0)
        for area in areas(MAP.neighbours[start] & ~ACROSS_MAGINOT[start]):
            if area not in found:
                found[area] = found[start] + 1
                ring.append(area)
    return found


def future(game: Game) -> float:
    return FUTURE[game.turn]


def ground_of(area: AreaId) -> tuple[float, float]:
    """What an area costs in French Morale, and what it is worth for going on."""
    steps, country = ways_to_paris()[area], MAP.areas[area].country
    way = ABROAD[country] + (WAY[steps] if steps < len(WAY) else 0.0)
    if area == MAP.paris:
        return float(abs(TABLES.morale["paris"])), way
    return (1.0 if country == "france" else 0.0), way


GROUND = tuple(ground_of(area.id) for area in MAP.areas)
OPEN_PARIS = (float(abs(TABLES.morale["open_paris"])), WAY[0])


def ground(game: Game, area: AreaId) -> float:
    """What it is worth to take an area from the enemy, or to keep it."""
    is_open = area == MAP.paris and game.paris_open
    morale, way = OPEN_PARIS if is_open else GROUND[area]
    return morale + way * future(game)


@cache
def full_worth(unit: UnitId) -> float:
    """What a unit at full strength is worth to its owner, apart from French Morale."""
    counter = COUNTERS[unit]
    return 0.22 * counter.faces[FULL][0] + (0.5 if counter.is_armored else 0.0)


def loss(game: Game, unit: UnitId, outright: bool = False) -> float:
    """What the next loss of strength costs the owner of a unit."""
    return price_of(unit, game.turn, outright or game.units[unit].strength != FULL)


@cache
def price_of(unit: UnitId, turn: int, is_lost: bool) -> float:
    """What it costs in a turn that a unit is reduced, or lost."""
    if not is_lost:
        return STEP * full_worth(unit) * FUTURE[turn]
    return full_worth(unit) * FUTURE[turn] + abs(TABLES.morale[morale_line(unit)])


def morale_line(unit: UnitId) -> str:
    return "airlanding" if unit == ROSTER.airlanding else f"{ROSTER.nation[unit]}_unit"


@of_board
def cut_off(game: Game, side: str, control: int) -> float:
    """What it costs a side that units would be out of supply, were this the Axis' ground."""
    return sum(
        starving(game, unit)
        for unit in ROSTER.units[side]
        if (place := game.units[unit].place) >= 0
        and not net_of(ROSTER.nation[unit], control) >> place & 1
    )


def starving(game: Game, unit: UnitId) -> float:
    """What it costs that a unit is out of supply, for it may surrender."""
    return STARVING * loss(game, unit, outright=True)


@lru_cache(4096)
def net_of(nation: str, control: int) -> int:
    """Where units of a nation would be in supply, were this the Axis' ground."""
    own = control if SIDE_OF[nation] == AXIS else MAP.all & ~control
    net = MAP.graph.flood(SOURCES[nation], own)
    return net | MAP.graph.spread(net)


def severed(game: Game, side: str, area: AreaId) -> float:
    """What more a side would have cut off, were an area lost."""
    after = game.control & ~(1 << area) if side == AXIS else game.control | 1 << area
    return cut_off(game, side, after) - cut_off(game, side, game.control)
