"""3.2-3.6 Victory points and levels."""

import pytest

from sixweeks.games.mansteins_war.model import effects
from sixweeks.games.mansteins_war.rules.r03_victory import (
    difference,
    judge,
    level_of,
    scores,
    total,
)
from tests.games.mansteins_war.toolkit import board, unit


def points(game, side):
    """What a side has points for."""
    return {score.what: score.points for score in scores(game) if score.side == side}


def test_3_2_nothing_is_scored_at_the_start():
    assert scores(board()) == []


@pytest.mark.parametrize(
    ("hex", "worth"),
    [("0941", 10), ("1333", 4), ("1335", 4), ("1432", 3), ("1036", 3), ("0836", 3), ("1740", 1)],
)
def test_3_4_a_the_german_scores_hexes(hex, worth):
    assert points(board(german=hex), "german") == {hex: worth}


def test_3_4_a_other_allied_cities_and_forts_score_nothing():
    assert points(board(german="0739 1436 1537 0440"), "german") == {}


def test_3_2_control_is_enough():
    """A-2 No unit need be there."""
    assert total(board(german="0941"), "german") == 10


def test_3_2_contested_hexes_score_for_nobody():
    game = board({"F 1 Army": "0940"}, german="0941")
    assert (total(game, "german"), total(game, "allied")) == (0, 0)


@pytest.mark.parametrize(
    ("name", "worth"),
    [("Cav", 2), ("DLM", 2), ("1 Armor", 2), ("BEF", 1), ("F 6 Army", 1)],
)
def test_3_4_b_the_german_scores_eliminated_units(name, worth):
    assert points(board({name: "dead"}), "german") == {name: worth}


@pytest.mark.parametrize("name", ["F 8 Army", "BE 1 Corps", "fort EE", "log 1AG", "GPK"])
def test_3_4_b_other_units_score_nothing(name):
    """A-21 A detachment is no army."""
    assert points(board({name: "dead"}), "german") == {}


def test_3_4_b_air_units_score_one():
    assert points(board(air={"BAFF": "lost"}), "german") == {"BAFF": 1}


def test_3_4_c_the_extension_costs_ten():
    assert difference(board(extended=True)) == -10


@pytest.mark.parametrize(("hex", "worth"), [("1934", 5), ("1835", 3), ("1737", 2)])
def test_3_5_a_the_allies_score_hexes(hex, worth):
    assert points(board(allied=hex), "allied") == {hex: worth}


def test_3_5_a_other_german_cities_score_nothing():
    assert points(board(allied="2139"), "allied") == {}


@pytest.mark.parametrize(
    ("name", "worth"), [("19 Pz", 3), ("14 Mot", 3), ("GrD", 3), ("G 6 Army", 2)]
)
def test_3_5_b_the_allies_score_eliminated_units(name, worth):
    assert points(board({name: "dead"}), "allied") == {name: worth}


@pytest.mark.parametrize("name", ["38 Corps", "LLK", "log HGA", "fort Saar"])
def test_3_5_b_other_german_units_score_nothing(name):
    assert points(board({name: "dead"}), "allied") == {}


def test_3_5_b_german_air_units_score_one():
    assert points(board(air={"VIII Flk": "lost"}), "allied") == {"VIII Flk": 1}


def test_3_5_c_a_hex_scores_its_best_value_only():
    """Antwerp is a depot for 3 and scores 4, not 7."""
    assert total(board(german="1335"), "german") == 4


def test_3_5_d_armies_count_with_the_last_step():
    game = board({"F 1 Army": "1137/2"})
    effects.lose_step(game, unit("F 1 Army"), "22.1")
    before = total(game, "german")
    effects.lose_step(game, unit("F 1 Army"), "22.1")
    assert (before, total(game, "german")) == (0, 1)


@pytest.mark.parametrize(
    ("points", "level"),
    [
        (50, "german_strategic"),
        (49, "german_operational"),
        (40, "german_operational"),
        (39, "german_marginal"),
        (30, "german_marginal"),
        (29, "draw"),
        (20, "draw"),
        (19, "allied_marginal"),
        (10, "allied_marginal"),
        (9, "allied_operational"),
        (0, "allied_operational"),
        (-1, "allied_strategic"),
    ],
)
def test_3_6_the_level_follows_from_the_difference(points, level):
    assert level_of(points) == level


def test_3_6_allied_points_are_subtracted():
    game = board({"19 Pz": "dead"}, german="0941")
    assert difference(game) == 10 - 3


@pytest.mark.parametrize(
    ("german", "winner"),
    [("0941 1333 1335 1432 1036 1239 1641 1035 0936", "german"), ("0941 1333 1335 1432", ""),
     ("", "allied")],
)  # fmt: skip
def test_3_6_the_winner_is_the_side_of_the_level(german, winner):
    game = board(german=german)
    judge(game)
    assert game.ending
    assert game.ending.winner == winner
