"""9.0 Replacements and reinforcements."""

from functools import partial

import pytest

from sixweeks.kernel.presentation.input_error import InputError
from tests.games.france_40.measures import allowance
from tests.games.france_40.rings import FRENCH_RING, GERMAN_RING
from tests.games.france_40.toolkit import (
    answer,
    assault,
    at,
    hexes_offered,
    offered,
    place_of,
    rules_against,
    steps_of,
    told,
)

german, allied = partial(at, "german replacements"), partial(at, "allied replacements")


def through(table, *answers):
    answer(table, *answers)
    return table


def pools(table):
    return table.game.replacements


# --- 9.0 who takes replacements ---------------------------------------------------------------


def test_9_0a_there_are_no_replacements_in_1939():
    with pytest.raises(InputError, match="there is no phase 'german replacements' in 1939"):
        german({"G 5": "2240"}, scenario="1939")


def test_9_0a_no_unit_goes_above_its_full_strength():
    table = german({"G I": ("2240", 1), "G II": ("2241", 1)})
    table.answer("replace G I")
    assert rules_against(table, "replace G I") == {"9.0a"}


def test_9_0b_british_units_take_no_replacements():
    table = allied({"UK I": ("2725", 2), "F X": ("2725", 1)})
    assert rules_against(table, "replace UK I") == {"9.0b"}


def test_9_0b_the_british_are_not_offered_any():
    table = allied({"UK I": ("2724", 2), "F X": ("2725", 1)})
    assert offered(table) == {"replace F X", "end"}


def test_9_0b_former_neutrals_take_no_replacements():
    table = allied({"B I": "3333", "UK I": "2620", "F X": ("2725", 1)}, belgium="in play 1")
    assert "9.0b" in rules_against(table, "replace B I")


def test_9_0b_a_unit_that_took_replacements_moves_as_usual():
    table = german({"G I": ("2240", 1)})
    through(table, "replace G I", "move then fight")
    assert allowance(table, "G I") == 6


# --- 9.1 German, 9.3 French -------------------------------------------------------------------


def test_9_1a_a_reduced_german_unit_regains_a_step():
    table = german({"G I": ("2240", 1)})
    table.answer("replace G I")
    assert steps_of(table, "G I") == 2


def test_9_1a_what_was_replaced_is_told():
    table = german({"G I": ("2240", 1)})
    table.answer("replace G I")
    assert "G I takes a replacement: 2 steps. (9.1a)" in told(table)


def test_9_1a_each_step_comes_off_the_german_pool():
    table = german({"G I": ("2240", 1)})
    table.answer("replace G I")
    assert pools(table) == {"german": 7, "allied": 17}


def test_9_1a_any_number_of_units_in_one_phase():
    table = german({"G I": ("2240", 1), "G II": ("2240", 1), "G XII": ("2241", 1)})
    through(table, "replace G I", "replace G II", "replace G XII")
    assert pools(table)["german"] == 5


def test_9_1a_nobody_need_be_replaced():
    table = german({"G I": ("2240", 1)})
    table.answer("end")
    assert (steps_of(table, "G I"), pools(table)["german"]) == (1, 8)


def test_9_1a_not_from_an_empty_pool():
    table = german({"G I": ("2240", 1), "19 Pz": ("2241", 3)}, replacements_german=0)
    assert rules_against(table, "replace G I") == {"9.1a"}


def test_9_1a_not_out_of_supply():
    table = german({"G V": ("2725", 1), "G I": ("2240", 1), **FRENCH_RING})
    assert rules_against(table, "replace G V") == {"9.1a"}


def test_9_1a_what_is_barred_is_not_offered():
    table = german({"G V": ("2725", 1), "G I": ("2240", 1), **FRENCH_RING})
    assert offered(table) == {"replace G I", "end"}


def test_9_1a_mechanized_corps_take_no_ordinary_replacements():
    table = german({"19 Pz": ("2241", 3), "G I": ("2240", 1)})
    assert rules_against(table, "replace 19 Pz") == {"9.1a"}


def test_9_1a_not_the_other_side():
    table = german({"G I": ("2240", 1), "F X": ("2725", 1)})
    assert rules_against(table, "replace F X") == {"9.1a"}


def test_9_3a_a_reduced_french_unit_regains_a_step():
    table = allied({"F X": ("2725", 1)})
    table.answer("replace F X")
    assert steps_of(table, "F X") == 2


def test_9_3a_what_was_replaced_is_told():
    table = allied({"F X": ("2725", 1)})
    table.answer("replace F X")
    assert "F X takes a replacement: 2 steps. (9.3a)" in told(table)


def test_9_3a_each_step_comes_off_the_french_pool():
    table = allied({"F X": ("2725", 1), "F I": ("2725", 1)})
    through(table, "replace F X", "replace F I")
    assert pools(table) == {"german": 8, "allied": 15}


def test_9_3a_not_from_an_empty_pool():
    table = allied({"F X": ("2725", 1), "F I": ("2725", 1)}, replacements_allied=1)
    table.answer("replace F I")
    assert steps_of(table, "F X") == 1  # and nothing more is asked of the Allies this turn


