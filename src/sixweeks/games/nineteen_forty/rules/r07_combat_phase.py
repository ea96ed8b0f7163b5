"""7.a-7.f The combat phase: the whole set of attacks is declared, then fought one by one."""

from typing import ClassVar, NamedTuple

from sixweeks.board.hexes import Hex, bits, one
from sixweeks.games.nineteen_forty.model import effects
from sixweeks.games.nineteen_forty.model.components import GERMAN, UnitId
from sixweeks.games.nineteen_forty.model.map import GRID
from sixweeks.games.nineteen_forty.model.queries import hex_of, stacks_of
from sixweeks.games.nineteen_forty.model.state import Game
from sixweeks.games.nineteen_forty.rules.r07_battle import Battle
from sixweeks.games.nineteen_forty.rules.r07_odds import Assault
from sixweeks.games.nineteen_forty.rules.r07_targets import (
    Assaults,
    addable,
    joinable,
    objection_to_owing,
    objections_to_adding,
    objections_to_attacker,
    objections_to_joining,
    objections_to_target,
    owed,
    targets,
)
from sixweeks.games.nineteen_forty.rules.r10_fortifications import check_strengths
from sixweeks.games.nineteen_forty.rules.r11_airborne import lose_surrounded
from sixweeks.games.nineteen_forty.rules.r13_neutrals import may_be_invaded, objections_to_invading
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.procedure import Again, Call, Outcome, Procedure, Return, step
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.reasons import Why, always, button, pieces, places, words

MOST = GRID.all.bit_length()
ATTACK = tuple(Action("attack", n) for n in range(MOST))
END, FIGHT, CALL_OFF = Action("end"), Action("fight"), Action("call_off")
ALL, DECLARE, IN_ORDER = Action("all"), Action("declare"), Action("in_order")


class Declared(NamedTuple):
    """An attack that has been put together, and what is done next."""

    assault: Assault
    then: Action


class CombatPhase(Procedure):
    """7.a Attacks are free, but one leads to another."""

    stage: ClassVar[str] = "{by} combat"
    entry: ClassVar[str] = "declare"
    by: str
    declared: tuple[Assault, ...] = ()
    in_order: bool = False

    @step("7.a")
    def begin(self, game: Game) -> Outcome:
        effects.begin_phase(game, "combat", self.by, "2.d" if game.impulse == 1 else "2.g")
        return None

    @step("7.b")
    def declare(self, game: Game) -> Outcome:
        """7.b, A-3 Nothing binds before the whole set is confirmed."""
        return Choose(self.by, self.choices(game))

    def choices(self, game: Game) -> tuple[Action, ...]:
        """7.b What is owed comes first; 7.c a set is confirmed when nothing is."""
        due = owed(game, self.by, self.declared)
        open = targets(game, self.by, self.declared)
        options = [ATTACK[hex] for hex in (*bits(open & due), *bits(open & ~due))]
        options += [Action("take_back", lowest(each.hexes)) for each in self.declared]
        if self.by == GERMAN:
            options += [Action("invade", country) for country in may_be_invaded(game)]
        if not self.declared:
            return (*options, END)
        return (*options, *ways_to_fight(game, self.by, self.declared), CALL_OFF)

    @declare.then
    def declared_so_far(
        self, game: Game, choice: Action | Declared | None
    ) -> "Outcome | Call[Gather]":
        match choice:
            case Action("end" | "fight"):
                return None
            case Action("in_order"):
                self.in_order = True
                return None
            case Action("attack", int(hex)):
                assault = Assault(self.by, one(Hex(hex)), ())
                return Call(Gather(assault=assault, declared=self.declared))
            case Action("take_back", int(hex)):
                self.declared = tuple(a for a in self.declared if not a.hexes >> hex & 1)
            case Action("call_off"):
                self.declared = ()
            case Action("invade", str(country)):
                effects.invade(game, country, "13.o")
            case Declared(assault, then):
                self.declared = (*self.declared, assault)
                return self.declared_so_far(game, then)
        return Again()

    @declare.why
    def not_declared(self, game: Game) -> Why:
        by, declared = self.by, self.declared
        return Why(
            places("attack", lambda hex: objections_to_target(game, by, declared, hex)),
            pieces("with", lambda unit: objections_to_attacker(game, by, unit), later=True),
            words("invade", lambda word: objections_to_invading(game, by, word)),
            button("fight", *objections_to_fighting(game, by, declared), shown=True),
            button("end", Objection("7.b", "declared")),
            otherwise=Objection("7.a", "nobody"),
        )

    @step("7.f")
    def fight(self, game: Game) -> "Outcome | Call[Battle]":
        """7.f In the order that the attacker likes."""
        if not self.declared:
            return None
        if len(self.declared) == 1 or self.in_order:
            return self.battle(game, self.declared[0])
        hexes = [Action("next", lowest(each.hexes)) for each in self.declared]
        return Choose(self.by, (*hexes, IN_ORDER))

    @fight.then
    def fought(self, game: Game, choice: Action | None) -> "Outcome | Call[Battle]":
        match choice:
            case Action("in_order"):
                self.in_order = True
            case Action("next", int(hex)):
                return self.battle(game, next(a for a in self.declared if a.hexes >> hex & 1))
        return Again()

    def battle(self, game: Game, assault: Assault) -> "Call[Battle]":
        self.declared = tuple(each for each in self.declared if each is not assault)
        effects.declare_attack(game, assault.units, assault.hexes)
        return Call(Battle(assault=assault))

    @fight.why
    def not_fought(self, game: Game) -> Why:
        return Why(
            places("next", always(Objection("7.f", "undeclared"))),
            otherwise=Objection("7.m", "declared"),
        )

    @step("11.e")
    def close(self, game: Game) -> Outcome:
        """11.e Airborne units among enemies are lost, A-59 then 10.i strengths destroyed."""
        lose_surrounded(game)
        check_strengths(game)
        return None


