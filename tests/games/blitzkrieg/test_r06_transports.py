"""6.1, 14.1j, 14.1k Transports and trucks in action; nobody reacts to them here."""

from functools import partial

from tests.games.blitzkrieg import toolkit
from tests.games.blitzkrieg.toolkit import COMPANY, DRAGOONS, SOMUA

act, activate = partial(toolkit.act, calm=True), partial(toolkit.activate, calm=True)

RIDER, CARRIER = "I/13 IR Rifle 1", "Sdkfz 1"


def riding(**more):
    return {CARRIER: "1512", RIDER: f"1512 in {CARRIER}", **more}


def test_14_1j_a_transport_carries_its_company_along():
    play = act(CARRIER, riding()).answer("go 1511", "done")
    assert play.place_of(RIDER) == play.place_of(CARRIER) == "1511"


def test_14_1j_a_neutralized_company_is_not_loaded():
    units = {CARRIER: "1512", RIDER: "1512 neutralized"}
    assert "load" not in act(CARRIER, units).verbs()


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
    assert (play.place_of(CARRIER), play.place_of(RIDER)) == ("dead", "1511")
    assert play.units("unit") == {"I/13 IR HW"}


def test_7_3a_14_1j_who_loses_its_carrier_in_a_full_hex_gets_out_in_the_last_one_with_room():
    tanks = {f"I/14 PzR Pz II {n}": "1511" for n in (1, 2, 3)}
    play = shot_down(tanks, "1510")
    assert (play.place_of(CARRIER), play.place_of(RIDER)) == ("dead", "1512")


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
    assert (play.place_of(RIDER), play.place_of(CARRIER)) == ("1510", "1512")


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
    assert play.place_of(CARRIER) == "dead"
    assert play.state(RIDER).steps == 2
    assert play.state(RIDER).aboard < 0
    assert play.place_of(RIDER) == "1512"


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
    assert shot_off_its_truck(after=0).place_of(COMPANY) == "1509"


def test_7_1a_14_1k_as_far_as_if_it_had_been_sent_hex_by_hex():
    play = shot_off_its_truck(after=0, to="1511")
    assert "1509" in play.hexes("go")
    assert "1508" not in play.hexes("go")


def test_7_1a_14_1k_who_has_spent_more_than_its_own_points_stays_there():
    assert shot_off_its_truck(after=1).place_of(COMPANY) == "1510"


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
    assert shot_off_its_truck(after=1, **tanks).place_of(COMPANY) == "1511"


def test_6_1a_french_companies_do_not_load():
    assert not {"load", "unload"} & act(DRAGOONS, {DRAGOONS: "1512"}).verbs()
