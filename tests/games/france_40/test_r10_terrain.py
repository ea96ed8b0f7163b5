"""10.5-10.8 Movement: what hexes and hexsides cost, Paris, the Zuiderzee, the Maginot Line."""

from functools import partial
from typing import Any

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

IN_HOLLAND: dict[str, Any] = {"netherlands": "in play 1"}
german, allied = partial(at, "german movement"), partial(at, "allied movement")


def cost(unit, start, to, **lines):
    """What a unit pays for one step; French units have rolled a 6."""
    phase = "german movement" if unit[0] in "G1" else "allied movement"
    table = at(phase, {unit: start, **lines.pop("units", {})}, **lines)
    before = allowance(table, unit, die=6 if unit.startswith("F") else None)
    table.answer(to)
    return before - points_left(table)


# --- 10.5 costs -------------------------------------------------------------------------------


def test_10_5a_a_clear_hex_costs_1():
    assert cost("UK I", "2725", "2724") == 1


def test_10_5a_a_hexside_cost_comes_on_top():
    assert cost("UK I", "2427", "2428") == 2


def test_10_5a_costs_add_up_along_the_way():
    table = march(allied({"UK I": "2426"}), "UK I", "2429")
    assert points_left(table) == 2  # three clear hexes and the Marne


def test_10_5b_a_rough_hex_costs_2():
    assert cost("UK I", "2024", "2025") == 2


def test_10_5b_an_ardennes_hex_costs_2():
    assert cost("UK I", "2831", "2930") == 2


def test_10_5b_a_city_costs_1():
    assert cost("UK I", "2323", "2322") == 1


def test_10_5b_paris_costs_1():
    assert cost("G I", "3122", "3022") == 1


def test_10_5b_the_ruhr_costs_1():
    assert cost("G I", "3240", "3339") == 1


def test_10_5c_a_river_costs_1_more():
    assert cost("G I", "2428", "2427") == 2


def test_10_5c_a_river_into_the_forest_costs_3_in_all():
    assert cost("UK I", "2929", "2930") == 3


def test_10_5c_a_canal_is_a_river():
    assert cost("UK I", "3533", "3534", belgium="in play 1") == 2


def test_10_5c_nothing_more_into_a_city():
    assert cost("UK I", "2321", "2322") == 1


def test_10_5c_nothing_more_out_of_a_city():
    assert cost("UK I", "2322", "2321") == 1


def test_10_5c_nothing_more_into_paris():
    assert cost("G I", "3021", "3022") == 1


def test_10_5c_nothing_more_out_of_paris():
    assert cost("G I", "3022", "3021") == 1


def test_10_5c_nothing_more_into_the_ruhr():
    """B-59 It is a city."""
    assert cost("G I", "3338", "3339") == 1


def test_10_5d_water_is_closed():
    assert rules_against(allied({"UK I": "3927", "F X": "2725"}), "UK I 4028") == {"10.5d"}


def test_10_5d_no_unit_goes_out_to_sea():
    assert "4028" not in reach(allied({"UK I": "3927"}), "UK I")


def test_10_5d_a_lake_side_is_closed():
    """From 1237 to 1137 a unit goes round Lake Constance by 1238."""
    assert cost("G I", "1237", "1137") == 2


def test_10_5d_with_the_points_for_one_hex_a_lake_side_is_what_bars_the_way():
    table = march(allied({"F X": "1237"}), "F X", die=1)
    assert rules_against(table, "1137") == {"10.5d"}


def test_10_5e_a_rough_maginot_hex_costs_1_while_its_fortification_stands():
    assert cost("UK I", "2134", "2135", units={"Maginot 2135": "2135"}) == 1


def test_10_5e_and_by_its_terrain_afterwards():
    assert cost("UK I", "2134", "2135") == 2


def test_10_5e_a_rough_west_wall_hex_costs_1_while_its_fortification_stands():
    assert cost("G I", "2137", "2136", units={"WW 2136": "2136"}) == 1


def test_10_5e_without_its_west_wall_it_costs_2():
    assert cost("G I", "2137", "2136") == 2


# --- 10.6 Paris -------------------------------------------------------------------------------


def test_10_6a_allied_units_may_not_stop_in_paris():
    table = march(allied({"UK I": "3122"}), "UK I")
    assert rules_against(table, "3022") == {"10.6a"}


def test_10_6a_paris_is_not_among_the_places_to_stop():
    assert reach(allied({"UK I": "3122"}), "UK I") & {"3022", "3023", "2922"} == set()


