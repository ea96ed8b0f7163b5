"""The last turn: the Allies go for whatever would defeat the plan, for they move last."""

from sixweeks.ai.nineteen_forty.marches import Merit
from sixweeks.ai.nineteen_forty.situation import Situation, zone_from
from sixweeks.board.hexes import Hex, one
from sixweeks.games.nineteen_forty.model.components import COUNTERS, PARIS, SCENARIO, UnitId
from sixweeks.games.nineteen_forty.model.map import MAP
from sixweeks.games.nineteen_forty.model.state import Game
from sixweeks.games.nineteen_forty.rules.r19_victory import NORTH

PRIZES = ((NORTH, 3.0), (PARIS, 2.0))  # as likely as the objectives are
LINE_PRIZE = 1.0
NEAR = 0.05


def is_last(game: Game) -> bool:
    return game.turn == SCENARIO.turns


def is_lost(game: Game) -> bool:
    """Would some objective be attained as things stand?"""
    return any(not goal & ~game.control for goal, _ in PRIZES)


def merit(situation: Situation, unit: UnitId) -> Merit:
    """5.a A hex that nobody contests is claimed from the next one."""
    game = situation.game
    open_ground = game.control & ~situation.foes & ~situation.enemy_zone
    wanted = (NORTH | PARIS) & game.control
    field = situation.field(wanted or MAP.maginot)
    exerts = not COUNTERS[unit].is_regiment

    def worth(hex: Hex) -> float:
        claimed = one(hex) | (zone_from(one(hex)) & open_ground if exerts else 0)
        value = sum(prize for goal, prize in PRIZES if goal & claimed & game.control)
        value += LINE_PRIZE * (MAP.maginot >> hex & 1)
        return value - NEAR * field[hex]

    return worth
