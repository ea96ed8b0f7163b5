"""The sequential probability ratio test (SPRT), as it is used to test changes of chess engines.

It compares two hypotheses on a player's expected score and stops as soon as the pairs played so far
favour one of them clearly. The log-likelihood ratio uses the normal approximation for pair scores
with their measured variance (GSPRT)."""

from collections.abc import Sequence
from math import log
from statistics import fmean, variance
from typing import Literal, TypeAlias

from msgspec import Struct

Verdict: TypeAlias = Literal["accepted", "rejected", "undecided"]

LEAST_PAIRS = 10
LEAST_VARIANCE = 1 / 64  # a series of equal pairs is not certainty


class SequentialTest(Struct, frozen=True):
    """Is the expected score `better` rather than `equal`? Each error has this probability."""

    equal: float = 0.5
    better: float = 0.55
    error: float = 0.05

    def verdict(self, scores: Sequence[float]) -> Verdict:
        ratio, bound = self.log_likelihood_ratio(scores), log((1 - self.error) / self.error)
        if len(scores) < LEAST_PAIRS or abs(ratio) < bound:
            return "undecided"
        return "accepted" if ratio > 0 else "rejected"

    def log_likelihood_ratio(self, scores: Sequence[float]) -> float:
        if len(scores) < 2:
            return 0.0
        spread = max(variance(scores), LEAST_VARIANCE)
        distance = fmean(scores) - (self.equal + self.better) / 2
        return len(scores) * (self.better - self.equal) * distance / spread
