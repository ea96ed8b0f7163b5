"""The chance of winning, estimated by playing a position out between computer players."""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from math import sqrt
from random import Random

from msgspec import Struct

from sixweeks.ai.arena import ending_of, play_out, players_for
from sixweeks.ai.players import RANDOM, STAFF, player_names
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.state import State

NORMAL_95 = 1.96
DRAW = ""


class Interval(Struct, frozen=True):
    """An estimate, and the bounds that hold the true value in 95 of 100 cases."""

    value: float
    low: float
    high: float


class Tally(Struct, frozen=True):
    """Games played out from one position, by winner. One that is over needs none."""

    wins: Mapping[str, int] = {}
    ended: str | None = None  # who has won already

    @property
    def games(self) -> int:
        return sum(self.wins.values())

    @property
    def is_known(self) -> bool:
        return self.ended is not None or self.games > 0

    def plus(self, winner: str) -> "Tally":
        return Tally({**self.wins, winner: self.wins.get(winner, 0) + 1}, self.ended)

    def points(self, side: str) -> float:
        """A draw counts half."""
        return self.wins.get(side, 0) + self.wins.get(DRAW, 0) / 2

    def chance(self, side: str) -> Interval:
        if self.ended is not None:
            return certain({side: 1.0, DRAW: 0.5}.get(self.ended, 0.0))
        return wilson(self.points(side), self.games)

    def variance(self, side: str) -> float:
        """Of the estimate; two wins and two losses more keep it from zero."""
        if self.ended is not None:
            return 0.0
        games = self.games + 4
        share = (self.points(side) + 2) / games
        return share * (1 - share) / games


def certain(value: float) -> Interval:
    return Interval(value, value, value)


def wilson(points: float, games: int) -> Interval:
    """The Wilson score interval, also valid for 10 wins out of 10; without games it is 0 to 1."""
    if not games:
        return Interval(0.5, 0.0, 1.0)
    mean, square = points / games, NORMAL_95**2
    centre = (mean + square / (2 * games)) / (1 + square / games)
    within = mean * (1 - mean) / games + square / (4 * games**2)
    margin = NORMAL_95 * sqrt(within) / (1 + square / games)
    return Interval(mean, max(0.0, centre - margin), min(1.0, centre + margin))


def first_tally(game: State) -> Tally:
    """Nothing is known yet, unless the game is over."""
    return Tally(ended=game.ending.winner) if game.ending is not None else Tally()


def winner_of(definition: GameDefinition, game: State, seed: int) -> str:
    """Who wins if staff officers go on from here; nobody wins a draw."""
    name = STAFF if STAFF in player_names(definition) else RANDOM
    players = players_for(definition, [name] * len(definition.side_ids()), seed)
    twin = game.copy()
    play_out(definition, twin, players, Random(f"{seed} dice"))
    return ending_of(twin).winner


def outlook_of(definition: GameDefinition, game: State, side: str) -> float | None:
    """The staff's static evaluation of a side's chance, if the game has one."""
    name = f"sixweeks.ai.{definition.info.id}.outlook"
    if game.ending is not None or find_spec(name) is None:
        return None
    return float(import_module(name).outlook(game, side))
