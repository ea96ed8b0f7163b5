"""Measures how strong computer players are: paired games with exchanged sides.

Both games of a pair have the same seed, so the score of a pair is free of most of the luck and of
the advantage of a side. Pairs are the samples of every statistic here."""

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from random import Random
from statistics import fmean, median, quantiles, variance
from time import process_time

from msgspec import Struct

from sixweeks.ai.arena import Endless, ending_of, play_out
from sixweeks.ai.player import Player, Seat
from sixweeks.games import definition_of
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.question import Action
from sixweeks.kernel.state import State
from sixweeks.lab.pinned import player_named
from sixweeks.lab.results import Line

NORMAL_95 = 1.96
WIN, DRAW, LOSS = 1.0, 0.5, 0.0


class Match(Struct, frozen=True):
    """A player against an opponent in one scenario."""

    game: str
    scenario: str
    player: str
    opponent: str
    options: dict[str, str] = {}


class LadderGame(Struct, frozen=True):
    """One game from the player's view; a game that does not end counts as a draw."""

    side: str
    score: float
    turn_seconds: tuple[float, ...]  # processor time of the player, turn by turn


class Pair(Struct, frozen=True):
    """Two games with the same seed, one for each side of the player."""

    seed: int
    games: tuple[LadderGame, ...]

    @property
    def score(self) -> float:
        return fmean(game.score for game in self.games)


LadderLine = Line[Match, Pair]


class Timed:
    """A player that notes the processor time it takes, by turn."""

    def __init__(self, player: Player, game: State) -> None:
        self.player, self.game = player, game
        self.seconds: dict[int, float] = {}

    def decide(self, seat: Seat) -> Action:
        started, turn = process_time(), self.game.turn
        action = self.player.decide(seat)
        self.seconds[turn] = self.seconds.get(turn, 0.0) + process_time() - started
        return action


def play_pair(match: Match, seed: int) -> Pair:
    sides = definition_of(match.game).side_ids()
    return Pair(seed, tuple(play_as(match, side, seed) for side in sides))


def play_as(match: Match, side: str, seed: int) -> LadderGame:
    """One game with the player on this side."""
    definition = definition_of(match.game)
    game = definition.new_game(match.scenario, match.options)
    names = dict.fromkeys(definition.side_ids(), match.opponent) | {side: match.player}
    players = seated(definition, names, seed)
    timed = Timed(players[side], game)
    try:
        play_out(definition, game, {**players, side: timed}, Random(f"{seed} dice"))
        score = score_of(ending_of(game).winner, side)
    except Endless:
        score = DRAW
    return LadderGame(side, score, tuple(timed.seconds.values()))


def seated(definition: GameDefinition, names: Mapping[str, str], seed: int) -> dict[str, Player]:
    return {
        side: player_named(name, definition, side, Random(f"{seed} {side}"))
        for side, name in names.items()
    }


def score_of(winner: str, side: str) -> float:
    if not winner:
        return DRAW
    return WIN if winner == side else LOSS


# --- statistics -------------------------------------------------------------------------------


class Estimate(Struct, frozen=True):
    """A mean and its 95 % confidence interval, within 0 and 1."""

    mean: float
    low: float
    high: float


class TurnTime(Struct, frozen=True):
    """Processor seconds that a player needs for a turn."""

    median: float
    percentile_99: float
    longest: float


class Standing(Struct, frozen=True):
    """How a player did against an opponent."""

    pairs: int
    score: Estimate
    by_side: dict[str, Estimate]
    turn_time: TurnTime


def standing(pairs: Sequence[Pair]) -> Standing:
    """Of at least one pair."""
    by_side: dict[str, list[float]] = {}
    for game in (game for pair in pairs for game in pair.games):
        by_side.setdefault(game.side, []).append(game.score)
    return Standing(
        pairs=len(pairs),
        score=estimate([pair.score for pair in pairs]),
        by_side={side: estimate(scores) for side, scores in by_side.items()},
        turn_time=turn_time(pairs),
    )


def estimate(scores: Sequence[float]) -> Estimate:
    """The Wilson score interval, which is also valid for 10 wins out of 10."""
    mean, games = fmean(scores), equivalent_games(scores)
    centre = (mean + NORMAL_95**2 / (2 * games)) / (1 + NORMAL_95**2 / games)
    within = mean * (1 - mean) / games + (NORMAL_95 / (2 * games)) ** 2
    margin = NORMAL_95 * sqrt(within) / (1 + NORMAL_95**2 / games)
    return Estimate(mean, max(0.0, centre - margin), min(1.0, centre + margin))


def equivalent_games(scores: Sequence[float]) -> float:
    """The number of won and lost games that would leave the same uncertainty: draws and pairs, in
    which luck is shared, tell more than single games."""
    mean = fmean(scores)
    spread = variance(scores) if len(scores) > 1 else 0.0
    return len(scores) * mean * (1 - mean) / spread if spread else float(len(scores))


def turn_time(pairs: Iterable[Pair]) -> TurnTime:
    seconds = [each for pair in pairs for game in pair.games for each in game.turn_seconds]
    if len(seconds) < 2:
        only = max(seconds, default=0.0)
        return TurnTime(only, only, only)
    return TurnTime(
        median(seconds), quantiles(seconds, n=100, method="inclusive")[-1], max(seconds)
    )
