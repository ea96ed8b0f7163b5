"""6.0 Stacking: limits, nationalities, and what happens to the excess."""

import pytest

from tests.games.france_40.toolkit import (
    assault,
    at,
    march,
    offered,
    place_of,
    points,
    reach,
    rules_against,
    setting_up,
)

FRENCH = ("F I", "F III", "F IV", "F V", "F X")
DIVISIONS = ("F 1", "F 3", "F 5", "F 9", "F 10", "F 11", "F 12", "F 13", "F 14")
OTHERS = {"F XX": "2525", "G I": "2040"}


def stack(units, hex="2428"):
    return dict.fromkeys(units, hex)


def end_of_movement(units, **lines):
    """The Allied Movement Phase is ended without a move."""
    table = at("allied movement", {**OTHERS, **units}, **lines)
    table.answer("end")
    return table


def dead(table, *units):
    return {each for each in units if place_of(table, each) == "dead"}


def is_legal(table):
    """Nobody is asked to eliminate anything."""
    return not any(option.verb in ("eliminate", "keep_nation") for option in table.options)


# --- 6.0, 6.1 ---------------------------------------------------------------------------------


def test_6_0a_three_units_a_hex_at_the_set_up_of_1940():
    placing = [answer for unit in FRENCH[:3] for answer in (unit, "2428")]
    table = setting_up("1940", "deploy 1940_allied", "keep", "deploy by_hand", *placing, "F V")
    assert rules_against(table, "F V 2428") == {"6.0a"}


def test_6_0a_eight_units_a_hex_at_the_set_up_of_1939():
    placing = [answer for unit in DIVISIONS[:8] for answer in (unit, "2428")]
    table = setting_up("1939", "deploy 1939_german", "keep", "deploy by_hand", *placing, "F 14")
    assert rules_against(table, "F 14 2428") == {"6.0a"}


def test_6_1a_fortifications_do_not_count():
    units = {"Maginot 2433": "2433", **stack(FRENCH[:3], "2433")}
    assert is_legal(end_of_movement(units))


def test_6_1a_a_fortification_leaves_room_for_the_limit():
    """F X retreats into a Maginot hex with two corps."""
    units = {"Maginot 2632": "2632", **stack(FRENCH[:2], "2632"), "F X": "2631", "19 Pz": "2530"}
    table = assault(at("german combat", {**OTHERS, **units}), "2631", "19 Pz")
    table.answer(4)
    assert "F X retreats 2632" in offered(table)


# --- 6.2 when stacking applies ----------------------------------------------------------------


def test_6_2a_the_limit_is_tested_at_the_end_of_a_movement_phase():
    table = end_of_movement(stack(FRENCH[:4]))
    assert offered(table) == {f"eliminate {each}" for each in FRENCH[:4]}


def test_6_2a_the_limit_is_tested_at_the_end_of_a_combat_phase():
    table = at("allied combat", {**stack(FRENCH[:4]), "G I": "2429"})
    table.answer("end")
    assert offered(table) == {f"eliminate {each}" for each in FRENCH[:4]}


def test_6_2a_stacks_of_both_sides_are_tested():
    table = end_of_movement(stack(("G II", "G III", "G IV", "G V"), "2041"))
    assert offered(table) == {f"eliminate {each}" for each in ("G II", "G III", "G IV", "G V")}


def test_6_2a_the_limit_does_not_apply_during_the_phase():
    units = {**stack(FRENCH[:3]), "F X": "2429", **OTHERS}
    table = march(at("allied movement", units), "F X", "2428", "done", die=6)
    march(table, "F I", "2429", "done", die=6)
    table.answer("end")
    assert is_legal(table)


def test_6_2a_an_advance_keeps_to_the_limit():
    germans = {"G I": "2429", "G II": "2429", "G III": "2328", "G IV": "2328"}
    table = assault(at("german combat", {**germans, "F X": ("2428", 1)}), "2428", *germans)
    for unit in ("G I", "G II", "G III"):
        table.answer(f"{unit} advances")
    assert "G IV advances" not in offered(table)


def test_6_2a_b_19_a_retreat_keeps_to_the_limit():
    units = {**stack(FRENCH[:3], "2427"), "F X": "2428", "19 Pz": "2429"}
    table = assault(at("german combat", {**units, **OTHERS}), "2428", "19 Pz")
    table.answer(4)
    assert rules_against(table, "F X retreats 2427") == {"11.3b"}


def test_6_2b_the_opponent_chooses():
    assert end_of_movement(stack(FRENCH[:4])).to_move == "german"


