"""7.0 Zones of control, in 1940 only."""

import pytest

from tests.games.france_40.toolkit import (
    assault,
    at,
    offered,
    place_of,
    reach,
    rules_against,
    steps_of,
)

# The six hexes around 3423, in order; there is no river near.
AROUND = ("3424", "3323", "3322", "3422", "3522", "3523")
PAIRS = tuple(zip(AROUND, (*AROUND[1:], AROUND[0]), strict=True))


def is_moving(table, unit):
    """Is a unit still in hand, with points to go on?"""
    return f"{unit} has " in table.prompt


def french_with(die, units):
    """F X is taken up in the Allied Movement Phase and rolls this die."""
    table = at("allied movement", {**units, "F XX": "2019"})
    table.answer("F X")
    table.answer(die)
    return table


def reach_with(die, units):
    return reach(at("allied movement", {**units, "F XX": "2019"}), "F X", die=die)


def march(table, *answers, die=None):
    """Answer one by one, with the die after the first if there is one."""
    for number, answer in enumerate(answers):
        table.answer(answer)
        if die is not None and number == 0:
            table.answer(die)
    return table


def retreat_of(unit, hex, units, die=4, **lines):
    """A unit is attacked by 19 Pz in the German Combat Phase and must retreat."""
    table = at("german combat", {unit: hex, "F XX": "2019", **units}, **lines)
    return assault(table, hex, "19 Pz").answer(die) and table


# --- 7.0 who has a zone, and what it does -----------------------------------------------------


@pytest.mark.parametrize(("here", "there"), PAIRS)
def test_7_0a_a_zone_covers_the_six_hexes_around_a_unit(here, there):
    table = french_with(1, {"G I": "3423", "F X": here})
    assert rules_against(table, f"F X {there}") == {"7.3c"}


@pytest.mark.parametrize("unit", ["F X", "UK I"])
def test_7_0a_every_allied_unit_in_play_has_a_zone(unit):
    table = march(at("german movement", {unit: "3423", "G I": "3425"}), "G I", "3424")
    assert not is_moving(table, "G I")


@pytest.mark.parametrize("unit", ["G I", "19 Pz", "14 PzG"])
def test_7_0a_every_german_unit_has_a_zone(unit):
    table = march(french_with(6, {unit: "3423", "F X": "3425"}), "3424")
    assert not is_moving(table, "F X")


def test_7_0a_a_zone_goes_no_further():
    table = march(at("german movement", {"F X": "3423", "G I": "3426"}), "G I", "3425")
    assert is_moving(table, "G I")


def test_7_0a_there_are_no_zones_in_1939():
    units = {"G 5": "3423", "F 1": "3424"}
    table = at("allied movement", units, scenario="1939")
    assert {"3323", "3322"} <= reach(table, "F 1", die=2)


def test_7_0b_a_zone_ends_movement():
    """With one point for each hex, 3322 lies straight behind the zone of G I in 3323."""
    assert "3322" not in reach_with(2, {"G I": "3423", "F X": "3324"})


def test_7_0b_a_zone_bars_retreat():
    table = retreat_of("F X", "3423", {"19 Pz": "3424"})
    assert offered(table) == {f"F X retreats {hex}" for hex in ("3322", "3422", "3522")}


def test_7_0b_zones_cut_supply():
    """Germans on two sides, and nothing but their zones on the other four."""
    table = at("supply check", {"F X": "3423", "G I": "3424", "G II": "3422", "F XX": "2019"})
    assert place_of(table, "F X") == "dead"


def test_7_0b_a_zone_does_not_change_control():
    table = at("german movement", {"G I": "3423", "F X": "2525"})
    assert "3424" not in table.definition.formats.write_position(table.game)


# --- 7.1, 7.2 limits --------------------------------------------------------------------------


@pytest.mark.parametrize("to", ["4238", "4138"])
def test_7_1a_b_46_no_zone_crosses_the_zuiderzee(to):
    units = {"N I": "4136", "G I": "4239", "F XX": "2019"}
    table = march(at("allied movement", units, netherlands="in play 1"), "N I", to, die=6)
    assert is_moving(table, "N I")


