"""5.8 Operation Sickle Cut on turn 1."""

from typing import Any

import pytest

from tests.games.france_40.measures import shifts
from tests.games.france_40.toolkit import (
    assault,
    at,
    offered,
    place_of,
    reach,
    rules_against,
)

SICKLE_CUT: dict[str, Any] = {
    "turn": 1,
    "sickle_cut": "19 Pz, 41 Pz, 16 Pz",
    "belgium": "in play 1",
}
CORPS = {"19 Pz": "2931", "41 Pz": "2932", "16 Pz": "3032", "UK I": "3628"}


def column(table, attack):
    return table.odds(attack)["column"]


@pytest.mark.parametrize("order", ["move_fight", "fight_move"])
def test_5_8a_sickle_cut_corps_do_not_move_on_turn_1(order):
    table = at("german movement", CORPS, order=order, **SICKLE_CUT)
    assert rules_against(table, "19 Pz 2832") == {"5.8a"}


def test_5_8a_sickle_cut_corps_are_not_offered_to_move():
    table = at("german movement", {**CORPS, "14 PzG": "2836"}, **SICKLE_CUT)
    assert offered(table) & {"19 Pz", "41 Pz", "16 Pz", "14 PzG"} == {"14 PzG"}


def test_5_8a_they_move_from_turn_2_on():
    table = at("german movement", CORPS, **{**SICKLE_CUT, "turn": 2})
    assert "19 Pz" in offered(table)


def test_5_8b_surprise_shifts_right_and_the_forest_does_not_count():
    table = at("german combat", {**CORPS, "F X": "2930"}, **SICKLE_CUT)
    assert (shifts(table.odds("19 Pz 2930")), column(table, "19 Pz 2930")) == ({"5.8b": 1}, "3:1")


def test_5_8b_surprise_counts_against_open_ground_too():
    table = at("german combat", {**CORPS, "F X": "2831"}, **SICKLE_CUT)
    assert shifts(table.odds("19 Pz 2831")) == {"5.8b": 1}


def test_5_8b_surprise_waives_the_forest_alone():
    units = {**CORPS, "16 Pz": "2832", "Maginot 2731": "2731"}
    table = at("german combat", units, **SICKLE_CUT)
    assert shifts(table.odds("16 Pz 2731")) == {"5.8b": 1, "11.14a": -2}


def test_5_8b_they_may_advance():
    table = at("german combat", {**CORPS, "F X": ("2930", 1)}, **SICKLE_CUT)
    assault(table, "2930", "19 Pz").answer(1)
    table.answer("19 Pz advances")
    assert place_of(table, "19 Pz") == "2930"


def test_5_8b_no_surprise_from_turn_2_on():
    table = at("german combat", {**CORPS, "F X": "2930"}, **{**SICKLE_CUT, "turn": 2})
    assert shifts(table.odds("19 Pz 2930")) == {"11.12c": -1}


def test_5_8b_b_51_one_sickle_cut_corps_surprises_for_the_whole_attack():
    table = at("german combat", {**CORPS, "G I": "3031", "F X": "2930"}, **SICKLE_CUT)
    assert shifts(table.odds("19 Pz + G I 2930")) == {"5.8b": 1}


def test_5_8b_b_51_two_sickle_cut_corps_surprise_once():
    table = at("german combat", {**CORPS, "41 Pz": "2931", "F X": "2930"}, **SICKLE_CUT)
    assert shifts(table.odds("19 Pz + 41 Pz 2930")) == {"5.8b": 1}


def test_5_8c_other_germans_may_enter_the_forest_on_turn_1():
    table = at("german movement", {**CORPS, "G I": "2836"}, **SICKLE_CUT)
    assert {"2935", "2934"} <= reach(table, "G I")


def test_5_8c_other_germans_attack_with_the_forest_against_them():
    units = {**CORPS, "G I": "3031", "G II": "3031", "F X": "2930"}
    table = at("german combat", units, **SICKLE_CUT)
    assert (shifts(table.odds("G I + G II 2930")), column(table, "G I + G II 2930")) == (
        {"11.12c": -1},
        "1:1",
    )


@pytest.mark.parametrize(("unit", "hex"), [("F X", "2831"), ("UK II", "2831"), ("B I", "3131")])
def test_5_8d_no_allied_unit_moves_into_the_forest_on_turn_1(unit, hex):
    table = at("allied movement", {**CORPS, "19 Pz": "2934", unit: hex}, **SICKLE_CUT)
    table.answer(3)
    into = {"2831": "2832", "3131": "3132"}[hex]
    assert rules_against(table, f"{unit} {into}") == {"5.8d"}


def test_5_8d_the_forest_in_france_is_closed_too():
    table = at("allied movement", {**CORPS, "19 Pz": "2934", "F X": "2831"}, **SICKLE_CUT)
    table.answer(3)
    assert "2930" not in reach(table, "F X")


def test_5_8d_no_allied_attack_into_the_forest_on_turn_1():
    table = at("allied combat", {**CORPS, "F X": "2831", "G I": "2731"}, **SICKLE_CUT)
    assert rules_against(table, "attack 2931") == {"5.8d"}


def test_5_8d_the_forest_is_open_from_turn_2_on():
    units = {**CORPS, "19 Pz": "2934", "F X": "2831"}
    table = at("allied movement", units, **{**SICKLE_CUT, "turn": 2})
    assert "2930" in reach(table, "F X", die=6)


def retreat_before_sickle_cut(option):
    """F X, attacked on turn 1 in 2831, must retreat; 2930 lies in the forest."""
    units = {**CORPS, "19 Pz": "2832", "F X": "2831"}
    table = at("german combat", units, options={"sickle_retreat": option}, **SICKLE_CUT)
    assault(table, "2831", "19 Pz").answer(4)
    return table


def test_5_8d_b_25_retreat_into_the_forest_is_allowed():
    table = retreat_before_sickle_cut("allowed")
    assert "F X retreats 2930" in offered(table)


def test_5_8d_b_25_retreat_into_the_forest_is_barred_by_option():
    table = retreat_before_sickle_cut("barred")
    assert rules_against(table, "F X retreats 2930") == {"5.8d"}


def test_5_8e_without_sickle_cut_the_panzers_move_on_turn_1():
    table = at("german movement", CORPS, turn=1, belgium="in play 1")
    assert "19 Pz" in offered(table)


def test_5_8e_without_sickle_cut_the_forest_counts_for_everyone():
    table = at("german combat", {**CORPS, "F X": "2930"}, turn=1, belgium="in play 1")
    assert (shifts(table.odds("19 Pz 2930")), column(table, "19 Pz 2930")) == (
        {"11.12c": -1},
        "1:1",
    )


def test_5_8e_without_sickle_cut_the_allies_may_enter_the_forest():
    table = at("allied movement", {"F X": "2831"}, turn=1)
    assert "2930" in reach(table, "F X")
