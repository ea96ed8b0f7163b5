"""The chance of winning, estimated from what a side can see."""

from math import exp

from sixweeks.ai.mansteins_war.objectives import VICTORY_HEXES, hex_points
from sixweeks.ai.mansteins_war.situation import steps_to
from sixweeks.board.hexes import bits
from sixweeks.games.mansteins_war.model.components import ALLIED, GERMAN, SCENARIO, TABLES
from sixweeks.games.mansteins_war.model.queries import attack_factor, occupied, units_on_map
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.rules.r03_control import controlled
from sixweeks.games.mansteins_war.rules.r03_victory import difference

EVEN = (TABLES.victory["german_marginal"] + TABLES.victory["draw"]) / 2
SCALE = 7.0  # points to one on the logistic curve, at the end
SPREAD = 2.0  # more for each turn to come
PACE = 0.88  # that a hex is not taken by the end, for each turn and hex that it is away
STRENGTH = 0.12  # points for each attack factor that the Germans have more than usual
USUAL = 60


def outlook(game: Game, side: str) -> float:
    """From 0 to 1: points, what is still to be had, and the strength to take it."""
    german = 1.0 / (1.0 + exp(-balance(game)))
    return german if side == GERMAN else 1.0 - german


def balance(game: Game) -> float:
    if game.ending is not None:
        return {GERMAN: 99.0, ALLIED: -99.0}.get(game.ending.winner, 0.0)
    last = SCENARIO.extended_turns if game.extended else SCENARIO.turns
    left = max(0, last - max(1, game.turn))
    points = difference(game) + to_come(game, left) + STRENGTH * left * (lead(game) - USUAL) / last
    return (points - EVEN) / (SCALE + SPREAD * left)


def to_come(game: Game, left: int) -> float:
    """What the Germans may still take, by distance and time."""
    missing = VICTORY_HEXES[GERMAN] & ~controlled(game, GERMAN)
    field = steps_to(occupied(game, GERMAN) or 1, occupied(game, ALLIED))
    total = 0.0
    for hex in bits(missing):
        chance = 1.0 - PACE ** (3 * left / max(1, field[hex]))
        total += chance * hex_points(game, GERMAN, hex)
    return total


def lead(game: Game) -> int:
    return factors(game, GERMAN) - factors(game, ALLIED)


def factors(game: Game, side: str) -> int:
    return sum(attack_factor(game, unit) for unit in units_on_map(game, side))
