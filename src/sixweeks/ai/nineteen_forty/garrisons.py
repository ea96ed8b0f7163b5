"""The Allies move last: what the objectives ask for is garrisoned against raids in time."""

from collections.abc import Mapping

from sixweeks.ai.nineteen_forty.allied import ANCHORS, reaches
from sixweeks.ai.nineteen_forty.marches import Merit
from sixweeks.ai.nineteen_forty.plan import Plan
from sixweeks.ai.nineteen_forty.raids import entries, is_last, raiders
from sixweeks.ai.nineteen_forty.situation import Situation, place_of
from sixweeks.ai.nineteen_forty.weights import Garrison
from sixweeks.ai.posts import manned
from sixweeks.ai.walls import IMPASSABLE, wall
from sixweeks.board.hexes import Hex, bits, one
from sixweeks.games.nineteen_forty.model.components import (
    COUNTERS,
    GERMANY,
    IS_MOTORIZED,
    PARIS,
    SCENARIO,
    UnitId,
)
from sixweeks.games.nineteen_forty.model.map import GRID, MAP
from sixweeks.games.nineteen_forty.model.state import Game
from sixweeks.games.nineteen_forty.rules import r06_movement
from sixweeks.games.nineteen_forty.rules.r19_victory import MAGINOT, NORTH
from sixweeks.masks import mask_of

LAST_IMPULSE = 2
SHORE, FRONTIER = ANCHORS, GRID.spread(GERMANY) & MAP.land
GOALS = {"1": PARIS, "2": PARIS, "3": NORTH}  # of the plan, or what is to be its companion


def prepare(situation: Situation, plan: Plan) -> None:
    """Give each city or port that might be raided a garrison; at the very end close the front."""
    weights = situation.weights.garrison
    if situation.game.turn < weights.first_turn:
        return
    movable = r06_movement.movable(situation.game, situation.side)
    units = [unit for unit in movable if COUNTERS[unit].combat]
    posts = endangered(situation, weights)[: int(len(units) * weights.share)]
    reach = dict.fromkeys(units, GRID.all)
    if weights.closes and is_last_impulse(situation.game):  # only units that arrive now
        reach = reaches(situation, units)
        posts = closed_front(situation, posts, reach)
    plan.posts.update(manned(posts, reach, lambda unit, post: price(situation, unit, post)))


def is_last_impulse(game: Game) -> bool:
    """The last one of the Germans, before the Allies move."""
    return is_last(game) and game.impulse == LAST_IMPULSE


def closed_front(situation: Situation, posts: list[Hex], reach: Mapping[UnitId, int]) -> list[Hex]:
    """Garrisons, and a chain of hexes close to the enemy from the sea to the frontier.

    Even at equal strength every third attack drives a unit out of a city: nobody must come near."""
    far = situation.field(situation.foes)
    whole = 0
    for mask in reach.values():
        whole |= mask
    weights = situation.weights.garrison
    closed = situation.foes | MAP.water

    def cost(hex: Hex) -> float:
        if closed >> hex & 1:
            return IMPASSABLE
        return (
            1.0 + weights.behind * max(0, far[hex] - 1) + weights.unmanned * (not whole >> hex & 1)
        )

    goals = situation.field(mask_of(posts))
    chain = set(wall(GRID, SHORE & ~closed, FRONTIER, cost)) - set(posts)
    return [*posts, *sorted(chain, key=lambda hex: (goals[hex], hex))]


def price(situation: Situation, unit: UnitId, post: Hex) -> float:
    """What it costs to have a unit there: the way, and what it would do elsewhere."""
    weights = situation.weights.garrison
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
