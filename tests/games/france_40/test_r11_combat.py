"""11.0-11.2, 11.7-11.9 Combat: who may attack whom, and how attacks follow one another.

2725 lies in clear country; around it, clockwise from north-west, are 2825, 2826, 2726, 2626, 2625
and 2724, without a river between any of them and it.
"""

from functools import partial

from tests.games.france_40.toolkit import (
    answer,
    assault,
    at,
    german_combat,
    offered,
    place_of,
    rules_against,
    steps_of,
    told,
)

german, allied = german_combat, partial(at, "allied combat")


def targets(table):
    return {answer for answer in offered(table) if answer.startswith("attack")}


# --- 11.0 -------------------------------------------------------------------------------------


def test_11_0a_attacks_are_voluntary():
    assert {"attack 2725", "end"} <= offered(german({"G I": "2726", "F X": "2725"}))


def test_11_0a_there_is_no_retreat_before_combat():
    table = assault(german({"G I": "2726", "F X": "2725"}), "2725", "G I")
    assert table.to_move == "roll"


def test_11_0a_an_empty_hex_is_not_attacked():
    table = german({"G I": "2726", "F X": "2725"})
    assert rules_against(table, "attack 2626") == {"11.0a"}


def test_11_0a_only_enemy_hexes_are_offered():
    assert targets(german({"G I": "2726", "F X": "2725"})) == {"attack 2725"}


def test_11_0a_own_units_are_not_attacked():
    table = german({"G I": "2726", "G II": "2626", "F X": "2725"})
    assert rules_against(table, "attack 2626") == {"11.0a"}


def test_11_0a_an_attack_needs_a_unit():
    table = german({"G I": "2726", "F X": "2725"})
    table.answer("attack 2725")
    assert rules_against(table, "launch") == {"11.0a"}


def test_11_0a_a_fortification_alone_is_attacked():
    table = german({"G I": "1732", "Maginot 1733": "1733"})
    assert "attack 1733" in offered(table)


def test_11_0b_a_unit_attacks_once_in_a_phase():
    table = german({"G I": "2726", "F X": "2725", "F I": "2626"})
    assault(table, "2725", "G I").answer(6)
    assert rules_against(table, "attack 2626") == {"11.0b"}


def test_11_0b_a_unit_that_has_attacked_is_not_offered_again():
    table = german({"G I": "2726", "G II": "2627", "F X": "2725", "F I": "2626"})
    assault(table, "2725", "G I").answer(6)
    table.answer("attack 2626")
    assert offered(table) == {"with G II", "call off"}


def test_11_0b_a_unit_that_has_attacked_is_refused():
    table = german({"G I": "2726", "G II": "2627", "F X": "2725", "F I": "2626"})
    assault(table, "2725", "G I").answer(6)
    table.answer("attack 2626")
    assert rules_against(table, "with G I") == {"11.0b"}


def test_11_0b_a_unit_is_attacked_once_in_a_phase():
    table = german({"G I": "2726", "G II": "2626", "F X": "2725"})
    assault(table, "2725", "G I").answer(6)
    assert rules_against(table, "attack 2725") == {"11.0b"}


def test_11_0b_an_attacked_hex_is_not_offered_again():
    table = german({"G I": "2726", "G II": "2626", "F X": "2725"})
    assault(table, "2725", "G I").answer(6)
    assert targets(table) == set()


def test_11_0b_a_unit_that_retreated_is_not_attacked_again():
    """B-18 Alone in its new hex it is safe for the phase."""
    table = driven_back({"F 5": "1543", "F 9": "2240", "G 9": "2239"})
    assert rules_against(table, "attack 1643") == {"11.0b"}


def test_11_0b_the_next_phase_is_a_new_one():
    table = german({"G I": "2726", "UK I": "2725"}, order="move_fight")
    assault(table, "2725", "G I").answer(2)  # 1:2 and a 2: the British give way
    answer(table, "UK I retreats 2825", "G I advances", "end", "fight then move")
    assert targets(table) == {"attack 2725"}


def driven_back(units, beaten="G 5"):
    """In 1939, without zones of control: G 5 has been driven from 1742 into 1643."""
    table = allied({"F 1": "1741", "F 3": "1741", beaten: "1742", **units}, scenario="1939")
    assault(table, "1742", "F 1", "F 3").answer(2)  # 1:1 and a 2
    answer(table, f"{beaten} retreats 1643", "F 1 advances", "stay")
    return table


def second_battle(beaten="G 5", found="G 6"):
    """There G 5 finds G 6, and two French divisions are next to them."""
    return driven_back({found: "1643", "F 5": "1543", "F 9": "1543"}, beaten)


def test_11_0c_a_hex_that_retreated_units_have_joined_may_be_attacked():
    assert targets(second_battle("G 5", "G 6")) == targets(second_battle("G 6", "G 5"))


