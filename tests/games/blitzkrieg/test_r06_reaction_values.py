"""6.3 The reaction check: values and modifiers."""

import pytest

from sixweeks.games.blitzkrieg.rules.r06_reactions import reaction_value
from tests.games.blitzkrieg.toolkit import SOMUA, sketch, unit_of


def value(name, enemy, words="1512", at="1511", scenario="hannut", **lines):
    """What two dice may show at most when this unit reacts to that one."""
    game = sketch({name: words, enemy: at}, scenario, **lines)
    return reaction_value(game, unit_of(game, name), unit_of(game, enemy))


@pytest.mark.parametrize("unit", ["I/14 PzR Pz IV", "I/14 PzR Pz III", "KG Pak", "I/21 IR Pak"])
def test_6_3a_german_tanks_and_antitank_guns_react_with_8(unit):
    assert value(unit, "1 Cuir S35 1") == 8


def test_6_3a_assault_guns_react_as_tanks():
    assert value("640 Stu StuG 1", "4 BCC FCM 1", "0608", "0609", "stonne") == 8


@pytest.mark.parametrize("unit", ["1 Cuir S35 1", "1 Cuir H39 1", "I/11 RDP AT", "I/11 RDP H35"])
def test_6_3a_french_tanks_and_antitank_guns_react_with_7(unit):
    assert value(unit, "I/14 PzR Pz IV") == 7


@pytest.mark.parametrize(
    ("unit", "enemy"),
    [
        ("I/21 IR Rifle 1", "1 Cuir S35 1"),
        ("I/21 IR HW", "1 Cuir S35 1"),
        ("KG Sp 1", "1 Cuir S35 1"),
        ("KG Krad 1", "1 Cuir S35 1"),
        ("Sdkfz 1", "1 Cuir S35 1"),
        ("I/11 RDP Rifle 1", "I/14 PzR Pz IV"),
        ("I/11 RDP Moto", "I/14 PzR Pz IV"),
        ("12 Cuir P178 1", "I/14 PzR Pz IV"),
    ],
)
def test_6_3a_infantry_and_reconnaissance_of_both_sides_react_with_7(unit, enemy):
    assert value(unit, enemy) == 7


@pytest.mark.parametrize(("mark", "added"), [("out_of_command", 1), ("neutralized", 2)])
def test_6_3a_marks_of_a_unit_add_to_the_dice(mark, added):
    assert value("1 Cuir S35 1", "I/14 PzR Pz IV", f"1512 {mark}") == 7 - added


def test_6_3a_14_1j_a_company_out_of_command_adds_to_the_dice_of_its_transport():
    units = {"Sdkfz 1": "1512", "I/13 IR Rifle 1": "1512 out_of_command in Sdkfz 1", SOMUA: "1511"}
    game = sketch(units)
    assert reaction_value(game, unit_of(game, "Sdkfz 1"), unit_of(game, SOMUA)) == 7 - 1


@pytest.mark.parametrize(("mark", "added"), [("fatigued", 1), ("demoralized", 2)])
def test_6_3a_5_4a_11d_marks_of_a_formation_add_to_the_dice(mark, added):
    assert value("1 Cuir S35 1", "I/14 PzR Pz IV", formations={"1 Cuir": mark}) == 7 - added


@pytest.mark.parametrize(("at", "added"), [("1511", 0), ("1510", 1), ("1509", 2), ("1508", 3)])
def test_0b_6_3a_each_hex_between_adds_one(at, added):
    assert value("1 Cuir S35 1", "I/14 PzR Pz IV", at=at) == 7 - added


def test_6_3a_all_modifiers_add_up():
    words, marks = "1512 out_of_command neutralized", {"1 Cuir": "fatigued demoralized"}
    assert value("1 Cuir S35 1", "I/14 PzR Pz IV", words, "1510", formations=marks) == 7 - 7
