"""What the staff of Blitzkrieg 1940 tells a search: ranked answers, plans that can be copied."""

from random import Random

from msgspec.structs import replace

from sixweeks.ai.blitzkrieg import Staff
from sixweeks.ai.blitzkrieg.plan import Plan, moment_of
from sixweeks.ai.blitzkrieg.weights import STYLES, weights_of
from sixweeks.ai.player import PlayoutSeat, Seat
from sixweeks.games import definition_of
from tests.games.blitzkrieg.toolkit import COMPANY, DRAGOONS, PANZER, SOMUA, act, activate

BLITZKRIEG = definition_of("blitzkrieg")
UNITS = {SOMUA: "1012", PANZER: "1212", "1 Cuir HQ": "1011"}
BATTALION = {COMPANY: "1511", "I/21 IR HW": "1512", DRAGOONS: "1510", "I/21 IR HQ": "1513"}


def staff_and_seat(play, kind=Seat, **given):
    side = play.question.by
    return Staff(BLITZKRIEG, side, Random(1), **given), kind(BLITZKRIEG, play.game, side)


def test_the_first_proposal_is_what_it_decides():
    staff, seat = staff_and_seat(act(SOMUA, UNITS))
    assert staff.proposals(seat)[0].action == staff.decide(seat)


def test_the_actions_of_a_unit_are_proposed_by_worth():
    staff, seat = staff_and_seat(act(SOMUA, UNITS))
    worths = [each.worth for each in staff.proposals(seat)]
    assert len(worths) > 2
    assert worths == sorted(worths, reverse=True)


def test_every_proposal_is_legal():
    for play in (act(SOMUA, UNITS), activate("I/21 IR", BATTALION)):
        staff, seat = staff_and_seat(play)
        assert {each.action for each in staff.proposals(seat)} <= set(seat.question.options)


def test_5_2a_an_activation_may_be_fought_in_other_styles():
    staff, seat = staff_and_seat(activate("I/21 IR", BATTALION))
    assert {each.reason for each in staff.proposals(seat)} >= set(STYLES)


def test_5_2a_once_a_unit_has_acted_the_style_stays():
    play = activate("I/21 IR", BATTALION).answer("unit I/21 IR HW", "done")
    staff, seat = staff_and_seat(play)
    assert {each.reason for each in staff.proposals(seat)} == {""}


def test_a_style_is_adopted_for_one_activation():
    staff, seat = staff_and_seat(activate("I/21 IR", BATTALION))
    bold = next(each for each in staff.proposals(seat) if each.reason == "bold")
    staff.adopt(bold)
    now = moment_of(staff.believed(seat))
    later = (now[0] + 1, *now[1:])
    assert (staff.plan.style_for(now), staff.plan.style_for(later)) == ("bold", "")


def test_13a_an_activation_may_be_fought_for_another_objective():
    staff, seat = staff_and_seat(activate("I/21 IR", BATTALION))
    usual = staff.situation(seat, "I/21 IR").goals
    others = [each.plan for each in staff.proposals(seat) if each.reason == "other_goal"]
    assert len(others) == 2
    for plan in others:
        assert isinstance(plan, Plan)
        assert plan.goals["I/21 IR"] & usual == 0


def guns():
    units = {SOMUA: "1012", DRAGOONS: "1113", PANZER: "1412", "AO 1 G": "1112"}
    return staff_and_seat(activate("german artillery", units).answer("bombard german artillery"))


def test_8_2f_all_guns_may_fire_into_one_hex():
    staff, seat = guns()
    massed = [each for each in staff.proposals(seat) if each.reason == "massed"]
    assert {each.action for each in massed} == {
        option for option in seat.question.options if option.verb == "impact"
    }


def test_8_2f_who_masses_the_fire_goes_on_with_it():
    staff, seat = guns()
    last = staff.proposals(seat)[-1]
    assert last.action != staff.decide(seat)
    staff.adopt(last)
    assert staff.decide(seat) == last.action


def test_its_weights_can_be_changed_for_one_player():
    usual = weights_of("hannut", "german")
    play = act(PANZER, {PANZER: "1512", SOMUA: "0101", "I/14 PzR HQ": "1612"})
    staff, seat = staff_and_seat(play)
    other, _ = staff_and_seat(play, weights=replace(usual, progress=-usual.progress))
    assert staff.decide(seat) != other.decide(seat)


def test_a_twin_has_a_plan_of_its_own():
    staff, seat = staff_and_seat(act(SOMUA, UNITS))
    staff.decide(seat)
    twin = staff.twin(Random(2))
    assert twin.plan == staff.plan
    twin.plan.goals.clear()
    assert staff.plan.goals


def test_in_a_playout_no_view_is_built():
    staff, seat = staff_and_seat(act(SOMUA, UNITS), PlayoutSeat)
    answer = staff.decide(seat)
    assert answer in seat.question.options
    assert "view" not in vars(seat)


def test_what_it_remembers_decides_as_well_for_a_twin():
    staff, seat = staff_and_seat(act(SOMUA, UNITS))
    answer = staff.decide(seat)
    assert staff.twin(Random(1)).decide(seat) == answer
