"""A Movement Segment: who attacks from where, who mans the line, who marches where."""

from msgspec.structs import replace

from sixweeks.ai.mansteins_war import allied, german, home_guard, raids
from sixweeks.ai.mansteins_war.assaults import Assault, best_set, in_order
from sixweeks.ai.mansteins_war.marches import (
    Merit,
    Order,
    attack_reach,
    best_order,
    open_hexes,
    order_to,
)
from sixweeks.ai.mansteins_war.plan import Plan
from sixweeks.ai.mansteins_war.situation import Situation, place_of
from sixweeks.ai.mansteins_war.skies import Skies
from sixweeks.board.hexes import bits
from sixweeks.games.mansteins_war.model.components import GERMAN, IS_MECH, UnitId
from sixweeks.games.mansteins_war.model.map import GRID
from sixweeks.games.mansteins_war.model.queries import units_at
from sixweeks.games.mansteins_war.rules.r06_limits import overstacked
from sixweeks.games.mansteins_war.rules.r08_movement import movable
from sixweeks.games.mansteins_war.rules.r10_targets import allows_attacks


def attacks(situation: Situation, skies: Skies, units: list[UnitId]) -> list[Assault]:
    """The attacks that pay, with marches and air to come."""
    game, weights = situation.game, situation.weights
    if not allows_attacks(game):
        return []
    if situation.side == GERMAN:
        on_guard = home_guard.guards(situation, units)
        free = [unit for unit in units if unit not in on_guard]
        return best_set(situation, attack_reach(game, free, weights.march), skies)
    bold = Situation(game, situation.side, replace(weights, bar=weights.sortie))
    kept = [*allied.guard_of_paris(situation, units), *raids.raiders(situation)]
    free = [unit for unit in units if unit not in kept and not allied.is_garrison(situation, unit)]
    return best_set(bold, attack_reach(game, free, weights.march), skies)


def draw_up(situation: Situation, plan: Plan, meant: list[Assault] | None) -> None:
    """Plan a Movement Segment as it begins; the attacks may be `meant` already."""
    units = movable(situation.game, situation.side)
    found = attacks(situation, Skies(situation, 0), units) if meant is None else meant
    plan.assaults = in_order(found)
    for assault in plan.assaults:
        for unit, start in assault.placed:
            if place_of(situation.game, unit) == start:
                plan.done.add(unit)
            else:
                plan.orders.append(order_to(situation.game, unit, start, assault.worth))
    if situation.side == GERMAN:
        home_guard.man(situation, plan, [u for u in units if u not in plan.attackers])
    else:
        allied.draw_posts(situation, plan, [u for u in units if u not in plan.attackers])


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
    found = cleared_way(situation, plan, free) or next_march(situation, plan, free)
    return found or make_room(situation, plan, free)


def cleared_way(situation: Situation, plan: Plan, free: list[UnitId]) -> Order | None:
    """Units move out of hexes that attackers need."""
    for order in plan.orders:
        for unit in units_at(situation.game, order.hex):
            if unit in free and unit not in plan.done and unit not in plan.attackers:
                plan.done.add(unit)
                if found := leave(situation, plan, unit):
                    return replace(found, worth=order.worth)
    return None


def make_room(situation: Situation, plan: Plan, free: list[UnitId]) -> Order | None:
    """6.5 Nobody stays where there are too many."""
    for hex in bits(overstacked(situation.game, situation.side)):
        for unit in units_at(situation.game, hex):
            if unit in free and (found := leave(situation, plan, unit)):
                return found
    return None


def leave(situation: Situation, plan: Plan, unit: UnitId) -> Order | None:
    """The best other hex."""
    good = merit(situation, plan, unit)
    found = bits(open_hexes(situation.game, unit))
    best = max(found, key=lambda hex: (good(hex), -hex), default=None)
    return Order(unit, best) if best is not None else None


def next_march(situation: Situation, plan: Plan, free: list[UnitId]) -> Order | None:
    attackers, march = {order.unit for order in plan.orders}, situation.weights.march
    units = [unit for unit in free if unit not in plan.done and unit not in attackers]
    for unit in order_of_march(situation, plan, units):
        plan.done.add(unit)
        if situation.side == GERMAN and german.waits(situation, unit):
            continue
        if found := best_order(situation.game, unit, merit(situation, plan, unit), march):
            return found
    return None


def order_of_march(situation: Situation, plan: Plan, units: list[UnitId]) -> list[UnitId]:
    if situation.side == GERMAN:
        return german.order_of_march(situation, units)
    return allied.order_of_march(situation, plan, units)


def followers(situation: Situation, plan: Plan, unit: UnitId) -> list[UnitId]:
    """Panzers that have not moved and may come along."""
    if not IS_MECH[unit]:
        return []
    near = GRID.within(place_of(situation.game, unit), situation.weights.march.follow)
    return [
        each
        for each in movable(situation.game, situation.side)
        if IS_MECH[each] and each not in plan.done and near >> place_of(situation.game, each) & 1
    ]


def merit(situation: Situation, plan: Plan, unit: UnitId) -> Merit:
    if situation.side == GERMAN:
        return german.merit(situation, unit, followers(situation, plan, unit))
    return allied.merit(situation, plan, unit)
