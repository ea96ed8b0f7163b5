"""Random games to look at: every question, or some of every kind."""

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random

from sixweeks.games.france_40.definition import DEFINITION
from sixweeks.games.france_40.state import Game
from sixweeks.kernel import engine
from sixweeks.kernel.question import Choose, Roll


def wander(scenario: str, seed: int, options: Mapping[str, str] | None = None) -> Iterator[Game]:
    """A random game at every question, and once more when it is over.

    What the last answer brought about is in its journal."""
    rng = Random(f"{scenario} {seed}")
    game = DEFINITION.start(scenario, DEFINITION.chosen_options(options or {}))
    while (question := game.pending) is not None:
        yield game
        game.journal = []
        if isinstance(question, Roll):
            engine.answer(game, rng.randint(1, question.sides))
        else:
            engine.answer(game, rng.choice(question.options))
    yield game


def sample(
    scenario: str,
    seed: int,
    first: int = 2,
    rate: float = 0.02,
    options: Mapping[str, str] | None = None,
) -> Iterator[Game]:
    """A random game at the first few questions of each kind, and at some of the others."""
    seen: Counter[str] = Counter()
    rng = Random(seed)
    for game in wander(scenario, seed, options):
        kind = kind_of(game)
        seen[kind] += 1
        if seen[kind] <= first or rng.random() < rate:
            yield game


def kind_of(game: Game) -> str:
    """The procedure and step that asks, and whom: `Attack retreat allied`."""
    if game.pending is None:
        return "over"
    by = game.pending.by if isinstance(game.pending, Choose) else "dice"
    return f"{type(game.stack[-1]).__name__} {game.stack[-1].at} {by}"
