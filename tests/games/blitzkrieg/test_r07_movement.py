"""7 Movement, columns and stacking."""

from functools import partial
from typing import Any

import pytest

from tests.games.blitzkrieg import toolkit
from tests.games.blitzkrieg.toolkit import COMPANY, DRAGOONS, GUN, H39, PANZER, SOMUA, spent

act = partial(toolkit.act, calm=True)


# --- 7.1 --------------------------------------------------------------------------------------


def test_7_1a_points_are_spent_by_terrain():
    play = act(SOMUA, {SOMUA: "1513"}).answer("go 1515")
    assert spent(play) == 2 + 3


def test_7_1a_half_points_of_infantry_on_roads_add_up():
    """3 points are six hexes of main road, or three and another beside it."""
    unit = "I/11 RDP HW"
    play = act(unit, {unit: "2110"})
    assert "1510" in play.hexes("march")
    assert "1409" not in play.hexes("march")
    play.answer("march 1810")
    assert spent(play) == 1.5
    assert "1811" in play.hexes("march")


def test_7_1a_points_are_not_saved():
    play = toolkit.activate("1 Cuir", {SOMUA: "1512", H39: "1512"})
    play.answer(f"unit {SOMUA}", "go 1511", "done")
    assert SOMUA not in play.units("unit")


def test_7_1b_a_unit_may_always_move_one_hex():
    """An AT gun has 2 points and cannot pay 1 for the escarpment and 1 more for mines behind it."""
    unit = "I/205 RI AT"
    play = act(unit, {unit: "0608"}, scenario="stonne", mines="0608")
    assert "0708" in play.hexes("go")
    assert "0808" not in play.hexes("go")


def test_7_1b_but_only_as_its_first():
    unit = "I/205 RI AT"
    play = act(unit, {unit: "0509"}, scenario="stonne").answer("go 0608")
    assert "0708" not in play.hexes("go")


def test_7_1b_the_one_hex_uses_up_all_points():
    unit = "I/205 RI AT"
    play = act(unit, {unit: "0608"}, scenario="stonne", mines="0608").answer("go 0708")
    assert not play.asked


# --- 7.2 column and dispersed -----------------------------------------------------------------


def test_7_2a_the_road_rate_needs_a_column():
    play = act(SOMUA, {SOMUA: "2110"})
    assert "1310" in play.hexes("march")
    assert "1310" not in play.hexes("go")
    play.answer("march 1910")
    assert play.state(SOMUA).column
    assert spent(play) == 2


def test_7_2a_without_a_column_the_road_is_crossed_as_open_ground():
    play = act(SOMUA, {SOMUA: "2110"}).answer("go 1910")
    assert not play.state(SOMUA).column
    assert spent(play) == 4


def test_7_2a_infantry_forms_columns_too():
    play = act(DRAGOONS, {DRAGOONS: "2110"}).answer("march 1910")
    assert play.state(DRAGOONS).column
    assert spent(play) == 1


def test_7_2a_a_column_ends_off_the_road():
    play = act(SOMUA, {SOMUA: "2110"}).answer("march 1910", "march 1909")
    assert not play.state(SOMUA).column


def test_7_2a_a_column_outlasts_the_action():
    play = act(SOMUA, {SOMUA: "2110"}).answer("march 1910", "done")
    assert play.state(SOMUA).column


def test_7_2a_a_column_is_left_at_will_when_the_next_action_begins():
    play = act(SOMUA, {SOMUA: "1910 column", COMPANY: "1809"})
    assert "drop_column" in play.offered
    play.answer("drop_column", "fire", 7)
    assert play.events("fired")[0]["factor"] == 9 - 2


def test_7_2a_not_in_the_middle_of_one():
    play = act(SOMUA, {SOMUA: "2110 column"}).answer("march 1910")
    assert "drop_column" not in play.offered


def test_7_2a_a_column_that_marches_on_keeps_the_road_rate():
    play = act(SOMUA, {SOMUA: "2110 column"}).answer("march 1910")
    assert spent(play) == 2
    assert play.state(SOMUA).column


def test_7_2a_a_retreat_breaks_a_column():
    play = toolkit.act(PANZER, {PANZER: "1908", SOMUA: "1910 column"})
    play.answer("go 1909", f"give_way {SOMUA}", "retreat 2010")
    assert not play.state(SOMUA).column


def test_7_2b_an_armored_unit_is_dispersed_off_the_road_in_a_town():
    play = act(SOMUA, {SOMUA: "1014", COMPANY: "1115"}).answer("fire", 7)
    assert play.events("fired")[0]["factor"] == 9 - 1


