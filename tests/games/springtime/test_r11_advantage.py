"""11.0 The Advantage."""

import pytest

from sixweeks.games.springtime.model.components import EVENTS
from sixweeks.games.springtime.model.state import Options
from sixweeks.games.springtime.rules.r05_setup import new_game
from sixweeks.games.springtime.rules.r06_sequence_of_play import EndPhase, RefitPhase
from tests.games.springtime.sketch import (
    asked,
    asks_for,
    battle,
    controls,
    fight,
    impulse,
    is_full,
    march,
    offered,
    place_of,
    play,
    question_of,
    run,
    sketch,
    throw,
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
    game = play(sedan(12, 2, "allied"), "heroic_defense")
    assert (is_full(game, "Guderian"), is_full(game, "French 2nd")) == (False, False)


def test_11_1_2a_retreat_is_then_optional():
    game = play(sedan(12, 2, "allied"), "heroic_defense")
    assert offered(game) == {"retreat French 2nd", "stay"}


def test_11_1_2a_and_no_leader_changes():
    assert play(sedan(12, 2, "allied", confidence=True), "heroic_defense").flipped == 0


def test_11_1_2a_a_costly_victory_is_forgotten_too():
    """The Lead loses one step, not two."""
    game = play(sedan(12, 2, "allied"), "heroic_defense", "stay", "stay")
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
    game = play(sedan(2, 12, "axis"), "maximum_attack")
    assert (is_full(game, "Guderian"), is_full(game, "French 2nd")) == (False, False)


def test_11_1_3a_a_mandatory_attacker_may_then_stay():
    game = play(sedan(2, 12, "axis"), "maximum_attack", "stay")
    assert (asked(game), offered(game)) == ("axis", {"retreat Guderian", "stay"})


def test_11_1_3a_not_after_a_success():
    assert place_of(sedan(12, 2, "axis"), "French 2nd") == "eliminated"


def test_11_1_3a_the_defender_has_no_use_for_a_repulse():
    assert "maximum_attack" not in offered(sedan(2, 12, "allied"))


# --- 11.1.1 Paris -----------------------------------------------------------------------------


def before_impulse(axis="24", **fields):
    units = {"Guderian": "3", "French 10th": "25"}
    return impulse(sketch(units, axis=axis, advantage="axis", **fields))


def test_11_1_1a_paris_may_be_declared_open_before_an_impulse():
    assert "open_city" in offered(before_impulse())


@pytest.mark.parametrize("area", ["23", "24", "26", "28", "29"])
def test_11_1_1a_if_the_axis_controls_an_adjacent_area(area):
    assert "open_city" in offered(before_impulse(area))


@pytest.mark.parametrize("axis", ["", "17 22 27 30"])
def test_11_1_1a_not_otherwise(axis):
    assert "open_city" not in offered(before_impulse(axis))


def test_11_1_1a_by_either_player_if_he_holds_the_advantage():
    units = {"Guderian": "3", "French 10th": "25"}
    game = impulse(sketch(units, axis="24", advantage="allied"))
    assert (asked(game), "open_city" in offered(game)) == ("allied", True)


def test_11_1_1a_the_allies_before_an_axis_impulse_only_while_they_hold_paris():
    """Empty, it is opened when an Axis unit enters."""
    game = impulse(sketch({"Guderian": "3", "French 10th": "23"}, axis="24", advantage="allied"))
    assert asked(game) == "axis"


def test_11_1_1a_the_axis_are_not_asked_in_an_allied_impulse():
    units = {"Guderian": "3", "French 10th": "25"}
    game = impulse(sketch(units, active="allied", axis="24", advantage="axis"))
    assert asked(game) == "allied"


def test_11_1_1a_it_is_done_once():
    assert "open_city" not in offered(before_impulse(paris_open=True))


def test_11_1_1a_not_once_the_axis_has_paris():
    game = impulse(sketch({"Guderian": "3"}, axis="24 25", advantage="axis"))
    assert "open_city" not in offered(game)


def test_11_1_1a_the_declaration_holds():
    game = play(before_impulse(), "open_city")
    assert (game.paris_open, game.advantage) == (True, "")


PARIS = {"French 3rd": "25", "Prioux": "25"}


def paris(advantage, attack=12, defense=2, defenders=None, attacker="German 12th"):
    """10 against 12, and the dice."""
    units = {attacker: "25", **(PARIS if defenders is None else defenders)}
    game = sketch(units, entered={attacker: "24"}, axis="24", advantage=advantage)
    battle(game, "25", *(["lead French 3rd"] if len(units) > 2 else []), "air german", "no_air")
    throw(game, attack)
    throw(game, defense)
    return game


def test_11_1_1a_in_an_attack_on_paris_after_the_dice():
    assert offered(paris("axis")) == {"open_city", "accept"}


def test_11_1_1a_the_axis_after_a_repulse_have_no_use_for_it():
    assert offered(paris("axis", 2, 12)) == {"maximum_attack", "accept"}


@pytest.mark.parametrize("strength", ["25", "(25)"])
def test_11_1_1a_nor_if_nobody_is_left_to_be_driven_out(strength):
    game = paris("axis", defenders={"French 3rd": strength})
    assert ("open_city" in offered(game)) is (strength == "25")


def test_11_1_1a_nor_after_an_overrun_of_the_last_defender():
    game = paris("axis", defenders={"French 3rd": "25"}, attacker="Guderian")
    assert "open_city" not in offered(game)


def test_11_1_1a_a_stalemate_may_still_cost_the_allies_paris():
    assert offered(paris("allied", 9, 7)) == {"open_city", "accept"}


def test_11_1_1a_the_axis_have_no_use_for_it_then():
    assert "open_city" not in offered(paris("axis", 9, 7))


def test_11_1_1a_the_allies_have_none_after_a_repulse():
    assert "open_city" not in offered(paris("allied", 2, 12))


@pytest.mark.parametrize(("attack", "defense"), [(12, 2), (2, 12)])
def test_11_1_1a_nor_in_an_attack_of_their_own(attack, defense):
    units = {"French 3rd": "25", "German 12th": "25"}
    game = sketch(units, active="allied", axis="24", advantage="allied")
    assert "open_city" not in offered(fight(game, "25", attack, defense))


def test_11_1_1b_10_5_4b_the_defenders_must_then_retreat():
    assert "stay" not in offered(play(paris("axis"), "open_city"))


def test_11_1_1b_otherwise_they_need_not():
    assert "stay" in offered(play(paris("axis"), "accept"))


def test_11_1_1a_the_allies_choose_between_it_and_heroic_defense():
    assert offered(paris("allied")) == {"heroic_defense", "open_city", "accept"}


def entering(advantage="allied", **fields):
    game = sketch({"Guderian": "24", "Reinhardt": "3"}, advantage=advantage, **fields)
    impulse(game, "assault K")
    return play(game, "unit Guderian", "go 25")


def test_11_1_1a_the_allies_may_declare_an_empty_paris_open_as_it_is_entered():
    game = entering()
    assert (asked(game), offered(game)) == ("allied", {"open_city", "accept"})


def passing():
    """Guderian goes from 24 through an empty Paris to 28."""
    game = sketch({"Guderian": "24", "Reinhardt": "3"}, advantage="allied")
    return play(impulse(game, "assault K"), "unit Guderian", "go 28")


def test_11_1_1a_also_if_he_only_passes_through():
    game = passing()
    assert (asked(game), place_of(game, "Guderian")) == ("allied", "24")


@pytest.mark.parametrize(("answer", "morale"), [("open_city", 24), ("accept", 19)])
def test_11_1_1b_7_2c_taken_in_passing_paris_costs_the_same(answer, morale):
    game = play(passing(), answer)
    assert (controls(game, "25"), place_of(game, "Guderian")) == ("axis", "28")
    assert game.morale == morale


def test_11_1_1a_nobody_is_asked_as_he_leaves_paris_or_passes_it_by():
    game = sketch({"Guderian": "17", "Reinhardt": "3"}, axis="24", advantage="allied")
    play(impulse(game, "assault K"), "unit Guderian", "go 26")
    assert asked(game) == "axis"


def test_11_1_1b_it_then_costs_5():
    game = play(entering(), "open_city")
    assert (controls(game, "25"), game.morale) == ("axis", 25)


def test_11_1_1b_and_otherwise_10():
    assert play(entering(), "accept").morale == 20


def test_11_1_1a_the_axis_is_not_asked_then():
    assert asked(entering("axis")) != "allied"


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
    game = play(extra(played={"axis": 1}, drawn={"axis": 1}), "extra_event")
    assert (asks_for(game), asked(game)) == ("draw", "axis")


def test_11_1_5a_and_may_be_played_at_once():
    game = play(extra(played={"axis": 1}, drawn={"axis": 1}), "extra_event", "plan_red")
    assert "play_event" in offered(game)


def test_11_1_5a_an_event_of_this_impulse_does_not_count():
    game = play(extra(held={"axis": "plan_red"}, drawn={"axis": 1}), "play_event")
    assert (game.played, "extra_event" in offered(game)) == ({"axis": 1}, False)


def test_11_1_5b_or_exchange_the_one_he_holds():
    game = extra(held={"axis": "refugees"}, cup=("plan_red",), drawn={"axis": 1})
    assert "swap_event" in offered(game)
    assert question_of(play(game, "swap_event")).cup == ("plan_red", "refugees")


def test_11_1_5c_never_two_events_in_hand():
    game = extra(held={"axis": "refugees"}, played={"axis": 1}, drawn={"axis": 1})
    assert "extra_event" not in offered(game)


@pytest.mark.parametrize("fields", [{"held": {"axis": "refugees"}}, {"played": {"axis": 1}}])
def test_11_1_5c_never_a_third_draw_in_a_turn(fields):
    game = extra(drawn={"axis": 2}, **fields)
    assert not {"extra_event", "swap_event"} & offered(game)


# --- 11.2 the Advantage passes ----------------------------------------------------------------


def test_11_2a_once_used_it_is_nobody_s():
    assert play(sedan(12, 2, "allied"), "heroic_defense").advantage == ""


def test_11_2a_until_the_impulse_ends_then_the_other_has_it():
    game = play(logistics(3, "axis"), "soldier_on")
    assert game.advantage == "allied"


def test_11_2a_so_it_is_used_once_an_impulse():
    """Opened Paris before the impulse, the Axis cannot soldier on at its end."""
    game = play(before_impulse(impulse=4), "open_city", "pass", 1)
    assert (game.pending, game.advantage) == (None, "allied")


def test_11_2a_unused_it_stays():
    assert play(logistics(3, "axis"), "accept").advantage == "axis"


@pytest.mark.parametrize("procedure", [RefitPhase, EndPhase])
def test_11_1a_only_in_the_maneuvers_phase(procedure):
    units = {"Guderian": "3", "French 10th": "25"}
    game = run(sketch(units, axis="24", advantage="axis"), procedure())
    assert "open_city" not in offered(game)


def test_11_1_1b_march_into_an_open_paris_is_cheap():
    game = sketch({"Guderian": "24", "Reinhardt": "3"}, paris_open=True)
    assert march(impulse(game, "assault K"), "Guderian", "25").morale == 25
