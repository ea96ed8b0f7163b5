"""8.0 Supply: paths of any length to a source."""

from functools import lru_cache

from sixweeks.board.flood import flood
from sixweeks.games.france_40.model.components import (
    ALLIED,
    GERMAN,
    MAP,
    PORTS,
    RULES_1940,
    UnitId,
    opponent,
)
from sixweeks.games.france_40.model.queries import (
    BRITISH,
    FRENCH,
    mobile_units,
    neutral_ground,
    occupied,
    standing_forts,
)
from sixweeks.games.france_40.model.state import Game
from sixweeks.games.france_40.rules.r07_zones_of_control import zone_of_control
from sixweeks.kernel.memo import of_board

GERMAN_SOURCES = MAP.ruhr | (MAP.east & MAP.countries["germany"])
FRENCH_EDGES = (MAP.west | MAP.south) & MAP.countries["france"]
COASTAL_ROWS = MAP.rows_from(RULES_1940.coastal_supply_row)
AUTOMATIC_TURNS = 3


def is_in_supply(game: Game, unit: UnitId) -> bool:
    """8.0a Who needs supply: in 1940 Germans, French and British, in 1939 the French."""
    nation = game.roster.nation[unit]
    bit = 1 << game.units[unit].place
    if nation == 0:
        return game.scenario_id == "1939" or is_german_supplied(game, unit, bit)
    if nation not in (FRENCH, BRITISH):
        return True
    if nation == FRENCH and bit & standing_forts(game, "maginot"):
        return True  # 8.8a
    return bool(bit & overland(game)) or bool(bit & COASTAL_ROWS & coastal(game))


def well_supplied(game: Game) -> int:
    """8.7a, 8.8d Hexes in which no unit can be out of supply, whatever it is."""
    german, allied = mobile_units(game, GERMAN), mobile_units(game, ALLIED)
    if game.scenario_id == "1940":
        german &= german_supply(game)
    return german | allied & overland(game)


def is_german_supplied(game: Game, unit: UnitId, bit: int) -> bool:
    """8.7a By the Ruhr or the east edge; 8.10a mechanized corps anyhow on turns 1 to 3."""
    if game.turn <= AUTOMATIC_TURNS and game.roster.panzers >> unit & 1:
        return True
    return bool(bit & german_supply(game))


def supply_ground(game: Game, side: str) -> int:
    """8.1c, 8.9a What a supply path may pass through: open ground out of enemy zones.

    Other hexes may be enemy-controlled."""
    return open_to_supply(game, side) & ~hostile_zone(game, side)


def hostile_zone(game: Game, side: str) -> int:
    """8.1b An enemy zone cuts supply, 7.2a unless a friendly unit is there."""
    return zone_of_control(game, opponent(side)) & ~mobile_units(game, side)


def open_to_supply(game: Game, side: str) -> int:
    """8.1b, B-29 Where a path may begin and lead: not an enemy unit, not a city in enemy hands.

    Not neutral ground (B-43) either, nor the Sarreguemines Gap (B-61), which is no land."""
    hostile = ~game.control if side == GERMAN else game.control
    enemies = occupied(game, opponent(side))
    return MAP.land & ~(enemies | MAP.cities & hostile | neutral_ground(game))


@lru_cache(maxsize=4096)
def connected(sources: int, ground: int) -> int:
    """8.1a The hexes with a path to a source; 8.9a the last hex may lie in an enemy zone."""
    return flood(MAP.grid, sources, ground | sources, MAP.open)


def traced(game: Game, side: str, sources: int) -> int:
    """The hexes from which a side can trace to sources; B-29 a source city must be its own."""
    ground = open_to_supply(game, side)
    return connected(sources & ground, ground & ~hostile_zone(game, side))


@of_board
def german_supply(game: Game) -> int:
    """8.7a Ruhr hexes and east edge hexes in Germany."""
    return traced(game, GERMAN, GERMAN_SOURCES)


@of_board
def overland(game: Game) -> int:
    """8.8d West and south edge hexes in France; 8.6a in 1939 any hex of France.

    8.8b Not the Maginot Line, though a line may pass through it.
    """
    sources = MAP.countries["france"] & MAP.land if game.scenario_id == "1939" else FRENCH_EDGES
    return traced(game, ALLIED, sources)


@of_board
def coastal(game: Game) -> int:
    """8.8c Friendly ports that have never been German, in 1940."""
    if game.scenario_id == "1939":
        return 0
    return traced(game, ALLIED, PORTS & ~game.ports_lost)
