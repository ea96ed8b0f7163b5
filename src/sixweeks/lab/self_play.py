"""Self-play: positions of games between staffs with their results, to fit an outlook.

In every other game some answers are random, so that positions occur that the staff avoids. A game
in which one side nearly always wins is made more even, for its results tell more."""

from collections.abc import Generator, Iterable
from functools import partial
from random import Random

from msgspec import Struct

from sixweeks.ai.arena import MOST_ANSWERS, thrown
from sixweeks.ai.general import lookahead_of
from sixweeks.ai.player import Seat
from sixweeks.ai.players import STAFF, make_player
from sixweeks.ai.proposals import Features
from sixweeks.games import definition_of
from sixweeks.kernel import engine
from sixweeks.kernel.question import Draw, Roll
from sixweeks.kernel.state import State
from sixweeks.lab.pool import in_order

RANDOM_SHARE = 0.02  # of the answers, in every other game


class Sampled(Struct, frozen=True):
    """One game: the features at every moment, and 1 if the first side won, 0 if it lost."""

    seed: int
    result: float
    positions: tuple[Features, ...]
    results: tuple[float, ...] = ()  # of the positions, if they teach more than who won


def sampled_games(
    game: str, scenario: str, seeds: Iterable[int], jobs: int = 1
) -> Generator[Sampled, None, None]:
    return in_order(partial(sample, game, scenario), seeds, jobs)


def sample(game: str, scenario: str, seed: int) -> Sampled:
    definition = definition_of(game)
    terms = lookahead_of(definition)
    assert terms.features is not None, "the game's outlook is fitted"
    state, found, last = definition.new_game(scenario, {}), list[Features](), None
    terms.make_even(state, Random(f"{seed} bonus"))
    play = SelfPlay(game, seed)
    for _ in range(MOST_ANSWERS):
        if state.pending is None:
            break
        if state.turn > 0 and (now := terms.moment(state)) != last:
            found.append(terms.features(state))
            last = now
        play.answer(state)
    first = definition.side_ids()[0]
    winner = state.ending.winner if state.ending else ""
    result = float(winner == first) if winner else 0.5
    if terms.lessons is None:
        return Sampled(seed, result, tuple(found))
    taught = [lesson for each in found for lesson in terms.lessons(state, each)]
    return Sampled(seed, result, tuple(f for f, _ in taught), tuple(r for _, r in taught))


class SelfPlay:
    """Two staff officers and the dice of one game."""

    def __init__(self, game: str, seed: int) -> None:
        self.definition = definition_of(game)
        self.sides = self.definition.side_ids()
        self.players = {
            side: make_player(STAFF, self.definition, side, Random(f"{seed} {side}"))
            for side in self.sides
        }
        self.dice, self.whim = Random(f"{seed} dice"), Random(f"{seed} whim")
        self.share = RANDOM_SHARE if seed % 2 else 0.0

    def answer(self, game: State) -> None:
        question = game.pending
        if isinstance(question, Roll):
            engine.answer(game, thrown(question, self.dice))
        elif isinstance(question, Draw):
            engine.answer(game, self.dice.choice(question.cup))
        else:
            side = engine.deciders(game)[0]
            seat = Seat(self.definition, game, side)
            action = self.players[engine.seat_of(game, side, self.sides)].decide(seat)
            if self.whim.random() < self.share and game.turn > 0:
                action = self.whim.choice(seat.question.options)
            engine.answer(game, action, side)
