"""19.0 The Plan Red scenario."""

import pytest

from sixweeks.games.springtime.model import effects
from sixweeks.games.springtime.model.components import ROSTER
from sixweeks.games.springtime.model.state import Options
from sixweeks.games.springtime.rules.r05_setup import new_game
from sixweeks.games.springtime.rules.r06_sequence_of_play import Campaign, PoliticalPhase
from tests.games.springtime.sketch import (
    answer,
    asked,
    asks_for,
    controls,
    is_full,
    offered,
    place_of,
    run,
    sketch,
)


def plan_red(*answers, **options):
    game = new_game("plan_red", Options(**options))
    game.journal = []
    return run(game, Campaign(), *answers)


def test_19_2a_play_begins_with_axis_impulse_6_of_turn_4():
    game = plan_red("kleist Guderian")
    assert (game.turn, game.impulse, asked(game)) == (4, 6, "axis")


def test_19_2a_there_is_no_political_phase_on_turn_4():
    assert plan_red("kleist Guderian").held == {}


def test_19_2a_advantage_points_and_morale():
    game = plan_red()
    assert (game.advantage, game.replacements, game.morale) == (
        "axis",
        {"axis": 5, "allied": 0},
        20,
    )


def test_15_3a_there_is_no_surprise():
    assert "A" in offered(plan_red("kleist Guderian"), "assault")


def test_19_1c_kleist_is_with_guderian_or_reinhardt():
    assert offered(plan_red(), "kleist") == {"Guderian", "Reinhardt"}


def test_19_1a_parentheses_are_reduced_units():
    game = plan_red()
    reduced = [
        n for n in ROSTER.by_name if place_of(game, n).isalnum() and is_placed_reduced(game, n)
    ]
    assert set(reduced) == {"French 2nd", "de Gaulle", "Bruche", "Brocard"}


def is_placed_reduced(game, unit):
    on_map = game.units[ROSTER.by_name[unit]].place >= 0
    return on_map and not is_full(game, unit)


def test_19_2a_control():
    game = plan_red()
    assert [controls(game, area) for area in ("15", "17", "18", "25", "F")] == [
        "axis",
        "axis",
        "allied",
        "allied",
        "axis",
    ]


def test_19_2b_four_events_are_left():
    assert set(plan_red().cup) == {"improved_logistics", "new_squadrons", "plan_red", "refugees"}


def test_19_2b_with_18_3_dynamo_is_the_fifth():
    assert "operation_dynamo" in plan_red(bef_returns="on").cup


def test_19_2b_11_1_5a_on_turn_4_the_axis_may_draw_an_extra_event():
    assert "extra_event" in offered(plan_red("kleist Guderian"))


@pytest.mark.parametrize("side", ["axis", "allied"])
def test_19_2b_11_1_5a_11_1_5c_each_side_has_drawn_and_played_one(side):
    game = plan_red("kleist Guderian")
    assert (game.drawn[side], game.played[side]) == (1, 1)


def test_19_2b_on_turn_5_that_is_over():
    game = plan_red("kleist Guderian")
    effects.begin_turn(game, 5)
    assert (game.drawn, game.played) == ({}, {})


@pytest.mark.parametrize(("option", "place"), [("off", "removed"), ("on", "evacuated")])
def test_19_1b_the_bef_is_gone_unless_it_may_return(option, place):
    assert place_of(plan_red(bef_returns=option), "BEF") == place


def political(turn=5, cup=("plan_red", "refugees"), **fields):
    game = sketch({"Guderian": "17"}, scenario="plan_red", turn=turn, cup=cup, **fields)
    return run(game, PoliticalPhase())


def test_19_2c_on_turn_5_the_axis_may_take_plan_red():
    game = political()
    assert (asked(game), offered(game)) == ("axis", {"take_plan_red", "draw_instead"})


def test_19_2c_instead_of_drawing():
    game = answer(political(), "take_plan_red")
    assert asked(game) == "allied"
    answer(game, "refugees")
    assert (game.held["axis"], game.pending) == ("plan_red", None)


def test_19_2c_or_draw_as_usual():
    game = answer(political(), "draw_instead", "refugees")
    assert (asks_for(game), asked(game)) == ("draw", "axis")


@pytest.mark.parametrize("turn", [6, 7])
def test_19_2c_on_no_other_turn(turn):
    assert asked(political(turn)) == "allied"


def test_19_2c_not_in_the_campaign():
    game = sketch({"Guderian": "17"}, turn=5, cup=("plan_red",))
    assert asks_for(run(game, PoliticalPhase())) == "draw"
