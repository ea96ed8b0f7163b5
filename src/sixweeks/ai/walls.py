"""Shortest paths as walls: the cheapest chain of hexes that closes off an area."""

from collections.abc import Callable
from heapq import heappop, heappush

from sixweeks.board.hexes import Hex, HexGrid, bits

Cost = Callable[[Hex], float]
IMPASSABLE = 1000.0


def wall(grid: HexGrid, start: int, goal: int, cost: Cost) -> list[Hex]:
    """The hexes of the cheapest chain from a start to a goal, ends included; empty if none."""
    queue: list[tuple[float, Hex, Hex]] = []
    for hex in bits(start):
        price = cost(hex)
        if price < IMPASSABLE:
            heappush(queue, (price, hex, hex))
    before: dict[Hex, Hex] = {}
    neighbours = grid.neighbours
    while queue:
        spent, hex, previous = heappop(queue)
        if hex in before:
            continue
        before[hex] = previous
        if goal >> hex & 1:
            return trace(before, hex)
        for near in neighbours[hex]:
            if near is not None and near not in before:
                price = cost(near)
                if price < IMPASSABLE:
                    heappush(queue, (spent + price, near, hex))
    return []


def trace(before: dict[Hex, Hex], hex: Hex) -> list[Hex]:
    way = [hex]
    while before[way[-1]] != way[-1]:
        way.append(before[way[-1]])
    return way[::-1]
