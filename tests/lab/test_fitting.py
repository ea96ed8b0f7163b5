"""Fitting an outlook to games, and the staff of an earlier commit."""

from math import log
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from sixweeks.ai import blitzkrieg
from sixweeks.ai.blitzkrieg import Staff as BlitzkriegStaff
from sixweeks.ai.blitzkrieg.plan import moment_of
from sixweeks.ai.blitzkrieg.weights import STYLES
from sixweeks.ai.evaluation import evaluations, logistic
from sixweeks.ai.springtime import Staff
from sixweeks.ai.springtime.outlook import FITTED, features
from sixweeks.games import definition_of
from sixweeks.games.mansteins_war.model.components import TABLES
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.lab.fitting import auc, backwards, dot, fitted, fitted_by_turn, solved, worth_of
from sixweeks.lab.pinned import player_named
from sixweeks.lab.self_play import Sampled, SampledTurn, sample, sample_turns

SPRINGTIME, BLITZKRIEG = definition_of("springtime"), definition_of("blitzkrieg")


def coin(chance, rng):
    return float(rng.random() < chance)


def made_up(games=400):
    """Games whose winner depends on `x` and not on `y`."""
    rng = Random(1)
    for seed in range(games):
        x, y = rng.gauss(3, 2), rng.gauss(0, 1)
        result = coin(logistic(1.5 * (x - 3)), rng)
        yield Sampled(seed, result, ({"one": 1.0, "x": x, "y": y},))


def test_a_fit_finds_what_decides_a_game():
    found = fitted(list(made_up()))
    assert found.weights["x"] == pytest.approx(1.5, abs=0.4)
    assert abs(found.weights["y"]) < 0.4
    assert -found.weights["one"] / found.weights["x"] == pytest.approx(3, abs=0.5)
    assert found.auc > 0.8
    assert found.log_loss < log(2)


def test_equations_are_solved():
    assert solved([[4.0, 1.0], [1.0, 3.0]], [1.0, 2.0]) == pytest.approx([1 / 11, 7 / 11])


@pytest.mark.parametrize(
    ("chances", "area"), [([0.1, 0.2, 0.8, 0.9], 1.0), ([0.9, 0.8, 0.2, 0.1], 0.0)]
)
def test_the_area_under_the_curve_tells_order(chances, area):
    assert auc(chances, [0.0, 0.0, 1.0, 1.0]) == area


def test_a_position_won_by_half_is_as_good_as_a_coin():
    assert auc([0.2, 0.8], [0.5, 0.5]) == 0.5


def test_a_game_is_sampled_at_every_moment_with_its_result():
    found = sample("springtime", "plan_red", 4)
    assert found.result in (0.0, 0.5, 1.0)
    assert len(found.positions) > 10
    assert set(found.positions[0]) == set(found.positions[-1])


def test_a_game_of_points_teaches_each_difference_that_was_reached():
    found = sample("mansteins_war", "campaign", 4)
    assert len(found.results) == len(found.positions)
    each = len(TABLES.victory)
    (taught,) = {found.results[n : n + each] for n in range(0, len(found.results), each)}
    reached = dict(zip(TABLES.victory.values(), taught, strict=True))
    in_order = [reached[least] for least in sorted(reached)]
    assert in_order == sorted(in_order, reverse=True)  # who reached more reached less too


def test_a_fit_goes_by_what_each_position_teaches():
    positions = tuple({"one": 1.0, "x": float(x)} for x in (-1, 1))
    games = [Sampled(seed, 0.0, positions, (0.0, 1.0)) for seed in range(20)]
    assert fitted(games).weights["x"] > 1


def test_4_1_a_city_die_of_france_40_counts_by_its_chance_in_every_position_before_it():
    found = next(game for seed in range(20) if len(set((game := sampled_1939(seed)).results)) > 1)
    assert all(0.0 <= each <= 1.0 for each in found.results)
    assert found.results[0] <= found.results[-1]  # the Germans have survived what came between


def sampled_1939(seed):
    return sample("france_40", "1939", seed)


def test_games_of_self_play_are_made_more_even():
    morale = {sample("springtime", "plan_red", seed).positions[0]["morale"] for seed in (2, 4, 6)}
    assert len(morale) > 1


@pytest.mark.parametrize("scenario", ["campaign", "plan_red"])
def test_the_fitted_file_weighs_every_feature_and_says_how_it_was_made(scenario):
    made = evaluations(FITTED)[scenario]
    game: Any = SPRINGTIME.new_game(scenario, {})
    assert set(made.weights) == set(features(game))
    assert made.command.startswith(f"sixweeks fit springtime --scenario {scenario}")
    assert made.games > 100
    assert 0.5 < made.auc < 1


# --- turn by turn -----------------------------------------------------------------------------


def made_up_turns(games=300):
    """Two turns: `x` goes on from the first to the second, and decides who wins."""
    rng = Random(2)
    for seed in range(games):
        x, y = rng.gauss(0, 1), rng.gauss(0, 1)
        then = {"one": 1.0, "x": x, "y": rng.gauss(0, 1)}
        first = SampledTurn(seed, 1, ({"one": 1.0, "x": x, "y": y},), then, 0.5)
        yield (first, SampledTurn(seed, 2, (then,), None, coin(logistic(3 * x), rng)))


def test_a_turn_is_worth_what_its_end_is_worth():
    found = fitted_by_turn(list(made_up_turns()))
    assert found.weights["x"] > 2
    assert abs(found.weights["y"]) < 0.5
    assert (found.games, found.positions) == (300, 600)


def test_turns_before_the_last_are_fitted_by_the_ends_they_lead_to():
    """Results of early turns that are not known yet say nothing."""
    turns = [turn for game in made_up_turns() for turn in game]
    (early, last), weights = turns[:2], backwards(["one", "x", "y"], turns)
    worth = worth_of(["one", "x", "y"], [early, last], weights)
    assert worth[0].result == logistic(dot([early.end[name] for name in early.end], weights))
    assert worth[1].result == last.result


def test_every_turn_of_a_game_is_played_several_times():
    found = sample_turns("springtime", "plan_red", 2, 4)
    turns = [each.turn for each in found]
    assert turns == sorted(2 * list(dict.fromkeys(turns)))
    assert all(each.positions for each in found)
    assert len({each.positions for each in map(frozen, found)}) > len(turns) / 2


def frozen(turn):
    return replace(turn, positions=tuple(tuple(each.values()) for each in turn.positions))


def test_a_turn_leads_to_a_position_or_to_the_end_of_the_game():
    for each in sample_turns("springtime", "plan_red", 1, 4):
        assert (each.end is None) is (each.result != 0.5)


def test_5_2_activations_are_fought_in_other_styles_in_self_play():
    game: Any = BLITZKRIEG.new_game("hannut", {})
    rng = Random(1)
    officer = BlitzkriegStaff(BLITZKRIEG, game.active, rng)
    styles = set()
    for _ in range(60):
        blitzkrieg.LOOKAHEAD.vary(officer, game, rng)
        styles.add(officer.plan.style_for(moment_of(game)))
    assert styles == {"", *STYLES}


# --- the staff of an earlier commit -----------------------------------------------------------


def test_a_name_without_a_commit_is_the_player_of_today():
    assert isinstance(player_named("staff", SPRINGTIME, "axis", Random(1)), Staff)


@pytest.mark.parametrize("name", ["general@0fdcab8", "staff@nothing"])
def test_other_pinned_players_are_refused(name):
    with pytest.raises(InputError):
        player_named(name, SPRINGTIME, "axis", Random(1))
