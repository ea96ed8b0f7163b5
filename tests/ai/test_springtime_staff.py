"""The staff officer of Springtime for Hitler: what he sees, answers, takes, spends and saves."""

from random import Random
from typing import Any

import pytest

from sixweeks.ai.arena import play_game, players_for
from sixweeks.ai.player import Seat
from sixweeks.ai.springtime import Staff
from sixweeks.ai.springtime.battles import spoils
from sixweeks.ai.springtime.weights import Future, Way, Weights, Worth
from sixweeks.ai.springtime.worth import cut_off, future, ground
from sixweeks.games import definition_of
from sixweeks.games.springtime.model.components import MAP, ROSTER
from sixweeks.games.springtime.rules.r15_first_turn import groups_of
from sixweeks.kernel import engine
from sixweeks.kernel.question import Action, Draw, Roll
from tests.ai.watching import watched_game
from tests.games.springtime.toolkit import answer, at, place_of

SPRINGTIME = definition_of("springtime")
ALL_OPTIONS = {"airdrops": "on", "free_set_up": "on", "bef_returns": "on", "bids": "axis"}


@pytest.mark.parametrize("options", [{}, ALL_OPTIONS])
@pytest.mark.parametrize("scenario", ["campaign", "plan_red"])
def test_it_answers_every_question_of_a_game_with_a_legal_option(scenario, options):
    game, fewest = watched_game(SPRINGTIME, scenario, options)
    assert game.ending is not None
    assert fewest > 20


def test_the_same_seed_gives_the_same_game():
    first, second = (
        play_game(SPRINGTIME, "plan_red", ["staff", "staff"], 7, keep_record=True) for _ in range(2)
    )
    assert first.record == second.record


def test_6_1_1_what_it_cannot_see_does_not_change_its_answer():
    game = SPRINGTIME.new_game("campaign", {})
    players, rng, asked = players_for(SPRINGTIME, ["staff", "staff"], 3), Random(3), 0
    while (question := game.pending) is not None:
        if isinstance(question, Roll):
            engine.answer(game, rng.randint(1, 6))
            continue
        if isinstance(question, Draw):
            engine.answer(game, rng.choice(question.cup))
            continue
        side = engine.deciders(game)[0]
        asked += 1
        if asked % 29 == 0:
            twin = SPRINGTIME.views.scramble(game, side, Random(1))
            answers = {
                Staff(SPRINGTIME, side, Random(5)).decide(Seat(SPRINGTIME, each, side))
                for each in (game, twin)
            }
            assert len(answers) == 1
        engine.answer(game, players[side].decide(Seat(SPRINGTIME, game, side)), side)


@pytest.mark.parametrize("side", ["axis", "allied"])
@pytest.mark.parametrize("scenario", ["campaign", "plan_red"])
def test_it_beats_a_player_who_acts_at_random(scenario, side):
    names = ["staff", "random"] if side == "axis" else ["random", "staff"]
    for seed in (1, 2):
        assert play_game(SPRINGTIME, scenario, names, seed).ending.winner == side


def test_it_proposes_the_best_impulses_in_other_styles_too():
    game: Any = SPRINGTIME.new_game("plan_red", {})
    staff = Staff(SPRINGTIME, "axis", Random(1))
    while Seat(SPRINGTIME, game, "axis").step != "declare":
        engine.answer(game, staff.decide(Seat(SPRINGTIME, game, "axis")), "axis")
    found = staff.proposals(Seat(SPRINGTIME, game, "axis"))
    others = [each for each in found if each.reason]
    assert others
    assert {each.action for each in others} <= {each.action for each in found[:2]}
    own = staff.outlined(game, found[0].action)[0]
    assert own not in [each.plan for each in others]


# --- puzzles: one impulse, one thing to do ----------------------------------------------------


def says(table, side):
    """What the staff answers now."""
    return Staff(SPRINGTIME, side, Random(1)).decide(Seat(SPRINGTIME, table.game, side))


