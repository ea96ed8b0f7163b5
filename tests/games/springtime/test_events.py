"""The nine Events, and how they are played."""

import pytest

from sixweeks.games.springtime.model.components import EVENTS
from sixweeks.games.springtime.rules.r06_sequence_of_play import EndPhase
from tests.games.springtime.sketch import (
    answer,
    asked,
    asks_for,
    controls,
    impulse,
    offered,
    place_of,
    reach,
    run,
    sketch,
)

UNITS = {"Guderian": "3", "Hoth": "5", "Hoepner": "5", "French 1st": "16", "Prioux": "16"}


def with_event(event, side, units=(), **fields):
    """The start of an impulse of a side that holds an Event."""
    game = sketch({**UNITS, **dict(units)}, active=side, held={side: event}, **fields)
    return impulse(game)


def played(event, side="allied", units=(), **fields):
    return answer(with_event(event, side, units, **fields), "play_event")


# --- 6.1.1 playing ----------------------------------------------------------------------------


def test_6_1_1d_an_event_is_played_at_the_start_of_one_s_impulse():
    game = with_event("plan_red", "axis")
    assert (asked(game), "play_event" in offered(game)) == ("axis", True)


def test_6_1_1d_before_the_impulse_is_declared_and_not_after():
    game = with_event("plan_red", "axis", {"Reinhardt": "3"})
    assert "play_event" not in offered(answer(game, "assault K"))


def test_6_1_1d_once_an_impulse():
    assert "play_event" not in offered(played("plan_red", "axis"))


def test_6_1_1d_not_in_the_enemy_s():
    game = sketch(UNITS, active="axis", held={"allied": "cabinet_shuffle"})
    assert asked(impulse(game)) == "axis"


@pytest.mark.parametrize(
    ("event", "side"),
    [
        (event, side)
        for event, marker in EVENTS.items()
        for side in ("axis", "allied")
        if marker.side not in (side, "either")
    ],
)
def test_6_1_1e_an_event_of_the_enemy_cannot_be_played(event, side):
    assert "play_event" not in offered(with_event(event, side))


def test_6_1_1e_but_it_can_be_held():
    game = answer(with_event("air_supremacy", "allied"), "pass")
    assert game.held == {"allied": "air_supremacy"}


def test_6_1_1f_no_event_must_be_played():
    game = answer(with_event("plan_red", "axis"), "pass")
    assert game.held == {"axis": "plan_red"}


@pytest.mark.parametrize(
    "event", ["cabinet_shuffle", "air_supremacy", "billotte_killed", "plan_red"]
)
def test_6_1_1g_an_event_with_an_asterisk_leaves_the_game(event):
    side = EVENTS[event].side
    game = played(event, side)
    assert (game.turn_track, game.impulse_track, game.cup) == ((event,), (), ())


@pytest.mark.parametrize("event", ["new_squadrons", "refugees", "improved_logistics"])
def test_6_1_1h_any_other_lies_on_the_impulse_track(event):
    side = "axis" if event == "refugees" else "allied"
    game = played(event, side)
    assert (game.turn_track, game.impulse_track) == ((), (event,))


# --- the nine ---------------------------------------------------------------------------------

WAITING = {"de Gaulle": "waiting"}


def test_e1_5_2_1f_de_gaulle_enters_in_a_french_area():
    game = played("de_gaulle", units=WAITING, axis="17")
    areas = offered(game, "de_gaulle")
    assert {"25", "15", "A"} <= areas
    assert not {"17", "13", "8", "3"} & areas


def test_e1_5_2_1f_he_comes_at_full_strength():
    game = answer(played("de_gaulle", units=WAITING), "de_gaulle 25")
    assert (place_of(game, "de Gaulle"), game.units[-1].strength) == ("25", 2)


def test_e1_not_into_a_contested_area():
    units = {**WAITING, "French 2nd": "24", "German 12th": "24"}
    assert "24" not in offered(played("de_gaulle", units=units), "de_gaulle")


def test_e1_not_into_a_full_area():
    five = dict.fromkeys(("French 2nd", "French 7th", "French 9th"), "16")
    assert "16" not in offered(played("de_gaulle", units={**WAITING, **five}), "de_gaulle")


def test_5_2_1f_without_the_event_he_stays_away():
    game = answer(with_event("de_gaulle", "allied", WAITING), "pass")
    assert place_of(game, "de Gaulle") == "waiting"


