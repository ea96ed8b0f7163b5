"""19.0 The Plan Red scenario: what differs from the campaign."""

from msgspec.structs import replace

from sixweeks.games.springtime.model import event_effects
from sixweeks.games.springtime.model.components import AXIS, ROSTER
from sixweeks.games.springtime.model.state import EVACUATED, Game, Unit
from sixweeks.kernel.procedure import Outcome, Procedure, step
from sixweeks.kernel.question import Action, Choose

CHOICE_TURN = 5  # 19.2c
TAKE, DRAW = Action("take_plan_red"), Action("draw_instead")


def is_plan_red(game: Game) -> bool:
    return game.scenario_id == "plan_red"


def with_bef_set_aside(game: Game) -> Game:
    """19.1b, A-42 With 18.3 the BEF may come back, and Operation Dynamo is in the cup."""
    if not is_plan_red(game) or game.options.bef_returns != "on":
        return game
    units = list(game.units)
    units[ROSTER.bef] = Unit(EVACUATED, 0)
    track = tuple(each for each in game.turn_track if each != "operation_dynamo")
    return replace(game, units=tuple(units), turn_track=track)


class TakePlanRed(Procedure):
    """19.2c On turn 5, before any draw, the Axis may take Plan Red instead of drawing."""

    @step("19.2c")
    def offer(self, game: Game) -> Outcome:
        is_due = is_plan_red(game) and game.turn == CHOICE_TURN
        if not is_due or "plan_red" not in game.cup or game.held.get(AXIS):
            return None
        return Choose(AXIS, (TAKE, DRAW))

    @offer.then
    def offered(self, game: Game, choice: Action) -> Outcome:
        if choice == TAKE:
            event_effects.draw_event(game, AXIS, "plan_red", "19.2c")
        return None
