"""8.0-8.1 Direct fire: who fires at whom."""

from functools import partial

import pytest

from tests.games.blitzkrieg import toolkit
from tests.games.blitzkrieg.toolkit import COMPANY, DRAGOONS, GUN, H39, PANZER, SOMUA

act = partial(toolkit.act, calm=True)


def may_fire(units, firer, **lines):
    return "fire" in act(firer, units, **lines).offered


def targets(units, firer, **lines):
    """The units a firer may name; one alone is named by itself."""
    play = act(firer, units, **lines).answer("fire")
    return play.units("target") or {play.answer(7).events("fired")[0]["target"]}


@pytest.mark.parametrize("firer", [SOMUA, H39, DRAGOONS, "I/11 RDP HW", "I/11 RDP Moto"])
def test_8_0a_8_1a_units_on_the_map_fire_direct(firer):
    assert may_fire({firer: "1512", PANZER: "1511"}, firer)


@pytest.mark.parametrize("firer", ["1 Cuir HQ"])
def test_8_1a_headquarters_do_not_fire(firer):
    assert not may_fire({firer: "1512", SOMUA: "0101", PANZER: "1511"}, firer)


@pytest.mark.parametrize(("hex", "in_range"), [("1508", True), ("1507", False)])
def test_4_1a_the_line_of_fire_ends_with_the_range(hex, in_range):
    """A Pz IV reaches four hexes."""
    assert may_fire({PANZER: "1512", SOMUA: hex}, PANZER) is in_range


def test_4_1a_4_3a_a_blocked_line_is_no_line_of_fire():
    assert not may_fire({SOMUA: "1411", PANZER: "1414"}, SOMUA)


def test_4_1b_a_tank_in_an_orchard_is_seen_four_hexes_away():
    assert may_fire({PANZER: "1511", SOMUA: "1515"}, PANZER)


@pytest.mark.parametrize(("hex", "seen"), [("1513", True), ("1512", False)])
def test_4_1c_infantry_in_an_orchard_is_seen_two_hexes_away(hex, seen):
    assert may_fire({SOMUA: hex, COMPANY: "1515"}, SOMUA) is seen


@pytest.mark.parametrize("firer", [SOMUA, PANZER])
def test_4_2a_with_an_enemy_next_to_it_a_unit_fires_at_neighbours_only(firer):
    enemy, other = (PANZER, COMPANY) if firer == SOMUA else (SOMUA, DRAGOONS)
    units = {firer: "1512", other: "1511", enemy: "1509"}
    assert targets(units, firer) == {other}


@pytest.mark.parametrize("mark", ["neutralized", "reduced", "truck", "column"])
def test_4_2a_in_whatever_state_that_enemy_is(mark):
    units = {SOMUA: "1512", COMPANY: f"1511 {mark}", PANZER: "1509"}
    assert targets(units, SOMUA) == {COMPANY}


def test_4_2a_a_friend_next_to_it_does_not_matter():
    units = {SOMUA: "1512", "1 Cuir S35 2": "1511", PANZER: "1509"}
    assert targets(units, SOMUA) == {PANZER}


def test_4_2a_an_enemy_headquarters_next_to_it_does_not_matter():
    units = {SOMUA: "1512", PANZER: "1509", "I/14 PzR HQ": "1511"}
    assert targets(units, SOMUA) == {PANZER, "I/14 PzR HQ"}


def test_8_1b_each_unit_fires_for_itself():
    units = {SOMUA: "1512", "1 Cuir S35 2": "1512", PANZER: "1511"}
    play = act(SOMUA, units).answer("fire", 7)
    assert [shot["factor"] for shot in play.events("fired")] == [9 - 2]


def test_8_1c_a_stack_is_looked_into_only_when_the_firer_is_named():
    play = act(SOMUA, {SOMUA: "1512", PANZER: "1511", COMPANY: "1511"})
    assert not play.events("looked")
    play.answer("fire")
    assert [look["hexes"] for look in play.events("looked")] == [("1511",)]


@pytest.mark.parametrize("under", [PANZER, "I/21 IR Rifle 2"])
def test_8_1c_that_a_unit_may_fire_does_not_tell_what_lies_under_a_company(under):
    """C-63: a gun for armor may try its luck with any stack."""
    play = act(GUN, {GUN: "1512", under: "1510", COMPANY: "1510"})
    assert "fire" in play.offered
    assert "fire" not in act(GUN, {GUN: "1512", COMPANY: "1510"}).offered


def test_8_1c_a_named_firer_who_finds_nothing_to_fire_at_has_fired():
    units = {GUN: "1512", "I/21 IR Rifle 2": "1510", COMPANY: "1510"}
    play = act(GUN, units).answer("fire")
    assert not play.asked
    assert (play.events("found_nothing"), play.events("fired")) == ([{"unit": GUN}], [])
    play = act(GUN, units).answer("fire_first")
    assert play.hexes("go")


def test_8_1c_if_there_is_a_tank_under_the_company_it_is_found():
    assert targets({GUN: "1512", PANZER: "1510", COMPANY: "1510"}, GUN) == {PANZER}


@pytest.mark.parametrize(
    ("gun", "enemies", "scenario", "at"),
    [
        (GUN, {PANZER: "1511", COMPANY: "1511"}, "hannut", "1512"),
        (
            "14 PzJg/SR 8 47 mm",
            {"49 BCC B1 1": "0509", "I/67 RI Rifle 1": "0509"},
            "stonne",
            "0510",
        ),
    ],
)
def test_8_1d_some_guns_fire_at_vehicles_only(gun, enemies, scenario, at):
    assert targets({gun: at, **enemies}, gun, scenario=scenario) == {next(iter(enemies))}


def test_8_1d_other_guns_fire_at_everybody():
    units = {"I/21 IR Pak": "1512", SOMUA: "1511", DRAGOONS: "1511"}
    assert targets(units, "I/21 IR Pak") == {SOMUA, DRAGOONS}


def test_14_1k_nobody_fires_from_a_truck():
    assert not may_fire({COMPANY: "1512 truck", DRAGOONS: "1511"}, COMPANY)
