"""11 Formation demoralization."""

from functools import partial

import pytest

from sixweeks.board.hexes import bits
from sixweeks.games.blitzkrieg.model.queries import losses
from sixweeks.games.blitzkrieg.model.state import Unit
from sixweeks.games.blitzkrieg.rules.r02_sequence_of_play import GameTurn
from sixweeks.games.blitzkrieg.rules.r05_markers import full_cup
from sixweeks.games.blitzkrieg.rules.r06_actions import Act
from sixweeks.games.blitzkrieg.rules.r11_flight import Recovery
from tests.games.blitzkrieg import toolkit
from tests.games.blitzkrieg.toolkit import (
    PANZER,
    SOMUA,
    Play,
    formation_state,
    operations,
    printed,
    sketch,
    unit_of,
)

act = partial(toolkit.act, calm=True)
KG = ("KG Krad 1", "KG Krad 2", "KG Sp 1", "KG Sp 2", "KG Pak")  # ten steps
RDP = "I/11 RDP"


def battered(lost, **more):
    """The KG in 1511 and 1510 with so many of its ten steps lost; a Somua fires at KG Krad 1."""
    units = {name: "1511" if number < 3 else "1510" for number, name in enumerate(KG)}
    for name in KG[::-1][:lost]:
        units[name] += " reduced"
    return act(SOMUA, {SOMUA: "1512", **units, **more}).answer("fire", "target KG Krad 1", 2)


# --- 11a-11c the check ------------------------------------------------------------------------


def test_11a_no_check_below_half():
    play = battered(3)
    assert play.state("KG Krad 1").steps == 1
    assert not play.asked


@pytest.mark.parametrize(("roll", "breaks"), [(7, False), (8, True)])
def test_11a_at_half_of_its_steps_a_german_formation_needs_less_than_8(roll, breaks):
    play = battered(4)
    assert play.asked == "roll"
    play.answer(roll)
    assert play.formation("KG").demoralized is breaks


@pytest.mark.parametrize(("roll", "breaks"), [(6, False), (7, True)])
def test_11a_a_french_one_less_than_7(roll, breaks):
    """I/11 RDP: 12 steps, 5 lost and one more."""
    near = {f"{RDP} {name}": "1511 reduced" for name in ("Rifle 2", "Moto")}
    far = {f"{RDP} {name}": "1510 reduced" for name in ("HW", "H35", "AT")}
    units = {PANZER: "1512", f"{RDP} Rifle 1": "1511", **near, **far}
    play = act(PANZER, units).answer("fire", f"target {RDP} Rifle 1", 2, roll)
    assert play.formation(RDP).demoralized is breaks


def test_11a_half_is_rounded_up():
    """45 BCC: two H39, four steps, so two; with one lost nothing."""
    panzer = "I/8 PzR Pz IV"
    units = {"45 BCC H39 1": "0510", "45 BCC H39 2": "1610", panzer: "0509"}
    play = act(panzer, units, scenario="stonne").answer("fire", 2)
    assert not play.asked
    units["45 BCC H39 2"] += " reduced"
    play = act(panzer, units, scenario="stonne").answer("fire", 2)
    assert play.asked == "roll"


def test_11b_who_held_checks_again_at_each_further_loss():
    assert battered(5).asked == "roll"


def test_11a_a_transport_is_no_step_of_its_formation():
    """Half of I/13 IR is lost already; its empty transport is shot without a further check."""
    names = [f"I/13 IR {name}" for name in ("Rifle 1", "Rifle 2", "Rifle 3", "HW", "Pak")]
    units = {"Sdkfz 1": "1511", SOMUA: "1512"} | dict.fromkeys(names[:3], "2010 reduced")
    units |= dict.fromkeys(names[3:], "2011 reduced")
    play = act(SOMUA, units).answer("fire", 2)
    assert play.place_of("Sdkfz 1") == "dead"
    assert not play.asked


def test_11a_a_demoralized_formation_does_not_check_again():
    units = {name: "1511 reduced" if n < 3 else "1510 reduced" for n, name in enumerate(KG)}
    play = act(SOMUA, {SOMUA: "1512", **units}, formations={"KG": "demoralized"})
    play.answer("fire", "target KG Krad 1", 2)
    assert play.place_of("KG Krad 1") == "dead"
    assert not play.asked


