"""Random games of 1940, step by step."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from sixweeks.games.nineteen_forty.model.new_game_effects import new_game
from sixweeks.games.nineteen_forty.model.state import Game, Options
from sixweeks.games.nineteen_forty.rules.r02_sequence_of_play import Campaign
from sixweeks.kernel import engine
from sixweeks.kernel.question import Answer, Choose, Roll


def wander(seed: int, **options: Any) -> Iterator[Game]:
    """A random game after each answer, to its end."""
    rng = Random(seed)
    game = new_game("campaign", Options(**options))
    game.stack = [Campaign()]
    engine.run(game)
    while game.ending is None:
        yield game
        question = game.pending
        assert isinstance(question, Choose | Roll), question
        answers: Sequence[Answer] = question.options
        engine.answer(game, rng.choice(answers), question.by)
    yield game
