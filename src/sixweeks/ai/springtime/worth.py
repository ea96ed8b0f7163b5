"""What things are worth, in points of French Morale."""

from functools import cache

from sixweeks.board.areas import AreaId, areas
from sixweeks.games.springtime.components import (
    ALLIED,
    AXIS,
    COUNTERS,
    FULL,
    MAP,
    ROSTER,
    TABLES,
    UnitId,
)
from sixweeks.games.springtime.rules.r13_supply import SOURCES
from sixweeks.games.springtime.state import Game

WAY = (2.5, 1.0, 0.5)  # what ground is worth by its distance from Paris
ABROAD = {"belgium": 0.7, "netherlands": 0.35, "germany": 1.5, "italy": 0.3, "france": 0.0}


@cache
def steps_to_paris() -> dict[AreaId, int]:
    found, ring, seen, steps = {}, 1 << MAP.paris, 0, 0
    while ring & ~seen:
        ring &= ~seen
        found.update(dict.fromkeys(areas(ring), steps))
        seen |= ring
        ring, steps = MAP.graph.spread(ring), steps + 1
    return found


def ground(game: Game, area: AreaId) -> float:
    """What it is worth to take an area from the enemy, or to keep it."""
    if area == MAP.paris:
        return abs(TABLES.morale["open_paris" if game.paris_open else "paris"]) + WAY[0]
    country = MAP.areas[area].country
    steps = steps_to_paris()[area]
    value = ABROAD[country] + (WAY[steps] if steps < len(WAY) else 0.0)
    return value + (1.0 if country == "france" else 0.0)


@cache
def full_worth(unit: UnitId) -> float:
    """What a unit at full strength is worth to its owner, apart from French Morale."""
    counter = COUNTERS[unit]
    return 0.22 * counter.faces[FULL][0] + (0.5 if counter.is_armored else 0.0)


def loss(game: Game, unit: UnitId, outright: bool = False) -> float:
    """What the next loss of strength costs the owner of a unit."""
    if game.units[unit].strength == FULL and not outright:
        return 0.45 * full_worth(unit)
    return full_worth(unit) + abs(TABLES.morale[morale_line(unit)])


def morale_line(unit: UnitId) -> str:
    return "airlanding" if unit == ROSTER.airlanding else f"{ROSTER.nation[unit]}_unit"


def cut_off(game: Game, control: int) -> float:
    """What it costs the Allies that units would be out of supply, were this the Axis' ground."""
    total = 0.0
    nets: dict[str, int] = {}
    for unit in ROSTER.units[ALLIED]:
        place, nation = game.units[unit].place, ROSTER.nation[unit]
        if place >= 0:
            if nation not in nets:
                net = MAP.graph.flood(SOURCES[nation], MAP.all & ~control)
                nets[nation] = net | MAP.graph.spread(net)
            if not nets[nation] >> place & 1:
                total += 0.35 * (full_worth(unit) + abs(TABLES.morale[morale_line(unit)]))
    return total


def axis_net(control: int) -> int:
    """Where German units would be in supply, were this the Axis' ground."""
    net = MAP.graph.flood(SOURCES["german"], control)
    return net | MAP.graph.spread(net)


def enemy_side(side: str) -> str:
    return ALLIED if side == AXIS else AXIS
