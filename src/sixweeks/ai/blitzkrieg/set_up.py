"""14.1a, 14.2a The staff's own set-ups, placed by hand: units, prepared positions and mines."""

from pathlib import Path

from sixweeks.ai.blitzkrieg.ranking import Options, Ranked, first_of
from sixweeks.ai.blitzkrieg.situation import Situation
from sixweeks.board.loading import read_folder
from sixweeks.games.blitzkrieg.model.components import Deployment, UnitId
from sixweeks.games.blitzkrieg.model.queries import counter_of
from sixweeks.games.blitzkrieg.model.state import Game
from sixweeks.games.blitzkrieg.rules.r14_deployment import BY_HAND, Deploy
from sixweeks.games.blitzkrieg.rules.r14_set_up_area import set_up_units
from sixweeks.kernel.presentation.sentence import EMPTY, Sentence
from sixweeks.kernel.question import Action

SET_UPS = read_folder(Path(__file__).parent / "set_ups", Deployment)


def deploy(situation: Situation, options: Options) -> Ranked:
    """By the staff's own plan if there is one for this force, else by the ready one."""
    game = situation.game
    plan = plan_for(game, situation.side)
    if plan is None:
        return first_of(options)
    return first_of(options, *wishes(game, plan))


def plan_for(game: Game, side: str) -> Deployment | None:
    names = {counter_of(game, unit).name for unit in set_up_units(game, side)}
    fitting = (
        plan
        for plan in SET_UPS.values()
        if (plan.scenario, plan.side) == (game.scenario_id, side) and set(plan.units) == names
    )
    return next(fitting, None)


def reason(game: Game, side: str, answer: Action) -> Sentence:
    """Why the staff would place it so; nothing of its own where it follows the ready plan."""
    plan = plan_for(game, side)
    if plan is None or answer not in wishes(game, plan):
        return EMPTY
    return Sentence("why-own-plan" if answer.verb == "plan" else "why-own-place")


def wishes(game: Game, plan: Deployment) -> list[Action]:
    """What the plan wants at any step; the options of the step decide which of it is meant."""
    hex, frame = game.scenario.battlefield.grid.hex, game.stack[-1]
    assert isinstance(frame, Deploy), "a side sets up"
    wanted = [Action("plan", BY_HAND)]
    if frame.unit >= 0:
        place = plan.units[counter_of(game, UnitId(frame.unit)).name]
        wanted.append(Action("place", hex(place)))
    wanted += [Action("works", hex(number)) for number in plan.prepared_positions]
    wanted += [Action("mine", hex(number)) for number in plan.mines]
    return wanted
