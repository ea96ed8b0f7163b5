"""Random games of Springtime for Hitler to look at."""

from functools import partial

from sixweeks.games.springtime.definition import DEFINITION
from tests.games import wandering

wander = partial(wandering.wander, DEFINITION)
sample = partial(wandering.sample, DEFINITION, rate=0.05)
