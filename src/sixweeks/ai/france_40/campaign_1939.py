"""Both plans of 1939: the West Wall held, the Saar offensive driven home."""

from collections.abc import Iterator

from sixweeks.ai.france_40.allied_1940 import MOST_POINTS_1939, most_points, within
from sixweeks.ai.france_40.assaults import planned_assaults
from sixweeks.ai.france_40.marches import PRIZE, Aim, Order, to_post
from sixweeks.ai.france_40.objectives import allied_value
from sixweeks.ai.france_40.plan import Campaign, Part, Plan
from sixweeks.ai.france_40.situation import (
    Situation,
    foes,
    neighbours,
    place_of,
    power,
)
from sixweeks.ai.posts import manned, matched
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


def french(fights_next: bool) -> Campaign:
    """Open prizes first, then what has been taken is held; then mass for attacks."""
    return Part(french_prizes, again=True), Part(holds), Part(french_attacks), Part(close_up)


def french_units(situation: Situation, plan: Plan) -> list[UnitId]:
    return [u for u in r10_movement.movable(situation.game, ALLIED) if u not in plan.busy]


def french_prizes(situation: Situation, plan: Plan) -> Iterator[Order]:
    """4.1a, 4.1b Open cities and the Ruhr's edge."""
    game = situation.game
    prizes = (NEXT_TO_RUHR | (CITIES["germany"] & game.control)) & ~foes(situation)
    for unit in french_units(situation, plan):
        within = r10_movement.destinations(game, (unit,), most_points(situation, unit))
        if within & prizes and allied_value(situation, place_of(game, unit)) <= 0:
            yield Order(unit, aim=Aim(PRIZE))


def holds(situation: Situation, plan: Plan) -> Iterator[Order]:
    """4.1a, 5.4a Taken cities, and the breaches behind them, are held against what may come."""
    for post in taken_posts(situation):
        yield from garrison(situation, plan, post)


def taken_posts(situation: Situation) -> list[Hex]:
    """Cities before breaches in the border, the most threatened first."""
    game = situation.game
    taken = MAP.countries["germany"] & MAP.land & ~game.control & ~foes(situation)
    cities, breaches = taken & CITIES["germany"], taken & MAP.grid.spread(MAP.countries["france"])
    return [
        post
        for hexes in (cities, breaches & ~cities)
        for post in sorted(bits(hexes), key=lambda hex: -situation.threat(hex))
    ]


def garrison(situation: Situation, plan: Plan, post: Hex) -> Iterator[Order]:
    """Those who are there stay, and the nearest come, until the threat is met."""
    game = situation.game
    needed = situation.weights.hold * situation.threat(post)
    room, units = r06_stacking.limit(game), french_units(situation, plan)
    for unit in sorted(units, key=lambda each: MAP.grid.distance(place_of(game, each), post)):
        if needed <= 0 or room <= 0:
            return
        here = place_of(game, unit)
        if here != post and not within(situation, unit) >> post & 1:
            continue
        needed, room = needed - defense_factor(game, unit), room - 1
        yield Order(unit) if here == post else to_post(unit, "wall", post)


def french_attacks(situation: Situation, plan: Plan) -> Iterator[Order]:
    game = situation.game
    for assault in planned_assaults(situation, french_units(situation, plan)):
        for unit, hex in assault.placing.items():
            yield Order(unit) if hex == place_of(game, unit) else to_post(unit, "wall", hex)


def close_up(situation: Situation, plan: Plan) -> Iterator[Order]:
    """The rest go where the next city is."""
    game = situation.game
    goals = (CITIES["germany"] & game.control) | NEXT_TO_RUHR
    field = situation.field(goals)
    units = french_units(situation, plan)
    for unit in sorted(units, key=lambda each: field[place_of(game, each)]):
        if not holds_city(situation, unit):
            yield Order(unit, aim=Aim("offensive", goals))


def holds_city(situation: Situation, unit: UnitId) -> bool:
    game = situation.game
    here = place_of(game, unit)
    return bool(CITIES["germany"] >> here & 1) and len(units_at(game, here)) <= 4


# --- the Germans ------------------------------------------------------------------------------


