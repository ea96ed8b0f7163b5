"""9.0 to 9.1.5 Assault: entry, the fires, and who holds the hex."""

from functools import partial

import pytest

from sixweeks.games.blitzkrieg.model.view import view
from tests.games.blitzkrieg import toolkit
from tests.games.blitzkrieg.toolkit import (
    COMPANY,
    DRAGOONS,
    GUN,
    MISS,
    PANZER,
    SOMUA,
    assault,
    shots,
    spent,
)

act = partial(toolkit.act, calm=True)
SECOND = "I/21 IR Rifle 2"


# --- 9.0, 9.1.1 entry -------------------------------------------------------------------------


def test_9_0a_no_move_enters_a_hex_with_an_enemy():
    play = act(DRAGOONS, {DRAGOONS: "1512", COMPANY: "1511"})
    assert "1511" not in play.hexes("go")
    assert "assault 1511" in play.offered


def test_9_0a_an_assault_may_follow_a_move():
    play = act(DRAGOONS, {DRAGOONS: "1513", COMPANY: "1511"}).answer("go 1512")
    assert "assault 1511" in play.offered


def test_9_1_1a_it_costs_a_quarter_of_the_points_and_the_terrain():
    """A Somua: 2 and 2 for clear ground; after two hexes it can, after three it cannot."""
    units = {SOMUA: "1514", COMPANY: "1511"}
    assert "assault 1511" in act(SOMUA, units).answer("go 1512").offered
    units = {SOMUA: "1515", COMPANY: "1511"}
    assert "assault 1511" not in act(SOMUA, units).answer("go 1512").offered


def test_9_1_1a_a_town_costs_its_terrain():
    """2 and 4: a Somua may spend 2 before."""
    units = {SOMUA: "1216", COMPANY: "1014"}
    play = act(SOMUA, units).answer("go 1115")
    assert spent(play) == 4
    assert "assault 1014" not in play.offered
    assert "assault 1014" in act(SOMUA, {SOMUA: "1115", COMPANY: "1014"}).offered


def test_9_1_1a_with_all_its_points_it_may_always_assault_from_the_next_hex():
    """An AT gun has 2 points: 1 and 1, and 1 more for the escarpment."""
    units = {"I/205 RI AT": "0608", "I/8 PzR Pz IV": "0708"}
    play = act("I/205 RI AT", units, scenario="stonne")
    assert "assault 0708" in play.offered


def test_9_1_1a_then_nothing_may_have_been_spent_before():
    units = {"I/205 RI AT": "0509", "I/8 PzR Pz IV": "0708"}
    play = act("I/205 RI AT", units, scenario="stonne").answer("go 0608")
    assert "assault 0708" not in play.offered


def test_9_1_1a_7_4a_who_is_stopped_at_once_by_a_hidden_enemy_has_spent_nothing():
    """C-61: the gun has 2 points, and the escarpment takes all of them."""
    units = {"I/205 RI AT": "0608", "640 Stu StuG 1": "0708 hidden"}
    play = act("I/205 RI AT", units, scenario="stonne").answer("go 0708")
    assert play.place_of("I/205 RI AT") == "0608"
    assert "assault 0708" in play.offered


def test_9_1_1a_out_of_command_a_quarter_of_the_half():
    """A Somua with 4 points: 1 and 2 leave 1, not enough for a hex before."""
    units = {SOMUA: "1513 out_of_command", COMPANY: "1511"}
    assert "assault 1511" not in act(SOMUA, units).answer("go 1512").offered


def test_8_3a_6_1c_a_neutralized_unit_cannot_assault():
    play = act(DRAGOONS, {DRAGOONS: "1512 neutralized", COMPANY: "1511"})
    assert "assault" not in play.verbs()


def test_6_2b_entering_by_assault_triggers_no_reaction():
    """C-57: another company looks on from 1510 and is not asked."""
    units = {SOMUA: "1512", COMPANY: "1511", PANZER: "1510"}
    play = toolkit.act(SOMUA, units).answer("assault 1511")
    assert play.asked == "roll"
    assert type(play.game.stack[-1]).__name__ == "PointBlank"


# --- 9.1.2 defensive fire ---------------------------------------------------------------------


def test_9_1_2a_all_defenders_fire_first_without_a_check():
    play = assault({DRAGOONS: "1512", COMPANY: "1511", SECOND: "1511"}).answer(MISS, MISS)
    assert shots(play) == [(COMPANY, DRAGOONS), (SECOND, DRAGOONS)]


def test_9_1_2a_a_neutralized_attacker_goes_back_and_its_action_is_over():
    play = assault({DRAGOONS: "1512", COMPANY: "1511"}).answer(6, "accept")
    assert play.place_of(DRAGOONS) == "1512"
    assert play.state(DRAGOONS).neutralized
    assert not play.asked


