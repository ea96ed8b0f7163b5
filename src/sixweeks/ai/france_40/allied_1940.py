"""The Allied plan of 1940: a line from the sea to Switzerland, and the British out in time."""

from collections.abc import Iterable, Iterator
from random import Random

from sixweeks.ai.france_40.assaults import planned_assaults
from sixweeks.ai.france_40.encirclement import SWISS_BORDER
from sixweeks.ai.france_40.marches import Merit, Order
from sixweeks.ai.france_40.objectives import allied_value
from sixweeks.ai.france_40.situation import (
    Situation,
    enemy_zone,
    expected_points,
    foes,
    friends,
    is_british,
    is_former_neutral,
    place_of,
    power,
    supplied_ground,
)
from sixweeks.ai.posts import matched
from sixweeks.ai.walls import IMPASSABLE, wall
from sixweeks.board.hexes import Hex, bits, one
from sixweeks.games.france_40.model.components import ALLIED, CITIES, GERMAN, MAP, NATIONS, UnitId
from sixweeks.games.france_40.model.queries import (
    FORMER_NEUTRALS,
    FRENCH,
    defense_factor,
    neutral_ground,
    standing_forts,
    units_at,
)
from sixweeks.games.france_40.rules import r06_stacking, r10_exits, r10_movement
from sixweeks.games.france_40.rules.r04_victory import (
    BRITTANY_EXITS,
    DIJON_AND_LYON,
    DYLE_HEXES,
    NEXT_TO_RUHR,
)
from sixweeks.games.france_40.rules.r07_zones_of_control import zone_of_control
from sixweeks.kernel.question import Action

MOST_POINTS = 6
GUARD_RANGE, SECOND_RANK = 9, 9  # who goes to bar the way to Brittany
COAST = MAP.grid.spread(MAP.water) & MAP.land
SOUTH_EAST = SWISS_BORDER | (MAP.south & MAP.countries["france"])


def orders(situation: Situation, fights_next: bool, rng: Random) -> Iterator[Order]:
    """Raids that decide, the British home, the Dyle, attacks, then the line."""
    busy: set[UnitId] = set()
    for part in (sudden_death, evacuation, dyle_breda, brittany):
        for order in part(situation):
            if order.unit not in busy:
                busy.add(order.unit)
                yield order
    if fights_next:
        yield from counter_strokes(situation, busy)
    yield from line_orders(situation, busy)


def movable(situation: Situation, busy: set[UnitId]) -> list[UnitId]:
    units = r10_movement.movable(situation.game, ALLIED)
    return [unit for unit in units if unit not in busy]


# --- what decides at once ---------------------------------------------------------------------


def sudden_death(situation: Situation) -> Iterator[Order]:
    """4.1a, 4.1b Units that may reach the Ruhr's edge or an open German city."""
    game = situation.game
    prizes = NEXT_TO_RUHR | (CITIES["germany"] & game.control)
    for unit in r10_movement.movable(game, ALLIED):
        within = r10_movement.destinations(game, (unit,), most_points(situation, unit))
        if within & prizes & ~foes(situation):
            yield Order(unit, merit=prize_merit(situation, unit))


def most_points(situation: Situation, unit: UnitId) -> int:
    game = situation.game
    return (
        MOST_POINTS
        if r10_movement.needs_die(game, unit)
        else (r10_movement.movement_factor(game, unit))
    )


def prize_merit(situation: Situation, unit: UnitId) -> Merit:
    here = place_of(situation.game, unit)

    def merit(hex: Hex) -> float:
        return allied_value(situation, hex) + (0.1 if hex == here else 0.0)

    return merit


def dyle_breda(situation: Situation) -> Iterator[Order]:
    """4.4a French corps that may step onto the Dyle-Breda line, until one has."""
    game = situation.game
    for unit in r10_movement.movable(game, ALLIED):
        if game.dyle_entered:
            return
        if game.roster.nation[unit] == FRENCH:
            near = r10_movement.reach(game, (unit,), most_points(situation, unit)).all
            if near & DYLE_HEXES:
                yield Order(unit, merit=dyle_merit(situation))


def dyle_merit(situation: Situation) -> Merit:
    field = situation.field(DYLE_HEXES)
    foreign = r06_stacking.foreign_hexes(situation.game, "french")

    def merit(hex: Hex) -> float:
        return -field[hex] - (3.0 if foreign >> hex & 1 else 0.0)

    return merit


# --- the British ------------------------------------------------------------------------------


