"""The value of fire: chances by factor, computed once, and the values of units."""

from functools import cache

from sixweeks.ai.blitzkrieg.weights import Weights
from sixweeks.games.blitzkrieg.model.components import FormationId, UnitId
from sixweeks.games.blitzkrieg.model.queries import counter_of, formation_id, losses
from sixweeks.games.blitzkrieg.model.state import Game
from sixweeks.games.blitzkrieg.rules.r10_combat_results import result_of
from sixweeks.kernel.memo import of_board
from sixweeks.kernel.question import odds_of_sum

LOWEST, HIGHEST = -1, 8


@cache
def chances(factor: int, against_vehicle: bool) -> tuple[float, float]:
    """How likely a neutralization and a step loss are."""
    factor = min(max(factor, LOWEST), HIGHEST)
    neutralized = loss = 0.0
    for roll, odds in odds_of_sum(2, 6).items():
        match result_of(factor, roll, against_vehicle):
            case "N":
                neutralized += float(odds)
            case "1":
                loss += float(odds)
    return neutralized, loss


@cache
def at_most(need: int) -> float:
    """How likely two dice show so much or less."""
    return sum(float(odds) for roll, odds in odds_of_sum(2, 6).items() if roll <= need)


def worth(game: Game, unit: UnitId, weights: Weights) -> float:
    """What a step of a unit is worth; the last one more, for it takes the unit with it.

    11a So is one that may demoralize the formation."""
    counter = counter_of(game, unit)
    attack, defense = counter.full
    value = weights.step + attack / weights.attack + defense / weights.defense
    if not counter.stacks:
        value = weights.staff_step
    if is_shaken(game, formation_id(game, unit)):
        value *= weights.shaken
    return value * (weights.last_step if game.units[unit].steps == 1 else 1.0)


@of_board
def is_shaken(game: Game, formation: FormationId) -> bool:
    """11a Does the next step lost make the formation check?"""
    known = formation in game.scenario.formations
    lost, total = losses(game, formation) if known else (0, 9)
    return 2 * (lost + 1) >= total


def damage(
    game: Game, target: UnitId, factor: int, weights: Weights, neutralized: float | None = None
) -> float:
    """The worth that a fire of this factor takes from a target, on the average."""
    counter = counter_of(game, target)
    pinned, lost = chances(factor, counter.is_vehicle)
    if game.units[target].neutralized:
        pinned = 0.0
    if counter.kind == "hq":
        pinned, lost = pinned + lost, 0.0
    share = weights.neutralized if neutralized is None else neutralized
    return worth(game, target, weights) * (share * pinned + lost)
