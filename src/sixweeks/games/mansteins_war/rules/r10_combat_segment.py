"""10 The Combat Segment: attacks are declared and fought one by one."""

from typing import ClassVar

from sixweeks.board.hexes import Hex, bits
from sixweeks.games.mansteins_war.model import effects
from sixweeks.games.mansteins_war.model.components import COUNTERS, GERMAN, UnitId
from sixweeks.games.mansteins_war.model.map import GRID
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.rules.r10_attack import Combat
from sixweeks.games.mansteins_war.rules.r10_odds import Units, attack_on
from sixweeks.games.mansteins_war.rules.r10_targets import (
    joinable,
    objections_to_attacker,
    objections_to_joining,
    objections_to_target,
    targets,
)
from sixweeks.games.mansteins_war.rules.r18_airborne import opposed_hex, settle_landing
from sixweeks.games.mansteins_war.rules.r27_bridgeheads import own_bridgeheads
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.procedure import Again, Call, Outcome, Procedure, Return, step
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.reasons import Why, button, pieces, places

# SPEED: options are shared.
ATTACK = tuple(Action("attack", n) for n in range(GRID.all.bit_length()))
WITH = tuple(Action("with", n) for n in range(len(COUNTERS)))
END, ALL, LAUNCH, CALL_OFF, NO = map(Action, ("end", "all", "launch", "call_off", "no"))


class CombatSegment(Procedure):
    """10.0 Attacks are voluntary, 7.2.d in enemy zones too, 10.0.b in any order, each finished
    before the next."""

    stage: ClassVar[str] = "{by} combat"
    by: str

    @step("10.0.a")
    def choose(self, game: Game) -> Outcome:
        if not (hexes := bits(targets(game, self.by))):
            return None
        options = tuple(ATTACK[hex] for hex in hexes)
        return Choose(self.by, options if must_attack(game, self.by) else (*options, END))

    @choose.then
    def chosen(self, game: Game, choice: Action | None) -> "Outcome | Call[Gather]":
        match choice:
            case Action("end"):
                return None
            case Action("attack", int(hex)):
                return Call(self.gathering(game, Hex(hex)))
        return Again()  # a combat is over, or an attack was called off

    def gathering(self, game: Game, hex: Hex) -> "Gather":
        """A single unit that can attack need not be named."""
        able = joinable(game, self.by, hex)
        return Gather(by=self.by, hex=hex, units=able if len(able) == 1 else ())

    @choose.why
    def not_chosen(self, game: Game) -> Why:
        by = self.by
        return Why(
            places("attack", lambda hex: objections_to_target(game, by, hex)),
            pieces("with", lambda unit: objections_to_attacker(game, by, unit), later=True),
            button("end", Objection("18.2.a", "must"), shown=True),
            otherwise=Objection("10.0.a", "nobody"),
        )

    @step("18.2.c")
    def end_landing(self, game: Game) -> Outcome:
        """18.2.c Who could not clear the hex is lost; A-55 a hex that others left is taken."""
        if self.by == GERMAN:
            settle_landing(game)
        return None

    @step("27.1.c")
    def lift(self, game: Game) -> Outcome:
        """27.1.c As the impulse ends its player may take bridgeheads off the map."""
        own = own_bridgeheads(game, self.by)
        starts = dict.fromkeys(Action("lift", start) for start, _ in own)
        return Choose(self.by, (*starts, NO)) if starts else None

    @lift.then
    def lifted(self, game: Game, choice: Action) -> Outcome:
        if choice == NO:
            return None
        start, hex = next(each for each in game.bridgeheads if each[0] == choice.noun)
        effects.lift_bridgehead(game, start, hex)
        return Again()

    @lift.why
    def not_lifted(self, game: Game) -> Why:
        return Why(
            places("lift", lambda hex: [Objection("27.1.c", "own")]),
            otherwise=Objection("27.1.c", "own"),
        )


def must_attack(game: Game, side: str) -> bool:
    """18.2.a A corps that has landed among enemies attacks them in this segment."""
    return side == GERMAN and bool(opposed_hex(game))


class Gather(Procedure):
    """10.1.b One attack is put together, then launched."""

    by: str
    hex: Hex
    units: Units

    @step("10.1.b")
    def gather(self, game: Game) -> Outcome:
        joining = self.joining(game)
        options = [WITH[unit] for unit in joining]
        options += [ALL] if len(joining) > 1 else []
        options += [LAUNCH] if self.units else []
        return Choose(self.by, (*options, CALL_OFF))

    def joining(self, game: Game) -> Units:
        able = joinable(game, self.by, self.hex)
        return tuple(unit for unit in able if unit not in self.units)

    @gather.then
    def gathered(self, game: Game, choice: Action | None) -> "Outcome | Call[Combat]":
        match choice:
            case Action("with", int(unit)):
                self.units = (*self.units, UnitId(unit))
                return Again()
            case Action("all"):
                self.units = (*self.units, *self.joining(game))
                return Again()
            case Action("launch"):
                return Call(Combat(attack=attack_on(game, self.by, self.hex, self.units)))
        return Return()  # called off, or fought

    @gather.why
    def not_gathered(self, game: Game) -> Why:
        return Why(
            pieces("with", lambda unit: self.objections_to(game, unit)),
            places("attack", lambda place: [Objection("10.1.b", "one")], later=True),
            button("launch", Objection("10.1.b", "nobody"), shown=True),
            otherwise=Objection("10.1.b", "other"),
        )

    def objections_to(self, game: Game, unit: UnitId) -> list[Objection]:
        if unit in self.units:
            return [Objection("10.1.b", "joined")]
        return objections_to_joining(game, self.by, self.hex, unit)