def evacuation(situation: Situation) -> Iterator[Order]:
    """5.13, 5.14 Once Dynamo is declared the British go by the nearest open way."""
    game = situation.game
    if game.dynamo is None:
        return
    ways = open_ways(situation)
    field = situation.field(ways) if ways else None
    for unit in r10_movement.movable(game, ALLIED):
        if is_british(game, unit):
            yield Order(unit, leave=Action("leave"), merit=home_merit(situation, field))


def brittany(situation: Situation) -> Iterator[Order]:
    """4.5a, 5.14 The British wait on the west edge, in supply; corps nearby bar it with them."""
    game = situation.game
    exits = bits(BRITTANY_EXITS & ~foes(situation) & ~game.presence[FRENCH])
    units = r10_movement.movable(game, ALLIED)
    waiting = game.dynamo is None and game.turn >= situation.weights.british_leave
    british = [u for u in units if is_british(game, u) and waiting]
    french = [u for u in units if may_guard(situation, u)]
    for unit in british + french:
        here = place_of(game, unit)
        if here in exits or (BRITTANY_EXITS >> here & 1 and not is_british(game, unit)):
            exits = [hex for hex in exits if hex != here]
            yield Order(unit)
        elif exits:
            post = min(exits, key=lambda hex: MAP.grid.distance(here, hex))
            exits.remove(post)
            yield Order(unit, merit=towards(situation, unit, post))


def may_guard(situation: Situation, unit: UnitId) -> bool:
    """French corps of the second rank, near the west edge."""
    game = situation.game
    here = place_of(game, unit)
    near = any(MAP.grid.distance(here, hex) <= GUARD_RANGE for hex in bits(BRITTANY_EXITS))
    weak = power(game, unit) <= SECOND_RANK
    return game.roster.nation[unit] == FRENCH and near and weak


def open_ways(situation: Situation) -> int:
    game = situation.game
    ways = 0
    for edge, mask in {"west": MAP.west, "south": MAP.south}.items():
        if edge not in game.closed_edges:
            ways |= mask & MAP.countries["france"]
    if game.dynamo is not None and game.turn - game.dynamo.declared < r10_exits.DYNAMO_TURNS:
        ways |= one(game.dynamo.port) & ~game.control
    return ways & ~foes(situation)


def home_merit(situation: Situation, field: list[int] | None) -> Merit:
    zone = enemy_zone(situation)
    foreign = r06_stacking.foreign_hexes(situation.game, "british")

    def merit(hex: Hex) -> float:
        worth = -float(field[hex]) if field else 0.0
        return worth - 1.5 * (zone >> hex & 1) - 9.0 * (foreign >> hex & 1)

    return merit


# --- attacks ----------------------------------------------------------------------------------


def counter_strokes(situation: Situation, busy: set[UnitId]) -> Iterator[Order]:
    for assault in planned_assaults(situation, movable(situation, busy), least=3.0):
        for unit in assault.units:
            busy.add(unit)
            hex = assault.placing[unit]
            if hex != place_of(situation.game, unit):
                yield Order(unit, merit=towards(situation, unit, hex))


# --- the line ---------------------------------------------------------------------------------


def line_orders(situation: Situation, busy: set[UnitId]) -> Iterator[Order]:
    """Man the cheapest line, then double it where it is weakest; forts keep their garrisons."""
    game = situation.game
    units = movable(situation, busy)
    for unit in [each for each in units if is_former_neutral(game, each)]:
        units.remove(unit)
        yield Order(unit, merit=towards(situation, unit, home_post(situation, unit)))
    reaches = {unit: within(situation, unit) for unit in units}
    posts = line_posts(situation, reaches)
    for unit, post in manning(situation, posts, reaches).items():
        units.remove(unit)
        yield Order(unit, merit=towards(situation, unit, post))
    for unit in units:
        weakest = weakest_post(situation, posts, unit)
        if weakest is not None:
            yield Order(unit, merit=towards(situation, unit, weakest))


def within(situation: Situation, unit: UnitId) -> int:
    """Where a unit may be expected to get to."""
    game = situation.game
    points = expected_points(game, unit, situation.weights.dice)
    here = one(place_of(game, unit))
    return here | r10_movement.destinations(game, (unit,), points)


def line_posts(situation: Situation, reaches: dict[UnitId, int]) -> list[Hex]:
    """The line, the most threatened post first, and the cities of the south."""
    game = situation.game
    solid = standing_forts(game, ALLIED) | neutral_ground(game) | MAP.gap
    cost = CostOfHex(situation, solid, union(reaches.values()))
    chain = wall(MAP.grid, COAST & ~neutral_ground(game), SOUTH_EAST, cost)
    posts = [hex for hex in chain if not solid >> hex & 1]
    posts.sort(key=lambda hex: -situation.threat(hex))
    return posts + [hex for hex in bits(DIJON_AND_LYON) if not game.control >> hex & 1]


