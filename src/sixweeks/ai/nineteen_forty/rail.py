"""6.h One unit a phase goes by rail: the one that is farthest from where it is wanted."""

from collections.abc import Callable

from sixweeks.ai.nineteen_forty import german
from sixweeks.ai.nineteen_forty.marches import RAIL, Order
from sixweeks.ai.nineteen_forty.plan import Plan
from sixweeks.ai.nineteen_forty.situation import Situation, place_of
from sixweeks.board.hexes import Hex, bits
from sixweeks.games.nineteen_forty.model.components import COUNTERS, GERMAN, UnitId
from sixweeks.games.nineteen_forty.model.map import GRID
from sixweeks.games.nineteen_forty.rules import r06_movement
from sixweeks.games.nineteen_forty.rules.r03_stacking import stacking_bars
from sixweeks.games.nineteen_forty.rules.r06_special_movement import may_rail, rail_goals
from sixweeks.kernel.objection import closed_by

Steps = Callable[[Hex], int]  # how far it is from a hex to where a unit is wanted


def prepare(situation: Situation, plan: Plan) -> None:
    game = situation.game
    busy = plan.attackers | plan.leaving
    units = [u for u in r06_movement.movable(game, situation.side) if u not in busy]
    units = [u for u in units if may_rail(game, (u,), False)]
    found = [order for unit in units if (order := journey(situation, plan, unit))]
    if found:
        best = max(found, key=lambda order: order.worth)
        plan.orders.insert(0, best)


def journey(situation: Situation, plan: Plan, unit: UnitId) -> Order | None:
    """The best end of a journey, if the unit would not get there on foot."""
    here, steps = place_of(situation.game, unit), steps_left(situation, plan, unit)
    march = r06_movement.allowance(situation.game, unit) // r06_movement.QUARTERS
    if steps is None or steps(here) <= march + situation.weights.worth_a_train:
        return None
    full = closed_by(stacking_bars(situation.game, situation.side, (unit,)))
    goals = bits(rail_goals(situation.game, unit) & ~full)
    if not goals:
        return None
    best = min(goals, key=steps)
    gain = steps(here) - steps(best) - march
    return Order(unit, best, RAIL, float(gain)) if gain > 0 else None


def steps_left(situation: Situation, plan: Plan, unit: UnitId) -> Steps | None:
    if situation.side == GERMAN:
        if german.waits(situation, unit) or not COUNTERS[unit].combat:
            return None
        merit = german.merit(situation, unit)
        return lambda hex: -round(merit(hex))
    post = plan.posts.get(unit)
    if post is None:
        return None
    return lambda hex: GRID.distance(hex, post)
