"""0.2 The villages of the picture: houses along the roads, and a church."""

from collections.abc import Iterator
from math import cos, hypot, sin

from sixweeks.board.drawing.courses import bearing
from sixweeks.board.drawing.svg import Line, Markup, Point, group, path, straight, use
from sixweeks.board.hexes import Hex, bits
from sixweeks.games.blitzkrieg.drawing.ground import strewn
from sixweeks.games.blitzkrieg.drawing.roads import neighbours, nodes
from sixweeks.games.blitzkrieg.model.battlefield import Battlefield

# How far from the middle of the village, on which side of the road, in which row.
PLOTS = tuple((far, bank, row) for far in (14, 27, 39) for bank in (-1, 1) for row in (0, 1))


def houses(field: Battlefield) -> Markup:
    drawn = "".join(house for hex in bits(field.built_up) for house in village(field, hex))
    towns = [mask for mask in field.places.values() if mask & field.built_up]
    middles = [nodes(field)[bits(mask)[0]] for mask in towns]
    return group(
        path(drawn, id="houses"),
        use("houses", (1.3, 1.7), fill="#2b1710", stroke="none", opacity=0.35),
        use("houses"),
        *(use("chapel", (round(x - 14), round(y - 11))) for x, y in middles),
        fill="#7c3f31",
        stroke="#4a231a",
        stroke_width=0.7,
    )


def village(field: Battlefield, hex: Hex) -> Iterator[str]:
    """Houses on both sides of each road that leaves the middle, ever fewer on the way out."""
    start = nodes(field)[hex]
    built: Line = []
    for way, near in enumerate(neighbours(field)[hex]):
        turn = bearing(start, nodes(field)[near])
        for n, (far, bank, row) in enumerate(PLOTS):
            seed = 97 * hex + 13 * n + 5 * way
            here = turned(start, (far, bank * (10 + 12 * row)), turn)
            is_free = all(hypot(here[0] - x, here[1] - y) > 12 for x, y in built)
            if is_free and strewn(seed) < 0.85 - far / 70 - 0.5 * row:
                built.append(here)
                yield house(start, turn, (far + 1.5 * strewn(seed + 1), bank, row), seed)


def house(start: Point, turn: float, plot: tuple[float, int, int], seed: int) -> str:
    """A block with its front to the road, or in the row behind."""
    far, bank, row = plot
    left, right = (far + end * (4.75 + strewn(seed + 2)) for end in (-1, 1))
    front = bank * (7 + 1.2 * strewn(seed + 4) + 12 * row)
    back = front + bank * (6.5 + 1.5 * strewn(seed + 3))
    corners = ((left, front), (right, front), (right, back), (left, back))
    return straight([turned(start, corner, turn) for corner in corners], closed=True)


def turned(start: Point, point: Point, turn: float) -> Point:
    (x, y), (c, s) = point, (cos(turn), sin(turn))
    return start[0] + x * c - y * s, start[1] + x * s + y * c
