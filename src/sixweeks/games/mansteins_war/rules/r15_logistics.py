"""15 Logistics: lines of communication, support, and units cut off."""

from collections.abc import Iterable
from functools import lru_cache

from sixweeks.board.hexes import Hex, bits, one
from sixweeks.board.hexsides import cross
from sixweeks.games.mansteins_war.model.components import (
    ALLIED,
    BRITISH,
    COUNTERS,
    FRENCH,
    GERMAN,
    GERMANS,
    HOME,
    LOGISTICS,
    MOVEMENT,
    NATION,
    UnitId,
    opponent,
)
from sixweeks.games.mansteins_war.model.map import GRID, MAP, NEAR
from sixweeks.games.mansteins_war.model.queries import (
    enterable,
    hex_of,
    is_on_map,
    occupied,
    side_of,
)
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.rules.r03_control import controlled
from sixweeks.games.mansteins_war.rules.r07_zones_of_control import zone_against
from sixweeks.kernel.memo import of_board
from sixweeks.masks import mask_of

WITH_LOGISTICS = frozenset(NATION[unit] for unit in LOGISTICS)  # 15.2.e not Belgians, Dutch
LONGEST = max(counter.movement for counter in COUNTERS)
KINDS = tuple(dict.fromkeys((each.nation, each.movement) for each in COUNTERS))  # that trace alike
KIND = tuple(KINDS.index((each.nation, each.movement)) for each in COUNTERS)


# --- 15.1 lines of communication --------------------------------------------------------------


@of_board
def line_ground(game: Game, side: str) -> int:
    """15.1.b, 7.2.g What a line passes: no enemy unit, no enemy zone, friends there or not."""
    return enterable(game) & ~occupied(game, opponent(side)) & ~zone_against(game, side)


@of_board
def lines_from(game: Game, side: str, sources: int) -> tuple[int, ...]:
    """The hexes a line of each length can start in; 7.2.g a source in an enemy zone has none but
    its own, and a line may leave an enemy zone."""
    return lines_over(line_ground(game, side), sources)


@lru_cache(maxsize=2048)
def lines_over(ground: int, sources: int) -> tuple[int, ...]:
    # SPEED: who moves changes the ground of the enemy's lines, seldom that of his own.
    ring, free = sources & ground, ground & ~sources
    lines, reached = [sources], sources
    while ring and len(lines) <= LONGEST:
        entered = cross(GRID, ring, MAP.dry)
        reached |= entered
        lines.append(reached)
        ring = entered & free
        free ^= ring
    return tuple(lines)


def has_line(game: Game, unit: UnitId, sources: int) -> bool:
    """15.1.a A line no longer than the printed movement factor, the source included."""
    return bool(within(game, unit, sources) >> hex_of(game, unit) & 1)


def within(game: Game, unit: UnitId, sources: int) -> int:
    """The hexes from which this unit could trace to a source."""
    return longest_line(lines_from(game, side_of(unit), sources), MOVEMENT[unit])


def longest_line(lines: tuple[int, ...], movement: int) -> int:
    return lines[min(movement, len(lines) - 1)]


# --- 15.2 sources -----------------------------------------------------------------------------


@of_board
def depots(game: Game, nation: int) -> int:
    """15.2.a, 22.4, 3.7 Own depots under control, neither bombed nor of a country that gave up;
    15.2.c Channel ports for the British."""
    if nation == BRITISH:
        return channel_ports(game)
    country = HOME[nation]
    if country in game.capitulated:
        return 0
    side = GERMAN if country == "germany" else ALLIED
    return MAP.depots[country] & controlled(game, side) & ~game.bombed


def channel_ports(game: Game) -> int:
    """15.2.c, A-48 Channel ports in Allied control, not bombed."""
    return MAP.channel_ports & controlled(game, ALLIED) & ~game.bombed


@of_board
def linked_logistics(game: Game, nation: int) -> int:
    """15.2.b, 15.3 The hexes of logistic units of a nation that trace to a depot themselves."""
    return mask_of(
        hex_of(game, unit)
        for unit in LOGISTICS
        if NATION[unit] == nation
        and is_on_map(game, unit)
        and has_line(game, unit, depots(game, nation))
    )


