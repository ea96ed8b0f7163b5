"""6.1 Actions of active units; nobody reacts to them here."""

from functools import partial

import pytest

from sixweeks.games.blitzkrieg.text.messages import TEXT
from tests.games.blitzkrieg import toolkit
from tests.games.blitzkrieg.toolkit import COMPANY, DRAGOONS, H39, PANZER, SOMUA, spent

act, activate = partial(toolkit.act, calm=True), partial(toolkit.activate, calm=True)


# --- one action -------------------------------------------------------------------------------


def test_5_2a_6_1a_each_unit_takes_one_action():
    play = activate("1 Cuir", {SOMUA: "1512", H39: "1512"})
    play.answer(f"unit {SOMUA}", "go 1511", "done")
    assert play.units("unit") == {H39}


def test_5_2a_the_units_act_in_any_order_and_the_headquarters_with_them():
    play = activate("1 Cuir", {SOMUA: "1512", H39: "1512", "1 Cuir HQ": "1513"})
    assert play.units("unit") == {SOMUA, H39, "1 Cuir HQ"}


def test_5_2a_a_headquarters_that_can_do_nothing_is_not_offered():
    ring = ("0102", "0201", "0202")
    foes = dict(zip((f"I/14 PzR Pz II {n}" for n in (1, 2, 3)), ring, strict=True))
    units = {"1 Cuir HQ": "0101", SOMUA: "1512", **foes}
    assert activate("1 Cuir", units).units("unit") == {SOMUA}
    assert activate("1 Cuir", units).rules_against("1 Cuir HQ") == {"5.2a"}
    pinned = {**units, "1 Cuir HQ": "0101 neutralized"}
    assert activate("1 Cuir", pinned).units("unit") == {SOMUA, "1 Cuir HQ"}


def test_5_0a_units_of_other_formations_do_not_act():
    play = activate("1 Cuir", {SOMUA: "1512", "2 Cuir H39 1": "1512", DRAGOONS: "1512"})
    assert play.units("unit") == {SOMUA}


def test_6_1a_a_unit_may_use_some_of_its_points_and_go_on():
    play = act(SOMUA, {SOMUA: "1512"}).answer("go 1511")
    assert spent(play) == 2
    play.answer("go 1411")
    assert spent(play) == 4


def test_6_1a_a_unit_moves_up_to_all_its_points():
    """8 points are four clear hexes; a fifth is beyond them."""
    hexes = act(SOMUA, {SOMUA: "1512"}).hexes("go")
    assert "1508" in hexes
    assert "1507" not in hexes


def test_6_1a_fire_at_full_strength_ends_the_action():
    play = act(SOMUA, {SOMUA: "1512", COMPANY: "1510"})
    play.answer("fire", 7)
    (shot,) = play.events("fired")
    assert shot["factor"] == 9 - 1
    assert not play.asked


def test_6_1a_a_unit_fires_after_moving_half_its_points():
    play = act(SOMUA, {SOMUA: "1514", COMPANY: "1510"}).answer("go 1512")
    assert spent(play) == 4
    play.answer("fire", 7)
    assert play.events("fired")[0]["factor"] == 9 - 1 - 2


def test_6_1a_not_after_more_than_half():
    play = act(SOMUA, {SOMUA: "1515", COMPANY: "1510"}).answer("go 1512")
    assert spent(play) == 6
    assert "fire" not in play.offered


def test_6_1a_half_is_rounded_up():
    """An H39 has 7 points: it may fire after two clear hexes."""
    play = act(H39, {H39: "1514", COMPANY: "1511"}).answer("go 1512")
    assert spent(play) == 4
    assert "fire" in play.offered


def test_6_1a_6_1d_a_unit_may_fire_first_and_then_move_half_its_points():
    play = act(SOMUA, {SOMUA: "1512", COMPANY: "1510"}).answer("fire_first", 7)
    assert play.events("fired")[0]["factor"] == 9 - 1 - 2
    hexes = play.hexes("go")
    assert "1514" in hexes
    assert "1515" not in hexes


