"""What hexes are worth to a side: what the objectives ask for comes first."""

from sixweeks.ai.nineteen_forty.situation import Situation
from sixweeks.board.hexes import Hex
from sixweeks.games.nineteen_forty.model.components import GERMAN, PARIS, SCENARIO
from sixweeks.games.nineteen_forty.model.map import MAP
from sixweeks.games.nineteen_forty.model.queries import status, units_of_side_at
from sixweeks.games.nineteen_forty.model.state import Game
from sixweeks.games.nineteen_forty.rules.r13_neutrals import DUTCH_CITIES
from sixweeks.games.nineteen_forty.rules.r19_victory import MAGINOT, NORTH


def is_dutch_war(game: Game) -> bool:
    """13.h Holland has been invaded and stands."""
    return status(game, "netherlands") == "allied"


def ground_value(situation: Situation, hex: Hex) -> float:
    """What taking a hex is worth."""
    weights = situation.weights
    is_held = situation.ground >> hex & 1 and not situation.game.strengths >> hex & 1
    if (NORTH | PARIS) >> hex & 1 and not is_held:
        return weights.objective * urgency(situation) + besieged(situation, hex)
    if situation.side == GERMAN:
        return german_value(situation, hex)
    return weights.ground


def urgency(situation: Situation) -> float:
    """What is taken on the last turns decides the game."""
    is_late = situation.game.turn >= SCENARIO.turns - 1
    return situation.weights.late if is_late else 1.0


def besieged(situation: Situation, hex: Hex) -> float:
    """11.e Airborne units among enemies are saved if the hex is taken."""
    here = units_of_side_at(situation.game, situation.side, hex)
    return sum(situation.worth(unit) for unit in here)


def german_value(situation: Situation, hex: Hex) -> float:
    weights = situation.weights
    if DUTCH_CITIES >> hex & 1 and is_dutch_war(situation.game):
        return weights.dutch_city * weights.objective + besieged(situation, hex)
    if MAP.maginot >> hex & 1 and situation.foes >> hex & 1:
        return weights.objective * line_share(situation)
    return weights.ground


def line_share(situation: Situation) -> float:
    """19.e A hex of the Maginot Line, in objectives: it counts in full if the line is the plan."""
    is_plan = situation.game.plans.objective == MAGINOT
    return urgency(situation) if is_plan else situation.weights.line_hex


def missing(game: Game, mask: int) -> int:
    """What the German does not yet hold of some hexes."""
    return mask & ~game.control