def test_e2_9_4_2c_9_4a_new_squadrons_strengthen_allied_air():
    assert set(played("new_squadrons").strong_air) == {"french", "british"}


def test_e2_9_4_2c_until_the_end_phase():
    game = sketch(UNITS, strong_air=("german", "french", "british"))
    assert run(game, EndPhase()).strong_air == ("german",)


def test_e3_10_1a_a_port_that_the_bef_has_left_is_not_contested_in_that_impulse():
    """The Axis have 15 as the impulse is declared: who comes back must attack, and all of them."""
    units = {"BEF": "15", "German 6th": "15"}
    game = played("operation_dynamo", units=units)
    answer(game, "assault 1", "unit Prioux", "go 15")
    assert "end" not in offered(game)


@pytest.mark.parametrize("port", ["15", "26", "27"])
def test_e3_3_1_3a_dynamo_takes_the_bef_home_from_a_port(port):
    game = played("operation_dynamo", units={"BEF": port})
    assert (place_of(game, "BEF"), game.morale) == ("removed", 30)


@pytest.mark.parametrize("area", ["16", "14", "A"])
def test_e3_3_1_3a_not_from_elsewhere(area):
    assert "play_event" not in offered(with_event("operation_dynamo", "allied", {"BEF": area}))


def test_e3_also_from_a_contested_port_and_out_of_supply():
    units = {"BEF": "15", "German 6th": "15"}
    game = played("operation_dynamo", units=units, oos="BEF")
    assert (place_of(game, "BEF"), controls(game, "15")) == ("removed", "axis")


def test_e4_cabinet_shuffle_raises_morale_by_2():
    assert played("cabinet_shuffle").morale == 32


def test_e5_9_4_2d_9_4a_air_supremacy_strengthens_german_air():
    assert played("air_supremacy", "axis").strong_air == ("german",)


def test_e5_9_4_2d_for_the_rest_of_the_game():
    game = run(sketch(UNITS, strong_air=("german",)), EndPhase())
    assert game.strong_air == ("german",)


def test_e6_billotte_killed_bars_army_group_1():
    units = {**UNITS, "French 3rd": "18"}
    game = impulse(sketch(units, active="allied", billotte_killed=True))
    assert offered(game, "assault") == {"2"}


def test_e6_for_the_rest_of_the_turn():
    game = played("billotte_killed", "axis")
    assert game.billotte_killed is True
    assert run(game, EndPhase()).billotte_killed is False


def test_e7_plan_red_activates_two_groups_and_kleist():
    game = played("plan_red", "axis")
    assert {"A+B", "A+B+K"} <= offered(game, "assault")


def test_e7_for_this_impulse_only():
    game = answer(played("plan_red", "axis"), "pass", 6)
    assert game.plan_red is False


def test_e7_they_may_attack_together():
    units = {"Hoth": "11", "Hoepner": "11", "French 2nd": "17"}
    game = answer(played("plan_red", "axis", units), "assault A+B", "unit Hoth", "go 17")
    assert "17" in reach(game, "Hoepner")


def test_e8_refugees_slow_the_allies_down():
    game = impulse(sketch(UNITS, active="allied", refugees=True), "assault 1")
    assert reach(game, "Prioux") == {"12", "13", "15", "17", "24", "26"}


def test_e8_and_bar_redeployment():
    game = impulse(sketch(UNITS, active="allied", refugees=True))
    assert offered(game, "redeploy") == set()


def test_e8_until_the_end_of_the_next_allied_impulse():
    game = played("refugees", "axis")
    answer(game, "pass", 6)
    assert game.refugees is True
    game.active = "allied"
    assert answer(impulse(game), "pass").refugees is False


def test_e8_the_axis_is_not_slowed():
    game = impulse(sketch(UNITS, refugees=True), "assault K")
    assert "17" in reach(game, "Guderian")


@pytest.mark.parametrize(("side", "points"), [("axis", 13), ("allied", 8)])
def test_e9_6_3c_improved_logistics_gives_3_points_to_either_side(side, points):
    assert played("improved_logistics", side).replacements[side] == points


def test_4_4_6a_who_holds_nothing_is_not_asked():
    assert asks_for(impulse(sketch(UNITS))) != "play_event"
