"""10.2-10.3 What a hit does; 12 mines and prepared positions; 1.2-1.4 steps, HQs, observers."""

from functools import partial

import pytest

from tests.games.blitzkrieg import toolkit
from tests.games.blitzkrieg.toolkit import COMPANY, DRAGOONS, MISS, PANZER, SOMUA

act, activate = partial(toolkit.act, calm=True), partial(toolkit.activate, calm=True)
N, LOSS = 6, 2


def hit(target, words, roll, **lines):
    """A Somua next to it fires at a German with 9 less its defense."""
    return act(SOMUA, {SOMUA: "1512", target: f"1511 {words}"}, **lines).answer("fire", roll)


# --- 10.2, 10.3 -------------------------------------------------------------------------------


def test_10_2a_1_2a_the_first_loss_flips_a_unit_and_the_second_eliminates_it():
    assert hit(COMPANY, "", LOSS).state(COMPANY).steps == 1
    assert hit(COMPANY, "reduced", LOSS).place_of(COMPANY) == "dead"


def test_10_2a_no_effect():
    play = hit(COMPANY, "", MISS)
    assert play.state(COMPANY).steps == 2
    assert not play.state(COMPANY).neutralized


def test_10_2a_10_3b_a_neutralization_is_the_owners_choice():
    play = hit(COMPANY, "", N)
    assert play.asked == "german"
    assert play.offered == {"accept", "take_loss"}
    play.answer("accept")
    assert play.state(COMPANY).neutralized
    assert play.state(COMPANY).steps == 2


def test_10_3b_or_a_step():
    play = hit(COMPANY, "", N).answer("take_loss")
    assert not play.state(COMPANY).neutralized
    assert play.state(COMPANY).steps == 1


def test_10_3b_nobody_is_asked_to_give_up_its_last_step_outside_an_assault():
    play = hit(COMPANY, "reduced", N)
    assert not play.asked
    assert play.state(COMPANY).neutralized


def test_10_3b_in_an_assault_a_unit_with_one_step_may_choose_to_die():
    units = {SOMUA: "1512", COMPANY: "1511 reduced"}
    play = act(SOMUA, units).answer("assault 1511", MISS, N)
    assert play.answer("take_loss").place_of(COMPANY) == "dead"


def test_10_3b_14_1j_a_loaded_transport_may_be_given_up_for_the_company_in_it():
    units = {SOMUA: "1512", "Sdkfz 1": "1511", "I/13 IR Rifle 1": "1511 in Sdkfz 1"}
    play = act(SOMUA, units).answer("fire", N, "take_loss")
    assert (play.place_of("Sdkfz 1"), play.state("I/13 IR Rifle 1").steps) == ("dead", 2)
    play = act(SOMUA, {SOMUA: "1512", "Sdkfz 1": "1511"}).answer("fire", N)
    assert not play.asked


def test_10_2b_a_red_result_spares_vehicles():
    """Factor 0 with a 4 is red: infantry is neutralized, a tank is not."""
    units = {"I/21 IR HW": "1512", SOMUA: "1511"}
    play = act("I/21 IR HW", units).answer("fire", 3)  # 3 - 4 = -1
    assert not play.asked
    assert not play.state(SOMUA).neutralized


@pytest.mark.parametrize(("option", "steps"), [("none", 2), ("step", 1)])
def test_10_3c_a_second_neutralization(option, steps):
    play = hit(COMPANY, "neutralized", N, options={"second_n": option})
    assert not play.asked
    assert play.state(COMPANY).neutralized
    assert play.state(COMPANY).steps == steps


def test_10_3c_a_neutralized_unit_still_loses_steps():
    assert hit(COMPANY, "neutralized", LOSS).state(COMPANY).steps == 1


def test_10_3a_a_neutralized_unit_does_not_move():
    assert not act(COMPANY, {COMPANY: "1512 neutralized"}).verbs() & {"go", "march"}


