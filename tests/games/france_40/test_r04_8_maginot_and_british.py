"""4.8-4.9 The fall of the Maginot Line, and British corps destroyed out of supply."""

from typing import Any

import pytest

from sixweeks.kernel.table import Table
from tests.games.france_40.toolkit import assault, at, march, offered, place_of, points, steps_of

UK = {"UK I": "3020"}  # keeps Belgium in the war (4.3e)
IN_PLAY: Any = {"belgium": "in play 1"}


# --- 4.8 the Maginot Line -------------------------------------------------------------------------

EIGHT_FORTS = ["2632", "2532", "2433", "2333", "2234", "2135", "2035", "1934"]


def storming_2731(fallen: list[str], fate: str = "dead", **lines: Any) -> Table:
    """Three corps destroy the reduced Maginot unit in 2731, with these forts gone before."""
    corps = {"G I": "2732", "G II": "2732", "G III": "2732"}
    forts = {f"Maginot {hex}": fate for hex in fallen}
    units = {"Maginot 2731": ("2731", 1), **corps, **forts, **UK}
    table = at("german combat", units, forts="standing", **IN_PLAY, **lines)
    assault(table, "2731", "G I", "G II", "G III")  # 18:1, automatic DE
    return table


def test_4_8a_the_ninth_maginot_unit_lost_scores():
    assert points(storming_2731(EIGHT_FORTS)) == {"4.8a": 1}


def test_4_8a_eight_are_not_enough():
    assert points(storming_2731(EIGHT_FORTS[1:])) == {}


def test_4_8a_units_that_are_out_of_play_are_not_lost():
    assert points(storming_2731(EIGHT_FORTS, fate="removed")) == {}


def test_4_8a_a_reduced_unit_is_not_lost():
    forts = {f"Maginot {hex}": "dead" for hex in EIGHT_FORTS}
    corps = {"G I": "2732", "G II": "2732", "G III": "2732"}
    table = at("german combat", {**corps, **forts, **UK}, forts="standing", **IN_PLAY)
    assault(table, "2731", "G I", "G II", "G III")  # 9:1, two columns left: automatic DE
    assert (steps_of(table, "Maginot 2731"), points(table)) == (1, {})


def test_4_8a_a_coup_counts():
    """5.9f"""
    forts = {f"Maginot {hex}": "dead" for hex in EIGHT_FORTS}
    table = at("german airborne coup", {"G I": "3139", **forts}, turn=1, forts="standing")
    table.answer("coup 2731")
    table.answer(1)
    assert points(table) == {"4.8a": 1}


def test_4_8a_it_scores_once():
    assert points(storming_2731(EIGHT_FORTS, points="4.8b +1")) == {"4.8b": 1}


# G I and G II shut in the fort in 1431, whose other neighbours are Swiss; 2731 is free.
CUTTING_1431 = {"G I": "1530", "G II": "1433", "Maginot 1431": "1431"}
CUTTING_2731 = {"G III": "2630", "G IV": "2830", "G V": "2632", "Maginot 2731": "2731"}


def after_a_phase(units: dict[str, str], phase: str = "german movement", **lines: Any) -> Table:
    """The forts given are all that are left of the line; a phase ends."""
    table = at(phase, {"G X": "3139", "F I": "3127", **units}, **lines)
    table.answer("end")
    return table


def test_4_8b_a_line_cut_off_scores():
    assert points(after_a_phase(CUTTING_1431)) == {"4.8b": 1}


def test_4_8b_the_supply_check_is_a_phase_too():
    """The German replacements that follow have not begun to end."""
    units: Any = {**CUTTING_1431, "G X": ("3139", 1), "F I": "3127"}
    table = at("supply check", units)
    assert (points(table), "replace G X" in offered(table)) == ({"4.8b": 1}, True)


def test_4_8b_the_replacement_phase_is_one_too():
    units: Any = {**CUTTING_1431, "F I": "3127"}
    table = at("allied replacements", units, turn=12)
    assert points(table) == {"4.8b": 1}


def test_4_8b_a_line_cut_off_on_turn_13_scores_before_it_is_judged():
    units: Any = {**CUTTING_1431, "F I": "3127"}
    table = at("allied replacements", units, turn=13, points=["4.7a +1"] * 4)
    assert (points(table)["4.8b"], table.game.ending.level) == (1, "draw")


def test_4_8b_the_corps_that_arrives_on_turn_13_may_cut_it():
    """9.4a From Saarbrücken its zone closes 2333, the last way out of 2234."""
    units: Any = {"39 Pz": "unplaced", "G I": "2133", "Maginot 2234": "2234", "F I": "3127"}
    table = at("german replacements", units, turn=13)
    table.answer("39 Pz at 2334")
    assert points(table) == {"4.8b": 1}


def test_4_8b_a_line_with_a_way_out_does_not():
    assert points(after_a_phase({"G I": "1530", "Maginot 1431": "1431"})) == {}


def test_4_8b_one_fort_cut_off_is_not_enough():
    """B-09"""
    assert points(after_a_phase({**CUTTING_1431, "Maginot 2731": "2731"})) == {}


def test_4_8b_one_fort_cut_off_is_enough_by_the_other_reading():
    """B-09, option maginot_cut"""
    units = {**CUTTING_1431, "Maginot 2731": "2731"}
    assert points(after_a_phase(units, options={"maginot_cut": "any"})) == {"4.8b": 1}


