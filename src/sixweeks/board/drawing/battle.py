"""What maps of a single battle share: groves, villages along roads, escarpments."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from math import cos, hypot, pi, radians, sin, sqrt

from sixweeks.board.drawing.courses import bearing, every, length, offset
from sixweeks.board.drawing.sheets import HexSheet, Pair
from sixweeks.board.drawing.svg import (
    Line,
    Markup,
    Point,
    group,
    moved,
    path,
    smooth,
    straight,
    use,
)
from sixweeks.board.hexes import Hex

TREES = 17  # of a grove
# Of a house: how far from the centre of the village, on which side of the road, in which row.
PLOTS = tuple((far, bank, row) for far in (14, 27, 39) for bank in (-1, 1) for row in (0, 1))
HACHURE = 6.5  # from one stroke of an escarpment to the next


def strewn(seed: int) -> float:
    """A deterministic pseudo-random number from -1 to 1."""
    return (seed * 2654435761 >> 7) % 1021 / 510 - 1


def grove(id: str, kind: int) -> Markup:
    """Copies of a tree in a spiral that fills a hex; each kind is another arrangement."""
    places = []
    for n in range(TREES):
        turn = radians(137.5 * n + 53 * kind)
        far = 43 * sqrt((n + 0.5) / TREES) + 2.5 * strewn(31 * n + kind)
        places.append((round(far * cos(turn), 1), round(far * sin(turn), 1)))
    trees = (
        use("tree", transform=moved(at, scale=round(1 + 0.22 * strewn(7 * n + 3 * kind), 2)))
        for n, at in enumerate(sorted(places, key=lambda place: place[1]))
    )
    return group(*trees, id=id)


# --- villages ---------------------------------------------------------------------------------


def houses(
    villages: Iterable[Hex], neighbours: Mapping[Hex, Sequence[Hex]], nodes: Mapping[Hex, Point]
) -> str:
    """The data of a path around every house."""
    found = (village(hex, nodes[hex], [nodes[n] for n in neighbours[hex]]) for hex in villages)
    return "".join(house for each in found for house in each)


def village(seed: int, centre: Point, ways: Sequence[Point]) -> Iterator[str]:
    """Houses on both sides of each road that leaves the centre, ever fewer on the way out."""
    built: Line = []
    for way, there in enumerate(ways):
        turn = bearing(centre, there)
        for n, (far, bank, row) in enumerate(PLOTS):
            plot = 97 * seed + 13 * n + 5 * way
            here = turned(centre, (far, bank * (10 + 12 * row)), turn)
            is_free = all(hypot(here[0] - x, here[1] - y) > 12 for x, y in built)
            if is_free and strewn(plot) < 0.85 - far / 70 - 0.5 * row:
                built.append(here)
                yield house(centre, turn, (far + 1.5 * strewn(plot + 1), bank, row), plot)


def house(centre: Point, turn: float, plot: tuple[float, int, int], seed: int) -> str:
    """A block with its front to the road, or in the row behind."""
    far, bank, row = plot
    left, right = (far + end * (4.75 + strewn(seed + 2)) for end in (-1, 1))
    front = bank * (7 + 1.2 * strewn(seed + 4) + 12 * row)
    back = front + bank * (6.5 + 1.5 * strewn(seed + 3))
    corners = ((left, front), (right, front), (right, back), (left, back))
    return straight([turned(centre, corner, turn) for corner in corners], closed=True)


def turned(start: Point, point: Point, turn: float) -> Point:
    (x, y), (c, s) = point, (cos(turn), sin(turn))
    return start[0] + x * c - y * s, start[1] + x * s + y * c


# --- escarpments ------------------------------------------------------------------------------


def escarpment(sheet: HexSheet, sides: Sequence[Pair], colour: str) -> Markup:
    """The edge, and strokes down the slope north of it."""
    runs = [brink(sheet, run) for run in unbroken(sides)]
    return group(
        path("".join(stroke for run in runs for stroke in hachures(run)), stroke_width=1.3),
        path("".join(map(smooth, runs)), stroke_width=2.6),
        fill="none",
        stroke=colour,
        stroke_linecap="round",
    )


def unbroken(sides: Sequence[Pair]) -> list[list[Pair]]:
    """Hexsides in connected runs: each side meets the next at a corner."""
    runs: list[list[Pair]] = []
    for side in sides:
        if runs and set(side) & set(runs[-1][-1]):
            runs[-1].append(side)
        else:
            runs.append([side])
    return runs


def brink(sheet: HexSheet, run: Sequence[Pair]) -> Line:
    """The corners that it passes, from west to east."""
    return sheet.on_sheet(sorted({corner for pair in run for corner in sheet.ends_of(pair)}))


def hachures(run: Line) -> Iterator[str]:
    """Strokes to the left of a line that runs east."""
    spots = [spot for side in pairwise(run) for spot in within(side)]
    for n, (point, turn) in enumerate(spots):
        yield straight([point, offset(point, turn - pi / 2, 17 if n % 2 else 11)])


def within(side: tuple[Point, Point]) -> list[tuple[Point, float]]:
    """The start of each stroke along one hexside, away from its end, where strokes would cross."""
    return list(every(side, HACHURE))[: int(length(side) / HACHURE)]