def test_10_6a_allied_units_may_pass_through_paris():
    """3122 to 2823 through Paris is 4; any other way is longer than the French can go."""
    assert "2823" in reach(allied({"F X": "3122"}), "F X", die=4)


def test_10_6a_allied_units_in_paris_must_leave():
    table = allied({"UK I": "3022", "F X": "2725"})
    assert rules_against(table, "end") == {"10.6a"}


def test_10_6a_the_phase_does_not_end_while_they_are_there():
    assert "end" not in offered(allied({"UK I": "3022", "F X": "2725"}))


def test_10_6a_the_phase_ends_when_they_have_left():
    table = march(allied({"UK I": "3022", "F X": "2725"}), "UK I", "3021", "done")
    assert "end" in offered(table)


def test_10_6a_a_unit_taken_up_in_paris_does_not_stay():
    table = march(allied({"UK I": "3022", "F X": "2725"}), "UK I")
    assert rules_against(table, "done") == {"10.6a"}


def test_10_6a_nor_is_it_offered_to_stay():
    table = march(allied({"UK I": "3022", "F X": "2725"}), "UK I")
    assert "done" not in offered(table)


def test_10_6a_a_unit_with_no_way_out_of_paris_stays():
    """B-33 Zones of control all around."""
    table = allied({"F X": "3022", "UK I": "2620", "G I": "3023", "G II": "3021"})
    march(table, "F X", die=6)
    assert "end" in offered(table)


def test_10_6a_allied_units_may_retreat_into_paris():
    table = at("german combat", {"F X": "3122", "G I": "3222"})
    assault(table, "3122", "G I").answer(2)
    assert "F X retreats 3022" in offered(table)


def test_10_6a_a_french_attacker_must_advance_into_paris():
    """B-33 The ban is on ending a Movement Phase there."""
    table = at("allied combat", {"F I": "3122", "G XII": ("3022", 1)})
    assault(table, "3022", "F I")
    answer(table, "hold 4th armored", 2)
    table.answer("G XII retreats 2921")
    assert place_of(table, "F I") == "3022"


def test_10_6a_in_1939_paris_is_no_open_city():
    table = allied({"F 1": "3122"}, scenario="1939")
    assert "3022" in reach(table, "F 1", die=1)


def test_10_6a_in_1939_units_may_stay_in_paris():
    assert "end" in offered(allied({"F 1": "3022", "F 3": "2725"}, scenario="1939"))


def test_10_6b_german_units_stop_in_paris():
    assert "3022" in reach(german({"G I": "3122"}), "G I")


def test_10_6b_german_units_may_stay_in_paris():
    assert "end" in offered(german({"G I": "3022", "F X": "2922", "G II": "2725"}))


def test_10_6b_german_zones_extend_into_paris():
    """All three hexes are in the zones of 2921 and 2923."""
    table = allied({"F X": "3122", "G I": "2923", "G II": "2921"})
    assert "2823" not in reach(table, "F X", die=4)


def test_10_6b_allied_zones_extend_into_paris():
    table = march(german({"G I": "3122", "F X": "3021"}), "G I", "3022")
    assert place_of(table, "G I") == "3022"
    assert rules_against(table, "G I 2922") == {"10.1c"}  # it had to stop, and is finished


# --- 10.7 the Zuiderzee -----------------------------------------------------------------------


def test_10_7a_a_unit_that_begins_in_4238_may_cross():
    assert "4239" in reach(german({"G I": "4238"}, **IN_HOLLAND), "G I")


def test_10_7a_and_back_from_4239():
    assert "4238" in reach(german({"G I": "4239"}, **IN_HOLLAND), "G I")


def test_10_7a_a_stack_may_cross():
    table = german({"G I": "4238", "G II": "4238"}, **IN_HOLLAND)
    march(table, "stack 4238", "4239")
    assert (place_of(table, "G I"), place_of(table, "G II")) == ("4239", "4239")


def test_10_7a_the_crossing_ends_the_move():
    table = german({"G I": "4238", "G II": "3842"}, **IN_HOLLAND)
    march(table, "G I", "4239")
    assert rules_against(table, "G I 4240") == {"10.1c"}


def test_10_7a_even_for_a_mechanized_corps():
    """Amsterdam is held, so the water is the only way."""
    table = german({"19 Pz": "4238", "G II": "3842", "N I": "4037"}, **IN_HOLLAND)
    march(table, "19 Pz", "4239")
    assert rules_against(table, "19 Pz 4240") == {"10.1c"}


