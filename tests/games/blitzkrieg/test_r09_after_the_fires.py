"""9.1.6 Retreats and columns in an assault; 9.2 moving on."""

import pytest

from tests.games.blitzkrieg.toolkit import (
    COMPANY,
    DRAGOONS,
    H39,
    MISS,
    PANZER,
    SOMUA,
    act,
    against,
    assault,
    shots,
)

SECOND = "I/21 IR Rifle 2"


# --- 9.1.6 details ----------------------------------------------------------------------------


def test_9_1_6a_no_retreat_into_the_hex_the_attacker_came_from():
    play = assault({DRAGOONS: "1512", COMPANY: "1511"}).answer(MISS, 6, "accept")
    assert "1512" not in play.hexes("retreat")


def test_7_4a_9_1_6a_who_meets_a_hidden_gun_there_looks_for_another_hex():
    units = {DRAGOONS: "1512", COMPANY: "1511", "I/11 RDP AT": "1510 hidden"}
    play = assault(units).answer(MISS, 6, "accept", "retreat 1510")
    assert "1510" not in play.hexes("retreat")
    assert play.answer("retreat 1410").place_of(COMPANY) == "1410"


def test_9_1_6a_not_even_if_friends_hold_it():
    """The Somua breaks off in 1511 and assaults 1510 from there."""
    units = {SOMUA: "1512", COMPANY: "1511", SECOND: "1510"}
    play = assault(units, SOMUA).answer(MISS, MISS, "break_off", "assault 1510", MISS, 6, "accept")
    assert play.verbs() == {"retreat"}
    assert "1511" not in play.hexes("retreat")


def test_9_1_6a_with_nowhere_to_go_a_unit_is_eliminated():
    ring = dict(
        zip(
            [H39, "1 Cuir H39 2", "1 Cuir S35 1", "1 Cuir S35 2", "I/11 RDP H35"],
            ["1510", "1410", "1411", "1610", "1611"],
            strict=True,
        )
    )
    play = assault({DRAGOONS: "1512", COMPANY: "1511", **ring}).answer(MISS, 6, "accept")
    assert play.place_of(COMPANY) == "dead"
    assert play.place_of(DRAGOONS) == "1511"


def test_9_1_6a_full_hexes_are_closed():
    tanks = [f"{n}/14 PzR Pz II {i}" for n in ("I", "II") for i in (1, 2, 3)]
    units = {**dict.fromkeys(tanks[:3], "1510"), **dict.fromkeys(tanks[3:], "1410")}
    play = assault({DRAGOONS: "1512", COMPANY: "1511", **units}).answer(MISS, 6, "accept")
    assert play.hexes("retreat") == {"1411", "1610", "1611"}


def test_9_1_6b_a_neutralized_defender_fires_in_the_first_fire_only():
    """It cannot leave while the attacker has not fired; SECOND holds out beside it."""
    play = assault({DRAGOONS: "1512", COMPANY: "1511 neutralized"}).answer(MISS)
    assert shots(play) == [(COMPANY, DRAGOONS)]


def test_9_1_6b_7_2a_an_assault_ends_the_columns_of_both():
    units = {SOMUA: "1810 column", COMPANY: "1809 column"}
    play = assault(units, SOMUA, "1809").answer(MISS, MISS)
    assert not play.state(SOMUA).column
    assert not play.state(COMPANY).column


def test_7_2a_an_assault_ends_the_columns_even_if_it_is_beaten_off_at_once():
    units = {DRAGOONS: "1810 column", COMPANY: "1809 column"}
    play = assault(units, hex="1809").answer(6, "accept")
    assert play.place_of(DRAGOONS) == "1810"
    assert not play.state(DRAGOONS).column
    assert not play.state(COMPANY).column


def passed_through(**units):
    """The Somua has left a company behind it in 1511 and assaults a gun in 1510, which hits."""
    play = assault({SOMUA: "1512", COMPANY: "1511", "I/21 IR Pak": "1510", **units}, SOMUA)
    return play.answer(MISS, MISS, "break_off", "assault 1510", 3, "accept")


def test_9_1_6a_9_2a_beaten_off_it_cannot_go_back_to_those_it_has_passed():
    """It must find another hex next to the one it assaulted, not the one it began in."""
    play = passed_through()
    assert play.asked == "french"
    assert play.hexes("retreat") == {"1409", "1410", "1509", "1609", "1610"}
    play.answer("retreat 1410")
    assert (play.place_of(SOMUA), play.state(SOMUA).neutralized) == ("1410", True)
    assert not play.asked