@pytest.mark.parametrize(("option", "number"), [("added", 6), ("own_rally", 7)])
def test_ff_11a_a_neutralized_headquarters_weakens_the_check(option, number):
    units = {name: "1511 reduced" if n < 3 else "1510 reduced" for n, name in enumerate(KG)}
    units |= {"KG Krad 1": "1511", "KG HQ": "1509 neutralized", SOMUA: "1512"}
    for roll in (number, number + 1):
        play = act(SOMUA, units, options={"hq_neutralized_ff": option})
        play.answer("fire", "target KG Krad 1", 2, roll)
        assert play.formation("KG").demoralized is (roll > number)


@pytest.mark.parametrize(("attached", "checks"), [({}, True), ({"Stu Pion Pion 1": "I/GD"}, False)])
def test_11c_attached_units_count_in_their_host(attached, checks):
    """I/GD has 8 steps; with a pioneer company 10, of which four are not half."""
    names = [f"I/GD {name}" for name in ("Rifle 1", "Rifle 2", "Rifle 3", "HW")]
    units = {**dict.fromkeys(names[1:], "0509 reduced"), names[0]: "0510"}
    units |= {"Stu Pion Pion 1": "0508", "4 BCC FCM 1": "0410"}
    play = act("4 BCC FCM 1", units, scenario="stonne", attached=attached)
    play.answer("fire", 2)
    assert play.state(names[0]).steps == 1
    assert (play.asked == "roll") is checks


# --- 11d effects ------------------------------------------------------------------------------


def test_11d_a_demoralized_formation_is_not_activated():
    units = {SOMUA: "1512", "KG Krad 1": "2210"}
    play = operations("1 Cuir, KG", units, formations={"1 Cuir": "demoralized"}).answer("1 Cuir")
    assert play.asked != "french"
    assert play.formation("1 Cuir").activations == 0


def test_11a_demoralized_in_its_own_activation_it_finishes_the_action_and_stops():
    units = {"KG Krad 1": "1514", SOMUA: "1511", **dict.fromkeys(KG[1:3], "1613 reduced")}
    units |= dict.fromkeys(KG[3:], "1614 reduced")
    play = toolkit.activate("KG", units)
    play.answer("unit KG Krad 1", "go 1513", f"react {SOMUA}", 2, 2, 12)
    assert play.formation("KG").demoralized
    play.answer("done")
    assert not play.asked


# --- 11e, 11f ---------------------------------------------------------------------------------


def recovery(formation, units, **lines):
    game = sketch(units, formations={formation: "demoralized"}, **lines)
    return Play(game, Recovery(formation=formation))


def flight(play):
    """The roll fails, and everybody takes the first way offered."""
    if play.asked == "roll":
        play.answer(12)
    while play.asked:
        assert play.asked != "roll"
        play.answer(min(play.offered))
    return play


def column_of(play, name):
    return int(play.place_of(name)[:2])


@pytest.mark.parametrize(("roll", "still"), [(4, False), (5, True)])
def test_11e_a_french_formation_recovers_with_4_or_less(roll, still):
    play = recovery("1 Cuir", {SOMUA: "1512"}).answer(roll)
    assert play.formation("1 Cuir").demoralized is still


@pytest.mark.parametrize(("roll", "still"), [(5, False), (6, True)])
def test_11e_a_german_one_with_5_or_less(roll, still):
    play = recovery("KG", {"KG Pak": "1512"}).answer(roll)
    assert play.formation("KG").demoralized is still


def test_11e_else_its_units_retreat_with_all_their_points_to_their_own_edge():
    """A Pak has 3 points on foot, a Somua 8 on tracks: three hexes east, four west."""
    assert column_of(flight(recovery("KG", {"KG Pak": "1512"})), "KG Pak") == 15 + 3
    assert column_of(flight(recovery("1 Cuir", {SOMUA: "1512"})), SOMUA) == 15 - 4


def test_11e_away_from_adjacent_enemies():
    """With its points it can reach 1110 and 1111, and a German stands next to the latter."""
    assert recovery("1 Cuir", {SOMUA: "1512"}).answer(12).hexes("flee") == {"1110", "1111"}
    play = recovery("1 Cuir", {SOMUA: "1512", "KG Krad 1": "1011"}).answer(12)
    assert play.place_of(SOMUA) == "1110"


