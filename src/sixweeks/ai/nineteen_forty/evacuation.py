"""6.p Who goes home by sea, and when."""

from sixweeks.ai.nineteen_forty.plan import Plan
from sixweeks.ai.nineteen_forty.situation import Situation, place_of
from sixweeks.board.hexes import Hex, bits
from sixweeks.games.nineteen_forty.model.components import (
    BRITISH,
    COUNTERS,
    FRENCH,
    NATION,
    PORTS,
    UnitId,
)
from sixweeks.games.nineteen_forty.model.map import GRID
from sixweeks.games.nineteen_forty.rules import r06_movement
from sixweeks.games.nineteen_forty.rules.r08_supply import is_traced

MOST = 3  # divisions by a port


def prepare(situation: Situation, plan: Plan) -> None:
    """British units that are cut off go to the nearest port that is open and not full."""
    room = dict.fromkeys(bits(PORTS & situation.ground), MOST)
    for unit in sorted(leavers(situation), key=lambda unit: -situation.worth(unit)):
        port = nearest_port(situation, unit, room)
        if port is not None:
            room[port] -= COUNTERS[unit].divisions
            plan.posts[unit] = port
            plan.leaving.add(unit)


def leavers(situation: Situation) -> list[UnitId]:
    """British and French units that are cut off; who is in supply holds the ports."""
    game = situation.game
    units = r06_movement.movable(game, situation.side)
    return [u for u in units if NATION[u] in (BRITISH, FRENCH) and not is_traced(game, u)]


def nearest_port(situation: Situation, unit: UnitId, room: dict[Hex, int]) -> Hex | None:
    here = place_of(situation.game, unit)
    open_ports = [
        port
        for port, left in room.items()
        if left >= COUNTERS[unit].divisions
        and GRID.distance(here, port) <= situation.weights.evacuation_range
    ]
    return min(open_ports, key=lambda port: GRID.distance(here, port), default=None)
