"""The German plan of 1940: points first, panzers through every gap, the infantry behind them."""

from collections.abc import Iterator
from random import Random

from sixweeks.ai.france_40.assaults import planned_assaults
from sixweeks.ai.france_40.encirclement import encirclements, maginot_wall, siege
from sixweeks.ai.france_40.marches import Merit, Order
from sixweeks.ai.france_40.objectives import british_prey, german_value
from sixweeks.ai.france_40.situation import (
    FAR,
    Situation,
    foes,
    is_mechanized,
    place_of,
    power,
    supplied_ground,
)
from sixweeks.ai.posts import matched
from sixweeks.board.hexes import Hex, bits, one
from sixweeks.games.france_40.model.components import ALLIED, CITIES, GERMAN, MAP, UnitId
from sixweeks.games.france_40.model.queries import mobile_units, neutral_ground
from sixweeks.games.france_40.rules import r06_stacking, r08_supply, r10_movement
from sixweeks.games.france_40.rules.r04_victory import (
    BRITTANY_EXITS,
    DIJON_AND_LYON,
    SOUTHERN_EXITS,
    has_scored,
)
from sixweeks.kernel.question import Action

EXITS = {"4.5a": (BRITTANY_EXITS, "west"), "4.6a": (SOUTHERN_EXITS, "south")}
SIEGE_TURN = 4
LEAVING_TURN, ALMOST_BARRED = 7, 4
RUHR_GATES = MAP.grid.mask("3338 3239 3439")  # 4.1b
RUHR_ALARM = 6
NORTH = MAP.rows_from(32)
ALARM = 4  # hexes from the enemy at which a city wants a garrison


def orders(situation: Situation, fights_next: bool, rng: Random) -> Iterator[Order]:
    busy: set[UnitId] = set()
    parts = [garrisons, luxembourg, exits, paris, rings, prizes, missions, panzer_siege]
    parts += [siege_by_all, advance]
    if fights_next:
        parts.insert(parts.index(siege_by_all), attacks)
    for part in parts:
        for order in part(situation, busy):
            busy.add(order.unit)
            yield order


def movable(situation: Situation, busy: set[UnitId]) -> list[UnitId]:
    units = r10_movement.movable(situation.game, GERMAN)
    return [unit for unit in units if unit not in busy]


def mechanized(situation: Situation, busy: set[UnitId]) -> list[UnitId]:
    """The panzer corps, the weakest first."""
    game = situation.game
    units = [unit for unit in movable(situation, busy) if is_mechanized(game, unit)]
    return sorted(units, key=lambda unit: power(game, unit))


def reach_of(situation: Situation, unit: UnitId) -> int:
    game = situation.game
    points = r10_movement.movement_factor(game, unit)
    return r10_movement.destinations(game, (unit,), points) | one(place_of(game, unit))


# --- points -----------------------------------------------------------------------------------


def garrisons(situation: Situation, busy: set[UnitId]) -> Iterator[Order]:
    """4.1a The border and the cities near the enemy are held; lost ones are retaken."""
    game = situation.game
    posts = watch_posts(situation)
    units = [unit for unit in movable(situation, busy) if not is_mechanized(game, unit)]
    reaches = {unit: reach_of(situation, unit) for unit in units}
    able = {
        post: sorted(
            (unit for unit in units if reaches[unit] >> post & 1),
            key=lambda unit: watch_cost(situation, unit, post),
        )
        for post in posts
    }
    for unit, post in matched(posts, able).items():
        if post == place_of(game, unit):
            busy.add(unit)
        else:
            yield Order(unit, (post,))


def watch_posts(situation: Situation) -> list[Hex]:
    """Cities before border hexes, those near the enemy's mobile units first."""
    game = situation.game
    near = situation.field(mobile_units(game, ALLIED))
    cities = CITIES["germany"] & ~foes(situation)
    border = game.roster.forts[GERMAN] & ~foes(situation)
    wanted = [hex for hex in bits(cities) if near[hex] <= ALARM]
    wanted += [hex for hex in bits(border & ~cities) if near[hex] <= 1]
    wanted += [hex for hex in bits(RUHR_GATES & ~cities) if near[hex] <= RUHR_ALARM]
    return sorted(wanted, key=lambda hex: (near[hex] - 2 * (cities >> hex & 1), hex))


