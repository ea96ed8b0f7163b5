"""5.13 Operation Dynamo: the British evacuation by sea."""

import pytest

from tests.games.france_40.toolkit import (
    at,
    hexes_offered,
    march,
    offered,
    place_of,
    points,
    rules_against,
    steps_of,
)

FRENCH_PORTS = {"3718", "3721", "3925", "4026", "3927"}
PORT = {"UK I": "3927", "F X": "2525"}


def dynamo_phase(units=None, turn=5, **lines):
    return at("dynamo", {"UK I": "3628", "F X": "2525", **(units or {})}, turn=turn, **lines)


def evacuation(units=None, turn=6, steps=0, **lines):
    """An Allied Movement Phase after Dynamo was declared on turn 5, with Dunkirk for its port."""
    lines = {"dynamo": f"5 3927 {steps}", **lines}
    return at("allied movement", units or PORT, turn=turn, **lines)


# --- 5.13a-5.13d the declaration --------------------------------------------------------------


@pytest.mark.parametrize("turn", [5, 12])
def test_5_13a_dynamo_may_be_declared_from_turn_5_on(turn):
    table = dynamo_phase(turn=turn)
    assert (table.to_move, {"dynamo 3927", "no dynamo"} <= offered(table)) == ("allied", True)


def test_5_13a_not_on_turn_4():
    assert "no dynamo" not in offered(dynamo_phase(turn=4))


def test_5_13a_only_once():
    assert "no dynamo" not in offered(dynamo_phase(turn=9, dynamo="5 3927 0"))


@pytest.mark.parametrize("place", ["exited", "dead"])
def test_5_13a_not_when_all_british_have_gone(place):
    assert "no dynamo" not in offered(dynamo_phase({"UK I": place}))


def test_5_13a_not_outside_its_phase():
    table = at("allied movement", PORT, turn=5)
    assert rules_against(table, "dynamo 3927") == {"5.13a"}


def test_5_13a_it_may_be_left_for_later():
    table = dynamo_phase()
    table.answer("no dynamo")
    assert table.game.dynamo is None


def test_5_13b_b_11_the_port_is_an_allied_city_on_the_coast():
    assert hexes_offered(dynamo_phase(), "dynamo") == FRENCH_PORTS


def test_5_13b_b_11_a_port_of_a_country_in_play_will_do():
    ports = hexes_offered(dynamo_phase(belgium="in play 1"), "dynamo")
    assert ports == FRENCH_PORTS | {"3929"}


def test_5_13b_not_a_port_in_german_hands():
    table = dynamo_phase(control_german="4026")
    assert rules_against(table, "dynamo 4026") == {"5.13b"}


def test_5_13b_a_port_retaken_will_do():
    table = dynamo_phase(ports_lost="4026")
    assert "4026" in hexes_offered(table, "dynamo")


def test_5_13b_not_a_port_of_a_neutral():
    assert rules_against(dynamo_phase(), "dynamo 3929") == {"5.13b"}


def test_5_13b_not_an_open_hex():
    assert rules_against(dynamo_phase(), "dynamo 3926") == {"5.13b"}


def test_5_13b_not_a_city_inland():
    assert rules_against(dynamo_phase(), "dynamo 3628") == {"5.13b"}


def test_5_13b_b_11_a_city_inland_by_option():
    table = dynamo_phase(options={"dynamo_port": "any_city"})
    assert {"3628", "3022", "3927"} <= hexes_offered(table, "dynamo")


def test_5_13b_by_option_too_the_city_must_be_allied():
    table = dynamo_phase(options={"dynamo_port": "any_city"}, control_german="3524")
    assert rules_against(table, "dynamo 3524") == {"5.13b"}


def test_5_13b_by_option_too_it_must_be_a_city():
    table = dynamo_phase(options={"dynamo_port": "any_city"})
    assert rules_against(table, "dynamo 3926") == {"5.13b"}


