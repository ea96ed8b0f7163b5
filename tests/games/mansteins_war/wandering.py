"""New games, and random games step by step."""

from collections.abc import Iterator, Mapping
from random import Random

from sixweeks.games.mansteins_war.model.new_game_effects import new_game
from sixweeks.games.mansteins_war.model.state import Game, Options
from sixweeks.games.mansteins_war.rules.r04_sequence_of_play import Campaign
from sixweeks.kernel import engine
from sixweeks.kernel.question import Draw, Roll, Together


def new(**options: str) -> Game:
    """A new game at its first question."""
    game = new_game("campaign", Options(**options))  # type: ignore[arg-type]
    game.stack, game.journal = [Campaign()], []
    engine.run(game)
    return game


def wander(seed: int, options: Mapping[str, str] | None = None) -> Iterator[Game]:
    """A random game at each question, to its end."""
    rng = Random(seed)
    game = new(**(options or {}))
    while game.ending is None:
        yield game
        answer_at_random(game, rng)
    yield game


def answer_at_random(game: Game, rng: Random) -> None:
    question = game.pending
    if isinstance(question, Together):
        own = next(each for each in question.questions if each.by not in game.sealed)
        engine.answer(game, rng.choice(own.options), own.by)
    elif isinstance(question, Draw):
        engine.answer(game, rng.choice(question.cup), question.by)
    elif isinstance(question, Roll):
        engine.answer(game, rng.choice(question.options), question.by)
    else:
        assert question is not None
        engine.answer(game, rng.choice(question.options), question.by)
