"""Screening: which weights of a staff matter."""

from random import Random

import pytest

from sixweeks.ai.springtime.weights import WEIGHTS
from sixweeks.lab.screening import (
    Factor,
    Screened,
    Screening,
    all_factors,
    effects,
    inverse,
    play_screened,
    weights_at,
)
from sixweeks.lab.weights import changed, numbers_in

BAR, MARCH = Factor("axis", "bar", 0.1, 0.3), Factor("allied", "march", 0.0, 0.1)
BOTH = Screening("springtime", "plan_red", (BAR, MARCH))


def made_up(factors, effect, games=400):
    """Games in which each factor at its high level adds its effect to the first side's margin."""
    rng = Random(1)
    for seed in range(games):
        levels = tuple(rng.random() < 0.5 for _ in factors)
        margin = sum(e for e, high in zip(effect, levels, strict=True) if high) + rng.gauss(0, 1)
        yield Screened(seed, levels, float(margin > 0), margin)


def test_the_effect_of_a_weight_is_told_apart_from_the_others():
    found = {each.weight: each for each in effects(BOTH, list(made_up((BAR, MARCH), (2.0, 0.0))))}
    bar, march = found["axis.bar"], found["allied.march"]
    assert bar.margin_error is not None
    assert march.margin_error is not None
    assert bar.margin == pytest.approx(2.0, abs=3 * bar.margin_error)
    assert march.margin == pytest.approx(0.0, abs=3 * march.margin_error)


def test_an_effect_is_what_a_weight_brings_its_own_side():
    best, worst = effects(BOTH, list(made_up((BAR, MARCH), (1.0, 1.0))))
    assert (best.weight, worst.weight) == ("axis.bar", "allied.march")
    assert best.score > 0 > worst.score


def test_more_games_make_an_effect_more_certain():
    few, many = (effects(BOTH, list(made_up((BAR, MARCH), (0, 0), n))) for n in (50, 800))
    assert many[0].score_error < few[0].score_error / 2


def test_without_a_measure_of_the_victory_only_the_score_counts():
    games = [Screened(seed, (seed % 2 == 0, seed % 3 == 0), seed % 5 / 4) for seed in range(20)]
    assert effects(BOTH, games)[0].margin is None


def test_an_inverse_times_its_matrix_is_one():
    matrix = [[4.0, 1.0], [1.0, 3.0]]
    found = inverse(matrix)
    for i in range(2):
        for j in range(2):
            product = sum(matrix[i][k] * found[k][j] for k in range(2))
            assert product == pytest.approx(float(i == j))


def test_a_game_has_the_levels_that_its_seed_gives():
    played = play_screened(BOTH, 3)
    assert played == play_screened(BOTH, 3)
    assert {play_screened(BOTH, seed).levels for seed in range(6)} > {played.levels}


def test_a_side_plays_with_the_level_of_each_of_its_weights():
    weights = weights_at(BOTH, "axis", (True, True))
    assert weights == changed(WEIGHTS["axis"], {"bar": 0.3})
    assert weights_at(BOTH, "allied", (True, False)) == changed(WEIGHTS["allied"], {"march": 0.0})


def test_a_style_gives_the_weights_that_are_not_screened():
    bold = Screening("springtime", "plan_red", (BAR,), {"axis": "bold"})
    found = dict(numbers_in(weights_at(bold, "axis", (False,))))
    assert (found["prize"], found["bar"]) == (8.0, 0.1)


def test_all_factors_leave_out_weights_that_cannot_be_scaled():
    names = {each.name for each in all_factors("springtime", "plan_red", {})}
    assert "axis.bar" in names
    assert "allied.regroup" not in names  # it is 0