def test_9_3a_not_out_of_supply():
    table = allied({"F X": ("2725", 1), "F I": ("2420", 1), **GERMAN_RING})
    assert rules_against(table, "replace F X") == {"9.3a"}


def test_9_3a_maginot_fortifications_take_none():
    table = allied({"Maginot 1733": ("1733", 1), "F X": ("2725", 1)})
    assert rules_against(table, "replace Maginot 1733") == {"9.3a"}


def test_9_3a_a_reduced_fortification_is_not_offered():
    table = allied({"Maginot 1733": ("1733", 1), "F X": ("2725", 1)})
    assert offered(table) == {"replace F X", "end"}


def test_9_3b_a_unit_may_be_replaced_again():
    table = allied({"F X": ("2725", 1), "G I": "2726"})
    through(table, "replace F X", "fight then move")
    assault(table, "2725", "G I").answer(1)  # 1:1 and a 1: a bloodbath
    through(table, "end", "end", "move then fight", "end", "end", "end")
    assert offered(table) == {"replace F X", "end"}


def test_9_3b_an_eliminated_unit_never_returns():
    table = allied({"F X": "dead", "F I": ("2725", 1)})
    assert rules_against(table, "replace F X") == {"9.3b"}


# --- 9.2 mechanized replacements --------------------------------------------------------------

PANZERS = {"19 Pz": ("2240", 2), "14 PzG": ("2241", 3)}


def test_9_2a_the_declaration_lets_each_reduced_corps_take_a_step():
    table = german(PANZERS)
    table.answer("mechanized replacements")
    assert offered(table) == {"refit 19 Pz", "refit 14 PzG", "end"}


def test_9_2a_one_step_each_and_no_more():
    table = german(PANZERS)
    through(table, "mechanized replacements", "refit 19 Pz", "refit 14 PzG")
    assert (steps_of(table, "19 Pz"), steps_of(table, "14 PzG")) == (3, 4)


def test_9_2a_a_second_step_is_refused():
    table = german(PANZERS)
    through(table, "mechanized replacements", "refit 19 Pz")
    assert rules_against(table, "refit 19 Pz") == {"9.2a"}


def test_9_2a_not_before_the_declaration():
    found = german(PANZERS).why("refit 19 Pz")
    assert found == ["9.2a: declare the mechanized replacements first."]


def test_9_2a_what_the_declaration_allows_is_not_refused():
    table = german(PANZERS)
    table.answer("mechanized replacements")
    assert rules_against(table, "refit 19 Pz") | rules_against(table, "19 Pz") == set()


def test_9_2a_not_for_a_corps_that_has_been_eliminated():
    table = german({**PANZERS, "41 Pz": "dead"}, turn=4)
    table.answer("mechanized replacements")
    assert "refit 41 Pz" not in offered(table)


def test_9_2a_outside_the_pool():
    table = german(PANZERS)
    through(table, "mechanized replacements", "refit 19 Pz", "refit 14 PzG")
    assert pools(table)["german"] == 8


def test_9_2a_even_if_the_pool_is_empty():
    table = german(PANZERS, replacements_german=0)
    assert "mechanized replacements" in offered(table)


def test_9_2a_ordinary_replacements_go_on():
    table = german({**PANZERS, "G I": ("2240", 1)})
    table.answer("mechanized replacements")
    assert "replace G I" in offered(table)


def test_9_2a_once_in_a_game():
    table = german({**PANZERS, "G I": ("2240", 1)}, mechanized_refit="yes")
    assert rules_against(table, "mechanized replacements") == {"9.2a"}


def test_9_2a_having_been_used_it_is_not_offered():
    table = german({**PANZERS, "G I": ("2240", 1)}, mechanized_refit="yes")
    assert offered(table) == {"replace G I", "end"}


def test_9_2a_the_declaration_uses_it_up():
    table = german({**PANZERS, "G I": ("2240", 1)})
    table.answer("mechanized replacements")
    assert rules_against(table, "mechanized replacements") == {"9.2a"}


def test_9_2a_on_a_halt_turn_too():
    table = german(PANZERS, turn=5, halt="halted", first_halt=4)
    assert "mechanized replacements" in offered(table)


def test_9_2a_not_for_a_corps_out_of_supply():
    table = german({**PANZERS, "41 Pz": ("2725", 2), **FRENCH_RING}, turn=4)
    table.answer("mechanized replacements")
    assert "refit 41 Pz" not in offered(table)


def test_9_2a_a_corps_out_of_supply_is_refused():
    table = german({**PANZERS, "41 Pz": ("2725", 2), **FRENCH_RING}, turn=4)
    table.answer("mechanized replacements")
    assert rules_against(table, "refit 41 Pz") == {"9.2a"}


def test_9_2a_not_without_a_reduced_corps():
    table = german({"19 Pz": "2240", "G I": ("2240", 1)})
    assert rules_against(table, "mechanized replacements") == {"9.2a"}


