"""10.0, 10.1, 10.4 Movement: who moves, and only in his own phase."""

from functools import partial

from tests.games.france_40.measures import allowance, points_left
from tests.games.france_40.toolkit import (
    answer,
    assault,
    at,
    hexes_offered,
    march,
    offered,
    place_of,
    reach,
    rules_against,
)

german, allied = partial(at, "german movement"), partial(at, "allied movement")


# --- 10.0 moving units ------------------------------------------------------------------------


def test_10_0a_a_player_may_move_none_of_his_units():
    assert "end" in offered(german({"G I": "2725", "G II": "2725"}))


def test_10_0a_a_player_may_move_all_of_his_units():
    table = german({"G I": "2725", "G II": "2725"})
    march(table, "G I", "2726", "done")
    march(table, "G II", "2724", "done")
    assert (place_of(table, "G I"), place_of(table, "G II")) == ("2726", "2724")


def test_10_0a_units_may_move_as_a_stack():
    table = german({"G I": "2725", "G II": "2725", "G III": "2626"})
    march(table, "stack 2725", "2724")
    assert (place_of(table, "G I"), place_of(table, "G II")) == ("2724", "2724")


def test_10_0a_a_single_unit_is_no_stack():
    assert "stack 2626" not in offered(german({"G I": "2725", "G II": "2725", "G III": "2626"}))


def test_10_0a_a_single_unit_is_refused_as_a_stack():
    table = german({"G I": "2725", "G II": "2725", "G III": "2626"})
    assert rules_against(table, "stack 2626") == {"10.0a"}


def test_10_0a_a_stack_of_which_one_unit_has_moved_may_still_be_asked_for():
    table = german({"G I": "2725", "G II": "2725", "G III": "2724"})
    march(table, "G III", "2725", "done")
    assert rules_against(table, "stack 2725") == set()


def test_10_0a_one_unit_left_of_a_stack_is_no_stack():
    table = german({"G I": "2724", "G II": "2725", "G III": "2626"})
    march(table, "G I", "2725", "done")
    assert "stack 2725" not in offered(table)


def test_10_0a_a_stack_has_the_points_of_its_slowest_unit():
    assert allowance(german({"G I": "2725", "19 Pz": "2725"}), "stack 2725") == 6


def test_10_0a_a_stack_moves_as_one_though_another_nationality_stops_with_it():
    """6.2d The British are only passing through."""
    table = allied({"F I": "2725", "F X": "2725", "UK I": "2724"}, turn=1)
    march(table, "UK I", "2725", "done")
    assert "stack 2725" in offered(table)


def test_10_0a_neutral_units_do_not_move():
    assert "B I" not in offered(allied({"B I": "3333", "UK I": "2725"}))


def test_10_0a_units_of_a_violated_country_move():
    table = allied({"B I": "3333", "UK I": "2725"}, belgium="in play 1")
    assert "B I" in offered(table)


def test_10_0a_the_hex_a_unit_is_in_is_no_destination():
    table = march(german({"G I": "2725", "G II": "2626"}), "G I")
    assert rules_against(table, "2725") == {"2.1d"}


def test_10_0a_an_empty_hex_has_nobody_to_move():
    assert rules_against(german({"G I": "2725", "G II": "2626"}), "2240") == {"10.0a"}


# --- 10.1 strictures --------------------------------------------------------------------------


def test_10_1a_the_enemys_units_are_not_moved():
    table = german({"G I": "2725", "F X": "2422"})
    assert rules_against(table, "F X 2423") == {"10.1a"}


def test_10_1a_the_enemys_units_are_not_offered():
    assert "F X" not in offered(german({"G I": "2725", "F X": "2422"}))


def test_10_1a_no_unit_moves_in_a_combat_phase():
    table = at("german combat", {"G I": "2725", "F X": "2726"})
    assert offered(table) & {"G I", "stack 2725"} == set()


