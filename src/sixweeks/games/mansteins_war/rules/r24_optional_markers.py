"""24 Additional command markers: Fall Rot, Plan W and Morale."""

from sixweeks.games.mansteins_war.model import morale_effects
from sixweeks.games.mansteins_war.model.components import BELGIUM, FRANCE, GERMAN, SIDES
from sixweeks.games.mansteins_war.model.map import MAP
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.rules.r03_control import controlled
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.procedure import Again, Outcome, Procedure, step
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.reasons import Why

PLACES = MAP.cities | MAP.towns
TOWNS_FOR_PLAN_W = 2
ADD, NO = Action("add"), Action("no")


def allows_fall_rot(game: Game) -> bool:
    """24.1, A-65 The Germans control all cities and towns of Belgium."""
    is_on = game.options.fall_rot == "on"
    return is_on and not PLACES & BELGIUM & ~controlled(game, GERMAN)


def allows_plan_w(game: Game) -> bool:
    """24.2 The Germans control two or more cities or towns of France."""
    taken = PLACES & FRANCE & controlled(game, GERMAN)
    return game.options.plan_w == "on" and taken.bit_count() >= TOWNS_FOR_PLAN_W


class MoraleMarkers(Procedure):
    """24.3.a After a Morale Victory, whoever won it may put the Morale marker into the bin."""

    @step("24.3.a")
    def add(self, game: Game) -> Outcome:
        side = next((each for each in SIDES if each in game.morale.owed), "")
        return Choose(side, (ADD, NO)) if side else None

    @add.then
    def added(self, game: Game, choice: Action) -> Outcome:
        side = next(each for each in SIDES if each in game.morale.owed)
        morale_effects.settle_owed(game, side, choice == ADD)
        return Again()

    @add.why
    def not_added(self, game: Game) -> Why:
        return Why(otherwise=Objection("24.3.a", "first"))
