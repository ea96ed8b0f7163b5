"""Fits a logistic evaluation to positions of self-play, by Newton's method with a ridge penalty."""

from collections.abc import Sequence
from math import log
from statistics import fmean, pstdev

from msgspec import Struct
from msgspec.structs import replace

from sixweeks.ai.evaluation import logistic
from sixweeks.lab.self_play import Sampled, SampledTurn

RIDGE = 3.0  # of the standardized weights
STEPS = 12
HELD_OUT = 5  # every fifth game
Row = list[float]


class Fit(Struct, frozen=True):
    """The weights of the features, and how well they predict the winners of held-out games."""

    weights: dict[str, float]
    games: int
    positions: int
    auc: float
    log_loss: float


def fitted(games: Sequence[Sampled]) -> Fit:
    """The weights come from all games, the figures from a fit without the held-out games."""
    names = list(next(game.positions[0] for game in games if game.positions))
    kept = [game for number, game in enumerate(games) if number % HELD_OUT]
    test = [game for number, game in enumerate(games) if number % HELD_OUT == 0]
    return judged(names, weights_of(names, games), games, weights_of(names, kept), test)


def fitted_by_turn(games: Sequence[Sequence[SampledTurn]]) -> Fit:
    """The same from single turns; the figures are those of turns with which a game ended."""
    every = [turn for game in games for turn in game]
    names = list(every[0].positions[0])
    kept = [turn for number, game in enumerate(games) if number % HELD_OUT for turn in game]
    test = [turn for game in games[::HELD_OUT] for turn in game if turn.end is None]
    final, weights = backwards(names, every), backwards(names, kept)
    found = judged(names, final, worth_of(names, every, final), weights, worth_of(names, test, []))
    return replace(found, games=len(games))


def backwards(names: Sequence[str], turns: Sequence[SampledTurn]) -> Row:
    """From the last turn to the first: a turn leads to what its end is worth."""
    weights: Row = []
    for first in sorted({turn.turn for turn in turns}, reverse=True):
        known = [turn for turn in turns if turn.turn >= first]
        weights = weights_of(names, worth_of(names, known, weights))
    return weights


def worth_of(names: Sequence[str], turns: Sequence[SampledTurn], weights: Row) -> list[Sampled]:
    return [
        Sampled(turn.seed, turn.result, turn.positions)
        if turn.end is None
        else Sampled(
            turn.seed,
            logistic(dot([turn.end[name] for name in names], weights)),
            turn.positions,
        )
        for turn in turns
    ]


def judged(
    names: Sequence[str],
    final: Row,
    games: Sequence[Sampled],
    weights: Row,
    test: Sequence[Sampled],
) -> Fit:
    """The final weights, and how others predict what was held out."""
    rows, results = rows_of(names, test)
    chances = [logistic(dot(row, weights)) for row in rows]
    return Fit(
        weights={name: round(value, 6) for name, value in zip(names, final, strict=True)},
        games=len(games),
        positions=sum(len(game.positions) for game in games),
        auc=round(auc(chances, results), 3),
        log_loss=round(log_loss(chances, results), 3),
    )


def rows_of(names: Sequence[str], games: Sequence[Sampled]) -> tuple[list[Row], Row]:
    pairs = [pair for game in games for pair in zip(game.positions, results_of(game), strict=True)]
    return [[each[name] for name in names] for each, _ in pairs], [result for _, result in pairs]


def results_of(game: Sampled) -> Sequence[float]:
    return game.results or [game.result] * len(game.positions)


def weights_of(names: Sequence[str], games: Sequence[Sampled]) -> Row:
    """Weights of the plain features; they are standardized only while fitting."""
    rows, results = rows_of(names, games)
    columns = list(zip(*rows, strict=True))
    spreads = [pstdev(column) for column in columns]
    centres = [fmean(c) if spread else 0.0 for c, spread in zip(columns, spreads, strict=True)]
    scales = [spread or 1.0 for spread in spreads]
    standard = [[(x - c) / s for x, c, s in zip(row, centres, scales, strict=True)] for row in rows]
    found = newton(standard, results)
    plain = [weight / scale for weight, scale in zip(found, scales, strict=True)]
    constant = next(i for i, spread in enumerate(spreads) if not spread)
    plain[constant] -= dot(plain, centres) / (columns[constant][0] or 1.0)
    return plain


def newton(rows: Sequence[Row], results: Row) -> Row:
    weights = [0.0] * len(rows[0])
    for _ in range(STEPS):
        slope, curve = derivatives(rows, results, weights)
        change = solved(curve, slope)
        weights = [weight - each for weight, each in zip(weights, change, strict=True)]
    return weights


def derivatives(rows: Sequence[Row], results: Row, weights: Row) -> tuple[Row, list[Row]]:
    """The gradient and the Hessian of the penalized log loss."""
    size = len(weights)
    slope = [RIDGE * weight for weight in weights]
    curve = [[RIDGE * (i == j) for j in range(size)] for i in range(size)]
    for row, result in zip(rows, results, strict=True):
        chance = logistic(dot(row, weights))
        miss, weight = chance - result, chance * (1.0 - chance)
        for i, x in enumerate(row):
            slope[i] += miss * x
            line, scaled = curve[i], weight * x
            for j in range(i + 1):
                line[j] += scaled * row[j]
    for i in range(size):
        for j in range(i):
            curve[j][i] = curve[i][j]
    return slope, curve


def solved(matrix: Sequence[Row], right: Row) -> Row:
    """Gaussian elimination; the penalty keeps the matrix positive definite."""
    lines = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    size = len(lines)
    for i in range(size):
        for j in range(i + 1, size):
            factor = lines[j][i] / lines[i][i]
            lines[j] = [b - factor * a for a, b in zip(lines[i], lines[j], strict=True)]
    found = [0.0] * size
    for i in reversed(range(size)):
        rest = sum(lines[i][j] * found[j] for j in range(i + 1, size))
        found[i] = (lines[i][size] - rest) / lines[i][i]
    return found


def dot(row: Sequence[float], weights: Sequence[float]) -> float:
    return sum(x * w for x, w in zip(row, weights, strict=True))


def log_loss(chances: Row, results: Row) -> float:
    least = 1e-6
    return -fmean(
        y * log(max(p, least)) + (1 - y) * log(max(1 - p, least))
        for p, y in zip(chances, results, strict=True)
    )


def auc(chances: Row, results: Row) -> float:
    """Area under the ROC curve: the chance that a won position is rated above a lost one.

    One that is won by some chance counts as both, by its share."""
    lost = above = 0.0
    for _, result in sorted(zip(chances, results, strict=True)):
        above += result * (lost + (1.0 - result) / 2)
        lost += 1.0 - result
    pairs = sum(results) * lost
    return above / pairs if pairs else 0.5
