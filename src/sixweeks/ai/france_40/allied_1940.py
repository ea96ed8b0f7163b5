"""The Allied plan of 1940: a line from the sea to Switzerland, and the British out in time."""

from collections.abc import Iterable, Iterator

from sixweeks.ai.france_40.assaults import planned_assaults
from sixweeks.ai.france_40.encirclement import SWISS_BORDER
from sixweeks.ai.france_40.marches import PRIZE, Aim, Order, to_post
from sixweeks.ai.france_40.plan import Campaign, Part, Plan
from sixweeks.ai.france_40.situation import (
    FAR,
    Situation,
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
from sixweeks.games.france_40.model.components import ALLIED, CITIES, GERMAN, MAP, TABLES, UnitId
from sixweeks.games.france_40.model.queries import (
    FORMER_NEUTRALS,
    FRENCH,
    defense_factor,
    neutral_ground,
    standing_forts,
    units_at,
)
from sixweeks.games.france_40.rules import r06_stacking, r08_supply, r10_exits, r10_movement
from sixweeks.games.france_40.rules.r04_victory import (
    BRITTANY_EXITS,
    DIJON_AND_LYON,
    DYLE_HEXES,
    NEXT_TO_RUHR,
)
from sixweeks.games.france_40.rules.r07_zones_of_control import zone_of_control
from sixweeks.kernel.question import Action

MOST_POINTS = TABLES.movement["1940"]["die_maximum"]
MOST_POINTS_1939 = TABLES.movement["1939"]["french_maximum"]
COAST = MAP.grid.spread(MAP.water) & MAP.land
SOUTH_EAST = SWISS_BORDER | (MAP.south & MAP.countries["france"])


def campaign(fights_next: bool) -> Campaign:
    """Raids that decide, the British home, the Dyle, attacks, then the line."""
    strokes = [Part(counter_strokes)] if fights_next else []
    return (
        Part(sudden_death, again=True),
        Part(evacuation),
        Part(dyle_breda, again=True),
        Part(dyle_march),
        Part(brittany),
        *strokes,
        Part(former_neutrals),
        Part(line),
        Part(reserves, again=True),
    )


def movable(situation: Situation, plan: Plan) -> list[UnitId]:
    units = r10_movement.movable(situation.game, ALLIED)
    return [unit for unit in units if unit not in plan.busy]


# --- what decides at once ---------------------------------------------------------------------


def sudden_death(situation: Situation, plan: Plan) -> Iterator[Order]:
    """4.1a, 4.1b Units that may reach the Ruhr's edge or an open German city."""
    game = situation.game
    prizes = NEXT_TO_RUHR | (CITIES["germany"] & game.control)
    for unit in movable(situation, plan):
        within = r10_movement.destinations(game, (unit,), most_points(situation, unit))
        if within & prizes & ~foes(situation):
            yield Order(unit, aim=Aim(PRIZE))


def most_points(situation: Situation, unit: UnitId) -> int:
    """10.2c In 1939 a die of 5 or 6 counts as 4."""
    game = situation.game
    if not r10_movement.needs_die(game, unit):
        return r10_movement.movement_factor(game, unit)
    return MOST_POINTS_1939 if situation.is_1939 else MOST_POINTS


def dyle_breda(situation: Situation, plan: Plan) -> Iterator[Order]:
    """4.4a French corps that may step onto the Dyle-Breda line, until one has."""
    game = situation.game
    for unit in movable(situation, plan):
        if game.dyle_entered:
            return
        if game.roster.nation[unit] == FRENCH:
            near = r10_movement.reach(game, (unit,), most_points(situation, unit)).all
            if near & DYLE_HEXES:
                yield Order(unit, aim=Aim("dyle", DYLE_HEXES))


def dyle_march(situation: Situation, plan: Plan) -> Iterator[Order]:
    """4.4a The nearest French corps in overland supply make for the line, to enter it later."""
    game, most = situation.game, situation.weights.dyle.corps
    if game.dyle_entered or not most:
        return
    closed = foes(situation)
    field, supplied = situation.field(DYLE_HEXES & ~closed, closed), r08_supply.overland(game)
    corps = [
        unit
        for unit in movable(situation, plan)
        if game.roster.nation[unit] == FRENCH and supplied >> place_of(game, unit) & 1
    ]
    near = [unit for unit in corps if field[place_of(game, unit)] < FAR]
    for unit in sorted(near, key=lambda unit: field[place_of(game, unit)])[:most]:
        yield Order(unit, aim=Aim("dyle", DYLE_HEXES & ~closed, closed))


# --- the British ------------------------------------------------------------------------------


def evacuation(situation: Situation, plan: Plan) -> Iterator[Order]:
    """5.13, 5.14 Once Dynamo is declared the British go by the nearest open way."""
    game = situation.game
    if game.dynamo is None:
        return
    aim = Aim("home", open_ways(situation))
    for unit in movable(situation, plan):
        if is_british(game, unit):
            yield Order(unit, leave=Action("leave"), aim=aim)


def brittany(situation: Situation, plan: Plan) -> Iterator[Order]:
    """4.5a, 5.14 The British wait on the west edge, in supply; corps nearby bar it with them."""
    game = situation.game
    exits = bits(BRITTANY_EXITS & ~foes(situation) & ~game.presence[FRENCH])
    units = movable(situation, plan)
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
            yield to_post(unit, "line", post)


def may_guard(situation: Situation, unit: UnitId) -> bool:
    """French corps of the second rank, near the west edge."""
    game, guard = situation.game, situation.weights.brittany
    here = place_of(game, unit)
    near = any(MAP.grid.distance(here, hex) <= guard.range for hex in bits(BRITTANY_EXITS))
    weak = power(game, unit) <= guard.power
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


# --- attacks ----------------------------------------------------------------------------------


def counter_strokes(situation: Situation, plan: Plan) -> Iterator[Order]:
    game = situation.game
    for assault in planned_assaults(situation, movable(situation, plan)):
        for unit, hex in assault.placing.items():
            yield Order(unit) if hex == place_of(game, unit) else to_post(unit, "line", hex)


# --- the line ---------------------------------------------------------------------------------


def former_neutrals(situation: Situation, plan: Plan) -> Iterator[Order]:
    """3.6g Belgians, Dutch and Swiss hold their cities."""
    for unit in movable(situation, plan):
        if is_former_neutral(situation.game, unit):
            yield to_post(unit, "line", home_post(situation, unit))


def line(situation: Situation, plan: Plan) -> Iterator[Order]:
    """Man the cheapest line."""
    reaches = {unit: within(situation, unit) for unit in movable(situation, plan)}
    posts = line_posts(situation, reaches)
    plan.posts = {post: situation.threat(post) for post in posts}
    for unit, post in manning(situation, posts, reaches).items():
        yield to_post(unit, "line", post)


def reserves(situation: Situation, plan: Plan) -> Iterator[Order]:
    """Double the line where it is weakest; forts keep their garrisons."""
    for unit in movable(situation, plan):
        weakest = weakest_post(situation, plan.posts, unit)
        if weakest is not None:
            yield to_post(unit, "line", weakest)


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
        game, self.line = situation.game, situation.weights.line
        self.solid, self.manned = solid, manned
        self.closed = foes(situation) | MAP.water | MAP.paris | MAP.countries["germany"]
        self.lost = game.control & ~MAP.countries["germany"]
        self.zone = zone_of_control(game, GERMAN)
        self.held = friends(situation)
        self.supplied = supplied_ground(situation)
        self.good = MAP.rough | MAP.ardennes | MAP.cities

    def __call__(self, hex: Hex) -> float:
        line = self.line
        if self.solid >> hex & 1:
            return line.solid
        if self.closed >> hex & 1 or not MAP.land >> hex & 1:
            return IMPASSABLE
        cost = line.manned if self.manned >> hex & 1 else line.unreached
        cost += line.lost * (self.lost >> hex & 1) + line.contact * (self.zone >> hex & 1)
        if not self.supplied >> hex & 1:
            cost += line.unsupplied
        return cost - line.held * (self.held >> hex & 1) - line.strong * (self.good >> hex & 1)


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
    game, line = situation.game, situation.weights.line
    here = place_of(game, unit)
    in_fort = standing_forts(game, ALLIED) >> here & 1
    cost = MAP.grid.distance(here, post) + line.garrison * in_fort
    return cost + line.british * is_british(game, unit) - line.strength * power(game, unit)


def weakest_post(situation: Situation, posts: dict[Hex, int], unit: UnitId) -> Hex | None:
    """Where one more unit is wanted most; a fort's garrison stays."""
    game = situation.game
    here = place_of(game, unit)
    if standing_forts(game, ALLIED) >> here & 1:
        return None
    nation = game.roster.nation[unit]
    open_posts = [post for post in posts if takes(situation, post, nation)]
    return max(open_posts, key=lambda post: need(situation, post, posts[post], here), default=None)


def takes(situation: Situation, post: Hex, nation: int) -> bool:
    stack = units_at(situation.game, post)
    limit = r06_stacking.limit(situation.game)
    return len(stack) < limit and all(
        situation.game.roster.nation[unit] == nation for unit in stack
    )


def need(situation: Situation, post: Hex, threat: int, here: Hex) -> float:
    game, line = situation.game, situation.weights.line
    held = sum(defense_factor(game, unit) for unit in units_at(game, post))
    urgency = (threat + line.spare) / (held + line.spare)
    return urgency - line.distance * MAP.grid.distance(here, post)


def home_post(situation: Situation, unit: UnitId) -> Hex:
    """Former neutrals go to the nearest of their cities without a garrison."""
    game = situation.game
    here = place_of(game, unit)
    country = FORMER_NEUTRALS[game.roster.nation[unit]]
    if CITIES[country] >> here & 1:
        return here
    open_cities = [hex for hex in bits(CITIES[country] & ~game.control) if not units_at(game, hex)]
    return min(open_cities, key=lambda hex: MAP.grid.distance(here, hex), default=here)