def test_7_1a_no_zone_crosses_a_lake():
    """1237 and 1136 share a side that is all lake."""
    units = {"F X": "1035", "G I": "1237", "F XX": "2019"}
    table = march(at("allied movement", units, switzerland="in play 1"), "F X", "1136", die=6)
    assert is_moving(table, "F X")


def test_7_1a_a_zone_crosses_rivers():
    """The Meuse runs between 2429 and 2430."""
    table = march(at("german movement", {"F X": "2429", "G I": "2431"}), "G I", "2430")
    assert not is_moving(table, "G I")


def test_7_1b_units_out_of_supply_keep_their_zones():
    units = {"F X": "2138", "G I": "2139", "G II": "2137", "G III": "2339"}
    table = march(at("german movement", units), "G III", "2239")
    assert not is_moving(table, "G III")


def test_7_1b_two_zones_in_a_hex_are_left_as_one():
    units = {"F X": "3423", "G I": "3424", "G II": "3323"}
    assert reach_with(1, units) == {"3422", "3522"}


def test_7_1b_both_sides_may_have_a_zone_in_a_hex():
    """3423 lies between G I and F XI; a French corps entering it must stop all the same."""
    table = march(french_with(6, {"G I": "3424", "F XI": "3422", "F X": "3522"}), "3423")
    assert not is_moving(table, "F X")


def test_7_2a_a_friendly_unit_does_not_cancel_a_zone_for_movement():
    table = march(french_with(6, {"G I": "3424", "F XI": "3423", "F X": "3522"}), "3423")
    assert not is_moving(table, "F X")


def test_7_2a_a_friendly_unit_does_not_cancel_a_zone_for_retreat():
    table = retreat_of("F X", "3423", {"19 Pz": "3424", "F XI": "3523"})
    assert rules_against(table, "F X retreats 3523") == {"7.4a"}


def test_7_2a_a_friendly_unit_cancels_a_zone_for_supply():
    """F X is cut off but for the zone that F XI, in 3522, cancels."""
    units = {"F X": "3423", "G I": "3424", "G II": "3422", "F XI": "3522"}
    assert place_of(at("supply check", units), "F X") == "3423"


# --- 7.3 movement -----------------------------------------------------------------------------


def test_7_3a_a_unit_stops_on_entering_an_enemy_zone():
    table = march(at("german movement", {"G I": "3425", "F X": "3423"}), "G I", "3424")
    assert (place_of(table, "G I"), is_moving(table, "G I")) == ("3424", False)


def test_7_3a_and_is_finished_for_the_phase():
    table = march(at("german movement", {"G I": "3425", "F X": "3423"}), "G I", "3424")
    assert rules_against(table, "G I 3425") == {"10.1c"}


def test_7_3a_the_way_through_a_zone_is_barred():
    """With one point for each hex, 3322 lies straight behind the zone of G I in 3323."""
    table = french_with(2, {"G I": "3423", "F X": "3324"})
    assert rules_against(table, "F X 3322") == {"7.3a"}


def test_7_3a_a_stack_stops_too():
    units = {"G I": "3425", "G II": "3425", "F X": "3423"}
    table = march(at("german movement", units), "stack 3425", "3424")
    assert not is_moving(table, "G I + G II")


def test_7_3b_a_unit_leaves_an_enemy_zone_by_free_hexes_only():
    assert reach_with(1, {"G I": "3423", "F X": "3323"}) == {"3223", "3224", "3324"}


def test_7_3b_the_way_out_through_another_zone_is_barred():
    """With one point for each hex, 3321 lies straight behind the zone of G I in 3322."""
    table = french_with(2, {"G I": "3423", "F X": "3323"})
    assert rules_against(table, "F X 3321") == {"7.3b"}


def test_7_3b_having_left_it_a_unit_goes_on():
    table = march(at("german movement", {"F X": "3423", "G I": "3424"}), "G I", "3425")
    assert is_moving(table, "G I")


def test_7_3b_it_stops_again_on_entering_a_zone():
    units = {"F X": "3423", "G I": "3424", "F XI": "3427"}
    table = march(at("german movement", units), "G I", "3425", "3426")
    assert not is_moving(table, "G I")


