"""1.0 and 2.0 The map's edges, kinds of units, their steps, and the fortifications."""

from typing import Any

import pytest

import sixweeks
from sixweeks.kernel.table import Table
from tests.games.france_40.toolkit import (
    answer,
    assault,
    at,
    hexes_offered,
    march,
    offered,
    place_of,
    rules_against,
    steps_of,
)

# --- 1.2 the map edges --------------------------------------------------------------------------


def exits(hex: str) -> set[str]:
    """The edges by which a British corps in this hex may leave after Dynamo (5.14a)."""
    table = march(at("allied movement", {"UK I": hex}, turn=6, dynamo="5 3927"), "UK I")
    return {answer.split()[-1] for answer in offered(table) if "exit" in answer}


def test_1_2a_a_corner_hex_belongs_to_both_its_edges():
    assert exits("1019") == {"west", "south"}


def test_1_2a_row_10_is_the_south_edge():
    assert exits("1022") == {"south"}


def test_1_2a_even_rows_have_their_west_edge_in_column_19():
    assert exits("3219") == {"west"}


def test_1_2a_odd_rows_have_their_west_edge_in_column_18():
    """B-15: 4.5 names 3118 as a west edge hex."""
    assert exits("3118") == {"west"}


def test_1_2a_column_19_of_an_odd_row_is_no_edge():
    assert exits("3119") == set()


RING_2044 = {"F I": "1943", "F III": "2043", "F IV": "2143"}
RING_2143 = {"F I": "2043", "F III": "2142", "F IV": "2243", "F V": "2244", "F X": "2044"}


@pytest.mark.parametrize(
    ("hex", "ring", "target"), [("2044", RING_2044, "2043"), ("2143", RING_2143, "2142")]
)
def test_1_2a_the_east_edge_is_column_44_and_in_odd_rows_43(hex, ring, target):
    """An encircled German corps is in supply only on the edge itself (8.7a)."""
    table = at("german combat", {"G I": hex, **ring})
    assert table.odds(f"G I {target}")["attack"] == 6


# --- 2.1 the map ----------------------------------------------------------------------------------


def test_2_1a_the_french_of_1939_have_4_points_on_turn_1():
    table = march(at("allied movement", {"F 1": "2330"}, turn=1, scenario="1939"), "F 1")
    assert "4 movement points" in table.prompt


def test_2_1b_no_attack_crosses_a_lake_side():
    """Lake Constance lies between 1136 and 1237."""
    units = {"Sw I": "1136", "Sw II": "1236", "G I": "1237"}
    table = at("allied combat", units, switzerland="in play 1 forward")
    assert rules_against(table, "Sw I 1237") == {"11.12d"}


# --- 2.4-2.5 sides and kinds of units -------------------------------------------------------------


def new_1940() -> Table:
    """1940 after a ready set-up without Sickle Cut."""
    table = sixweeks.new("france_40", scenario="1940", ask_dice=True)
    answer(table, "deploy 1940_allied", "keep", "deploy 1940_allied", "keep")
    answer(table, "no sickle cut", "deploy 1940_german_yellow", "keep")
    return table


def test_2_4b_belgium_the_netherlands_and_switzerland_begin_neutral():
    countries = new_1940().game.countries
    assert {countries.belgium, countries.netherlands, countries.switzerland} == {"neutral"}


def test_2_4b_the_germans_may_bring_each_of_them_in():
    table = at("german movement", {"G I": "3139"})
    assert offered(table) >= {"violate belgium", "violate netherlands", "violate switzerland"}


def test_2_4b_the_allies_may_not_bring_them_in():
    table = at("allied movement", {"UK I": "3628"})
    assert rules_against(table, "violate belgium") == {"4.3a"}


def test_2_5a_every_unit_that_is_no_fortification_is_mobile():
    units = {"F Cv": "3328", "F Co": "3127", "UK I": "3628", "B Cv": "3331", "Sw I": "1230"}
    neutrals: Any = {"belgium": "in play 1", "switzerland": "in play 1 forward"}
    table = at("allied movement", units, forts="standing", **neutrals)
    assert offered(table) == {*units, "end"}


def test_2_5b_panzergrenadiers_are_mechanized():
    table = march(at("german movement", {"14 PzG": "3139"}), "14 PzG")
    assert "12 movement points" in table.prompt


def test_2_5b_other_german_corps_are_not_mechanized():
    table = march(at("german movement", {"G I": "3139"}), "G I")
    assert "6 movement points" in table.prompt


def test_2_5b_french_cavalry_is_not_mechanized():
    """It may not go from one enemy zone of control to another (7.3c), as panzers may (7.7a)."""
    table = march(at("allied movement", {"F Cv": "3128", "G I": "3129"}), "F Cv", die=1)
    assert "3229" not in hexes_offered(table)


def test_2_5b_a_panzer_corps_is():
    table = march(at("german movement", {"19 Pz": "3128", "F I": "3129"}), "19 Pz")
    assert "3229" in hexes_offered(table)


# --- 2.10-2.11 steps ------------------------------------------------------------------------------


