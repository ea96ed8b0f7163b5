"""14.0 Zones: areas at the edge of the map. 14.1a Their lines are boundaries like any other, 14.2a
any number of units may stack in one (see `full_areas`)."""

from sixweeks.games.springtime.model.components import MAP, ROSTER, UnitId
from sixweeks.kernel.objection import Bar


def italy_bar(unit: UnitId) -> Bar:
    """14.3a Zone F is closed to Allied and German units, in movement and in retreat."""
    closed = 0 if unit == ROSTER.italian else 1 << MAP.italy
    return Bar("14.3a", closed)
