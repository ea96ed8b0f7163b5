"""8.3 and 9.1 The attack factor of an assault, number by number."""

import pytest

from sixweeks.games.blitzkrieg.rules.r09_assault_fire import Ground, assault_factor
from tests.games.blitzkrieg.toolkit import (
    COMPANY,
    DRAGOONS,
    PANZER,
    SOMUA,
    hex_at,
    printed,
    sketch,
    state,
    unit_of,
)

RIFLE = 3  # the attack of dragoons
OPEN, TOWN, WOODS, ORCHARD = "1511", "1014", "1413", "1515"
BESIDE = {OPEN: "1512", TOWN: "1115", WOODS: "1412", ORCHARD: "1514"}


def fires(attacker, defender, hex=OPEN, marks="", origin="", first=True, from_marks="", **lines):
    """The factors of the defender's fire and of the attacker's."""
    start = origin or BESIDE[hex]
    units = {attacker: f"{start} {from_marks}", defender: f"{hex} {marks}"}
    game = sketch(units, **lines)
    a, d = unit_of(game, attacker), unit_of(game, defender)
    ground = Ground(a, hex_at(game, hex), state(game, attacker).place, first)
    return (
        assault_factor(game, ground, d, a).total,
        assault_factor(game, ground, a, d).total,
    )


def test_9_1_2a_range_0_is_worth_one_to_the_defender():
    assert fires(DRAGOONS, COMPANY)[0] == 4 + 1


def test_9_1_3a_range_0_is_worth_one_to_the_attacker_and_moving_in_costs_it_in_the_first_round():
    assert fires(DRAGOONS, COMPANY)[1] == RIFLE + 1 - 1
    assert fires(DRAGOONS, COMPANY, first=False)[1] == RIFLE + 1


def test_10_1b_infantry_is_halved_against_armor_in_an_assault():
    assert fires(SOMUA, COMPANY)[0] == 2 + 1 - 4


@pytest.mark.parametrize("first", [True, False])
def test_8_3a_a_town_shelters_the_defender_only(first):
    defense, attack = fires(DRAGOONS, COMPANY, TOWN, first=first)
    assert defense == 4 + 1
    assert attack == RIFLE + 1 - 1 - first


@pytest.mark.parametrize("hex", [WOODS, ORCHARD])
def test_8_3a_woods_and_orchards_shelter_whoever_is_fired_at(hex):
    defense, attack = fires(DRAGOONS, COMPANY, hex)
    assert defense == 4 + 1 - 1
    assert attack == RIFLE + 1 - 1 - 1


@pytest.mark.parametrize("hex", [WOODS, ORCHARD])
def test_8_3a_woods_and_orchards_shelter_the_defender_only_by_the_option(hex):
    defense, attack = fires(DRAGOONS, COMPANY, hex, options={"assault_woods": "defender"})
    assert defense == 4 + 1
    assert attack == RIFLE + 1 - 1 - 1


def test_8_3a_a_defender_on_higher_ground_is_harder_to_hit():
    """1611 lies on level 2, 1511 on level 1."""
    defense, attack = fires(DRAGOONS, COMPANY, "1611", origin="1511")
    assert attack == RIFLE + 1 - 1 - 1
    assert defense == 4 + 1


def test_8_3a_an_attacker_from_higher_ground_gains_nothing():
    assert fires(DRAGOONS, COMPANY, "1511", origin="1611") == (4 + 1, RIFLE + 1 - 1)


@pytest.mark.parametrize(("first", "less"), [(True, 1), (False, 0)])
def test_9_1_6b_a_column_fires_worse_in_the_first_round_only(first, less):
    moving = 1 if first else 0
    _, attack = fires(DRAGOONS, COMPANY, from_marks="column", first=first)
    assert attack == RIFLE + 1 - moving - less
    defense, _ = fires(DRAGOONS, COMPANY, marks="column", first=first)
    assert defense == 4 + 1 - less


