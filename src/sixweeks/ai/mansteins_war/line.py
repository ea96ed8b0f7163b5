"""The Allied line: the cheapest chain of posts, two hexes apart, from the sea to Switzerland."""

from heapq import heappop, heappush

from sixweeks.ai.mansteins_war.objectives import hex_points
from sixweeks.ai.mansteins_war.situation import FAR, Situation, steps_to
from sixweeks.ai.mansteins_war.weights import Line
from sixweeks.ai.walls import IMPASSABLE, Cost, trace
from sixweeks.board.hexes import Hex, bits
from sixweeks.games.mansteins_war.model.components import (
    BELGIUM,
    FRANCE,
    GERMAN,
    GERMANY,
    PARIS,
)
from sixweeks.games.mansteins_war.model.map import GRID, MAP


def west_of(column: str) -> int:
    """The hexes of the columns before one."""
    return GRID.mask(number for number in GRID.numbers(GRID.all) if number[:2] < column)


APART = 2  # posts so far apart shut the hexes between them
SWISS = MAP.countries["switzerland"]
SHORE = GRID.spread(MAP.terrain["sea"]) & MAP.land & (FRANCE | BELGIUM)
ANCHORS = (SHORE | GRID.spread(SHORE)) & (FRANCE | BELGIUM) & ~west_of("07")
ENDS = (GRID.spread(SWISS) | GRID.spread(GRID.spread(SWISS))) & MAP.land & FRANCE
SOUTH = MAP.south_edge & FRANCE & ~ENDS & ~west_of("11")
HOPS = tuple(
    tuple(bits(GRID.within(Hex(n), APART) & MAP.land & ~(1 << n))) if MAP.land >> n & 1 else ()
    for n in range(GRID.all.bit_length())
)
RIVERS_AROUND = tuple(
    tuple(
        near
        for direction, near in enumerate(GRID.neighbours[n])
        if near is not None and MAP.rivers[direction] >> n & 1
    )
    for n in range(GRID.all.bit_length())
)


class CostOfPost:
    """What it costs to have a post in a hex."""

    def __init__(self, situation: Situation, fixed: int) -> None:
        """`fixed` are held by units that do not act now."""
        game = situation.game
        self.situation, self.line = situation, situation.weights.line
        self.closed = situation.foes | GERMANY | game.open_cities | ~MAP.land
        self.fixed, self.lost = fixed, game.control
        self.far = situation.front
        self.to_paris = steps_to(1 << PARIS, 0)
        foes = bits(situation.foes & ~GERMANY)
        self.spearhead = min((self.to_paris[hex] for hex in foes), default=FAR)

    def __call__(self, hex: Hex) -> float:
        line, situation = self.line, self.situation
        if self.closed >> hex & 1:
            return IMPASSABLE
        outflanked = max(0, self.to_paris[hex] - self.spearhead - line.depth)
        if self.fixed >> hex & 1:
            return line.held + line.behind_held * line.behind * outflanked
        cost = line.post
        cost += line.lost * (self.lost >> hex & 1) + line.contact * (situation.against >> hex & 1)
        cost += line.given_up * max(0, self.far[hex] - line.depth)
        cost += line.behind * outflanked
        cost -= line.stays * (situation.friends >> hex & 1) + self.strength(hex)
        return max(line.least, cost - line.prize * hex_points(situation.game, GERMAN, hex))

    def strength(self, hex: Hex) -> float:
        """Terrain, and river sides towards the enemy."""
        columns = self.situation.terrain_shift(hex)
        sides = sum(self.far[each] < self.far[hex] for each in RIVERS_AROUND[hex])
        return self.line.strong * columns + self.line.river * sides


def chain(cost: Cost, line: Line) -> list[Hex]:
    """Dijkstra over posts that are at most two hexes apart; ends at Switzerland, or at the south
    edge for a price."""
    queue: list[tuple[float, Hex, Hex]] = []
    prices: dict[Hex, float] = {}

    def price(hex: Hex) -> float:
        if hex not in prices:
            prices[hex] = cost(hex) + (line.by_the_edge if SOUTH >> hex & 1 else 0.0)
        return prices[hex]

    for hex in bits(ANCHORS):
        if price(hex) < IMPASSABLE:
            heappush(queue, (price(hex), hex, hex))
    return cheapest(queue, price)


def cheapest(queue: list[tuple[float, Hex, Hex]], price: Cost) -> list[Hex]:
    before: dict[Hex, Hex] = {}
    while queue:
        spent, hex, previous = heappop(queue)
        if hex in before:
            continue
        before[hex] = previous
        if (ENDS | SOUTH) >> hex & 1:
            return trace(before, hex)
        for near in HOPS[hex]:
            if near not in before and price(near) < IMPASSABLE:
                heappush(queue, (spent + price(near), near, hex))
    return []


def posts(situation: Situation, fixed: int) -> list[Hex]:
    """The hexes of the line that nobody holds who does not act now, from the sea on."""
    found = chain(CostOfPost(situation, fixed), situation.weights.line)
    return [hex for hex in found if not fixed >> hex & 1]
