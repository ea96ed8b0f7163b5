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


# --- transports and trucks --------------------------------------------------------------------

RIDER, CARRIER = "I/13 IR Rifle 1", "Sdkfz 1"


def riding(**more):
    return {CARRIER: "1512", RIDER: f"1512 in {CARRIER}", **more}


def test_14_1j_a_transport_carries_its_company_along():
    play = act(CARRIER, riding()).answer("go 1511", "done")
    assert play.place(RIDER) == play.place(CARRIER) == "1511"


def test_14_1j_the_passenger_acts_with_its_carrier():
    play = activate("I/13 IR", riding())
    assert play.units("unit") == {CARRIER}
    play.answer(f"unit {CARRIER}", "go 1511", "done")
    assert play.units("unit") == set()


def shot_down(units, to):
    """A Somua in 1508 destroys the carrier on its way."""
    units = {**riding(), "I/13 IR HW": "1514", SOMUA: "1508", **units}
    play = toolkit.activate("I/13 IR", units).answer(f"unit {CARRIER}", f"go {to}")
    return play.answer(f"react {SOMUA}", 2, 2)


def test_5_2a_14_1j_who_loses_its_carrier_under_way_has_acted():
    play = shot_down({}, "1511")
    assert (play.place(CARRIER), play.place(RIDER)) == ("dead", "1511")
    assert play.units("unit") == {"I/13 IR HW"}


def test_7_3a_14_1j_who_loses_its_carrier_in_a_full_hex_gets_out_in_the_last_one_with_room():
    tanks = {f"I/14 PzR Pz II {n}": "1511" for n in (1, 2, 3)}
    play = shot_down(tanks, "1510")
    assert (play.place(CARRIER), play.place(RIDER)) == ("dead", "1512")


def test_1_3c_14_1j_a_headquarters_keeps_up_with_a_company_in_a_transport():
    """Nine points on tracks are nine hexes of main road, four on foot are eight."""
    assert "1310" in act("I/13 IR HQ", {"I/13 IR HQ": "2210", **riding()}).hexes("march")
    afoot = {"I/13 IR HQ": "2210", RIDER: "1512", CARRIER: "1512"}
    assert "1310" not in act("I/13 IR HQ", afoot).hexes("march")


def test_6_1a_14_1j_a_company_unloads_and_moves_half_its_points():
    play = act(CARRIER, riding()).answer("unload")
    assert play.hexes("go") >= {"1511", "1510"}
    assert "1509" not in play.hexes("go")
    play.answer("go 1510")
    assert (play.place(RIDER), play.place(CARRIER)) == ("1510", "1512")


def test_6_1a_14_1j_or_it_unloads_and_fires_at_full_strength():
    play = act(CARRIER, riding(**{DRAGOONS: "1511"})).answer("unload")
    play.answer("fire", 7)
    assert play.events("fired")[0]["unit"] == RIDER
    assert play.events("fired")[0]["factor"] == 4


def test_6_1a_not_both_moving_and_firing():
    play = act(CARRIER, riding(**{DRAGOONS: "1510"})).answer("unload", "go 1511")
    assert "fire" not in play.offered


def test_14_1j_a_company_loads_again():
    units = {CARRIER: "1512", RIDER: "1512"}
    play = act(RIDER, units).answer(f"load {CARRIER}")
    assert play.state(RIDER).aboard >= 0
    assert "1510" in play.hexes("go")
    assert "1509" not in play.hexes("go")


def test_6_1a_14_1j_a_company_goes_half_its_way_to_the_transport_and_loads():
    units = {CARRIER: "1512", RIDER: "1514"}
    play = act(RIDER, units).answer("go 1512", f"load {CARRIER}")
    assert play.state(RIDER).aboard >= 0
    assert not play.hexes("go")
    assert not play.asked


