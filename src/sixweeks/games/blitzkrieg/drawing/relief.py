"""The heights of the picture: tints and contour lines, drawn from the level of each hex.

Between the hexes' middles the ground rises and falls gently; where it passes from one level to the
next a strong line is drawn, and finer ones between."""

from functools import cache
from math import cos, sin

from sixweeks.board.drawing.contours import contours
from sixweeks.board.drawing.sheets import Frame
from sixweeks.board.drawing.svg import Markup, Point, group, join, path, smooth, use
from sixweeks.board.hexes import bits
from sixweeks.games.blitzkrieg.drawing.roads import HEX, sheet_of
from sixweeks.games.blitzkrieg.model.battlefield import Battlefield

STEP = HEX / 6  # of the lattice on which heights are worked out
REACH = 1.3 * HEX  # how far a hex's level is felt
BEYOND = 5  # steps of the lattice outside the neat line
ROUGHNESS = 0.1  # of a level: the ground is not as smooth as the hexes

TINTS = ("#d9e4c1", "#f0ead0", "#e9d6ad", "#d9b98a")
LINE = "#a9824f"
# Of the way from one level to the next; a strong line at a half.
FINE = (0.14, 0.28, 0.42, 0.58, 0.72, 0.86)


@cache
def heights(field: Battlefield) -> list[list[float]]:
    """The height at every point of the lattice; its rim lies below all, so that lines close."""
    around, known = sheet_of(field).frame, known_levels(field)
    columns, rows = lattice_size(around)
    return [
        [
            -9.0 if is_rim(x, y, columns, rows) else height_at(known, *place(around, x, y))
            for x in range(columns)
        ]
        for y in range(rows)
    ]


def lattice_size(around: Frame) -> tuple[int, int]:
    return (
        int(around.width / STEP) + 2 * BEYOND + 1,
        int(around.height / STEP) + 2 * BEYOND + 1,
    )


def is_rim(x: int, y: int, columns: int, rows: int) -> bool:
    return x in (0, columns - 1) or y in (0, rows - 1)


def place(around: Frame, x: float, y: float) -> Point:
    """A point of the lattice on the sheet."""
    return around.left + (x - BEYOND) * STEP, around.top + (y - BEYOND) * STEP


Known = dict[tuple[int, int], list[tuple[float, float, int]]]


def known_levels(field: Battlefield) -> Known:
    """The hexes' middles and levels, by squares of the sheet in which they are felt."""
    squares: Known = {}
    for hex in bits(field.grid.all):
        x, y = sheet_of(field).centre(hex)
        column, row = square((x, y))
        for across in (-1, 0, 1):
            for down in (-1, 0, 1):
                felt = squares.setdefault((column + across, row + down), [])
                felt.append((x, y, field.level[hex]))
    return squares


def square(point: Point) -> tuple[int, int]:
    return int(point[0] // REACH), int(point[1] // REACH)


def height_at(known: Known, x: float, y: float) -> float:
    """The mean of the levels nearby, the nearer the weightier, and a little roughness."""
    total = weights = 0.0
    for u, v, level in known.get(square((x, y)), ()):
        nearness = 1 - ((u - x) ** 2 + (v - y) ** 2) / REACH**2
        if nearness > 0:
            weight = nearness**3
            total += weight * level
            weights += weight
    return (total / weights if weights else 0.0) + roughness(x / HEX, y / HEX)


def roughness(x: float, y: float) -> float:
    """Waves of several lengths that never repeat over a map."""
    waves = sin(2.3 * x + 1.1 * y) + sin(1.7 * y - 2.9 * x) + cos(3.7 * y + 0.6 * x)
    return ROUGHNESS * (waves + sin(5.3 * x - 4.1 * y)) / 4


@cache
def ring_data(field: Battlefield, height: float, least: int = 6) -> str:
    """The data of the line at a height, without rings of fewer points than the least."""
    around = sheet_of(field).frame
    rings = contours(heights(field), height)
    return "".join(
        smooth([place(around, x, y) for x, y in ring], closed=True)
        for ring in rings
        if len(ring) > least
    )


def highest(field: Battlefield) -> int:
    return max(field.level[hex] for hex in bits(field.grid.all))


@cache
def definitions(field: Battlefield) -> Markup:
    """The lines between the levels, which are drawn more than once."""
    strong = [
        path(ring_data(field, level - 0.5), id=f"level-{level}")
        for level in range(1, highest(field) + 1)
    ]
    return join(*strong, sheet_of(field).clip())


@cache
def tints(field: Battlefield) -> Markup:
    """The lowest level first, each higher one over it, lit from the north-west."""
    ground = sheet_of(field).frame.drawn(fill=TINTS[0])
    levels = range(1, highest(field) + 1)
    return group(ground, *(raised(level) for level in levels), fill_rule="evenodd")


def raised(level: int) -> Markup:
    id = f"level-{level}"
    return group(
        *(use(id, (2 + 2 * n, 2.5 + 2.5 * n), fill="#4f3a1c", opacity=0.05) for n in range(4)),
        use(id, (-1.6, -1.8), fill="#ffffff", opacity=0.75),
        use(id, fill=TINTS[level]),
    )


@cache
def lines(field: Battlefield) -> Markup:
    """Fine lines between the levels, strong ones where a level begins."""
    levels = range(highest(field) + 1)
    fine = [ring_data(field, level - 0.5 + part, 24) for level in levels for part in FINE]
    return group(
        path("".join(fine), stroke_width=0.9, opacity=0.5),
        *(use(f"level-{level}", stroke_width=1.7, opacity=0.8) for level in levels if level),
        fill="none",
        stroke=LINE,
    )