def test_9_1_6a_9_2a_with_no_such_hex_it_is_eliminated():
    names = [f"II/13 IR Rifle {n}" for n in (1, 2, 3)] + [f"I/13 IR Rifle {n}" for n in (1, 2)]
    ring = dict(zip(names, ["1409", "1410", "1509", "1609", "1610"], strict=True))
    play = passed_through(**ring)
    assert play.place_of(SOMUA) == "dead"
    assert not play.asked


# --- 9.2 moving on ----------------------------------------------------------------------------


def test_9_2a_tanks_that_have_won_against_infantry_in_the_open_move_on():
    """8 points: 2 and 2 for the assault leave 4."""
    play = assault({SOMUA: "1512", COMPANY: "1511 reduced"}, SOMUA).answer(MISS, 2)
    assert play.place_of(SOMUA) == "1511"
    assert "1509" in play.hexes("go")
    assert "1508" not in play.hexes("go")


def test_9_2a_and_may_assault_again():
    units = {SOMUA: "1512", COMPANY: "1511 reduced", SECOND: "1510"}
    play = assault(units, SOMUA).answer(MISS, 2)
    assert "assault 1510" in play.offered
    play.answer("assault 1510", MISS)
    assert shots(play)[-1] == (SECOND, SOMUA)


def test_9_2a_but_not_fire():
    units = {SOMUA: "1512", COMPANY: "1511 reduced", SECOND: "1509"}
    play = assault(units, SOMUA).answer(MISS, 2)
    assert not {"fire", "fire_first"} & play.verbs()


def test_9_2a_even_if_defenders_survive():
    play = assault({SOMUA: "1512", COMPANY: "1511"}, SOMUA).answer(MISS, MISS)
    assert play.offered == {"press_on", "break_off"}
    play.answer("break_off")
    assert "1509" in play.hexes("go")
    assert "done" not in play.offered
    play.answer("go 1510")
    assert (play.place_of(SOMUA), play.place_of(COMPANY)) == ("1510", "1511")


def test_9_2a_those_it_passes_through_are_not_assaulted_again():
    play = assault({SOMUA: "1512", COMPANY: "1511"}, SOMUA).answer(MISS, MISS, "break_off")
    assert against(play, "assault 1511") == {"9.2a same"}


def test_9_2a_or_after_a_later_round():
    play = assault({SOMUA: "1512", COMPANY: "1511"}, SOMUA).answer(MISS, MISS, "press_on")
    play.answer(MISS, MISS)
    assert play.offered == {"press_on", "break_off"}


def test_9_2a_not_without_points_left():
    play = act(SOMUA, {SOMUA: "1514", COMPANY: "1511"}, calm=True).answer("go 1512", "assault 1511")
    play.answer(MISS, MISS)
    assert play.asked == "roll"


def test_9_2a_infantry_does_not_move_on():
    play = assault({DRAGOONS: "1512", COMPANY: "1511 reduced"}).answer(MISS, 2)
    assert not play.asked


def test_9_2a_not_against_vehicles():
    play = assault({SOMUA: "1512", PANZER: "1511 reduced"}, SOMUA).answer(MISS, 2)
    assert play.place_of(PANZER) == "dead"
    assert not play.asked


def test_9_2a_not_in_cover():
    play = assault({SOMUA: "1514", COMPANY: "1515 reduced"}, SOMUA, "1515").answer(MISS, 2)
    assert play.place_of(SOMUA) == "1515"
    assert not play.asked


def test_9_2a_in_cover_by_road_in_column_it_may():
    """Into Wansin by the road: 2, and 2 for a secondary road; 4 are left."""
    units = {SOMUA: "1810 column", COMPANY: "1809 reduced"}
    play = assault(units, SOMUA, "1809").answer(MISS, 2)
    assert play.place_of(SOMUA) == "1809"
    assert play.hexes("go") | play.hexes("march")


@pytest.mark.parametrize("unit", ["12 Cuir P178 1"])
def test_9_2a_armored_cars_move_on_too(unit):
    units = {unit: "1512", COMPANY: "1511 reduced"}
    play = assault(units, unit, options={"french_force": "full"}).answer(MISS, 2)
    assert play.hexes("go")