def test_9_1_2a_all_defenders_fire_before_the_attacker_suffers_anything():
    """The second company's loss counts although the first has neutralized the dragoons."""
    play = assault({DRAGOONS: "1512", COMPANY: "1511", SECOND: "1511"}).answer(6, 2, "accept")
    assert len(shots(play)) == 2
    assert (play.state(DRAGOONS).steps, play.state(DRAGOONS).neutralized) == (1, True)
    assert not play.asked


def test_9_1_2a_losses_come_before_the_choice():
    """Worn dragoons who are hit and neutralized are dead: there is nothing to choose."""
    play = assault({DRAGOONS: "1512 reduced", COMPANY: "1511", SECOND: "1511"}).answer(6, 2)
    assert play.place_of(DRAGOONS) == "dead"
    assert not play.asked


def test_9_1_2a_it_may_take_a_loss_instead_and_go_on():
    play = assault({DRAGOONS: "1512", COMPANY: "1511"}).answer(6, "take_loss")
    assert play.state(DRAGOONS).steps == 1
    assert play.asked == "roll"


def test_9_1_2a_an_attacker_who_is_destroyed_has_lost():
    play = assault({DRAGOONS: "1512 reduced", COMPANY: "1511"}).answer(2)
    assert play.place_of(DRAGOONS) == "dead"
    assert not play.asked


def test_9_1_2a_8_1d_guns_for_armor_do_not_fire_at_infantry():
    units = {COMPANY: "1512", GUN: "1511"}
    play = assault(units, COMPANY).answer(MISS)
    assert shots(play) == [(COMPANY, GUN)]


def test_9_1_2a_14_1k_a_company_on_trucks_defends_itself():
    play = assault({DRAGOONS: "1512", COMPANY: "1511 truck"}).answer(MISS)
    assert shots(play) == [(COMPANY, DRAGOONS)]


# --- 9.1.3 offensive fire ---------------------------------------------------------------------


def test_9_1_3a_the_attacker_fires_at_one_defender():
    play = assault({DRAGOONS: "1512", COMPANY: "1511", SECOND: "1511"}).answer(MISS, MISS)
    assert play.offered == {f"target {COMPANY}", f"target {SECOND}"}
    play.answer(f"target {SECOND}", 2)
    assert play.state(SECOND).steps == 1
    assert play.state(COMPANY).steps == 2


def test_9_1_3a_a_neutralized_defender_retreats_a_hex():
    play = assault({DRAGOONS: "1512", COMPANY: "1511"}).answer(MISS, 6, "accept")
    assert play.hexes("retreat") == {"1510", "1410", "1411", "1610", "1611"}
    play.answer("retreat 1510")
    assert play.state(COMPANY).neutralized
    assert play.place_of(DRAGOONS) == "1511"


def test_9_1_3a_or_takes_the_loss_and_stays():
    play = assault({DRAGOONS: "1512", COMPANY: "1511"}).answer(MISS, 6, "take_loss")
    assert play.place_of(COMPANY) == "1511"
    assert play.state(COMPANY).steps == 1
    assert not play.state(COMPANY).neutralized


@pytest.mark.parametrize(("choice", "place"), [("stay", "1511"), ("leave", "1510")])
def test_9_1_3a_a_defender_who_loses_a_step_may_stay_or_leave(choice, place):
    play = assault({DRAGOONS: "1512", COMPANY: "1511"}).answer(MISS, 2, choice)
    if choice == "leave":
        play.answer("retreat 1510")
    assert play.place_of(COMPANY) == place
    assert not play.state(COMPANY).neutralized


def test_9_1_3b_a_defender_neutralized_before_must_leave():
    play = assault({DRAGOONS: "1512", COMPANY: "1511 neutralized"}).answer(MISS, MISS)
    assert play.verbs() == {"retreat"}
    play.answer("retreat 1510")
    assert play.place_of(DRAGOONS) == "1511"


def test_9_1_3b_not_if_the_attacker_was_driven_off():
    play = assault({DRAGOONS: "1512", COMPANY: "1511 neutralized"}).answer(6, "accept")
    assert play.place_of(COMPANY) == "1511"
    assert not play.asked


def test_9_1_3b_the_others_stay():
    units = {DRAGOONS: "1512", COMPANY: "1511 neutralized", SECOND: "1511"}
    play = assault(units).answer(MISS, MISS, f"target {SECOND}", MISS, "retreat 1510")
    assert play.place_of(SECOND) == "1511"
    assert play.asked == "roll"


# --- 9.1.4 rounds -----------------------------------------------------------------------------


