"""Orders to move: plain data, carried out question by question."""

from collections.abc import Callable

from msgspec import Struct

from sixweeks.ai.mansteins_war.weights import March
from sixweeks.board.hexes import Hex, bits
from sixweeks.games.mansteins_war.model.components import COUNTERS, LLK, UnitId, opponent
from sixweeks.games.mansteins_war.model.map import GRID, MAP
from sixweeks.games.mansteins_war.model.queries import attack_factor, hex_of, occupied, side_of
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.rules.r06_limits import full_hexes, strangers
from sixweeks.games.mansteins_war.rules.r08_movement import allowance, within_reach
from sixweeks.games.mansteins_war.rules.r09_rail import may_rail, rail_goals
from sixweeks.games.mansteins_war.rules.r18_airborne import landing_zone, objections_to_landing

Merit = Callable[[Hex], float]
GO, RAIL, LAND = "go", "rail", "land"


class Order(Struct, frozen=True):
    """Where a unit is to go, and how; `worth` ranks it among others."""

    unit: UnitId
    hex: Hex
    how: str = GO
    worth: float = 0.0


def reach_of(game: Game, unit: UnitId) -> int:
    """Where a unit may march to and stop, room or not; its own hex is among them."""
    found = within_reach(game, unit, allowance(game, unit), False) & ~strangers(game, unit)
    return found | 1 << hex_of(game, unit)


def open_hexes(game: Game, unit: UnitId) -> int:
    """Where a unit may march to, stop and has room, its own hex not among them."""
    return reach_of(game, unit) & ~full_hexes(game, unit) & ~(1 << hex_of(game, unit))


def landing_hexes(game: Game, unit: UnitId, march: March) -> int:
    """18.1 Where the airborne corps may land unopposed, and help is near."""
    if unit != LLK or objections_to_landing(game, (unit,), False):
        return 0
    side = side_of(unit)
    near = others = occupied(game, side) & ~(1 << hex_of(game, unit))
    for _ in range(march.help):
        near |= GRID.spread(near)
    zone = landing_zone(game, unit) & ~occupied(game, opponent(side))
    return zone & near if others else zone


def attack_reach(game: Game, units: list[UnitId], march: March) -> dict[UnitId, int]:
    """Where each unit may attack from, after a march or a landing."""
    return {
        unit: reach_of(game, unit) | landing_hexes(game, unit, march)
        for unit in units
        if attack_factor(game, unit)
    }


def order_to(game: Game, unit: UnitId, hex: Hex, worth: float) -> Order:
    is_march = reach_of(game, unit) >> hex & 1
    return Order(unit, hex, GO if is_march else LAND, worth)


def best_order(game: Game, unit: UnitId, merit: Merit, march: March) -> Order | None:
    """The best hex within reach, on foot or by rail, if it is better than staying."""
    here = hex_of(game, unit)
    ways = [Order(unit, hex, GO, merit(hex)) for hex in bits(open_hexes(game, unit))]
    if may_rail(game, (unit,), False):
        ends = rail_goals(game, unit) & ~full_hexes(game, unit)
        ways += [Order(unit, hex, RAIL, merit(hex) - march.rail) for hex in bits(ends)]
    drops = landing_hexes(game, unit, march) & COUPS & ~game.control
    ways += [Order(unit, hex, LAND, merit(hex) - march.drop) for hex in bits(drops)]
    best = max(ways, key=lambda way: way.worth, default=None)
    if best is None or best.worth <= merit(here) + march.least:
        return None
    return Order(unit, best.hex, best.how, best.worth - merit(here))


COUPS = MAP.all_depots | MAP.ports  # 6.2 what is worth a landing by itself


def is_fighter(unit: UnitId) -> bool:
    return not COUNTERS[unit].is_logistic and not COUNTERS[unit].is_static