def test_6_1a_14_1j_or_the_transport_drives_up_and_takes_it_in():
    play = activate("I/13 IR", {CARRIER: "1512", RIDER: "1511", "I/13 IR HW": "1513"})
    play.answer(f"unit {CARRIER}", "go 1511", f"load {RIDER}")
    assert play.state(RIDER).aboard >= 0
    assert play.units("unit") == {"I/13 IR HW"}


def test_6_1a_14_1j_not_after_more_than_half_the_points():
    units = {CARRIER: "1512", RIDER: "1515"}
    assert f"load {CARRIER}" not in act(RIDER, units).answer("go 1512").offered


def test_6_1a_14_1j_by_the_other_reading_loading_and_unloading_come_first():
    units, first = {CARRIER: "1512", RIDER: "1514"}, {"loading": "first"}
    play = act(RIDER, units, options=first).answer("go 1512")
    assert f"load {CARRIER}" not in play.offered
    assert play.rules_against(f"load {CARRIER}") == {"6.1a"}
    assert "unload" in act(CARRIER, riding()).answer("go 1511").offered
    assert "unload" not in act(CARRIER, riding(), options=first).answer("go 1511").offered


def test_14_1j_carrier_and_company_fire_together():
    """2 + 4 against infantry; the company's 4 is halved against armor."""
    play = act(CARRIER, riding(**{DRAGOONS: "1511"})).answer("fire", "fire_together", 7)
    assert [shot["factor"] for shot in play.events("fired")] == [2 + 4]
    play = act(CARRIER, riding(**{SOMUA: "1511"})).answer("fire", "fire_together", 7)
    assert [shot["factor"] for shot in play.events("fired")] == [2 + 2 - 4]


def test_14_1j_8_1b_or_each_by_itself_at_a_target_of_its_own():
    units = riding(**{DRAGOONS: "1511", SOMUA: "1511"})
    play = act(CARRIER, units).answer("fire", "fire_apart", f"target {DRAGOONS}", 7)
    assert play.asked == "german"
    play.answer(f"target {SOMUA}", 7)
    shots = [(shot["unit"], shot["target"], shot["factor"]) for shot in play.events("fired")]
    assert shots == [(CARRIER, DRAGOONS, 2), (RIDER, SOMUA, 2 - 4)]
    assert not play.asked


def test_14_1j_6_2c_who_is_fired_on_by_the_company_answers_the_transport():
    play = toolkit.act(CARRIER, riding(**{DRAGOONS: "1511"}))
    play.answer("fire", "fire_apart", 7, "no_reaction", 7, f"react {DRAGOONS}", 2, 7)
    assert play.events("fired")[-1]["target"] == CARRIER


def test_14_1j_a_transport_neutralized_by_the_reply_to_its_fire_has_silenced_its_company():
    play = toolkit.act(CARRIER, riding(**{SOMUA: "1511"}))
    play.answer("fire", "fire_apart", 7, f"react {SOMUA}", 2, 6, "accept")
    assert [shot["unit"] for shot in play.events("fired")] == [CARRIER, SOMUA]
    assert not play.asked


def test_8_1b_nobody_else_fires_together():
    units = {COMPANY: "1512", "I/21 IR Rifle 2": "1512", DRAGOONS: "1511"}
    play = act(COMPANY, units).answer("fire", 7)
    assert play.events("fired")[0]["factor"] == 4


def test_14_1j_the_transport_takes_the_loss_and_the_company_gets_out_unharmed():
    play = act(SOMUA, {SOMUA: "1511", **riding()}).answer("fire", 2)
    assert play.place(CARRIER) == "dead"
    assert play.state(RIDER).steps == 2
    assert play.state(RIDER).aboard < 0
    assert play.place(RIDER) == "1512"


def test_14_1k_unloading_removes_the_truck_for_good():
    play = act(COMPANY, {COMPANY: "1512 truck"}).answer("unload")
    assert not play.state(COMPANY).truck
    assert "load" not in play.verbs()
    assert "1510" in play.hexes("go")
    assert "1509" not in play.hexes("go")


