"""8.3 and 10.1 The attack factor of direct and indirect fire, number by number."""

import pytest

from sixweeks.games.blitzkrieg.rules.r08_fire import direct_factor, indirect_factor
from tests.games.blitzkrieg.toolkit import (
    COMPANY,
    DRAGOONS,
    PANZER,
    SOMUA,
    printed,
    sketch,
    unit_of,
)

RIFLE, ARMOR = 3, 2  # the attack of dragoons, the defense of a panzer


def factor(units, firer, target, moving=False, alone=False, **lines):
    """Open ground of one level around 1512; 1515 is an orchard, 1014 a town, 1313 woods."""
    game = sketch(units, **lines)
    return direct_factor(game, unit_of(game, firer), unit_of(game, target), moving, alone).total


def salvo(impact, words, unit=COMPANY, **lines):
    game = sketch({unit: words}, **lines)
    return indirect_factor(game, impact, unit_of(game, unit)).total


# --- the values -------------------------------------------------------------------------------


def test_10_1a_attack_less_defense():
    assert factor({SOMUA: "1512", PANZER: "1511"}, SOMUA, PANZER) == 9 - ARMOR


def test_10_1a_1_2a_a_reduced_unit_attacks_with_its_weaker_side():
    worn = printed(SOMUA).reduced
    assert worn is not None
    assert factor({SOMUA: "1512 reduced", PANZER: "1511"}, SOMUA, PANZER) == worn[0] - ARMOR


@pytest.mark.parametrize(("hex", "between"), [("1511", 0), ("1510", 1), ("1509", 2), ("1508", 3)])
def test_0b_8_3a_each_hex_between_takes_one(hex, between):
    assert factor({SOMUA: "1512", PANZER: hex}, SOMUA, PANZER) == 9 - ARMOR - between


@pytest.mark.parametrize("firer", [DRAGOONS, "I/11 RDP HW", "I/11 RDP Moto"])
def test_10_1b_infantry_attacks_armor_with_half_its_value_rounded_up(firer):
    half = (printed(firer).full[0] + 1) // 2
    assert factor({firer: "1512", PANZER: "1511"}, firer, PANZER) == half - ARMOR


@pytest.mark.parametrize("firer", ["I/11 RDP AT", "I/11 RDP H35"])
def test_10_1b_guns_and_tanks_attack_armor_with_all_of_it(firer):
    whole = printed(firer).full[0]
    assert factor({firer: "1512", PANZER: "1511"}, firer, PANZER) == whole - ARMOR


def test_10_1b_infantry_attacks_infantry_with_all_of_it():
    assert factor({DRAGOONS: "1512", COMPANY: "1511"}, DRAGOONS, COMPANY) == RIFLE


def test_10_1b_the_reduced_value_is_halved():
    assert factor({COMPANY: "1512 reduced", SOMUA: "1511"}, COMPANY, SOMUA) == 1 - 4


def test_10_1b_pioneers_are_infantry():
    units = {"Stu Pion Pion 1": "0610", "49 BCC B1 1": "0609"}
    pioneers, tank = units
    half = (printed(pioneers, "stonne").full[0] + 1) // 2
    armor = printed(tank, "stonne").full[1]
    assert factor(units, pioneers, tank, scenario="stonne") == half - armor


# --- the firer --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mark", "change"), [("neutralized", -1), ("column", -1), ("out_of_command", -1)]
)
def test_8_3a_marks_of_the_firer(mark, change):
    assert factor({SOMUA: f"1512 {mark}", PANZER: "1511"}, SOMUA, PANZER) == 9 - ARMOR + change


def test_5_4a_8_3a_a_fatigued_formation_fires_at_minus_one():
    tired = {"1 Cuir": "fatigued"}
    assert factor({SOMUA: "1512", PANZER: "1511"}, SOMUA, PANZER, formations=tired) == 9 - ARMOR - 1


def test_6_1b_out_of_command_fires_at_minus_one():
    units = {COMPANY: "1512 out_of_command", DRAGOONS: "1511"}
    assert factor(units, COMPANY, DRAGOONS) == 4 - 1


def aboard(marks):
    return {"Sdkfz 1": "1512", "I/13 IR Rifle 1": f"1512 {marks} in Sdkfz 1", DRAGOONS: "1511"}


def test_6_1b_14_1j_a_company_out_of_command_fires_from_its_transport_at_minus_one():
    units = aboard("out_of_command")
    assert factor(units, "Sdkfz 1", DRAGOONS) == factor(aboard(""), "Sdkfz 1", DRAGOONS) - 1


