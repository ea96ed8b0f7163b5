"""5.1 The units that a marker in the bin would activate, were it played now."""

from functools import cache

from sixweeks.games.mansteins_war.model.components import COUNTERS, MARKERS, UNITS_OF, UnitId
from sixweeks.games.mansteins_war.model.queries import on_map
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.rules.r05_command import (
    ARMY_GROUPS,
    is_leaders_corps,
    units_of,
    used_up,
)


def activated_by(game: Game, side: str, id: str) -> list[UnitId]:
    """5.5 Of all groups it may name; 5.8.c those that act once a GT if they have not."""
    found = units_of(game, side, MARKERS[side, id].activates)
    once = on_map(game, acting_once(side, id))
    return [*found, *(unit for unit in once if not used_up(game, unit))]


@cache
def acting_once(side: str, id: str) -> tuple[UnitId, ...]:
    """5.1.e Mech corps; 5.8.c with an army group the reserve."""
    marker = MARKERS[side, id]
    if marker.corps:
        return tuple(unit for unit in UNITS_OF[side] if is_leaders_corps(side, unit))
    if ARMY_GROUPS.isdisjoint(marker.activates):
        return ()
    return tuple(unit for unit in UNITS_OF[side] if COUNTERS[unit].is_reserve)
