"""3.1.b The German depots that the Allies may raid are guarded."""

from collections.abc import Mapping, Sequence

from sixweeks.ai.mansteins_war.marches import GO, RAIL, Order, is_fighter, open_hexes
from sixweeks.ai.mansteins_war.plan import Plan
from sixweeks.ai.mansteins_war.raids import DEPOTS, delay, is_raider
from sixweeks.ai.mansteins_war.situation import FAR, Situation, place_of
from sixweeks.board.hexes import Hex, bits
from sixweeks.games.mansteins_war.model.components import ALLIED, GERMAN, IS_MECH, UnitId
from sixweeks.games.mansteins_war.model.queries import defence_factor, is_active
from sixweeks.games.mansteins_war.rules.r03_control import GERMAN_DEPOTS_TO_WIN
from sixweeks.games.mansteins_war.rules.r06_limits import full_hexes
from sixweeks.games.mansteins_war.rules.r09_rail import may_rail, rail_goals
from sixweeks.masks import mask_of


def man(situation: Situation, plan: Plan, units: Sequence[UnitId]) -> None:
    """Guards stay where they are, or go before anybody else."""
    for unit, depot in guards(situation, units).items():
        if place_of(situation.game, unit) == depot:
            plan.done.add(unit)
        else:
            how = GO if open_hexes(situation.game, unit) >> depot & 1 else RAIL
            plan.orders.insert(0, Order(unit, depot, how))


def guards(situation: Situation, units: Sequence[UnitId]) -> Mapping[UnitId, Hex]:
    """Which of some German units hold or go to depots in danger: preferably those already there,
    then infantry, then the weakest."""
    if situation.side != GERMAN or not situation.weights.raids.watch:
        return {}
    game, found = situation.game, dict[UnitId, Hex]()

    def price(unit: UnitId) -> tuple[bool, bool, int, int]:
        is_away = place_of(game, unit) != depot
        return is_away, IS_MECH[unit], defence_factor(game, unit), unit

    for depot in unguarded(situation):
        able = [u for u in units if u not in found and can_guard(situation, u, depot)]
        if able:
            found[min(able, key=price)] = depot
    return found


def unguarded(situation: Situation) -> list[Hex]:
    """The depots in danger in which nobody stands who does not act now; the Allies need two, so
    while they have none the one that is the last to be reached may be left to them."""
    game = situation.game
    staying = [u for u in situation.units if is_fighter(u) and not is_active(game, u)]
    held = mask_of(place_of(game, unit) for unit in staying)
    open = [depot for depot in in_danger(situation) if not held >> depot & 1]
    lost = DEPOTS & situation.foes
    return open[: max(0, len(open) - max(0, GERMAN_DEPOTS_TO_WIN - 1 - lost.bit_count()))]


def in_danger(situation: Situation) -> list[Hex]:
    """The depots that raiders may come to soon: first those that have a guard, then the soonest."""
    raiding, weights = Situation(situation.game, ALLIED), situation.weights.raids
    soonest = {depot: first_raid(raiding, depot) for depot in bits(DEPOTS & ~raiding.friends)}

    def is_guarded(depot: Hex) -> bool:
        return bool(situation.friends >> depot & 1)

    near = [d for d in soonest if soonest[d] <= weights.watch + weights.deterred * is_guarded(d)]
    return sorted(near, key=lambda d: (not is_guarded(d), soonest[d], d))


def first_raid(raiding: Situation, depot: Hex) -> float:
    """How many activations away the nearest raider is."""
    units = filter(is_raider, raiding.units)
    return min((delay(raiding, unit, depot) for unit in units), default=float(FAR))


def can_guard(situation: Situation, unit: UnitId, depot: Hex) -> bool:
    """Is a unit in a depot, or can it be there by the end of this segment, on foot or by rail?"""
    game = situation.game
    if not is_fighter(unit):
        return False
    if place_of(game, unit) == depot or open_hexes(game, unit) >> depot & 1:
        return True
    if not may_rail(game, (unit,), False):
        return False
    return bool((rail_goals(game, unit) & ~full_hexes(game, unit)) >> depot & 1)
