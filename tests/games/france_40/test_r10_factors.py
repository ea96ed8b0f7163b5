"""10.2, 10.3 Movement factors of 1939 and 1940."""

from functools import partial
from typing import Any

from tests.games.france_40.measures import allowance
from tests.games.france_40.rings import FRENCH_RING, GERMAN_RING
from tests.games.france_40.toolkit import (
    at,
    march,
    offered,
    place_of,
    reach,
    rules_against,
    told,
)

# In 1939 the West Wall cuts every supply line out of Germany.
BEHIND_THE_WALL: dict[str, Any] = {"scenario": "1939", "forts": "standing"}
german, allied = partial(at, "german movement"), partial(at, "allied movement")


# --- 10.2 movement factors of 1939 ------------------------------------------------------------


def test_10_2a_germans_of_1939_have_4():
    assert allowance(german({"G 5": "2240"}, scenario="1939"), "G 5") == 4


def test_10_2a_in_the_supply_crisis_too():
    table = german({"G 5": "2240"}, scenario="1939", turn=4, supply_crisis="yes")
    assert allowance(table, "G 5") == 4


def test_10_2b_the_french_of_1939_have_4_on_turn_1_without_a_die():
    assert allowance(allied({"F 1": "2725"}, scenario="1939", turn=1), "F 1") == 4


def test_10_2c_from_turn_2_the_french_roll():
    assert allowance(allied({"F 1": "2725"}, scenario="1939"), "F 1", die=3) == 3


def test_10_2c_the_roll_is_told():
    table = march(allied({"F 1": "2725"}, scenario="1939"), "F 1", die=3)
    assert "F 1 rolls 3 for movement. (10.2c)" in told(table)


def test_10_2c_a_5_counts_as_4():
    assert allowance(allied({"F 1": "2725"}, scenario="1939"), "F 1", die=5) == 4


def test_10_2c_a_6_counts_as_4():
    assert allowance(allied({"F 1": "2725"}, scenario="1939"), "F 1", die=6) == 4


def test_10_2c_a_stack_rolls_once():
    table = allied({"F 1": "2725", "F 3": "2725"}, scenario="1939")
    assert allowance(table, "stack 2725", die=2) == 2


def test_10_2c_units_taken_up_one_by_one_roll_each():
    table = allied({"F 1": "2725", "F 3": "2725"}, scenario="1939")
    march(table, "F 1", "done", die=2)
    assert allowance(table, "F 3", die=3) == 3


def test_10_2d_out_of_supply_the_french_of_1939_have_half_rounded_up():
    assert allowance(allied({"F 1": "2438"}, **BEHIND_THE_WALL), "F 1", die=3) == 2


def test_10_2d_on_turn_1_too():
    assert allowance(allied({"F 1": "2438"}, turn=1, **BEHIND_THE_WALL), "F 1") == 2


def test_10_2d_a_wish_beyond_half_the_best_die_is_refused():
    table = allied({"F 1": "2438", "F 3": "2725"}, **BEHIND_THE_WALL)
    assert rules_against(table, "F 1 2441") == {"10.4a"}  # 3 points, and 2 is the best it can have


def test_10_2e_a_stack_out_of_supply_rolls_5_and_has_2():
    table = allied({"F 1": "2438", "F 3": "2438"}, **BEHIND_THE_WALL)
    assert allowance(table, "stack 2438", die=5) == 2


# --- 10.3 movement factors of 1940 ------------------------------------------------------------


def test_10_3a_german_infantry_has_6():
    assert allowance(german({"G I": "2725"}), "G I") == 6


def test_10_3a_british_units_have_6():
    assert allowance(allied({"UK I": "2725"}), "UK I") == 6


def test_10_3a_panzer_corps_have_12():
    assert allowance(german({"19 Pz": "2725"}), "19 Pz") == 12


def test_10_3a_panzergrenadier_corps_have_12():
    assert allowance(german({"14 PzG": "2725"}), "14 PzG") == 12


def test_10_3a_only_in_supply():
    assert allowance(german({"16 Pz": "2725", **FRENCH_RING}, turn=4), "16 Pz") == 6


def test_10_3b_the_french_roll():
    assert allowance(allied({"F X": "2725"}), "F X", die=6) == 6