def union(masks: Iterable[int]) -> int:
    whole = 0
    for mask in masks:
        whole |= mask
    return whole


class CostOfHex:
    """What it costs to have a hex in the line."""

    def __init__(self, situation: Situation, solid: int, manned: int) -> None:
        game = situation.game
        self.solid, self.manned = solid, manned
        self.closed = foes(situation) | MAP.water | MAP.paris | MAP.countries["germany"]
        self.lost = game.control & ~MAP.countries["germany"]
        self.zone = zone_of_control(game, GERMAN)
        self.held = friends(situation)
        self.supplied = supplied_ground(situation)
        self.good = MAP.rough | MAP.ardennes | MAP.cities

    def __call__(self, hex: Hex) -> float:
        if self.solid >> hex & 1:
            return 0.2
        if self.closed >> hex & 1 or not MAP.land >> hex & 1:
            return IMPASSABLE
        cost = 1.0 if self.manned >> hex & 1 else 4.0
        cost += 5.0 * (self.lost >> hex & 1) + 0.5 * (self.zone >> hex & 1)
        if not self.supplied >> hex & 1:
            cost += 4.0
        return cost - 0.3 * (self.held >> hex & 1) - 0.2 * (self.good >> hex & 1)


def manning(
    situation: Situation, posts: list[Hex], reaches: dict[UnitId, int]
) -> dict[UnitId, Hex]:
    able = {
        post: sorted(
            (unit for unit, mask in reaches.items() if mask >> post & 1),
            key=lambda unit: march_cost(situation, unit, post),
        )
        for post in posts
    }
    return matched(posts, able)


def march_cost(situation: Situation, unit: UnitId, post: Hex) -> float:
    """Nearness, but not at the price of a fort's garrison or of the British."""
    game = situation.game
    here = place_of(game, unit)
    in_fort = standing_forts(game, ALLIED) >> here & 1
    distance = MAP.grid.distance(here, post)
    return distance + 10.0 * in_fort + 5.0 * is_british(game, unit) - power(game, unit) / 20


def weakest_post(situation: Situation, posts: list[Hex], unit: UnitId) -> Hex | None:
    """Where one more unit is wanted most; a fort's garrison stays."""
    game = situation.game
    here = place_of(game, unit)
    if standing_forts(game, ALLIED) >> here & 1:
        return None
    nation = game.roster.nation[unit]
    open_posts = [post for post in posts if takes(situation, post, nation)]
    return max(open_posts, key=lambda post: need(situation, post, here), default=None)


def takes(situation: Situation, post: Hex, nation: int) -> bool:
    stack = units_at(situation.game, post)
    limit = r06_stacking.limit(situation.game)
    return len(stack) < limit and all(
        situation.game.roster.nation[unit] == nation for unit in stack
    )


def need(situation: Situation, post: Hex, here: Hex) -> float:
    game = situation.game
    held = sum(defense_factor(game, unit) for unit in units_at(game, post))
    urgency = (situation.threat(post) + 2.0) / (held + 2.0)
    return urgency - 1.0 * MAP.grid.distance(here, post)


def home_post(situation: Situation, unit: UnitId) -> Hex:
    """Former neutrals go to the nearest of their cities without a garrison."""
    game = situation.game
    here = place_of(game, unit)
    country = FORMER_NEUTRALS[game.roster.nation[unit]]
    if CITIES[country] >> here & 1:
        return here
    open_cities = [hex for hex in bits(CITIES[country] & ~game.control) if not units_at(game, hex)]
    return min(open_cities, key=lambda hex: MAP.grid.distance(here, hex), default=here)


def towards(situation: Situation, unit: UnitId, post: Hex) -> Merit:
    """As near the post as can be, in supply, not into an enemy zone on the way, not overstacked."""
    game = situation.game
    here = place_of(game, unit)
    zone, supplied = enemy_zone(situation), supplied_ground(situation)
    foreign = r06_stacking.foreign_hexes(game, NATIONS[game.roster.nation[unit]])
    full = r06_stacking.full_hexes(game)
    distance = MAP.grid.distance

    def merit(hex: Hex) -> float:
        worth = -2.0 * distance(hex, post)
        if hex != here and (full | foreign) >> hex & 1:
            return worth - 50.0
        if not supplied >> hex & 1:
            worth -= 8.0
        if zone >> hex & 1 and hex != post:
            worth -= 2.5
        return worth

    return merit
