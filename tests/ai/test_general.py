"""The general: a search over what the staff proposes, in worlds that the seat can imagine."""

from dataclasses import replace
from math import inf
from random import Random
from time import monotonic, thread_time

import pytest

from sixweeks.ai.arena import ending_of, play_out
from sixweeks.ai.comparing import LEAST_WORLDS, TRIFLE, compare
from sixweeks.ai.general import General, lookahead_of, staff_of
from sixweeks.ai.player import PlayoutSeat, Seat
from sixweeks.ai.players import level_names, make_player
from sixweeks.ai.proposals import Peril, Proposal, copied, distinct
from sixweeks.ai.recruit import Recruit
from sixweeks.ai.springtime import Staff
from sixweeks.ai.thinking_time import Limit, ThinkingTime
from sixweeks.ai.worlds import KeyedDice, value_of
from sixweeks.board.areas import AreaId
from sixweeks.games import definition_of
from sixweeks.games.springtime.model.components import UnitId
from sixweeks.kernel import engine
from sixweeks.kernel.question import Action, Draw, Roll
from sixweeks.kernel.state import Ending
from sixweeks.lab.pinned import player_named

SPRINGTIME = definition_of("springtime")
SEARCHED = [definition_of(id) for id in ("springtime", "mansteins_war", "blitzkrieg")]
FEW = Limit(playouts=24)


def searched_questions(definition, seed=2, every=3, most=4):
    """Questions of a game between staffs that a general would search."""
    game, rng = definition.new_game(definition.info.scenarios[-1].id, {}), Random(seed)
    terms, sides = lookahead_of(definition), definition.side_ids()
    players = {side: staff_of(definition)(definition, side, rng) for side in sides}
    found = 0
    while game.pending is not None and found < every * most:
        if isinstance(game.pending, Roll):
            engine.answer(game, rng.choice(game.pending.options))
        elif isinstance(game.pending, Draw):
            engine.answer(game, rng.choice(game.pending.cup))
        else:
            side = engine.deciders(game)[0]
            seat = Seat(definition, game, side)
            if len(seat.question.options) > 1 and terms.weighs(seat):
                found += 1
                if found % every == 0:
                    yield game, side
            engine.answer(game, players[side].decide(seat), side)


# --- what a game provides ---------------------------------------------------------------------


@pytest.mark.parametrize("definition", SEARCHED, ids=lambda each: each.info.id)
def test_proposals_are_legal_and_led_by_what_the_staff_answers(definition):
    for game, side in searched_questions(definition):
        seat = Seat(definition, game, side)
        found = staff_of(definition)(definition, side, Random(5)).proposals(seat)
        assert found[0].action == staff_of(definition)(definition, side, Random(5)).decide(seat)
        assert all(each.action in seat.question.options for each in found)


@pytest.mark.parametrize("definition", SEARCHED, ids=lambda each: each.info.id)
def test_a_playout_seat_tells_the_same_procedure_and_step_as_the_view(definition):
    for game, side in searched_questions(definition):
        seat, quick = Seat(definition, game, side), PlayoutSeat(definition, game, side)
        assert (quick.procedure, quick.step) == (seat.procedure, seat.step)


@pytest.mark.parametrize("definition", SEARCHED, ids=lambda each: each.info.id)
def test_the_outlooks_of_both_sides_add_up_to_one(definition):
    terms = lookahead_of(definition)
    for game, _ in searched_questions(definition):
        assert sum(terms.outlook(game, side) for side in definition.side_ids()) == pytest.approx(1)


def test_a_twin_shares_nothing_with_the_plan_of_the_staff():
    staff = Staff(SPRINGTIME, "axis", Random(1))
    staff.plan.moves[UnitId(3)] = AreaId(4)
    twin = staff.twin(Random(2))
    twin.plan.moves.clear()
    assert staff.plan.moves == {3: 4}


def test_proposals_with_the_same_answer_and_plan_are_one():
    first, other = Proposal(Action("go", 1), 2.0), Proposal(Action("go", 1), 1.0)
    plan = copied(Staff(SPRINGTIME, "axis", Random(1)).plan)
    assert distinct([first, other, Proposal(Action("go", 1), plan=plan)]) == [
        first,
        Proposal(Action("go", 1), plan=plan),
    ]


