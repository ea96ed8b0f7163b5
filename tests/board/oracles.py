"""Plain dictionaries and heaps: slow, obvious answers to hold the bitboards against."""

import heapq
from collections.abc import Callable, Iterable

from sixweeks.board.hexes import Hex, HexGrid, bits
from sixweeks.board.reach import Dues, Limits
from tests.board.maps import RandomGround, World


def neighbours(grid: HexGrid, hex: Hex) -> set[Hex]:
    """By geometry: the hexes whose centres are one apart."""
    x, y = grid.centre(hex)
    return {
        other
        for other in bits(grid.all)
        if other != hex
        and (grid.centre(other)[0] - x) ** 2 + (grid.centre(other)[1] - y) ** 2 < 1.1
    }


def connected(
    seed: Iterable[Hex], area: set[Hex], steps: Callable[[Hex], Iterable[Hex]]
) -> set[Hex]:
    reached = set(seed) & area
    waiting = list(reached)
    while waiting:
        for near in steps(waiting.pop()):
            if near in area and near not in reached:
                reached.add(near)
                waiting.append(near)
    return reached


def costs(
    world: World, terrain: RandomGround, start: Hex, points: int, limits: Limits
) -> dict[Hex, int]:
    """The cheapest cost of every hex in reach."""
    known: dict[Hex, int] = {}
    waiting = [(0, start)]
    while waiting:
        spent, hex = heapq.heappop(waiting)
        if hex in known:
            continue
        known[hex] = spent
        for near in steps(world, terrain, start, hex, limits):
            total = spent + step_cost(terrain, limits.dues, hex, near)
            if total <= points:
                heapq.heappush(waiting, (total, near))
    return known


def steps(world: World, terrain: RandomGround, start: Hex, hex: Hex, limits: Limits) -> list[Hex]:
    """The hexes that may be entered next."""
    if hex in bits(limits.stops) and hex != start:
        return []
    return [
        near
        for near in world.grid.neighbours[hex]
        if near is not None
        and near in terrain.entry
        and near not in bits(limits.closed)
        and world.is_open(hex, near)
        and not (hex == start and near in bits(limits.not_first))
    ]


def step_cost(terrain: RandomGround, dues: Dues, a: Hex, b: Hex) -> int:
    """What a step costs with its dues."""
    entering = dues.to_enter if b in bits(dues.entered) else 0
    leaving = dues.to_leave if a in bits(dues.left) else 0
    return terrain.step_cost(a, b) + entering + leaving
