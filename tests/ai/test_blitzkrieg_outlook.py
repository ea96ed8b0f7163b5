"""The outlook of Blitzkrieg 1940, and what a search is told."""

from random import Random

import pytest

from sixweeks.ai.blitzkrieg import LOOKAHEAD, Staff
from sixweeks.ai.blitzkrieg.outlook import FITTED, features, outlook
from sixweeks.ai.evaluation import evaluations
from sixweeks.ai.player import Seat
from sixweeks.games import definition_of
from sixweeks.games.blitzkrieg.model.state import Game
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


def test_13a_the_way_is_that_of_the_nearest_german_to_what_is_not_held():
    near, far = position({**UNITS, PANZER: "0805"}), position({**UNITS, PANZER: "2105"})
    assert 0 < features(near)["way"] < features(far)["way"]
    assert features(position({**UNITS, DRAGOONS: "0101", SOMUA: "0102"}, german=ALL))["way"] == 0


def test_strength_counts_for_the_germans_and_against_them():
    less, more = position(), position({**UNITS, COMPANY: "0905"})
    assert features(more)["force"] > features(less)["force"]
    fewer = {name: hex for name, hex in UNITS.items() if name != SOMUA}
    assert features(position(fewer))["near"] > features(less)["near"]


@pytest.mark.parametrize("scenario", ["hannut", "stonne"])
def test_every_feature_is_weighted(scenario):
    game = BLITZKRIEG.new_game(scenario, {})
    assert isinstance(game, Game)
    assert set(evaluations(FITTED)[scenario].weights) == set(features(game))


def test_5_2a_how_an_activation_is_fought_is_worth_a_search():
    battalion = {COMPANY: "1511", "I/21 IR HW": "1512", DRAGOONS: "1510", "I/21 IR HQ": "1513"}
    play = activate("I/21 IR", battalion)
    assert LOOKAHEAD.weighs(Seat(BLITZKRIEG, play.game, "german"))
    play.answer("unit I/21 IR HW", "done")
    assert not LOOKAHEAD.weighs(Seat(BLITZKRIEG, play.game, "german"))


def test_5_5a_so_is_what_a_marker_is_used_for():
    units = {**UNITS, COMPANY: "0905", "I/21 IR HQ": "0906"}
    play = operations("german general, I/21 IR, 1 Cuir", units).answer("german general", "I/21 IR")
    assert LOOKAHEAD.weighs(Seat(BLITZKRIEG, play.game, "german"))


def test_5_2_the_time_limit_is_for_an_activation():
    game = activate("I/14 PzR", UNITS).game
    seat = Seat(BLITZKRIEG, game, "german")
    assert LOOKAHEAD.period(seat) == LOOKAHEAD.moment(game)
    assert isinstance(LOOKAHEAD.quick(BLITZKRIEG, "german", Random(1)), Staff)
