"""12 Pursuit."""

from collections.abc import Sequence

from sixweeks.board.hexes import Hex, bits, one
from sixweeks.board.hexsides import cross
from sixweeks.games.mansteins_war.model import effects
from sixweeks.games.mansteins_war.model.components import (
    COUNTERS,
    GERMAN,
    TABLES,
    UnitId,
    opponent,
)
from sixweeks.games.mansteins_war.model.map import GRID, MAP, NEAR
from sixweeks.games.mansteins_war.model.queries import hex_of, occupied, on_map, side_of
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.rules.r06_limits import room_bars, without_room
from sixweeks.games.mansteins_war.rules.r08_movement import closed_to, entry_bars
from sixweeks.games.mansteins_war.rules.r15_logistics import is_cut_off, is_supported_in_action
from sixweeks.kernel.objection import Objection, objections_at
from sixweeks.kernel.procedure import Again, Call, Outcome, Procedure, step
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.reasons import Why, button, pieces, places

HALT = Action("halt")
HEXES = TABLES.pursuit


# --- 12.1 how far -----------------------------------------------------------------------------


def limit(game: Game, unit: UnitId, is_rout: bool) -> int:
    """12.1.a German mech two hexes, others one, 12.1.b mech one more after OR; 15.5 one if it is
    unsupported, 15.6 none if it is cut off, 12.2.b none without a movement factor."""
    counter = COUNTERS[unit]
    if counter.is_static:
        return 0
    if not is_supported_in_action(game, unit):
        return 0 if is_cut_off(game, unit) else 1
    is_german_mech = counter.is_mech and side_of(unit) == GERMAN
    own = HEXES["german_mech" if is_german_mech else "others"]
    return own + HEXES["rout"] if is_rout and counter.is_mech else own


# --- 12.2 where to ----------------------------------------------------------------------------


def can_end_from(game: Game, unit: UnitId, hex: Hex, left: int) -> bool:
    """A-80 Whether a unit in a hex finds room there, or within the hexes it may still go."""
    open, room = MAP.land & ~closed_to(game, unit), ~without_room(game, unit)
    edge = one(hex)
    for _ in range(left):
        edge |= cross(GRID, edge, MAP.dry) & open
    return bool(edge & room)


def onward_hexes(game: Game, unit: UnitId, left: int) -> list[Hex]:
    """12.2.a Later hexes lie anywhere, 12.2.b where the unit could move; 7.2.f zones do not
    matter."""
    near = NEAR[hex_of(game, unit)] & ~closed_to(game, unit)
    return [hex for hex in bits(near) if can_end_from(game, unit, hex, left - 1)]


def objections_to_pursuer(
    game: Game, units: Sequence[UnitId], hex: Hex, is_rout: bool, unit: UnitId
) -> list[Objection]:
    """12.0 Why a unit cannot pursue into the vacated hex."""
    if unit not in units:
        return [Objection("12.0", "attackers")]
    hexes = limit(game, unit, is_rout)
    if not hexes:
        static = COUNTERS[unit].is_static
        return [Objection("12.2.b", "static") if static else Objection("15.6", "pursuit")]
    if found := objections_at(hex, entry_bars(game, unit)):
        return found
    if can_end_from(game, unit, hex, hexes - 1):
        return []
    return objections_at(hex, room_bars(game, unit))


class Pursuit(Procedure):
    """12.0 Surviving attackers may go after the enemy, each into the vacated hex first."""

    by: str
    units: tuple[UnitId, ...]
    hex: Hex
    is_rout: bool = False

    @step("12.0")
    def choose(self, game: Game) -> Outcome:
        able = self.pursuers(game)
        return Choose(self.by, (*(Action("pursue", u) for u in able), HALT)) if able else None

    def pursuers(self, game: Game) -> list[UnitId]:
        if occupied(game, opponent(self.by)) >> self.hex & 1:
            return []
        units = on_map(game, self.units)
        return [u for u in units if not self.objections_to(game, u)]

    def objections_to(self, game: Game, unit: UnitId) -> list[Objection]:
        return objections_to_pursuer(game, self.units, self.hex, self.is_rout, unit)

    @choose.then
    def chosen(self, game: Game, choice: Action | None) -> "Outcome | Call[Onward]":
        if choice is None:
            return Again()
        if choice == HALT:
            return None
        unit = UnitId(int(choice.noun))
        left = limit(game, unit, self.is_rout) - 1
        self.units = tuple(each for each in self.units if each != unit)
        effects.pursue(game, unit, self.hex)
        return Call(Onward(by=self.by, unit=unit, left=left))

    @choose.why
    def not_chosen(self, game: Game) -> Why:
        return Why(
            pieces("pursue", lambda unit: self.objections_to(game, unit)),
            otherwise=Objection("12.0"),
        )


class Onward(Procedure):
    """12.2.a A unit that has entered the vacated hex may go on, and stop on the way."""

    by: str
    unit: UnitId
    left: int

    @step("12.2.a")
    def choose(self, game: Game) -> Outcome:
        if not self.left or not on_map(game, [self.unit]):
            return None
        hexes = tuple(Action("onward", hex) for hex in self.hexes(game))
        if not hexes:
            return None
        return Choose(self.by, (*hexes, HALT) if self.may_halt(game) else hexes)

    def hexes(self, game: Game) -> list[Hex]:
        return onward_hexes(game, self.unit, self.left)

    def may_halt(self, game: Game) -> bool:
        """A-80 Pursuit does not end over the limit."""
        return not without_room(game, self.unit) >> hex_of(game, self.unit) & 1

    @choose.then
    def chosen(self, game: Game, choice: Action) -> Outcome:
        if choice == HALT:
            return None
        self.left -= 1
        effects.pursue(game, self.unit, Hex(int(choice.noun)))
        return Again()

    @choose.why
    def not_chosen(self, game: Game) -> Why:
        return Why(
            places("onward", lambda hex: self.objections_to_hex(game, hex)),
            button("halt", *self.objections_to_halting(game)),
            otherwise=Objection("12.2.a"),
            in_hand=(self.unit,),
        )

    def objections_to_hex(self, game: Game, hex: Hex) -> list[Objection]:
        """12.2.b Ground closed to it, too far away, or without room."""
        bars = [*entry_bars(game, self.unit), *room_bars(game, self.unit)]
        if not NEAR[hex_of(game, self.unit)] >> hex & 1:
            return [Objection("12.2.a", "adjacent")]
        return objections_at(hex, bars)

    def objections_to_halting(self, game: Game) -> list[Objection]:
        return objections_at(hex_of(game, self.unit), room_bars(game, self.unit))