@pytest.mark.parametrize(("turn", "runs"), [(6, True), (7, True), (8, True), (9, False)])
def test_5_13c_dynamo_is_in_effect_on_the_next_three_turns(turn, runs):
    table = evacuation(turn=turn)
    table.answer("UK I")
    assert ("UK I evacuate" in offered(table)) == runs


def test_5_13c_afterwards_the_port_is_closed():
    assert rules_against(evacuation(turn=9), "UK I evacuate") == {"5.13c"}


def test_5_13c_b_12_on_the_last_turn_it_would_gain_nothing_and_is_not_asked_for():
    table = dynamo_phase(PORT, turn=13)
    assert (table.is_over, place_of(table, "UK I")) == (True, "3927")


def test_5_13d_declared_on_turn_5_it_runs_on_turns_6_7_and_8():
    table, found = dynamo_phase(PORT), []
    table.answer("dynamo 3927")
    while table.game.turn < 10:
        if table.to_move == "roll":
            table.answer(6)
        elif "UK I" in offered(table):
            table.answer("UK I")
            found += [table.game.turn] * ("UK I evacuate" in offered(table))
            table.answer("done")
            table.answer("end")
        else:
            table.answer("end" if "end" in offered(table) else table.options[0])
    assert found == [6, 7, 8]


# --- 5.13e-5.13h the evacuation ---------------------------------------------------------------


def test_5_13e_a_british_unit_in_the_port_leaves_the_map():
    table = march(evacuation(), "UK I", "UK I evacuate")
    assert place_of(table, "UK I") == "exited"


def test_5_13e_a_unit_may_reach_the_port_and_leave_with_its_last_point():
    table = march(evacuation({"UK I": "3525"}), "UK I", "3927", "UK I evacuate")
    assert place_of(table, "UK I") == "exited"


def test_5_13e_leaving_costs_a_point():
    table = march(evacuation({"UK I": "3425", "UK II": "3425"}), "UK I", "3927")
    assert rules_against(table, "UK I evacuate") == {"10.1c"}


def test_5_13e_not_from_any_other_hex():
    assert rules_against(evacuation({"UK I": "4026"}), "UK I evacuate") == {"5.13e"}


def test_5_13e_not_the_french():
    units = {"F X": "3927", "UK I": "3628"}
    assert rules_against(evacuation(units), "F X evacuate") == {"5.13e"}


def test_5_13e_no_french_unit_is_offered_the_sea():
    table = evacuation({"F X": "3927", "UK I": "3628"})
    table.answer("F X")
    table.answer(6)
    assert not any("evacuate" in each for each in offered(table))


def test_5_13e_b_50_from_an_enemy_zone():
    table = march(evacuation({**PORT, "G I": "3926"}), "UK I", "UK I evacuate")
    assert place_of(table, "UK I") == "exited"


def test_5_13e_b_50_not_after_stopping_in_an_enemy_zone():
    units = {"UK I": "3827", "UK II": "3628", "G I": "3928"}
    table = march(evacuation(units, belgium="in play 1"), "UK I", "3927")
    assert place_of(table, "UK I") == "3927"


def test_5_13f_four_steps_a_turn():
    table = march(evacuation({"UK I": "3927", "UK II": "3927"}), "UK I", "UK I evacuate")
    assert rules_against(table, "UK II evacuate one step") == {"5.13f"}


def test_5_13f_after_four_steps_the_sea_is_not_offered():
    table = evacuation({"UK I": "3927", "UK II": ("3927", 1)}, steps=4)
    table.answer("UK II")
    assert not any("evacuate" in each for each in offered(table))


def test_5_13f_a_unit_with_more_steps_than_are_left_may_not_leave_whole():
    assert rules_against(evacuation(steps=1), "UK I evacuate") == {"5.13f"}


def test_5_13f_a_unit_with_as_many_steps_as_are_left_may_leave_whole():
    table = evacuation({"UK I": ("3927", 3)}, steps=1)
    table.answer("UK I")
    assert "UK I evacuate" in offered(table)


def test_5_13f_b_13_one_step_leaves_and_the_unit_stays():
    table = march(evacuation(), "UK I", "UK I evacuate one step", "done")
    assert (steps_of(table, "UK I"), place_of(table, "UK I")) == (3, "3927")


