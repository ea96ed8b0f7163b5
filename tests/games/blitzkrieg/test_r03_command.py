"""3 Organization and command."""

import pytest

from sixweeks.games.blitzkrieg.model import effects, turn_effects
from sixweeks.games.blitzkrieg.model.state import GONE, UNPLACED
from sixweeks.games.blitzkrieg.rules.r02_sequence_of_play import AdministrativePhase
from sixweeks.games.blitzkrieg.rules.r03_command_and_doctrine import is_out_of_command_range
from tests.games.blitzkrieg.toolkit import Play, activate, sketch, unit_of


def is_out(unit, words, hq, at, **lines):
    game = sketch({unit: words, hq: at}, **lines)
    return is_out_of_command_range(game, unit_of(game, unit))


@pytest.mark.parametrize(("hex", "out"), [("1510", False), ("1509", True)])
@pytest.mark.parametrize("unit", ["1 Cuir S35 1", "1 Cuir H39 1"])
def test_3_3a_french_companies_keep_within_two_hexes(unit, hex, out):
    assert is_out(unit, hex, "1 Cuir HQ", "1512") is out


@pytest.mark.parametrize(("hex", "out"), [("1509", False), ("1508", True)])
@pytest.mark.parametrize("unit", ["I/21 IR Rifle 1", "I/21 IR HW"])
def test_3_3a_german_companies_within_three(unit, hex, out):
    assert is_out(unit, hex, "I/21 IR HQ", "1512") is out


@pytest.mark.parametrize(
    ("unit", "hq"),
    [
        ("I/11 RDP AT", "I/11 RDP HQ"),
        ("I/11 RDP Moto", "I/11 RDP HQ"),
        ("KG Sp 1", "KG HQ"),
        ("KG Pak", "KG HQ"),
    ],
)
@pytest.mark.parametrize(("option", "out"), [("named", False), ("all", True)])
def test_3_3a_guns_and_reconnaissance_are_free_unless_the_option_binds_all(unit, hq, option, out):
    assert is_out(unit, "0101", hq, "1512", options={"command_binds": option}) is out


@pytest.mark.parametrize(("place", "out"), [(UNPLACED, False), (GONE, True)])
def test_14_2f_a_company_that_comes_before_its_headquarters_is_in_command_till_then(place, out):
    game = sketch({"49 BCC B1 1": "1610", "49 BCC HQ": "1610"}, "stonne", turn=4)
    effects.relocate(game, unit_of(game, "49 BCC HQ"), place)
    assert is_out_of_command_range(game, unit_of(game, "49 BCC B1 1")) is out


@pytest.mark.parametrize("place", [UNPLACED, GONE])
def test_3_3a_a_company_whose_headquarters_is_not_on_the_map_is_out_of_command(place):
    game = sketch({"1 Cuir S35 1": "1512", "1 Cuir HQ": "1512"})
    effects.relocate(game, unit_of(game, "1 Cuir HQ"), place)
    assert is_out_of_command_range(game, unit_of(game, "1 Cuir S35 1"))


def test_3_3a_a_formation_without_a_headquarters_is_always_in_command():
    game = sketch({"4 BCC FCM 1": "1610"}, "stonne")
    assert not is_out_of_command_range(game, unit_of(game, "4 BCC FCM 1"))


@pytest.mark.parametrize(("attached", "out"), [({}, False), ({"Stu Pion Pion 1": "I/GD"}, True)])
def test_3_1b_3_3a_attached_units_measure_to_their_hosts_headquarters(attached, out):
    units = ("Stu Pion Pion 1", "0109", "I/GD HQ", "0810")
    assert is_out(*units, scenario="stonne", attached=attached) is out


def test_3_1b_attached_units_act_with_their_host():
    units = {"I/GD Rifle 1": "0510", "Stu Pion Pion 1": "0510", "Stu Pion Pion 2": "0511"}
    attached = {"Stu Pion Pion 1": "I/GD", "Stu Pion Pion 2": "II/GD"}
    play = activate("I/GD", units, scenario="stonne", attached=attached)
    assert play.units("unit") == {"I/GD Rifle 1", "Stu Pion Pion 1"}


def test_3_1b_independents_act_as_a_formation_of_their_own():
    units = {"I/GD Rifle 1": "0510", "Stu Pion Pion 1": "0510", "Stu Pion Pion 2": "0511"}
    play = activate("Stu Pion", units, scenario="stonne")
    assert play.units("unit") == {"Stu Pion Pion 1", "Stu Pion Pion 2"}


def test_3_3a_2_b1_of_a_unit_that_is_gone_nothing_is_told():
    game = sketch({"1 Cuir S35 1": "0509 out_of_command", "1 Cuir HQ": "0512"})
    effects.eliminate(game, unit_of(game, "1 Cuir S35 1"), "1.2a")
    assert not Play(game, AdministrativePhase()).events("in_command")


# --- who is told ------------------------------------------------------------------------------


def told(units, unit, side):
    """Whether a side is told that a unit is out of command."""
    game = sketch(units)
    game.journal = []
    turn_effects.lose_command(game, unit_of(game, unit))
    return game.journal[0].is_told_to(side)


@pytest.mark.parametrize(("unit", "is_told"), [("1 Cuir S35 1", False), ("1 Cuir S35 2", True)])
def test_3_3a_8_1c_of_one_who_lies_under_another_the_enemy_is_not_told(unit, is_told):
    units = {"1 Cuir S35 1": "1512", "1 Cuir S35 2": "1512"}
    assert told(units, unit, "french")
    assert told(units, unit, "german") is is_told


def test_3_3a_7_4a_nor_of_one_in_hiding():
    units = {"I/11 RDP AT": "1512 hidden"}
    assert told(units, "I/11 RDP AT", "french")
    assert not told(units, "I/11 RDP AT", "german")
