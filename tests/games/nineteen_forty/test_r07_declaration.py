"""7.a-7.f, 7.am, 7.an What may be attacked by whom, and what is owed."""

import pytest

from sixweeks.games.nineteen_forty.model.components import GERMAN
from sixweeks.games.nineteen_forty.model.map import GRID
from sixweeks.games.nineteen_forty.model.state import Countries
from sixweeks.games.nineteen_forty.rules.r07_combat_phase import objections_to_fighting
from sixweeks.games.nineteen_forty.text.messages import TEXT
from tests.games.nineteen_forty.toolkit import (
    answer,
    at,
    bits_of,
    declare,
    hex_at,
    hexes,
    offered,
    place_of,
    rules_against,
    unit,
)

# The layout of both examples: three French and three German units in two columns.
EXAMPLE = {
    "F III": "1412",
    "F IV": "1512",
    "F V": "1612",
    "G II": "1411",
    "G III": "1511",
    "G VI": "1611",
}


def test_7_a_nobody_must_attack():
    assert "end" in offered(at("german combat", EXAMPLE))


def test_7_a_only_enemies_next_to_an_attacker_are_attacked():
    game = at("german combat", {"G II": "1411", "F III": "1412", "F IV": "1814"})
    assert hexes(game, "attack") == {"1412"}
    assert rules_against(game, "attack 1814") == {"7.a"}
    assert rules_against(game, "attack 1413") == {"7.a"}


def test_7_b_every_sound_enemy_next_to_an_attacker_is_owed():
    game = declare(at("german combat", EXAMPLE), "1412", "G II")
    assert "fight" not in offered(game)
    assert rules_against(game, "fight") == {"7.b"}


def test_7_b_who_owes_an_attack_and_who_could_make_it_is_told():
    units = {"G XIX": "1511", "G XV": "1411", "F X": "1611", "F XLI": "1512"}
    game = declare(at("german combat", units), "1611", "G XIX")
    found = objections_to_fighting(game, GERMAN, game.frame.declared)
    assert [(each.case, TEXT.explain(each)) for each in found] == [
        (
            "owed",
            "7.b: G XIX attacks next to Charleville (1512), "
            "so that it must be attacked too; G XV could do it.",
        )
    ]
    alone = declare(at("german combat", {**units, "G XV": "1409"}), "1611", "G XIX")
    assert [each.case for each in objections_to_fighting(alone, GERMAN, alone.frame.declared)] == [
        "alone"
    ]


def test_7_b_who_attacks_what_is_owed_is_free():
    game = declare(at("german combat", EXAMPLE), "1412", "G II")
    answer(game, "attack 1512")
    assert {"with G III", "with G VI"} <= offered(game)
    answer(game, "with G III", "declare")
    assert "fight" in offered(game)


def test_7_c_units_drawn_in_owe_what_is_next_to_them():
    game = declare(at("german combat", EXAMPLE), "1412", "G II")
    declare(game, "1512", "G VI")
    assert "fight" not in offered(game)


def test_7_d_the_german_example():
    """G1 attacks F3, G3 attacks F1 and F2 together; G2 does not attack."""
    game = declare(at("german combat", EXAMPLE), "1412", "G II")
    declare(game, "1512 1612", "G VI")
    assert "fight" in offered(game)


def test_7_e_the_allied_example():
    """If F2 attacks, all three German units must be attacked."""
    game = at("allied combat", EXAMPLE)
    declare(game, "1511", "F IV")
    assert hexes(game, "attack") == {"1411", "1611"}
    declare(game, "1411", "F III")
    assert "fight" not in offered(game)
    declare(game, "1611", "F V")
    assert "fight" in offered(game)


def test_7_y_disrupted_enemies_oblige_nobody():
    game = at("german combat", {**EXAMPLE, "F IV": "1512*"})
    assert "fight" in offered(declare(game, "1412", "G II"))


def test_7_y_but_they_may_be_attacked():
    assert "1512" in hexes(at("german combat", {**EXAMPLE, "F IV": "1512*"}), "attack")