def test_7_3c_no_step_from_zone_to_zone():
    table = french_with(1, {"G I": "3423", "F X": "3323"})
    assert rules_against(table, "F X 3322") == {"7.3c"}


def test_7_3c_friends_do_not_help():
    table = french_with(1, {"G I": "3423", "F X": "3323", "F XI": "3322", "F XII": "3323"})
    assert rules_against(table, "F X 3322") == {"7.3c"}


def test_7_3c_not_between_the_zones_of_different_units_either():
    """3323 lies in the zone of G I alone, 3324 in that of G II alone."""
    table = french_with(1, {"G I": "3322", "G II": "3325", "F X": "3323"})
    assert rules_against(table, "F X 3324") == {"7.3c"}


def test_7_3c_a_way_around_by_a_free_hex_is_open():
    units = {"F X": "3423", "G I": "3323"}
    table = march(at("german movement", units), "G I")
    assert "G I 3323-3223-3322" in offered(table)


def test_7_3c_not_across_the_zuiderzee():
    units = {"N I": "4138", "N II": "4240", "G I": "4238"}
    table = at("german movement", units, netherlands="in play 1")
    assert rules_against(table, "G I 4239") == {"7.3c"}


# --- 7.4-7.6 retreat, advance, map edge -------------------------------------------------------


def test_7_4a_no_retreat_into_an_enemy_zone():
    table = retreat_of("F X", "3423", {"19 Pz": "3424"})
    assert rules_against(table, "F X retreats 3523") == {"7.4a"}


def test_7_4a_the_zones_of_units_that_do_not_attack_count_too():
    """G I in 3222 has its zone in 3322."""
    table = retreat_of("F X", "3423", {"19 Pz": "3424", "G I": "3222"})
    assert rules_against(table, "F X retreats 3322") == {"7.4a"}


def test_7_4a_a_unit_with_zones_all_around_is_blocked():
    table = retreat_of("F X", "3423", {"19 Pz": "3424", "G I": "3422"})
    assert (place_of(table, "F X"), steps_of(table, "F X")) == ("3423", 1)


def test_7_5a_an_advance_ignores_enemy_zones():
    """3423 lies in the zone of F XI."""
    units = {"F X": ("3423", 1), "19 Pz": "3424", "G I": "3424", "F XI": "3422"}
    table = assault(at("german combat", units), "3423", "19 Pz", "G I")
    table.answer(1)
    table.answer("G I advances")
    assert place_of(table, "G I") == "3423"


def test_7_6a_b_50_from_an_enemy_zone_a_unit_may_leave_the_map():
    units = {"UK I": "3118", "G I": "3119"}
    table = at("allied movement", units, turn=6, dynamo="5 3927")
    march(table, "UK I", "UK I exit west")
    assert place_of(table, "UK I") == "exited"


def test_7_6a_b_50_a_unit_that_has_entered_an_enemy_zone_may_not():
    units = {"UK I": "3020", "G I": "3219", "UK II": "2525"}
    table = at("allied movement", units, turn=6, dynamo="5 3927")
    march(table, "UK I", "3118")
    assert rules_against(table, "UK I exit west") == {"10.1c"}


def test_7_6a_b_50_mechanized_corps_leave_by_way_of_enemy_zones():
    table = at("german movement", {"19 Pz": "3020", "F X": "3219"})
    march(table, "19 Pz", "3118", "19 Pz exit west")
    assert place_of(table, "19 Pz") == "exited"


# --- 7.7 mechanized corps ---------------------------------------------------------------------


@pytest.mark.parametrize("corps", ["19 Pz", "14 PzG"])
def test_7_7a_mechanized_corps_go_from_zone_to_zone(corps):
    table = march(at("german movement", {"F X": "3423", corps: "3424"}), corps)
    assert f"{corps} 3424-3523" in offered(table)


def test_7_7a_mechanized_corps_go_on_after_entering_a_zone():
    table = march(at("german movement", {"F X": "3423", "19 Pz": "3425"}), "19 Pz", "3424")
    assert is_moving(table, "19 Pz")


