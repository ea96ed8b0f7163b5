"""11.9 The Combat Phase: attacks one at a time."""

from typing import ClassVar

from sixweeks.board.hexes import Hex, bits
from sixweeks.games.france_40.model import effects
from sixweeks.games.france_40.model.components import GERMAN
from sixweeks.games.france_40.model.state import Game
from sixweeks.games.france_40.rules import r04_victory
from sixweeks.games.france_40.rules.r06_stacking import StackingTest
from sixweeks.games.france_40.rules.r10_movement_phase import (
    END,
    OWN_STACKS,
    RESTACK,
    Restack,
    may_restack,
)
from sixweeks.games.france_40.rules.r11_attack import Attack
from sixweeks.games.france_40.rules.r11_combat import (
    objections_to_armored,
    objections_to_attacker,
    objections_to_target,
    targets,
)
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.procedure import Again, Call, Outcome, Procedure, step
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.reasons import Why, button, pieces, places, words

TARGET = tuple(Action("attack", n) for n in range(2048))


class CombatPhase(Procedure):
    """11.9a Attacks are made one at a time, in any order, until the attacker stops."""

    stage: ClassVar[str] = "{by} combat"
    entry: ClassVar[str] = "declare"
    by: str

    @step("11.9a")
    def begin(self, game: Game) -> Outcome:
        effects.begin_phase(game, "combat", self.by, "11.9a")
        return None

    @step("11.9a")
    def declare(self, game: Game) -> Outcome:
        """11.0a Attacking is voluntary; 11.10d the attacker ends the phase when he wishes."""
        options = [TARGET[hex] for hex in bits(targets(game, self.by))]
        if self.by == GERMAN:
            options += [Action("violate", each) for each in r04_victory.may_be_violated(game)]
        if may_restack(game, self.by):
            options.append(RESTACK)
        return Choose(self.by, (*options, END))

    @declare.then
    def declared(
        self, game: Game, choice: Action | None
    ) -> "Outcome | Call[Attack | r04_victory.Violation | Restack]":
        match choice:
            case Action("end"):
                return None
            case Action("attack", int(hex)):
                return Call(Attack(by=self.by, hex=Hex(hex)))
            case Action("violate", str(country)):
                return Call(r04_victory.Violation(country=country))
            case Action("restack"):
                return Call(Restack(by=self.by))
        return Again()  # an attack or a declaration is over

    @declare.why
    def not_declared(self, game: Game) -> Why:
        by = self.by
        return Why(
            places("attack", lambda hex: objections_to_target(game, by, hex), then=("with",)),
            pieces("with", lambda unit: objections_to_attacker(game, by, unit), later=True),
            words("violate", lambda word: r04_victory.objections_to_violating(game, by, word)),
            button("restack", OWN_STACKS),
            button("armored", *objections_to_armored(game, ())),
            otherwise=Objection("11.2a", "target"),
        )

    @step("6.2a")
    def stacking(self, game: Game) -> Call[StackingTest]:
        return Call(StackingTest())

    @step("4.8b")
    def finish(self, game: Game) -> Outcome:
        r04_victory.check_maginot_line(game)
        effects.end_phase(game)
        return None