def test_11e_nobody_reacts():
    units = {SOMUA: "1512", PANZER: "1510"}
    play = flight(recovery("1 Cuir", units))
    assert play.place_of(SOMUA) != "1512"
    assert not play.events("fired")


def test_11e_neutralized_units_stay():
    units = {SOMUA: "1512 neutralized", "1 Cuir H39 1": "1512"}
    play = flight(recovery("1 Cuir", units))
    assert play.place_of(SOMUA) == "1512"
    assert play.place_of("1 Cuir H39 1") != "1512"


def test_11e_a_neutralized_headquarters_goes_at_half():
    """8 points halved: four, that is two clear hexes."""
    units = {"1 Cuir HQ": "1512 neutralized", SOMUA: "1512 neutralized"}
    assert column_of(flight(recovery("1 Cuir", units)), "1 Cuir HQ") == 15 - 2


def test_11e_1_3c_a_headquarters_runs_as_far_as_any_of_its_units():
    """Four points on foot are four clear hexes to the south, five on tracks are two."""
    units = {"I/205 RI HQ": "1014", "4 BCC FCM 1": "1015", "I/205 RI Rifle 1": "1017 neutralized"}
    attached = {"4 BCC FCM 1": "I/205 RI"}
    play = flight(recovery("I/205 RI", units, scenario="stonne", attached=attached))
    rows = {name: int(play.place_of(name)[:2]) for name in units}
    assert rows == {"I/205 RI HQ": 14, "4 BCC FCM 1": 12, "I/205 RI Rifle 1": 10}


def test_11e_who_reaches_the_edge_leaves_for_good():
    assert flight(recovery("1 Cuir", {SOMUA: "0212"})).place_of(SOMUA) == "gone"


def test_11e_7_4a_a_hidden_gun_that_runs_in_sight_is_revealed():
    play = flight(recovery(RDP, {f"{RDP} AT": "1512 hidden", PANZER: "1510"}))
    assert play.place_of(f"{RDP} AT") != "1512"
    assert not play.state(f"{RDP} AT").hidden


def test_11e_7_4a_out_of_sight_it_stays_hidden():
    play = flight(recovery(RDP, {f"{RDP} AT": "1512 hidden", PANZER: "1501"}))
    assert play.place_of(f"{RDP} AT") != "1512"
    assert play.state(f"{RDP} AT").hidden


def test_11e_7_4a_who_runs_into_a_hidden_enemy_stops_before_it():
    guns = {"KG Pak": "1411 hidden", "I/13 IR Pak": "1412 hidden"}
    play = flight(recovery("1 Cuir", {SOMUA: "1512", **guns}))
    assert play.place_of(SOMUA) == "1512"
    assert [play.state(gun).hidden for gun in guns].count(False) == 1


def test_11e_12_1a_mines_attack_those_who_run_into_them():
    company = f"{RDP} Rifle 1"
    play = recovery(RDP, {company: "1512 out_of_command"}, mines="1411 1412")
    play.answer(12, "flee 1411")
    assert play.asked == "roll"
    play.answer(3, "accept")
    assert (play.place_of(company), play.state(company).neutralized) == ("1411", True)


def test_11e_7_2a_who_runs_by_road_is_in_column():
    play = flight(recovery("1 Cuir", {SOMUA: "1609"}))
    assert column_of(play, SOMUA) < 16 - 4
    assert play.state(SOMUA).column


def test_11e_3_3a_those_left_behind_by_their_headquarters_are_out_of_command():
    company = f"{RDP} Rifle 1"
    units = {f"{RDP} HQ": "1512", f"{RDP} Moto": "1512", company: "1512 neutralized"}
    assert flight(recovery(RDP, units)).state(company).out_of_command


def surrounded(unit, hex, *, open=(), **more):
    """Germans in all the hexes around but those that are left open."""
    game = sketch({})
    grid = game.scenario.battlefield.grid
    around = [grid.number(each) for each in bits(grid.around[grid.hex(hex)])]
    foes = (f"{n}/{r} PzR Pz II {i}" for n in ("I", "II") for r in (14, 35) for i in (1, 2))
    closed = [number for number in around if number not in open]
    return {unit: hex, **dict(zip(foes, closed, strict=False)), **more}