def watch_cost(situation: Situation, unit: UnitId, post: Hex) -> float:
    """The nearest, and the second line before the first."""
    game = situation.game
    return MAP.grid.distance(place_of(game, unit), post) + power(game, unit) / 4


def nearest_to(situation: Situation, busy: set[UnitId], hex: Hex) -> Iterator[Order]:
    able = [unit for unit in movable(situation, busy) if reach_of(situation, unit) >> hex & 1]
    if able:
        game = situation.game
        unit = min(able, key=lambda each: (is_mechanized(game, each), power(game, each)))
        yield Order(unit, (hex,))


def exits(situation: Situation, busy: set[UnitId]) -> Iterator[Order]:
    """4.5a, 4.6a A corps leaves the map for a point."""
    game = situation.game
    for rule, (hexes, edge) in EXITS.items():
        if has_scored(game, rule) or not is_time_to_leave(situation, hexes):
            continue
        for unit in mechanized(situation, busy):
            points = r10_movement.movement_factor(game, unit)
            here = one(place_of(game, unit))
            within = r10_movement.destinations(game, (unit,), points - 1) | here
            if points > 0 and within & hexes:
                hex = bits(within & hexes)[0]
                stops = () if here >> hex & 1 else (hex,)
                yield Order(unit, stops, Action("exit", edge))
                break


def is_time_to_leave(situation: Situation, hexes: int) -> bool:
    """A corps is worth more on the map, until the way off it may be barred or time runs short."""
    barred = (hexes & mobile_units(situation.game, ALLIED)).bit_count()
    return situation.game.turn >= LEAVING_TURN or barred >= ALMOST_BARRED


def paris(situation: Situation, busy: set[UnitId]) -> Iterator[Order]:
    """4.7a One corps drives through what is left of Paris."""
    game = situation.game
    if has_scored(game, "4.7a") or MAP.paris & foes(situation):
        return
    missing = bits(MAP.paris & ~game.control)
    for unit in mechanized(situation, busy) + movable(situation, busy):
        stops = tour(situation, unit, missing)
        if stops:
            yield Order(unit, stops)
            return


def tour(situation: Situation, unit: UnitId, hexes: list[Hex]) -> tuple[Hex, ...]:
    """The hexes in an order that the unit can drive through in one move; empty if it cannot."""
    game = situation.game
    points = r10_movement.movement_factor(game, unit)
    reach = r10_movement.reach(game, (unit,), points)
    within = [hex for hex in hexes if reach.all >> hex & 1]
    if len(within) < len(hexes) or not hexes:
        return ()
    first = min(within, key=reach.cost)
    rest = sorted((h for h in hexes if h != first), key=lambda h: MAP.grid.distance(first, h))
    if reach.cost(first) + 2 * len(rest) > points and len(rest) > 0:
        return ()
    return (first, *rest)


def luxembourg(situation: Situation, busy: set[UnitId]) -> Iterator[Order]:
    """4.3f The first unit to enter Luxembourg makes it capitulate."""
    if situation.game.countries.luxembourg != "in play":
        return
    ground = MAP.countries["luxembourg"] & ~foes(situation)
    foot = [u for u in movable(situation, busy) if not is_mechanized(situation.game, u)]
    for unit in foot:
        if within := reach_of(situation, unit) & ground:
            yield Order(unit, (bits(within)[0],))
            return


def rings(situation: Situation, busy: set[UnitId]) -> Iterator[Order]:
    """4.8b, 4.9a, 5.12a Cut the supply of the Maginot Line, of the British or of an army."""
    reaches = {unit: reach_of(situation, unit) for unit in movable(situation, busy)}
    yield from encirclements(situation, reaches)


def missions(situation: Situation, busy: set[UnitId]) -> Iterator[Order]:
    """A panzer corps is on its way to each point that is still to be had."""
    game = situation.game
    for goals in open_goals(situation):
        closed = foes(situation)
        field = situation.field(goals & ~closed, closed)
        corps = [u for u in mechanized(situation, busy) if field[place_of(game, u)] < FAR]
        if corps:
            unit = min(corps, key=lambda each: field[place_of(game, each)])
            yield Order(unit, merit=closer(situation, unit, field))


