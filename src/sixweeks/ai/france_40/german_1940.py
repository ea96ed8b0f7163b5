"""The German plan of 1940: points first, panzers through every gap, the infantry behind them."""

from collections.abc import Iterator

from sixweeks.ai.france_40.assaults import planned_assaults
from sixweeks.ai.france_40.encirclement import besieged, encirclement, maginot_wall, sealing, siege
from sixweeks.ai.france_40.marches import Aim, Order
from sixweeks.ai.france_40.objectives import british_prey, german_value
from sixweeks.ai.france_40.plan import Campaign, Part, Plan
from sixweeks.ai.france_40.situation import (
    FAR,
    Situation,
    foes,
    is_mechanized,
    place_of,
    power,
    shelterless,
)
from sixweeks.ai.posts import manned
from sixweeks.board.hexes import Hex, bits, one
from sixweeks.games.france_40.model.components import ALLIED, CITIES, GERMAN, MAP, UnitId
from sixweeks.games.france_40.model.queries import mobile_units, neutral_ground, units_at
from sixweeks.games.france_40.rules import r08_supply, r10_movement
from sixweeks.games.france_40.rules.r04_victory import (
    BRITTANY_EXITS,
    DIJON_AND_LYON,
    SOUTHERN_EXITS,
    has_scored,
)
from sixweeks.kernel.question import Action

EXITS = {"4.5a": (BRITTANY_EXITS, "west"), "4.6a": (SOUTHERN_EXITS, "south")}
RUHR_GATES = MAP.grid.mask("3338 3239 3439")  # 4.1b
# 4.4a Corps in these hexes close the Dyle-Breda line; their zones of control cover the rest.
DYLE_FRONT = [MAP.grid.hex(each) for each in ("3633", "3533", "3435", "3335")]
NORTH = MAP.rows_from(32)
MOST_RINGS = 3


def campaign(fights_next: bool) -> Campaign:
    parts = [garrisons, luxembourg, dyle_guards, seal, exits, paris, *[rings] * MOST_RINGS, prizes]
    parts += [dyle_guards, missions, panzer_siege]
    parts += [*([attacks] if fights_next else []), siege_by_all, advance]
    return tuple(map(Part, parts))


def movable(situation: Situation, plan: Plan) -> list[UnitId]:
    units = r10_movement.movable(situation.game, GERMAN)
    return [unit for unit in units if unit not in plan.busy]


def mechanized(situation: Situation, plan: Plan) -> list[UnitId]:
    """The panzer corps, the weakest first."""
    game = situation.game
    units = [unit for unit in movable(situation, plan) if is_mechanized(game, unit)]
    return sorted(units, key=lambda unit: power(game, unit))


def reach_of(situation: Situation, unit: UnitId) -> int:
    game = situation.game
    points = r10_movement.movement_factor(game, unit)
    within = r10_movement.destinations(game, (unit,), points)
    return shelterless(situation, unit, within) | one(place_of(game, unit))


# --- points -----------------------------------------------------------------------------------


def garrisons(situation: Situation, plan: Plan) -> Iterator[Order]:
    """4.1a The border and the cities near the enemy are held; lost ones are retaken."""
    game = situation.game
    posts = watch_posts(situation)
    units = [unit for unit in movable(situation, plan) if not is_mechanized(game, unit)]
    yield from sent_to(situation, posts, units)


def sent_to(situation: Situation, posts: list[Hex], units: list[UnitId]) -> Iterator[Order]:
    """A unit for each post that one can reach."""
    reaches = {unit: reach_of(situation, unit) for unit in units}
    found = manned(posts, reaches, lambda unit, post: watch_cost(situation, unit, post))
    for unit, post in found.items():
        yield Order(unit, () if post == place_of(situation.game, unit) else (post,))


def watch_posts(situation: Situation) -> list[Hex]:
    """Cities before border hexes, those near the enemy's mobile units first."""
    game, watch = situation.game, situation.weights.watch
    near = situation.field(mobile_units(game, ALLIED))
    cities = CITIES["germany"] & ~foes(situation)
    border = game.roster.forts[GERMAN] & ~foes(situation)
    wanted = [hex for hex in bits(cities) if near[hex] <= watch.city]
    wanted += [hex for hex in bits(border & ~cities) if near[hex] <= watch.border]
    wanted += [hex for hex in bits(RUHR_GATES & ~cities) if near[hex] <= watch.ruhr]
    return sorted(wanted, key=lambda hex: (near[hex] - watch.first * (cities >> hex & 1), hex))


