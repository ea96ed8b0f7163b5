"""16.a, 16.b, 16.d What each side may know."""

from random import Random

import msgspec
import pytest

from sixweeks.games.nineteen_forty.model.view import HIDDEN, imagine, scramble, view
from sixweeks.kernel import engine
from tests.games.nineteen_forty.test_r16_planning import DYLE, SICKLE, setting_up
from tests.games.nineteen_forty.toolkit import answer
from tests.games.nineteen_forty.wandering import wander

SIDES = ("german", "allied")


def encoded(game, side):
    return msgspec.json.encode(view(game, side))


@pytest.mark.parametrize("seed", [11, 12])
def test_16_a_scrambling_what_a_side_cannot_know_changes_nothing_it_is_shown(seed):
    rng = Random(seed)
    for number, game in enumerate(wander(seed)):
        if game.begun and number % 50:
            continue
        for side in SIDES:
            assert encoded(scramble(game, side, rng), side) == encoded(game, side)


def test_16_a_a_game_imagined_from_a_view_asks_the_same_question():
    rng = Random(3)
    for number, game in enumerate(wander(13)):
        if number % 60 or game.ending:
            continue
        for side in engine.deciders(game):
            twin = imagine(view(game, side), rng)
            assert twin.pending == game.pending
            assert encoded(twin, side) == encoded(game, side)


def test_16_c_half_of_the_assignments_by_hand_are_scrambled_as_half():
    game = setting_up("ready 2", "plan by_hand", "group 1")
    twin = scramble(game, "german", Random(1))
    engine.run(twin)
    assert list(twin.plans.allied_armies) == list(game.plans.allied_armies)
    assert encoded(twin, "german") == encoded(game, "german")


def plans(game, side):
    return view(game, side).plans


def test_16_b_the_ready_group_is_hidden_until_the_allied_turn_0():
    game = setting_up("ready 2", DYLE, "objective 1", SICKLE)
    assert plans(game, "german").ready_group == HIDDEN
    assert plans(game, "allied").ready_group == "2"
    game.phasing = "allied"
    assert plans(game, "german").ready_group == "2"


def test_20_a_after_the_mechelen_incident_it_is_known():
    assert plans(setting_up("ready 2", mechelen="on"), "german").ready_group == "2"


def test_16_d_the_objective_is_hidden_until_the_game_ends():
    game = setting_up("ready 2", DYLE, "objective 1", SICKLE)
    assert plans(game, "allied").objective == HIDDEN
    assert plans(game, "german").objective == "1"


def test_16_c_16_e_assignments_are_hidden_until_deployment():
    game = setting_up("ready 2", DYLE)
    assert plans(game, "german").allied_armies == {}
    answer(game, "objective 1", "plan by_hand", "effort C", *["group A", "group B", "group C"])
    assert plans(game, "allied").german_armies == {}
    assert plans(game, "allied").main_effort == HIDDEN


def test_16_a_the_other_sides_plan_is_not_told_by_the_procedures():
    game = setting_up("ready 2", DYLE)
    assert "allied_dyle" not in encoded(game, "german").decode()
    assert view(game, "allied").frames == ()
