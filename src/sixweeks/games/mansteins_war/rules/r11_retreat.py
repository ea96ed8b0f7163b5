"""11 Retreat after combat."""

from sixweeks.board.flood import flood
from sixweeks.board.hexes import Hex, HexSet, bits, one
from sixweeks.board.hexsides import cross
from sixweeks.games.mansteins_war.model import combat_effects, effects
from sixweeks.games.mansteins_war.model.components import COUNTERS, UnitId
from sixweeks.games.mansteins_war.model.map import GRID, MAP, NEAR
from sixweeks.games.mansteins_war.model.queries import (
    hex_of,
    intact_forts,
    is_on_map,
    on_map,
    side_of,
)
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.rules.r06_limits import room_bars, without_room
from sixweeks.games.mansteins_war.rules.r07_zones_of_control import zone_against
from sixweeks.games.mansteins_war.rules.r08_movement import closed_to, entry_bars
from sixweeks.games.mansteins_war.rules.r15_logistics import nearest_source
from sixweeks.games.mansteins_war.rules.r17_fortresses import may_stand, must_stand
from sixweeks.kernel.objection import Objection, objections_at
from sixweeks.kernel.procedure import Again, Call, Outcome, Procedure, Return, step
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.reasons import Why, button, places

STAND = Action("stand")


class Retreats(Procedure):
    """11.1.a Units retreat one after the other."""

    units: tuple[UnitId, ...]
    length: int

    @step("11.1.a")
    def next(self, game: Game) -> "Outcome | Call[Retreat]":
        self.units = on_map(game, self.units)
        if not self.units:
            return None
        unit, *rest = self.units
        self.units = tuple(rest)
        start = hex_of(game, unit)
        return Call(Retreat(by=side_of(unit), unit=unit, length=self.length, start=start))

    @next.then
    def gone(self, game: Game, result: None) -> Outcome:
        return Again()


