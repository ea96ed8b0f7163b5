"""Runs games between computer players, one at a time."""

from collections.abc import Mapping, Sequence
from random import Random

from msgspec import Struct

from sixweeks.ai.player import Player, Seat
from sixweeks.ai.players import make_player
from sixweeks.kernel import engine
from sixweeks.kernel.dice import seed_by_hand
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.presentation.sentence import Listed, named
from sixweeks.kernel.question import Choose, Draw, Roll
from sixweeks.kernel.state import Ending, State
from sixweeks.kernel.table import Table

MOST_ANSWERS = 100_000


class Endless(Exception):
    """A game that does not end."""


class Played(Struct, frozen=True):
    """How one game went."""

    ending: Ending
    answers: int
    turns: int
    record: str = ""


def players_for(definition: GameDefinition, names: Sequence[str], seed: int) -> dict[str, Player]:
    """A player for each side, in the order of the sides, each with its own generator."""
    sides = definition.side_ids()
    if len(names) != len(sides):
        title, wanted = definition.info.title, Listed(tuple(map(named, sides)))
        raise InputError("error-players-needed", game=title, count=len(sides), sides=wanted)
    return {
        side: make_player(name, definition, side, Random(f"{seed} {side}"))
        for side, name in zip(sides, names, strict=True)
    }


def play_out(
    definition: GameDefinition, game: State, players: Mapping[str, Player], rng: Random
) -> int:
    """Play a game to its end without a record; returns how many answers it took."""
    answers, sides = 0, definition.side_ids()
    while (question := game.pending) is not None:
        if type(question) is Roll:
            engine.answer(game, thrown(question, rng))
        elif type(question) is Draw:
            engine.answer(game, rng.choice(question.cup))
        else:
            side = question.by if type(question) is Choose else engine.deciders(game)[0]
            player = players[engine.seat_of(game, side, sides) if game.exchanged else side]
            engine.answer(game, player.decide(Seat(definition, game, side)), side)
        answers += 1
        if answers > MOST_ANSWERS:
            raise Endless(f"no end after {answers} answers")
    return answers


def thrown(question: Roll, rng: Random) -> int:
    return question.dice + sum(int(rng.random() * question.sides) for _ in range(question.dice))


def play_at_table(table: Table, players: Mapping[str, Player]) -> int:
    """Play a table to its end, keeping the record; the table rolls its own dice."""
    answers = 0
    while not table.is_over:
        side = engine.deciders(table.game)[0]
        player = players[engine.seat_of(table.game, side, table.definition.side_ids())]
        table.answer(player.decide(Seat(table.definition, table.game, side)), side)
        table.past.clear()
        table.events.clear()
        table.barrier = 0
        answers += 1
        if answers > MOST_ANSWERS:
            raise Endless(f"no end after {answers} answers")
    return answers


def ending_of(game: State) -> Ending:
    assert game.ending is not None, "it was played to its end"
    return game.ending


def play_game(
    definition: GameDefinition,
    scenario: str,
    names: Sequence[str],
    seed: int,
    options: Mapping[str, str] | None = None,
    program: str = "",
    keep_record: bool = False,
) -> Played:
    """One game between named players; the same seed gives the same game."""
    players = players_for(definition, names, seed)
    if not keep_record:
        game = definition.new_game(scenario, options or {})
        answers = play_out(definition, game, players, Random(f"{seed} dice"))
        return Played(ending_of(game), answers, game.turn)
    table = Table.new(
        definition,
        scenario=scenario,
        program=program,
        options=options,
        players=dict(zip(definition.side_ids(), names, strict=True)),
        seed=seed_by_hand(seed),
    )
    play_at_table(table, players)
    return Played(table.game.ending, len(table.record.entries), table.game.turn, table.text())