def test_10_3b_the_roll_is_told():
    table = march(allied({"F X": "2725"}), "F X", die=5)
    assert "F X rolls 5 for movement. (10.3b)" in told(table)


def test_10_3b_the_die_is_the_movement_factor():
    assert allowance(allied({"F X": "2725"}), "F X", die=1) == 1


def test_10_3b_a_wish_before_the_die_gives_no_points():
    table = allied({"F X": "2725", "F I": "2420"})
    assert rules_against(table, "F X 2720") == set()  # with a 6 it might
    assert "2723" not in reach(table, "F X", die=1)


def test_10_3b_the_french_have_4_on_turn_1_without_a_die():
    """B-26 By the footnote of the table."""
    assert allowance(allied({"F X": "2725"}, turn=1), "F X") == 4


def test_10_3b_former_neutrals_have_4_on_their_turn_of_entry():
    table = allied({"B I": "3333", "UK I": "2725"}, turn=3, belgium="in play 3", dyle="normal")
    assert allowance(table, "B I") == 4


def test_10_3b_former_neutrals_roll_on_later_turns():
    table = allied({"B I": "3333", "UK I": "2725"}, turn=4, belgium="in play 3")
    assert allowance(table, "B I", die=2) == 2


def test_10_3b_the_french_roll_on_the_turn_a_neutral_enters():
    table = allied({"F X": "2725", "UK I": "2620"}, turn=3, belgium="in play 3", dyle="normal")
    assert allowance(table, "F X", die=5) == 5


def test_10_3b_a_stack_rolls_once():
    table = allied({"F X": "2725", "F I": "2725"})
    assert allowance(table, "stack 2725", die=5) == 5


def test_10_3b_units_of_a_stack_that_rolled_share_its_number_and_may_part():
    """B-27"""
    table = march(allied({"F X": "2725", "F I": "2725"}), "stack 2725", "split", die=5)
    assert allowance(table, "F I") == 5


def parted():
    return march(allied({"F X": "2725", "F I": "2725"}), "stack 2725", "split", die=5)


def test_10_3b_units_that_parted_roll_no_more():
    """B-27"""
    table = parted()
    table.answer("F X")
    assert table.to_move == "allied"


def test_10_3b_units_that_parted_are_no_stack_any_more():
    """B-27"""
    assert "stack 2725" not in offered(parted())


def test_10_3b_nor_with_others_who_have_not_rolled():
    """B-27"""
    units = {"F X": "2725", "F I": "2725", "F III": "2724"}
    table = march(allied(units), "stack 2725", "split", die=5)
    march(table, "F III", "2725", die=1)
    assert "stack 2725" not in offered(table)


def test_10_3b_a_stack_that_did_not_roll_does_not_part():
    """On turn 1 the French have 4 without a die."""
    table = march(allied({"F X": "2725", "F I": "2725"}, turn=1), "stack 2725")
    assert "split" not in offered(table)


def test_10_3b_nor_does_a_single_unit():
    table = march(allied({"F X": "2725", "F I": "2725"}), "F X", die=5)
    assert "split" not in offered(table)


def test_10_3b_once_under_way_a_stack_stays_together():
    table = march(allied({"F X": "2725", "F I": "2725"}), "stack 2725", "2724", die=5)
    assert "split" not in offered(table)


def test_10_3b_stack_or_single_is_said_before_the_die():
    """B-27 A unit that has rolled by itself joins no stack."""
    table = allied({"F X": "2725", "F I": "2725", "F III": "2725"})
    march(table, "F X", "done", die=1)
    assert allowance(table, "stack 2725", die=6) == 6
    assert place_of(march(table, "2724"), "F X") == "2725"


def test_10_3c_the_french_out_of_supply_have_half():
    assert allowance(allied({"F X": "2725", **GERMAN_RING}), "F X", die=4) == 2


def test_10_3c_on_turn_1_half_of_4():
    assert allowance(allied({"F X": "2725", **GERMAN_RING}, turn=1), "F X") == 2


def test_10_3d_a_stack_out_of_supply_rolls_5_and_has_3():
    table = allied({"F X": "2725", "F I": "2725", **GERMAN_RING})
    assert allowance(table, "stack 2725", die=5) == 3
