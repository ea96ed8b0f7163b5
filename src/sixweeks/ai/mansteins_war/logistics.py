"""15 Where logistic units belong: behind the wings, out of enemy zones, in reach of all."""

from sixweeks.ai.mansteins_war.marches import Merit
from sixweeks.ai.mansteins_war.situation import Field, Situation, distances, place_of
from sixweeks.board.hexes import Hex
from sixweeks.games.mansteins_war.model.components import (
    COUNTERS,
    LOGISTICS,
    MOVEMENT,
    NATION,
    UnitId,
)
from sixweeks.games.mansteins_war.model.map import GRID
from sixweeks.games.mansteins_war.model.queries import is_on_map
from sixweeks.games.mansteins_war.rules.r15_logistics import depots, lines_from, within

SERVED, SPARED = 1.0, 0.25  # a unit that nothing else supports, and one that has support
UNLINKED, IN_ZONE = 8.0, 3.0
NEAR_ENEMY = (4.0, 3.0, 1.5, 0.4)  # by the distance of the nearest enemy
BEHIND = 0.04  # for each hex between it and those it serves


def merit(situation: Situation, unit: UnitId) -> Merit:
    """How well a logistic unit serves the army from each hex: 15.1.a by a line as long as their
    movement factors allow, and better from near."""
    game = situation.game
    linked = within(game, unit, depots(game, NATION[unit]))
    served = clients(situation, unit)

    def worth(hex: Hex) -> float:
        lines = lines_from(game, situation.side, 1 << hex)
        value = sum(
            weight * ((lines[min(limit, len(lines) - 1)] >> place & 1) - BEHIND * far[hex])
            for place, far, limit, weight in served
        )
        value -= UNLINKED * (not linked >> hex & 1) + IN_ZONE * (situation.against >> hex & 1)
        distance = situation.front[hex]
        return value - (NEAR_ENEMY[distance] if distance < len(NEAR_ENEMY) else 0.0)

    return worth


def clients(situation: Situation, unit: UnitId) -> list[tuple[Hex, Field, int, float]]:
    """15.3 The units that may use it: where they are, how far off every hex is, how far they
    trace, and what they weigh."""
    game, found = situation.game, []
    other = elsewhere(situation, unit)
    for each in situation.units:
        counter = COUNTERS[each]
        if NATION[each] != NATION[unit] or counter.is_logistic or counter.is_static:
            continue
        place = place_of(game, each)
        has_other = any(GRID.distance(place, hex) <= MOVEMENT[each] for hex in other)
        weight = (SPARED if has_other else SERVED) * (1.0 + situation.worth(each) / 4)
        found.append((place, distances(place), MOVEMENT[each], weight))
    return found


def elsewhere(situation: Situation, unit: UnitId) -> list[Hex]:
    """The other sources: depots and logistic units of the same nation."""
    game, nation = situation.game, NATION[unit]
    own = [
        place_of(game, each)
        for each in LOGISTICS
        if each != unit and NATION[each] == nation and is_on_map(game, each)
    ]
    mask = depots(game, nation)
    return [*own, *(Hex(n) for n in range(mask.bit_length()) if mask >> n & 1)]
