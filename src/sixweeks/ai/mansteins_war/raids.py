"""3.1.b Raids on German depots: two of them in Allied hands end the game."""

from collections.abc import Mapping
from functools import lru_cache
from heapq import heappop, heappush
from itertools import combinations

from sixweeks.ai.mansteins_war.marches import Merit, is_fighter, reach_of
from sixweeks.ai.mansteins_war.situation import FAR, SIZE, Situation, place_of
from sixweeks.board.hexes import Hex, bits
from sixweeks.games.mansteins_war.model.components import (
    ALLIED,
    BELGIAN,
    COUNTERS,
    DUTCH,
    GERMANY,
    IS_MECH,
    NATION,
    TERRAIN,
    UnitId,
)
from sixweeks.games.mansteins_war.model.map import GRID, MAP
from sixweeks.games.mansteins_war.model.queries import (
    defence_factor,
    intact_forts,
    units_of_side_at,
)
from sixweeks.games.mansteins_war.rules.r03_control import GERMAN_DEPOTS_TO_WIN
from sixweeks.games.mansteins_war.rules.r06_limits import ROUGH
from sixweeks.masks import mask_of

Way = tuple[float, ...]  # the movement factors from each hex to a depot
Delays = list[tuple[float, UnitId, Hex]]  # how soon each unit could reach each depot
DEPOTS = MAP.depots["germany"]
STAY_AT_HOME = (BELGIAN, DUTCH)


@lru_cache(maxsize=256)
def way_to(depot: Hex, is_mech: bool, closed: int, zone: int, forts: int, stop: float) -> Way:
    """Dijkstra from a depot back: 7.2.c an enemy zone stops, and none leads to another."""
    costs = [cost_to_enter(Hex(n), is_mech, forts) for n in range(SIZE)]
    way = [float(FAR)] * SIZE
    queue = [(0.0, depot)]
    while queue:
        spent, hex = heappop(queue)
        if spent >= way[hex]:
            continue
        way[hex] = spent
        if closed >> hex & 1:
            continue
        entered = spent + costs[hex] + stop * (zone >> hex & 1)
        for direction, near in enumerate(GRID.neighbours[hex]):
            if near is None or not MAP.dry[direction] >> hex & 1 or not MAP.land >> near & 1:
                continue
            if zone >> hex & zone >> near & 1 or closed >> near & 1:
                continue
            heappush(queue, (entered + (MAP.rivers[direction] >> hex & 1), near))
    return tuple(way)


def cost_to_enter(hex: Hex, is_mech: bool, forts: int) -> int:
    """8.4.a The highest single cost."""
    kinds = [kind for kind in ("forest", "rough") if MAP.terrain[kind] >> hex & 1]
    kinds += ["minor_fort"] if forts >> hex & 1 else []
    costs = (TERRAIN[kind].mech if is_mech else TERRAIN[kind].other for kind in kinds)
    return max(costs, default=1)


def way_of(situation: Situation, unit: UnitId, depot: Hex) -> Way:
    closed = situation.foes & ~(1 << depot) | (ROUGH if COUNTERS[unit].is_army else 0)
    forts = intact_forts(situation.game, situation.enemy)
    stop = situation.weights.raids.stop
    return way_to(depot, IS_MECH[unit], closed, situation.against, forts, stop)


def delay(situation: Situation, unit: UnitId, depot: Hex) -> float:
    """How many activations it takes a unit to come to a depot, roughly."""
    here = place_of(situation.game, unit)
    if here == depot:
        return 0.0
    way, open = way_of(situation, unit, depot), reach_of(situation.game, unit)
    if open >> depot & 1:
        return 1.0
    half = (COUNTERS[unit].movement + 1) // 2  # 8.2 out of supply
    return 1.0 + min(way[hex] for hex in bits(open)) / half


def raiders(situation: Situation) -> Mapping[UnitId, Hex]:
    """Which units go to which depot, or stay there: those that can win the game soonest, if that is
    soon enough, and others that are near."""
    if situation.side != ALLIED or not situation.weights.raids.patience:
        return {}
    if situation.raiders is None:
        held = holders(situation)
        sent = best_set(situation, delays(situation, held), GERMAN_DEPOTS_TO_WIN - len(held))
        situation.raiders = {**held, **sent}
    return situation.raiders


def holders(situation: Situation) -> dict[UnitId, Hex]:
    """The strongest unit in each depot that has been taken."""
    found = {}
    for depot in bits(DEPOTS & situation.friends):
        here = units_of_side_at(situation.game, situation.side, depot)
        units = [unit for unit in here if is_fighter(unit)]
        if units:
            found[max(units, key=lambda unit: defence_factor(situation.game, unit))] = depot
    return found


def delays(situation: Situation, held: Mapping[UnitId, Hex]) -> Delays:
    """How soon each unit could reach each depot that nobody holds, the soonest first."""
    open = bits(DEPOTS & ~situation.foes & ~mask_of(held.values()))
    units = [u for u in situation.units if is_raider(u) and u not in held]
    return sorted((delay(situation, unit, depot), unit, depot) for unit in units for depot in open)


def is_raider(unit: UnitId) -> bool:
    return is_fighter(unit) and NATION[unit] not in STAY_AT_HOME


def best_set(situation: Situation, coming: Delays, missing: int) -> dict[UnitId, Hex]:
    raids = situation.weights.raids
    near = [each for each in coming if each[0] <= raids.patience]
    found = soonest(near, missing)
    if not found:
        near = [each for each in near if is_abroad(situation, each[1])]
    for _, unit, depot in near:
        if len(found) >= raids.number:
            break
        if unit not in found and list(found.values()).count(depot) < raids.each:
            found[unit] = depot
    return found


def way_from_home(situation: Situation, unit: UnitId) -> Way | None:
    """13.3 For a mech corps that arrives: how far it is from each hex to the nearest open depot."""
    open = bits(DEPOTS & ~situation.foes)
    if not (situation.weights.raids.arrivals and IS_MECH[unit] and open):
        return None
    ways = [way_of(situation, unit, depot) for depot in open]
    return tuple(map(min, *ways)) if len(ways) > 1 else ways[0]


def is_abroad(situation: Situation, unit: UnitId) -> bool:
    return bool(GERMANY >> place_of(situation.game, unit) & 1)


def soonest(near: Delays, missing: int) -> dict[UnitId, Hex]:
    """As many units as depots are missing, in the shortest time altogether."""
    best: dict[UnitId, Hex] = {}
    least = float(FAR)
    for some in combinations(near, missing):
        units, depots = {unit for _, unit, _ in some}, {depot for _, _, depot in some}
        total = sum(delay for delay, _, _ in some)
        if len(units) == len(depots) == missing and total < least:
            best, least = {unit: depot for _, unit, depot in some}, total
    return best


def merit(situation: Situation, unit: UnitId, depot: Hex) -> Merit:
    """As near to a depot as can be."""
    way = way_of(situation, unit, depot)
    return lambda hex: -way[hex]
