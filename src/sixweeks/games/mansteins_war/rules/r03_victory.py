"""3.2-3.6 Victory points and levels; every point with what it is for."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from sixweeks.board.hexes import Hex, bits
from sixweeks.games.mansteins_war.model import effects
from sixweeks.games.mansteins_war.model.charts import Points
from sixweeks.games.mansteins_war.model.components import (
    AIR,
    ALLIED,
    COUNTERS,
    GERMAN,
    SIDES,
    TABLES,
    Counter,
    opponent,
)
from sixweeks.games.mansteins_war.model.map import GRID, MAP
from sixweeks.games.mansteins_war.model.state import DEAD, LOST, Game
from sixweeks.games.mansteins_war.rules.r03_control import controlled
from sixweeks.games.mansteins_war.rules.r25_options import is_open_city
from sixweeks.games.mansteins_war.rules.r28_variants import variant_points
from sixweeks.kernel.memo import all_of_position

LEVELS = TABLES.victory
ENEMY_DEPOTS = {  # 3.4.a, 3.5.a
    GERMAN: MAP.all_depots & ~MAP.depots["germany"],
    ALLIED: MAP.depots["germany"],
}
ENEMIES = {side: tuple(each for each in COUNTERS if each.side == opponent(side)) for side in SIDES}
ENEMY_LINE = {GERMAN: MAP.maginot, ALLIED: MAP.westwall}


class Score(Struct, frozen=True):
    """Points of a side for one thing: a hex, a lost unit or air unit, a variant, the extension."""

    side: str
    kind: str  # hex, unit, air, variant, extension
    what: str
    points: int
    rule: str


# --- 3.4, 3.5 what is worth points ------------------------------------------------------------


def hex_values(side: str) -> dict[Hex, int]:
    """3.4.a, 3.5.a The hexes that are worth points to a side, 3.5.c each by its best kind."""
    prices = TABLES.victory_points[side]
    kinds = (
        *((GRID.mask([number]), points) for number, points in prices.hexes.items()),
        (ENEMY_DEPOTS[side], prices.depot),
        (MAP.channel_ports, prices.channel_port),
        (ENEMY_LINE[side], prices.fort),
    )
    every = {hex for mask, points in kinds if points for hex in bits(mask)}
    return {hex: max(p for mask, p in kinds if mask >> hex & 1) for hex in sorted(every)}


HEX_VALUES = {side: hex_values(side) for side in SIDES}


def unit_value(counter: Counter) -> int:
    """3.4.b, 3.5.b What the enemy gets for a unit; A-21 detachments are no armies, DLM is a mech
    corps, and of the Germans any mech unit counts."""
    prices: Points = TABLES.victory_points[opponent(counter.side)]
    is_mech = counter.is_mech and (counter.side == GERMAN or counter.size == "corps")
    if is_mech:
        return prices.mech
    return prices.army if counter.is_army else 0


# --- 3.2 the count ----------------------------------------------------------------------------


def scores(game: Game) -> list[Score]:
    """3.2 Everything that both sides have points for now."""
    found = [score for side in SIDES for score in scores_of(game, side)]
    return [score for score in found if score.points]


@all_of_position
def scores_of(game: Game, side: str) -> Iterable[Score]:
    yield from hex_scores(game, side)
    yield from unit_scores(game, side)
    for id, points in variant_points(game, side).items():
        yield Score(side, "variant", id, points, "28.1" if side == ALLIED else "28.2")
    if game.extended:
        extension = TABLES.victory_points[side].extension
        yield Score(side, "extension", "", extension, "3.4.c")


def hex_scores(game: Game, side: str) -> Iterator[Score]:
    """A-2 For control; 25.4.b half for an open city, rounded down."""
    own, rule = controlled(game, side), "3.4.a" if side == GERMAN else "3.5.a"
    for hex, points in HEX_VALUES[side].items():
        if own >> hex & 1:
            halved = points // 2 if is_open_city(game, hex) else points
            yield Score(side, "hex", GRID.number(hex), halved, rule)


def unit_scores(game: Game, side: str) -> Iterator[Score]:
    """3.5.d For units without a step left, 3.7 and those of countries that gave up."""
    rule, enemy = "3.4.b" if side == GERMAN else "3.5.b", opponent(side)
    for counter in ENEMIES[side]:
        if game.units[counter.id].place == DEAD:
            yield Score(side, "unit", counter.name, unit_value(counter), rule)
    for air in AIR:
        if air.side == enemy and game.air[air.id].place == LOST:
            yield Score(side, "air", air.name, TABLES.victory_points[side].air, rule)


def total(game: Game, side: str) -> int:
    return sum(score.points for score in scores_of(game, side))


def difference(game: Game) -> int:
    """3.6 German less Allied points."""
    return total(game, GERMAN) - total(game, ALLIED)


# --- 3.6 the level ----------------------------------------------------------------------------


def level_of(difference: int) -> str:
    """3.6, A-5 The level that a difference of points gives."""
    for level, least in LEVELS.items():
        if difference >= least:
            return level
    return "allied_strategic"


def judge(game: Game) -> None:
    """3.2 After the last GT the points are compared."""
    level = level_of(difference(game))
    winner = level.split("_")[0] if level != "draw" else ""
    effects.finish(game, winner, level, "3.6")