def test_6_1b_14_1j_once_though_both_are_out_of_command():
    units = {**aboard("out_of_command"), "Sdkfz 1": "1512 out_of_command"}
    assert factor(units, "Sdkfz 1", DRAGOONS) == factor(aboard(""), "Sdkfz 1", DRAGOONS) - 1


def test_6_1b_14_1j_the_transport_that_fires_by_itself_pays_nothing_for_its_company():
    marked = factor(aboard("out_of_command"), "Sdkfz 1", DRAGOONS, alone=True)
    assert marked == factor(aboard(""), "Sdkfz 1", DRAGOONS, alone=True)


def test_6_1d_8_3a_moving_takes_two():
    assert factor({SOMUA: "1512", PANZER: "1511"}, SOMUA, PANZER, moving=True) == 9 - ARMOR - 2


def test_7_2a_a_column_fires_at_minus_one_and_is_fired_at_with_one_more():
    assert factor({SOMUA: "1512 column", PANZER: "1511"}, SOMUA, PANZER) == 9 - ARMOR - 1
    assert factor({SOMUA: "1512", PANZER: "1511 column"}, SOMUA, PANZER) == 9 - ARMOR + 1


@pytest.mark.parametrize("hex", ["1515", "1014", "1313"])
def test_7_2b_an_armored_unit_in_cover_fires_dispersed(hex):
    beside = {"1515": "1514", "1014": "1114", "1313": "1312"}[hex]
    assert factor({SOMUA: hex, PANZER: beside}, SOMUA, PANZER) == 9 - ARMOR - 1


def test_7_2b_in_column_on_the_road_it_is_not_dispersed_but_a_column():
    assert factor({SOMUA: "1014 column", PANZER: "1114"}, SOMUA, PANZER) == 9 - ARMOR - 1


def test_7_2b_infantry_is_never_dispersed():
    assert factor({DRAGOONS: "1515", COMPANY: "1514"}, DRAGOONS, COMPANY) == RIFLE


def test_7_2b_dispersal_does_not_make_a_better_target_for_direct_fire():
    assert factor({SOMUA: "1514", PANZER: "1515"}, SOMUA, PANZER) == 9 - ARMOR - 1


# --- the target -------------------------------------------------------------------------------


@pytest.mark.parametrize(("hex", "beside", "less"), [("1515", "1514", 1), ("1313", "1312", 1)])
def test_8_3a_woods_and_orchards_take_one(hex, beside, less):
    assert factor({DRAGOONS: beside, COMPANY: hex}, DRAGOONS, COMPANY) == RIFLE - less


def test_8_3a_a_town_takes_two():
    assert factor({DRAGOONS: "1114", COMPANY: "1014"}, DRAGOONS, COMPANY) == RIFLE - 2


def test_12_2a_a_prepared_position_takes_one_more():
    units = {COMPANY: "1114", DRAGOONS: "1014"}
    assert factor(units, COMPANY, DRAGOONS, works="1014") == 4 - 2 - 1


def test_12_2a_a_prepared_position_does_nothing_for_vehicles():
    assert factor({PANZER: "1511", SOMUA: "1512"}, PANZER, SOMUA, works="1512") == 7 - 4


def test_8_3a_a_neutralized_target_is_no_easier_in_direct_fire():
    assert factor({SOMUA: "1512", COMPANY: "1511 neutralized"}, SOMUA, COMPANY) == 9


def test_8_3a_modifiers_add_up():
    units = {SOMUA: "1512 column neutralized", COMPANY: "1513"}
    tired = {"1 Cuir": "fatigued"}
    assert factor(units, SOMUA, COMPANY, moving=True, formations=tired) == 9 - 1 - 1 - 1 - 2


# --- artillery, Stukas, mines -----------------------------------------------------------------


@pytest.mark.parametrize(("impact", "value"), [("stuka", 3), ("75", 4), ("105", 5), ("150", 6)])
def test_10_1a_an_impact_attacks_with_the_number_of_its_column(impact, value):
    assert salvo(impact, "1512") == value


@pytest.mark.parametrize(
    ("words", "change"), [("1515", -1), ("1313", -1), ("1014", -2), ("1512 column", 1)]
)
def test_8_3a_indirect_fire_is_modified_by_terrain_and_column(words, change):
    assert salvo("105", words) == 5 + change


def test_10_1a_defense_counts_against_artillery():
    assert salvo("150", "1512", SOMUA) == 6 - 4


def test_12_2a_a_prepared_position_shelters_from_artillery():
    assert salvo("105", "1512", DRAGOONS, works="1512") == 5 - 1


def test_12_1a_10_1a_mines_take_no_modifier():
    assert salvo("mine", "1014 column") == 2
    assert salvo("mine", "1512", SOMUA) == 2 - 4