def test_7_7a_out_of_supply_too():
    units = {"19 Pz": "3423", "F X": "3424", "F XI": "3422"}
    table = march(at("german movement", units, turn=5), "19 Pz")
    assert "19 Pz 3423-3523" in offered(table)


def test_7_7a_a_stack_with_other_units_is_bound():
    table = at("german movement", {"F X": "3423", "19 Pz": "3424", "G I": "3424"})
    march(table, "stack 3424")
    assert "19 Pz + G I 3424-3523" not in offered(table)


def test_7_7a_in_retreat_they_are_bound():
    units = {"19 Pz": ("3423", 2), "F I": "3424", "F III": "3424", "F IV": "3424", "G I": "2040"}
    table = assault(at("allied combat", units, turn=5), "3423", "F I", "F III", "F IV")
    table.answer("hold 4th armored")
    table.answer(5)
    assert rules_against(table, "19 Pz retreats 3523") == {"7.4a"}


# --- 7.8 fortifications -----------------------------------------------------------------------


def test_7_8a_a_fortification_has_no_zone():
    units = {"Maginot 2433": "2433", "G I": "2534", "F XX": "2019"}
    table = march(at("german movement", units), "G I", "2434")
    assert is_moving(table, "G I")


def test_7_8a_a_german_fortification_has_none_either():
    units = {"WW 2434": "2434", "F X": "2332", "G I": "2040"}
    assert is_moving(march(french_with(6, units), "2333"), "F X")


def test_7_8b_b_22_an_enemy_zone_does_not_reach_into_a_fortification():
    """2434, next to the French, would stop G I but for its fortification."""
    units = {"WW 2434": "2434", "G I": "2534", "F X": "2433"}
    table = march(at("german movement", units), "G I", "2434")
    assert is_moving(table, "G I")


def test_7_8b_b_22_without_its_fortification_the_hex_is_in_the_zone():
    table = march(at("german movement", {"G I": "2534", "F X": "2433"}), "G I", "2434")
    assert not is_moving(table, "G I")


def test_7_8b_from_a_fortification_a_unit_may_step_into_a_zone():
    units = {"WW 2434": "2434", "G I": "2434", "F X": "2433"}
    table = march(at("german movement", units), "G I")
    assert "G I 2434-2333" in offered(table)


def test_7_8b_from_a_zone_a_unit_may_step_into_a_fortification():
    units = {"WW 2434": "2434", "G I": "2333", "F X": "2433"}
    table = march(at("german movement", units), "G I")
    assert "G I 2333-2434" in offered(table)


def test_7_8b_b_22_a_unit_may_retreat_into_a_fortification_next_to_the_enemy():
    table = retreat_of("F X", "2631", {"Maginot 2632": "2632", "19 Pz": "2531"})
    assert "F X retreats 2632" in offered(table)


@pytest.mark.parametrize("unit", ["F X", "UK I"])
def test_7_8c_units_in_a_friendly_fortification_have_no_zone(unit):
    units = {"Maginot 2433": "2433", unit: "2433", "G I": "2534"}
    table = march(at("german movement", units), "G I", "2434")
    assert is_moving(table, "G I")


def test_7_8c_germans_in_the_west_wall_have_no_zone():
    units = {"WW 2434": "2434", "G I": "2434", "F X": "2332"}
    assert is_moving(march(french_with(6, units), "2333"), "F X")


# --- 7.9 neutrals -----------------------------------------------------------------------------

BORDER = {"B I": "3135", "UK I": "3628", "G I": "3138"}


def test_7_9a_neutrals_have_no_zone():
    table = march(at("german movement", BORDER), "G I", "3136")
    assert is_moving(table, "G I")


def test_7_9a_they_have_it_as_soon_as_the_violation_is_declared():
    table = march(at("german movement", BORDER), "violate belgium", "G I", "3136")
    assert not is_moving(table, "G I")


def test_7_9a_a_country_still_neutral_has_none_when_another_is_violated():
    table = march(at("german movement", BORDER), "violate netherlands", "G I", "3136")
    assert is_moving(table, "G I")
