"""11 Formation demoralization: the check at half of the steps, recovery, and the retreat."""

from sixweeks.games.blitzkrieg.model import effects, turn_effects
from sixweeks.games.blitzkrieg.model.components import TABLES, FormationId
from sixweeks.games.blitzkrieg.model.queries import hq_of, is_in_play, losses, state_of
from sixweeks.games.blitzkrieg.model.state import Game
from sixweeks.kernel.presentation.sentence import Term
from sixweeks.kernel.procedure import Outcome, Procedure, step
from sixweeks.kernel.question import Roll


def formation_factor(game: Game, formation: FormationId, check: str) -> int:
    """FF of the side, less what the check takes off, less 1 for a neutralized HQ (C-06)."""
    side = game.scenario.formations[formation].side
    factor = TABLES.formation_factor[side] + TABLES.formation_checks[check]
    hq = hq_of(game, formation)
    if game.options.hq_neutralized_ff == "added" and hq is not None and game.units[hq].neutralized:
        factor += TABLES.formation_checks["hq_neutralized"]
    return factor


def must_check(game: Game, formation: FormationId) -> bool:
    """11a Half of the steps lost, rounded up; 11b then again at each further loss."""
    if formation not in game.scenario.formations or state_of(game, formation).demoralized:
        return False
    lost, total = losses(game, formation)
    return 2 * lost >= total and is_in_play(game, formation)


class MoraleCheck(Procedure):
    """11a Less than FF on two dice, or the formation is demoralized at once."""

    formation: FormationId

    @step("11a")
    def roll(self, game: Game) -> Outcome:
        return Roll(game.scenario.formations[self.formation].side, dice=2)

    @roll.then
    def rolled(self, game: Game, roll: int) -> Outcome:
        """C-05 As printed: less, not equal."""
        need = formation_factor(game, self.formation, "demoralization") - 1
        effects.tell_check(
            game, "morale_check", "11a", roll, need, formation=Term("formation", self.formation)
        )
        if roll > need:
            turn_effects.demoralize(game, self.formation)
        return None