def test_5_13f_b_13_a_step_costs_a_point():
    table = march(evacuation(), "UK I", "UK I evacuate one step")
    assert "UK I has 5 movement points" in table.prompt


def test_5_13f_a_unit_sends_one_step_a_turn():
    table = march(evacuation(), "UK I", "UK I evacuate one step")
    assert rules_against(table, "UK I evacuate one step") == {"5.13f"}


def test_5_13f_a_step_counts_for_the_turn():
    table = march(evacuation({"UK I": "3927", "UK II": "3927"}), "UK I", "UK I evacuate one step")
    table.answer("done")
    assert rules_against(table, "UK II evacuate") == {"5.13f"}


def test_5_13f_the_last_step_leaves_as_a_whole_unit():
    table = evacuation({"UK I": ("3927", 1), "UK II": "3628"})
    table.answer("UK I")
    assert "UK I evacuate one step" not in offered(table)


def test_5_13f_a_stack_of_four_steps_leaves_together():
    table = evacuation({"UK I": ("3927", 2), "UK II": ("3927", 2)})
    march(table, "stack 3927", "UK I + UK II evacuate")
    assert (place_of(table, "UK I"), place_of(table, "UK II")) == ("exited", "exited")


def test_5_13f_a_stack_of_five_steps_does_not():
    table = evacuation({"UK I": ("3927", 3), "UK II": ("3927", 2)})
    table.answer("stack 3927")
    assert not any("evacuate" in each for each in offered(table))


def test_5_13f_the_count_begins_anew_with_each_turn():
    table = at("allied replacements", PORT, turn=6, dynamo="5 3927 4")
    assert (table.game.turn, table.game.dynamo.evacuated) == (7, 0)


def test_5_13g_the_evacuated_are_not_eliminated():
    table = march(evacuation(forts="standing"), "UK I", "UK I evacuate")
    assert (place_of(table, "UK I"), points(table)) == ("exited", {})


def test_5_13g_the_evacuated_do_not_return():
    table = march(evacuation({**PORT, "UK II": "3628"}), "UK I", "UK I evacuate")
    assert rules_against(table, "UK I 3927") == {"2.1d"}


def test_5_13g_b_14_when_the_last_british_have_left_belgium_capitulates():
    table = march(evacuation(belgium="in play 1"), "UK I", "UK I evacuate")
    assert table.game.countries.belgium == "capitulated"


def shifts(defender, hex, attack, turn=6, **units):
    given = {"G I": "3826", "G II": "3828", "F XI": "2525", **units, defender: hex}
    lines = {"turn": turn, "dynamo": "5 3927 0", "belgium": "in play 1"}
    table = at("german combat", given, **lines)
    return {each["rule"]: each["shift"] for each in table.odds(attack)["shifts"]}


@pytest.mark.parametrize("defender", ["UK I", "F X", "B I"])
def test_5_13h_attacks_on_the_port_shift_two_left(defender):
    assert shifts(defender, "3927", "G II 3927") == {"5.13h": -2}


@pytest.mark.parametrize("defender", ["UK I", "F X"])
def test_5_13h_attacks_on_hexes_next_to_the_port_shift_two_left(defender):
    assert shifts(defender, "3827", "G II 3827") == {"5.13h": -2}


def test_5_13h_b_38_the_shift_adds_to_others():
    assert shifts("F X", "3827", "G I + G II 3827") == {"11.11a": 1, "5.13h": -2}


def test_5_13h_attacks_further_off_do_not_shift():
    assert shifts("F X", "3726", "G I 3726") == {}


def test_5_13h_attacks_do_not_shift_when_dynamo_is_over():
    assert shifts("UK I", "3927", "G II 3927", turn=9) == {}


def test_5_13h_allied_attacks_next_to_the_port_do_not_shift():
    units = {"UK I": "3927", "G I": "3828"}
    table = at("allied combat", units, turn=6, dynamo="5 3927 0", belgium="in play 1")
    assert table.odds("UK I 3828")["shifts"] == []