def test_9_1_4a_if_both_remain_all_fire():
    play = assault({DRAGOONS: "1512", COMPANY: "1511"}).answer(MISS, MISS, MISS, MISS)
    assert sorted(shots(play)[2:]) == [(DRAGOONS, COMPANY), (COMPANY, DRAGOONS)]


def test_9_1_4a_all_at_once_so_that_both_may_be_hit():
    play = assault({DRAGOONS: "1512 reduced", COMPANY: "1511 reduced"})
    play.answer(MISS, MISS, 2, 2)
    assert play.place_of(DRAGOONS) == play.place_of(COMPANY) == "dead"


def test_9_1_4a_and_again_until_one_side_is_gone():
    play = assault({DRAGOONS: "1512", COMPANY: "1511"}).answer(*[MISS] * 6)
    assert len(shots(play)) == 6
    assert play.asked == "roll"


def test_9_1_4a_both_neutralized_both_go_back():
    play = assault({DRAGOONS: "1512", COMPANY: "1511"}).answer(MISS, MISS, 6, 6)
    while play.asked:
        play.answer("accept" if "accept" in play.offered else "retreat 1510")
    assert (play.place_of(DRAGOONS), play.place_of(COMPANY)) == ("1512", "1510")


def both_neutralized(**changes):
    units = {DRAGOONS: "1512", COMPANY: "1511", **changes}
    return assault(units).answer(MISS, MISS, 6, 6)


def test_9_1_4a_hit_at_once_the_defender_decides_and_the_attacker_is_not_told():
    """C-27: the company will lose a step and stay; the dragoons cannot know when they decide."""
    play = both_neutralized()
    assert play.asked == "german"
    play.answer("take_loss")
    assert play.asked == "french"
    assert play.state(COMPANY).steps == 2
    seen = str(view(play.game, "french"))
    assert "take_loss" not in seen
    play.answer("accept")
    assert (play.state(COMPANY).steps, play.place_of(COMPANY)) == (1, "1511")
    assert (play.place_of(DRAGOONS), play.state(DRAGOONS).neutralized) == ("1512", True)


def test_9_1_4a_what_the_attacker_decides_is_the_same_whatever_the_defender_has_decided():
    views = [
        view(both_neutralized().answer(each).game, "french") for each in ("accept", "take_loss")
    ]
    assert views[0] == views[1]


@pytest.mark.parametrize(("choice", "place"), [("stay", "1511"), ("leave", "1510")])
def test_9_1_4a_a_loss_and_a_neutralization_at_once_are_decided_unseen_too(choice, place):
    play = assault({DRAGOONS: "1512", COMPANY: "1511"}).answer(MISS, MISS, 2, 6)
    assert (play.asked, play.offered) == ("german", {"stay", "leave"})
    play.answer(choice, "accept")
    if choice == "leave":
        play.answer("retreat 1510")
    assert play.place_of(COMPANY) == place


def test_9_1_4a_if_only_one_side_has_to_decide_nothing_is_sealed():
    play = assault({DRAGOONS: "1512", COMPANY: "1511"}).answer(MISS, MISS, 6, MISS)
    assert (play.asked, type(play.game.stack[-1]).__name__) == ("german", "Suffer")
    play = assault({DRAGOONS: "1512 reduced", COMPANY: "1511"}).answer(MISS, MISS, 6, 2)
    assert play.place_of(DRAGOONS) == "dead"
    assert (play.asked, type(play.game.stack[-1]).__name__) == ("german", "Suffer")


def test_9_1_5a_the_attacker_enters_when_the_last_defender_is_gone():
    play = assault({DRAGOONS: "1512", COMPANY: "1511 reduced"}).answer(MISS, 2)
    assert play.place_of(COMPANY) == "dead"
    assert play.place_of(DRAGOONS) == "1511"
    assert not play.asked


def test_9_1_5a_1_3b_a_headquarters_left_alone_is_driven_away_neutralized():
    units = {DRAGOONS: "1512", COMPANY: "1511 reduced", "I/21 IR HQ": "1511", SECOND: "1508"}
    play = assault(units).answer(MISS, 2)
    assert play.place_of("I/21 IR HQ") == "1508"
    assert play.state("I/21 IR HQ").neutralized


def test_9_1_5a_if_nobody_can_hurt_anybody_any_more_the_attacker_goes_back():
    """A worn, tired StuG against a worn FCM 36 uphill: 5 + 1 - 3 - 1 - 1 - 1 and 3 + 1 - 4."""
    stug, tank = "640 Stu StuG 1", "4 BCC FCM 1"
    units = {stug: "0606 reduced out_of_command", tank: "0707 reduced"}
    tired = {"640 Stu": "fatigued"}
    play = assault(units, stug, "0707", scenario="stonne", formations=tired).answer(MISS, MISS)
    assert not play.asked
    assert (play.place_of(stug), play.place_of(tank)) == ("0606", "0707")
