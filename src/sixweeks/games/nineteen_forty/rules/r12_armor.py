"""12 Armor."""

from collections.abc import Sequence

from sixweeks.games.nineteen_forty.model.components import COUNTERS, IS_MOTORIZED, UnitId


def has_armor_bonus(attackers: Sequence[UnitId], defenders: Sequence[UnitId]) -> bool:
    """12.a One column for armor; 12.b, A-11 not if any defender is motorized.

    12.c Not with non-motorized attackers; 12.d, 12.e, A-12 nor with more other divisions.
    """
    counters = [COUNTERS[unit] for unit in attackers]
    armor = sum(counter.divisions for counter in counters if counter.is_armored)
    others = sum(counter.divisions for counter in counters if not counter.is_armored)
    if not armor or others > armor or not all(counter.is_motorized for counter in counters):
        return False
    return not any(IS_MOTORIZED[unit] for unit in defenders)
