"""The Allied line: the cheapest chain of hexes from the sea to Switzerland, rebuilt each turn."""

from collections.abc import Iterable, Mapping

from sixweeks.ai.nineteen_forty.marches import Merit, open_hexes
from sixweeks.ai.nineteen_forty.situation import Situation, place_of
from sixweeks.ai.posts import matched
from sixweeks.ai.walls import IMPASSABLE, wall
from sixweeks.board.hexes import Hex, bits, one
from sixweeks.games.nineteen_forty.model.components import (
    AT_SWISS_BORDER,
    COUNTERS,
    GERMANY,
    PARIS,
    WEST_EDGE,
    UnitId,
)
from sixweeks.games.nineteen_forty.model.map import GRID, MAP, near
from sixweeks.games.nineteen_forty.model.queries import neutral_ground

ANCHORS = (GRID.spread(MAP.terrain["sea"]) & MAP.land & ~GERMANY) | WEST_EDGE
CORPS = 3  # divisions
RIVERS_AROUND = tuple(
    near(Hex(n), MAP.sides["minor_river"]) | near(Hex(n), MAP.sides["major_river"])
    if GRID.all >> n & 1
    else 0
    for n in range(GRID.all.bit_length())
)
STRONG = MAP.terrain["forest"] | MAP.terrain["rough"] | MAP.terrain["mountain"]


class CostOfHex:
    """What it costs to have a hex in the line."""

    def __init__(self, situation: Situation, reached: int) -> None:
        game = situation.game
        self.line = situation.weights.line
        self.closed = situation.foes | MAP.water | GERMANY | neutral_ground(game)
        self.reached, self.lost, self.contact = reached, game.control, situation.enemy_zone
        self.held = situation.friends
        self.far = situation.field(situation.foes or GERMANY)

    def __call__(self, hex: Hex) -> float:
        if self.closed >> hex & 1:
            return IMPASSABLE
        line = self.line
        cost = 1.0 if self.reached >> hex & 1 else line.unreached
        cost += line.lost * (self.lost >> hex & 1) + line.contact * (self.contact >> hex & 1)
        cost += line.given_up * max(0, self.far[hex] - line.depth)
        cost -= line.held * (self.held >> hex & 1) + line.strong * (STRONG >> hex & 1)
        cost -= line.strong * (MAP.major_cities >> hex & 1) + self.river_bonus(hex)
        if MAP.maginot >> hex & 1:
            cost *= line.maginot
        return max(line.least, cost)

    def river_bonus(self, hex: Hex) -> float:
        """River sides towards the enemy."""
        across = bits(RIVERS_AROUND[hex])
        return self.line.river * sum(self.far[each] < self.far[hex] for each in across)


def reaches(situation: Situation, units: Iterable[UnitId]) -> dict[UnitId, int]:
    game = situation.game
    return {unit: open_hexes(game, unit) | one(place_of(game, unit)) for unit in units}


def line(situation: Situation, reach: Mapping[UnitId, int]) -> list[Hex]:
    """The posts of the line and Paris, the most threatened first."""
    whole = 0
    for mask in reach.values():
        whole |= mask
    cost = CostOfHex(situation, whole)
    chain = wall(GRID, ANCHORS & ~neutral_ground(situation.game), AT_SWISS_BORDER, cost)
    forts = bits(MAP.maginot & situation.friends)
    posts = sorted({*chain, *forts}, key=lambda hex: (-situation.threat(hex), hex))
    city = (
        bits(PARIS & situation.ground)
        if situation.game.turn >= situation.weights.line.paris_from
        else []
    )
    return [*city, *(post for post in posts if post not in city)]


def manning(
    situation: Situation, posts: list[Hex], reach: Mapping[UnitId, int]
) -> dict[UnitId, Hex]:
    """17 Who mans which post: corps, near ones first, and strong ones where the threat is."""
    able: dict[Hex, list[UnitId]] = {}
    corps = [unit for unit in reach if COUNTERS[unit].divisions == CORPS]
    strength = situation.weights.line.strength
    most = max(map(situation.threat, posts), default=0.0) or 1.0
    for post in posts:
        weight = strength * (1.0 if PARIS >> post & 1 else situation.threat(post) / most)
        units = [unit for unit in corps if reach[unit] >> post & 1]
        able[post] = sorted(units, key=lambda unit: march_cost(situation, unit, post, weight))
    return matched(posts, able)


def march_cost(situation: Situation, unit: UnitId, post: Hex, weight: float) -> float:
    here = place_of(situation.game, unit)
    line = situation.weights.line
    garrison = line.garrison if MAP.maginot >> here & 1 and post != here else 0.0
    return GRID.distance(here, post) + garrison - weight * COUNTERS[unit].combat


def towards(situation: Situation, unit: UnitId, post: Hex) -> Merit:
    """As near to a post as can be, behind it rather than before it, in no enemy zone."""
    zone, distance, line = situation.enemy_zone, GRID.distance, situation.weights.line
    far = situation.field(situation.foes or GERMANY)

    def merit(hex: Hex) -> float:
        worth = -line.distance * distance(hex, post)
        if hex != post:
            worth -= line.in_contact * (zone >> hex & 1) + line.in_front * (far[hex] < far[post])
        return worth

    return merit


def support_post(
    situation: Situation, unit: UnitId, posts: list[Hex], manned: Mapping[Hex, int]
) -> Hex | None:
    """Where a unit without a post is wanted most: an empty post, or a weak one."""
    here = place_of(situation.game, unit)
    if MAP.maginot >> here & 1:
        return here
    return max(
        posts,
        key=lambda post: need(situation, post, manned) - GRID.distance(here, post),
        default=None,
    )


def need(situation: Situation, post: Hex, manned: Mapping[Hex, int]) -> float:
    line, held = situation.weights.line, manned.get(post, 0)
    empty = line.empty if not held else 0.0
    return empty + min(line.most_needed, situation.threat(post) / (held + line.spare))
