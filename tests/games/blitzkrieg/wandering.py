"""Random games of Blitzkrieg 1940 to look at."""

from collections.abc import Mapping
from functools import partial

from sixweeks.games.blitzkrieg.definition import DEFINITION
from sixweeks.games.blitzkrieg.model.state import Game
from tests.games import wandering

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

wander = partial(wandering.wander, DEFINITION, favored=FAVORED)
sample = partial(wandering.sample, DEFINITION, favored=FAVORED)


def new_game(scenario: str, options: Mapping[str, str] | None = None) -> Game:
    game: Game = DEFINITION.rules.start(scenario, DEFINITION.chosen_options(options or {}))
    return game
