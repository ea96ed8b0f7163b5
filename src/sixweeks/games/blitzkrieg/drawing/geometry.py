"""Where things lie on the sheet: one hex is `HEX` from centre to centre of its neighbour."""

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from sixweeks.board.drawing.outlines import outlines
from sixweeks.board.drawing.svg import Point, middles, smooth, straight
from sixweeks.board.hexes import Hex, bits
from sixweeks.games.blitzkrieg.battlefield import Battlefield

HEX = 100.0
MARGIN = 14.0  # between the outermost hexes and the neat line

Line = list[Point]


class Frame(NamedTuple):
    """The neat line around a map."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top


@cache
def frame(field: Battlefield) -> Frame:
    corners = [corner for hex in bits(field.grid.all) for corner in field.grid.corners(hex)]
    xs, ys = ([axis * HEX for axis in each] for each in zip(*corners, strict=True))
    return Frame(
        min(xs) - MARGIN, min(ys) - MARGIN, round(max(xs)) + MARGIN, round(max(ys)) + MARGIN
    )


def on_sheet(points: Iterable[Point]) -> Line:
    """Points of the grid, in hexes."""
    return [(x * HEX, y * HEX) for x, y in points]


def centre(field: Battlefield, hex: Hex) -> Point:
    x, y = field.grid.centre(hex)
    return x * HEX, y * HEX


def shape(field: Battlefield, mask: int) -> str:
    """The data of a path around a set of hexes, through the middle of each side."""
    rings = outlines(field.grid, mask)
    return "".join(smooth(middles(on_sheet(ring)), closed=True) for ring in rings)


def rim(field: Battlefield, mask: int) -> str:
    """The data of a path around a set of hexes, from corner to corner."""
    return "".join(straight(on_sheet(ring), closed=True) for ring in outlines(field.grid, mask))


def strewn(seed: int) -> float:
    """A number from -1 to 1 that looks like chance and is always the same."""
    return (seed * 2654435761 >> 7) % 1021 / 510 - 1


def run_of(field: Battlefield, pairs: list[tuple[Hex, Hex]]) -> Line:
    """The corners that a line along these hexsides passes, from end to end, on the sheet."""
    grid = field.grid
    ends = [
        {rounded(point) for point in grid.side_points(a, grid.direction(a, b))} for a, b in pairs
    ]
    course = [next(iter(ends[0] - ends[1]))]
    for side in ends:
        course.append(next(iter(side - {course[-1]})))
    return on_sheet(course)


def rounded(point: Point) -> Point:
    return round(point[0], 4), round(point[1], 4)
