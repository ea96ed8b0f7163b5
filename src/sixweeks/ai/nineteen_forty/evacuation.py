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

RANGE = 8  # hexes to a port
DANGER = 4  # hexes from a port to a German
MOST = 3  # divisions by a port


def prepare(situation: Situation, plan: Plan) -> None:
    """British units that are cut off go to the nearest port that is open and not full."""
    room = dict.fromkeys(bits(PORTS & situation.ground), MOST)
    for unit in sorted(leavers(situation, plan), key=lambda unit: -situation.worth(unit)):
        port = nearest_port(situation, unit, room)
        if port is not None:
            room[port] -= COUNTERS[unit].divisions
            plan.posts[unit] = port
            plan.leaving.add(unit)


def leavers(situation: Situation, plan: Plan) -> list[UnitId]:
    """The British when the coast is in danger; all units once they are cut off."""
    game = situation.game
    units = r06_movement.movable(game, situation.side)
    goes = game.turn >= plan.british_leave and is_coast_in_danger(situation)
    british = [u for u in units if COUNTERS[u].army == "BEF" and goes]
    cut_off = [u for u in units if NATION[u] in (BRITISH, FRENCH) and not is_traced(game, u)]
    return list(dict.fromkeys([*british, *cut_off]))


def is_coast_in_danger(situation: Situation) -> bool:
    """Is a German near to a port that is still open, or has one fallen?"""
    field = situation.field(PORTS)
    near = any(field[hex] <= DANGER for hex in bits(situation.foes))
    return near or bool(PORTS & situation.game.control)


def nearest_port(situation: Situation, unit: UnitId, room: dict[Hex, int]) -> Hex | None:
    here = place_of(situation.game, unit)
    open_ports = [
        port
        for port, left in room.items()
        if left >= COUNTERS[unit].divisions and GRID.distance(here, port) <= RANGE
    ]
    return min(open_ports, key=lambda port: GRID.distance(here, port), default=None)