# --- 1.3 headquarters -------------------------------------------------------------------------


@pytest.mark.parametrize("roll", [N, LOSS])
def test_1_3b_a_headquarters_is_neutralized_and_never_destroyed(roll):
    play = hit("I/21 IR HQ", "", roll)
    assert play.state("I/21 IR HQ").neutralized
    assert play.place_of("I/21 IR HQ") == "1511"


def test_1_3b_a_headquarters_has_no_choice():
    assert not hit("I/21 IR HQ", "", N).asked


@pytest.mark.parametrize("option", ["none", "step"])
def test_1_3b_not_even_by_the_variant(option):
    play = hit("I/21 IR HQ", "neutralized", LOSS, options={"second_n": option})
    assert play.place_of("I/21 IR HQ") == "1511"


def test_1_3b_an_enemy_who_enters_drives_it_to_the_nearest_own_unit():
    units = {SOMUA: "1513", "I/21 IR HQ": "1512", COMPANY: "1508", "I/14 PzR Pz III": "1502"}
    play = act(SOMUA, units).answer("go 1512")
    assert play.place_of("I/21 IR HQ") == "1508"
    assert play.state("I/21 IR HQ").neutralized
    assert play.place_of(SOMUA) == "1512"


def test_1_3b_3_3a_driven_away_it_may_be_too_far_from_its_companies():
    somua, panzer = "1 Cuir S35 1", "I/14 PzR Pz IV"
    units = {"1 Cuir HQ": "1511", "I/11 RDP Rifle 1": "1510", somua: "1513", panzer: "1412"}
    play = act(panzer, units).answer("go 1511")
    assert play.place_of("1 Cuir HQ") == "1510"
    assert play.state(somua).out_of_command


# --- 1.4 observers ----------------------------------------------------------------------------


@pytest.mark.parametrize("words", ["1512", "1512 hidden"])
def test_1_4d_an_enemy_who_enters_destroys_an_observer(words):
    play = act(SOMUA, {SOMUA: "1513", "AO 1 G": words}).answer("go 1512")
    assert play.place_of("AO 1 G") == "dead"
    assert play.place_of(SOMUA) == "1512"


def test_1_4d_passing_through_is_enough():
    play = act(SOMUA, {SOMUA: "1513", "AO 1 G": "1512 hidden"}).answer("go 1511")
    assert play.place_of("AO 1 G") == "dead"


def test_1_4d_a_friend_does_not():
    play = act(SOMUA, {SOMUA: "1513", "AO 1 F": "1512"}).answer("go 1512")
    assert play.place_of("AO 1 F") == "1512"


def test_1_4d_nor_a_headquarters_which_stays_outside():
    units = {"1 Cuir HQ": "1513", SOMUA: "0101", "AO 1 G": "1512"}
    play = act("1 Cuir HQ", units)
    assert "1512" not in play.hexes("go")
    assert play.answer("go 1412").place_of("AO 1 G") == "1512"


def test_1_4d_who_gives_way_into_its_hex_destroys_it_too():
    units = {SOMUA: "1513", PANZER: "1511", "AO 1 F": "1510"}
    play = toolkit.act(SOMUA, units).answer("go 1512", f"give_way {PANZER}", "retreat 1510")
    assert play.place_of("AO 1 F") == "dead"


def test_1_4d_with_a_unit_beside_it_it_is_safe_until_that_is_gone():
    units = {SOMUA: "1513", COMPANY: "1512 reduced", "AO 1 G": "1512"}
    play = act(SOMUA, units)
    assert "1512" not in play.hexes("go")
    play.answer("assault 1512", 7)
    assert play.place_of("AO 1 G") == "1512"
    assert play.answer(2).place_of("AO 1 G") == "dead"


def test_1_4d_no_assault_is_needed():
    play = act(SOMUA, {SOMUA: "1513", "AO 1 G": "1512"})
    assert "1512" in play.hexes("go")
    assert "assault 1512" not in play.offered


