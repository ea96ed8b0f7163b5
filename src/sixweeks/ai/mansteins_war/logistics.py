"""15 Where logistic units belong: behind the wings, out of enemy zones, in reach of all."""

from sixweeks.ai.mansteins_war import dangers
from sixweeks.ai.mansteins_war.marches import Merit, is_fighter
from sixweeks.ai.mansteins_war.situation import Field, Situation, distances, place_of
from sixweeks.board.hexes import Hex
from sixweeks.games.mansteins_war.model.components import (
    COUNTERS,
    LOGISTICS,
    MOVEMENT,
    NATION,
    UnitId,
)
from sixweeks.games.mansteins_war.model.queries import is_on_map, units_of_side_at
from sixweeks.games.mansteins_war.rules.r15_logistics import depots, lines_from, within
from sixweeks.masks import mask_of


def merit(situation: Situation, unit: UnitId) -> Merit:
    """How well a logistic unit serves the army from each hex: 15.1.a by a line as long as their
    movement factors allow, and better from near."""
    game, weights = situation.game, situation.weights.logistics
    linked = within(game, unit, depots(game, NATION[unit]))
    guards = situation.weights.danger.logistic and dangers.is_last_turn(situation)
    served = clients(situation, unit)

    def worth(hex: Hex) -> float:
        lines = lines_from(game, situation.side, 1 << hex)
        value = sum(
            weight * ((lines[min(limit, len(lines) - 1)] >> place & 1) - weights.behind * far[hex])
            for place, far, limit, weight in served
        )
        in_zone = weights.zone * (situation.against >> hex & 1)
        value -= weights.unlinked * (not linked >> hex & 1) + in_zone
        value += dangers.garrison(situation, unit, hex) if guards else 0.0
        exposed = weights.exposed * dangers.danger(situation, unit, hex)
        return value - peril(situation, hex) - exposed

    return worth


def peril(situation: Situation, hex: Hex) -> float:
    """How near the enemy is; among fighting units that matters less."""
    distance, weights = situation.front[hex], situation.weights.logistics
    by_distance = (weights.met, weights.beside, weights.two_hexes, weights.three_hexes)
    if distance >= len(by_distance):
        return 0.0
    here = units_of_side_at(situation.game, situation.side, hex)
    return by_distance[distance] * (weights.guarded if any(map(is_fighter, here)) else 1.0)


def clients(situation: Situation, unit: UnitId) -> list[tuple[Hex, Field, int, float]]:
    """15.3 The units that may use it: where they are, how far off every hex is, how far they
    trace, and what they weigh."""
    game, weights, found = situation.game, situation.weights.logistics, []
    others = lines_from(game, situation.side, elsewhere(situation, unit))
    for each in situation.units:
        counter = COUNTERS[each]
        if NATION[each] != NATION[unit] or counter.is_logistic or counter.is_static:
            continue
        place = place_of(game, each)
        has_other = others[min(MOVEMENT[each], len(others) - 1)] >> place & 1
        weight = weights.spared if has_other else weights.served
        weight *= 1.0 + weights.worth * situation.worth(each)
        weight *= weights.own if counter.command == COUNTERS[unit].command else 1.0
        found.append((place, distances(place), MOVEMENT[each], weight))
    return found


def elsewhere(situation: Situation, unit: UnitId) -> int:
    """The other sources: depots and logistic units of the same nation."""
    game, nation = situation.game, NATION[unit]
    units = (
        place_of(game, each)
        for each in LOGISTICS
        if each != unit and NATION[each] == nation and is_on_map(game, each)
    )
    return depots(game, nation) | mask_of(units)
