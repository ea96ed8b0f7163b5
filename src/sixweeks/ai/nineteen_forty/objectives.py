"""What hexes are worth to a side: what the objectives ask for comes first."""

from sixweeks.ai.nineteen_forty.situation import Situation
from sixweeks.board.hexes import Hex
from sixweeks.games.nineteen_forty.model.components import GERMAN, PARIS, SCENARIO
from sixweeks.games.nineteen_forty.model.map import MAP
from sixweeks.games.nineteen_forty.model.queries import status, units_of_side_at
from sixweeks.games.nineteen_forty.model.state import Game
from sixweeks.games.nineteen_forty.rules.r13_neutrals import DUTCH_CITIES
from sixweeks.games.nineteen_forty.rules.r19_victory import NORTH

CITY = 2.0  # a Dutch major city in objectives
LATE = 2.5  # an objective on the last two turns


def is_dutch_war(game: Game) -> bool:
    """13.h Holland has been invaded and stands."""
    return status(game, "netherlands") == "allied"


def ground_value(situation: Situation, hex: Hex) -> float:
    """What taking a hex is worth."""
    weights = situation.weights
    is_held = situation.ground >> hex & 1 and not situation.game.strengths >> hex & 1
    if (NORTH | PARIS) >> hex & 1 and not is_held:
        return weights.objective * urgency(situation.game) + besieged(situation, hex)
    if situation.side == GERMAN:
        return german_value(situation, hex)
    return weights.ground


def urgency(game: Game) -> float:
    """What is taken on the last turns decides the game."""
    return LATE if game.turn >= SCENARIO.turns - 1 else 1.0


def besieged(situation: Situation, hex: Hex) -> float:
    """11.e Airborne units among enemies are saved if the hex is taken."""
    here = units_of_side_at(situation.game, situation.side, hex)
    return sum(situation.worth(unit) for unit in here)


def german_value(situation: Situation, hex: Hex) -> float:
    weights = situation.weights
    if DUTCH_CITIES >> hex & 1 and is_dutch_war(situation.game):
        return CITY * weights.objective + besieged(situation, hex)
    if MAP.maginot >> hex & 1 and situation.foes >> hex & 1:
        return weights.objective / 4
    return weights.ground


def missing(game: Game, mask: int) -> int:
    """What the German does not yet hold of some hexes."""
    return mask & ~game.control
