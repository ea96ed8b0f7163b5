"""Self-play: positions of games between staffs with their results, to fit an outlook.

In every other game some answers are random, so that positions occur that the staff avoids, and some
sides are led by the officer who leads a search. A game in which one side nearly always wins is made
more even, for its results tell more; a roll that may end it counts by its chance."""

from collections.abc import Generator, Iterable
from functools import partial
from random import Random

from msgspec import Struct

from sixweeks.ai.arena import MOST_ANSWERS, thrown
from sixweeks.ai.general import lookahead_of, officer_of, staff_of
from sixweeks.ai.player import Player, Seat
from sixweeks.ai.proposals import Features
from sixweeks.ai.worlds import KeyedDice
from sixweeks.games import definition_of
from sixweeks.kernel import engine
from sixweeks.kernel.question import Draw, Roll
from sixweeks.kernel.state import State
from sixweeks.lab.pool import in_order

RANDOM_SHARE = 0.02  # of the answers, in every other game
LED = 0.5  # the share of sides that are led by the officer of a search, if a game has one


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
    play, first = SelfPlay(game, seed), definition.side_ids()[0]
    before = list[tuple[float, float]]()
    for _ in range(MOST_ANSWERS):
        if state.pending is None:
            break
        if state.turn > 0 and (now := terms.moment(state)) != last:
            found.append(terms.features(state))
            before.append((play.perils.won.get(first, 0.0), play.perils.left))
            last = now
        play.answer(state)
    winner = state.ending.winner if state.ending else ""
    result = float(winner == first) if winner else 0.5
    if terms.lessons is None:
        return Sampled(seed, result, tuple(found), chances(play.perils, first, result, before))
    taught = [lesson for each in found for lesson in terms.lessons(state, each)]
    return Sampled(seed, result, tuple(f for f, _ in taught), tuple(r for _, r in taught))


def chances(
    perils: KeyedDice, side: str, result: float, before: Iterable[tuple[float, float]]
) -> tuple[float, ...]:
    """What each position came to, by the chances of the perils after it."""
    total = perils.value(side, result)
    return tuple((total - won) / left for won, left in before)


class SelfPlay:
    """Two staff officers and the dice of one game."""

    def __init__(self, game: str, seed: int) -> None:
        self.definition = definition_of(game)
        self.sides, self.terms = self.definition.side_ids(), lookahead_of(self.definition)
        self.dice, self.whim = Random(f"{seed} dice"), Random(f"{seed} whim")
        self.share = RANDOM_SHARE if seed % 2 else 0.0
        self.perils = KeyedDice(seed, self.terms)
        leads = Random(f"{seed} leads")
        self.players = {
            side: self.player(side, Random(f"{seed} {side}"), leads.random() < LED)
            for side in self.sides
        }

    def player(self, side: str, rng: Random, leads: bool) -> Player:
        """The staff, or the officer who leads a search."""
        maker = officer_of(self.definition, self.terms) if leads else staff_of(self.definition)
        return maker(self.definition, side, rng)

    def answer(self, game: State) -> None:
        question = game.pending
        if isinstance(question, Roll) and (peril := self.terms.peril(game)) is not None:
            engine.answer(game, self.perils.spared(peril))
        elif isinstance(question, Roll):
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