def test_11_0c_because_of_the_unit_that_was_there_before():
    assert targets(second_battle()) == {"attack 1643"}


def test_11_0c_retreated_units_add_nothing_to_the_defense():
    assert second_battle().odds("F 5 + F 9 1643")["defence"] == 4


def test_11_0c_but_they_suffer_the_result():
    table = assault(second_battle(), "1643", "F 5", "F 9")
    table.answer(1)  # 1:1 and a 1: a bloodbath, and the owner may take it from either
    assert offered(table) == {"G 5 loses", "G 6 loses"}


def test_11_0c_they_retreat_with_the_others():
    table = assault(second_battle(), "1643", "F 5", "F 9")
    table.answer(2)
    for unit in ("G 5", "G 6"):
        table.answer(f"{unit} retreats 1644")
    assert (place_of(table, "G 5"), place_of(table, "G 6")) == ("1644", "1644")


def test_11_0c_in_1940_a_fortification_draws_such_units_in():
    """F X retreats into the Maginot Line, where no zone of control reaches (7.8b)."""
    germans = {"G I": "1832", "G II": "1832", "G III": "1634", "G IV": "1634"}
    table = german({"F X": "1732", "F I": "1733", "Maginot 1733": "1733", **germans})
    assault(table, "1732", "G I", "G II").answer(4)
    answer(table, "F X retreats 1733", "stay")
    assert table.odds("G III + G IV 1733")["defence"] == 7  # F I and the fortification


def test_11_0c_a_side_that_sees_only_the_retreated_unit_is_told_its_best_case():
    """3.10a G 5 lies on top of G 6, and G 5 adds nothing."""
    odds = second_battle().odds("F 5 + F 9 1643", "allied")
    assert (odds["defence"], odds["hidden_defenders"]) == (0, 1)


# --- 11.2, 11.7-11.9 --------------------------------------------------------------------------


def test_11_2a_units_in_several_hexes_attack_one():
    table = german({"G I": "2726", "G II": "2626", "F X": "2725"})
    assert table.odds("G I + G II 2725")["attack"] == 12


def test_11_2a_one_attack_has_one_target():
    table = german({"G I": "2726", "F X": "2725", "F I": "2626"})
    table.answer("attack 2725")
    assert rules_against(table, "attack 2626") == {"11.2a"}


def test_11_2a_a_stack_defends_as_one_force():
    table = german({"G I": "2726", "F X": "2725", "F I": "2725", "F XXIV": "2725"})
    assert table.odds("G I 2725")["defence"] == 14


def test_11_2a_only_units_next_to_the_target_attack():
    table = german({"G I": "2726", "G II": "2727", "F X": "2725"})
    table.answer("attack 2725")
    assert rules_against(table, "with G II") == {"11.2a"}


def test_11_2a_units_further_off_are_not_offered():
    table = german({"G I": "2726", "G II": "2727", "F X": "2725"})
    table.answer("attack 2725")
    assert offered(table) == {"with G I", "call off"}


def test_11_2a_a_hex_nobody_is_next_to_is_not_attacked():
    table = german({"G I": "2727", "F X": "2725"})
    assert rules_against(table, "attack 2725") == {"11.2a"}


def test_11_2a_whatever_else_may_be_attacked():
    table = german({"G I": "2726", "F X": "2725", "F I": "4026", "F III": "1220"})
    found = [rules_against(table, f"attack {hex}") for hex in ("4026", "1220", "2725")]
    assert found == [{"11.2a"}, {"11.2a"}, set()]


def test_11_2a_fortifications_do_not_join():
    """2.12b"""
    table = german({"G I": "2335", "F X": "2434", "WW 2334": "2334", "G II": "2435"})
    table.answer("attack 2434")
    assert rules_against(table, "with WW 2334") == {"2.12b"}


def test_11_2a_units_off_the_map_do_not_join():
    table = german({"G I": "2726", "F X": "2725"})
    table.answer("attack 2725")
    assert rules_against(table, "with G V") == {"2.1d"}


def test_11_2a_former_neutrals_attack_near_home():
    """B-44 2929 does not touch Belgium."""
    table = allied({"B I": "3030", "UK I": "3029", "G I": "2929"}, belgium="in play 1")
    assert rules_against(table, "attack 2929 with B I") == {"3.6g"}


def test_11_2a_and_are_not_offered_what_lies_beyond():
    units = {"B I": "3030", "G I": "2929", "B Cv": "3333", "G II": "3334", "UK I": "2620"}
    assert targets(allied(units, belgium="in play 1")) == {"attack 3334"}


def test_11_2a_nor_an_attack_there_that_others_may_make():
    table = allied({"B I": "3030", "UK I": "3029", "G I": "2929"}, belgium="in play 1")
    table.answer("attack 2929")
    assert offered(table) == {"with UK I", "call off"}