# --- the search -------------------------------------------------------------------------------


def test_a_general_answers_a_whole_game_legally():
    game = SPRINGTIME.new_game("plan_red", {})
    players = {
        "axis": General(SPRINGTIME, "axis", Random(1), Limit(playouts=8)),
        "allied": make_player("random", SPRINGTIME, "allied", Random(1)),
    }
    play_out(SPRINGTIME, game, players, Random(1))
    assert ending_of(game).winner == "axis"


def test_the_same_playouts_give_the_same_answer():
    for game, side in searched_questions(SPRINGTIME):
        thoughts = []
        for _ in range(2):
            general = General(SPRINGTIME, side, Random(5), FEW)
            general.decide(Seat(SPRINGTIME, game, side))
            thoughts.append(general.thought)
        assert thoughts[0] == thoughts[1]


def test_a_thought_tells_what_was_compared():
    game, side = next(searched_questions(SPRINGTIME))
    general = General(SPRINGTIME, side, Random(5), FEW)
    answer = general.decide(Seat(SPRINGTIME, game, side))
    thought = general.thought
    assert thought is not None
    assert thought.compared[thought.chosen].action == answer
    assert all(0 <= each.estimate <= 1 for each in thought.compared)
    assert sum(each.worlds for each in thought.compared) <= FEW.playouts


def test_a_general_who_is_hurried_answers_as_the_staff_does():
    for game, side in searched_questions(SPRINGTIME):
        seat = Seat(SPRINGTIME, game, side)
        general = General(SPRINGTIME, side, Random(5), FEW, is_hurried=lambda: True)
        staff = staff_of(SPRINGTIME)(SPRINGTIME, side, Random(5))
        assert general.decide(seat) == staff.decide(seat)


def test_dice_are_the_same_at_the_same_moment_whatever_came_before():
    game = SPRINGTIME.new_game("campaign", {})
    terms = lookahead_of(SPRINGTIME)
    one, other = KeyedDice(7, terms), KeyedDice(7, terms)
    game.turn = 1
    for _ in range(5):
        other.answer(game, Roll("axis"))
    game.turn = 2
    assert one.answer(game, Roll("axis", 6, 3)) == other.answer(game, Roll("axis", 6, 3))


def test_dice_differ_from_world_to_world():
    game, terms = SPRINGTIME.new_game("campaign", {}), lookahead_of(SPRINGTIME)
    rolls = {KeyedDice(world, terms).answer(game, Roll("axis", 6, 3)) for world in range(50)}
    assert len(rolls) > 8


def test_a_roll_that_may_end_the_game_counts_by_its_chance():
    game = SPRINGTIME.new_game("campaign", {})
    terms = replace(lookahead_of(SPRINGTIME), peril=lambda game: Peril("axis", 0.5, spared=6))
    dice = KeyedDice(7, terms)
    assert [dice.answer(game, Roll("axis")) for _ in range(2)] == [6, 6]
    assert (dice.value("axis", 0.4), dice.value("allied", 0.6)) == (0.75 + 0.1, 0.15)


@pytest.mark.parametrize(("winner", "value"), [("axis", 1.0), ("allied", 0.0), ("", 0.5)])
def test_a_game_that_is_over_is_worth_its_result(winner, value):
    game = SPRINGTIME.new_game("campaign", {})
    engine.stop(game, Ending(winner, "decisive", "16"))
    assert value_of(game, "axis", lookahead_of(SPRINGTIME)) == value


# --- comparing --------------------------------------------------------------------------------


def counted(playouts):
    """A share of the time that each playout adds to, and the candidates that were played."""
    played: list[int] = []
    return played, lambda: len(played) / playouts


def compared(means, noise=0.2, playouts=400):
    played, share = counted(playouts)
    rng = {world: Random(world).gauss(0, noise) for world in range(playouts)}

    def fares(index, world):
        played.append(index)
        return means[index] + rng[world] + Random(world * 100 + index).gauss(0, 0.05)

    return *compare(len(means), fares, share), played


def test_the_best_candidate_is_found():
    best, _, _ = compared([0.5, 0.45, 0.6, 0.4])
    assert best == 2


def test_the_staff_keeps_its_choice_if_nothing_is_better_by_more_than_noise():
    best, _, _ = compared([0.5, 0.5, 0.5, 0.5], noise=0.0)
    assert best == 0


