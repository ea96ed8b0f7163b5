"""What the staff of France '40 tells a search: proposals, plans and the outlook."""

from random import Random

import pytest
from msgspec.structs import replace

import sixweeks
from sixweeks.ai.arena import players_for
from sixweeks.ai.france_40 import LOOKAHEAD, Staff
from sixweeks.ai.france_40.battles import attack_value
from sixweeks.ai.france_40.campaign_1939 import watched
from sixweeks.ai.france_40.outlook import outlook
from sixweeks.ai.france_40.plan import Plan
from sixweeks.ai.france_40.situation import Situation
from sixweeks.ai.france_40.weights import PRACTISED, USUAL, postures, weights_of
from sixweeks.ai.general import General
from sixweeks.ai.player import PlayoutSeat, Seat
from sixweeks.ai.proposals import Peril
from sixweeks.board.hexes import one
from sixweeks.games import definition_of
from sixweeks.games.france_40.model.components import ALLIED, CITIES, GERMAN, MAP
from sixweeks.games.france_40.model.state import Game
from sixweeks.games.france_40.rules.r04_victory import CityDie, german_cities_held
from sixweeks.kernel import engine
from sixweeks.kernel.question import Action, Roll

FRANCE_40 = definition_of("france_40")
SCENARIOS = ("1939", "1940")


def questions(scenario, seed, every):
    """Positions of a game in which somebody must choose, every so many questions."""
    game = FRANCE_40.new_game(scenario, {})
    players, rng, count = players_for(FRANCE_40, ["staff", "staff"], seed), Random(seed), 0
    while game.pending is not None:
        if isinstance(game.pending, Roll):
            engine.answer(game, rng.randint(1, 6))
            continue
        side = engine.deciders(game)[0]
        count += 1
        if count % every == 0:
            yield game, side
        engine.answer(game, players[side].decide(Seat(FRANCE_40, game, side)), side)


def position(phase, units, **lines):
    fallen = dict.fromkeys(("belgium", "netherlands", "luxembourg"), "capitulated 1")
    given = {"scenario": "1940", "turn": 5, "phase": phase, "forts": "none", **fallen, **lines}
    return sixweeks.position("france_40", units=units, **given).game


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_proposals_are_legal_and_led_by_its_answer(scenario):
    for game, side in questions(scenario, seed=4, every=37):
        seat = Seat(FRANCE_40, game, side)
        found = Staff(FRANCE_40, side, Random(5)).proposals(seat)
        assert all(each.action in seat.question.options for each in found)
        assert found[0].action == Staff(FRANCE_40, side, Random(5)).decide(seat)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_proposals_of_one_plan_are_ranked_by_their_worth(scenario):
    for game, side in questions(scenario, seed=4, every=37):
        found = Staff(FRANCE_40, side, Random(5)).proposals(Seat(FRANCE_40, game, side))
        worths = [each.worth for each in found if each.plan is None]
        assert worths == sorted(worths, reverse=True)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_playout_seat_gets_the_same_kind_of_answers(scenario):
    for game, side in questions(scenario, seed=5, every=53):
        seat = PlayoutSeat(FRANCE_40, game, side)
        assert Staff(FRANCE_40, side, Random(5)).decide(seat) in seat.question.options


def phase_played(staff, game):
    """The answers of a Movement Phase; every die shows a 4."""
    answers = []
    while game.pending is not None and type(game.stack[-1]).__name__ in ("MovementPhase", "Move"):
        if isinstance(game.pending, Roll):
            engine.answer(game, 4)
            continue
        answers.append(staff.decide(Seat(FRANCE_40, game, staff.side)))
        engine.answer(game, answers[-1], staff.side)
        if answers[-1] == Action("end"):
            break
    return answers


ARMIES = {
    "19 Pz": "3026",
    "16 Pz": "2928",
    "G I": "3027",
    "G II": "2929",
    "F X": "3023",
    "F I": "2825",
    "F XLV": "1019",
    "UK I": "3219",
}


def test_a_twin_goes_on_with_the_plan():
    game = position("german movement", ARMIES)
    staff = Staff(FRANCE_40, GERMAN, Random(1))
    engine.answer(game, staff.decide(Seat(FRANCE_40, game, GERMAN)), GERMAN)
    twin, other = staff.twin(Random(2)), game.copy()
    assert phase_played(twin, other) == phase_played(staff, game)


def test_a_twin_leaves_the_plan_of_the_first_alone():
    game = position("german movement", ARMIES)
    staff = Staff(FRANCE_40, GERMAN, Random(1))
    engine.answer(game, staff.decide(Seat(FRANCE_40, game, GERMAN)), GERMAN)
    before = staff.twin(Random(2)).plan
    phase_played(staff.twin(Random(2)), game.copy())
    assert staff.plan == before


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("side", [GERMAN, ALLIED])
def test_every_posture_differs_from_the_others(scenario, side):
    found = [weights_of(scenario, side, each) for each in postures(scenario, side)]
    assert len(found) > 1
    assert all(one != other for n, one in enumerate(found) for other in found[:n])


def test_a_movement_phase_begins_with_a_proposal_for_each_posture():
    game = position("german movement", ARMIES)
    found = Staff(FRANCE_40, GERMAN, Random(1)).proposals(Seat(FRANCE_40, game, GERMAN))
    assert {each.reason for each in found} == set(postures("1940", GERMAN))