def impulse_of(table, side):
    """A side's impulse, played by its staff, up to the first die."""
    staff = Staff(SPRINGTIME, side, Random(1))
    while side in engine.deciders(table.game):
        table.answer(staff.decide(Seat(SPRINGTIME, table.game, side)), side)
    return table


def axis_holds(table, area):
    return bool(table.game.control >> MAP.graph.area(area) & 1)


def test_16_1_an_empty_paris_is_entered():
    units = {"Guderian": "24", "French 8th": "20"}
    table = at("axis impulse", units, impulse=2, control_axis="1 2 3 4 5 6 11 17 24 F")
    assert axis_holds(impulse_of(table, "axis"), "25")


def test_13_2_the_way_out_of_a_pocket_is_closed():
    units = {"Guderian": "12", "German 6th": "10", "BEF": "13", "French 1st": "13"}
    table = at("axis impulse", units, impulse=2, control_axis="1 2 3 4 5 6 10 11 12 17 F")
    assert axis_holds(impulse_of(table, "axis"), "16")


def test_11_1_1_the_last_defender_stays_in_paris():
    units = {"French 10th": "25", "French 6th": "23", "German 6th": "26", "Guderian": "26"}
    control = "1 2 3 4 5 6 10 11 12 13 16 17 26 F"
    table = impulse_of(at("allied impulse", units, impulse=3, control_axis=control), "allied")
    assert "25" in {place_of(table, "French 10th"), place_of(table, "French 6th")}


def test_15_3b_on_the_first_impulse_no_attack_mixes_army_groups():
    game: Any = SPRINGTIME.new_game("campaign", {})
    rng, staff = Random(2), Staff(SPRINGTIME, "axis", Random(2))
    while game.turn < 2 and game.pending is not None:
        if isinstance(game.pending, Roll):
            engine.answer(game, rng.randint(1, 6))
        elif isinstance(game.pending, Draw):
            engine.answer(game, game.pending.cup[0])
        else:
            side = engine.deciders(game)[0]
            engine.answer(game, staff.decide(Seat(SPRINGTIME, game, side)), side)
            if staff.plan.attack is not None and game.impulse == 6:
                groups = [groups_of(game, unit) for unit in staff.plan.attack.units]
                assert frozenset.intersection(*groups)


@pytest.mark.parametrize(("impulse", "is_played"), [(2, True), (6, False)])
def test_e8_refugees_are_not_wasted_on_an_impulse_that_will_not_come(impulse, is_played):
    units = {"Guderian": "17", "French 2nd": "24"}
    table = at("axis impulse", units, impulse=impulse, held_axis="refugees", advantage="allied")
    assert (says(table, "axis") == Action("play_event")) is is_played


@pytest.mark.parametrize(("control", "is_played"), [("16", True), ("", False)])
def test_e3_the_bef_is_evacuated_only_from_a_pocket(control, is_played):
    held = f"1 2 3 4 5 6 7 8 9 10 11 12 13 14 {control} F"
    units = {"BEF": "15", "Guderian": "12"}
    table = at(
        "allied impulse",
        units,
        impulse=3,
        control_axis=held,
        held_allied="operation_dynamo",
        advantage="axis",
    )
    assert (says(table, "allied") == Action("play_event")) is is_played


def at_sedan(advantage):
    """Guderian and Reinhardt attack the 2nd Army, alone at Sedan."""
    units = {"Guderian": "11", "Reinhardt": "11", "French 2nd": "17"}
    table = at("axis impulse", units, impulse=2, advantage=advantage)
    moves = ("assault K", "Guderian", "17", "Reinhardt", "17", "lead Guderian")
    return answer(table, *moves)


def test_11_1_2_an_overrun_that_opens_france_meets_a_heroic_defense():
    table = answer(at_sedan("allied"), "air german", "air french", 6, 6, 1, 1)
    assert says(table, "allied") == Action("heroic_defense")


