"""The Allied marches: posts of the line and what must be held, manned by those who act now."""

from collections.abc import Mapping, Sequence

from sixweeks.ai.mansteins_war import dangers, line, logistics, raids
from sixweeks.ai.mansteins_war.marches import Merit, is_fighter, open_hexes
from sixweeks.ai.mansteins_war.objectives import NEEDED, hex_points, prize
from sixweeks.ai.mansteins_war.plan import Plan
from sixweeks.ai.mansteins_war.situation import POINTS, Situation, place_of
from sixweeks.ai.posts import matched
from sixweeks.board.hexes import Hex, bits
from sixweeks.games.mansteins_war.model.components import (
    BELGIAN,
    COUNTERS,
    DUTCH,
    GERMAN,
    HOME,
    IS_MECH,
    NATION,
    PARIS,
    UnitId,
)
from sixweeks.games.mansteins_war.model.map import GRID, MAP
from sixweeks.games.mansteins_war.model.queries import defence_factor, units_of_side_at
from sixweeks.games.mansteins_war.rules.r03_victory import HEX_VALUES
from sixweeks.games.mansteins_war.rules.r06_limits import excess_of, full_hexes, load
from sixweeks.games.mansteins_war.rules.r09_rail import may_rail, rail_goals
from sixweeks.masks import mask_of

HOME_GUARDS = (BELGIAN, DUTCH)
VICTORY = mask_of(HEX_VALUES[GERMAN])


def draw_posts(situation: Situation, plan: Plan, units: Sequence[UnitId]) -> None:
    """Give every unit that acts and does not attack its post."""
    raiders = raids.raiders(situation)
    for unit in units:
        if unit in raiders:
            plan.posts[unit] = raiders[unit]
            plan.raiders.add(unit)
    fighters = [unit for unit in units if is_fighter(unit) and unit not in raiders]
    guards = [unit for unit in fighters if NATION[unit] in HOME_GUARDS]
    field = [unit for unit in fighters if unit not in guards and not stays(situation, plan, unit)]
    if guards:
        man(situation, plan, guards, home_posts(situation, guards), ())
    for unit in guard_of_paris(situation, field):
        plan.posts[unit] = PARIS
        field.remove(unit)
    if field:
        wall = line.posts(situation, held_by_others(situation, field))
        man(situation, plan, field, towns_in_danger(situation, field), wall)


def stays(situation: Situation, plan: Plan, unit: UnitId) -> bool:
    """A garrison in danger has its post."""
    if is_garrison(situation, unit):
        plan.posts[unit] = place_of(situation.game, unit)
        return True
    return False


def reaches(situation: Situation, units: Sequence[UnitId]) -> dict[UnitId, int]:
    game = situation.game
    return {unit: open_hexes(game, unit) | 1 << place_of(game, unit) for unit in units}


def by_rail(situation: Situation, unit: UnitId) -> int:
    """Where a unit may go by rail and has room."""
    game = situation.game
    if not may_rail(game, (unit,), False):
        return 0
    return rail_goals(game, unit) & ~full_hexes(game, unit)


def held_by_others(situation: Situation, units: Sequence[UnitId]) -> int:
    """Hexes with friends that stay where they are."""
    staying = [u for u in situation.units if u not in units and not COUNTERS[u].is_logistic]
    return mask_of(place_of(situation.game, unit) for unit in staying)


# --- what must be held ------------------------------------------------------------------------


def towns_in_danger(situation: Situation, units: Sequence[UnitId]) -> list[Hex]:
    """6.3 Paris, then the other victory hexes that a German is near to and nobody else holds."""
    held = held_by_others(situation, units) | situation.game.control | situation.game.open_cities
    far, ranges = situation.front, situation.weights.posts
    found = [
        hex
        for hex in bits(VICTORY & ~held & ~MAP.maginot)
        if far[hex] <= (ranges.paris_range if hex == PARIS else ranges.town_range)
    ]
    return sorted(found, key=lambda hex: (-hex_points(situation.game, GERMAN, hex), hex))


