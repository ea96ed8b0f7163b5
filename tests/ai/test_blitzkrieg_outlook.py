"""The outlook of Blitzkrieg 1940, and what a search is told."""

from random import Random

import pytest

from sixweeks.ai.blitzkrieg import LOOKAHEAD, Staff
from sixweeks.ai.blitzkrieg.outlook import FITTED, features, outlook
from sixweeks.ai.evaluation import evaluations
from sixweeks.ai.player import Seat
from sixweeks.games import definition_of
from sixweeks.games.blitzkrieg.model.state import FormationState, Game
from tests.games.blitzkrieg.toolkit import (
    COMPANY,
    DRAGOONS,
    PANZER,
    SOMUA,
    act,
    activate,
    operations,
)

BLITZKRIEG = definition_of("blitzkrieg")
UNITS = {PANZER: "0905", "I/14 PzR HQ": "1005", SOMUA: "0709", DRAGOONS: "0703"}
ALL = "0703 0708 0808 0412"


def position(units=UNITS, **lines):
    return act(PANZER, units, **lines).game


def test_the_outlook_of_both_sides_adds_up_to_one():
    game = position(turn=3)
    assert outlook(game, "german") + outlook(game, "french") == pytest.approx(1)


def test_13a_the_outlook_is_better_with_the_objectives():
    units = {PANZER: "0905", "I/14 PzR HQ": "1005", SOMUA: "2116"}
    held, open_ground = position(units, turn=6, german=ALL), position(units, turn=6)
    assert outlook(held, "german") > 0.5 > outlook(open_ground, "german")


def test_13a_who_is_in_an_objective_that_is_not_german_counts():
    inside, outside = position(), position({**UNITS, DRAGOONS: "0101"})
    assert (features(inside)["up"], features(outside)["up"]) == (1, 0)
    assert features(inside)["steps"] > features(outside)["steps"] == 0


def test_10_3a_a_neutralized_defender_counts_apart():
    found = features(position({**UNITS, DRAGOONS: "0703 neutralized"}))
    assert (found["up"], found["down"]) == (0, 1)


def test_13a_a_unit_a_turn_from_what_is_not_held_is_close():
    near, far = position({**UNITS, PANZER: "0805"}), position({**UNITS, PANZER: "2105"})
    assert features(near)["german_close"] > features(far)["german_close"]


def test_5_2a_a_formation_that_has_acted_is_not_ready():
    fresh, acted = position(), position()
    acted.formations = {**acted.formations, "I/14 PzR": FormationState(activations=1)}
    assert features(fresh)["german_ready"] > features(acted)["german_ready"]


def test_13a_the_french_near_german_objectives_are_a_threat():
    units = {**UNITS, DRAGOONS: "0101"}
    near, far = (position({**units, SOMUA: hex}, german=ALL) for hex in ("0709", "2116"))
    assert features(near)["threat"] > features(far)["threat"]


def test_strength_counts():
    less, more = position(), position({**UNITS, COMPANY: "0905"})
    assert features(more)["german"] > features(less)["german"]


def test_on_the_last_turn_features_count_in_their_own_way():
    early, late = features(position(turn=5)), features(position(turn=6))
    assert (early["last_steps"], late["last_steps"]) == (0, late["steps"])


@pytest.mark.parametrize("scenario", ["hannut", "stonne"])
def test_every_feature_is_weighted(scenario):
    game = BLITZKRIEG.new_game(scenario, {})
    assert isinstance(game, Game)
    assert set(evaluations(FITTED)[scenario].weights) == set(features(game))


def test_5_2a_how_an_activation_is_fought_is_worth_a_search():
    battalion = {COMPANY: "1511", "I/21 IR HW": "1512", DRAGOONS: "1510", "I/21 IR HQ": "1513"}
    play = activate("I/21 IR", battalion, turn=4)
    assert LOOKAHEAD.weighs(Seat(BLITZKRIEG, play.game, "german"))
    play.answer("unit I/21 IR HW", "done")
    assert not LOOKAHEAD.weighs(Seat(BLITZKRIEG, play.game, "german"))


def test_5_2a_but_not_in_the_first_half_of_the_battle():
    seat = Seat(BLITZKRIEG, activate("I/14 PzR", UNITS, turn=3).game, "german")
    assert not LOOKAHEAD.weighs(seat)


def test_5_3a_so_is_who_is_activated_again():
    units, cup = {**UNITS, COMPANY: "0905", "I/21 IR HQ": "0906"}, "german replay, 1 Cuir, I/14 PzR"
    play = operations(cup, units, turn=4, formations={"I/21 IR": "1"})
    play.answer("german replay")
    assert LOOKAHEAD.weighs(Seat(BLITZKRIEG, play.game, "german"))


def test_8_2b_so_is_where_guns_fire_before_the_first_impact_is_placed():
    units = {SOMUA: "1012", DRAGOONS: "1113", PANZER: "1412", "AO 1 G": "1112"}
    play = activate("german artillery", units, turn=4).answer("bombard german artillery")
    assert LOOKAHEAD.weighs(Seat(BLITZKRIEG, play.game, "german"))
    play.answer("impact 1012")
    assert not LOOKAHEAD.weighs(Seat(BLITZKRIEG, play.game, "german"))


def test_5_2_the_time_limit_is_for_an_activation():
    game = activate("I/14 PzR", UNITS).game
    seat = Seat(BLITZKRIEG, game, "german")
    assert LOOKAHEAD.period(seat) == LOOKAHEAD.moment(game)
    assert isinstance(LOOKAHEAD.quick(BLITZKRIEG, "german", Random(1)), Staff)
