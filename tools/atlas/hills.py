"""Where hills and trees are drawn on a map without hexes: inside reliefs, off lines and towns.

Points are those of the picture, `SCALE` to a kilometre."""

import math
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import pairwise, product
from typing import Any

from sixweeks.board.drawing.terrain import strewn

from .lines import Line, Point, contains

SCALE = 2.5
SPACING, ROOM = 31.0, 13.0  # from one mark to the next, and from a mark to a line
SQUARE = 100
WOODS = ("Ardennes", "Argonne")
MARKS = {False: ("long-hill", "low-hill", "low-hill"), True: ("tree", "tree", "long-hill")}


def hills(sheet: dict[str, Any]) -> dict[str, Line]:
    """The places of each mark on a sheet, in kilometres, never twice in the same way."""
    towns = [scaled(town["at"]) for town in sheet["towns"]]
    lines = [point for line in sheet["boundaries"].values() for point in dense(line)]
    is_free = room_beside([*towns, *lines])
    found: dict[str, Line] = {}
    for name, ring in sheet["relief"].items():
        around = [scaled(point) for point in ring]
        for seed, place in places((sheet["width"], sheet["height"])):
            if contains(around, place) and is_free(place):
                mark = MARKS[name in WOODS][seed % 3]
                at = round(place[0]) / SCALE, round(place[1]) / SCALE
                found.setdefault(mark, []).append(at)
    return found


def places(size: Point) -> Iterator[tuple[int, Point]]:
    """Places all over the sheet, in rows, each a little off."""
    columns, rows = (int(length * SCALE / SPACING) for length in size)
    for row, column in product(range(rows), range(columns)):
        seed = row * 131 + column
        x = (column + row % 2 / 2) * SPACING + strewn(seed) * 9
        yield seed, (x, row * SPACING + strewn(seed * 3 + 1) * 8)


def scaled(point: Sequence[float]) -> Point:
    return round(point[0] * SCALE, 1), round(point[1] * SCALE, 1)


def room_beside(points: Line) -> Callable[[Point], bool]:
    """Whether there is room for a mark beside these points."""

    @cache
    def crowd(column: int, row: int) -> Line:
        return [
            (x, y)
            for x, y in points
            if abs(x // SQUARE - column) < 2 and abs(y // SQUARE - row) < 2
        ]

    def is_free(point: Point) -> bool:
        near = crowd(int(point[0]) // SQUARE, int(point[1]) // SQUARE)
        return all(math.dist(point, each) > ROOM for each in near)

    return is_free


def dense(line: Line) -> Iterator[Point]:
    """The points of a line, with more between those that lie far apart."""
    for (x, y), (u, v) in pairwise(map(scaled, line)):
        parts = max(1, round(math.hypot(u - x, v - y) / 10))
        yield from (
            (x + (u - x) * part / parts, y + (v - y) * part / parts) for part in range(parts)
        )