def test_11_2a_the_germans_of_1939_do_not_attack_out_of_germany():
    """B-34"""
    units = {"G 5": "2434", "F 1": "2433", "F 3": "2435"}
    assert targets(german(units, scenario="1939")) == {"attack 2435"}


def test_11_2a_the_enemys_units_do_not_join():
    table = german({"G I": "2726", "F X": "2725", "F I": "2626"})
    table.answer("attack 2725")
    assert rules_against(table, "with F I") == {"11.2a"}


def test_11_2b_two_nationalities_do_not_attack_together():
    table = allied({"F I": "2726", "UK I": "2626", "G I": "2725"})
    answer(table, "attack 2725", "with F I")
    assert rules_against(table, "with UK I") == {"11.2b"}


def test_11_2b_after_the_first_unit_only_its_nationality_is_offered():
    table = allied({"F I": "2726", "F X": "2726", "UK I": "2626", "G I": "2725"})
    answer(table, "attack 2725", "with F I")
    assert offered(table) == {"with F X", "launch", "call off"}


def test_11_2b_each_nationality_may_attack_by_itself():
    table = allied({"F I": "2726", "UK I": "2626", "G I": "2725", "G II": "2625"})
    assault(table, "2725", "F I")
    answer(table, "hold 4th armored", 6)
    assert targets(table) == {"attack 2625"}


def test_11_7a_a_unit_joins_an_attack_once():
    table = german({"G I": "2726", "F X": "2725"})
    answer(table, "attack 2725", "with G I")
    assert rules_against(table, "with G I") == {"11.7a"}


def test_11_7a_a_unit_attacks_with_its_whole_factor():
    table = german({"G I": "2726", "F X": "2725", "F I": "2626"})
    assert {table.odds(f"G I {hex}")["attack"] for hex in ("2725", "2626")} == {6}


def test_11_8a_units_of_a_stack_attack_different_hexes():
    table = german({"G I": "2726", "G II": "2726", "F X": "2725", "F I": "2626"})
    assault(table, "2725", "G I").answer(6)
    assault(table, "2626", "G II").answer(6)
    assert [line for line in told(table) if " attacks " in line] == [
        "G I attacks Sézanne (2725). (11.9a)",
        "G II attacks 2626 (25 km south-east of Sézanne). (11.9a)",
    ]


def test_11_8a_some_of_a_stack_need_not_attack():
    table = german({"G I": "2726", "G II": "2726", "F X": "2725"})
    assert table.odds("G I 2725")["attack"] == 6


def test_11_9a_attacks_are_made_in_any_order():
    table = german({"G I": "2726", "G II": "2626", "F X": "2725", "F I": "2625"})
    assert targets(table) == {"attack 2725", "attack 2625"}


def test_11_9a_nothing_is_declared_beforehand():
    """A unit next to two enemies is free until its own attack is named."""
    units = {"G I": "2826", "G II": "2726", "F X": "2725", "F I": "2925", "F III": "2626"}
    table = german(units)
    assault(table, "2925", "G I").answer(6)
    assert targets(table) == {"attack 2725", "attack 2626"}


def test_11_9a_an_attack_may_be_called_off_before_it_is_launched():
    table = german({"G I": "2726", "F X": "2725"})
    answer(table, "attack 2725", "with G I", "call off")
    assert "attack 2725" in offered(table)


def test_11_10d_one_attack_is_settled_before_the_next():
    table = german({"G I": "2726", "G II": "2626", "F X": "2725", "F I": "2625"})
    assault(table, "2725", "G I").answer(2)
    assert all("retreats" in answer for answer in offered(table))


def test_11_10d_the_attacker_ends_the_phase_when_he_wishes():
    table = german({"G I": "2726", "G II": "2626", "F X": "2725", "F I": "2625"})
    assault(table, "2725", "G I").answer(6)
    table.answer("end")
    assert (steps_of(table, "F I"), targets(table)) == (2, set())


def test_11_10d_the_result_is_read_from_the_die():
    table = german({"G I": "2726", "F X": "2725"})
    assault(table, "2725", "G I").answer(6)
    assert "At 1:1 (die 6): the attack stalls. (11.10d)" in told(table)


# --- odds before an attack --------------------------------------------------------------------


def test_11_10a_the_odds_of_an_attack_being_built():
    table = german({"G I": "2726", "G II": "2626", "F X": "2725"})
    answer(table, "attack 2725", "with G I", "with G II")
    assert table.odds("")["column"] == "2:1"


def test_11_10a_the_odds_of_an_attack_that_has_been_launched():
    table = assault(allied({"F I": "2726", "G I": "2725"}), "2725", "F I")
    assert (table.odds("")["column"], table.odds("armored")["column"]) == ("1:2", "1:1")
