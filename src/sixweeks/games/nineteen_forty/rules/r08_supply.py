"""8 Supply: lines of any length over friendly territory to a source."""

from functools import lru_cache

from sixweeks.board.flood import flood
from sixweeks.board.hexsides import union
from sixweeks.games.nineteen_forty.model.components import (
    ALLIED,
    BELGIAN,
    COUNTERS,
    DUTCH,
    GERMAN,
    GERMANS,
    GERMANY,
    HOMES,
    IS_MOTORIZED,
    NATION,
    PARIS,
    SCENARIO,
    SWISS,
    WEST_EDGE,
    UnitId,
    opponent,
)
from sixweeks.games.nineteen_forty.model.map import GRID, MAP
from sixweeks.games.nineteen_forty.model.queries import (
    hex_of,
    is_neutral_unit,
    is_on_map,
    occupied,
    side_of,
)
from sixweeks.games.nineteen_forty.model.state import Game
from sixweeks.games.nineteen_forty.rules.r04_zones_of_control import zone_of_control
from sixweeks.games.nineteen_forty.rules.r05_friendly_territory import territory

SWITZERLAND = MAP.countries["switzerland"]
EAST_EDGE = GRID.mask(f"{row:02}01" for row in range(1, 33)) & MAP.rows(
    *SCENARIO.german_east_edge_rows
)
GERMAN_SOURCES = EAST_EDGE | MAP.major_cities & GERMANY  # 8.c
FRENCH_SOURCES = WEST_EDGE | PARIS  # 8.d
SWISS_EDGES = GRID.mask(SCENARIO.swiss_east_edge + SCENARIO.swiss_south_edge)
SWISS_SOURCES = MAP.cities & SWITZERLAND | SWISS_EDGES  # 8.f
LINES = {  # A-82 Allied lines cross sea sides, German ones causeways alone, none a lake
    GERMAN: MAP.attackable,
    ALLIED: union(MAP.attackable, MAP.sides["sea"]),
}


def sources(game: Game, nation: int) -> int:
    """8.c, 8.d, 8.e, 8.f The sources of a nation, whoever holds them."""
    if nation == GERMANS:
        return GERMAN_SOURCES
    if nation == SWISS:
        return SWISS_SOURCES
    if nation not in (BELGIAN, DUTCH):
        return FRENCH_SOURCES
    home = HOMES[nation]
    own = MAP.major_cities & MAP.countries[home]
    return own | FRENCH_SOURCES if home in game.countries.invaded_on else own


def supply_ground(game: Game, side: str, motorized: bool) -> int:
    """8.a, 8.b Friendly territory; 4.g for foot no enemy zone, A-52 unless a friend is there.

    4.h Motorized units mind no zone, but do not trace over mountains."""
    ground = territory(game, side)
    if motorized:
        return ground & ~MAP.terrain["mountain"]
    return ground & ~(zone_of_control(game, opponent(side)) & ~occupied(game, side))


@lru_cache(maxsize=2048)
def connected(side: str, sources: int, ground: int) -> int:
    return flood(GRID, sources, ground, LINES[side])


def supplied_ground(game: Game, nation: int, motorized: bool) -> int:
    """8.a, 8.g The hexes from which a nation's units trace to a friendly source."""
    side = GERMAN if nation == GERMANS else ALLIED
    ground = supply_ground(game, side, motorized)
    return connected(side, sources(game, nation) & ground, ground)


def is_traced(game: Game, unit: UnitId) -> bool:
    """8.a Does a unit trace a line now? 10.j, A-39 The Allies in the Maginot Line need none."""
    here = hex_of(game, unit)
    if side_of(unit) == ALLIED and MAP.maginot >> here & 1:
        return True
    return bool(supplied_ground(game, NATION[unit], IS_MOTORIZED[unit]) >> here & 1)


def unsupplied_units(game: Game) -> list[UnitId]:
    """8.h The units of both sides that trace no line; neutrals are not judged."""
    return [
        counter.id
        for counter in COUNTERS
        if is_on_map(game, counter.id)
        and not is_neutral_unit(game, counter.id)
        and not is_traced(game, counter.id)
    ]
