"""The staff officer: answers all, sees only its view, takes what is there to be taken."""

from random import Random

import pytest

import sixweeks
from sixweeks.ai.arena import play_game, players_for
from sixweeks.ai.france_40 import Staff
from sixweeks.ai.france_40.assaults import assault_on
from sixweeks.ai.france_40.campaign_1939 import holds
from sixweeks.ai.france_40.plan import Plan
from sixweeks.ai.france_40.staff import CAMPAIGNS
from sixweeks.ai.player import Seat
from sixweeks.games import definition_of
from sixweeks.games.france_40.model.components import ALLIED, GERMAN, MAP
from sixweeks.games.france_40.rules.r08_supply import is_in_supply
from sixweeks.kernel import engine
from sixweeks.kernel.question import Action, Choose, Roll
from tests.ai.watching import watched_game

FRANCE_40 = definition_of("france_40")
FAR_AWAY = {"F XLV": "1019", "UK I": "1020"}  # somebody to fight for, out of the way


@pytest.mark.parametrize("scenario", ["1939", "1940"])
@pytest.mark.parametrize("seed", [1, 2])
def test_it_answers_every_question_of_a_game_with_a_legal_option(scenario, seed):
    game, fewest = watched_game(FRANCE_40, scenario, {}, seed)
    assert game.ending is not None
    assert fewest > 50


@pytest.mark.parametrize("scenario", ["1939", "1940"])
def test_the_same_seed_gives_the_same_game(scenario):
    first, second = (
        play_game(FRANCE_40, scenario, ["staff", "staff"], 7, keep_record=True) for _ in range(2)
    )
    assert first.record == second.record


def sampled_questions(scenario, seed, every):
    """Positions of a game in which somebody must choose, every so many questions."""
    game = FRANCE_40.new_game(scenario, {})
    players = players_for(FRANCE_40, ["staff", "staff"], seed)
    rng, asked = Random(seed), 0
    while game.pending is not None:
        if isinstance(game.pending, Roll):
            engine.answer(game, rng.randint(1, 6))
            continue
        side = engine.deciders(game)[0]
        asked += 1
        if asked % every == 0:
            yield game.copy(), game.pending, side
        engine.answer(game, players[side].decide(Seat(FRANCE_40, game, side)), side)


@pytest.mark.parametrize("scenario", ["1939", "1940"])
def test_3_10_what_it_cannot_see_does_not_change_its_answer(scenario):
    for game, question, side in sampled_questions(scenario, seed=3, every=41):
        game.pending = question
        twin = FRANCE_40.views.scramble(game, side, Random(1))
        assert FRANCE_40.views.view(twin, side) == FRANCE_40.views.view(game, side)
        answers = [
            Staff(FRANCE_40, side, Random(5)).decide(Seat(FRANCE_40, each, side))
            for each in (game, twin)
        ]
        assert answers[0] == answers[1]


# --- puzzles: one turn, one thing to do -------------------------------------------------------


def position(phase, units, turn=8, **lines):
    fallen = dict.fromkeys(("belgium", "netherlands", "luxembourg"), "capitulated 1")
    given = {"scenario": "1940", "turn": turn, "phase": phase, "forts": "none", **fallen, **lines}
    return sixweeks.position("france_40", units=units, **given).game


def played(game, side, die=4):
    """The side's phase, played by its staff; every die shows the same."""
    staff = Staff(FRANCE_40, side, Random(1))
    while game.ending is None and (question := game.pending) is not None:
        if isinstance(question, Roll):
            engine.answer(game, die)
        elif isinstance(question, Choose) and question.by == side and not is_over(game):
            engine.answer(game, staff.decide(Seat(FRANCE_40, game, side)), side)
        else:
            break
    return game


def is_over(game):
    return not any(type(frame).__name__.endswith("Phase") for frame in game.stack)


def scored(game):
    return {rule for rule, _ in game.victory_points}


def test_4_5_a_panzer_corps_leaves_for_brittany():
    game = position("german movement", {"19 Pz": "3123", **FAR_AWAY})
    assert "4.5a" in scored(played(game, GERMAN))


def test_4_6_a_panzer_corps_takes_dijon():
    game = position("german movement", {"19 Pz": "2026", "16 Pz": "2527", **FAR_AWAY}, turn=3)
    assert "4.6a" in scored(played(game, GERMAN))


def test_4_6_no_panzer_corps_waits_for_a_way_through_switzerland():
    game = position("german movement", {"19 Pz": "1433", **FAR_AWAY}, turn=3, forts="standing")
    played(game, GERMAN)
    assert MAP.rows_from(20) >> game.units[game.roster.by_name["19 Pz"]].place & 1


def test_4_7_a_panzer_corps_drives_through_paris():
    game = position("german movement", {"19 Pz": "3025", **FAR_AWAY}, turn=3)
    assert "4.7a" in scored(played(game, GERMAN))


def test_4_9_two_panzer_corps_cut_off_a_british_corps():
    units = {"UK II": "3324", "19 Pz": "3327", "16 Pz": "3327", "F XLV": "1019"}
    game = played(position("german movement", units, turn=3, points=("4.5a +1", "4.7a +1")), GERMAN)
    assert not is_in_supply(game, game.roster.by_name["UK II"])


