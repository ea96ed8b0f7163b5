"""Tunes the weights of a staff by SPSA (simultaneous perturbation stochastic approximation).

Each step moves all weights a little up or down at random, lets the two staffs that differ by it
play pairs with the same seeds (common random numbers), and follows the one that scored more."""

from collections.abc import Generator, Mapping
from functools import partial
from random import Random
from statistics import fmean

from msgspec import Struct

from sixweeks.ai.arena import Endless, ending_of, play_out
from sixweeks.ai.player import Player
from sixweeks.games import definition_of
from sixweeks.lab.ladder import DRAW, score_of
from sixweeks.lab.pool import in_order
from sixweeks.lab.weights import BySide, changed, numbers_of, staff_with, weights_of

SPREAD = 0.2  # how far weights are moved for a trial, as a share of themselves
PACE = 0.6  # how far they follow a trial that won every game
DECAY = 20.0  # steps after which both are halved
Signs = Mapping[str, Mapping[str, int]]


class Step(Struct, frozen=True):
    """One step: what the better trial scored, and the weights after it."""

    number: int
    score: float
    values: BySide


class Trial(Struct, frozen=True):
    """Two staffs that play each other."""

    game: str
    scenario: str
    first: BySide
    second: BySide


def tuned(
    game: str, scenario: str, steps: int, pairs: int, seed: int = 0, jobs: int = 1
) -> Generator[Step, None, None]:
    values, rng = numbers_of(game, scenario, {}), Random(seed)
    for number in range(steps):
        shrink = 1.0 / (1.0 + number / DECAY)
        signs = {
            side: {path: rng.choice((-1, 1)) for path in paths} for side, paths in values.items()
        }
        first, second = (moved(values, signs, way * SPREAD * shrink) for way in (1, -1))
        seeds = range(seed + number * pairs, seed + (number + 1) * pairs)
        trial = Trial(game, scenario, first, second)
        score = fmean(in_order(partial(score_in_pair, trial), seeds, jobs))
        values = moved(values, signs, PACE * SPREAD * shrink * (2 * score - 1))
        yield Step(number + 1, score, values)


def moved(values: BySide, signs: Signs, by: float) -> BySide:
    return {
        side: {path: value * (1.0 + by * signs[side][path]) for path, value in paths.items()}
        for side, paths in values.items()
    }


def score_in_pair(trial: Trial, seed: int) -> float:
    """Of the first staff, in two games with exchanged sides."""
    sides = definition_of(trial.game).side_ids()
    return fmean(score_as(trial, side, seed) for side in sides)


def score_as(trial: Trial, side: str, seed: int) -> float:
    definition = definition_of(trial.game)
    game = definition.new_game(trial.scenario, {})
    players = {each: staff_of(trial, each, each == side, seed) for each in definition.side_ids()}
    try:
        play_out(definition, game, players, Random(f"{seed} dice"))
    except Endless:
        return DRAW
    return score_of(ending_of(game).winner, side)


def staff_of(trial: Trial, side: str, is_first: bool, seed: int) -> Player:
    values = (trial.first if is_first else trial.second)[side]
    weights = changed(weights_of(trial.game, trial.scenario, side), values)
    return staff_with(trial.game, side, Random(f"{seed} {side}"), weights)
