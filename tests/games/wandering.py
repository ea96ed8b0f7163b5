"""Random games to look at: every question, or some of every kind."""

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from sixweeks.kernel import engine
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.question import Answer, Choose, Draw, Roll


def wander(
    definition: GameDefinition,
    scenario: str,
    seed: int,
    options: Mapping[str, str] | None = None,
    favored: Mapping[str, float] | None = None,
) -> Iterator[Any]:
    """A random game at every question, and once more when it is over.

    What the last answer brought about is in its journal."""
    rng = Random(f"{scenario} {seed}")
    game: Any = definition.rules.start(scenario, definition.chosen_options(options or {}))
    while game.pending is not None:
        yield game
        game.journal = []
        by = next(iter(engine.deciders(game)), "")
        engine.answer(game, any_answer(game, by, favored or {}, rng), by)
    yield game


def any_answer(game: Any, by: str, favored: Mapping[str, float], rng: Random) -> Answer:
    """A throw, a marker or an option; favored verbs are chosen first, so often."""
    question = game.pending
    if isinstance(question, Roll):
        return sum(rng.randint(1, question.sides) for _ in range(question.dice))
    if isinstance(question, Draw):
        return rng.choice(question.cup)
    asked = engine.question_for(game, by)
    assert asked is not None, "a decider has a question"
    for verb, chance in favored.items():
        wanted = [option for option in asked.options if option.verb == verb]
        if wanted and rng.random() < chance:
            return rng.choice(wanted)
    return rng.choice(asked.options)


def sample(
    definition: GameDefinition,
    scenario: str,
    seed: int,
    options: Mapping[str, str] | None = None,
    first: int = 2,
    rate: float = 0.02,
    favored: Mapping[str, float] | None = None,
) -> Iterator[Any]:
    """A random game at the first few questions of each kind, and at some of the others."""
    seen: Counter[str] = Counter()
    rng = Random(seed)
    for game in wander(definition, scenario, seed, options, favored):
        kind = kind_of(game)
        seen[kind] += 1
        if seen[kind] <= first or rng.random() < rate:
            yield game


def kind_of(game: Any) -> str:
    """The procedure and step that asks, and whom: `Attack retreat allied`."""
    if game.pending is None:
        return "over"
    by = game.pending.by if isinstance(game.pending, Choose) else "dice"
    return f"{type(game.stack[-1]).__name__} {game.stack[-1].at} {by}"
