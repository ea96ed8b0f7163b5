"""14 Refit."""

import pytest

from sixweeks.games.mansteins_war.rules.r14_refit import income
from tests.games.mansteins_war.toolkit import (
    against,
    answer,
    at,
    board,
    offered,
    place_of,
    rules_against,
    steps_of,
    turn_at,
)

GERMAN, FRENCH, BRITISH = 0, 1, 2


def refitting(units, rp, side="german", **fields):
    return at(f"{side} refit", units, rp=rp, **fields)


def test_14_0_points_do_not_exceed_the_track():
    game = turn_at("arrive", {}, turn=2, rp=(9, 0, 0, 0, 0), plans={"allied": "Plan_D"})
    assert game.rp[GERMAN] == 10


@pytest.mark.parametrize(
    ("turn", "points"), [(1, (2, 1, 0, 1, 0)), (2, (3, 1, 1, 1, 1)), (8, (2, 0, 1, 0, 0))]
)
def test_14_1_points_come_by_the_turn_track(turn, points):
    assert tuple(income(board(turn=turn)).values()) == points


def test_14_2_no_german_points_without_the_ruhr():
    assert GERMAN not in income(board(allied="1934"))


def test_14_2_none_while_the_ruhr_is_contested():
    assert GERMAN not in income(board({"F 1 Army": "1933"}))


def test_14_2_no_french_points_without_paris():
    points = income(board(german="0941"))
    assert (FRENCH in points, BRITISH in points) == (False, True)


def test_14_2_bombed_capitals_give_points():
    """A-53"""
    assert FRENCH in income(board(bombed=~0))


def test_3_7_countries_that_gave_up_get_no_points():
    points = income(board(capitulated=frozenset({"belgium", "france"})))
    assert set(points) == {GERMAN, BRITISH, 4}


def test_14_3_a_a_point_restores_a_step():
    game = refitting({"19 Pz": "1738/1", "log PGK": "1838"}, (2, 0, 0, 0, 0))
    answer(game, "refit 19 Pz")
    assert (steps_of(game, "19 Pz"), game.rp[GERMAN]) == (2, 1)


def test_14_3_a_two_points_in_an_enemy_zone():
    units = {"19 Pz": "1738/1", "log PGK": "1838", "F 2 Army": "1638"}
    game = answer(refitting(units, (3, 0, 0, 0, 0)), "refit 19 Pz")
    assert game.rp[GERMAN] == 1


def test_14_3_a_one_point_is_too_few_there():
    units = {"19 Pz": "1738/1", "log PGK": "1838", "F 2 Army": "1638", "15 Pz": "1836/1"}
    game = refitting(units, (1, 0, 0, 0, 0))
    assert against(game, "refit 19 Pz") == {"14.3.a points"}


def test_14_3_a_units_without_a_line_cannot_refit():
    units = {"19 Pz": "0938/1", "15 Pz": "1836/1"}
    game = refitting(units, (2, 0, 0, 0, 0))
    assert against(game, "refit 19 Pz") == {"14.3.a line"}


def test_14_3_a_full_units_need_nothing():
    game = refitting({"19 Pz": "1836", "15 Pz": "1836/1"}, (2, 0, 0, 0, 0))
    assert against(game, "refit 19 Pz") == {"14.3.a full"}


def test_14_3_a_several_refits_of_one_unit():
    """A-45, A-46 From the weaker counter to the stronger."""
    game = refitting({"G 6 Army": "1835/2"}, (2, 0, 0, 0, 0))
    answer(game, "refit G 6 Army", "refit G 6 Army")
    assert steps_of(game, "G 6 Army") == 4


def test_14_3_a_each_nation_pays_for_its_own():
    units = {"F 1 Army": "0941/2", "BEF": "0836/2"}
    game = refitting(units, (0, 1, 0, 0, 0), side="allied")
    assert offered(game) == {"refit F 1 Army", "done"}
    assert against(game, "refit BEF") == {"14.3.a points"}


def test_14_3_a_one_french_unit_may_trace_to_the_channel():
    """15.2.d"""
    units = {"F 1 Army": "0837/1", "F 7 Army": "0936/1", "G 6 Army": "1037", "G 4 Army": "0838"}
    game = refitting(units, (0, 9, 0, 0, 0), side="allied")
    assert offered(game, "refit") == {"F 1 Army", "F 7 Army"}
    answer(game, "refit F 1 Army")
    assert offered(game, "refit") == {"F 1 Army"}


def test_14_3_b_logistic_units_come_back_as_reinforcements():
    game = refitting({"log HGA": "dead"}, (1, 0, 0, 0, 0))
    answer(game, "replace log HGA")
    assert (place_of(game, "log HGA"), game.rp[GERMAN]) == ("waiting", 0)


def test_14_3_b_not_from_the_map():
    game = refitting({"log HGA": "1836", "log HGB": "dead"}, (1, 0, 0, 0, 0))
    assert against(game, "replace log HGA") == {"14.3.b there"}


def test_14_3_b_not_without_points():
    game = refitting({"log 1AG": "dead", "log GHQ": "dead"}, (0, 1, 0, 0, 0), side="allied")
    assert against(game, "replace log GHQ") == {"14.3.b points"}


def test_3_7_logistic_units_of_a_fallen_country_stay_away():
    units = {"log 1AG": "dead", "log GHQ": "dead"}
    fallen = frozenset({"france"})
    game = refitting(units, (0, 5, 5, 0, 0), side="allied", capitulated=fallen)
    assert rules_against(game, "replace log 1AG") == {"3.7"}


def test_14_3_c_two_points_restore_an_air_unit():
    game = refitting({}, (3, 0, 0, 0, 0), air={"VIII Flk": "available*"})
    answer(game, "restore VIII Flk")
    assert (game.rp[GERMAN], any(unit.is_reduced for unit in game.air)) == (1, False)


def test_14_3_c_one_point_does_not():
    game = refitting({"19 Pz": "1835/1"}, (1, 0, 0, 0, 0), air={"VIII Flk": "available*"})
    assert against(game, "restore VIII Flk") == {"14.3.c points"}


def test_14_3_c_full_air_units_need_nothing():
    game = refitting({}, (3, 0, 0, 0, 0), air={"VIII Flk": "available*"})
    assert against(game, "restore I Flk") == {"14.3.c full"}


def test_14_3_d_other_eliminated_units_are_gone():
    game = refitting({"19 Pz": "dead", "15 Pz": "1836/1"}, (9, 0, 0, 0, 0))
    assert rules_against(game, "refit 19 Pz") == {"14.3.d"}
    assert rules_against(game, "replace 19 Pz") == {"14.3.d"}


def test_14_3_d_eliminated_air_units_are_gone():
    game = refitting({"15 Pz": "1836/1"}, (9, 0, 0, 0, 0), air={"I Flk": "lost*"})
    assert rules_against(game, "restore I Flk") == {"14.3.d"}


def test_14_3_a_enemy_units_are_not_refitted():
    game = refitting({"15 Pz": "1836/1", "BEF": "0836/1"}, (9, 9, 9, 0, 0))
    assert against(game, "refit BEF") == {"14.3.a own"}