def test_7_an_one_sound_unit_makes_the_hex_obligatory():
    units = {**EXAMPLE, "F IV": "1512*", "F 1 DIM": "1512"}
    assert "fight" not in offered(declare(at("german combat", units), "1412", "G II"))


def test_7_an_a_lone_regiment_obliges_the_allies():
    """A-72"""
    game = at("allied combat", {"F III": "1412", "G II": "1411", "G 1 FJ": "1413"})
    assert "fight" not in offered(declare(game, "1411", "F III"))


def test_10_h_intrinsic_strengths_oblige_nobody_but_may_be_attacked():
    strengths = 1 << hex_at("1110") | 1 << hex_at("1009")
    units = {"G II": "1109", "Be I": "1209"}
    game = at("german combat", units, strengths=strengths)
    assert {"1110", "1009"} <= hexes(game, "attack")
    assert "fight" in offered(declare(game, "1209", "G II"))


def test_7_b_nothing_is_owed_across_the_sea_or_a_lake():
    """A-7"""
    game = at("german combat", {"G II": "0209", "N I": "0310"})
    assert hexes(game, "attack") == {"0310"}
    game = at("german combat", {"G II": "0715", "N I": "0614", "N II": "0814"})
    assert hexes(game, "attack") == {"0814"}


def test_7_am_every_attacker_touches_every_hex_of_its_attack():
    game = answer(at("german combat", EXAMPLE), "attack 1412", "also 1512")
    assert {each for each in offered(game) if each.startswith("with")} == {"with G II"}
    assert rules_against(game, "with G VI") == {"7.am"}


def test_7_am_a_hex_and_a_unit_belong_to_one_attack():
    game = declare(at("german combat", EXAMPLE), "1412", "G II")
    assert rules_against(game, "attack 1412") == {"7.am"}
    answer(game, "attack 1512")
    assert "with G II" not in offered(game)
    assert rules_against(game, "with G II") == {"7.am"}


def test_7_i_units_of_several_hexes_attack_together():
    game = answer(
        at("german combat", {**EXAMPLE, "F III": "1815", "F V": "1816"}), "attack 1512", "all"
    )
    answer(game, "declare", "fight")
    assert game.frame.assault.units == tuple(sorted(map(unit, ("G II", "G III", "G VI"))))


def test_7_b_an_attack_may_be_taken_back():
    game = declare(at("german combat", EXAMPLE), "1412", "G II")
    assert "end" in offered(answer(game, "take_back 1412"))


def test_7_b_all_may_be_called_off():
    game = answer(declare(at("german combat", EXAMPLE), "1412", "G II"), "call_off")
    assert "end" in offered(game)
    assert place_of(game, "G II") == "1411"


def test_7_b_gathering_may_be_called_off():
    assert "end" in offered(
        answer(at("german combat", EXAMPLE), "attack 1412", "with G II", "call_off")
    )


def test_7_f_attacks_are_fought_in_any_order():
    game = declare(at("german combat", EXAMPLE), "1412", "G II")
    declare(game, "1512 1612", "G VI")
    answer(game, "fight")
    assert offered(game) == {"next 1412", "next 1512", "in_order"}


def test_7_w_11_g_disrupted_units_and_regiments_do_not_attack():
    game = at(
        "german combat", {"G II": "1411*", "G 1 FJ": "1411", "G III": "1411", "F III": "1412"}
    )
    answer(game, "attack 1412")
    assert rules_against(game, "with G II") == {"7.w"}
    assert rules_against(game, "with G 1 FJ") == {"11.g"}


def test_11_j_a_division_just_landed_does_not_attack():
    game = at(
        "german combat", {"G 22": "1411", "G II": "1411", "F III": "1412"}, landed=bits_of("G 22")
    )
    assert rules_against(answer(game, "attack 1412"), "with G 22") == {"11.j"}


