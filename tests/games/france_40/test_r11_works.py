"""11.13, 11.14 Cities and fortifications in combat."""

from functools import partial
from typing import Any

from tests.games.france_40.measures import shifts, strength
from tests.games.france_40.toolkit import assault, at, place_of, steps_of

PANZER_ONLY: dict[str, Any] = {"options": {"panzer_df": "panzer_only"}}
german = partial(at, "german combat")


def odds(units, attack, phase="german combat", **lines):
    return at(phase, units, **lines).odds(attack)


# --- 11.13 cities -----------------------------------------------------------------------------


def test_11_13a_panzer_corps_attack_a_city_with_their_defense_factor():
    table = german({"19 Pz": "2323", "F X": "2322"})
    assert strength(table, "19 Pz", "2322") == (8, ["11.13a"])


def test_11_13a_panzergrenadier_corps_too():
    """B-06"""
    table = german({"14 PzG": "2323", "F X": "2322"})
    assert strength(table, "14 PzG", "2322") == (7, ["11.13a"])


def test_11_13a_panzergrenadier_corps_too_under_either_reading():
    table = german({"14 PzG": "2323", "F X": "2322"}, **PANZER_ONLY)
    assert strength(table, "14 PzG", "2322") == (7, ["11.13a"])


def test_11_13a_the_factor_is_that_of_the_steps_left():
    table = german({"19 Pz": ("2323", 2), "F X": "2322"})
    assert strength(table, "19 Pz", "2322") == (4, ["11.13a"])


def test_11_13a_other_units_use_their_attack_factor():
    table = german({"G XII": "2323", "F X": "2322"})
    assert strength(table, "G XII", "2322") == (4, [])


def test_11_13a_the_allies_use_their_attack_factor():
    table = at("allied combat", {"UK I": "2323", "G I": "2322"})
    assert strength(table, "UK I", "2322") == (7, [])


def test_11_13a_the_defense_factor_is_halved_across_a_river():
    """B-06 First the exchange, then the halving."""
    table = german({"19 Pz": "2321", "F X": "2322"})
    assert strength(table, "19 Pz", "2322") == (4, ["11.13a", "11.12b"])


def test_11_13a_paris_is_a_city():
    table = german({"19 Pz": "2923", "F X": "2922"})
    assert strength(table, "19 Pz", "2922") == (8, ["11.13a"])


def test_11_13a_the_ruhr_is_a_city():
    """B-59"""
    table = german({"19 Pz": "3440", "F X": "3339"})
    assert strength(table, "19 Pz", "3339") == (8, ["11.13a"])


def test_11_13a_a_city_shifts_nothing():
    assert shifts(odds({"G I": "2323", "F X": "2322"}, "G I 2322")) == {}


def test_11_13a_there_is_no_concentric_bonus():
    found = odds({"G I": "2423", "G II": "2222", "F X": "2322"}, "G I + G II 2322")
    assert shifts(found) == {}


# --- 11.14 fortifications ---------------------------------------------------------------------


def test_11_14a_the_maginot_line_shifts_two_columns_left():
    assert shifts(odds({"G I": "1732", "Maginot 1733": "1733"}, "G I 1733")) == {"11.14a": -2}


def test_11_14a_a_reduced_fortification_shifts_one():
    units = {"G I": "1732", "Maginot 1733": ("1733", 1)}
    assert shifts(odds(units, "G I 1733")) == {"11.14a": -1}


def test_11_14a_the_west_wall_shifts_one():
    found = odds({"UK I": "2333", "WW 2434": "2434"}, "UK I 2434", "allied combat")
    assert shifts(found) == {"11.14a": -1}


def test_11_14a_eben_emael_shifts_two():
    units = {"G I": "3135", "BEE": "3235", "UK I": "2620"}
    assert shifts(odds(units, "G I 3235", belgium="in play 1")) == {"11.14a": -2}


def test_11_14a_on_top_of_the_terrain():
    found = odds({"G I": "2134", "Maginot 2135": "2135"}, "G I 2135")
    assert shifts(found) == {"11.12c": -1, "11.14a": -2}


