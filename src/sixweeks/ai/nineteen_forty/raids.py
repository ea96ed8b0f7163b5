"""The last turn: the Allies, who move last, go for whatever would defeat the plan."""

from collections.abc import Iterator, Sequence

from sixweeks.ai.nineteen_forty.marches import Merit
from sixweeks.ai.nineteen_forty.situation import Situation, place_of, zone_from
from sixweeks.board.hexes import Hex, bits, one
from sixweeks.games.nineteen_forty.model.components import (
    ALLIED,
    COUNTERS,
    ENTRY_EDGE,
    GATHERING_POINTS,
    PARIS,
    SCENARIO,
    SWISS,
    TABLES,
    UNITS_OF,
    UnitId,
)
from sixweeks.games.nineteen_forty.model.map import MAP
from sixweeks.games.nineteen_forty.model.state import WAITING, Game
from sixweeks.games.nineteen_forty.rules.r19_victory import NORTH

HELD_BACK = TABLES.reserves["allied"]  # 14.d as many as may come in at once


def is_last(game: Game) -> bool:
    return game.turn == SCENARIO.turns


def is_last_stand(game: Game) -> bool:
    """On the last turn, if an objective is German as things stand."""
    return is_last(game) and any(not goal & ~game.control for goal in (NORTH, PARIS))


def merit(situation: Situation, unit: UnitId) -> Merit:
    """5.a A hex that nobody contests is claimed from the next one; one hex defeats an objective."""
    game, weights = situation.game, situation.weights.raid
    open_ground = game.control & ~situation.foes & ~situation.enemy_zone
    prizes = ((NORTH, weights.north), (PARIS, weights.paris))
    lost = [(goal, prize) for goal, prize in prizes if not goal & ~game.control]
    goals = 0
    for goal, _ in lost:
        goals |= goal
    field = situation.field(goals & ~situation.foes or goals or MAP.maginot, situation.foes)
    exerts = not COUNTERS[unit].is_regiment

    def worth(hex: Hex) -> float:
        claimed = one(hex) | (zone_from(one(hex)) & open_ground if exerts else 0)
        value = sum(prize for goal, prize in lost if goal & claimed)
        value += weights.line * (MAP.maginot >> hex & 1)
        return value - weights.near * field[hex]

    return worth


# --- who might raid -----------------------------------------------------------------------------


def raiders(situation: Situation, units: Sequence[UnitId]) -> Iterator[tuple[Hex, int]]:
    """Units on the map, and how far they go in a turn of two impulses."""
    for unit in units:
        yield place_of(situation.game, unit), in_a_turn(unit)


def entries(game: Game) -> Iterator[tuple[Hex, int]]:
    """14.f Where reserves might come in, and how far the fastest of them would go."""
    waiting = reserves(game)
    if waiting:
        radius = max(map(in_a_turn, waiting)) - 1
        for hex in bits(ENTRY_EDGE | GATHERING_POINTS):
            yield hex, radius


def in_a_turn(unit: UnitId) -> int:
    return COUNTERS[unit].movement * 3 // 2


def reserves(game: Game) -> list[UnitId]:
    """French and British reserves that have not come in."""
    return [
        unit
        for unit in UNITS_OF[ALLIED]
        if COUNTERS[unit].tag in ("res", "sr")
        and COUNTERS[unit].nation != SWISS
        and game.units[unit].place == WAITING
    ]


def held_back(game: Game) -> list[UnitId]:
    """Reserves that are kept for the last turn: the fastest, then those that the line misses
    least."""
    if is_last(game):
        return []
    order = sorted(reserves(game), key=lambda u: (-COUNTERS[u].movement, COUNTERS[u].combat, u))
    return order[:HELD_BACK]