def open_goals(situation: Situation) -> list[int]:
    """4.5a, 4.6a, 4.7a Where points are still to be had by driving there."""
    game = situation.game
    goals = {"4.7a": MAP.paris, "4.6a": DIJON_AND_LYON}
    if game.turn >= LEAVING_TURN - 2:
        goals["4.5a"] = BRITTANY_EXITS
    return [hexes for rule, hexes in goals.items() if not has_scored(game, rule)]


def panzer_siege(situation: Situation, busy: set[UnitId]) -> Iterator[Order]:
    """4.8b The other panzers go behind the Maginot Line."""
    if situation.game.turn < SIEGE_TURN:
        return
    for order in isolate_maginot(situation, mechanized(situation, busy)):
        yield order
        busy.add(order.unit)
    if rear := maginot_rear(situation):
        field = situation.field(rear, foes(situation))
        for unit in mechanized(situation, busy):
            yield Order(unit, merit=closer(situation, unit, field))


def siege_by_all(situation: Situation, busy: set[UnitId]) -> Iterator[Order]:
    yield from isolate_maginot(situation, movable(situation, busy))


def isolate_maginot(situation: Situation, units: list[UnitId]) -> Iterator[Order]:
    game = situation.game
    if not has_scored(game, "4.8a", "4.8b") and game.turn >= SIEGE_TURN:
        yield from siege(situation, {unit: reach_of(situation, unit) for unit in units})


def prizes(situation: Situation, busy: set[UnitId]) -> Iterator[Order]:
    """Cities that are worth something and stand open."""
    game = situation.game
    hexes = [hex for hex in bits(MAP.cities) if german_value(situation, hex) > 0]
    closed = foes(situation) | neutral_ground(game)
    for hex in sorted(hexes, key=lambda hex: -german_value(situation, hex)):
        if not closed >> hex & 1 and not game.control >> hex & 1:
            yield from nearest_to(situation, busy, hex)


# --- attacks and the advance ------------------------------------------------------------------


def attacks(situation: Situation, busy: set[UnitId]) -> Iterator[Order]:
    game = situation.game
    units = [unit for unit in situation.own_units if unit not in busy]
    for assault in planned_assaults(situation, units, least=1.5, most=10):
        for unit in assault.units:
            busy.add(unit)
            hex = assault.placing[unit]
            if hex != place_of(game, unit):
                yield Order(unit, (hex,))


def advance(situation: Situation, busy: set[UnitId]) -> Iterator[Order]:
    """The rest close up: the south behind the Maginot Line, the north to what else is open."""
    game = situation.game
    goals, rear = goal_hexes(situation), maginot_rear(situation)
    if not goals | rear:
        return
    north = situation.field(goals or rear)
    south = situation.field(rear or goals)
    units = movable(situation, busy)
    for unit in sorted(units, key=lambda each: north[place_of(game, each)]):
        field = north if NORTH >> place_of(game, unit) & 1 else south
        yield Order(unit, merit=closer(situation, unit, field))


def maginot_rear(situation: Situation) -> int:
    """4.8b The gaps in the wall behind the line, until the point is scored."""
    game = situation.game
    if has_scored(game, "4.8a", "4.8b"):
        return 0
    chain = sum(one(hex) for hex in maginot_wall(game))
    return chain & MAP.countries["france"] & r08_supply.supply_ground(game, ALLIED)


def goal_hexes(situation: Situation) -> int:
    game = situation.game
    goals = 0
    for hex in bits(MAP.cities):
        if german_value(situation, hex) > 0:
            goals |= one(hex)
    goals |= british_prey(game)
    if not has_scored(game, "4.6a"):
        goals |= DIJON_AND_LYON
    if not has_scored(game, "4.5a"):
        goals |= BRITTANY_EXITS
    return goals & ~neutral_ground(game)


def closer(situation: Situation, unit: UnitId, field: list[int]) -> Merit:
    game = situation.game
    here = place_of(game, unit)
    full = r06_stacking.full_hexes(game)
    supplied = supplied_ground(situation)
    burden = 1.0 if is_mechanized(game, unit) else 3.0

    def merit(hex: Hex) -> float:
        worth = -float(field[hex])
        if hex != here and full >> hex & 1:
            return worth - 50.0
        return worth - burden * (not supplied >> hex & 1)

    return merit
