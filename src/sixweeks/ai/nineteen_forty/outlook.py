"""The chance of winning, estimated from what a side can see."""

from math import exp

from sixweeks.ai.nineteen_forty.objectives import missing
from sixweeks.games.nineteen_forty.model.components import (
    ALLIED,
    COUNTERS,
    GERMAN,
    PARIS,
    SCENARIO,
)
from sixweeks.games.nineteen_forty.model.map import MAP
from sixweeks.games.nineteen_forty.model.queries import occupied, units_on_map
from sixweeks.games.nineteen_forty.model.state import Game
from sixweeks.games.nineteen_forty.rules.r19_victory import NORTH, victory_points

LEVEL, PER_HEX, PER_FACTOR, PER_POINT, PER_TURN = 1.6, 0.18, 0.02, 0.008, 0.12


def outlook(game: Game, side: str) -> float:
    """From 0 to 1: the German's objectives, armies, points and time, through a logistic curve."""
    german = 1.0 / (1.0 + exp(-balance(game)))
    return german if side == GERMAN else 1.0 - german


def balance(game: Game) -> float:
    if game.ending is not None:
        return {GERMAN: 99.0, ALLIED: -99.0}.get(game.ending.winner, 0.0)
    held = (NORTH | PARIS).bit_count() - missing(game, NORTH | PARIS).bit_count()
    points = victory_points(game)
    line = (occupied(game, ALLIED) & MAP.maginot).bit_count()
    return (
        LEVEL * (held / (NORTH | PARIS).bit_count() * 2 - 1)
        + PER_FACTOR * (factors(game, GERMAN) - factors(game, ALLIED))
        + PER_POINT * (points.german - points.allied)
        - PER_HEX * line / 4
        + PER_TURN * (SCENARIO.turns / 2 - game.turn)
    )


def factors(game: Game, side: str) -> int:
    return sum(COUNTERS[unit].combat for unit in units_on_map(game, side))