def watch_cost(situation: Situation, unit: UnitId, post: Hex) -> float:
    """The nearest, and the second line before the first."""
    game = situation.game
    return MAP.grid.distance(place_of(game, unit), post) + situation.weights.watch.power * power(
        game, unit
    )


def dyle_guards(situation: Situation, plan: Plan) -> Iterator[Order]:
    """4.4a Corps that bar the Dyle-Breda line to the French, until they have entered it."""
    game, dyle = situation.game, situation.weights.dyle
    if game.dyle_entered or game.turn < dyle.since or not dyle.guards:
        return
    posts = [hex for hex in DYLE_FRONT[: dyle.guards] if is_unguarded(situation, plan, hex)]
    units = [unit for unit in movable(situation, plan) if not is_mechanized(game, unit)]
    yield from sent_to(situation, posts, units)


def is_unguarded(situation: Situation, plan: Plan, hex: Hex) -> bool:
    """Ground that may be entered, and nobody has been told to stay there."""
    if barred(situation) >> hex & 1:
        return False
    return not any(unit in plan.busy for unit in units_at(situation.game, hex))


def nearest_to(situation: Situation, plan: Plan, hex: Hex) -> Iterator[Order]:
    able = [unit for unit in movable(situation, plan) if reach_of(situation, unit) >> hex & 1]
    if able:
        game = situation.game
        unit = min(able, key=lambda each: (is_mechanized(game, each), power(game, each)))
        yield Order(unit, (hex,))


def exits(situation: Situation, plan: Plan) -> Iterator[Order]:
    """4.5a, 4.6a A corps leaves the map for a point."""
    game = situation.game
    for rule, (hexes, edge) in EXITS.items():
        if has_scored(game, rule) or not is_time_to_leave(situation, hexes):
            continue
        for unit in mechanized(situation, plan):
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
    timing = situation.weights.timing
    barred = (hexes & mobile_units(situation.game, ALLIED)).bit_count()
    return situation.game.turn >= timing.leave or barred >= timing.barred


def paris(situation: Situation, plan: Plan) -> Iterator[Order]:
    """4.7a One corps drives through what is left of Paris."""
    game = situation.game
    if has_scored(game, "4.7a") or MAP.paris & foes(situation):
        return
    missing = bits(MAP.paris & ~game.control)
    for unit in mechanized(situation, plan) + movable(situation, plan):
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


def luxembourg(situation: Situation, plan: Plan) -> Iterator[Order]:
    """4.3f The first unit to enter Luxembourg makes it capitulate."""
    if situation.game.countries.luxembourg != "in play":
        return
    ground = MAP.countries["luxembourg"] & ~foes(situation)
    foot = [u for u in movable(situation, plan) if not is_mechanized(situation.game, u)]
    for unit in foot:
        if within := reach_of(situation, unit) & ground:
            yield Order(unit, (bits(within)[0],))
            return


def rings(situation: Situation, plan: Plan) -> Iterator[Order]:
    """4.8b, 4.9a, 5.12a Cut the supply of the Maginot Line, of the British or of an army.

    One ring at a time: the next is sought once this one is shut."""
    if situation.has_ring:
        reaches = {unit: reach_of(situation, unit) for unit in movable(situation, plan)}
        yield from encirclement(situation, reaches)


def seal(situation: Situation, plan: Plan) -> Iterator[Order]:
    """4.8b Cut off the Maginot Line at one blow."""
    if situation.weights.rings.sealed and not has_scored(situation.game, "4.8a", "4.8b"):
        reaches = {unit: reach_of(situation, unit) for unit in movable(situation, plan)}
        yield from sealing(situation, reaches)


