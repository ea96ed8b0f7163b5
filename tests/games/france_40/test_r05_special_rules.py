"""5.10, 5.16 Panzer Halt and Dyle-Breda."""

import pytest

import sixweeks
from tests.games.france_40.measures import points_left
from tests.games.france_40.toolkit import (
    answer,
    assault,
    at,
    march,
    offered,
    place_of,
    reach,
    rules_against,
    told,
)


def roller(table):
    """The side that rolls the die asked for."""
    return getattr(table.question, "by", "")


# --- 5.10 Panzer Halt -------------------------------------------------------------------------

PANZERS = {"19 Pz": "2339", "G I": "2339", "F X": "2525"}


@pytest.mark.parametrize("turn", [4, 13])
def test_5_10a_a_halt_check_from_turn_4_without_british_on_the_map(turn):
    table = at("german panzer halt", PANZERS, turn=turn)
    assert (table.to_move, roller(table)) == ("roll", "german")


def test_5_10a_no_halt_check_on_turn_3():
    table = at("german panzer halt", PANZERS, turn=3)
    assert table.to_move == "german"


def test_5_10a_no_halt_check_while_british_are_on_the_map():
    table = at("german panzer halt", {**PANZERS, "UK I": "3628"}, turn=4)
    assert table.to_move == "german"


def test_5_10a_british_off_the_map_do_not_count():
    table = at("german panzer halt", {**PANZERS, "UK I": "exited"}, turn=4)
    assert table.to_move == "roll"


@pytest.mark.parametrize(
    ("option", "units", "asked"),
    [
        ("british_present", {"UK I": "3628"}, "roll"),
        ("british_present", {}, "german"),
        ("always", {"UK I": "3628"}, "roll"),
        ("always", {}, "roll"),
    ],
)
def test_5_10a_b_07_other_conditions_by_option(option, units, asked):
    options = {"halt_requires": option}
    table = at("german panzer halt", {**PANZERS, **units}, turn=4, options=options)
    assert table.to_move == asked


def test_5_10a_the_allied_turn_has_no_halt_check():
    table = at("allied order", PANZERS, turn=4)
    table.answer("move then fight")
    assert table.to_move == "allied"


def test_5_10b_the_order_is_declared_before_the_check():
    table = at("german order", PANZERS, turn=4)
    asked = offered(table)
    table.answer("move then fight")
    assert (asked, table.to_move) == ({"move then fight", "fight then move"}, "roll")


def halt_check(die, turn=4, units=PANZERS, **lines):
    table = at("german panzer halt", units, turn=turn, **lines)
    table.answer(die)
    return table


@pytest.mark.parametrize(("die", "left"), [(1, 6), (2, 6), (3, 12)])
def test_5_10c_the_first_halt_on_1_or_2_halves_mechanized_movement(die, left):
    table = halt_check(die)
    table.answer("19 Pz")
    assert points_left(table) == left


def test_5_10c_the_first_halt_leaves_others_alone():
    table = halt_check(1)
    table.answer("G I")
    assert points_left(table) == 6


def test_5_10c_the_first_halt_does_not_forbid_attacks():
    table = halt_check(1, units={"19 Pz": "2429", "F X": "2428"}, order="fight_move")
    assert "attack 2428" in offered(table)


def test_5_10c_b_08_halted_and_out_of_supply_is_halved_twice():
    units = {"19 Pz": "2428", "F X": "2429", "F XI": "2427"}
    table = halt_check(1, units=units)
    table.answer("19 Pz")
    assert points_left(table) == 3


def test_5_10c_a_halt_lasts_for_the_player_turn_only():
    table = at("german combat", PANZERS, turn=4, halt="halved", first_halt=4)
    table.answer("end")
    assert table.game.halt == ""


@pytest.mark.parametrize("corps", ["19 Pz", "41 Pz", "14 PzG"])
def test_5_10d_a_later_halt_on_1_forbids_mechanized_movement(corps):
    units = {corps: "2339", "G I": "2339", "F X": "2525"}
    table = halt_check(1, turn=5, units=units, first_halt=4)
    assert rules_against(table, f"{corps} 2338") == {"5.10d"}


@pytest.mark.parametrize("corps", ["19 Pz", "41 Pz", "14 PzG"])
def test_5_10d_a_later_halt_on_1_forbids_mechanized_attacks(corps):
    units = {corps: "2429", "G I": "2429", "F X": "2428"}
    table = halt_check(1, turn=5, units=units, first_halt=4, order="fight_move")
    assert rules_against(table, f"{corps} attack 2428") == {"5.10d"}


def test_5_10d_no_attack_is_offered_to_the_halted():
    units = {"19 Pz": "2429", "F X": "2428", "G I": "2339"}
    table = halt_check(1, turn=5, units=units, first_halt=4, order="fight_move")
    assert "attack 2428" not in offered(table)


def test_5_10d_others_move_during_a_later_halt():
    table = halt_check(1, turn=5, first_halt=4)
    assert offered(table) & {"19 Pz", "G I"} == {"G I"}


def test_5_10d_after_the_first_halt_a_2_halts_no_more():
    table = halt_check(2, turn=5, first_halt=4)
    table.answer("19 Pz")
    assert points_left(table) == 12


def test_5_10d_the_first_halt_is_remembered():
    table = halt_check(2, turn=4)
    assert table.game.first_halt == 4


