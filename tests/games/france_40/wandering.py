"""Random games of France '40 to look at."""

from functools import partial

from sixweeks.games.france_40.definition import DEFINITION
from tests.games import wandering

wander = partial(wandering.wander, DEFINITION)
sample = partial(wandering.sample, DEFINITION)