def test_11_14a_its_strength_is_the_defense_of_an_empty_hex():
    assert odds({"G I": "1732", "Maginot 1733": "1733"}, "G I 1733")["defence"] == 2


def test_11_14a_its_strength_adds_to_that_of_mobile_units():
    units = {"G I": "1732", "F X": "1733", "Maginot 1733": "1733"}
    assert odds(units, "G I 1733")["defence"] == 7


def test_11_14a_a_reduced_fortification_adds_one():
    units = {"G I": "1732", "F X": "1733", "Maginot 1733": ("1733", 1)}
    assert odds(units, "G I 1733")["defence"] == 6


def test_11_14a_one_that_has_fallen_neither_shifts_nor_adds():
    found = odds({"G I": "1732", "F X": "1733"}, "G I 1733")
    assert (found["defence"], found["shifts"]) == (5, [])


def test_11_14b_panzer_corps_attack_a_fortification_with_their_defense_factor():
    table = german({"19 Pz": "1732", "Maginot 1733": "1733"})
    assert strength(table, "19 Pz", "1733") == (8, ["11.14b"])


def test_11_14b_panzergrenadier_corps_too():
    """B-06"""
    table = german({"14 PzG": "1732", "Maginot 1733": "1733"})
    assert strength(table, "14 PzG", "1733") == (7, ["11.14b"])


def test_11_14b_with_panzer_df_panzer_only_they_use_their_attack_factor():
    table = german({"14 PzG": "1732", "Maginot 1733": "1733"}, **PANZER_ONLY)
    assert strength(table, "14 PzG", "1733") == (8, [])


def test_11_14b_with_panzer_df_panzer_only_panzers_still_do_not():
    table = german({"19 Pz": "1732", "Maginot 1733": "1733"}, **PANZER_ONLY)
    assert strength(table, "19 Pz", "1733") == (8, ["11.14b"])


def test_11_14b_the_defense_factor_is_halved_across_a_river():
    """B-06"""
    table = german({"41 Pz": "1734", "Maginot 1733": "1733"})
    assert strength(table, "41 Pz", "1733") == (4, ["11.14b", "11.12b"])


def test_11_14b_other_units_use_their_attack_factor():
    table = german({"G XII": "1732", "Maginot 1733": "1733"})
    assert strength(table, "G XII", "1733") == (4, [])


def test_11_14c_in_a_city_the_fortification_goes_before_the_city():
    """Strasbourg: under this reading only the city would bind the panzergrenadiers."""
    table = german({"14 PzG": "1933", "Maginot 1934": "1934"}, **PANZER_ONLY)
    assert strength(table, "14 PzG", "1934") == (8, [])


def test_11_14c_when_it_has_fallen_the_city_counts():
    table = german({"14 PzG": "1933", "F X": "1934"}, **PANZER_ONLY)
    assert strength(table, "14 PzG", "1934") == (7, ["11.13a"])


def test_11_14c_the_fortification_of_a_city_shifts_as_any_other():
    assert shifts(odds({"G I": "1933", "Maginot 1934": "1934"}, "G I 1934")) == {"11.14a": -2}


def stormed(**lines):
    """6 against 2 is 3:1, two left is 1:1, and a 2 is DR."""
    table = assault(german({"G I": "1732", "Maginot 1733": "1733"}, **lines), "1733", "G I")
    table.answer(2)
    return table


def test_11_14d_a_retreat_result_costs_each_side_a_unit():
    """B-01 The combat rule, not the chart."""
    table = stormed()
    assert (place_of(table, "G I"), place_of(table, "Maginot 1733")) == ("dead", "dead")


def test_11_14d_with_fort_dr_stalled_the_chart_holds():
    table = stormed(options={"fort_dr": "stalled"})
    assert (steps_of(table, "G I"), steps_of(table, "Maginot 1733")) == (2, 2)


def test_11_14d_elsewhere_the_chart_changes_nothing():
    table = german({"G I": "2726", "F X": "2725"}, options={"fort_dr": "stalled"})
    assault(table, "2725", "G I").answer(2)
    assert table.to_move == "allied"  # to retreat