class Retreat(Procedure):
    """11.0 One unit retreats hex by hex, or is lost; 6.5 if `is_pushed` its enemy leads the way."""

    by: str
    unit: UnitId
    length: int
    start: Hex
    passed: HexSet = 0
    is_pushed: bool = False

    @step("11.1.b")
    def lose(self, game: Game) -> Outcome:
        """11.1.b Without a hex to go to a unit is eliminated, 11.1.e in the last one it can reach,
        11.1.f a static one at once; 17.0.c not in a fortress of its own."""
        if self.may_stand(game):
            return self.stand(game) if must_stand(game, self.unit) else None
        if COUNTERS[self.unit].is_static:
            return self.perish(game, "11.1.f")
        if self.ways(game):
            return None
        return self.perish(game, "11.1.e" if self.passed else "11.1.b")

    def perish(self, game: Game, rule: str) -> Return:
        effects.eliminate(game, [self.unit], rule)
        return Return()

    def stand(self, game: Game) -> Return:
        combat_effects.stand(game, self.unit, "17.0.d" if self.passed else "17.0.c")
        return Return()

    @step("11.0")
    def choose(self, game: Game) -> Outcome:
        verb = "push" if self.is_pushed else "retreat"
        ways = tuple(Action(verb, hex) for hex in bits(self.ways(game)))
        return Choose(self.by, (*ways, STAND) if self.may_stand(game) else ways)

    @choose.then
    def chosen(self, game: Game, choice: Action) -> Outcome:
        if choice == STAND:
            return self.stand(game)
        self.passed |= one(hex_of(game, self.unit))
        self.go(game, Hex(int(choice.noun)))
        is_over = not is_on_map(game, self.unit) or self.has_arrived(game)
        return Return() if is_over else self.back_to("lose")

    @choose.cites
    def cited(self, game: Game) -> str:
        return "6.5" if self.is_pushed else "11.0"

    def go(self, game: Game, hex: Hex) -> None:
        """7.2.e Each hex in an enemy zone costs a step, friends there or not."""
        in_zone = zone_against(game, side_of(self.unit)) >> hex & 1
        effects.retreat(game, self.unit, hex, self.cited(game))
        if in_zone and is_on_map(game, self.unit):
            effects.lose_step(game, self.unit, "7.2.e")

    @choose.why
    def not_chosen(self, game: Game) -> Why:
        verb = "push" if self.is_pushed else "retreat"
        return Why(
            places(verb, lambda hex: self.objections_to_hex(game, hex)),
            button("stand", Objection("17.0.c", "fort")),
            otherwise=Objection("11.0"),
            in_hand=(self.unit,),
        )

    # --- where to -----------------------------------------------------------------------------

    def may_stand(self, game: Game) -> bool:
        """17.0.c Before the retreat, 17.0.d or on the way, with room; 6.5 not if it is pushed."""
        if self.is_pushed or not may_stand(game, self.unit):
            return False
        here = hex_of(game, self.unit)
        return not self.passed or not without_room(game, self.unit) >> here & 1

    def has_arrived(self, game: Game) -> bool:
        """11.1.d, 11.1.e Far enough away, and where there is room."""
        here = hex_of(game, self.unit)
        is_far = GRID.distance(self.start, here) >= self.length
        return is_far and not without_room(game, self.unit) >> here & 1

    def ways(self, game: Game) -> int:
        """11.1.a, A-81 The next hex: no farther from the source if there is such a one; 11.1.c air
        units do not matter."""
        ways = self.good_ways(game) or self.last_ways(game)
        return no_farther(game, self.unit, hex_of(game, self.unit), ways) or ways

    def good_ways(self, game: Game) -> int:
        here = hex_of(game, self.unit)
        return NEAR[here] & self.good_hexes(game, GRID.distance(self.start, here) + 1)

    def last_ways(self, game: Game) -> int:
        """11.1.e A retreat that cannot be completed goes as far as it can; A-23 not if pushed."""
        if self.is_pushed:
            return 0
        here = hex_of(game, self.unit)
        nearer = GRID.within(self.start, GRID.distance(self.start, here))
        return NEAR[here] & MAP.land & ~closed_to(game, self.unit) & ~self.passed & ~nearer

    def good_hexes(self, game: Game, distance: int) -> int:
        """11.1.e Hexes at a distance from the start from which the retreat can be completed."""
        open = MAP.land & ~closed_to(game, self.unit) & ~self.passed
        room = open & ~without_room(game, self.unit)
        beyond = open & ~GRID.within(self.start, self.length - 1)
        good = flood(GRID, room & beyond, beyond, MAP.dry)
        if distance > self.length:
            return good  # 11.1.d on from a hex without room
        shelter = 0 if self.is_pushed else intact_forts(game, side_of(self.unit)) & room
        for nearer in range(self.length, distance - 1, -1):
            ring = open & ring_around(self.start, nearer)
            good = ring & (good if nearer == self.length else cross(GRID, good, MAP.dry) | shelter)
        return good

    def objections_to_hex(self, game: Game, to: Hex) -> list[Objection]:
        """Why a retreat may not go on to a hex."""
        here = hex_of(game, self.unit)
        if not NEAR[here] >> to & 1:
            return [Objection("11.0", "adjacent")]
        if found := objections_at(to, entry_bars(game, self.unit)):
            return [Objection("11.1.b", "enemy" if each.rule == "6.0.e" else "") for each in found]
        distance = GRID.distance(self.start, here) + 1
        if not self.good_hexes(game, distance) >> to & 1:
            return [self.objection_to_way(game, to, distance)]
        return [Objection("11.1.a", "source")]

    def objection_to_way(self, game: Game, to: Hex, distance: int) -> Objection:
        """11.1.e It leads back, 11.1.d to no room, or nowhere."""
        away = min(distance, self.length)
        if self.passed >> to & 1 or GRID.distance(self.start, to) < away:
            return Objection("11.1.e", "back")
        is_full = objections_at(to, room_bars(game, self.unit))
        return Objection("11.1.d") if is_full else Objection("11.1.e", "way")


def is_trapped(game: Game, unit: UnitId) -> bool:
    """11.1.b Whether a unit would be lost if it had to retreat a hex."""
    retreat = Retreat(by=side_of(unit), unit=unit, length=1, start=hex_of(game, unit))
    if retreat.may_stand(game):
        return False
    return COUNTERS[unit].is_static or not retreat.good_ways(game)


def ring_around(hex: Hex, distance: int) -> int:
    return GRID.within(hex, distance) & ~GRID.within(hex, distance - 1)


def no_farther(game: Game, unit: UnitId, here: Hex, ways: int) -> int:
    """11.1.a, A-40, A-93 Those of some hexes that are not farther from the nearest source."""
    now = nearest_source(game, unit, here)
    if now is None:
        return ways
    near = (hex for hex in bits(ways) if (nearest_source(game, unit, hex) or 0) <= now)
    return sum(map(one, near))