def test_6_1a_who_fired_first_may_still_choose_its_way_hex_by_hex():
    play = act(SOMUA, {SOMUA: "1512", COMPANY: "1510"}).answer("fire_first", 7, "go 1513")
    assert "1514" in play.hexes("go")
    assert "1515" not in play.hexes("go")


def test_6_1a_nobody_fires_twice():
    play = act(SOMUA, {SOMUA: "1512", COMPANY: "1510"}).answer("fire_first", 7, "go 1513")
    assert not {"fire", "fire_first", "assault"} & play.verbs()


def test_6_1a_rally_is_for_the_neutralized():
    assert "rally" not in act(SOMUA, {SOMUA: "1512"}).offered


# --- out of command, neutralized --------------------------------------------------------------


def test_6_1b_out_of_command_a_unit_moves_half():
    """4 points for a Somua."""
    hexes = act(SOMUA, {SOMUA: "1512 out_of_command"}).hexes("go")
    assert "1510" in hexes
    assert "1509" not in hexes


def test_6_1b_out_of_command_move_and_fire_is_half_of_the_half():
    units = {SOMUA: "1514 out_of_command", COMPANY: "1510"}
    play = act(SOMUA, units).answer("go 1513")
    assert "fire" in play.offered
    assert "fire" not in act(SOMUA, units).answer("go 1512").offered


def test_6_1c_a_neutralized_unit_only_rallies():
    play = act(SOMUA, {SOMUA: "1512 neutralized", COMPANY: "1511"})
    assert play.offered == {"rally", "done"}


def test_6_1c_10_3a_a_neutralized_headquarters_may_move_instead_with_half_its_points():
    play = act("1 Cuir HQ", {"1 Cuir HQ": "1512 neutralized", SOMUA: "1512"})
    assert "rally" in play.offered
    assert "1510" in play.hexes("go")
    assert "1509" not in play.hexes("go")


def test_6_1c_10_3a_a_neutralized_headquarters_may_stop_on_the_way_and_go_on():
    play = act("1 Cuir HQ", {"1 Cuir HQ": "1512 neutralized", SOMUA: "1512"})
    play.answer("go 1511")
    assert "1510" in play.hexes("go")
    assert "1509" not in play.hexes("go")
    assert "rally" not in play.offered


@pytest.mark.parametrize(("roll", "neutralized"), [(6, False), (7, True)])
def test_10_3d_a_french_unit_rallies_with_6_or_less(roll, neutralized):
    play = act(SOMUA, {SOMUA: "1512 neutralized"}).answer("rally", roll)
    assert play.state(SOMUA).neutralized is neutralized
    assert not play.asked


@pytest.mark.parametrize(("roll", "neutralized"), [(7, False), (8, True)])
def test_10_3d_a_german_unit_rallies_with_7_or_less(roll, neutralized):
    play = act(PANZER, {PANZER: "1512 neutralized"}).answer("rally", roll)
    assert play.state(PANZER).neutralized is neutralized


@pytest.mark.parametrize(("option", "number"), [("added", 5), ("own_rally", 6)])
def test_ff_a_neutralized_headquarters_makes_rallies_harder(option, number):
    units = {SOMUA: "1512 neutralized", "1 Cuir HQ": "1513 neutralized"}
    for roll in (number, number + 1):
        play = act(SOMUA, units, options={"hq_neutralized_ff": option}).answer("rally", roll)
        assert play.state(SOMUA).neutralized is (roll > number)


@pytest.mark.parametrize("option", ["added", "own_rally"])
def test_ff_but_not_its_own(option):
    units = {SOMUA: "1512", "1 Cuir HQ": "1513 neutralized"}
    play = act("1 Cuir HQ", units, options={"hq_neutralized_ff": option}).answer("rally", 6)
    assert not play.state("1 Cuir HQ").neutralized


# --- half a move and no more ------------------------------------------------------------------


def test_6_1a_7_1b_after_its_fire_a_unit_has_half_its_points_and_no_hex_for_nothing():
    """The Petite Gette and a clear hex cost 5; half of a Somua's points are 4."""
    units = {SOMUA: "0611", COMPANY: "0612"}
    assert "0511" in act(SOMUA, units).hexes("go")
    play = act(SOMUA, units).answer("fire_first", 7)
    assert "0610" in play.hexes("go")
    assert "0511" not in play.hexes("go")
    assert "7.1a" in play.rules_against("go 0511")


