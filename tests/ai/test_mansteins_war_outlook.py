"""What the staff officer of Manstein's War believes of the other bin, and its outlook."""

from random import Random

import pytest

from sixweeks.ai.evaluation import evaluations
from sixweeks.ai.mansteins_war import Staff
from sixweeks.ai.mansteins_war.belief import chance_to_act
from sixweeks.ai.mansteins_war.outlook import FITTED, features, lessons, outlook
from sixweeks.ai.player import Seat
from sixweeks.games.mansteins_war.model.components import (
    ALLIED,
    GERMAN,
    TABLES,
)
from sixweeks.games.mansteins_war.rules.r03_victory import difference
from sixweeks.kernel.state import Ending
from tests.ai.manstein_segments import FRONT, GAME
from tests.games.mansteins_war.toolkit import (
    at,
    board,
    unit,
)

LEVELS = tuple(TABLES.victory.values())


def test_5_7_c_a_command_whose_marker_was_played_is_less_likely_to_act():
    units = {"F 1 Army": "1137", "19 Pz": "1338"}
    played_already, to_come = board(units, picked=("1AG",)), board(units)
    army = unit("F 1 Army")
    assert chance_to_act(to_come, army, False) == 1
    assert chance_to_act(played_already, army, False) < 1


def test_5_2_b_once_a_special_marker_has_shown_no_other_is_feared():
    units = {"F 1 Army": "1137", "19 Pz": "1338"}
    game = board(units, picked=("1AG", "De_Gaulle"))
    assert chance_to_act(game, unit("F 1 Army"), True) == 0


def test_3_6_the_outlook_of_both_sides_adds_up_to_one():
    game = board(FRONT)
    assert outlook(game, GERMAN) + outlook(game, ALLIED) == pytest.approx(1)


def test_3_4_a_the_outlook_is_better_with_paris():
    units = {**FRONT, "log 1AG": "1044"}
    assert outlook(board(units, german="0941"), GERMAN) > outlook(board(units), GERMAN)


def test_the_outlook_is_worked_out_from_the_view():
    game = at("german movement", FRONT, marker="PGK")
    staff = Staff(GAME, GERMAN, Random(1))
    assert 0 < staff.outlook(Seat(GAME, game, GERMAN)) < 1


def test_3_6_a_position_teaches_which_differences_were_reached():
    game = board(FRONT)
    game.ending = Ending(GERMAN, "german_marginal", "3.6")
    taught = [(found["lead"], reached) for found, reached in lessons(game, features(game))]
    final = difference(game)
    assert [reached for _, reached in taught] == [float(final >= least) for least in LEVELS]
    assert [round(lead * 10 + least) for (lead, _), least in zip(taught, LEVELS, strict=True)] == [
        final
    ] * len(LEVELS)


def test_3_1_sudden_death_is_beyond_every_difference():
    game = board(FRONT)
    game.ending = Ending(ALLIED, "epic", "3.1.b")
    assert {reached for _, reached in lessons(game, features(game))} == {0.0}


def test_the_fitted_file_weighs_every_feature():
    assert set(evaluations(FITTED)["campaign"].weights) == set(features(board(FRONT)))
