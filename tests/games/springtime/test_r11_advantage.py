"""11.0 The Advantage."""

import pytest

from sixweeks.games.springtime.model.components import EVENTS
from sixweeks.games.springtime.model.state import Options
from sixweeks.games.springtime.rules.r05_setup import new_game
from sixweeks.games.springtime.rules.r06_sequence_of_play import EndPhase, RefitPhase
from tests.games.springtime.sketch import (
    answer,
    asked,
    asks_for,
    fight,
    impulse,
    is_full,
    offered,
    place_of,
    question_of,
    run,
    sketch,
)

CUP = tuple(sorted(EVENTS))
SEDAN = {"Guderian": "17", "French 2nd": "17"}


def sedan(attack, defense, advantage, units=(), **fields):
    """Guderian (6) has crossed the Meuse to the 2nd Army: 9."""
    game = sketch(
        {**SEDAN, **dict(units)},
        entered={"Guderian": "11"},
        axis="11",
        advantage=advantage,
        **fields,
    )
    return fight(game, "17", attack, defense)


def test_11_0a_the_axis_begins_with_the_advantage():
    assert new_game("campaign", Options()).advantage == "axis"


# --- 11.1.2 Heroic Defense --------------------------------------------------------------------


def test_11_1_2a_the_defender_is_asked_after_an_overrun():
    game = sedan(12, 2, "allied")
    assert (asked(game), offered(game)) == ("allied", {"heroic_defense", "accept"})


def test_11_1_2a_and_after_a_success():
    units = {"German 12th": "17", "French 2nd": "17"}
    game = sketch(units, entered={"German 12th": "11"}, axis="11", advantage="allied")
    assert "heroic_defense" in offered(fight(game, "17", 12, 2))


def test_11_1_2a_it_makes_a_stalemate_of_it():
    game = answer(sedan(12, 2, "allied"), "heroic_defense")
    assert (is_full(game, "Guderian"), is_full(game, "French 2nd")) == (False, False)


def test_11_1_2a_retreat_is_then_optional():
    game = answer(sedan(12, 2, "allied"), "heroic_defense")
    assert offered(game) == {"retreat French 2nd", "stay"}


def test_11_1_2a_and_no_leader_changes():
    assert answer(sedan(12, 2, "allied", confidence=True), "heroic_defense").flipped == 0


def test_11_1_2a_a_costly_victory_is_forgotten_too():
    """The Lead loses one step, not two."""
    game = answer(sedan(12, 2, "allied"), "heroic_defense", "stay", "stay")
    assert place_of(game, "Guderian") == "17"


@pytest.mark.parametrize("advantage", ["axis", ""])
def test_11_1a_only_the_holder_is_asked(advantage):
    game = sedan(12, 2, advantage)
    assert place_of(game, "French 2nd") == "eliminated"


def test_11_1_2a_not_after_a_repulse():
    game = sedan(2, 12, "allied")
    assert "heroic_defense" not in offered(game)


def test_11_1_2a_the_axis_may_defend_heroically_too():
    units = {"French 1st": "13", "German 6th": "13"}
    game = sketch(units, active="allied", entered={"French 1st": "16"}, advantage="axis")
    game = fight(game, "13", 12, 2)
    assert (asked(game), "heroic_defense" in offered(game)) == ("axis", True)


# --- 11.1.3 Maximum Attack --------------------------------------------------------------------


def test_11_1_3a_the_attacker_is_asked_after_a_repulse():
    game = sedan(2, 12, "axis")
    assert (asked(game), offered(game)) == ("axis", {"maximum_attack", "accept"})


def test_11_1_3a_it_makes_a_stalemate_of_it():
    game = answer(sedan(2, 12, "axis"), "maximum_attack")
    assert (is_full(game, "Guderian"), is_full(game, "French 2nd")) == (False, False)


def test_11_1_3a_a_mandatory_attacker_may_then_stay():
    game = answer(sedan(2, 12, "axis"), "maximum_attack", "stay")
    assert (asked(game), offered(game)) == ("axis", {"retreat Guderian", "stay"})


def test_11_1_3a_not_after_a_success():
    assert place_of(sedan(12, 2, "axis"), "French 2nd") == "eliminated"


def test_11_1_3a_the_defender_has_no_use_for_a_repulse():
    assert "maximum_attack" not in offered(sedan(2, 12, "allied"))


# --- 11.1.4 Soldier On ------------------------------------------------------------------------


