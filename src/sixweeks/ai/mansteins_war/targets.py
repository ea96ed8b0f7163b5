"""What stands in a hex that may be attacked, and what its side would lose there."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from sixweeks.ai.mansteins_war.situation import Situation, zone_from
from sixweeks.board.hexes import Hex
from sixweeks.games.mansteins_war.model.components import COUNTERS, IS_MECH, UnitId
from sixweeks.games.mansteins_war.model.map import NEAR
from sixweeks.games.mansteins_war.model.queries import defence_factor, units_of_side_at
from sixweeks.games.mansteins_war.rules.r08_movement import closed_to
from sixweeks.games.mansteins_war.rules.r15_logistics import unsupported
from sixweeks.games.mansteins_war.rules.r16_air import air_support
from sixweeks.games.mansteins_war.rules.r17_fortresses import fort_shift

MOST_STEPS = 3  # lost by any result
Units = tuple[UnitId, ...]
Bill = tuple[float, ...]  # what it costs to lose no step, one, two, three


class Target(Struct, frozen=True):
    """A stack that may be attacked: its strength, and the columns that its place gives."""

    hex: Hex
    units: Units  # those that defend
    defence: int
    terrain: int  # columns for the hex and its fortress
    support: int  # columns for defenders without support, and for their air
    has_fort: bool
    steps: int
    assault: Bill
    mobile: Bill


def target_at(situation: Situation, hex: Hex, spares_fort: bool = True) -> Target | None:
    """The enemy stack in a hex; 19.1 with its fortress or without."""
    game, enemy = situation.game, situation.enemy
    there = units_of_side_at(game, enemy, hex)
    units = tuple(unit for unit in there if not game.impulse.defended >> unit & 1)
    if not units:
        return None
    fort = fort_shift(game, enemy, hex) if spares_fort else 0
    return Target(
        hex,
        units,
        sum(defence_factor(game, unit) for unit in units),
        -fort - situation.terrain_shift(hex),
        len(unsupported(game, units)) - air_support(game, enemy, hex),
        bool(fort),
        sum(game.units[unit].steps for unit in units),
        bill(situation, units, mech_first=False),
        bill(situation, units, mech_first=True),
    )


def bill(situation: Situation, units: Sequence[UnitId], mech_first: bool) -> Bill:
    """22.1.a What steps cost, the owner giving up the cheapest; on the Mobile table the first is a
    mech unit's."""
    lost = dict.fromkeys(units, 0)
    costs = [0.0]
    for n in range(MOST_STEPS):
        bearers = [unit for unit in units if lost[unit] < situation.game.units[unit].steps]
        mech = [unit for unit in bearers if IS_MECH[unit]] if mech_first and not n else []
        if not bearers:
            break
        step, unit = min((next_step(situation, unit, lost[unit]), unit) for unit in mech or bearers)
        lost[unit] += 1
        costs.append(costs[-1] + step)
    return (*costs, *costs[-1:] * (MOST_STEPS + 1 - len(costs)))


def next_step(situation: Situation, unit: UnitId, lost: int) -> float:
    prices = situation.prices(unit)
    return prices[lost + 1] - prices[lost]


# --- retreats ---------------------------------------------------------------------------------


def cost_of_flight(situation: Situation, target: Target, starts: int, length: int) -> float:
    """11.1, 7.2.e What a retreat costs a stack, with attackers in these hexes."""
    zone = situation.zone | zone_from(starts)
    return sum(
        price_of_flight(situation, unit, exits(situation, unit, target.hex, starts), zone, length)
        for unit in target.units
    )


def exits(situation: Situation, unit: UnitId, hex: Hex, starts: int) -> int:
    """The hexes into which a unit could retreat."""
    return NEAR[hex] & ~closed_to(situation.game, unit) & ~starts


def price_of_flight(situation: Situation, unit: UnitId, ways: int, zone: int, length: int) -> float:
    """11.1.b, 11.1.f Who cannot go is lost; 7.2.e who goes through zones loses steps."""
    worth = situation.worth(unit)
    if not ways or COUNTERS[unit].is_static:
        return worth
    if ways & ~zone:
        return worth * situation.weights.driven
    steps = situation.game.units[unit].steps
    return situation.prices(unit)[min(length, situation.weights.cut_off, steps)]


def worth_of(situation: Situation, units: Iterable[UnitId]) -> float:
    return sum(situation.worth(unit) for unit in units)
