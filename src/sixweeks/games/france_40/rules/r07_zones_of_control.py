"""7.0 Zones of control, in 1940 only."""

from functools import lru_cache

from sixweeks.board.hexsides import cross
from sixweeks.games.france_40.model.components import MAP
from sixweeks.games.france_40.model.queries import mobile_units
from sixweeks.games.france_40.model.state import Game
from sixweeks.kernel.memo import of_side


@of_side
def zone_of_control(game: Game, side: str) -> int:
    """7.0a The hexes in the zone of control of a side; 7.0a none in 1939.

    Every mobile unit that is not neutral (7.9a) exerts it into its own hex and its neighbours, in
    supply or not (7.1b), though not across lake or sea sides (7.1a) nor off the map (7.6a).
    7.0b It stops movement, bars retreats and cuts supply; 7.5a an advance never asks for it.
    """
    if not game.scenario.has_zones_of_control:
        return 0
    return exerted(mobile_units(game, side), game.forts)


@lru_cache(maxsize=4096)
def exerted(units: int, forts: int) -> int:
    """7.8a, 7.8c Neither forts nor units in them exert; 7.8b nothing reaches into a fort's hex."""
    sources = units & ~forts
    return (sources | cross(MAP.grid, sources, MAP.open)) & ~forts