def guard_of_paris(situation: Situation, units: Sequence[UnitId]) -> list[UnitId]:
    """6.3 When the Germans are near, an army and a corps hold Paris or go there before all else."""
    game, posts = situation.game, situation.weights.posts
    is_lost = bool(game.control >> PARIS & 1) or bool(game.open_cities >> PARIS & 1)
    if is_lost or situation.front[PARIS] > posts.paris_range:
        return []
    there = [u for u in units_of_side_at(game, situation.side, PARIS) if u not in units]
    found: list[UnitId] = []
    for unit in to_paris(situation, units):
        stack = [*there, *found]
        if strength_of(situation, stack) >= posts.guard * situation.threat(PARIS):
            break
        if is_room(situation, stack, unit):
            found.append(unit)
    return found


def to_paris(situation: Situation, units: Sequence[UnitId]) -> list[UnitId]:
    """Who can be in Paris by the end of this segment, on foot or by rail, the strongest first."""
    reach = reaches(situation, [unit for unit in units if is_fighter(unit)])
    able = [u for u, mask in reach.items() if (mask | by_rail(situation, u)) >> PARIS & 1]
    return sorted(able, key=lambda unit: (-defence_factor(situation.game, unit), unit))


def strength_of(situation: Situation, units: Sequence[UnitId]) -> int:
    return sum(defence_factor(situation.game, unit) for unit in units)


def is_room(situation: Situation, stack: Sequence[UnitId], unit: UnitId) -> bool:
    """6.2, 6.0.g Would a unit fit into Paris with some others?"""
    if any(NATION[each] != NATION[unit] for each in stack):
        return False
    return not excess_of(situation.game, situation.side, PARIS, load([*stack, unit]))


def is_garrison(situation: Situation, unit: UnitId) -> bool:
    """6.3 Who holds a hex of the Maginot Line stays while it is in danger."""
    here = place_of(situation.game, unit)
    return bool(MAP.maginot >> here & 1) and situation.threat(here) >= situation.weights.line.danger


def home_posts(situation: Situation, units: Sequence[UnitId]) -> list[Hex]:
    """3.8 The hexes whose loss ends the war of a small country, and where its units stand."""
    country = MAP.countries[HOME[NATION[units[0]]]]
    needed = bits(NEEDED & country & ~situation.game.control & ~situation.game.open_cities)
    here = {place_of(situation.game, unit) for unit in units}
    first = sorted(needed, key=lambda hex: (situation.defence(hex) > 0, situation.front[hex], hex))
    return [*first, *sorted(here - set(first))]


# --- who goes where ---------------------------------------------------------------------------


def man(
    situation: Situation,
    plan: Plan,
    units: Sequence[UnitId],
    towns: Sequence[Hex],
    wall: Sequence[Hex],
) -> None:
    """Towns first, then the line, the most threatened posts first; the rest supports them."""
    reach = reaches(situation, units)
    threatened = sorted(wall, key=lambda hex: (-situation.threat(hex), hex))
    wanted = list(dict.fromkeys([*towns, *threatened]))
    able = {post: holders(situation, post, units, reach) for post in wanted}
    manning = matched(wanted, able)
    manned: dict[Hex, int] = {}
    for unit, post in manning.items():
        assign(situation, plan, unit, post, manned)
    for unit in units:
        if unit not in plan.posts:
            best = support_post(situation, unit, wanted, manned)
            if best is not None:
                assign(situation, plan, unit, best, manned)


def assign(
    situation: Situation, plan: Plan, unit: UnitId, post: Hex, manned: dict[Hex, int]
) -> None:
    plan.posts[unit] = post
    manned[post] = manned.get(post, 0) + defence_factor(situation.game, unit)


def holders(
    situation: Situation, post: Hex, units: Sequence[UnitId], reach: Mapping[UnitId, int]
) -> list[UnitId]:
    """Who may hold a post: mech corps are worth too much to stand alone where it is hot."""
    found = nearest_units(situation, post, units, reach)
    return [unit for unit in found if not is_precious(unit) or is_safe(situation, unit, post)]


def is_precious(unit: UnitId) -> bool:
    """3.4.b A mech corps is two points to the Germans, and no match for an army."""
    return IS_MECH[unit] and POINTS[unit] > 1


def is_safe(situation: Situation, unit: UnitId, post: Hex, others: int = 0) -> bool:
    held = defence_factor(situation.game, unit) + others
    return situation.threat(post) <= situation.weights.posts.safe * held


