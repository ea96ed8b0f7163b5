"""A movement phase: who attacks from where, who mans the line, who marches where."""

from msgspec.structs import replace

from sixweeks.ai.nineteen_forty import allied, evacuation, garrisons, german, raids, rail
from sixweeks.ai.nineteen_forty.assaults import best_set
from sixweeks.ai.nineteen_forty.marches import Merit, Order, best_order, open_hexes
from sixweeks.ai.nineteen_forty.plan import Plan
from sixweeks.ai.nineteen_forty.situation import Situation, bit_of, place_of, touched_foes
from sixweeks.board.hexes import Hex, bits, one
from sixweeks.games.nineteen_forty.model.components import COUNTERS, GERMAN, PARIS, UnitId
from sixweeks.games.nineteen_forty.model.map import GRID, MAP
from sixweeks.games.nineteen_forty.model.queries import units_at
from sixweeks.games.nineteen_forty.model.state import Game
from sixweeks.games.nineteen_forty.rules import r06_movement
from sixweeks.games.nineteen_forty.rules.r17_command import (
    PANZER_TURNS,
    area_of_effort,
    is_panzer_corps,
)


def draw_up(situation: Situation, plan: Plan) -> None:
    """Plan a movement phase as it begins."""
    if situation.side == GERMAN:
        garrisons.prepare(situation, plan)
        reach = attack_reach(situation)
        free = {unit: mask for unit, mask in reach.items() if unit not in plan.posts}
        prepare_attacks(situation, plan, free)
        rail.prepare(situation, plan)
    else:
        evacuation.prepare(situation, plan)
        if is_time_to_strike(situation.game):
            strike_back(situation, plan)
        hold_the_line(situation, plan)
        rail.prepare(situation, plan)


def is_time_to_strike(game: Game) -> bool:
    """6.3 In the first impulse, so that the second restores the line; at the end in both."""
    return game.turn > 0 and (game.impulse == 1 or raids.is_last_stand(game))


def prepare_attacks(situation: Situation, plan: Plan, reach: dict[UnitId, int]) -> None:
    plan.assaults = best_set(situation, reach, situation.game.air.of(situation.side))
    worth = sum(assault.worth for assault in plan.assaults)
    for assault in plan.assaults:
        for unit, start in assault.placed:
            if place_of(situation.game, unit) == start:
                plan.done.add(unit)
            else:
                plan.orders.append(Order(unit, start, worth=worth))


def strike_back(situation: Situation, plan: Plan) -> None:
    """6.3 Counterattacks by units that do not have to stay."""
    bold = replace(situation.weights, bar=situation.weights.sortie)
    reach = attack_reach(situation)
    held = {unit for unit in reach if unit in plan.leaving or is_garrison(situation, unit)}
    safe = sortie_ground(situation)
    free = {unit: mask & safe for unit, mask in reach.items() if unit not in held}
    prepare_attacks(Situation(situation.game, situation.side, bold), plan, free)


def sortie_ground(situation: Situation) -> int:
    """Friendly hexes adjacent to at most two enemy hexes, so that units can return; at the end any
    hex."""
    if raids.is_last_stand(situation.game):
        return GRID.all
    crowded = sum(
        one(hex)
        for hex in bits(situation.enemy_zone & situation.ground)
        if touched_foes(situation, hex).bit_count() > situation.weights.most_touched
    )
    return situation.ground & ~crowded


def is_garrison(situation: Situation, unit: UnitId) -> bool:
    """Units that hold the Maginot Line or Paris stay there."""
    return bool((MAP.maginot | PARIS) >> place_of(situation.game, unit) & 1)


