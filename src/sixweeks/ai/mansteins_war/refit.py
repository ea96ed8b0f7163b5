"""14 Refit points: panzers first, then what stands out of reach of the enemy."""

from sixweeks.ai.mansteins_war.situation import Situation
from sixweeks.games.mansteins_war.model.components import COUNTERS, IS_MECH, UnitId
from sixweeks.games.mansteins_war.rules.r14_refit import price_of_step
from sixweeks.kernel.question import Action


def merit(situation: Situation, option: Action) -> float:
    """What a refit brings for each point it costs."""
    refits = situation.weights.refits
    match option.verb:
        case "replace":
            return refits.logistic
        case "restore":
            return refits.air if situation.game.turn < situation.last_turn else 0.0
        case "refit":
            return step_worth(situation, UnitId(int(option.noun)))
    return refits.least


def step_worth(situation: Situation, unit: UnitId) -> float:
    """14.3.a The step, and the points that the enemy is farther away from."""
    game = situation.game
    steps = game.units[unit].steps
    low, high = (COUNTERS[unit].factors[n] for n in (steps - 1, steps))
    gain = situation.factor * (sum(high) - sum(low)) / 2
    if steps == 1:
        gain += situation.weights.last_step * situation.worth(unit)
    times = situation.weights.refits.panzers if IS_MECH[unit] else 1.0
    return gain * times / price_of_step(game, unit)