def test_4_8b_no_fort_cut_off_is_not_enough_by_the_other_reading():
    units = {"G I": "1530", "Maginot 1431": "1431", "Maginot 2731": "2731"}
    assert points(after_a_phase(units, options={"maginot_cut": "any"})) == {}


def test_4_8b_every_remaining_fort_cut_off_scores():
    assert points(after_a_phase({**CUTTING_1431, **CUTTING_2731})) == {"4.8b": 1}


def test_4_8b_it_is_tested_at_the_end_of_a_phase():
    """B-09"""
    table = at("german movement", {**CUTTING_1431, "G X": "3139", "F I": "3127"})
    march(table, "G X", "3140")
    assert points(table) == {}


@pytest.mark.parametrize("phase", ["german combat", "allied movement", "allied combat"])
def test_4_8b_the_end_of_any_phase_will_do(phase):
    units = {**CUTTING_1431, "G VI": "3128", "F III": "3127"}
    assert points(after_a_phase(units, phase)) == {"4.8b": 1}


def test_4_8b_a_line_without_a_fort_left_is_not_cut_off():
    """B-09"""
    assert points(after_a_phase({"G I": "1530", "G II": "1433"})) == {}


def test_4_8b_the_two_conditions_score_one_point():
    assert points(after_a_phase(CUTTING_1431, points="4.8a +1")) == {"4.8a": 1}


# --- 4.9 British losses ---------------------------------------------------------------------------

PINCERS = {"G I": "2525", "G II": "2527"}  # on either side of 2526, no way out of it


def british_destroyed(hex: str, steps: int, *booked: str, **germans: str) -> Table:
    """Germans attack a British corps and roll a 1."""
    units = {"UK I": (hex, steps), "UK II": "3020", **germans}
    table = at("german combat", units, points=list(booked))
    assault(table, hex, *germans)
    if table.to_move == "roll":
        table.answer(1)  # DE
    return table


def test_4_9a_a_british_corps_destroyed_out_of_supply_scores():
    assert points(british_destroyed("2526", 1, **PINCERS)) == {"4.9a": 1}


def test_4_9a_a_step_lost_out_of_supply_scores_nothing():
    table = british_destroyed("2526", 2, **PINCERS)
    assert (steps_of(table, "UK I"), points(table)) == (1, {})


@pytest.mark.parametrize("before", [1, 2])
def test_4_9a_each_corps_scores(before):
    table = british_destroyed("2526", 1, *["4.9a +1"] * before, **PINCERS)
    assert points(table) == {"4.9a": before + 1}


def test_4_9a_at_most_three_points_are_scored():
    table = british_destroyed("2526", 1, *["4.9a +1"] * 3, **PINCERS)
    assert points(table) == {"4.9a": 3}


def test_4_9a_supply_by_a_port_is_supply():
    """8.8c: Dunkirk, surrounded by land, never German."""
    table = british_destroyed("3927", 1, **{"G I": "3827", "G II": "3827"})
    assert (place_of(table, "UK I"), points(table)) == ("dead", {})


def test_4_9a_a_port_once_german_is_no_supply():
    units = {"UK I": ("3927", 1), "UK II": "3020", "G I": "3827", "G II": "3827", "G III": "3926"}
    table = at("german combat", units, ports_lost="3927 4026 3925")
    assault(table, "3927", "G I", "G II").answer(1)  # 6:1, DE
    assert points(table) == {"4.9a": 1}


def test_4_9a_removal_in_the_supply_check_counts():
    """5.12a"""
    units = {"UK I": "2526", "UK II": "3020", **PINCERS}
    table = at("allied combat", units, order="move_fight")
    table.answer("end")
    assert (place_of(table, "UK I"), points(table)) == ("dead", {"4.9a": 1})


def test_4_9a_a_whole_corps_lost_at_a_fortification_counts():
    """11.3d, B-45: a British corps in the Maginot Line must trace; B-49: when it is lost."""
    corps = {"UK I": ("1431", 3), "UK II": "3020", "G III": "1530", "G IV": "1530"}
    table = at("german combat", {**CUTTING_1431, **corps})
    assault(table, "1431", "G I", "G III", "G IV").answer(1)  # 1:2, DR
    assert points(table) == {"4.9a": 1}


def test_4_9a_an_evacuated_corps_is_not_destroyed():
    """5.13g"""
    units = {"UK I": "3927", "UK II": "3020", "G I": "3827"}
    table = at("allied movement", units, turn=6, dynamo="5 3927", ports_lost="3927")
    march(table, "UK I").answer("UK I evacuate")
    assert points(table) == {}


def test_4_9b_a_british_corps_destroyed_in_supply_scores_nothing():
    table = british_destroyed("2526", 1, **{"G I": "2527", "G II": "2527"})
    assert (place_of(table, "UK I"), points(table)) == ("dead", {})


def test_4_9b_a_french_corps_destroyed_out_of_supply_scores_nothing():
    units = {"F X": ("2526", 1), **UK, **PINCERS}
    table = assault(at("german combat", units), "2526", "G I", "G II")
    if table.to_move == "roll":
        table.answer(1)  # DE
    assert (place_of(table, "F X"), points(table)) == ("dead", {})


def test_4_9b_a_french_corps_removed_in_the_supply_check_scores_nothing():
    units = {"F X": "2526", **UK, **PINCERS}
    table = at("allied combat", units, order="move_fight")
    table.answer("end")
    assert (place_of(table, "F X"), points(table)) == ("dead", {})