def attack_reach(situation: Situation) -> dict[UnitId, int]:
    """Where each unit may attack from; 17.e panzer corps at first only in their area."""
    game, found = situation.game, {}
    for unit in r06_movement.movable(game, situation.side):
        if COUNTERS[unit].combat:
            points = r06_movement.allowance(game, unit)
            mask = r06_movement.reach(game, (unit,), points).all | bit_of(game, unit)
            if game.turn <= PANZER_TURNS and is_panzer_corps(unit):
                mask &= area_of_effort(game.plans.main_effort)
            found[unit] = mask
    return found


def hold_the_line(situation: Situation, plan: Plan) -> None:
    """6.3 Everybody to a post of the line, the rest behind it."""
    busy = plan.posts.keys() | plan.attackers
    units = [u for u in r06_movement.movable(situation.game, situation.side) if u not in busy]
    reach = allied.reaches(situation, units)
    posts = allied.line(situation, reach)
    manned: dict[Hex, int] = {}
    for unit, post in allied.manning(situation, posts, reach).items():
        plan.posts[unit] = post
        manned[post] = manned.get(post, 0) + COUNTERS[unit].combat
    for unit in units:
        if unit not in plan.posts:
            wanted = allied.support_post(situation, unit, posts, manned)
            if wanted is not None:
                plan.posts[unit] = wanted
                manned[wanted] = manned.get(wanted, 0) + COUNTERS[unit].combat


def next_order(situation: Situation, plan: Plan, free: list[UnitId]) -> Order | None:
    """The next order that can be carried out, in the order of their weight."""
    game = situation.game
    for order in plan.orders:
        if order.unit in free and (
            order.how != "go" or open_hexes(game, order.unit) >> order.hex & 1
        ):
            plan.orders.remove(order)
            plan.done.add(order.unit)
            return order
    return cleared_way(situation, plan, free) or next_march(situation, plan, free)


def make_room(situation: Situation, plan: Plan, free: list[UnitId]) -> Order | None:
    """3.a Somebody must leave a hex with too many, before anything else."""
    ways = [
        best_order(situation.game, unit, merit(situation, plan, unit), leaves=True) for unit in free
    ]
    return max((way for way in ways if way), key=lambda way: way.worth, default=None)


def cleared_way(situation: Situation, plan: Plan, free: list[UnitId]) -> Order | None:
    """Units move out of hexes that attackers need."""
    for order in plan.orders:
        for unit in units_at(situation.game, order.hex):
            if unit in free and unit not in plan.done and unit not in plan.attackers:
                plan.done.add(unit)
                found = best_order(situation.game, unit, merit(situation, plan, unit), leaves=True)
                if found:
                    return replace(found, worth=order.worth)
    return None


def next_march(situation: Situation, plan: Plan, free: list[UnitId]) -> Order | None:
    attackers = {order.unit for order in plan.orders}
    units = [unit for unit in free if unit not in plan.done and unit not in attackers]
    for unit in order_of_march(situation, plan, units):
        plan.done.add(unit)
        if unit not in plan.posts and is_waiting(situation, unit):
            continue
        found = best_order(situation.game, unit, merit(situation, plan, unit))
        if found:
            return found
        if unit in plan.leaving:
            return Order(unit, place_of(situation.game, unit), "evacuate")
    return None


def is_waiting(situation: Situation, unit: UnitId) -> bool:
    return situation.side == GERMAN and german.waits(situation, unit)


def order_of_march(situation: Situation, plan: Plan, units: list[UnitId]) -> list[UnitId]:
    if situation.side == GERMAN:
        return german.order_of_march(situation, units)
    return sorted(units, key=lambda unit: (unit not in plan.leaving, unit))


def merit(situation: Situation, plan: Plan, unit: UnitId) -> Merit:
    if situation.side == GERMAN:
        post = plan.posts.get(unit)
        return german.merit(situation, unit) if post is None else garrisons.towards(situation, post)
    if raids.is_last(situation.game) and unit not in plan.leaving:
        return raids.merit(situation, unit)
    post = plan.posts.get(unit, place_of(situation.game, unit))
    return allied.towards(situation, unit, post)
