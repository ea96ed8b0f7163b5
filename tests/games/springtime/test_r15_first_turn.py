"""15.0 The special rules of turn 1, and 5.0 how a game begins."""

import pytest

from sixweeks.games.springtime.model.components import AXIS, EVENTS, ROSTER
from sixweeks.games.springtime.model.state import Options
from sixweeks.games.springtime.rules.r05_setup import new_game
from sixweeks.games.springtime.rules.r06_sequence_of_play import Campaign, PoliticalPhase
from sixweeks.kernel.presentation.sentence import Term
from tests.games.springtime.sketch import (
    answer,
    asked,
    asks_for,
    events,
    impulse,
    march,
    offered,
    place_of,
    quietly,
    reach,
    run,
    sketch,
)

CUP = tuple(sorted(EVENTS))


def campaign(*answers, allied="refugees", axis="de_gaulle", **options):
    """The campaign; each side draws an Event that the other side would have played."""
    game = new_game("campaign", Options(**options))
    game.journal = []
    return run(game, Campaign(), allied, axis, "kleist Guderian", *answers)


def past_questions(game):
    """Up to the declaration of the first impulse, nobody playing anything."""
    while "keep_event" in offered(game):
        answer(game, "keep_event")
    return game


@pytest.fixture
def surprise():
    return answer(past_questions(campaign()), "assault all")


# --- 5.0 the start ----------------------------------------------------------------------------


def test_5_1_1_5_1_2_15_2a_the_game_begins_with_axis_impulse_6_of_turn_1():
    game = past_questions(campaign())
    assert (game.turn, game.impulse, asked(game)) == (1, 6, "axis")


def test_5_1_3_5_1_4_morale_and_replacements():
    game = new_game("campaign", Options())
    assert (game.morale, game.replacements) == (30, {"allied": 5, "axis": 10})


def test_5_1_7_all_events_are_in_the_cup():
    assert new_game("campaign", Options()).cup == CUP


def test_5_2_1f_5_2_2f_three_units_are_not_on_the_map():
    game = new_game("campaign", Options())
    waiting = [name for name in ROSTER.by_name if place_of(game, name) == "waiting"]
    assert set(waiting) == {"de Gaulle", "Italian West", "Airlanding"}


# --- 15.1 the Political Phase -----------------------------------------------------------------


def draws(*answers, turn=1, cup=CUP):
    game = sketch({"Guderian": "3"}, turn=turn, cup=cup, phase="end")
    return run(game, PoliticalPhase(), *answers)


def test_15_1a_the_axis_draws_again_for_air_supremacy():
    game = draws("refugees", "air_supremacy")
    assert (asks_for(game), asked(game)) == ("draw", "axis")
    assert "air_supremacy" not in game.pending.cup


def test_15_1a_then_it_goes_back():
    game = draws("refugees", "air_supremacy", "plan_red")
    assert (game.held[AXIS], "air_supremacy" in game.cup) == ("plan_red", True)


def test_15_1a_it_is_one_draw():
    assert draws("refugees", "air_supremacy", "plan_red").drawn[AXIS] == 1


def test_15_1a_both_see_it():
    event = events(draws("refugees", "air_supremacy"), "event_refused")[0]
    assert event.seen_by("allied")["event"] == Term("card", "air_supremacy")


def test_15_1a_the_allies_may_hold_it():
    assert draws("air_supremacy").held["allied"] == "air_supremacy"


def test_15_1a_later_the_axis_may_too():
    assert draws("refugees", "air_supremacy", turn=2).held[AXIS] == "air_supremacy"


def test_15_1a_if_nothing_else_is_left_he_holds_none():
    game = draws("refugees", "air_supremacy", cup=("air_supremacy", "refugees"))
    assert (AXIS in game.held, game.cup) == (False, ("air_supremacy",))


def test_15_1b_on_turn_1_the_allies_may_play_at_the_start_of_an_axis_impulse():
    game = campaign(allied="cabinet_shuffle")
    assert (asked(game), offered(game)) == ("allied", {"play_event", "keep_event"})


@pytest.mark.parametrize(("turn", "asks"), [(1, "allied"), (2, "axis")])
def test_15_1b_on_no_later_turn(turn, asks):
    units = {"Guderian": "3", "French 1st": "16"}
    game = impulse(sketch(units, turn=turn, impulse=8, held={"allied": "cabinet_shuffle"}))
    assert asked(game) == asks


def test_15_1b_before_the_axis():
    game = campaign(allied="cabinet_shuffle", axis="plan_red")
    assert asked(answer(game, "keep_event")) == "axis"


def test_11_1_5a_15_1b_such_a_play_counts_for_an_extra_draw():
    game = campaign(allied="cabinet_shuffle")
    assert answer(game, "play_event").played["allied"] == 1


# --- 15.3 strategic surprise ------------------------------------------------------------------


def test_15_3a_every_army_group_is_activated():
    game = past_questions(campaign())
    assert offered(game, "assault") == {"all"}


def test_15_3a_all_units_may_move(surprise):
    axis = {name for name in ROSTER.by_name if name in GERMANS}
    assert offered(surprise, "unit") == axis


GERMANS = {
    "German 4th", "Hoth", "German 12th", "German 16th", "German 6th", "Hoepner", "German 18th",
    "Schmidt", "German 1st", "German 7th", "Guderian", "Reinhardt", "Wietersheim", "German 2nd",
}  # fmt: skip


def test_15_3a_8_1_1c_it_does_not_count_as_a_declaration(surprise):
    """If Impulse 8 is reached every group may be named."""
    game = answer(surprise, "end", 6)
    while game.impulse < 8:
        answer(game, "pass" if "pass" in offered(game) else "keep_event")
    past_questions(game)
    assert {"A", "B", "C", "K"} <= offered(game, "assault")


@pytest.mark.parametrize(("first", "second"), [("Hoth", "Guderian"), ("Hoepner", "Reinhardt")])
def test_15_3b_different_groups_do_not_attack_one_area(surprise, first, second):
    march(surprise, first, "11", "12")
    assert "12" not in reach(surprise, second)


def test_15_3b_units_of_one_group_do(surprise):
    march(surprise, "Guderian", "11", "17")
    assert "17" in reach(surprise, "Reinhardt")


def reserves(first):
    """The 2nd Army stands in 4 with Wietersheim; the first attacker enters 5."""
    units = {"German 2nd": "4", "Wietersheim": "4", "Guderian": "3", "Hoth": "3", "French 2nd": "5"}
    game = impulse(sketch(units, turn=1, impulse=6), "assault all")
    march(game, first, "5")
    return reach(game, "German 2nd")


def test_15_3b_a_reserve_counts_with_the_group_beside_it():
    assert "5" in reserves("Guderian")


def test_15_3b_and_with_no_other():
    assert "5" not in reserves("Hoth")


def test_15_3b_empty_ground_is_open_to_all(surprise):
    march(surprise, "Hoth", "11")
    assert "11" in reach(surprise, "Guderian")


def test_15_2a_the_second_turn_begins_at_impulse_1(surprise):
    game = answer(surprise, "end", 1)
    while game.turn == 1 or game.phase != "maneuvers":
        quietly(game, "accept", "keep_event", "end", "kleist Guderian")
    assert (game.turn, game.impulse) == (2, 1)