def missions(situation: Situation, plan: Plan) -> Iterator[Order]:
    """A panzer corps is on its way to each point that is still to be had."""
    game = situation.game
    closed = barred(situation)
    for goals in open_goals(situation):
        field = situation.field(goals & ~closed, closed)
        corps = [u for u in mechanized(situation, plan) if field[place_of(game, u)] < FAR]
        if corps:
            unit = min(corps, key=lambda each: field[place_of(game, each)])
            yield Order(unit, aim=Aim("panzers", goals & ~closed, closed))


def open_goals(situation: Situation) -> list[int]:
    """4.5a, 4.6a, 4.7a Where points are still to be had by driving there."""
    game = situation.game
    goals = {"4.7a": MAP.paris, "4.6a": DIJON_AND_LYON}
    if game.turn >= situation.weights.timing.brittany:
        goals["4.5a"] = BRITTANY_EXITS
    return [hexes for rule, hexes in goals.items() if not has_scored(game, rule)]


def panzer_siege(situation: Situation, plan: Plan) -> Iterator[Order]:
    """4.8b The other panzers go behind the Maginot Line."""
    if situation.game.turn < situation.weights.timing.siege:
        return
    yield from isolate_maginot(situation, mechanized(situation, plan))
    if rear := maginot_rear(situation):
        for unit in mechanized(situation, plan):
            yield Order(unit, aim=Aim("panzers", rear, barred(situation)))


def barred(situation: Situation) -> int:
    """Where no way leads: enemies, and countries that are still neutral."""
    return foes(situation) | neutral_ground(situation.game)


def siege_by_all(situation: Situation, plan: Plan) -> Iterator[Order]:
    yield from isolate_maginot(situation, movable(situation, plan))


def isolate_maginot(situation: Situation, units: list[UnitId]) -> Iterator[Order]:
    game = situation.game
    if not has_scored(game, "4.8a", "4.8b") and game.turn >= situation.weights.timing.siege:
        yield from siege(situation, {unit: reach_of(situation, unit) for unit in units})


def prizes(situation: Situation, plan: Plan) -> Iterator[Order]:
    """Cities that are worth something and stand open."""
    game = situation.game
    hexes = [hex for hex in bits(MAP.cities) if german_value(situation, hex) > 0]
    closed = foes(situation) | neutral_ground(game)
    for hex in sorted(hexes, key=lambda hex: -german_value(situation, hex)):
        if not closed >> hex & 1 and not game.control >> hex & 1:
            yield from nearest_to(situation, plan, hex)


# --- attacks and the advance ------------------------------------------------------------------


def attacks(situation: Situation, plan: Plan) -> Iterator[Order]:
    game = situation.game
    units = [unit for unit in situation.own_units if unit not in plan.busy]
    for assault in planned_assaults(situation, units):
        for unit, hex in assault.placing.items():
            yield Order(unit, () if hex == place_of(game, unit) else (hex,))


def advance(situation: Situation, plan: Plan) -> Iterator[Order]:
    """The rest close up: the south behind the Maginot Line, the north to what else is open."""
    game = situation.game
    goals, rear = goal_hexes(situation), maginot_rear(situation)
    if not goals | rear:
        return
    north, south = goals or rear, rear or goals
    closed = neutral_ground(game)
    field = situation.field(north, closed)
    units = movable(situation, plan)
    for unit in sorted(units, key=lambda each: field[place_of(game, each)]):
        manner = "panzers" if is_mechanized(game, unit) else "foot"
        goal = north if goes_north(situation, unit) else south
        yield Order(unit, aim=Aim(manner, goal, closed))


def goes_north(situation: Situation, unit: UnitId) -> bool:
    """4.3b Until the neutrals are overturned the northern armies have enough to do."""
    game, here = situation.game, place_of(situation.game, unit)
    done = has_scored(game, "4.3b") and situation.weights.turn_south
    return bool(NORTH >> here & 1) and not done


def maginot_rear(situation: Situation) -> int:
    """4.8b The gaps in the wall behind the line, until the point is scored."""
    game = situation.game
    if has_scored(game, "4.8a", "4.8b"):
        return 0
    chain = sum(one(hex) for hex in maginot_wall(situation))
    return chain & besieged(situation) & r08_supply.supply_ground(game, ALLIED)


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