def test_7_1b_a_move_alone_may_always_go_one_hex():
    units = {SOMUA: "0611 out_of_command"}
    assert "0511" in act(SOMUA, units).hexes("go")


# --- headquarters on the move -----------------------------------------------------------------

STAFF = "I/205 RI HQ"
MIXED = {STAFF: "1412", "I/205 RI Rifle 1": "1412", "4 BCC FCM 1": "1412"}


def staff(units, **lines):
    """The headquarters of a battalion with a tank company attached to it."""
    attached = {"4 BCC FCM 1": "I/205 RI"}
    return act(STAFF, units, scenario="stonne", attached=attached, **lines)


def test_1_3c_a_headquarters_is_no_slower_than_its_riflemen_for_the_tanks_beside_them():
    """Four points on foot are four clear hexes, five on tracks are two."""
    rifle = act("I/205 RI Rifle 1", MIXED, scenario="stonne")
    assert staff(MIXED).hexes("go") >= rifle.hexes("go")


BESIDE_THE_GETTE = dict.fromkeys(("I/11 RDP HQ", "I/11 RDP Moto", "I/11 RDP Rifle 1"), "0908")


def reached(unit, *answers, verb="go"):
    return act(unit, BESIDE_THE_GETTE).answer(*answers).hexes(verb)


@pytest.mark.parametrize("verb", ["go", "march"])
def test_1_3c_it_goes_wherever_any_one_unit_of_its_formation_could(verb):
    """Riders are faster on open ground, riflemen over the brook."""
    riders, rifles = (reached(f"I/11 RDP {each}", verb=verb) for each in ("Moto", "Rifle 1"))
    assert riders - rifles
    assert verb == "march" or rifles - riders
    assert reached("I/11 RDP HQ", verb=verb) == riders | rifles


@pytest.mark.parametrize("first", ["0907", "1007", "0807", "0809"])
def test_1_3c_sent_hex_by_hex_it_goes_on_as_any_unit_that_came_the_same_way(first):
    """As one of them: it does not take the best of each in every hex."""
    riders, rifles = (reached(f"I/11 RDP {each}", f"go {first}") for each in ("Moto", "Rifle 1"))
    assert reached("I/11 RDP HQ", f"go {first}") == riders | rifles


def test_1_3c_where_only_the_riders_have_come_it_has_what_they_have_left():
    (far, *_) = sorted(reached("I/11 RDP Moto") - reached("I/11 RDP Rifle 1"))
    assert reached("I/11 RDP HQ", f"go {far}") == reached("I/11 RDP Moto", f"go {far}")


def test_1_3c_the_prompt_tells_each_of_its_speeds():
    play = staff(MIXED)
    said = "I/205 RI HQ has 5 (on tracks) or 4 (on foot) movement points"
    assert said in TEXT.prompt(play.game)


def test_1_3c_10_3a_a_neutralized_headquarters_has_half_of_each():
    hampered = {**MIXED, STAFF: "1412 neutralized", "I/205 RI Rifle 1": "1412 out_of_command"}
    rifle = act("I/205 RI Rifle 1", hampered, scenario="stonne")
    assert staff(hampered).hexes("go") == rifle.hexes("go")


def test_10_3a_a_neutralized_headquarters_goes_where_it_is_sent_in_one_move():
    play = act("1 Cuir HQ", {"1 Cuir HQ": "1512 neutralized", "1 Cuir S35 1": "1510"}, calm=True)
    assert play.answer("go 1514").place_of("1 Cuir HQ") == "1514"


def test_1_4c_a_headquarters_that_comes_upon_a_hidden_observer_stays_in_the_hex_before():
    units = {"1 Cuir HQ": "1512", "1 Cuir S35 1": "1510", "AO 1 G": "1514 hidden"}
    play = act("1 Cuir HQ", units, calm=True).answer("go 1515")
    assert play.place_of("1 Cuir HQ") == "1513"
    assert not play.state("AO 1 G").hidden
