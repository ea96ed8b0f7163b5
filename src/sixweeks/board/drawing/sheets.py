"""A sheet of hexes: their positions, the lines around sets of them, their grid and numbers."""

from collections.abc import Iterable
from typing import NamedTuple

from msgspec import Struct

from sixweeks.board.drawing.outlines import outlines, seams
from sixweeks.board.drawing.palette import PAPER
from sixweeks.board.drawing.svg import (
    Line,
    Markup,
    Point,
    Value,
    element,
    group,
    middles,
    path,
    rectangle,
    smooth,
    straight,
    text,
)
from sixweeks.board.hexes import Hex, HexGrid, bits

Pair = tuple[Hex, Hex]


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

    @property
    def corner(self) -> Point:
        return self.left, self.top

    def corners(self) -> Line:
        right, bottom = self.right, self.bottom
        return [self.corner, (right, self.top), (right, bottom), (self.left, bottom)]

    def drawn(self, **values: Value) -> Markup:
        return rectangle(self.corner, self.width, self.height, **values)


def frame_around(grid: HexGrid, hex: float, margin: float) -> Frame:
    """A neat line at a distance from the outermost hexes."""
    corners = [corner for each in bits(grid.all) for corner in grid.corners(each)]
    xs, ys = ([axis * hex for axis in each] for each in zip(*corners, strict=True))
    return Frame(
        min(xs) - margin, min(ys) - margin, round(max(xs)) + margin, round(max(ys)) + margin
    )


class HexSheet(Struct, frozen=True, eq=False):
    """The hexes of a grid on a sheet, whose centres are `hex` apart."""

    grid: HexGrid
    hex: float
    frame: Frame

    # --- where things lie ---------------------------------------------------------------------

    def on_sheet(self, points: Iterable[Point]) -> Line:
        """Points of the grid, in hexes."""
        return [(x * self.hex, y * self.hex) for x, y in points]

    def centre(self, hex: Hex) -> Point:
        x, y = self.grid.centre(hex)
        return x * self.hex, y * self.hex

    def beside(self, hex: Hex, right: float, down: float) -> Point:
        """A point relative to the centre of a hex, in hexes."""
        x, y = self.centre(hex)
        return x + right * self.hex, y + down * self.hex

    def spot(self, hex: Hex) -> Point:
        """The centre of a hex, rounded to whole units, which makes the file smaller."""
        x, y = self.centre(hex)
        return round(x), round(y)

    def on_page(self, point: Point) -> Point:
        """A point of the sheet, relative to the corner of the neat line."""
        return round(point[0] - self.frame.left, 1), round(point[1] - self.frame.top, 1)

    def place(self, hex: Hex) -> tuple[str, float, float, tuple[Point, ...]]:
        """A hex as a place of the page: its number, its middle and its outline."""
        return self.grid.number(hex), *self.on_page(self.centre(hex)), self.outline(hex)

    def outline(self, hex: Hex) -> tuple[Point, ...]:
        """The corners of a hex on the page."""
        return tuple(self.on_page(corner) for corner in self.on_sheet(self.grid.corners(hex)))

    # --- lines around hexes -------------------------------------------------------------------

    def rings(self, mask: int) -> list[Line]:
        return [self.on_sheet(ring) for ring in outlines(self.grid, mask)]

    def shape(self, mask: int) -> str:
        """Path data around a set of hexes, through the midpoint of each side."""
        return "".join(smooth(middles(ring), closed=True) for ring in self.rings(mask))

    def rim(self, mask: int) -> str:
        """Path data around a set of hexes, from corner to corner."""
        return "".join(straight(ring, closed=True) for ring in self.rings(mask))

    def close_shape(self, mask: int) -> str:
        """Path data that follows the hexsides closely, with rounded corners."""
        return "".join(smooth(ring, closed=True) for ring in self.rings(mask))

    def seam(self, one: int, other: int) -> str:
        """Path data along the hexsides between two sets of hexes."""
        lines = seams(self.grid, one, other)
        return "".join(straight(self.on_sheet(line)) for line in lines)

    def run_along(self, pairs: list[Pair]) -> Line:
        """The corners that a line along these hexsides passes, from end to end."""
        ends = [self.ends_of(pair) for pair in pairs]
        course = [next(iter(ends[0] - ends[1]))]
        for side in ends:
            course.append(next(iter(side - {course[-1]})))
        return self.on_sheet(course)

    def ends_of(self, pair: Pair) -> set[Point]:
        """The two ends of the hexside between two hexes, on the grid."""
        points = self.grid.side_points(pair[0], self.grid.direction(*pair))
        return {(round(x, 4), round(y, 4)) for x, y in points}

    # --- the grid -----------------------------------------------------------------------------

    def grid_lines(self, **values: Value) -> Markup:
        """Every hexside, once."""
        every = bits(self.grid.all)
        sides = "".join(straight(self.on_sheet(self.grid.corners(hex)[2:])) for hex in every)
        return path(sides + self.rim(self.grid.all), **values)

    def numbers(self, up: float, **values: Value) -> Markup:
        """The number of each hex, in its upper part."""
        placed = [(hex, *self.centre(hex)) for hex in bits(self.grid.all)]
        return group(
            *(text(self.grid.number(hex), (round(x), round(y - up))) for hex, x, y in placed),
            font_family="sans-serif",
            text_anchor="middle",
            **values,
        )

    def veil(self, opacity: float) -> Markup:
        """A veil that makes everything outside the hexes paler."""
        data = straight(self.frame.corners(), closed=True) + self.rim(self.grid.all)
        return path(data, fill=PAPER, fill_rule="evenodd", opacity=opacity)

    def clip(self, id: str = "sheet") -> Markup:
        return element("clipPath", self.frame.drawn(), id=id)
