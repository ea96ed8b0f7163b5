"""9.1.3, 9.1.6 What a hit in an assault does: staying, giving way, having nowhere to go."""

from sixweeks.board.hexes import Hex, one
from sixweeks.games.blitzkrieg.model import effects
from sixweeks.games.blitzkrieg.model.components import FormationId, Place, UnitId
from sixweeks.games.blitzkrieg.model.queries import (
    formation_id,
    grid_of,
    hex_of,
    is_on_map,
    side_of,
)
from sixweeks.games.blitzkrieg.model.state import Game
from sixweeks.games.blitzkrieg.rules import r07_movement
from sixweeks.games.blitzkrieg.rules.r01_counters import sweep
from sixweeks.games.blitzkrieg.rules.r03_command_and_doctrine import check_command
from sixweeks.games.blitzkrieg.rules.r06_reactions import is_ambushed, show_if_seen
from sixweeks.games.blitzkrieg.rules.r08_fire import Shot
from sixweeks.games.blitzkrieg.rules.r10_combat_results import LOSS, TAKE_LOSS, Suffer
from sixweeks.games.blitzkrieg.rules.r11_demoralization import MoraleCheck, must_check
from sixweeks.games.blitzkrieg.rules.r12_mines_and_works import is_mined, mine_attack
from sixweeks.kernel.objection import Bar, Objection, closed_by
from sixweeks.kernel.procedure import Again, Call, Outcome, Procedure, Return, step
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.reasons import Kind, Why, always, button, open_places, pieces, question_from

STAY, LEAVE = Action("stay"), Action("leave")


class Endure(Procedure):
    """9.1.3a A unit takes a hit in an assault: it may have to give way, or wish to."""

    unit: UnitId
    hex: Hex  # the assaulted one
    origin: Place  # where the attacker came from
    result: str
    defending: bool
    must_leave: bool
    sealed: str = ""  # C-27 what has been decided before
    formation: FormationId = ""
    checks: int = 0  # 11a of morale, one for each step lost by having nowhere to go

    @step("10.3b")
    def suffer(self, game: Game) -> Call[Suffer] | None:
        if not self.result or game.units[self.unit].steps == 0:
            return None
        if not self.sealed:
            return Call(Suffer(unit=self.unit, result=self.result, assault=True))
        result = LOSS if self.sealed == TAKE_LOSS.verb else self.result
        return Call(Suffer(unit=self.unit, result=result, assault=True, at="apply"))

    @step("9.1.3a")
    def decide(self, game: Game) -> Outcome:
        """9.1.3a Neutralized it must leave; after a loss it may stay or leave."""
        if not self.is_concerned(game):
            return Return()
        if self.must_leave or game.units[self.unit].neutralized:
            self.must_leave = True
            return None
        if self.result == LOSS and self.sealed:
            return None if self.sealed == LEAVE.verb else Return()
        if self.result == LOSS and retreat_hexes(game, self):
            return Choose(side_of(game, self.unit), (STAY, LEAVE))
        return Return()

    @decide.then
    def decided(self, game: Game, choice: Action) -> Outcome:
        return Return() if choice == STAY else None

    @decide.why
    def not_decided(self, game: Game) -> Why:
        return self.waiting(Objection("9.1.3a", "decide"))

    def waiting(self, objection: Objection, *kinds: Kind) -> Why:
        other = pieces("unit", always(Objection("9.1.3a", "other")), later=True)
        return Why(*kinds, other, otherwise=objection, in_hand=(self.unit,))

    def is_concerned(self, game: Game) -> bool:
        """A defender still in the hex, or an attacker who cannot go back where it came from."""
        if self.defending:
            return game.units[self.unit].place == self.hex
        return self.must_leave

    @step("9.1.6a")
    def leave(self, game: Game) -> Outcome:
        """9.1.6a Into any adjacent hex but that which the enemy came from; else it is lost."""
        if retreat_hexes(game, self):
            return question_from(side_of(game, self.unit), self.not_left(game))
        self.formation, self.checks = formation_id(game, self.unit), game.units[self.unit].steps
        effects.eliminate(game, self.unit, "9.1.6a")
        return None

    @leave.then
    def left(self, game: Game, choice: Action) -> Outcome:
        hex = Hex(int(choice.noun))
        if is_ambushed(game, self.unit, hex):
            return Again()
        effects.retreat(game, self.unit, hex, "9.1.3a" if self.defending else "9.1.6a")
        sweep(game, self.unit)
        show_if_seen(game, self.unit)
        check_command(game, [formation_id(game, self.unit)])
        return None

    @leave.why
    def not_left(self, game: Game) -> Why:
        must = Objection("9.1.3a" if self.result else "9.1.3b", "must")
        ways = open_places("retreat", grid_of(game).all, retreat_bars(game, self))
        return self.waiting(must, ways, button("stay", must))

    @step("12.1a")
    def mines(self, game: Game) -> Call[Shot] | None:
        if is_on_map(game, self.unit) and is_mined(game, hex_of(game, self.unit)):
            return Call(mine_attack(game, self.unit))
        return None

    @step("11a")
    def morale(self, game: Game) -> Call[MoraleCheck] | None:
        """C-54 Checked per step lost."""
        is_due = self.checks > 0 and must_check(game, self.formation)
        return Call(MoraleCheck(formation=self.formation)) if is_due else None

    @morale.then
    def morale_checked(self, game: Game, value: None) -> Outcome:
        self.checks -= 1
        return Again()


def retreat_hexes(game: Game, leaving: Endure) -> int:
    """9.1.6a Not over the stacking limit, not to an enemy, never where the enemy came from."""
    return grid_of(game).all & ~closed_by(retreat_bars(game, leaving))


def retreat_bars(game: Game, leaving: Endure) -> list[Bar]:
    """9.1.6a What closes the hexes around to a unit that leaves."""
    origin = one(Hex(leaving.origin)) if leaving.origin >= 0 else 0
    near = grid_of(game).around[leaving.hex]
    bars = [Bar("9.1.6a", ~near, "far"), Bar("9.1.6a", origin, "origin")]
    return [*bars, *r07_movement.stop_bars(game, leaving.unit)]