# --- 7.3 stacking -----------------------------------------------------------------------------

FULL = {f"1 Cuir {name}": "1511" for name in ("S35 2", "H39 1", "H39 2")}


def test_7_3a_no_fourth_unit_stops_in_a_hex():
    hexes = act(SOMUA, {SOMUA: "1512", **FULL}).hexes("go")
    assert "1511" not in hexes


def test_7_3a_but_it_may_pass_through():
    """1411 and 1611 are closed too, so that the way to 1510 leads through 1511."""
    sides = {f"12 Cuir P178 {n}": "1411" for n in (1, 2, 3)}
    more = {f"2 Cuir {name}": "1611" for name in ("S35 1", "S35 2", "H39 1")}
    units = {SOMUA: "1512", **FULL, **sides, **more}
    play = act(SOMUA, units, options={"french_force": "full"}).answer("go 1510")
    assert spent(play) == 4


@pytest.mark.parametrize("free", ["1 Cuir HQ", "AO 1 F"])
def test_7_3a_headquarters_and_observers_do_not_count(free):
    units = {SOMUA: "1512", "1 Cuir S35 2": "1511", "1 Cuir H39 1": "1511", free: "1511"}
    assert "1511" in act(SOMUA, units).hexes("go")


def test_7_3a_a_headquarters_finds_room_in_a_full_hex():
    assert "1511" in act("1 Cuir HQ", {"1 Cuir HQ": "1512", **FULL}).hexes("go")


def test_7_3a_a_transport_and_its_company_count_as_one():
    riders = {"Sdkfz 1": "1511", "I/13 IR Rifle 1": "1511 in Sdkfz 1", "I/13 IR HW": "1511"}
    assert "1511" in act(PANZER, {PANZER: "1512", **riders}).hexes("go")


def test_7_3b_the_firer_names_one_unit_of_a_stack():
    units = {SOMUA: "1512", PANZER: "1511", COMPANY: "1511"}
    play = act(SOMUA, units).answer("fire")
    assert play.units("target") == {PANZER, COMPANY}
    play.answer(f"target {COMPANY}", 2)
    assert play.state(COMPANY).steps == 1
    assert play.state(PANZER).steps == 2


# --- 7.4 hidden antitank guns -----------------------------------------------------------------

HIDDEN: dict[str, Any] = {"options": {"hidden_at": "on"}}


def test_7_4a_a_hidden_gun_is_no_target():
    play = act(PANZER, {PANZER: "1512", GUN: "1510 hidden"}, **HIDDEN)
    assert "fire" not in play.offered


@pytest.mark.parametrize("roll", [2, 12])
def test_7_4a_a_hidden_gun_is_revealed_by_firing_and_by_a_failed_check(roll):
    play = toolkit.act(PANZER, {PANZER: "1512", GUN: "1509 hidden"}, **HIDDEN)
    play.answer("go 1511")
    assert play.state(GUN).hidden
    play.answer(f"react {GUN}", roll)
    assert not play.state(GUN).hidden


def test_7_4a_a_hidden_gun_that_moves_in_sight_of_the_enemy_is_revealed():
    play = act(GUN, {GUN: "1512 hidden", PANZER: "1509"}, **HIDDEN).answer("go 1511")
    assert not play.state(GUN).hidden


def test_7_4a_a_hidden_gun_that_moves_out_of_sight_stays_hidden():
    play = act(GUN, {GUN: "1512 hidden", PANZER: "1504"}, **HIDDEN).answer("go 1511")
    assert play.state(GUN).hidden


def test_6_2h_7_4a_a_hidden_gun_that_gives_way_in_sight_of_the_enemy_is_revealed():
    play = toolkit.act(PANZER, {PANZER: "1512", GUN: "1509 hidden"}, **HIDDEN)
    play.answer("go 1511", f"give_way {GUN}", "retreat 1508")
    assert (play.place_of(GUN), play.state(GUN).hidden) == ("1508", False)


def test_7_4a_who_moves_into_its_hex_reveals_it_and_stays_in_the_hex_before():
    play = act(PANZER, {PANZER: "1512", GUN: "1510 hidden"}, **HIDDEN).answer("go 1510")
    assert play.place_of(PANZER) == "1511"
    assert not play.state(GUN).hidden
    assert "assault 1510" in play.offered


def test_7_4a_an_assault_on_its_hex_reveals_it():
    units = {PANZER: "1512", GUN: "1511 hidden", DRAGOONS: "1511"}
    play = act(PANZER, units, **HIDDEN).answer("assault 1511")
    assert not play.state(GUN).hidden
