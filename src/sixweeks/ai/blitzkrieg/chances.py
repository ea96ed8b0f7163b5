"""The value of fire: chances by factor, computed once, and the values of units."""

from functools import cache

from sixweeks.games.blitzkrieg.model.components import Counter, FormationId, UnitId
from sixweeks.games.blitzkrieg.model.queries import counter_of, formation_id, losses
from sixweeks.games.blitzkrieg.model.state import Game
from sixweeks.games.blitzkrieg.rules.r10_combat_results import result_of
from sixweeks.kernel.memo import of_board
from sixweeks.kernel.question import odds_of_sum

LOWEST, HIGHEST = -1, 8
SHAKEN = 1.4


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


@cache
def kind_worth(counter_full: tuple[int, int], kind: str) -> float:
    attack, defense = counter_full
    if kind in ("hq", "observer"):
        return 0.8
    return 0.6 + attack / 8 + defense / 5


def worth(game: Game, unit: UnitId) -> float:
    """What a step of a unit is worth; the last one more, for it takes the unit with it.

    11a So is one that may demoralize the formation."""
    counter: Counter = counter_of(game, unit)
    value = kind_worth(counter.full, counter.kind)
    if is_shaken(game, formation_id(game, unit)):
        value *= SHAKEN
    return value * (1.3 if game.units[unit].steps == 1 else 1.0)


@of_board
def is_shaken(game: Game, formation: FormationId) -> bool:
    """11a Does the next step lost make the formation check?"""
    known = formation in game.scenario.formations
    lost, total = losses(game, formation) if known else (0, 9)
    return 2 * (lost + 1) >= total


def damage(game: Game, target: UnitId, factor: int, neutralized: float) -> float:
    """The worth that a fire of this factor takes from a target, on the average."""
    counter = counter_of(game, target)
    pinned, lost = chances(factor, counter.is_vehicle)
    if game.units[target].neutralized:
        pinned = 0.0
    if counter.kind == "hq":
        pinned, lost = pinned + lost, 0.0
    return worth(game, target) * (neutralized * pinned + lost)