def logistics(die, advantage, **fields):
    game = sketch({"Guderian": "3"}, advantage=advantage, impulse=4, **fields)
    return impulse(game, "pass", die)


@pytest.mark.parametrize("side", ["axis", "allied"])
def test_11_1_4a_either_holder_may_ignore_the_roll(side):
    game = logistics(3, side)
    assert (asked(game), offered(game)) == (side, {"soldier_on", "accept"})


def test_11_1_4a_only_when_it_would_end_the_phase():
    assert logistics(4, "axis").pending is None


def test_11_1_4a_not_at_impulse_8_where_it_would_change_nothing():
    game = sketch({"Guderian": "3"}, advantage="axis", impulse=8)
    assert impulse(game, "pass", 6).pending is None


def test_11_1_4a_without_the_advantage_nobody_is_asked():
    assert logistics(3, "").pending is None


# --- 11.1.5 Draw Extra Event ------------------------------------------------------------------


def extra(side="axis", **fields):
    units = {"Guderian": "3", "French 1st": "16"}
    game = sketch(units, active=side, **{"advantage": side, "cup": CUP, **fields})
    return impulse(game)


def test_11_1_5a_who_has_played_an_event_this_turn_may_draw_another():
    game = extra(played={"axis": 1}, drawn={"axis": 1})
    assert "extra_event" in offered(game)


def test_11_1_5a_who_has_not_may_not():
    assert "extra_event" not in offered(extra(drawn={"axis": 1}))


def test_11_1_5a_not_in_the_enemy_s_impulse():
    game = extra("axis", advantage="allied", played={"allied": 1})
    assert asked(game) == "axis"


def test_11_1_5a_it_is_drawn_before_the_impulse():
    game = answer(extra(played={"axis": 1}, drawn={"axis": 1}), "extra_event")
    assert (asks_for(game), asked(game)) == ("draw", "axis")


def test_11_1_5a_and_may_be_played_at_once():
    game = answer(extra(played={"axis": 1}, drawn={"axis": 1}), "extra_event", "plan_red")
    assert "play_event" in offered(game)


def test_11_1_5a_an_event_of_this_impulse_does_not_count():
    game = answer(extra(held={"axis": "plan_red"}, drawn={"axis": 1}), "play_event")
    assert (game.played, "extra_event" in offered(game)) == ({"axis": 1}, False)


def test_11_1_5b_or_exchange_the_one_he_holds():
    game = extra(held={"axis": "refugees"}, cup=("plan_red",), drawn={"axis": 1})
    assert "swap_event" in offered(game)
    assert question_of(answer(game, "swap_event")).cup == ("plan_red", "refugees")


def test_11_1_5c_never_two_events_in_hand():
    game = extra(held={"axis": "refugees"}, played={"axis": 1}, drawn={"axis": 1})
    assert "extra_event" not in offered(game)


@pytest.mark.parametrize("fields", [{"held": {"axis": "refugees"}}, {"played": {"axis": 1}}])
def test_11_1_5c_never_a_third_draw_in_a_turn(fields):
    game = extra(drawn={"axis": 2}, **fields)
    assert not {"extra_event", "swap_event"} & offered(game)


# --- 11.2 the Advantage passes ----------------------------------------------------------------


def test_11_2a_once_used_it_is_nobody_s():
    assert answer(sedan(12, 2, "allied"), "heroic_defense").advantage == ""


def test_11_2a_until_the_impulse_ends_then_the_other_has_it():
    game = answer(logistics(3, "axis"), "soldier_on")
    assert game.advantage == "allied"


def test_11_2a_so_it_is_used_once_an_impulse():
    """Opened Paris before the impulse, the Axis cannot soldier on at its end."""
    begun = sketch({"Guderian": "3", "French 10th": "25"}, axis="24", advantage="axis", impulse=4)
    game = impulse(begun, "open_city", "pass", 1)
    assert (game.pending, game.advantage) == (None, "allied")


def test_11_2a_unused_it_stays():
    assert answer(logistics(3, "axis"), "accept").advantage == "axis"


@pytest.mark.parametrize("procedure", [RefitPhase, EndPhase])
def test_11_1a_only_in_the_maneuvers_phase(procedure):
    units = {"Guderian": "3", "French 10th": "25"}
    game = run(sketch(units, axis="24", advantage="axis"), procedure())
    assert "open_city" not in offered(game)
