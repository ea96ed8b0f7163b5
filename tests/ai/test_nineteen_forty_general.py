"""The general of 1940: which plan it writes down."""

from random import Random

import pytest

from sixweeks.ai.evaluation import evaluations
from sixweeks.ai.general import General
from sixweeks.ai.nineteen_forty import LOOKAHEAD, Staff
from sixweeks.ai.nineteen_forty.outlook import FITTED, features
from sixweeks.ai.player import Seat
from sixweeks.ai.thinking_time import Limit
from sixweeks.games import definition_of
from sixweeks.games.nineteen_forty.model.components import ALLIED, GERMAN
from sixweeks.kernel import engine
from sixweeks.kernel.question import Action
from tests.games.nineteen_forty.toolkit import at

GAME = definition_of("nineteen_forty")


def asked(side):
    """A new game at the first question of a side."""
    game = GAME.new_game("campaign", {})
    if side == GERMAN:
        for answer in (Action("ready", "1"), Action("plan", "allied_dyle")):
            engine.answer(game, answer, ALLIED)
    return game


@pytest.mark.parametrize(("side", "number"), [(ALLIED, 4), (GERMAN, 5)])
def test_16_plans_are_proposed_as_a_whole_the_drawn_one_first(side, number):
    staff = Staff(GAME, side, Random(5))
    found = staff.proposals(Seat(GAME, asked(side), side))
    assert found[0].plan == staff.plan
    assert len({(each.action, each.reason) for each in found}) == len(found) == number


@pytest.mark.parametrize("side", [ALLIED, GERMAN])
def test_16_a_general_carries_out_the_plan_that_it_chose(side):
    game = asked(side)
    general = General(GAME, side, Random(5), Limit(playouts=30))
    first = general.decide(Seat(GAME, game, side))
    assert general.thought is not None
    chosen = general.thought.compared[general.thought.chosen]
    engine.answer(game, first, side)
    assert first == chosen.action
    assert general.decide(Seat(GAME, game, side)) == Action("plan", chosen.reason)


def test_only_plans_are_searched():
    moving = at("german movement", {"G XIX": "1607"})
    assert LOOKAHEAD.weighs(Seat(GAME, asked(ALLIED), ALLIED))
    assert not LOOKAHEAD.weighs(Seat(GAME, moving, GERMAN))


def test_the_fitted_file_weighs_every_feature():
    game = at("german movement", {"G XIX": "1607"})
    assert set(evaluations(FITTED)["campaign"].weights) == set(features(game))