def test_15_d_the_mountain_corps_does_not_attack():
    game = at("german combat", {"G Geb": "1411", "G II": "1411", "F III": "1412"})
    assert rules_against(answer(game, "attack 1412"), "with G Geb") == {"15.d"}


@pytest.mark.parametrize(("turn", "rules"), [(0, {"17.e"}), (1, {"17.e"}), (2, set())])
def test_17_e_panzer_corps_attack_in_the_area_of_the_main_effort(turn, rules):
    game = at("german combat", {"G XIX": "0809", "G II": "0809", "Be I": "0810"}, turn=turn)
    assert rules_against(answer(game, "attack 0810"), "with G XIX") == rules


def test_17_e_17_f_inside_it_they_do():
    game = at("german combat", {"G XIX": "1411", "F III": "1412"}, turn=0)
    assert "with G XIX" in offered(answer(game, "attack 1412"))


def test_17_e_panzer_divisions_are_free():
    """A-29"""
    game = at("german combat", {"G 9 Pz": "0809", "Be I": "0810"}, turn=0)
    assert "with G 9 Pz" in offered(answer(game, "attack 0810"))


def test_18_f_units_that_cannot_move_on_turn_0_may_attack():
    game = at("allied combat", {"Be K": "1409", "G II": "1408"}, turn=0)
    assert "with Be K" in offered(answer(game, "attack 1408"))


def test_13_o_a_neutral_is_attacked_only_after_an_invasion():
    """A-8, A-77"""
    game = at("german combat", {"G II": "1408", "Be K": "1409"}, countries=Countries())
    assert rules_against(game, "attack 1409") == {"13.o"}
    assert "1409" in hexes(answer(game, "invade belgium"), "attack")


def test_7_i_the_units_of_one_hex_join_together():
    units = {"G XIX": "1511", "G SSC": "1511", "G III": "1510", "F X": "1611"}
    game = answer(at("german combat", units), "attack 1611", "with_stack 1511")
    assert game.frame.assault.units == (unit("G XIX"), unit("G SSC"))


def test_7_i_a_single_unit_of_a_hex_is_no_stack():
    units = {"G XIX": "1511", "F X": "1611"}
    game = answer(at("german combat", units), "attack 1611")
    assert "with_stack 1511" not in offered(game)
    assert rules_against(game, "with stack 1511") == {"7.i"}


def test_7_c_the_next_attack_declares_the_one_in_hand():
    game = answer(at("german combat", EXAMPLE), "attack 1412", "with G II", "attack 1612")
    assert [GRID.numbers(each.hexes) for each in game.stack[-2].declared] == [["1412"]]
    assert GRID.numbers(game.frame.assault.hexes) == ["1612"]


def test_7_j_a_hex_that_can_be_added_is_not_the_next_attack():
    game = answer(at("german combat", EXAMPLE), "attack 1412", "with G II")
    assert "1512" in hexes(game, "also")
    assert "1512" not in hexes(game, "attack")


def test_7_c_a_set_that_owes_nothing_is_fought_at_once():
    units = {"G II": "1411", "G III": "1411", "F III": "1412"}
    game = answer(at("german combat", units), "attack 1412", "with G II", "fight")
    assert type(game.frame).__name__ == "Battle"


def test_7_c_an_attack_in_hand_that_owes_another_is_not_fought():
    game = answer(at("german combat", EXAMPLE), "attack 1412", "with G II")
    assert "fight" not in offered(game)
    assert rules_against(game, "fight") == {"7.b"}


def test_7_f_the_attacks_are_fought_in_the_order_of_their_declaration():
    game = at("german combat", {"G II": "1411", "F III": "1412", "G X": "1811", "F X": "1812"})
    declare(declare(game, "1812", "G X"), "1412", "G II")
    assert GRID.numbers(answer(game, "in_order").frame.assault.hexes) == ["1812"]


def test_7_f_one_attack_has_no_order():
    game = declare(at("german combat", {"G II": "1411", "F III": "1412"}), "1412", "G II")
    assert "in_order" not in offered(game)
