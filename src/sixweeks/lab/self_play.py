"""Self-play: positions of games between staffs with their results, to fit an outlook.

In every other game some answers are random, so that positions occur that the staff avoids, and some
sides are led by the officer who leads a search. A game in which one side nearly always wins is made
more even, for its results tell more; a roll that may end it counts by its chance."""

from collections.abc import Callable, Generator, Iterable
from functools import partial
from random import Random

from msgspec import Struct

from sixweeks.ai.arena import MOST_ANSWERS, thrown
from sixweeks.ai.general import lookahead_of, officer_of, staff_of
from sixweeks.ai.player import Seat
from sixweeks.ai.proposals import Features, Lookahead, Officer
from sixweeks.ai.worlds import KeyedDice
from sixweeks.games import definition_of
from sixweeks.kernel import engine
from sixweeks.kernel.question import Choose, Draw, Roll, Together
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
    features = features_of(terms)
    state, found, last = definition.new_game(scenario, {}), list[Features](), None
    terms.make_even(state, Random(f"{seed} bonus"))
    play, first = SelfPlay(game, seed), definition.side_ids()[0]
    before = list[tuple[float, float]]()
    for _ in range(MOST_ANSWERS):
        if state.pending is None:
            break
        if state.turn > 0 and (now := terms.moment(state)) != last:
            found.append(features(state))
            before.append((play.perils.won.get(first, 0.0), play.perils.left))
            last = now
        play.answer(state)
    result = result_of(state, first)
    if terms.lessons is None:
        return Sampled(seed, result, tuple(found), chances(play.perils, first, result, before))
    taught = [lesson for each in found for lesson in terms.lessons(state, each)]
    return Sampled(seed, result, tuple(f for f, _ in taught), tuple(r for _, r in taught))


def features_of(terms: Lookahead) -> Callable[[State], Features]:
    assert terms.features is not None, "the game's outlook is fitted"
    return terms.features


def result_of(state: State, side: str) -> float:
    winner = state.ending.winner if state.ending else ""
    return float(winner == side) if winner else 0.5


def chances(
    perils: KeyedDice, side: str, result: float, before: Iterable[tuple[float, float]]
) -> tuple[float, ...]:
    """What each position came to, by the chances of the perils after it."""
    total = perils.value(side, result)
    return tuple((total - won) / left for won, left in before)


# --- turn by turn -----------------------------------------------------------------------------


class SampledTurn(Struct, frozen=True):
    """One turn, played on from its beginning: what it led to is a position or a result."""

    seed: int
    turn: int
    positions: tuple[Features, ...]
    end: Features | None
    result: float


def sampled_turns(
    game: str, scenario: str, repeats: int, seeds: Iterable[int], jobs: int = 1
) -> Generator[tuple[SampledTurn, ...], None, None]:
    return in_order(partial(sample_turns, game, scenario, repeats), seeds, jobs)


def sample_turns(game: str, scenario: str, repeats: int, seed: int) -> tuple[SampledTurn, ...]:
    """Every turn of a game, played several times with other luck and in other styles."""
    state = definition_of(game).new_game(scenario, {})
    lookahead_of(definition_of(game)).make_even(state, Random(f"{seed} bonus"))
    starts, play, turn = list[State](), SelfPlay(game, seed), 0
    while state.pending is not None:
        if state.turn != turn and isinstance(state.pending, Choose | Together):
            turn = state.turn
            starts.append(state.copy())
        play.answer(state)
    luck = Random(f"{seed} turns")
    return tuple(
        sample_turn(game, start.copy(), seed, luck.getrandbits(32))
        for start in starts
        for _ in range(repeats)
    )


def sample_turn(game: str, state: State, seed: int, luck: int) -> SampledTurn:
    play, turn, found, last = SelfPlay(game, luck), state.turn, list[Features](), None
    features = features_of(play.terms)
    while state.pending is not None and state.turn == turn:
        if (now := play.terms.moment(state)) != last:
            found.append(features(state))
            last = now
            play.vary(state)
        play.answer(state)
    end = None if state.ending else features(state)
    return SampledTurn(seed, turn, tuple(found), end, result_of(state, play.sides[0]))


# --- players and dice -------------------------------------------------------------------------


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

    def player(self, side: str, rng: Random, leads: bool) -> Officer:
        """The staff, or the officer who leads a search."""
        maker = officer_of(self.definition, self.terms) if leads else staff_of(self.definition)
        return maker(self.definition, side, rng)

    def vary(self, game: State) -> None:
        """Let the officers fight this moment in other styles, if the game has some."""
        for player in self.players.values():
            self.terms.vary(player, game, self.whim)

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
