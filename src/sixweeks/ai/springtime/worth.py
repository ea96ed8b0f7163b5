"""What things are worth, in points of French Morale."""

from functools import cache, lru_cache

from msgspec.structs import astuple

from sixweeks.ai.springtime.weights import Future, Way, Worth
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

KEPT = 4096  # answers of each function; tuning tries thousands of weights


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


@lru_cache(KEPT)
def future(turn: int, weights: Future) -> float:
    """The set-up before turn 1 counts as turn 1."""
    turns: tuple[float, ...] = astuple(weights)
    return turns[max(turn, 1) - 1]


def ground(game: Game, area: AreaId, worth: Worth) -> float:
    """What it is worth to take an area from the enemy, or to keep it."""
    return price_of_ground(area, area == MAP.paris and game.paris_open, game.turn, worth)


@lru_cache(KEPT)
def price_of_ground(area: AreaId, is_open: bool, turn: int, worth: Worth) -> float:
    """What an area costs in French Morale, and what it is worth for going on."""
    return morale_of(area, is_open) + way_through(area, worth) * future(turn, worth.future)


def morale_of(area: AreaId, is_open: bool = False) -> float:
    if area == MAP.paris:
        return float(abs(TABLES.morale["open_paris" if is_open else "paris"]))
    return 1.0 if MAP.areas[area].country == "france" else 0.0


@lru_cache(KEPT)
def way_through(area: AreaId, worth: Worth) -> float:
    """What an area is worth for going on."""
    abroad: float = getattr(worth.countries, MAP.areas[area].country)
    return abroad + nearness(ways_to_paris()[area], worth.way)


def nearness(steps: int, weights: Way) -> float:
    """What ground is worth by its distance from Paris."""
    ways: tuple[float, ...] = astuple(weights)
    return ways[steps] if steps < len(ways) else 0.0


@lru_cache(KEPT)
def full_worth(unit: UnitId, worth: Worth) -> float:
    """What a unit at full strength is worth to its owner, apart from French Morale."""
    counter = COUNTERS[unit]
    return worth.factor * counter.faces[FULL][0] + (worth.armored if counter.is_armored else 0.0)


def loss(game: Game, unit: UnitId, worth: Worth, outright: bool = False) -> float:
    """What the next loss of strength costs the owner of a unit."""
    return price_of(unit, game.turn, outright or game.units[unit].strength != FULL, worth)


@lru_cache(KEPT)
def price_of(unit: UnitId, turn: int, is_lost: bool, worth: Worth) -> float:
    """What it costs in a turn that a unit is reduced, or lost."""
    full, later = full_worth(unit, worth), future(turn, worth.future)
    if not is_lost:
        return worth.step * full * later
    return full * later + abs(TABLES.morale[morale_line(unit)])


def morale_line(unit: UnitId) -> str:
    return "airlanding" if unit == ROSTER.airlanding else f"{ROSTER.nation[unit]}_unit"


@of_board
def cut_off(game: Game, side: str, control: int, worth: Worth) -> float:
    """What it costs a side that units would be out of supply, were this the Axis' ground."""
    return sum(
        starving(game, unit, worth)
        for unit in ROSTER.units[side]
        if (place := game.units[unit].place) >= 0
        and not net_of(ROSTER.nation[unit], control) >> place & 1
    )


def starving(game: Game, unit: UnitId, worth: Worth) -> float:
    """What it costs that a unit is out of supply, for it may surrender."""
    return worth.starving * loss(game, unit, worth, outright=True)


@lru_cache(KEPT)
def net_of(nation: str, control: int) -> int:
    """Where units of a nation would be in supply, were this the Axis' ground."""
    own = control if SIDE_OF[nation] == AXIS else MAP.all & ~control
    net = MAP.graph.flood(SOURCES[nation], own)
    return net | MAP.graph.spread(net)


def severed(game: Game, side: str, area: AreaId, worth: Worth) -> float:
    """What more a side would have cut off, were an area lost."""
    after = game.control & ~(1 << area) if side == AXIS else game.control | 1 << area
    return cut_off(game, side, after, worth) - cut_off(game, side, game.control, worth)