def test_2_10a_units_set_up_with_all_their_steps():
    table = new_1940()
    full = {"F X": 2, "G I": 2, "B I": 1, "Sw I": 1, "19 Pz": 4, "UK I": 4, "Maginot 2731": 2}
    assert {unit: steps_of(table, unit) for unit in full} == full


def bloodbath(**steps: int) -> Table:
    """19 Pz attacks F X in the forest at 1:1 and rolls a 1: each side loses a step (11.4a)."""
    units = {"19 Pz": ("2931", steps.get("panzer", 3)), "F X": ("2930", steps.get("french", 2))}
    table = at("german combat", {**units, "UK I": "3020"}, belgium="in play 1")
    assault(table, "2930", "19 Pz").answer(1)
    return table


def test_2_10b_a_two_step_unit_that_loses_a_step_is_reduced():
    table = bloodbath()
    assert (place_of(table, "F X"), steps_of(table, "F X")) == ("2930", 1)


def test_2_10b_a_reduced_unit_fights_with_its_weaker_side():
    table = at("german combat", {"G I": "3127", "F X": ("3128", 1)})
    assert table.odds("G I 3128")["defence"] == 3


def test_2_10b_a_reduced_unit_that_loses_a_step_is_eliminated():
    units = {"G I": "3127", "F X": ("3128", 1)}
    table = assault(at("german combat", units), "3128", "G I")
    table.answer(1)  # 2:1, DE
    assert place_of(table, "F X") == "dead"


def test_2_10b_a_one_step_unit_that_loses_a_step_is_eliminated():
    units = {"G I": "3332", "B I": "3432", "UK I": "3628"}
    table = assault(at("german combat", units, belgium="in play 1"), "3432", "G I")
    table.answer(1)  # 1:1, BB
    assert place_of(table, "B I") == "dead"


def test_2_10b_an_eliminated_unit_never_comes_back():
    units = {"F X": "dead", "F I": ("3127", 1)}
    table = at("allied replacements", units)
    assert rules_against(table, "replace F X") == {"9.3b"}


@pytest.mark.parametrize(("steps", "factor"), [(4, 12), (3, 9), (2, 6), (1, 3)])
def test_2_11a_a_mechanized_corps_has_four_steps_on_two_counters(steps, factor):
    """The booklet's example is the 41st Panzer Corps; its factors are ours."""
    table = at("german combat", {"41 Pz": ("3127", steps), "F X": "3128"})
    assert table.odds("41 Pz 3128")["attack"] == factor


@pytest.mark.parametrize(("steps", "factor"), [(4, 8), (3, 6), (2, 4), (1, 2)])
def test_2_11a_a_british_corps_has_four_steps_on_two_counters(steps, factor):
    table = at("german combat", {"41 Pz": "3127", "UK I": ("3128", steps)})
    assert table.odds("41 Pz 3128")["defence"] == factor


def test_2_11a_a_third_step_left_gives_way_to_the_substitute():
    table = bloodbath(panzer=3)
    assert steps_of(table, "19 Pz") == 2


def test_2_11a_the_last_of_four_steps_eliminates_the_corps():
    units = {"UK I": ("3128", 1), "UK II": "3020", "41 Pz": "3127"}
    table = assault(at("german combat", units), "3128", "41 Pz")
    table.answer(1)  # 6:1, DE
    assert place_of(table, "UK I") == "dead"


# --- 2.12 fortifications --------------------------------------------------------------------------


def test_2_12b_fortifications_never_move():
    table = at("allied movement", {"F I": "2731"}, forts="standing")
    assert rules_against(table, "Maginot 2731 2730") == {"2.12b"}


def test_2_12b_fortifications_are_not_offered_for_movement():
    table = at("german movement", {"G I": "2534"}, forts="standing", turn=2)
    assert not any("WW" in answer for answer in offered(table))


def test_2_12b_fortifications_never_attack():
    standing: Any = {"forts": "standing", "luxembourg": "in play 1"}
    table = at("german combat", {"F I": "2533", "G I": "2534"}, **standing)
    assert rules_against(table, "WW 2534 2533") == {"2.12b"}


def test_2_12b_a_fortification_alone_attacks_nothing():
    table = at("german combat", {"F I": "2333", "G I": "3139"}, forts="standing")
    assert "attack 2333" not in offered(table)


@pytest.mark.parametrize(("steps", "strength"), [(2, 2), (1, 1)])
def test_2_12c_the_number_is_the_defense_factor(steps, strength):
    units = {"G I": "2732", "Maginot 2731": ("2731", steps), "UK I": "3020"}
    table = at("german combat", units, belgium="in play 1")
    assert table.odds("G I 2731")["defence"] == strength


@pytest.mark.parametrize(("steps", "strength"), [(2, 2), (1, 1)])
def test_2_12c_the_number_is_also_the_number_of_shifts(steps, strength):
    units = {"G I": "2732", "Maginot 2731": ("2731", steps), "UK I": "3020"}
    table = at("german combat", units, belgium="in play 1")
    assert [each["shift"] for each in table.odds("G I 2731")["shifts"]] == [-strength]
