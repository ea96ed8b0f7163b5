"""Which weights of a staff matter: factor screening.

In each game every weight that is screened stands at one of two levels, at random. A linear
regression of the result on the levels tells the effect of each weight, whatever the others are, so
that one set of games measures them all. A game that one side nearly always wins is made more even,
as in self-play."""

from math import sqrt
from random import Random

from msgspec import Struct

from sixweeks.ai.arena import Endless, ending_of, play_out
from sixweeks.ai.general import lookahead_of
from sixweeks.games import definition_of
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.lab.fitting import dot
from sixweeks.lab.ladder import DRAW, score_of
from sixweeks.lab.results import Line
from sixweeks.lab.weights import changed, numbers_of, staff_with, weights_of

LEAST_GAMES = 2  # for each factor
BELOW, ABOVE = 2 / 3, 3 / 2  # the levels of a weight that has none given, as shares of it


class Factor(Struct, frozen=True):
    """A weight, and the two levels that are compared."""

    side: str
    path: str
    low: float
    high: float

    @property
    def name(self) -> str:
        return f"{self.side}.{self.path}"


class Screening(Struct, frozen=True):
    """What is screened; `styles` are those of the sides, if not the staff's own."""

    game: str
    scenario: str
    factors: tuple[Factor, ...]
    styles: dict[str, str] = {}


class Screened(Struct, frozen=True):
    """One game: which factors stood at their high level, the score of the first side, and by how
    much it won, if the game has a measure of that."""

    seed: int
    levels: tuple[bool, ...]
    score: float
    margin: float | None = None


class Effect(Struct, frozen=True):
    """What the high level brings its side in comparison with the low one, with standard errors."""

    weight: str
    low: float
    high: float
    score: float
    score_error: float
    margin: float | None = None
    margin_error: float | None = None


ScreeningLine = Line[Screening, Screened]


# --- games ------------------------------------------------------------------------------------


def all_factors(game: str, scenario: str, styles: dict[str, str]) -> tuple[Factor, ...]:
    """Every weight that is not zero, a third less and a half more."""
    found = (
        Factor(side, path, levels[0], levels[1])
        for side, paths in numbers_of(game, scenario, styles).items()
        for path, value in paths.items()
        if (levels := levels_about(value))[0] != levels[1]
    )
    return tuple(found)


def levels_about(value: float) -> tuple[float, float]:
    levels = sorted((value * BELOW, value * ABOVE))
    if isinstance(value, int):
        return float(round(levels[0])), float(round(levels[1]))
    return levels[0], levels[1]


def check(screening: Screening, games: int) -> None:
    """Refuse weights that do not exist, and too few games to tell them apart."""
    if games < (least := fewest_games(screening)):
        raise InputError("error-too-few-games", weights=len(screening.factors), least=least)
    known = numbers_of(screening.game, screening.scenario, screening.styles)
    for each in screening.factors:
        if each.path not in known.get(each.side, {}):
            raise InputError("error-no-weight", name=each.name)


def fewest_games(screening: Screening) -> int:
    return LEAST_GAMES * len(screening.factors)


def play_screened(screening: Screening, seed: int) -> Screened:
    definition = definition_of(screening.game)
    rng = Random(f"{seed} levels")
    levels = tuple(rng.random() < 0.5 for _ in screening.factors)
    terms, game = lookahead_of(definition), definition.new_game(screening.scenario, {})
    terms.make_even(game, Random(f"{seed} bonus"))
    players = {
        side: staff_with(
            screening.game, side, Random(f"{seed} {side}"), weights_at(screening, side, levels)
        )
        for side in definition.side_ids()
    }
    first = definition.side_ids()[0]
    try:
        play_out(definition, game, players, Random(f"{seed} dice"))
    except Endless:
        return Screened(seed, levels, DRAW)
    by = None if terms.margin is None else terms.margin(game)
    return Screened(seed, levels, score_of(ending_of(game).winner, first), by)


def weights_at(screening: Screening, side: str, levels: tuple[bool, ...]) -> Struct:
    base = weights_of(screening.game, screening.scenario, side, screening.styles.get(side, ""))
    values = {
        factor.path: factor.high if is_high else factor.low
        for factor, is_high in zip(screening.factors, levels, strict=True)
        if factor.side == side
    }
    return changed(base, values)


# --- effects ----------------------------------------------------------------------------------


def effects(screening: Screening, games: list[Screened]) -> list[Effect]:
    """For each factor, the best for its side first."""
    rows = [[1.0, *(1.0 if high else -1.0 for high in game.levels)] for game in games]
    scores = regression(rows, [game.score for game in games])
    measured = [game.margin for game in games if game.margin is not None]
    margins = regression(rows, measured) if len(measured) == len(games) else None
    first = definition_of(screening.game).side_ids()[0]
    found = []
    for number, factor in enumerate(screening.factors, start=1):
        sign = 1.0 if factor.side == first else -1.0
        margin = (None, None) if margins is None else scaled(margins[number], sign)
        score = scaled(scores[number], sign)
        found.append(Effect(factor.name, factor.low, factor.high, *score, *margin))
    return sorted(found, key=lambda each: -each.score)


def scaled(coefficient: tuple[float, float], sign: float) -> tuple[float, float]:
    """From low to high are two steps of the regression."""
    value, error = coefficient
    return 2 * sign * value, 2 * error


def regression(rows: list[list[float]], results: list[float]) -> list[tuple[float, float]]:
    """Ordinary least squares: each coefficient with its standard error."""
    columns = list(zip(*rows, strict=True))
    inverted = inverse([[dot(one, other) for other in columns] for one in columns])
    right = [dot(column, results) for column in columns]
    found = [dot(line, right) for line in inverted]
    rest = sum((y - dot(row, found)) ** 2 for row, y in zip(rows, results, strict=True))
    spread = rest / (len(rows) - len(columns))
    errors = [sqrt(spread * line[number]) for number, line in enumerate(inverted)]
    return list(zip(found, errors, strict=True))


def inverse(matrix: list[list[float]]) -> list[list[float]]:
    """By Gauss-Jordan elimination; the matrix is symmetric and positive definite."""
    size = len(matrix)
    lines = [[*line, *(float(i == j) for j in range(size))] for i, line in enumerate(matrix)]
    for i in range(size):
        pivot = [value / lines[i][i] for value in lines[i]]
        lines = [
            pivot if j == i else [a - line[i] * b for a, b in zip(line, pivot, strict=True)]
            for j, line in enumerate(lines)
        ]
    return [line[size:] for line in lines]
