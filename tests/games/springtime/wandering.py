"""Random games to look at: every question, or some of every kind."""

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random

from sixweeks.games.springtime.definition import DEFINITION
from sixweeks.games.springtime.state import Game
from sixweeks.kernel import engine
from sixweeks.kernel.question import Choose, Together


def wander(scenario: str, seed: int, options: Mapping[str, str] | None = None) -> Iterator[Game]:
    """A random game at every question, and once more when it is over."""
    rng = Random(f"{scenario} {seed}")
    game = DEFINITION.start(scenario, DEFINITION.chosen_options(options or {}))
    while (question := game.pending) is not None:
        yield game
        game.journal = []
        if isinstance(question, Together):
            side = engine.deciders(game)[0]
            asked = engine.question_for(game, side)
            assert asked is not None, "a decider has a question"
            engine.answer(game, rng.choice(asked.options), side)
        else:
            engine.answer(game, rng.choice(question.options))
    yield game


def sample(
    scenario: str, seed: int, options: Mapping[str, str] | None = None, rate: float = 0.05
) -> Iterator[Game]:
    """A random game at the first two questions of each kind, and at some of the others."""
    seen: Counter[str] = Counter()
    rng = Random(seed)
    for game in wander(scenario, seed, options):
        kind = kind_of(game)
        seen[kind] += 1
        if seen[kind] <= 2 or rng.random() < rate:
            yield game


def kind_of(game: Game) -> str:
    """The procedure and step that asks, and whom: `Attack lead_defender allied`."""
    if game.pending is None:
        return "over"
    by = game.pending.by if isinstance(game.pending, Choose) else "dice"
    return f"{type(game.stack[-1]).__name__} {game.stack[-1].at} {by}"
