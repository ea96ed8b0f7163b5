"""Sequential halving: candidates are tried in the same worlds, and the worse half drops out.

The first candidate, the staff's own, stays to the end; another replaces it only if it is better by
more than noise."""

from collections.abc import Callable, Sequence
from math import ceil, inf, log2, sqrt
from statistics import fmean

from msgspec import Struct

LEAST_WORLDS = 6
MARGIN = 1.0  # standard errors by which a candidate must be better than the staff's own
TRIFLE = 0.003  # a gain in the chance of winning that is not worth more thought
SETTLED = 3.0  # standard errors by which the gain of all others is below that: no need to go on


class Trial(Struct):
    """One candidate, by its index, and how it fared in each world."""

    index: int
    values: list[float] = []

    @property
    def mean(self) -> float:
        return fmean(self.values) if self.values else 0.0


def compare(
    number: int, fares: Callable[[int, int], float], share: Callable[[], float]
) -> tuple[int, list[Trial]]:
    """The index of the best candidate, and the trials of all.

    `fares(index, world)` plays one candidate in one world; `share` is the part of the time that is
    over, from 0 to 1."""
    trials = [Trial(index, []) for index in range(number)]
    alive, rounds, world = list(trials), max(1, ceil(log2(number))), 0
    while (used := share()) < 1.0 and not is_settled(trials[0], alive):
        if used * rounds >= rounds_done(number, len(alive)) + 1:
            alive = better_half(trials[0], alive)
        found = swept(alive, world, fares, share)
        if found is None:
            break
        for trial, value in zip(alive, found, strict=True):
            trial.values.append(value)
        world += 1
        if world == LEAST_WORLDS:
            alive = different(alive)
    return verdict(trials[0], alive), trials


def rounds_done(number: int, alive: int) -> int:
    return round(log2(number / max(2, alive)))


def swept(
    alive: Sequence[Trial],
    world: int,
    fares: Callable[[int, int], float],
    share: Callable[[], float],
) -> list[float] | None:
    """Each candidate in one world; None if the time ran out before the last."""
    found = []
    for trial in alive:
        found.append(fares(trial.index, world))
        if share() >= 1.0 and len(found) < len(alive):
            return None
    return found


def different(alive: Sequence[Trial]) -> list[Trial]:
    """Without those that fared in every world exactly as an earlier one: they do the same."""
    found: dict[tuple[float, ...], Trial] = {}
    for trial in alive:
        found.setdefault(tuple(trial.values), trial)
    return list(found.values())


def better_half(own: Trial, alive: Sequence[Trial]) -> list[Trial]:
    """The staff's own first, then the best of the others."""
    others = sorted((t for t in alive if t is not own), key=lambda trial: -trial.mean)
    return [own, *others[: max(1, ceil(len(alive) / 2) - 1)]]


def is_settled(own: Trial, alive: Sequence[Trial]) -> bool:
    if len(own.values) < LEAST_WORLDS:
        return False
    others = (gain(trial, own) for trial in alive if trial is not own)
    return all(mean + SETTLED * error < TRIFLE for mean, error in others)


def verdict(own: Trial, alive: Sequence[Trial]) -> int:
    if len(own.values) < LEAST_WORLDS:
        return own.index
    best = max(alive, key=lambda trial: trial.mean)
    return best.index if best is not own and lead(best, own) > MARGIN else own.index


def lead(trial: Trial, own: Trial) -> float:
    """How much better than the staff's own, in standard errors of the paired difference."""
    mean, error = gain(trial, own)
    return mean / error if error else (inf if mean > 0 else -inf if mean < 0 else 0.0)


def gain(trial: Trial, own: Trial) -> tuple[float, float]:
    """How much better than the staff's own in the same worlds, and the standard error of that."""
    gains = [a - b for a, b in zip(trial.values, own.values, strict=True)]
    mean = fmean(gains)
    return mean, sqrt(sum((each - mean) ** 2 for each in gains) / (len(gains) - 1) / len(gains))
