"""14.0 Zones: areas at the edge of the map. 14.1a Their lines are boundaries like any other, 14.2a
any number of units may stack in one (see `full_areas`)."""

from sixweeks.games.springtime.model.components import MAP, ROSTER, UnitId
from sixweeks.kernel.objection import Bar

ITALY_BAR, NO_BAR = Bar("14.3a", 1 << MAP.italy), Bar("14.3a", 0)


def italy_bar(unit: UnitId) -> Bar:
    """14.3a Zone F is closed to Allied and German units, in movement and in retreat."""
    return NO_BAR if unit == ROSTER.italian else ITALY_BAR