def test_a_combat_phase_begins_with_a_proposal_for_each_posture():
    game = position("german combat", {"19 Pz": "3026", "G I": "3026", "F X": "3025"})
    found = Staff(FRANCE_40, GERMAN, Random(1)).proposals(Seat(FRANCE_40, game, GERMAN))
    assert {each.reason for each in found} == set(postures("1940", GERMAN))


def test_the_present_posture_comes_first():
    game = position("german movement", ARMIES)
    staff = Staff(FRANCE_40, GERMAN, Random(1))
    staff.plan = Plan(posture=PRACTISED)
    found = staff.proposals(Seat(FRANCE_40, game, GERMAN))
    assert (found[0].reason, found[-1].reason) == (PRACTISED, USUAL)


def test_a_posture_is_kept_from_phase_to_phase():
    game = position("german combat", {"19 Pz": "3026", "G I": "3026", "F X": "3025"})
    staff = Staff(FRANCE_40, GERMAN, Random(1))
    staff.plan = Plan(posture=PRACTISED)
    staff.decide(Seat(FRANCE_40, game, GERMAN))
    assert staff.plan.posture == PRACTISED


@pytest.mark.parametrize("side", [GERMAN, ALLIED])
def test_a_general_begins_in_the_practised_posture(side):
    general = General(FRANCE_40, side, Random(1))
    assert isinstance(general.staff, Staff)
    assert general.staff.plan.posture == PRACTISED


def test_an_adopted_posture_is_kept_through_the_phase():
    game = position("german movement", ARMIES)
    staff = Staff(FRANCE_40, GERMAN, Random(1))
    other = staff.proposals(Seat(FRANCE_40, game, GERMAN))[1]
    staff.adopt(other)
    engine.answer(game, other.action, GERMAN)
    staff.decide(Seat(FRANCE_40, game, GERMAN))
    assert staff.plan.posture == other.reason


def test_4_1_the_practised_garrison_cities_less_deep_behind_the_front():
    game = next(questions("1939", seed=4, every=200))[0]
    assert isinstance(game, Game)
    usual = watched(Situation(game, GERMAN, weights_of("1939", GERMAN)))
    practised = watched(Situation(game, GERMAN, weights_of("1939", GERMAN, PRACTISED)))
    assert practised & ~usual == 0
    assert usual & ~practised & CITIES["germany"] == usual & ~practised != 0


def test_3_10_an_attack_on_hidden_units_is_averaged_over_the_worlds_that_may_be():
    weak = position("german combat", {"G I": "3026", "F X": "3025"})
    strong = position("german combat", {"G I": "3026", "F X": "3025", "F I": "3025"})
    weights, hex = weights_of("1940", GERMAN), MAP.grid.hex("3025")
    units = weak.stacks[MAP.grid.hex("3026")]
    alone = [attack_value(Situation(each, GERMAN, weights), hex, units) for each in (weak, strong)]
    both = Situation(weak, GERMAN, replace(weights, worlds=2), lambda: strong)
    assert alone[0] != alone[1]
    assert attack_value(both, hex, units) == pytest.approx(sum(alone) / 2)


# --- the outlook ------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_outlook_of_both_sides_adds_up_to_one(scenario):
    for game, _ in questions(scenario, seed=6, every=97):
        assert outlook(game, GERMAN) + outlook(game, ALLIED) == pytest.approx(1)


def test_4_11_the_outlook_is_better_with_more_points():
    some = position("german movement", ARMIES, points=("4.7a +1",))
    more = position("german movement", ARMIES, points=("4.7a +1", "4.6a +1", "4.8b +1"))
    assert outlook(more, GERMAN) > outlook(some, GERMAN)


def test_4_1_in_1939_a_german_city_in_french_hands_is_bad_for_the_germans():
    game = FRANCE_40.new_game("1939", {})
    assert isinstance(game, Game)
    twin = game.copy()
    twin.control, twin.memo = game.control & ~one(MAP.grid.hex("1634")), {}
    assert outlook(twin, GERMAN) < outlook(game, GERMAN)


def test_4_1_the_city_die_is_a_peril_by_the_cities_held():
    game = FRANCE_40.new_game("1939", {})
    assert isinstance(game, Game)
    game.control &= ~(one(MAP.grid.hex("1634")) | one(MAP.grid.hex("1734")))
    held = german_cities_held(game)
    game.stack = [CityDie()]
    assert LOOKAHEAD.peril(game) == Peril(ALLIED, held / 6, spared=6)


def test_4_1_no_other_roll_is_a_peril():
    game = FRANCE_40.new_game("1939", {})
    assert LOOKAHEAD.peril(game) is None


@pytest.mark.parametrize(("turn", "is_reviewed"), [(3, False), (5, True)])
def test_a_posture_is_reviewed_as_a_movement_phase_begins_on_some_turns(turn, is_reviewed):
    game = position("german movement", ARMIES, turn=turn)
    assert LOOKAHEAD.weighs(Seat(FRANCE_40, game, GERMAN)) is is_reviewed


def test_a_search_cuts_its_playouts_by_player_turns():
    game = position("german movement", ARMIES)
    assert LOOKAHEAD.moment(game) == (5, GERMAN)
