"""4.1-4.2, 4.10-4.11 Sudden deaths, the panzers, and judging victory."""

from typing import Any

import pytest

import sixweeks
from sixweeks.kernel.question import Roll
from sixweeks.kernel.table import Table
from tests.games.france_40.toolkit import assault, at, march, place_of, points

BERLIN = "allied coup_in_berlin 4.1a"
RUHR = "allied ruhr 4.1b"


def result(table: Table) -> str:
    """Winner, level and rule; nothing while the game goes on."""
    return str(table.record.result)


# --- 4.1 victory in 1939 --------------------------------------------------------------------------


def holding(cities: str, scenario: str = "1939", **units: str) -> Table:
    """The victory check of turn 1 with these German hexes in French or Allied hands."""
    french = {"F 1": "2333"} if scenario == "1939" else {"F I": "2333", "UK I": "3020"}
    units = units or french
    return at("victory check", units, turn=1, scenario=scenario, control_allied=cities)


@pytest.mark.parametrize(("cities", "die"), [("2334", 1), ("2334 2237", 2), ("2334 2237 2635", 3)])
def test_4_1a_a_die_not_above_the_number_of_german_cities_wins(cities, die):
    table = holding(cities)
    table.answer(die)
    assert result(table) == BERLIN


@pytest.mark.parametrize(("cities", "die"), [("2334", 2), ("2334 2237", 3), ("2334 2237 2635", 4)])
def test_4_1a_a_higher_die_does_not(cities, die):
    table = holding(cities)
    table.answer(die)
    assert result(table) == ""


def test_4_1a_the_french_player_rolls():
    assert holding("2334").question == Roll("allied")


def test_4_1a_no_die_is_rolled_without_a_german_city():
    """2335 is no city."""
    assert holding("2335").to_move != "roll"


def test_4_1a_french_cities_do_not_count():
    assert holding("2432").to_move != "roll"


def test_4_1a_the_die_is_rolled_at_the_end_of_the_turn():
    """The French march into Saarbrücken; the Germans have their turn before the die."""
    table = at("allied movement", {"F 1": "2333", "G 5": "3139"}, turn=1, scenario="1939")
    march(table, "F 1", "2334", "done")
    assert table.to_move == "german"


def test_4_1a_the_die_is_rolled_every_turn():
    table = at("german movement", {"F 1": "2334", "G 5": "3139"}, turn=5, scenario="1939")
    table.answer("end")
    assert table.to_move == "roll"


def test_4_1a_supply_does_not_matter():
    ring = {"G 5": "2136", "G 6": "2137", "G 9": "2236", "G 15": "2238", "G 16": "2336"}
    units = {"F 1": "2237", "G 22": "2337", **ring}
    table = at("victory check", units, turn=3, scenario="1939")
    table.answer(1)
    assert result(table) == BERLIN


def test_4_1b_a_french_unit_that_moves_next_to_the_ruhr_wins_at_once():
    table = at("allied movement", {"F 1": "3238"}, turn=1, scenario="1939")
    march(table, "F 1", "3338")
    assert result(table) == RUHR


def test_4_1b_passing_by_the_ruhr_is_enough():
    table = at("allied movement", {"F 1": "3237"}, turn=1, scenario="1939")
    march(table, "F 1", "3438")  # by way of 3338 or 3337
    table.answer("3439")
    assert result(table) == RUHR


def test_4_1b_an_advance_next_to_the_ruhr_wins():
    """B-31"""
    units = {"F DLM 1": "3238", "F DLM 2": "3238", "G 209": "3338"}
    table = at("allied combat", units, turn=1, scenario="1939")
    assault(table, "3338", "F DLM 1", "F DLM 2").answer(1)  # 4:1, DE
    table.answer("F DLM 1 advances")
    assert result(table) == RUHR


def retreat_to_the_ruhr(**lines: Any) -> Table:
    units = {"F 61": "3238", "G 5": "3137", "G 6": "3137", "G 9": "3137"}
    table = at("german combat", units, turn=1, scenario="1939", **lines)
    assault(table, "3238", "G 5", "G 6", "G 9").answer(6)  # 4:1, DR
    table.answer("F 61 retreats 3338")
    return table


def test_4_1b_a_retreat_next_to_the_ruhr_does_not_win():
    """B-31: a retreat is not movement (10.1a)."""
    table = retreat_to_the_ruhr()
    assert (place_of(table, "F 61"), result(table)) == ("3338", "")


def test_4_1b_a_retreat_next_to_the_ruhr_wins_under_the_option():
    """B-31"""
    assert result(retreat_to_the_ruhr(options={"ruhr_retreat": "wins"})) == RUHR


