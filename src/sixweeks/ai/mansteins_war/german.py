"""The German marches: towards what still counts, panzers first, in supply and not alone."""

from collections.abc import Sequence

from sixweeks.ai.mansteins_war import dangers, logistics
from sixweeks.ai.mansteins_war.marches import Merit
from sixweeks.ai.mansteins_war.objectives import prize, pulls, sector_of, share_of_sector
from sixweeks.ai.mansteins_war.situation import Situation, place_of
from sixweeks.board.hexes import Hex
from sixweeks.games.mansteins_war.model.components import COUNTERS, GERMANY, IS_MECH, UnitId
from sixweeks.games.mansteins_war.model.map import MAP
from sixweeks.games.mansteins_war.model.queries import units_of_side_at

WATCH = "HGC"  # the group that pins the Maginot Line


def merit(situation: Situation, unit: UnitId, company: Sequence[UnitId] = ()) -> Merit:
    """How good each hex is for a unit that does not attack; `company` will come along."""
    if COUNTERS[unit].is_logistic:
        return logistics.merit(situation, unit)
    sector = sector_of(situation, unit)
    pull, supported = pulls(situation, sector), situation.supported_ground(unit)
    here, lacking = place_of(situation.game, unit), situation.weights.unsupported
    march = situation.weights.march
    pace = march.pace * (march.frail if situation.is_frail(unit) else 1.0)

    def worth(hex: Hex) -> float:
        value = pace * pull[hex] - dangers.risk(situation, unit, hex, company)
        value -= 0.0 if supported >> hex & 1 else lacking
        if not situation.game.control >> hex & 1:
            value += share_of_sector(situation, hex, sector) * prize(situation, hex)
        value += dangers.garrison(situation, unit, hex)
        value += mutual_support(situation, unit, hex)
        return value + (march.staying if hex == here else 0.0)

    return worth


def mutual_support(situation: Situation, unit: UnitId, hex: Hex) -> float:
    """Panzers keep together where the enemy is near."""
    march = situation.weights.march
    if not IS_MECH[unit] or situation.front[hex] > march.contact:
        return 0.0
    others = [u for u in units_of_side_at(situation.game, situation.side, hex) if u != unit]
    return march.together if others else 0.0


def waits(situation: Situation, unit: UnitId) -> bool:
    """6.2 The armies opposite the Maginot Line pin it, and guard the Westwall."""
    counter = COUNTERS[unit]
    if counter.command != WATCH or counter.is_logistic:
        return False
    here, march = place_of(situation.game, unit), situation.weights.march
    is_home = bool(GERMANY >> here & 1)
    is_guard = bool(MAP.westwall >> here & 1) and situation.front[here] <= march.westwall
    return is_home and (situation.game.turn < march.watch_until or is_guard)


def order_of_march(situation: Situation, units: list[UnitId]) -> list[UnitId]:
    """Panzers, then armies in front, then logistic units behind all of them."""
    front = situation.front

    def rank(unit: UnitId) -> tuple[bool, bool, int, int]:
        here = place_of(situation.game, unit)
        return COUNTERS[unit].is_logistic, not IS_MECH[unit], front[here], unit

    return sorted(units, key=rank)
