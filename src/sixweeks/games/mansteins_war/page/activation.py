"""5.1 The units that a marker in the bin would activate, were it played now."""

from sixweeks.games.mansteins_war.model.components import (
    COUNTERS,
    MARKERS,
    UNITS_OF,
    UnitId,
)
from sixweeks.games.mansteins_war.model.queries import is_on_map
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.rules.r05_command import (
    ARMY_GROUPS,
    is_leaders_corps,
    units_of,
    used_up,
)


def activated_by(game: Game, side: str, id: str) -> list[UnitId]:
    """5.5 Of all groups it may name; 5.1.e mech corps; 5.8.c with an army group the reserve."""
    marker = MARKERS[side, id]
    own = [unit for unit in UNITS_OF[side] if is_on_map(game, unit)]
    if marker.corps:
        return [u for u in own if is_leaders_corps(side, u) and not used_up(game, u)]
    found = units_of(game, side, marker.activates)
    if ARMY_GROUPS.isdisjoint(marker.activates):
        return found
    return [*found, *(u for u in own if COUNTERS[u].is_reserve and not used_up(game, u))]