def lowest(hexes: int) -> Hex:
    return bits(hexes)[0]


def ways_to_fight(game: Game, side: str, declared: Assaults) -> tuple[Action, ...]:
    """7.c Once nothing is owed; 7.f in any order, or one after the other as declared."""
    if owed(game, side, declared):
        return ()
    return (FIGHT, IN_ORDER) if len(declared) > 1 else (FIGHT,)


def objections_to_fighting(game: Game, side: str, declared: Assaults) -> list[Objection]:
    """7.b, 7.c Hexes next to attackers that nobody attacks."""
    due = bits(owed(game, side, declared))
    found = [objection_to_owing(game, side, declared, hex) for hex in due]
    return found or [Objection("7.a", "fight")]


class Gather(Procedure):
    """7.i, 7.j One attack is put together: units, and further hexes."""

    assault: Assault
    declared: tuple[Assault, ...]

    @step("7.i")
    def gather(self, game: Game) -> Outcome:
        joining = joinable(game, self.assault, self.declared)
        options = [Action("with", unit) for unit in joining]
        options += [Action("with_stack", hex) for hex in stacks_of(game, joining)]
        options += [ALL] if len(joining) > 1 else []
        options += [Action("also", hex) for hex in self.further(game)]
        options += self.ways_to_declare(game) if self.assault.units else []
        return Choose(self.assault.by, (*options, CALL_OFF))

    def ways_to_declare(self, game: Game) -> list[Action]:
        """As it is, or going on to another hex that cannot be added to it, or to the fighting."""
        declared = (*self.declared, self.assault)
        open = targets(game, self.assault.by, declared)
        apart = open & ~addable(game, self.assault, self.declared)
        attacks = [ATTACK[hex] for hex in bits(apart)]
        return [*attacks, DECLARE, *ways_to_fight(game, self.assault.by, declared)]

    def further(self, game: Game) -> list[Hex]:
        """7.b Hexes that would be owed come first."""
        open = addable(game, self.assault, self.declared)
        due = owed(game, self.assault.by, (*self.declared, self.assault))
        return [*bits(open & due), *bits(open & ~due)]

    @gather.then
    def gathered(self, game: Game, choice: Action) -> Outcome:
        by, hexes, units = self.assault.by, self.assault.hexes, self.assault.units
        match choice:
            case Action("call_off"):
                return Return()
            case Action("with", int(unit)):
                units = (*units, UnitId(unit))
            case Action("with_stack", int(hex)):
                joining = joinable(game, self.assault, self.declared)
                units = (*units, *(unit for unit in joining if hex_of(game, unit) == hex))
            case Action("all"):
                units = (*units, *joinable(game, self.assault, self.declared))
            case Action("also", int(hex)):
                hexes |= one(Hex(hex))
            case Action("declare" | "attack" | "fight" | "in_order"):
                return Return(Declared(self.assault, choice))
        self.assault = Assault(by, hexes, units)
        return Again()

    @gather.why
    def not_gathered(self, game: Game) -> Why:
        assault, declared = self.assault, self.declared
        return Why(
            pieces("with", lambda unit: objections_to_joining(game, assault, declared, unit)),
            places("with_stack", always(Objection("7.i", "stack"))),
            places("also", lambda hex: objections_to_adding(game, assault, declared, hex)),
            places("attack", lambda hex: objections_to_adding(game, assault, declared, hex)),
            button("declare", Objection("7.a", "nobody_yet"), shown=True),
            button("fight", *objections_to_fighting(game, assault.by, (*declared, assault))),
            otherwise=Objection("7.am", "hex"),
        )