def test_5_10d_halted_panzers_defend_as_usual():
    units = {"19 Pz": "2429", "F X": "2428", "G I": "2339"}
    table = at("allied combat", units, turn=5, halt="halted", first_halt=4)
    assert table.odds("F X 2429")["defence"] == 8


def test_5_10d_a_check_failed_before_the_first_halt_is_told_under_its_own_rule():
    assert told(halt_check(6))[0] == "No Panzer Halt (die 6). (5.10c)"


# --- 5.16 Dyle-Breda --------------------------------------------------------------------------

DYLE = {"F X": "3428", "UK I": "3528", "B I": "3629", "G I": "3439"}


def dyle(die, turn=1, violated=1, **lines):
    table = at("allied movement", DYLE, turn=turn, belgium=f"in play {violated}", **lines)
    table.answer(die)
    return table


def test_5_16a_a_die_at_the_start_of_the_allied_movement_phase():
    table = at("allied movement", DYLE, turn=1, belgium="in play 1")
    assert (table.to_move, roller(table)) == ("roll", "allied")


def test_5_16a_in_the_turn_of_the_violation_whichever_it_is():
    table = at("allied movement", DYLE, turn=3, belgium="in play 3")
    assert table.to_move == "roll"


def played_to_the_allied_turn(table):
    """The German phases are ended without an act; the Allies move first."""
    while table.game.phasing != "allied":
        table.answer("end" if "end" in offered(table) else table.options[0])
    table.answer("move then fight")
    return table


def test_5_16a_b_24_a_coup_in_belgium_calls_for_the_die():
    table = at("german airborne coup", {**DYLE, "BEE": "3235"}, turn=1)
    table.answer("coup 3235")
    table.answer(6)
    assert "(5.16a)" in played_to_the_allied_turn(table).prompt


def test_5_16a_b_24_sickle_cut_calls_for_the_die_on_turn_1():
    table = sixweeks.new("france_40", scenario="1940", ask_dice=True)
    answer(table, "deploy 1940_allied", "keep", "deploy 1940_allied", "keep", "sickle cut")
    answer(table, "deploy 1940_german", "keep", "move then fight", "no coup")
    assert "(5.16a)" in played_to_the_allied_turn(table).prompt


def test_5_16a_a_declaration_calls_for_the_die():
    table = at("german movement", DYLE, turn=3)
    table.answer("violate belgium")
    table.answer("end")
    assert "(5.16a)" in played_to_the_allied_turn(table).prompt


def test_5_16a_no_die_in_a_later_turn():
    table = at("allied movement", DYLE, turn=2, belgium="in play 1")
    assert table.to_move == "allied"


def test_5_16a_no_die_while_belgium_is_neutral():
    table = at("allied movement", {"F X": "3428"}, turn=1)
    assert table.to_move == "allied"


def test_5_16a_no_die_for_the_germans():
    table = at("german movement", DYLE, turn=1, belgium="in play 1")
    assert table.to_move == "german"


def test_5_16a_on_1_the_french_may_not_enter_belgium():
    assert rules_against(dyle(1), "F X 3430") == {"5.16a"}


def test_5_16a_on_1_the_french_still_move_at_home():
    assert "3427" in reach(dyle(1), "F X")


def test_5_16a_on_1_the_british_enter_belgium_at_the_usual_river_cost():
    table = march(dyle(1), "UK I", "3529")
    assert points_left(table) == 4


def test_5_16a_b_24_the_die_waits_for_the_movement_phase():
    units = {"F X": "2428", "G I": "2429", "UK I": "3628"}
    table = at("allied combat", units, turn=1, belgium="in play 1", order="fight_move")
    before = offered(table)
    table.answer("end")
    assert (before, table.to_move) == ({"attack 2429", "end"}, "roll")


def test_5_16a_b_24_on_1_an_advance_into_belgium_is_free():
    units = {"F X": "3429", "G I": ("3430", 1), "UK I": "3628"}
    table = at("allied combat", units, turn=1, belgium="in play 1", dyle="hesitate")
    assault(table, "3430", "F X")
    table.answer("hold 4th armored")
    table.answer(1)
    assert place_of(table, "F X") == "3430"


def test_5_16a_the_result_ends_with_the_turn():
    table = at("allied replacements", DYLE, turn=1, belgium="in play 1", dyle="hesitate")
    assert table.game.dyle == ""


@pytest.mark.parametrize("die", [2, 3])
def test_5_16b_on_2_or_3_the_french_enter_belgium(die):
    assert "3430" in reach(dyle(die), "F X")


@pytest.mark.parametrize("die", [2, 3])
def test_5_16b_on_2_or_3_rivers_cost_as_usual(die):
    table = march(dyle(die), "UK I", "3529")
    assert points_left(table) == 4


@pytest.mark.parametrize("die", [4, 6])
def test_5_16b_b_47_from_4_on_the_border_river_costs_nothing(die):
    table = march(dyle(die), "UK I", "3529")
    assert points_left(table) == 5


def test_5_16b_from_4_on_the_french_cross_free_too():
    table = march(dyle(4), "F X", "3528", "3529")
    assert points_left(table) == 1


def test_5_16b_from_4_on_rivers_in_france_cost_as_usual():
    table = march(dyle(4), "UK I", "3428")
    assert points_left(table) == 4


def test_5_16b_from_4_on_the_belgians_pay_as_usual():
    table = march(dyle(4), "B I", "3630")
    assert points_left(table) == 2
