"""The Allies move last: what the objectives ask for is garrisoned against raids in time."""

from sixweeks.ai.nineteen_forty.marches import Merit
from sixweeks.ai.nineteen_forty.plan import Plan
from sixweeks.ai.nineteen_forty.raids import entries, raiders
from sixweeks.ai.nineteen_forty.situation import Situation, place_of
from sixweeks.ai.nineteen_forty.weights import GARRISON, Garrison
from sixweeks.ai.posts import matched
from sixweeks.board.hexes import Hex, bits, one
from sixweeks.games.nineteen_forty.model.components import (
    COUNTERS,
    IS_MOTORIZED,
    PARIS,
    SCENARIO,
    UnitId,
)
from sixweeks.games.nineteen_forty.model.map import GRID
from sixweeks.games.nineteen_forty.rules import r06_movement
from sixweeks.games.nineteen_forty.rules.r19_victory import MAGINOT, NORTH

GOALS = {"1": PARIS, "2": PARIS, "3": NORTH}  # of the plan, or what is to be its companion


def prepare(situation: Situation, plan: Plan, weights: Garrison = GARRISON) -> None:
    """Give each city or port that might be raided a garrison: the nearest and weakest units."""
    if situation.game.turn < weights.first_turn:
        return
    movable = r06_movement.movable(situation.game, situation.side)
    units = [unit for unit in movable if COUNTERS[unit].combat]
    posts = endangered(situation, weights)[: int(len(units) * weights.share)]
    able = {
        post: sorted(units, key=lambda unit: price(situation, unit, post, weights))
        for post in posts
    }
    plan.posts.update(matched(posts, able))


def price(situation: Situation, unit: UnitId, post: Hex, weights: Garrison) -> float:
    """What it costs to have a unit there: the way, and what it would do elsewhere."""
    steps = GRID.distance(place_of(situation.game, unit), post)
    fast = weights.motorized if IS_MOTORIZED[unit] else 0.0
    return steps + weights.factor * COUNTERS[unit].combat + fast


def endangered(situation: Situation, weights: Garrison) -> list[Hex]:
    """What is held of both objectives and within reach of raiders, that of the plan first."""
    game, reached = situation.game, 0
    approach = (SCENARIO.turns - game.turn) * weights.approach
    for hex, radius in (*raiders(situation, situation.enemies), *entries(game)):
        reached |= GRID.within(hex, radius + approach)
    goal = GOALS.get(game.plans.objective, 0)
    kept = goal if game.plans.objective == MAGINOT else NORTH | PARIS  # which takes the whole army
    held = bits(kept & game.control & reached)
    return sorted(held, key=lambda hex: (not goal >> hex & 1, hex))


def towards(situation: Situation, post: Hex) -> Merit:
    """As near to a post as can be."""
    steps = situation.field(one(post), situation.foes)
    return lambda hex: -float(steps[hex])