def test_9_2a_not_for_the_allies():
    table = allied({**PANZERS, "F X": ("2725", 1)})
    assert rules_against(table, "mechanized replacements") == {"9.2a"}


# --- 9.4 the 39th Panzer Corps ----------------------------------------------------------------

WAITING = {"39 Pz": "unplaced", "G I": ("2240", 1)}


def test_9_4a_it_arrives_in_a_city_in_germany():
    table = german(WAITING, turn=8)
    assert hexes_offered(table, "enter") >= {"3138", "1043", "2635", "3339"}


def test_9_4a_there_is_a_place_in_every_german_city():
    assert len(hexes_offered(german(WAITING, turn=8), "enter")) == 21 + 3  # the Ruhr too (B-59)


def test_9_4a_not_before_turn_8():
    assert rules_against(german(WAITING, turn=7), "39 Pz at 3138") == {"9.4a"}


def test_9_4a_on_turn_7_it_is_not_offered():
    assert hexes_offered(german(WAITING, turn=7), "enter") == set()


def test_9_4a_on_any_later_turn():
    assert "3138" in hexes_offered(german(WAITING, turn=11), "enter")


def test_9_4a_it_need_not_come():
    table = german(WAITING, turn=8)
    table.answer("end")
    assert place_of(table, "39 Pz") == "unplaced"


def test_9_4a_only_once():
    table = german(WAITING, turn=8)
    table.answer("39 Pz at 3138")
    assert rules_against(table, "39 Pz at 1043") == {"9.4a"}


def test_9_4a_not_outside_a_city():
    assert rules_against(german(WAITING, turn=8), "39 Pz at 2240") == {"9.4a"}


def test_9_4a_not_in_a_city_outside_germany():
    table = german(WAITING, turn=8, control_german="2432")
    assert rules_against(table, "39 Pz at 2432") == {"9.4a"}


def test_9_4a_not_in_a_city_under_allied_control():
    table = german(WAITING, turn=8, control_allied="3138")
    assert rules_against(table, "39 Pz at 3138") == {"9.4a"}


def test_9_4a_not_in_an_enemy_zone():
    table = german({**WAITING, "F X": "2636"}, turn=8)
    assert rules_against(table, "39 Pz at 2635") == {"9.4a"}


def test_9_4a_what_is_barred_is_not_offered():
    full = {"G II": "3138", "G III": "3138", "G IV": "3138"}
    table = german({**WAITING, **full, "F X": "2636"}, turn=8, control_allied="1043")
    assert hexes_offered(table, "enter") & {"3138", "2635", "1043"} == set()


def test_9_4a_not_above_the_stacking_limit():
    full = {"G II": "3138", "G III": "3138", "G IV": "3138"}
    table = german({**WAITING, **full}, turn=8)
    assert rules_against(table, "39 Pz at 3138") == {"6.4a"}


def test_9_4a_it_arrives_at_full_strength():
    table = german(WAITING, turn=8)
    table.answer("39 Pz at 3138")
    assert (place_of(table, "39 Pz"), steps_of(table, "39 Pz")) == ("3138", 4)


def test_9_4a_it_costs_no_replacements():
    table = german(WAITING, turn=8)
    table.answer("39 Pz at 3138")
    assert pools(table)["german"] == 8


def test_9_4a_it_moves_on_the_turn_after():
    """B-39 Phase VI of turn 8 is past both player turns."""
    table = german({**WAITING, "UK I": "2725"}, turn=8)
    through(table, "39 Pz at 3138", "end", "move then fight")
    assert (table.game.turn, allowance(table, "39 Pz")) == (9, 12)


def test_9_4a_the_allies_are_not_offered_it():
    table = allied({**WAITING, "F X": ("2725", 1)}, turn=8)
    assert offered(table) == {"replace F X", "end"}


def test_9_4a_the_allies_have_no_reinforcement():
    table = allied({**WAITING, "F X": ("2725", 1)}, turn=8)
    assert rules_against(table, "39 Pz at 3138") == {"9.4a"}


# --- the last turn ----------------------------------------------------------------------------


@pytest.mark.parametrize("phase", ["german replacements", "allied replacements"])
def test_5_15a_after_the_last_turn_nobody_is_asked_for_replacements(phase):
    table = at(phase, {"G I": ("3138", 1), "19 Pz": ("3138", 1), "F X": ("2722", 1)}, turn=13)
    assert (table.is_over, steps_of(table, "G I")) == (True, 1)


def test_9_4a_the_corps_may_still_arrive():
    table = german({"39 Pz": "unplaced", "G I": ("3138", 1)}, turn=13)
    assert {answer.split()[0] for answer in offered(table)} == {"39", "end"}


def test_9_1a_beside_it_no_step_is_replaced():
    table = german({"39 Pz": "unplaced", "G I": ("3138", 1)}, turn=13)
    assert rules_against(table, "replace G I") == {"9.1a"}


def test_9_2a_beside_it_no_refit_is_declared():
    table = german({"39 Pz": "unplaced", "19 Pz": ("3138", 1)}, turn=13)
    assert rules_against(table, "mechanized replacements") == {"9.2a"}
