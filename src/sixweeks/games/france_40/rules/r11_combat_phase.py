"""11.9 The Combat Phase: attacks one at a time."""

from typing import ClassVar

from sixweeks.board.hexes import Hex
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
from sixweeks.kernel.options import OptionSets
from sixweeks.kernel.procedure import Again, Call, Outcome, Procedure, step
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.reasons import Why, button, pieces, places, words


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
        more = []
        if self.by == GERMAN:
            more += [Action("violate", each) for each in r04_victory.may_be_violated(game)]
        if may_restack(game, self.by):
            more.append(RESTACK)
        more.append(END)
        return Choose(self.by, OptionSets(("attack", targets(game, self.by)), more=more))

    @declare.then
    def declared(
        self, game: Game, choice: Action | None
    ) -> "Outcome | Call[Attack | r04_victory.Violation | Restack]":
        if choice is None:
            return Again()  # an attack or a declaration is over
        match choice.verb:
            case "attack":
                return Call(Attack(by=self.by, hex=Hex(int(choice.noun))))
            case "violate":
                return Call(r04_victory.Violation(country=str(choice.noun)))
            case "restack":
                return Call(Restack(by=self.by))
        return None

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