def test_6_2b_the_allies_choose_among_germans():
    table = at("german movement", stack(("G I", "G II", "G III", "G IV"), "2041"))
    table.answer("end")
    assert table.to_move == "allied"


def test_6_2b_what_he_chooses_is_eliminated():
    table = end_of_movement(stack(FRENCH[:4]))
    table.answer("eliminate F III")
    assert dead(table, *FRENCH) == {"F III"}


def test_6_2b_until_the_hex_is_within_the_limit():
    table = end_of_movement(stack(FRENCH))
    table.answer("eliminate F III")
    table.answer("eliminate F V")
    assert (dead(table, *FRENCH), "eliminate F I" in offered(table)) == ({"F III", "F V"}, False)


def test_6_2b_the_choice_cannot_be_declined():
    assert rules_against(end_of_movement(stack(FRENCH[:4])), "end") == {"6.2b"}


def test_6_2b_no_unit_elsewhere_may_be_chosen():
    assert rules_against(end_of_movement(stack(FRENCH[:4])), "eliminate F XX") == {"6.2b"}


def test_6_2b_b_36_the_stack_is_shown_to_the_opponent():
    table = end_of_movement(stack(FRENCH[:4]))
    assert table.view("german").hidden == ()


def test_6_2b_a_panzer_corps_eliminated_costs_its_point():
    units = stack(("19 Pz", "G I", "G II", "G III"), "2041")
    table = at("german movement", {**units, "F X": "2525"}, forts="standing", points="4.5a +1")
    table.answer("end")
    table.answer("eliminate 19 Pz")
    assert points(table)["4.10a"] == -1


def test_6_2c_no_unit_enters_a_hex_with_an_enemy():
    table = at("german movement", {"G I": "2429", "F X": "2428"})
    assert rules_against(table, "G I 2428") == {"6.2c"}


def test_6_2c_no_unit_enters_the_hex_of_an_enemy_fortification():
    table = at("german movement", {"19 Pz": "2434", "Maginot 2433": "2433"})
    assert rules_against(table, "19 Pz 2433") == {"6.2c"}


def test_6_2c_not_even_to_pass_through():
    """With one point for each hex, 2229 lies straight behind G I."""
    table = at("allied movement", {"F X": "2428", "G I": "2328", "F XX": "2525"})
    assert "2229" not in reach(table, "F X", die=2)


def test_6_2c_no_unit_retreats_onto_an_enemy():
    units = {"F X": "2428", "19 Pz": "2429", "G I": "2328", "F XX": "2525"}
    table = assault(at("german combat", units), "2428", "19 Pz")
    table.answer(4)
    assert rules_against(table, "F X retreats 2328") == {"6.2c", "7.4a"}


def test_6_2c_the_coup_marker_is_no_unit():
    table = at("german airborne coup", {"F X": "2428", "G I": "2040"}, turn=1)
    assert "coup 2428" in offered(table)


def test_6_2d_any_number_may_pass_through():
    """With one point for each hex, 2229 lies straight behind a full stack."""
    table = at("allied movement", {"F X": "2428", **stack(FRENCH[:3], "2328")})
    assert "2229" in reach(table, "F X", die=2)


def test_6_2e_nationalities_may_pass_through_each_other():
    table = at("allied movement", {"F X": "2428", "UK I": "2328"})
    assert "2229" in reach(table, "F X", die=2)


def test_6_2e_a_foreign_fortification_may_be_passed():
    units = {"F X": "3135", "BEE": "3235", "UK I": "3628"}
    table = at("allied movement", units, belgium="in play 1", netherlands="in play 1")
    assert "3335" in reach(table, "F X", die=3)


def test_6_2e_nationalities_may_not_stack():
    table = end_of_movement({"F X": "2428", "UK I": "2428"})
    assert offered(table) == {"keep british", "keep french"}


def test_6_2e_nationalities_do_not_move_as_one_stack():
    table = at("allied movement", {"F X": "2428", "UK I": "2428"})
    assert "stack 2428" not in offered(table)


def test_6_2e_a_retreat_to_another_nationality_is_barred():
    units = {"F X": "2428", "19 Pz": "2429", "UK I": "2327", "F XX": "2525"}
    table = assault(at("german combat", units), "2428", "19 Pz")
    table.answer(4)
    assert rules_against(table, "F X retreats 2327") == {"6.2e"}


@pytest.mark.parametrize("unit", ["F X", "UK I"])
def test_6_2e_b_21_french_and_british_may_stand_in_the_maginot_line(unit):
    assert is_legal(end_of_movement({"Maginot 2433": "2433", unit: "2433"}))