def test_4_1_a_french_corps_walks_into_an_open_german_city():
    game = position("allied movement", {"F X": "1733", "G X": "2841"}, turn=3)
    played(game, ALLIED)
    assert not game.control >> MAP.grid.hex("1634") & 1


def test_4_1_a_british_corps_wins_at_the_ruhr():
    game = position("allied movement", {"UK I": "3336", "G X": "1043"}, turn=3)
    played(game, ALLIED)
    assert game.ending is not None
    assert game.ending.level == "ruhr"


def test_4_1_a_lost_german_city_is_retaken():
    units = {"G XII": "1836", "19 Pz": "2931", **FAR_AWAY}
    game = position("german movement", units, control_allied="1937")
    played(game, GERMAN)
    assert game.control >> MAP.grid.hex("1937") & 1


def test_4_1_in_1939_a_taken_city_is_held_against_what_may_come():
    units = {"F 1": "2334", "F 3": "2333", "F 5": "2032", "G 5": "2435", "G 6": "2435"}
    units |= {"G 9": "2435", "G 15": "2435"}
    table = sixweeks.position(
        "france_40",
        scenario="1939",
        units=units,
        turn=3,
        phase="allied movement",
        forts="none",
        control_allied="2334",
    )
    staff = Staff(FRANCE_40, ALLIED, Random(1))
    orders = list(holds(staff.situation(Seat(FRANCE_40, table.game, ALLIED)), Plan()))
    by_name = table.game.roster.by_name
    assert [order.unit for order in orders] == [by_name["F 1"], by_name["F 3"]]


def test_10_6_a_corps_that_nobody_has_orders_for_leaves_paris(monkeypatch):
    monkeypatch.setitem(CAMPAIGNS, ("1940", ALLIED), lambda fights: ())
    units = {"F I": "2626", "F XLV": "2923", "G I": "2041"}
    game = played(position("allied movement", units), ALLIED)
    assert not MAP.paris >> game.units[game.roster.by_name["F XLV"]].place & 1


def test_11_3d_mechanized_corps_leave_forts_to_the_infantry():
    units = {"19 Pz": "2136", "G I": "2136", "G II": "2136", "F XLV": "1019", "UK I": "1020"}
    game = position("german combat", units, forts="standing")
    staff = Staff(FRANCE_40, GERMAN, Random(1))
    assault = assault_on(staff.situation(Seat(FRANCE_40, game, GERMAN)), MAP.grid.hex("2135"))
    assert game.roster.by_name["19 Pz"] not in assault.units
    assert assault.units


def test_11_10_three_corps_attack_one():
    units = {"G I": "3027", "G II": "3027", "G III": "3027", "F X": "3026", "UK I": "1020"}
    game = position("german combat", units)
    staff = Staff(FRANCE_40, GERMAN, Random(1))
    answer = staff.decide(Seat(FRANCE_40, game, GERMAN))
    assert answer == Action("attack", MAP.grid.hex("3026"))


def test_11_10_a_weak_corps_leaves_a_strong_stack_alone():
    units = {"F XLV": "3027", "G I": "3026", "G II": "3026", "G III": "3026"}
    game = position("allied combat", units, turn=3)
    staff = Staff(FRANCE_40, ALLIED, Random(1))
    assert staff.decide(Seat(FRANCE_40, game, ALLIED)) == Action("end")


def test_5_9f_of_a_displaced_stack_the_weakest_is_given_up():
    """B-40 2135 can be left for 2035 only, with room for one."""
    units = {"F X": "2135", "F XLV": "2135", "F I": "2035", "F III": "2035", "UK I": "2134"}
    game = position("german airborne coup", units, turn=1)
    engine.answer(game, Action("coup", MAP.grid.hex("2135")))
    engine.answer(game, 1)
    staff = Staff(FRANCE_40, ALLIED, Random(1))
    assert staff.decide(Seat(FRANCE_40, game, ALLIED)) == Action("stay")


def test_5_9_the_coup_falls_on_eben_emael_or_a_dutch_city():
    drops = set()
    for seed in range(12):
        game = FRANCE_40.new_game("1940", {})
        players = players_for(FRANCE_40, ["staff", "staff"], seed)
        while not (isinstance(game.pending, Choose) and game.pending.options[0].verb == "coup"):
            side = engine.deciders(game)[0]
            engine.answer(game, players[side].decide(Seat(FRANCE_40, game, side)), side)
        drops.add(players[GERMAN].decide(Seat(FRANCE_40, game, GERMAN)))
    wanted = {Action("coup", MAP.grid.hex(number)) for number in ("3235", "3738")}
    assert drops <= wanted


# --- strength ---------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", ["1939", "1940"])
@pytest.mark.parametrize(
    ("names", "winner"), [(["staff", "random"], GERMAN), (["random", "staff"], ALLIED)]
)
def test_it_beats_the_random_player(scenario, names, winner):
    for seed in range(100, 103):
        assert play_game(FRANCE_40, scenario, names, seed).ending.winner == winner
