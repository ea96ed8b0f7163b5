"""Both plans of 1939: the West Wall held, the Saar offensive driven home."""

from collections.abc import Iterator
from random import Random

from sixweeks.ai.france_40.allied_1940 import most_points, prize_merit
from sixweeks.ai.france_40.assaults import planned_assaults
from sixweeks.ai.france_40.marches import Merit, Order
from sixweeks.ai.france_40.objectives import allied_value
from sixweeks.ai.france_40.situation import (
    Situation,
    foes,
    neighbours,
    place_of,
    power,
    supplied_ground,
)
from sixweeks.ai.posts import matched
from sixweeks.board.hexes import Hex, bits, one
from sixweeks.board.hexsides import has_side
from sixweeks.games.france_40.model.components import ALLIED, CITIES, GERMAN, MAP, UnitId
from sixweeks.games.france_40.model.queries import (
    attack_factor,
    defense_factor,
    mobile_units,
    units_at,
)
from sixweeks.games.france_40.model.state import Game
from sixweeks.games.france_40.rules import r06_stacking, r10_movement
from sixweeks.games.france_40.rules.r04_victory import NEXT_TO_RUHR


def french_orders(situation: Situation, fights_next: bool, rng: Random) -> Iterator[Order]:
    """Open prizes first; then mass for attacks, of this turn or of the next."""
    busy: set[UnitId] = set()
    for order in french_prizes(situation, busy):
        busy.add(order.unit)
        yield order
    units = [u for u in r10_movement.movable(situation.game, ALLIED) if u not in busy]
    for assault in planned_assaults(situation, units, least=1.0):
        for unit in assault.units:
            busy.add(unit)
            hex = assault.placing[unit]
            if hex != place_of(situation.game, unit):
                yield Order(unit, merit=to_hex(situation, unit, hex))
    yield from close_up(situation, busy)


def french_prizes(situation: Situation, busy: set[UnitId]) -> Iterator[Order]:
    """4.1a, 4.1b Open cities and the Ruhr's edge."""
    game = situation.game
    for unit in r10_movement.movable(game, ALLIED):
        prizes = (NEXT_TO_RUHR | (CITIES["germany"] & game.control)) & ~foes(situation)
        within = r10_movement.destinations(game, (unit,), most_points(situation, unit))
        if within & prizes and allied_value(situation, place_of(game, unit)) <= 0:
            yield Order(unit, merit=prize_merit(situation, unit))


def close_up(situation: Situation, busy: set[UnitId]) -> Iterator[Order]:
    """The rest go where the next city is."""
    game = situation.game
    goals = (CITIES["germany"] & game.control) | NEXT_TO_RUHR
    field = situation.field(goals)
    units = [u for u in r10_movement.movable(game, ALLIED) if u not in busy]
    for unit in sorted(units, key=lambda each: field[place_of(game, each)]):
        if not holds_city(situation, unit):
            yield Order(unit, merit=nearer(situation, unit, field))


def holds_city(situation: Situation, unit: UnitId) -> bool:
    game = situation.game
    here = place_of(game, unit)
    return bool(CITIES["germany"] >> here & 1) and len(units_at(game, here)) <= 4


def nearer(situation: Situation, unit: UnitId, field: list[int]) -> Merit:
    game = situation.game
    here = place_of(game, unit)
    full = r06_stacking.full_hexes(game)
    supplied = supplied_ground(situation)

    def merit(hex: Hex) -> float:
        worth = -float(field[hex])
        if hex != here and full >> hex & 1:
            return worth - 50.0
        return worth - 9.0 * (not supplied >> hex & 1)

    return merit


def to_hex(situation: Situation, unit: UnitId, goal: Hex) -> Merit:
    full = r06_stacking.full_hexes(situation.game)
    here = place_of(situation.game, unit)

    def merit(hex: Hex) -> float:
        blocked = hex != here and full >> hex & 1
        return -float(MAP.grid.distance(hex, goal)) - (50.0 if blocked else 0.0)

    return merit


# --- the Germans ------------------------------------------------------------------------------