def test_6_2e_b_21_belgians_may_not_stand_in_the_maginot_line():
    units = {"Maginot 2731": "2731", "B I": "2731", "UK I": "3628"}
    table = end_of_movement(units, belgium="in play 1")
    assert offered(table) == {"keep belgian", "keep french"}


def test_6_2e_b_21_belgians_may_stand_with_eben_emael():
    units = {"BEE": "3235", "B I": "3235", "UK I": "3628"}
    assert is_legal(end_of_movement(units, belgium="in play 1"))


@pytest.mark.parametrize(("unit", "nation"), [("F X", "french"), ("UK I", "british")])
def test_6_2e_b_21_others_may_not_stand_with_eben_emael(unit, nation):
    units = {"BEE": "3235", "UK II": "3628", unit: "3235"}
    table = end_of_movement(units, belgium="in play 1")
    assert offered(table) == {"keep belgian", f"keep {nation}"}


def test_6_2e_b_21_british_may_retreat_into_the_maginot_line():
    units = {"Maginot 2433": "2433", "UK I": "2432", "19 Pz": "2332", "F XX": "2525"}
    table = assault(at("german combat", units), "2432", "19 Pz")
    table.answer(2)
    assert "UK I retreats 2433" in offered(table)


def test_6_2f_the_owner_chooses_the_nationality():
    assert end_of_movement({"F X": "2428", "UK I": "2428"}).to_move == "allied"


def test_6_2f_the_others_are_eliminated():
    table = end_of_movement({**stack(FRENCH[:2]), "UK I": "2428"})
    table.answer("keep british")
    assert dead(table, *FRENCH, "UK I") == {"F I", "F III"}


def test_6_2f_if_that_is_still_too_many_the_opponent_chooses_the_rest():
    table = end_of_movement({**stack(FRENCH[:4]), "UK I": "2428"})
    table.answer("keep french")
    assert (table.to_move, offered(table)) == (
        "german",
        {f"eliminate {each}" for each in FRENCH[:4]},
    )


def test_6_2f_hex_after_hex():
    table = end_of_movement({"F X": "2428", "UK I": "2428", "F I": "2528", "UK II": "2528"})
    table.answer("keep french")
    table.answer("keep british")
    assert (dead(table, "F X", "UK I", "F I", "UK II"), is_legal(table)) == ({"UK I", "F I"}, True)


def test_6_2f_the_choice_cannot_be_declined():
    table = end_of_movement({"F X": "2428", "UK I": "2428"})
    assert rules_against(table, "end") == {"6.2f"}


def test_6_2f_british_who_stay_keep_the_maginot_line():
    table = end_of_movement({"Maginot 2433": "2433", "UK I": "2433", "F X": "2433"})
    table.answer("keep british")
    assert dead(table, "Maginot 2433", "F X") == {"F X"}


def test_6_2f_a_foreign_fortification_is_eliminated_with_its_nationality():
    units = {"BEE": "3235", "F X": "3235", "UK I": "3628"}
    table = end_of_movement(units, belgium="in play 1")
    table.answer("keep french")
    assert dead(table, "BEE", "F X") == {"BEE"}


def test_6_2f_a_foreign_fortification_may_be_kept():
    units = {"BEE": "3235", "F X": "3235", "UK I": "3628"}
    table = end_of_movement(units, belgium="in play 1")
    table.answer("keep belgian")
    assert dead(table, "BEE", "F X") == {"F X"}


def test_6_2f_belgium_may_fall_with_the_last_british():
    """The Belgians of the hex have left the map before they can be eliminated (4.3e)."""
    units = {"UK I": "3433", "B I": "3433", "F X": "3433"}
    table = end_of_movement(units, belgium="in play 1")
    table.answer("keep french")
    assert (place_of(table, "UK I"), place_of(table, "B I")) == ("dead", "removed")


# --- 6.3, 6.4 the limits ----------------------------------------------------------------------


def test_6_3a_eight_units_may_stack_in_1939():
    table = at("allied movement", {**stack(DIVISIONS[:8]), "G 5": "2040"}, scenario="1939")
    table.answer("end")
    assert is_legal(table)


def test_6_3a_nine_units_may_not_stack_in_1939():
    table = at("allied movement", {**stack(DIVISIONS), "G 5": "2040"}, scenario="1939")
    table.answer("end")
    assert offered(table) == {f"eliminate {each}" for each in DIVISIONS}


def test_6_4a_three_units_may_stack_in_1940():
    assert is_legal(end_of_movement(stack(FRENCH[:3])))


def test_6_4a_four_units_may_not_stack_in_1940():
    table = end_of_movement(stack(FRENCH[:4]))
    assert (table.to_move, len(table.options)) == ("german", 4)
