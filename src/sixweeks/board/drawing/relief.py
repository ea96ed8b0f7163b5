"""Relief: the heights between hexes that lie on levels, and the contour lines through them.

Between the centres of the hexes the ground rises and falls gently. Knows no game."""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product
from math import cos, sin

from msgspec import Struct

from sixweeks.board.drawing.contours import contours
from sixweeks.board.drawing.palette import WHITE
from sixweeks.board.drawing.sheets import HexSheet
from sixweeks.board.drawing.svg import Markup, Point, group, join, path, smooth, use
from sixweeks.board.hexes import bits

STEPS = 6  # of the lattice on which heights are worked out, to a hex
REACH = 1.3  # hexes: the radius within which a hex's level has influence
BEYOND = 5  # steps of the lattice outside the neat line
ROUGHNESS = 0.1  # of a level: the ground is not as smooth as the hexes
DEPTH = -9.0  # the rim of the lattice is below everything, so that lines close
FINE = (0.14, 0.28, 0.42, 0.58, 0.72, 0.86)  # lines between two levels; a strong one at a half
Known = Mapping[tuple[int, int], Sequence[tuple[float, float, int]]]


class Relief(Struct, frozen=True, eq=False):
    """A sheet of hexes and the level of each."""

    sheet: HexSheet
    level: Sequence[int]

    @property
    def levels(self) -> range:
        """Those above the lowest."""
        return range(1, max(self.level[hex] for hex in bits(self.sheet.grid.all)) + 1)

    def definitions(self) -> Markup:
        """The lines between the levels, which are drawn more than once."""
        strong = (path(self.line(level - 0.5), id=f"level-{level}") for level in self.levels)
        return join(*strong, self.sheet.clip())

    def tints(self, colours: Sequence[str]) -> Markup:
        """The lowest level first, each higher one over it."""
        ground = self.sheet.frame.drawn(fill=colours[0])
        above = (raised(level, colours[level]) for level in self.levels)
        return group(ground, *above, fill_rule="evenodd")

    def contour_lines(self, colour: str) -> Markup:
        """Fine lines between the levels, strong ones where a level begins."""
        fine = (self.line(level - 0.5 + part, 24) for level in (0, *self.levels) for part in FINE)
        return group(
            path("".join(fine), stroke_width=0.9, opacity=0.5),
            *(use(f"level-{level}", stroke_width=1.7, opacity=0.8) for level in self.levels),
            fill="none",
            stroke=colour,
        )

    def line(self, height: float, shortest: int = 6) -> str:
        """The data of the contour line at a height, without rings of this many points or fewer."""
        return "".join(
            smooth([self.on_sheet(x, y) for x, y in ring], closed=True)
            for ring in contours(heights(self), height)
            if len(ring) > shortest
        )

    def on_sheet(self, x: float, y: float) -> Point:
        """A point of the lattice."""
        frame, step = self.sheet.frame, self.sheet.hex / STEPS
        return frame.left + (x - BEYOND) * step, frame.top + (y - BEYOND) * step

    def square(self, point: Point) -> tuple[int, int]:
        """The square of the sheet that a point lies in."""
        reach = self.sheet.hex * REACH
        return int(point[0] // reach), int(point[1] // reach)

    def height_at(self, x: float, y: float) -> float:
        """The mean of the levels nearby, weighted by nearness, and a little roughness."""
        total = weights = 0.0
        for u, v, level in known_levels(self).get(self.square((x, y)), ()):
            nearness = 1 - ((u - x) ** 2 + (v - y) ** 2) / (self.sheet.hex * REACH) ** 2
            if nearness > 0:
                weight = nearness**3
                total += weight * level
                weights += weight
        rough = roughness(x / self.sheet.hex, y / self.sheet.hex)
        return (total / weights if weights else 0.0) + rough


def raised(level: int, colour: str) -> Markup:
    """A level, lit from the north-west."""
    id = f"level-{level}"
    return group(
        *(use(id, (2 + 2 * n, 2.5 + 2.5 * n), fill="#4f3a1c", opacity=0.05) for n in range(4)),
        use(id, (-1.6, -1.8), fill=WHITE, opacity=0.75),
        use(id, fill=colour),
    )


@cache
def heights(relief: Relief) -> list[list[float]]:
    """The height at every point of the lattice."""
    frame, step = relief.sheet.frame, relief.sheet.hex / STEPS
    columns, rows = (int(size / step) + 2 * BEYOND + 1 for size in (frame.width, frame.height))
    found = [[DEPTH] * columns for _ in range(rows)]
    for y, x in product(range(1, rows - 1), range(1, columns - 1)):
        found[y][x] = relief.height_at(*relief.on_sheet(x, y))
    return found


@cache
def known_levels(relief: Relief) -> Known:
    """The centres and levels of the hexes, by the squares that they influence."""
    squares: dict[tuple[int, int], list[tuple[float, float, int]]] = {}
    for hex in bits(relief.sheet.grid.all):
        x, y = relief.sheet.centre(hex)
        column, row = relief.square((x, y))
        for across, down in product((-1, 0, 1), repeat=2):
            felt = squares.setdefault((column + across, row + down), [])
            felt.append((x, y, relief.level[hex]))
    return squares


def roughness(x: float, y: float) -> float:
    """Waves of several lengths that never repeat over a map."""
    waves = sin(2.3 * x + 1.1 * y) + sin(1.7 * y - 2.9 * x) + cos(3.7 * y + 0.6 * x)
    return ROUGHNESS * (waves + sin(5.3 * x - 4.1 * y)) / 4
