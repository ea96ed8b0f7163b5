"""A fitted evaluation: the chance of winning as a logistic function of a position's features.

Its file, one table for each scenario, is written by `sixweeks fit` and tells how it was made."""

import tomllib
from collections.abc import Mapping
from functools import cache
from math import exp
from pathlib import Path

import msgspec
from msgspec import Struct

STEEPEST = 30.0  # beyond this the chance is certain


class Evaluation(Struct, frozen=True, forbid_unknown_fields=True):
    """The weights of the features, and how they were found; `chance` is for the first side."""

    command: str
    commit: str
    games: int
    positions: int
    auc: float  # the area under the ROC curve in games that were held out
    weights: dict[str, float]

    def chance(self, features: Mapping[str, float]) -> float:
        score = sum(self.weights[name] * value for name, value in features.items())
        return logistic(score)


def logistic(score: float) -> float:
    return 1.0 / (1.0 + exp(-max(-STEEPEST, min(STEEPEST, score))))


@cache
def evaluations(path: Path) -> dict[str, Evaluation]:
    """By scenario."""
    return msgspec.convert(tomllib.loads(path.read_text("utf-8")), dict[str, Evaluation])