def nearest_units(
    situation: Situation, post: Hex, units: Sequence[UnitId], reach: Mapping[UnitId, int]
) -> list[UnitId]:
    able = [unit for unit in units if reach[unit] >> post & 1]
    return sorted(able, key=lambda unit: (march_cost(situation, unit, post), unit))


def march_cost(situation: Situation, unit: UnitId, post: Hex) -> float:
    """How far it is; the strong are wanted where it is hot."""
    distance = GRID.distance(place_of(situation.game, unit), post)
    return distance - situation.weights.posts.strength * defence_factor(situation.game, unit)


def support_post(
    situation: Situation, unit: UnitId, posts: Sequence[Hex], manned: Mapping[Hex, int]
) -> Hex | None:
    """Where a unit without a post is wanted most: an empty post, or a weak one."""
    here = place_of(situation.game, unit)
    if is_precious(unit):
        posts = [post for post in posts if is_safe(situation, unit, post, manned.get(post, 0))]
        if not posts:
            return haven(situation, unit)
    return max(
        posts,
        key=lambda post: (need(situation, post, manned) - GRID.distance(here, post), -post),
        default=None,
    )


def haven(situation: Situation, unit: UnitId) -> Hex | None:
    """A depot far from the Germans, and not far away."""
    here, posts = place_of(situation.game, unit), situation.weights.posts

    def merit(hex: Hex) -> float:
        away = min(situation.front[hex], posts.far_off)
        return posts.away * away - GRID.distance(here, hex)

    depots = bits(MAP.depots["france"] & ~situation.game.control)
    return max(depots, key=lambda hex: (merit(hex), hex), default=None)


def need(situation: Situation, post: Hex, manned: Mapping[Hex, int]) -> float:
    posts, held = situation.weights.posts, manned.get(post, 0)
    empty = posts.empty if not held else 0.0
    points = hex_points(situation.game, GERMAN, post)
    pressed = min(posts.pressed, situation.threat(post) / (held + posts.firm))
    return empty + posts.points * points + pressed


# --- marches ----------------------------------------------------------------------------------


def merit(situation: Situation, plan: Plan, unit: UnitId) -> Merit:
    is_last, is_logistic = dangers.is_last_turn(situation), COUNTERS[unit].is_logistic
    if is_logistic and not (is_last and situation.weights.danger.logistic):
        return logistics.merit(situation, unit)
    here = place_of(situation.game, unit)
    post = plan.posts.get(unit, here)
    if unit in plan.raiders:
        return raids.merit(situation, unit, post)
    if is_last:
        return raid(situation, unit, post)
    return towards(situation, unit, post)


def towards(situation: Situation, unit: UnitId, post: Hex) -> Merit:
    """As near to a post as can be, behind it rather than before it, in no enemy zone."""
    zone, far, game = situation.against, situation.front, situation.game
    supported, posts = situation.supported_ground(unit), situation.weights.posts

    def worth(hex: Hex) -> float:
        value = -posts.distance * GRID.distance(hex, post)
        if hex != post:
            value -= posts.contact * (zone >> hex & 1) + posts.before * (far[hex] < far[post])
            value -= dangers.risk(situation, unit, hex)
        if game.control >> hex & 1:
            value += prize(situation, hex)
        value -= 0.0 if supported >> hex & 1 else situation.weights.unsupported
        return value + dangers.contest(situation, unit, hex)

    return worth


def raid(situation: Situation, unit: UnitId, post: Hex) -> Merit:
    """On the last turn what counts is who controls what as it ends."""
    game, is_logistic = situation.game, COUNTERS[unit].is_logistic
    astray = situation.weights.posts.astray

    def worth(hex: Hex) -> float:
        value = dangers.contest(situation, unit, hex) + dangers.garrison(situation, unit, hex)
        if not is_logistic:  # 3.3.c they take no hex, and nobody gets points for them
            value += prize(situation, hex) if game.control >> hex & 1 else 0.0
            value -= dangers.risk(situation, unit, hex)
        return value - astray * GRID.distance(hex, post)

    return worth


def order_of_march(situation: Situation, plan: Plan, units: list[UnitId]) -> list[UnitId]:
    """Those with the shortest way first, logistic units last."""

    def rank(unit: UnitId) -> tuple[bool, int, int]:
        here = place_of(situation.game, unit)
        return COUNTERS[unit].is_logistic, GRID.distance(here, plan.posts.get(unit, here)), unit

    return sorted(units, key=rank)
