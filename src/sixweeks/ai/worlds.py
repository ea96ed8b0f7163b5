"""Playouts in imagined games: fast players, and common random numbers for all candidates.

A roll that may end the game is not left to luck: its chance counts, and the game goes on."""

from collections.abc import Hashable, Mapping
from random import Random
from zlib import crc32

from sixweeks.ai.player import Player, PlayoutSeat
from sixweeks.ai.proposals import Lookahead, Peril
from sixweeks.kernel import engine
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.question import Choose, Draw, Roll, Together
from sixweeks.kernel.state import State

MOST_ANSWERS = 5_000  # of one playout


class KeyedDice:
    """Dice keyed to their context: the n-th roll of a step at some moment of a world is the same
    whatever was rolled before it."""

    def __init__(self, world: int, terms: Lookahead) -> None:
        self.world, self.terms = world, terms
        self.rolled: dict[str, int] = {}
        self.left = 1.0  # the chance that no roll has ended the game
        self.won: dict[str, float] = {}

    def answer(self, game: State, question: Roll | Draw) -> int | str:
        if (peril := self.terms.peril(game)) is not None:
            return self.spared(peril)
        rng = Random(self.key(game))
        if isinstance(question, Draw):
            return question.cup[int(rng.random() * len(question.cup))]
        return question.dice + sum(int(rng.random() * question.sides) for _ in range(question.dice))

    def spared(self, peril: Peril) -> int:
        """The result with which the game goes on."""
        self.won[peril.winner] = self.won.get(peril.winner, 0.0) + self.left * peril.chance
        self.left *= 1.0 - peril.chance
        return peril.spared

    def value(self, side: str, value: float) -> float:
        """The chance of winning on the way, or with what was reached."""
        return self.won.get(side, 0.0) + self.left * value

    def key(self, game: State) -> int:
        context = f"{self.terms.moment(game)} {type(game.frame).__name__} {game.frame.at}"
        count = self.rolled[context] = self.rolled.get(context, 0) + 1
        return self.world << 32 | crc32(f"{context} {count}".encode())


def play_on(
    definition: GameDefinition,
    game: State,
    players: Mapping[str, Player],
    dice: KeyedDice,
    terms: Lookahead,
    now: Hashable,
) -> None:
    """Play until the moment has changed from `now` as often as the horizon says, or to the end."""
    changes, sides = 0, definition.side_ids()
    for _ in range(MOST_ANSWERS):
        question = game.pending
        if question is None:
            return
        if isinstance(question, Roll | Draw):
            engine.answer(game, dice.answer(game, question))
            continue
        if (then := terms.moment(game)) != now:
            now, changes = then, changes + 1
            if changes >= terms.horizon:
                return
        side = asked(question, game)
        player = players[engine.seat_of(game, side, sides)]
        engine.answer(game, player.decide(PlayoutSeat(definition, game, side)), side)


def asked(question: Choose | Together, game: State) -> str:
    return question.by if isinstance(question, Choose) else engine.deciders(game)[0]


def value_of(game: State, side: str, terms: Lookahead) -> float:
    """1 for a game that is won, 0 for one that is lost; otherwise the outlook."""
    if game.ending is None:
        return terms.outlook(game, side)
    return 0.5 if not game.ending.winner else float(game.ending.winner == side)