def test_4_2a_a_retreat_next_to_the_ruhr_wins_in_1940_under_the_option():
    """B-31"""
    units = {"F I": "3238", "UK I": "3020", "19 Pz": "3137"}
    table = at("german combat", units, options={"ruhr_retreat": "wins"})
    assault(table, "3238", "19 Pz").answer(6)  # 2:1, DR
    table.answer("F I retreats 3338")
    assert result(table) == RUHR


def test_4_1b_two_hexes_from_the_ruhr_is_not_enough():
    table = at("allied movement", {"F 1": "3137"}, turn=1, scenario="1939")
    march(table, "F 1", "3238")
    assert result(table) == ""


def test_4_1b_germans_next_to_the_ruhr_win_nothing():
    table = at("german movement", {"G 5": "3238", "F 1": "2333"}, turn=1, scenario="1939")
    march(table, "G 5", "3338")
    assert result(table) == ""


def test_4_1b_supply_does_not_matter():
    ring = {"G 5": "3138", "G 6": "3137", "G 9": "3237", "G 15": "3239", "G 16": "3337"}
    table = at("allied movement", {"F 1": "3238", **ring}, turn=1, scenario="1939")
    march(table, "F 1", "3338")
    assert result(table) == RUHR


def test_4_1c_if_the_french_reach_neither_goal_the_germans_win():
    table = at("german movement", {"F 1": "2333", "G 5": "3139"}, turn=7, scenario="1939")
    table.answer("end")
    assert result(table) == "german held 4.1c"


def test_4_1c_cities_held_at_the_end_are_no_draw():
    table = at("german movement", {"F 1": "2334", "G 5": "3139"}, turn=7, scenario="1939")
    table.answer("end")
    table.answer(2)
    assert result(table) == "german held 4.1c"


def test_4_1c_the_game_goes_on_before_turn_7():
    table = at("german movement", {"F 1": "2333", "G 5": "3139"}, turn=6, scenario="1939")
    table.answer("end")
    assert result(table) == ""


# --- 4.2 victory in 1940 --------------------------------------------------------------------------


def test_4_2a_german_cities_may_topple_hitler_in_1940_too():
    table = holding("2334", scenario="1940")
    table.answer(1)
    assert result(table) == BERLIN


def test_4_2a_a_higher_die_does_not_end_the_game():
    table = holding("2334", scenario="1940")
    table.answer(2)
    assert result(table) == ""


def test_4_2a_the_french_win_next_to_the_ruhr_in_1940_too():
    table = march(at("allied movement", {"F I": "3238", "UK I": "3020"}), "F I", "3338", die=6)
    assert result(table) == RUHR


def test_4_2a_any_allied_unit_wins_next_to_the_ruhr():
    """B-31"""
    table = march(at("allied movement", {"UK I": "3238"}), "UK I", "3338")
    assert result(table) == RUHR


def last_turn(*booked: str, turn: int = 13, **lines: Any) -> Table:
    """The last phase of the last turn, with these points booked; then it is judged."""
    units = {"F I": "3127", "G I": "3139"}
    given: Any = {"turn": turn, "points": list(booked), "order": "fight_move", **lines}
    table = at("allied movement", units, **given)
    table.answer("end")
    return table


def test_4_2b_without_points_the_germans_lose():
    assert result(last_turn()) == "allied allied_victory 4.11a"


def test_4_2c_points_are_judged_after_turn_13():
    assert result(last_turn("4.7a +1")).endswith("4.11a")


def test_4_2c_points_are_not_judged_before():
    assert result(last_turn("4.7a +1", turn=12)) == ""


def test_4_2c_the_germans_start_with_no_points():
    assert points(sixweeks.new("france_40", scenario="1940")) == {}


def test_4_2d_an_objective_is_scored_the_moment_it_is_met():
    table = march(at("german movement", {"19 Pz": "1826"}), "19 Pz", "1825")
    assert points(table) == {"4.6a": 1}


def test_4_2d_what_is_scored_stays_scored():
    lines: Any = {"control_german": "1825", "points": "4.6a +1"}
    table = march(at("allied movement", {"UK I": "1824"}, **lines), "UK I", "1825")
    assert points(table) == {"4.6a": 1}


def test_4_2d_what_is_lost_and_met_again_is_not_scored_twice():
    table = march(at("german movement", {"19 Pz": "1826"}, points="4.6a +1"), "19 Pz", "1825")
    assert points(table) == {"4.6a": 1}


# --- 4.10 mechanized losses -----------------------------------------------------------------------

EIGHT = ["4.3b +1", "4.5a +1", "4.6a +1", "4.7a +1", "4.8a +1", "4.9a +1", "4.9a +1", "4.9a +1"]
FRENCH = {"F I": "3127", "F III": "3127", "F IV": "3127"}


def panzers_destroyed(*booked: str, panzers: str = "41 Pz", **units: str) -> Table:
    """Three French corps destroy the last step of a mechanized corps, by an automatic DE."""
    table = at("allied combat", {**FRENCH, panzers: ("3128", 1), **units}, points=list(booked))
    return assault(table, "3128", "F I", "F III", "F IV")