def test_10_7a_the_crossing_costs_1():
    """B-46 The French, with a 1, can pay it."""
    table = allied({"F X": "4238", "UK I": "2725"}, **IN_HOLLAND)
    assert "4239" in reach(table, "F X", die=1)


def test_10_7a_a_unit_that_comes_from_elsewhere_may_not_cross():
    table = march(german({"G I": "4137"}, **IN_HOLLAND), "G I", "4238")
    assert rules_against(table, "4239") == {"10.7a"}


def test_10_7a_having_come_it_is_not_offered_the_crossing():
    table = march(german({"G I": "4137"}, **IN_HOLLAND), "G I", "4238")
    assert "4239" not in hexes_offered(table)


def test_10_7a_nor_can_it_reach_the_far_shore_in_one_go():
    assert "4239" not in reach(german({"G I": "4137"}, **IN_HOLLAND), "G I")


def test_10_7a_nobody_crosses_to_an_enemy():
    table = german({"G I": "4238", "G II": "3842", "N I": "4239"}, **IN_HOLLAND)
    assert rules_against(table, "G I 4239") == {"6.2c"}


def test_10_7a_no_crossing_from_zone_to_zone():
    table = german({"G I": "4238", "N I": "4137", "N II": "4240"}, **IN_HOLLAND)
    assert "4239" not in reach(table, "G I")


def test_10_7a_mechanized_corps_cross_from_zone_to_zone():
    """7.7a"""
    table = german({"19 Pz": "4238", "N I": "4137", "N II": "4240"}, **IN_HOLLAND)
    assert "4239" in reach(table, "19 Pz")


def test_10_7a_out_of_a_zone_one_may_cross():
    """B-46 The zone of a unit at 4138 does not cross the water to 4239."""
    table = german({"G I": "4238", "N I": "4138"}, **IN_HOLLAND)
    assert "4239" in reach(table, "G I")


def test_10_7a_no_zone_crosses_the_water():
    """B-46 So a unit in 4239 is in no zone of a unit in 4238."""
    table = german({"G I": "4240", "N I": "4238"}, **IN_HOLLAND)
    march(table, "G I", "4239")
    assert points_left(table) == 5


def test_10_7a_no_attack_crosses_the_water():
    """B-46"""
    table = at("german combat", {"G I": "4239", "N I": "4238"}, **IN_HOLLAND)
    assert rules_against(table, "attack 4238") == {"11.12d"}


def test_10_7a_no_retreat_crosses_the_water():
    """B-46 The Dutch corps in 4239 could go nowhere else, and is lost."""
    table = at("german combat", {"G I": "4240", "N I": "4239", "UK I": "2725"}, **IN_HOLLAND)
    assault(table, "4239", "G I").answer(5)
    assert place_of(table, "N I") == "dead"


# --- 10.8 the Maginot Line --------------------------------------------------------------------


def test_10_8a_the_french_cross_the_moselle_inside_the_line_for_nothing():
    assert cost("F X", "2433", "2532", forts="standing") == 1


def test_10_8a_in_both_directions():
    assert cost("F X", "2532", "2433", forts="standing") == 1


def test_10_8a_even_after_the_fortifications_have_fallen():
    assert cost("F X", "2433", "2532") == 1


def test_10_8a_the_british_pay():
    assert cost("UK I", "2433", "2532", forts="standing") == 2


def test_10_8a_the_germans_pay():
    assert cost("G I", "2433", "2532") == 2


def test_10_8a_in_1939_the_same_hexes_count():
    table = allied({"F 1": "2433"}, scenario="1939")
    assert "2532" in reach(table, "F 1", die=1)


def test_10_8a_elsewhere_the_french_pay_for_the_moselle():
    assert cost("F X", "2130", "2230") == 2


def test_10_8b_no_french_unit_enters_the_gap():
    assert rules_against(allied({"F X": "2234", "F I": "2725"}), "F X 2235") == {"10.8b"}


def test_10_8b_no_german_unit_enters_the_gap():
    assert "2235" not in reach(german({"19 Pz": "2236"}), "19 Pz")


def test_10_8b_the_gap_is_closed_in_1939():
    assert "2235" not in reach(allied({"F 1": "2234"}, scenario="1939"), "F 1", die=4)


def test_10_8b_no_unit_retreats_into_the_gap():
    table = at("german combat", {"F X": "2234", "G I": "2333"})
    assault(table, "2234", "G I").answer(2)
    assert rules_against(table, "F X retreats 2235") == {"11.3b"}
