"""The general and the marshal of 1940: officers with weights of their own."""

from random import Random

import pytest

from sixweeks.ai.evaluation import evaluations
from sixweeks.ai.general import General
from sixweeks.ai.nineteen_forty import Staff
from sixweeks.ai.nineteen_forty.outlook import FITTED, features
from sixweeks.ai.nineteen_forty.weights import weights_of
from sixweeks.ai.player import Seat
from sixweeks.ai.players import make_player
from sixweeks.games import definition_of
from sixweeks.games.nineteen_forty.model.components import ALLIED, GERMAN, SIDES
from sixweeks.kernel import engine
from sixweeks.kernel.question import Action
from tests.games.nineteen_forty.toolkit import at

GAME = definition_of("nineteen_forty")
STYLES = {"general": "practised", "marshal": "seasoned"}


def asked(side):
    """A new game at the first question of a side."""
    game = GAME.new_game("campaign", {})
    if side == GERMAN:
        for answer in (Action("ready", "1"), Action("plan", "allied_dyle")):
            engine.answer(game, answer, ALLIED)
    return game


def general(level, side):
    player = make_player(level, GAME, side, Random(5))
    assert isinstance(player, General)
    assert isinstance(player.staff, Staff)
    return player, player.staff


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("level", STYLES)
def test_each_level_is_led_by_an_officer_with_its_own_weights(level, side):
    _, officer = general(level, side)
    assert officer.weights == weights_of("campaign", side, STYLES[level])


@pytest.mark.parametrize("style", STYLES.values())
def test_16_d_a_practised_officer_goes_for_the_north(style):
    weights = weights_of("campaign", GERMAN, style)
    plans = [Staff(GAME, GERMAN, Random(seed), weights).plan for seed in range(40)]
    assert {plan.objective for plan in plans} == {"3"}


@pytest.mark.parametrize("level", STYLES)
def test_16_it_writes_down_the_plan_that_its_officer_has_drawn(level):
    game, (player, officer) = asked(GERMAN), general(level, GERMAN)
    engine.answer(game, player.decide(Seat(GAME, game, GERMAN)), GERMAN)
    assert player.decide(Seat(GAME, game, GERMAN)) == Action("plan", officer.plan.deployment)


def test_the_fitted_file_weighs_every_feature():
    game = at("german movement", {"G XIX": "1607"})
    assert set(evaluations(FITTED)["campaign"].weights) == set(features(game))