@pytest.mark.parametrize("corps", ["41 Pz", "14 PzG"])
def test_4_10a_a_mechanized_corps_eliminated_takes_a_point(corps):
    table = panzers_destroyed("4.5a +1", "4.6a +1", "4.7a +1", panzers=corps)
    assert points(table)["4.10a"] == -1


def test_4_10a_a_mechanized_corps_reduced_takes_none():
    table = at("allied combat", {**FRENCH, "41 Pz": ("3128", 2)}, points=["4.5a +1"])
    assault(table, "3128", "F I", "F III", "F IV").answer("hold 4th armored")
    table.answer(1)  # 3:1, DE
    assert points(table) == {"4.5a": 1}


def test_4_10a_other_german_corps_take_none():
    table = at("allied combat", {**FRENCH, "G XII": ("3128", 1)}, points=["4.5a +1"])
    assault(table, "3128", "F I", "F III", "F IV").answer("hold 4th armored")
    table.answer(1)  # 5:1, DE
    assert points(table) == {"4.5a": 1}


def test_4_10a_supply_does_not_matter():
    """French corps on either side: 41 Pz is out of supply on turn 5."""
    table = at(
        "allied combat",
        {**FRENCH, "F V": "3129", "41 Pz": ("3128", 1)},
        turn=5,
        points=["4.5a +1", "4.6a +1"],
    )
    assault(table, "3128", "F I", "F III", "F IV")
    assert points(table)["4.10a"] == -1


@pytest.mark.parametrize("lost", [1, 2, 3, 4])
def test_4_10a_each_of_five_corps_takes_a_point(lost):
    table = panzers_destroyed(*EIGHT, *["4.10a -1"] * lost)
    assert points(table)["4.10a"] == -lost - 1


def test_4_10a_at_most_five_points_are_lost():
    table = panzers_destroyed(*EIGHT, *["4.10a -1"] * 5)
    assert points(table)["4.10a"] == -5


def test_4_10a_a_corps_that_left_the_map_is_not_eliminated():
    """B-32"""
    table = march(at("german movement", {"41 Pz": "3219"}), "41 Pz")
    table.answer("41 Pz exit west")
    assert points(table) == {"4.5a": 1}


def test_4_10b_a_deduction_that_leaves_nothing_ends_the_game():
    table = panzers_destroyed("4.5a +1")
    assert result(table) == "allied panzers_destroyed 4.10b"


def test_4_10b_a_deduction_below_zero_ends_the_game():
    """B-37: the first loss at 0 points."""
    assert result(panzers_destroyed()) == "allied panzers_destroyed 4.10b"


def test_4_10b_a_deduction_that_leaves_a_point_does_not():
    assert result(panzers_destroyed("4.5a +1", "4.6a +1")) == ""


def test_4_10b_a_total_of_zero_without_a_deduction_ends_nothing():
    table = march(at("german movement", {"41 Pz": "3127"}), "41 Pz", "3126")
    assert result(table) == ""


def test_4_10b_the_dyle_breda_point_is_no_part_of_the_total_yet():
    """B-53: it is known only after turn 13."""
    table = at(
        "allied combat",
        {**FRENCH, "41 Pz": ("3128", 1), "UK I": "3020"},
        points=["4.5a +1"],
        belgium="in play 1",
    )
    assault(table, "3128", "F I", "F III", "F IV")
    assert result(table) == "allied panzers_destroyed 4.10b"


# --- 4.11 judging victory in 1940 -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("total", "verdict"),
    [
        (0, "allied allied_victory"),
        (4, "allied allied_victory"),
        (5, "draw draw"),
        (6, "german marginal"),
        (7, "german major"),
        (8, "german war_winning"),
    ],
)
def test_4_11a_the_german_total_decides(total, verdict):
    assert result(last_turn(*EIGHT[:total])) == f"{verdict} 4.11a"


def test_4_11a_deductions_count():
    assert result(last_turn(*EIGHT[:6], "4.10a -1")) == "draw draw 4.11a"


def test_4_11b_the_historical_score_of_five_is_a_draw():
    """Neutrals, Brittany, Mediterranean, Paris and Maginot; the Allies had reached the Dyle."""
    booked = ["4.3b +1", "4.5a +1", "4.6a +1", "4.7a +1", "4.8b +1"]
    table = last_turn(*booked, belgium="capitulated 1", dyle_entered="yes")
    assert (sum(points(table).values()), result(table)) == (5, "draw draw 4.11a")


def test_4_11b_the_most_that_can_be_scored_is_nine():
    table = last_turn(*EIGHT, belgium="capitulated 1")
    assert (sum(points(table).values()), result(table)) == (9, "german war_winning 4.11a")