@pytest.mark.parametrize(("first", "more"), [(True, 1), (False, 0)])
def test_8_3a_a_column_is_hit_more_easily_in_the_first_round(first, more):
    moving = 1 if first else 0
    defense, _ = fires(DRAGOONS, COMPANY, from_marks="column", first=first)
    assert defense == 4 + 1 + more
    _, attack = fires(DRAGOONS, COMPANY, marks="column", first=first)
    assert attack == RIFLE + 1 - moving + more


def test_9_1_6b_a_neutralized_defender_fires_at_minus_one_and_is_no_easier_to_hit():
    defense, attack = fires(DRAGOONS, COMPANY, marks="neutralized")
    assert defense == 4 + 1 - 1
    assert attack == RIFLE + 1 - 1


def test_7_2b_a_dispersed_defender_fires_at_minus_one_and_is_hit_with_one_more():
    defense, attack = fires(SOMUA, PANZER, TOWN)
    assert defense == 7 + 1 - 4 - 1
    assert attack == 9 + 1 - 2 - 1 - 1 + 1


def test_7_2b_a_defender_in_column_is_not_dispersed():
    defense, attack = fires(SOMUA, PANZER, TOWN, marks="column")
    assert defense == 7 + 1 - 4 - 1
    assert attack == 9 + 1 - 2 - 1 - 1 + 1


def test_7_2b_an_attacker_is_not_dispersed_where_it_enters_nor_where_it_comes_from():
    _, from_open_into_town = fires(SOMUA, COMPANY, TOWN)
    assert from_open_into_town == 9 + 1 - 1 - 1
    _, from_orchard = fires(SOMUA, COMPANY, "1514", origin=ORCHARD)
    assert from_orchard == 9 + 1 - 1


def test_8_3a_pioneers_assault_with_one_more():
    units = ("Stu Pion Pion 1", "I/205 RI Rifle 1")
    defense, attack = fires(*units, "0510", origin="0509", scenario="stonne")
    assert attack == printed(units[0], "stonne").full[0] + 1 - 1 + 1
    assert defense == RIFLE + 1


@pytest.mark.parametrize("mark", ["out_of_command"])
def test_6_1b_out_of_command_takes_one_in_an_assault(mark):
    assert fires(DRAGOONS, COMPANY, from_marks=mark)[1] == RIFLE + 1 - 1 - 1
    assert fires(DRAGOONS, COMPANY, marks=mark)[0] == 4 + 1 - 1


def from_a_transport(marks):
    """The attack of a transport with a company in it."""
    company = f"1512 {marks} in Sdkfz 1"
    game = sketch({"Sdkfz 1": "1512", "I/13 IR Rifle 1": company, DRAGOONS: OPEN})
    a, d = unit_of(game, "Sdkfz 1"), unit_of(game, DRAGOONS)
    ground = Ground(a, hex_at(game, OPEN), state(game, "Sdkfz 1").place, True)
    return assault_factor(game, ground, a, d).total


def test_6_1b_14_1j_so_does_a_company_out_of_command_in_a_transport():
    assert from_a_transport("out_of_command") == from_a_transport("") - 1


def test_5_4a_fatigue_takes_one_in_an_assault():
    tired = {"I/11 RDP": "fatigued"}
    assert fires(DRAGOONS, COMPANY, formations=tired)[1] == RIFLE + 1 - 1 - 1
    assert fires(COMPANY, DRAGOONS, formations=tired)[0] == RIFLE + 1 - 1


def test_12_2a_a_prepared_position_shelters_the_defender_and_not_the_attacker():
    defense, attack = fires(COMPANY, DRAGOONS, works=OPEN)
    assert defense == RIFLE + 1
    assert attack == 4 + 1 - 1 - 1


# --- the example of play ----------------------------------------------------------------------


def test_ex7_the_company_in_the_village_would_fire_with_minus_one():
    assert fires(SOMUA, COMPANY, TOWN)[0] == -1


def test_ex8_the_somua_would_fire_with_eight():
    assert fires(SOMUA, COMPANY, TOWN)[1] == 8