def test_the_worse_half_drops_out_but_never_the_staffs_own():
    _, trials, _ = compared([0.3, 0.45, 0.6, 0.7])
    worlds = [len(trial.values) for trial in trials]
    assert worlds[0] == worlds[3] == max(worlds)
    assert worlds[1] < worlds[3]


def test_a_search_ends_early_when_everything_else_is_clearly_worse():
    _, _, played = compared([0.9, 0.1, 0.1], playouts=4000)
    assert len(played) < 200


def test_a_search_ends_early_when_nothing_could_gain_more_than_a_trifle():
    played, share = counted(4000)

    def fares(index, world):
        played.append(index)
        return 0.9 + Random(world * 100 + index).gauss(0, TRIFLE / 10)

    assert compare(3, fares, share)[0] == 0
    assert len(played) < 100


def test_of_candidates_that_do_the_same_one_is_played_on():
    played, share = counted(400)

    def fares(index, world):
        played.append(index)
        return (0.5, 0.6, 0.6)[index] + Random(world * 10 + bool(index)).gauss(0, 0.2)

    _, trials = compare(3, fares, share)
    assert len(trials[2].values) == LEAST_WORLDS < len(trials[1].values)


def test_too_few_worlds_prove_nothing():
    best, trials, _ = compared([0.1, 0.9], playouts=2 * (LEAST_WORLDS - 1))
    assert best == 0
    assert len(trials[0].values) < LEAST_WORLDS


# --- time -------------------------------------------------------------------------------------


def test_a_turn_shares_its_seconds_among_its_decisions():
    time = ThinkingTime(Limit(seconds=8.0, decisions=8))
    time.begin("turn 1")
    assert time.allotted == 1.0
    time.spent = 7.0
    time.begin("turn 1")
    assert time.allotted == pytest.approx(1.0 / 7)


def test_a_turn_never_takes_more_than_its_seconds():
    time = ThinkingTime(Limit(seconds=2.0, decisions=3))
    for _ in range(50):
        time.begin("turn 1")
        time.spent += time.allotted
    assert time.spent <= 2.0


def test_a_new_turn_has_all_its_seconds():
    time = ThinkingTime(Limit(seconds=8.0, decisions=8))
    time.begin("turn 1")
    time.spent = 8.0
    time.begin("turn 2")
    assert time.allotted == 1.0


def test_who_is_hurried_has_no_time_left():
    time = ThinkingTime(Limit(seconds=8.0), is_hurried=lambda: True)
    time.begin("turn 1")
    assert time.share == 1.0


def waited(seconds, limit):
    """The share of the time that is over after a wait in which others had the processor."""
    time = ThinkingTime(limit)
    time.begin("turn 1")
    time.started, time.started_by_clock = thread_time(), monotonic() - seconds
    return time.share


def test_on_a_busy_machine_the_clock_ends_a_thought():
    assert waited(400.0, Limit(seconds=8.0, decisions=8)) >= 1.0


def test_the_ladder_counts_processor_time_alone():
    assert waited(400.0, Limit(seconds=8.0, decisions=8, patience=inf)) < 1.0
    general = player_named("general", SPRINGTIME, "axis", Random(1))
    assert isinstance(general, General)
    assert general.time.limit.patience == inf


# --- levels -----------------------------------------------------------------------------------


@pytest.mark.parametrize("definition", SEARCHED, ids=lambda each: each.info.id)
def test_there_are_five_levels(definition):
    assert level_names(definition) == ["random", "recruit", "staff", "general", "marshal"]


def test_a_marshal_has_ten_times_the_time_of_a_general():
    seconds = []
    for name in ("general", "marshal"):
        player = make_player(name, SPRINGTIME, "axis", Random(1))
        assert isinstance(player, General)
        seconds.append(player.time.limit.seconds)
    assert seconds[1] == 10 * seconds[0]


def test_a_recruit_is_a_staff_that_makes_mistakes():
    recruit = make_player("recruit", SPRINGTIME, "axis", Random(3))
    assert isinstance(recruit, Recruit)
    recruit.mistakes = 1.0
    game, side = next(searched_questions(SPRINGTIME))
    answers = {recruit.decide(Seat(SPRINGTIME, game, side)) for _ in range(40)}
    assert len(answers) > 1
