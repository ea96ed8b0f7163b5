"""A survey of a game: where its chances are estimated, and which of its moves cost most.

Every stop gets a few playouts, then those beside the largest drops get enough to be believed, then
every stop as many as the others. Between two stops with a large drop another one is put in the
middle, until a single answer is found."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from math import sqrt

from msgspec import Struct

from sixweeks.ai.playouts import Tally, first_tally
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.presentation.sentence import Sentence
from sixweeks.kernel.question import is_chance
from sixweeks.kernel.state import State

BEYOND_ERROR = 2.6  # standard errors: one of a hundred drops that chance alone makes
ROUGHLY = 4  # playouts of every stop before some get more
ENOUGH = 16  # playouts of a stop before a drop there is believed
MOST_STOPS = 60  # of a line
MOST_COSTS = 5
OUTER = 3  # procedures that make up a phase
MOST_FOUND = 30  # stops added where much is lost


class Stop(Struct, frozen=True):
    """A moment of a game: the position after so many steps, and what it is called."""

    step: int
    turn: int
    title: Sentence
    phase: Sentence
    game: State


class Cost(Struct, frozen=True):
    """What a side's chance lost between two stops, with its margin of error."""

    first: int
    last: int
    side: str
    loss: float
    margin: float


def stops_of(definition: GameDefinition, moments: Iterable[tuple[int, State]]) -> list[Stop]:
    """The beginning of each phase, and the end; of very many, some evenly."""
    found: list[Stop] = []
    before: object = None
    for step, game in moments:
        last = step, game
        if game.pending is None or is_chance(game.pending) or procedures(game) == before:
            continue
        stop, before = stop_at(definition, step, game), procedures(game)
        if not found or (stop.turn, stop.phase) != (found[-1].turn, found[-1].phase):
            found.append(stop)
    if not found or last[0] != found[-1].step:
        found.append(stop_at(definition, *last))
    return thinned(found)


def procedures(game: State) -> object:
    """What is going on; while it stays the same, so does the phase."""
    # SPEED: a scene for every answer took five seconds a game.
    return game.turn, tuple((type(frame), frame.at) for frame in game.stack[:OUTER])


def stop_at(definition: GameDefinition, step: int, game: State) -> Stop:
    scene = definition.page.scene(game, None)
    return Stop(step, game.turn, scene.turn, scene.phase, game.copy())


def thinned(stops: Sequence[Stop]) -> list[Stop]:
    every = -(-len(stops) // MOST_STOPS)
    return [stop for n, stop in enumerate(stops) if n % every == 0 or n == len(stops) - 1]


class Survey:
    """The tallies of a line by step, and where the next game is played out."""

    def __init__(self, stops: Iterable[Stop], side: str, other: str, most: int) -> None:
        self.tallies = {stop.step: first_tally(stop.game) for stop in stops}
        self.side, self.other, self.most = side, other, most
        self.found = 0

    def add(self, step: int, winner: str) -> Tally:
        self.tallies[step] = self.tallies[step].plus(winner)
        return self.tallies[step]

    def next_step(self) -> int | None:
        """The stop that needs a playout most; None when all have enough."""
        games = {step: each.games for step, each in self.tallies.items() if each.ended is None}
        rounds = ((games, ROUGHLY), (self.suspected(), ENOUGH), (games, self.most))
        for steps, wanted in rounds:
            least = fewest({step: games[step] for step in steps if step in games})
            if least is not None and games[least] < min(wanted, self.most):
                return least
        return None

    def suspected(self) -> list[int]:
        """The stops on both sides of the largest drops, which may be more than their error."""
        known = sorted((step, tally) for step, tally in self.tallies.items() if tally.is_known)
        drops = (self.cost(*pair) for pair in pairwise(known))
        large = sorted((drop for drop in drops if 2 * drop.loss > drop.margin), key=by_loss)
        return [step for drop in large[:MOST_COSTS] for step in (drop.first, drop.last)]

    def midpoint(self) -> int | None:
        """Where a stop should be added: within the costliest part, once its ends are known."""
        if self.found >= MOST_FOUND:
            return None
        wide = (cost for cost in self.costs() if cost.last - cost.first > 1)
        middles = ((cost.first + cost.last) // 2 for cost in wide)
        return next((middle for middle in middles if middle not in self.tallies), None)

    def insert(self, step: int, game: State) -> None:
        """Another stop, where much is lost."""
        self.tallies[step] = first_tally(game)
        self.found += 1

    def costs(self) -> list[Cost]:
        """The largest losses beyond the error, the largest first."""
        trusted = sorted((step, tally) for step, tally in self.tallies.items() if is_enough(tally))
        losses = (self.cost(*pair) for pair in pairwise(trusted))
        real = [cost for cost in losses if cost.loss > cost.margin]
        return sorted(real, key=by_loss)[:MOST_COSTS]

    def cost(self, before: tuple[int, Tally], after: tuple[int, Tally]) -> Cost:
        (first, was), (last, now) = before, after
        change = now.chance(self.side).value - was.chance(self.side).value
        error = sqrt(was.variance(self.side) + now.variance(self.side))
        loser = self.side if change < 0 else self.other
        return Cost(first, last, loser, abs(change), BEYOND_ERROR * error)


def by_loss(cost: Cost) -> float:
    return -cost.loss


def fewest(games: Mapping[int, int]) -> int | None:
    """The step with the fewest playouts, those far apart first."""
    spread = sorted(games, key=spread_out(sorted(games)).__getitem__)
    return min(spread, key=games.__getitem__, default=None)


def spread_out(steps: Sequence[int]) -> dict[int, int]:
    """A rank for each step, so that the whole line is known roughly before it is known finely: by
    the bits of its index, reversed."""
    width = len(steps).bit_length()
    return {step: int(f"{n:0{width}b}"[::-1], 2) for n, step in enumerate(steps)}


def is_enough(tally: Tally) -> bool:
    return tally.ended is not None or tally.games >= ENOUGH
