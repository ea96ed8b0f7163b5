"""Random games to look at: every question, or some of every kind."""

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from msgspec import convert

from sixweeks.games.blitzkrieg.components import SCENARIOS
from sixweeks.games.blitzkrieg.rules.r02_sequence_of_play import Battle
from sixweeks.games.blitzkrieg.state import Game, Options, Unit
from sixweeks.kernel import engine
from sixweeks.kernel.question import Choose, Draw, Roll

# More battle than chance would make: what is chosen first if it is offered, and how often.
FAVORED = {
    "plan": 0.8,
    "keep": 1.0,
    "activate": 0.7,
    "hold": 0.2,
    "draw_on": 0.9,
    "assault": 0.8,
    "fire": 0.5,
    "bombard": 0.9,
    "impact": 0.9,
    "react": 0.5,
    "unit": 0.95,
}


def new_game(scenario: str, options: Mapping[str, str] | None = None) -> Game:
    game = Game(
        scenario_id=scenario, stack=[Battle()], options=convert(dict(options or {}), Options)
    )
    game.units = tuple(Unit(steps=counter.steps) for counter in SCENARIOS[scenario].counters)
    engine.run(game)
    return game


def wander(scenario: str, seed: int, options: Mapping[str, str] | None = None) -> Iterator[Game]:
    """A random game at every question, and once more when it is over.

    What the last answer brought about is in its journal."""
    rng = Random(f"{scenario} {seed}")
    game = new_game(scenario, options)
    while game.pending is not None:
        yield game
        game.journal = []
        engine.answer(game, any_answer(game, rng))
    yield game


def any_answer(game: Game, rng: Random) -> Any:
    question = game.pending
    if isinstance(question, Roll):
        return sum(rng.randint(1, question.sides) for _ in range(question.dice))
    if isinstance(question, Draw):
        return rng.choice(question.cup)
    assert isinstance(question, Choose), "somebody must choose"
    for verb, chance in FAVORED.items():
        wanted = [option for option in question.options if option.verb == verb]
        if wanted and rng.random() < chance:
            return rng.choice(wanted)
    return rng.choice(question.options)


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
    """The procedure and step that asks, and whom: `Reactions choose french`."""
    if game.pending is None:
        return "over"
    by = game.pending.by if isinstance(game.pending, Choose) else "dice"
    return f"{type(game.stack[-1]).__name__} {game.stack[-1].at} {by}"