def german(fights_next: bool) -> Campaign:
    """Lost cities retaken, every gap in the border stopped, then strength where the threat is."""
    attacks = [Part(german_attacks)] if fights_next else []
    return Part(retaken), *attacks, Part(city_guards), Part(german_posts)


def german_units(situation: Situation, plan: Plan) -> list[UnitId]:
    return [u for u in r10_movement.movable(situation.game, GERMAN) if u not in plan.busy]


def retaken(situation: Situation, plan: Plan) -> Iterator[Order]:
    """4.1a Lost cities that nobody holds."""
    if situation.weights.strain.retake:
        lost = CITIES["germany"] & ~situation.game.control & ~foes(situation)
        yield from sent_to(situation, bits(lost), german_units(situation, plan))


def city_guards(situation: Situation, plan: Plan) -> Iterator[Order]:
    """4.1a A division in each city that the French might walk into."""
    game = situation.game
    if game.turn >= situation.weights.strain.open:
        within = walked(situation)
        near = within | MAP.grid.spread(within) & mobile_units(game, GERMAN)
        cities = CITIES["germany"] & game.control & near
        yield from sent_to(situation, bits(cities), german_units(situation, plan))


def walked(situation: Situation) -> int:
    """Where a French division may be after its march, by a good die."""
    game, found = situation.game, 0
    for stack in (units_at(game, hex) for hex in bits(mobile_units(game, ALLIED))):
        found |= r10_movement.reach(game, stack[:1], MOST_POINTS_1939).all
    return found


def sent_to(situation: Situation, posts: list[Hex], units: list[UnitId]) -> Iterator[Order]:
    """A unit for each post that one can reach, the nearest first."""
    game = situation.game
    reaches = {unit: german_reach(game, unit) for unit in units}
    found = manned(posts, reaches, lambda unit, post: post_cost(situation, unit, post))
    for unit, post in found.items():
        yield Order(unit) if post == place_of(game, unit) else to_post(unit, "wall", post)


def german_attacks(situation: Situation, plan: Plan) -> Iterator[Order]:
    game = situation.game
    for assault in planned_assaults(situation, german_units(situation, plan)):
        for unit, hex in assault.placing.items():
            yield Order(unit, () if hex == place_of(game, unit) else (hex,))


def german_posts(situation: Situation, plan: Plan) -> Iterator[Order]:
    game = situation.game
    for unit, post in manned_posts(situation, german_units(situation, plan)):
        if post != place_of(game, unit):
            yield to_post(unit, "wall", post)


def manned_posts(situation: Situation, units: list[UnitId]) -> Iterator[tuple[UnitId, Hex]]:
    """One unit for each post by matching; the others one by one to the weakest they can reach."""
    game = situation.game
    reaches = {unit: german_reach(game, unit) for unit in units}
    strain = Pressed(situation)
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
    return MAP.grid.distance(place_of(game, unit), post) + situation.weights.strain.power * power(
        game, unit
    )


class Pressed:
    """How hard each post of the West Wall is pressed, as it is manned."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.spare = situation.weights.strain.spare
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
        return self.threats[hex] / (self.defense.get(hex, 0) + self.spare) / shelter


def watched(situation: Situation) -> int:
    """The border, the front where it has been broken, and the cities behind it."""
    game = situation.game
    french = mobile_units(game, ALLIED)
    near = MAP.grid.spread(MAP.countries["france"] | french)
    far = near
    for _ in range(situation.weights.strain.depth):
        far = MAP.grid.spread(far)
    wanted = near | (far & CITIES["germany"])
    return wanted & MAP.countries["germany"] & MAP.land & ~foes(situation)


def pressure(situation: Situation, hex: Hex) -> float:
    """The attack factors next to a hex, half of those that may come, halved across a river."""
    game, strain = situation.game, situation.weights.strain
    total = 0.0
    for near in bits(neighbours(hex) & mobile_units(game, ALLIED)):
        force = sum(attack_factor(game, unit) for unit in units_at(game, near))
        total += force / (2 if has_side(MAP.rivers, MAP.grid, near, hex) else 1)
    coming = strain.crisis if game.supply_crisis else strain.coming
    total += situation.threat(hex) * coming + strain.least
    return total * (strain.city if CITIES["germany"] >> hex & 1 else 1.0)