def test_11e_who_is_cut_off_from_its_edge_stays():
    play = recovery("1 Cuir", surrounded(SOMUA, "1512")).answer(12)
    assert (play.place_of(SOMUA), play.asked) == ("1512", "")


def test_11e_or_by_the_other_reading_is_lost_next_to_an_enemy():
    lost = {"blocked_flight": "lost"}
    play = recovery("1 Cuir", surrounded(SOMUA, "1512"), options=lost).answer(12)
    assert play.place_of(SOMUA) == "dead"


def test_11e_1_3b_but_a_headquarters_is_not():
    units = {**surrounded("1 Cuir HQ", "1512"), SOMUA: "0505 neutralized"}
    play = recovery("1 Cuir", units, options={"blocked_flight": "lost"}).answer(12)
    assert play.place_of("1 Cuir HQ") == "1512"


def test_11e_nor_who_can_still_run():
    units = surrounded(SOMUA, "1512", open=("1412",))
    play = recovery("1 Cuir", units, options={"blocked_flight": "lost"}).answer(12)
    assert column_of(play, SOMUA) < 15


def test_11e_with_nothing_nearer_to_its_edge_and_no_enemy_near_it_stays():
    """A gun of one point; in the two hexes to the west its friends stand three to a hex."""
    friends = dict.fromkeys((f"II/11 RDP {name}" for name in ("Rifle 1", "Rifle 2", "HW")), "1412")
    others = dict.fromkeys(("2 Cuir S35 1", "2 Cuir S35 2", "2 Cuir H39 1"), "1411")
    units = {f"{RDP} AT": "1512 out_of_command", **friends, **others}
    play = recovery(RDP, units).answer(12)
    assert (play.place_of(f"{RDP} AT"), play.asked) == ("1512", "")


def test_11e_with_nothing_nearer_to_its_edge_it_gets_out_of_contact_where_it_is_no_farther():
    """A gun of two points; nearer to the west its friends stand three to a hex."""
    friends = dict.fromkeys((f"II/11 RDP {name}" for name in ("Rifle 1", "Rifle 2", "HW")), "1413")
    units = surrounded(f"{RDP} AT", "1512", open=("1513",), **friends)
    assert recovery(RDP, units).answer(12).place_of(f"{RDP} AT") == "1514"


# --- the first company of 49 BCC --------------------------------------------------------------

FIRST, LAST = "49 BCC B1 1", "49 BCC B1 2"


def alone(turn, **more):
    """The first company is under fire; the rest has not come, or waits at the edge."""
    game = sketch({FIRST: "0510", "640 Stu StuG 1": "0509", **more}, "stonne", turn=turn)
    units = list(game.units)
    for name in ("49 BCC HQ", LAST):
        if name not in more:
            units[unit_of(game, name)] = Unit(steps=printed(name, "stonne").steps)
    game.units = tuple(units)
    return game


@pytest.mark.parametrize(("turn", "of"), [(3, 2), (4, 4)])
def test_11a_14_2f_until_the_rest_comes_only_its_own_steps_count(turn, of):
    assert losses(alone(turn), "49 BCC") == (0, of)


def test_11a_14_2f_so_it_checks_with_its_first_loss():
    game = alone(3)
    game.active = "german"
    play = Play(game, Act(by="german", unit=unit_of(game, "640 Stu StuG 1")), calm=True)
    assert play.answer("fire", 2, "take_loss").asked == "roll"


def test_11a_14_2f_with_its_headquarters_the_battalion_comes_in_good_order():
    game = alone(3)
    game.formations = {"49 BCC": formation_state("demoralized")}
    play = Play(game, GameTurn())
    assert play.game.turn == 4
    assert not play.formation("49 BCC").demoralized


def test_11e_towards_the_edge_even_if_contact_cannot_be_avoided():
    units = {f"{RDP} AT": "1512", "KG Krad 1": "1411", "KG Krad 2": "1314"}
    play = recovery(RDP, units).answer(12)
    assert column_of(flight(play) if play.asked else play, f"{RDP} AT") < 15


def test_11f_a_formation_that_has_left_the_map_has_no_marker():
    assert "1 Cuir" in full_cup(sketch({SOMUA: "1512"}))
    assert "1 Cuir" not in full_cup(sketch({"1 Cuir HQ": "1512"}))