def test_11_1_4_the_axis_soldiers_on_early_in_a_turn():
    table = at("axis impulse", {"Guderian": "11", "French 2nd": "17"}, impulse=2, advantage="axis")
    assert says(answer(table, "pass", 1), "axis") == Action("soldier_on")


def test_11_1_4_on_the_last_turn_the_axis_soldiers_on_however_late_it_is():
    units = {"Guderian": "11", "French 2nd": "17"}
    table = at("axis impulse", units, turn=7, impulse=6, advantage="axis")
    assert says(answer(table, "pass", 1), "axis") == Action("soldier_on")


def test_11_1_5_the_advantage_is_not_spent_on_another_event():
    units = {"Guderian": "17", "French 2nd": "24"}
    table = at("allied impulse", units, impulse=3, held_allied="refugees", advantage="allied")
    options = Seat(SPRINGTIME, table.game, "allied").question.options
    assert Action("swap_event") in options
    assert says(table, "allied") != Action("swap_event")


def test_8_1_who_has_nothing_to_do_passes():
    table = at("allied impulse", {"Alp Army": "E", "Guderian": "3"}, impulse=3)
    assert says(table, "allied") == Action("pass")


def spoils_of(units, armored):
    """What a victory in Paris would give the Axis."""
    game = at("axis impulse", {**units, "Guderian": "24", "German 6th": "24"}, impulse=2).game
    defenders = [unit for unit in ROSTER.units["allied"] if game.units[unit].place == MAP.paris]
    return spoils(game, MAP.paris, "axis", defenders, armored, Weights())


@pytest.mark.parametrize(
    ("units", "armored", "is_taken"),
    [
        ({"French 10th": "25", "French 6th": "25"}, True, False),
        ({"French 10th": "25"}, True, True),
        ({"French 10th": "25"}, False, False),
        ({"French 10th": ("25", "reduced")}, False, True),
    ],
)
def test_10_5_4_paris_is_taken_only_with_the_last_step_of_its_defense(units, armored, is_taken):
    assert (spoils_of(units, armored) > 10) is is_taken


def test_9_4_1_air_is_not_spent_where_it_changes_nothing():
    units = {"Guderian": "13", "Reinhardt": "13", "Dutch Army": ("9", "reduced")}
    units |= {"Wietersheim": "13", "Hoth": "13"}
    table = at(
        "axis impulse", units, impulse=2, advantage="axis", control_axis="1 2 3 4 5 6 12 13 F"
    )
    moves = ("assault A+K", "Guderian", "9", "Reinhardt", "9", "Wietersheim", "9", "Hoth", "9")
    answer(table, *moves, "lead Guderian")
    assert says(table, "axis") == Action("no_air")


# --- weights ----------------------------------------------------------------------------------


def test_before_the_first_turn_everything_counts_as_in_it():
    weights = Future(turn_1=0.7, turn_7=0.2)
    assert [future(turn, weights) for turn in (0, 1, 7)] == [0.7, 0.7, 0.2]


def test_what_ground_is_worth_is_a_weight_and_no_officer_remembers_it_for_another():
    game: Any = SPRINGTIME.new_game("plan_red", {})
    usual, other = Worth(), Worth(way=Way(paris=9.0))
    found = [ground(game, MAP.paris, worth) for worth in (usual, other, usual)]
    assert found[0] == found[2] < found[1]


def test_what_it_costs_to_be_cut_off_is_a_weight_too():
    control = "1 2 3 4 5 6 9 10 11 12 14 15 16 17 F"
    units = {"French 1st": "13", "German 6th": "10"}
    game: Any = at("axis impulse", units, impulse=2, control_axis=control).game
    usual, twice = Worth(), Worth(starving=2 * Worth().starving)
    found = [cut_off(game, "allied", game.control, worth) for worth in (usual, twice)]
    assert found[1] == 2 * found[0] > 0