def german_orders(situation: Situation, fights_next: bool, rng: Random) -> Iterator[Order]:
    """Lost cities retaken, every gap in the border stopped, then strength where the threat is."""
    game = situation.game
    busy: set[UnitId] = set()
    if fights_next:
        for assault in planned_assaults(situation, movable(game, busy), least=8.0, most=2):
            for unit in assault.units:
                busy.add(unit)
                if assault.placing[unit] != place_of(game, unit):
                    yield Order(unit, (assault.placing[unit],))
    for unit, post in german_posts(situation, busy):
        if post != place_of(game, unit):
            yield Order(unit, merit=to_hex(situation, unit, post))


def movable(game: Game, busy: set[UnitId]) -> list[UnitId]:
    return [unit for unit in r10_movement.movable(game, GERMAN) if unit not in busy]


def german_posts(situation: Situation, busy: set[UnitId]) -> Iterator[tuple[UnitId, Hex]]:
    """One unit for each post by matching; the others one by one to the weakest they can reach."""
    game = situation.game
    units = movable(game, busy)
    reaches = {unit: german_reach(game, unit) for unit in units}
    strain = Strain(situation)
    posts = strain.posts()
    able = {
        post: sorted(
            (unit for unit in units if reaches[unit] >> post & 1),
            key=lambda unit: post_cost(situation, unit, post),
        )
        for post in posts
    }
    first = matched(posts, able)
    for unit, post in first.items():
        strain.man(unit, post)
        yield unit, post
    for unit in sorted(units, key=lambda each: -power(game, each)):
        if unit not in first:
            post = strain.weakest(reaches[unit], place_of(game, unit))
            strain.man(unit, post)
            yield unit, post


def german_reach(game: Game, unit: UnitId) -> int:
    points = r10_movement.movement_factor(game, unit)
    here = one(place_of(game, unit))
    return here | r10_movement.destinations(game, (unit,), points)


def post_cost(situation: Situation, unit: UnitId, post: Hex) -> float:
    """Units stay where they are; a strong unit goes where the threat is great."""
    game = situation.game
    return MAP.grid.distance(place_of(game, unit), post) + power(game, unit) / 5


class Strain:
    """How hard each post of the West Wall is pressed, as it is manned."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.defense: dict[Hex, int] = {}
        self.count: dict[Hex, int] = {}
        self.threats = {hex: pressure(situation, hex) for hex in bits(watched(situation))}

    def posts(self) -> list[Hex]:
        return sorted(self.threats, key=lambda hex: -self.threats[hex])

    def man(self, unit: UnitId, post: Hex) -> None:
        factor = defense_factor(self.situation.game, unit)
        self.defense[post] = self.defense.get(post, 0) + factor
        self.count[post] = self.count.get(post, 0) + 1

    def weakest(self, reach: int, here: Hex) -> Hex:
        """The post under most strain within reach, with room for one more."""
        limit = r06_stacking.limit(self.situation.game)
        able = [hex for hex in self.threats if reach >> hex & 1 and self.count.get(hex, 0) < limit]
        return max(able, key=self.strain, default=here)

    def strain(self, hex: Hex) -> float:
        shelter = 1.0 + bool(self.situation.game.forts >> hex & 1) + bool(MAP.rough >> hex & 1)
        return self.threats[hex] / (self.defense.get(hex, 0) + 2.0) / shelter


def watched(situation: Situation) -> int:
    """The border, the front where it has been broken, and the cities behind it."""
    game = situation.game
    french = mobile_units(game, ALLIED)
    near = MAP.grid.spread(MAP.countries["france"] | french)
    far = MAP.grid.spread(MAP.grid.spread(near))
    wanted = near | (far & CITIES["germany"])
    return wanted & MAP.countries["germany"] & MAP.land & ~foes(situation)


def pressure(situation: Situation, hex: Hex) -> float:
    """The attack factors next to a hex, half of those that may come, halved across a river."""
    game = situation.game
    total = 0.0
    for near in bits(neighbours(hex) & mobile_units(game, ALLIED)):
        force = sum(attack_factor(game, unit) for unit in units_at(game, near))
        total += force / (2 if has_side(MAP.rivers, MAP.grid, near, hex) else 1)
    total += situation.threat(hex) * (0.3 if game.supply_crisis else 0.1) + 1.0
    return total * (1.5 if CITIES["germany"] >> hex & 1 else 1.0)
