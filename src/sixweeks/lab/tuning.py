"""Tunes the weights of a staff by SPSA (simultaneous perturbation stochastic approximation).

Each step moves all weights a little up or down at random, lets the two staffs that differ by it
play pairs with the same seeds (common random numbers), and follows the one that scored more."""

from collections.abc import Generator, Mapping
from functools import partial
from importlib import import_module
from random import Random
from statistics import fmean

from msgspec import Struct
from msgspec.structs import asdict, replace

from sixweeks.ai.arena import Endless, ending_of, play_out
from sixweeks.ai.player import Player
from sixweeks.games import definition_of
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.lab.ladder import DRAW, score_of
from sixweeks.lab.pool import in_order

SPREAD = 0.2  # how far weights are moved for a trial, as a share of themselves
PACE = 0.6  # how far they follow a trial that won every game
DECAY = 20.0  # steps after which both are halved
Values = dict[str, float]  # by `side.weight`


class Step(Struct, frozen=True):
    """One step: what the better trial scored, and the weights after it."""

    number: int
    score: float
    values: Values


class Trial(Struct, frozen=True):
    """Two staffs that play each other."""

    game: str
    scenario: str
    first: Values
    second: Values


def weights_of(game: str) -> Values:
    """Every weight that can be tuned."""
    return {
        f"{side}.{name}": value
        for side, weights in tempers(game).items()
        for name, value in asdict(weights).items()
        if isinstance(value, float)
    }


def tempers(game: str) -> Mapping[str, Struct]:
    name = f"sixweeks.ai.{game}.weights"
    try:
        found: Mapping[str, Struct] = import_module(name).WEIGHTS
    except (ModuleNotFoundError, AttributeError):
        title = definition_of(game).info.title
        raise InputError("error-nothing-to-tune", game=title) from None
    return found


def tuned(
    game: str, scenario: str, steps: int, pairs: int, seed: int = 0, jobs: int = 1
) -> Generator[Step, None, None]:
    values, rng = weights_of(game), Random(seed)
    for number in range(steps):
        shrink = 1.0 / (1.0 + number / DECAY)
        signs = {name: rng.choice((-1, 1)) for name in values}
        first, second = (moved(values, signs, way * SPREAD * shrink) for way in (1, -1))
        seeds = range(seed + number * pairs, seed + (number + 1) * pairs)
        trial = Trial(game, scenario, first, second)
        score = fmean(in_order(partial(score_in_pair, trial), seeds, jobs))
        values = moved(values, signs, PACE * SPREAD * shrink * (2 * score - 1))
        yield Step(number + 1, score, values)


def moved(values: Values, signs: Mapping[str, int], by: float) -> Values:
    return {name: value * (1.0 + by * signs[name]) for name, value in values.items()}


def score_in_pair(trial: Trial, seed: int) -> float:
    """Of the first staff, in two games with exchanged sides."""
    sides = definition_of(trial.game).side_ids()
    return fmean(score_as(trial, side, seed) for side in sides)


def score_as(trial: Trial, side: str, seed: int) -> float:
    definition = definition_of(trial.game)
    game = definition.new_game(trial.scenario, {})
    players: dict[str, Player] = {
        each: staff_with(trial, trial.first if each == side else trial.second, each, seed)
        for each in definition.side_ids()
    }
    try:
        play_out(definition, game, players, Random(f"{seed} dice"))
    except Endless:
        return DRAW
    return score_of(ending_of(game).winner, side)


def staff_with(trial: Trial, values: Values, side: str, seed: int) -> Player:
    own = {name.partition(".")[2]: value for name, value in values.items() if name.startswith(side)}
    weights = replace(tempers(trial.game)[side], **own)
    module = import_module(f"sixweeks.ai.{trial.game}")
    player: Player = module.Staff(
        definition_of(trial.game), side, Random(f"{seed} {side}"), weights
    )
    return player
