"""A new game, before anybody has been asked."""

from sixweeks.games.nineteen_forty.model.components import COUNTERS
from sixweeks.games.nineteen_forty.model.state import Game, Options, Unit


def new_game(scenario: str, options: Options) -> Game:
    """All units wait; nothing is written down."""
    units = tuple(Unit() for _ in COUNTERS)
    return Game(scenario_id=scenario, stack=[], options=options, units=units)