def test_1_4e_an_observer_has_one_step_and_no_choice():
    assert hit("AO 1 G", "", LOSS).place_of("AO 1 G") == "dead"
    play = hit("AO 1 G", "", N)
    assert play.state("AO 1 G").neutralized
    assert not play.asked


def test_1_4a_a_hidden_observer_is_no_target():
    play = act(SOMUA, {SOMUA: "1512", "AO 1 G": "1511 hidden"})
    assert "fire" not in play.offered


# --- 12 mines ---------------------------------------------------------------------------------

GD, FCM = "I/GD Rifle 1", "4 BCC FCM 1"
stonne = partial(act, scenario="stonne")


def test_12_1a_who_enters_mines_is_attacked_at_once():
    play = stonne(GD, {GD: "0609"}, mines="0608").answer("go 0608", 3)
    (attack,) = play.events("impact")
    assert (attack["impact"], attack["factor"]) == ("mine", 2)


def test_12_1a_a_unit_neutralized_by_mines_stops_there():
    play = stonne(GD, {GD: "0609"}, mines="0608").answer("go 0608", 3, "accept")
    assert play.place_of(GD) == "0608"
    assert not play.asked


def test_12_1a_friends_suffer_them_too():
    play = stonne(FCM, {FCM: "0609"}, mines="0608").answer("go 0608")
    assert play.asked == "roll"


def test_12_1a_leaving_them_brings_no_attack():
    play = stonne(GD, {GD: "0608"}, mines="0608").answer("go 0609")
    assert play.place_of(GD) == "0609"
    assert not play.events("impact")


def test_12_1c_mines_remain():
    play = stonne(GD, {GD: "0609"}, mines="0608").answer("go 0608", 3, "accept")
    grid = play.game.scenario.battlefield.grid
    assert grid.numbers(play.game.mines) == ["0608"]


def test_12_1b_an_assault_into_mines_suffers_them_first_and_once():
    units = {GD: "0609", "I/205 RI Rifle 1": "0608"}
    play = stonne(GD, units, mines="0608").answer("assault 0608", MISS)
    assert [shot["impact"] for shot in play.events("impact")] == ["mine"]
    play.answer(MISS, 2, "leave", "retreat 0607")
    assert play.place_of(GD) == "0608"
    assert len(play.events("impact")) == 1


@pytest.mark.parametrize(("choice", "goes_on"), [("accept", False), ("take_loss", True)])
def test_12_1b_neutralized_by_mines_the_attacker_goes_back_or_takes_a_loss(choice, goes_on):
    units = {GD: "0609", "I/205 RI Rifle 1": "0608"}
    play = stonne(GD, units, mines="0608").answer("assault 0608", 3, choice)
    assert (play.asked == "roll") is goes_on
    assert play.place_of(GD) == "0609"


# --- 12.2 prepared positions ------------------------------------------------------------------


def works(play):
    return play.game.scenario.battlefield.grid.numbers(play.game.works)


def test_12_2a_a_position_goes_when_its_occupants_leave():
    play = act(DRAGOONS, {DRAGOONS: "1512"}, works="1512").answer("go 1511")
    assert works(play) == []


def test_12_2a_a_position_stays_with_those_who_remain():
    units = {DRAGOONS: "1512", "I/11 RDP Rifle 2": "1512"}
    play = act(DRAGOONS, units, works="1512").answer("go 1511")
    assert works(play) == ["1512"]


def test_12_2a_a_headquarters_does_not_hold_it():
    units = {DRAGOONS: "1512", "I/11 RDP HQ": "1512"}
    play = act(DRAGOONS, units, works="1512").answer("go 1511")
    assert works(play) == []


def test_12_2a_a_position_goes_when_its_occupants_are_eliminated():
    units = {PANZER: "1511", DRAGOONS: "1512 reduced"}
    play = act(PANZER, units, works="1512").answer("fire", 2)
    assert works(play) == []
