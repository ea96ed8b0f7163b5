"""15.1 Lines of communication as they are drawn: hex by hex to the source."""

from sixweeks.board.flood import shortest_way
from sixweeks.board.hexes import Hex
from sixweeks.board.hexsides import cross
from sixweeks.games.mansteins_war.model.components import (
    COUNTERS,
    LOGISTICS,
    NATION,
    UnitId,
)
from sixweeks.games.mansteins_war.model.map import GRID, MAP
from sixweeks.games.mansteins_war.model.queries import hex_of, is_on_map, side_of
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.rules import r15_logistics

Way = tuple[Hex, ...]


def supply_line(game: Game, unit: UnitId) -> Way:
    """15.2 From a unit to its depot or Channel port, by way of a logistic unit if need be; nothing
    if it has no line."""
    length, nation = COUNTERS[unit].movement, NATION[unit]
    if direct := line_to(game, unit, hex_of(game, unit), length, final_sources(game, unit)):
        return direct
    links = r15_logistics.linked_logistics(game, nation)
    first = line_to(game, unit, hex_of(game, unit), length, links)
    return (*first, *onward(game, nation, first[-1])[1:]) if first else ()


def final_sources(game: Game, unit: UnitId) -> int:
    """15.2.a, 15.2.c Depots or ports; 15.2.d for one French unit both."""
    own = r15_logistics.depots(game, NATION[unit])
    by_channel = game.impulse.channel_unit == unit
    return own | r15_logistics.channel_ports(game) if by_channel else own


def onward(game: Game, nation: int, hex: Hex) -> Way:
    """15.2.b The logistic unit's own line."""
    link = next(
        unit
        for unit in LOGISTICS
        if NATION[unit] == nation and is_on_map(game, unit) and hex_of(game, unit) == hex
    )
    depots = r15_logistics.depots(game, nation)
    return line_to(game, link, hex, COUNTERS[link].movement, depots)


def line_to(game: Game, unit: UnitId, start: Hex, length: int, goals: int) -> Way:
    """7.2.g, 15.1.b The shortest line out of a hex, which enters no enemy zone."""
    if goals >> start & 1:
        return (start,)
    ground = r15_logistics.line_ground(game, side_of(unit))
    way = shortest_way(start, goals & ground, ground, over_land)
    return way if 0 < len(way) <= length + 1 else ()


def over_land(hexes: int) -> int:
    return cross(GRID, hexes, MAP.dry)