def test_10_1a_a_retreat_is_not_movement():
    """A French unit rolls for movement, but not for a retreat (10.3b)."""
    table = at("german combat", {"G I": "2725", "F X": "2726"})
    assault(table, "2726", "G I").answer(2)
    assert table.to_move == "allied"


def test_10_1a_a_retreat_costs_no_movement_points():
    """Over the Marne into 2727 and then, in its own phase, as far as ever."""
    table = at("german combat", {"G I": "2725", "UK I": "2726"}, order="move_fight")
    assault(table, "2726", "G I").answer(1)
    answer(table, "UK I retreats 2627", "stay", "end", "move then fight")
    assert allowance(table, "UK I") == 6


def test_10_1b_a_unit_goes_on_with_the_points_it_has_left():
    table = march(german({"G I": "2725"}), "G I", "2724")
    assert points_left(table) == 5


def test_10_1b_a_unit_never_spends_more_than_it_has():
    table = march(german({"G I": "2725"}), "G I", "2720")  # five clear hexes and the Seine
    assert hexes_offered(table) == set()


def test_10_1b_points_not_used_are_not_kept():
    table = march(german({"G I": "2725"}), "G I", "2724", "done")
    answer(table, "end", "end", "move then fight", "move then fight")
    assert allowance(table, "G I") == 6


def test_10_1b_points_are_not_passed_to_another_unit():
    table = march(german({"G I": "2725", "19 Pz": "2725"}), "19 Pz", "done")
    assert allowance(table, "G I") == 6


def test_10_1c_a_unit_that_has_moved_is_finished():
    table = march(german({"G I": "2725", "G II": "2626"}), "G I", "2724", "done")
    assert rules_against(table, "G I 2723") == {"10.1c"}


def test_10_1c_a_unit_that_was_taken_up_and_not_moved_may_move_later():
    table = march(german({"G I": "2725", "G II": "2626"}), "G I", "done")
    assert "G I" in offered(table)


def test_10_3b_a_unit_that_was_put_down_keeps_its_die():
    table = march(allied({"F X": "2725", "F I": "2626"}), "F X", "done", die=5)
    assert allowance(table, "F X") == 5


def test_10_1c_a_finished_unit_is_not_offered():
    table = march(german({"G I": "2725", "G II": "2626"}), "G I", "2724", "done")
    assert "G I" not in offered(table)


def test_10_1c_one_unit_is_finished_before_another_is_taken_up():
    table = march(german({"G I": "2725", "G II": "2626"}), "G I", "2724")
    assert rules_against(table, "G II") == {"10.1c"}


def joined_by_a_moved_unit():
    """G I has moved to where G II and G III are; then these are taken up as a stack."""
    table = german({"G I": "2724", "G II": "2725", "G III": "2725"})
    return march(march(table, "G I", "2725", "done"), "stack 2725")


def test_10_1c_a_stack_does_not_take_along_a_unit_that_has_moved():
    table = joined_by_a_moved_unit()
    table.answer("2726")
    assert [place_of(table, unit) for unit in ("G I", "G II", "G III")] == ["2725", "2726", "2726"]


def test_10_1c_beside_one_that_has_moved_a_single_unit_is_no_stack():
    table = march(german({"G I": "2724", "G II": "2725"}), "G I", "2725", "done")
    assert "stack 2725" not in offered(table)


def test_10_1c_every_unit_of_a_stack_that_has_moved_is_finished():
    table = joined_by_a_moved_unit()
    answer(table, "2726", "done")
    assert not {"G I", "G II", "G III"} & offered(table)


# --- 10.4 no minimum move ---------------------------------------------------------------------


def test_10_4a_a_unit_that_cannot_pay_does_not_enter():
    assert "2025" not in reach(allied({"F X": "2024"}), "F X", die=1)


def test_10_4a_not_even_as_its_only_step():
    table = march(allied({"F X": "2427"}), "F X", die=1)
    assert rules_against(table, "2428") == {"10.4a"}  # 1 and the Marne


def test_10_4a_a_unit_that_can_pay_enters():
    assert "2428" in reach(allied({"F X": "2427"}), "F X", die=2)