def test_14_1k_a_truck_moves_ten_points_on_wheels():
    hexes = act(COMPANY, {COMPANY: "1512 truck"}).hexes("go")
    assert "1507" in hexes


def test_14_1k_a_step_loss_falls_on_the_company_and_costs_the_truck():
    play = act(SOMUA, {SOMUA: "1511", COMPANY: "1512 truck"}).answer("fire", 2)
    assert play.state(COMPANY).steps == 1
    assert not play.state(COMPANY).truck


def test_14_1k_a_neutralization_does_not_cost_the_truck():
    play = act(SOMUA, {SOMUA: "1511", COMPANY: "1512 truck"}).answer("fire", 6, "accept")
    assert play.state(COMPANY).truck


# --- a truck lost on the way ------------------------------------------------------------------


def shot_off_its_truck(after, to="1507", **more):
    """A company on trucks sets out from 1512 to the north; a Somua costs it the truck in the hex
    that it enters `after` so many others."""
    play = toolkit.act(COMPANY, {COMPANY: "1512 truck", SOMUA: "1311", **more}).answer(f"go {to}")
    play.answer(*["no_reaction"] * after, f"react {SOMUA}", 2, 2)
    assert not play.state(COMPANY).truck
    play.calm = True
    play.settle()
    return play


def test_7_1a_14_1k_without_its_truck_a_company_goes_on_with_its_own_points_less_those_spent():
    """Two of its four are spent: two hexes of the way are left."""
    assert shot_off_its_truck(after=0).place(COMPANY) == "1509"


def test_7_1a_14_1k_as_far_as_if_it_had_been_sent_hex_by_hex():
    play = shot_off_its_truck(after=0, to="1511")
    assert "1509" in play.hexes("go")
    assert "1508" not in play.hexes("go")


def test_7_1a_14_1k_who_has_spent_more_than_its_own_points_stays_there():
    assert shot_off_its_truck(after=1).place(COMPANY) == "1510"


def test_6_1a_14_1k_on_the_way_it_has_spent_more_than_half_and_does_not_fire():
    play = shot_off_its_truck(after=1, **{DRAGOONS: "1509"}, to="1510")
    assert "fire" not in play.offered


def test_9_1_1a_14_1k_nor_does_it_assault_with_the_points_of_the_truck():
    play = shot_off_its_truck(after=1, **{DRAGOONS: "1509"}, to="1510")
    assert "assault 1509" not in play.offered


def test_6_1a_14_1k_half_of_its_own_points_leave_it_its_fire():
    play = shot_off_its_truck(after=0, **{DRAGOONS: "1510"}, to="1511")
    assert "fire" in play.offered


def test_14_1k_the_log_says_that_the_truck_is_gone():
    assert shot_off_its_truck(after=0).events("truck_lost") == [{"unit": COMPANY}]


def test_7_3a_14_1k_who_ends_so_in_a_full_hex_stops_in_the_last_one_with_room():
    tanks = {f"I/14 PzR Pz II {n}": "1510" for n in (1, 2, 3)}
    assert shot_off_its_truck(after=1, **tanks).place(COMPANY) == "1511"


def test_6_1a_french_companies_do_not_load():
    assert not {"load", "unload"} & act(DRAGOONS, {DRAGOONS: "1512"}).verbs()


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
    assert play.answer("go 1514").place("1 Cuir HQ") == "1514"


def test_1_4c_a_headquarters_that_comes_upon_a_hidden_observer_stays_in_the_hex_before():
    units = {"1 Cuir HQ": "1512", "1 Cuir S35 1": "1510", "AO 1 G": "1514 hidden"}
    play = act("1 Cuir HQ", units, calm=True).answer("go 1515")
    assert play.place("1 Cuir HQ") == "1513"
    assert not play.state("AO 1 G").hidden