@of_board
def sources(game: Game, nation: int) -> int:
    """15.2.a-e, 15.3 All that a unit of a nation may trace to."""
    linked = linked_logistics(game, nation) if nation in WITH_LOGISTICS else 0
    return depots(game, nation) | linked


# --- 15.4 support -----------------------------------------------------------------------------


def is_always_supported(game: Game, unit: UnitId) -> bool:
    """15.0 Static and logistic units, and who stands in a depot of his own; 18.3 a corps that has
    just landed."""
    counter = COUNTERS[unit]
    if counter.is_static or counter.is_logistic:
        return True
    if counter.kind == "airborne" and game.impulse.has_landed:
        return True
    return bool(depots(game, counter.nation) >> hex_of(game, unit) & 1)


def is_supported(game: Game, unit: UnitId) -> bool:
    """15.1.a As judged now."""
    if is_always_supported(game, unit):
        return True
    nation = NATION[unit]
    return has_line(game, unit, sources(game, nation)) or has_channel_line(game, unit)


def unsupported_units(game: Game) -> list[UnitId]:
    """15.1.a All on the map that have no support now."""
    # SPEED: of a hundred units a few stand where they must be looked at one by one.
    well = well_supported(game)
    return [
        unit
        for hex, stack in game.stacks.items()
        for unit in stack
        if not well[KIND[unit]] >> hex & 1 and not is_supported(game, unit)
    ]


def well_supported(game: Game) -> list[int]:
    """Where units of each kind have a line to the sources of their nation."""
    lines = {
        nation: lines_from(game, GERMAN if nation == GERMANS else ALLIED, sources(game, nation))
        for nation in HOME
    }
    return [longest_line(lines[nation], movement) for nation, movement in KINDS]


def is_supported_in_action(game: Game, unit: UnitId) -> bool:
    """15.5 For movement and combat: 26.1 the airlift will do, and 26.3 a transfer by air."""
    if side_of(unit) == GERMAN and supplied_by_air(game) >> hex_of(game, unit) & 1:
        return True
    return bool(game.impulse.transferred >> unit & 1) or is_supported(game, unit)


def supplied_by_air(game: Game) -> int:
    """26.1 The hex of the airlift and those around it, whatever lies between."""
    if game.airlift < 0 or game.options.airlift == "off":
        return 0
    return one(Hex(game.airlift)) | GRID.around[game.airlift]


def has_channel_line(game: Game, unit: UnitId) -> bool:
    """15.2.d The one French unit that may trace to a Channel port."""
    return game.impulse.channel_unit == unit and has_line(game, unit, channel_ports(game))


def may_use_channel(game: Game, unit: UnitId) -> bool:
    """15.2.d, A-47 A French unit that has no other line, and has this one."""
    if NATION[unit] != FRENCH or is_always_supported(game, unit):
        return False
    without = has_line(game, unit, sources(game, FRENCH))
    return not without and has_line(game, unit, channel_ports(game))


def is_cut_off(game: Game, unit: UnitId) -> bool:
    """15.4.b All six neighbours are shut; A-71 by prohibited ground and ocean sides too."""
    if is_always_supported(game, unit) or is_british_in_port(game, unit):
        return False
    around = NEAR[hex_of(game, unit)] & enterable(game)
    side = side_of(unit)
    return not around & ~occupied(game, opponent(side)) & ~zone_against(game, side)


def is_british_in_port(game: Game, unit: UnitId) -> bool:
    return NATION[unit] == BRITISH and bool(MAP.ports >> hex_of(game, unit) & 1)


def unsupported(game: Game, units: Iterable[UnitId]) -> list[UnitId]:
    """10.5.c Those that count as unsupported in combat."""
    return [unit for unit in units if not is_supported_in_action(game, unit)]


def nearest_source(game: Game, unit: UnitId, hex: Hex) -> int | None:
    """A-40 How far it is from a hex to the nearest depot of a unit, as the crow flies."""
    found = depots(game, NATION[unit])
    return min((GRID.distance(hex, source) for source in bits(found)), default=None)
