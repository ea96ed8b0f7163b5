"""Coasts, borders and rivers as smooth lines, drawn from the hex table.

Every line runs along hexsides: through the middle of each side, rounding the corner between two
sides, straight through a corner where three lines meet. So the drawing cannot contradict the table,
and a river that is a border lies on the border. A small wavering, a function of the place alone and
never more than a tenth of a hex, makes the lines look like land.
"""

import json
import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from .grid import Corner, Point, place

Corners = Mapping[str, Sequence[Corner]]  # the six of every hex, clockwise
Edge = frozenset[Corner]
Path = list[Corner]
Line = list[Point]
Lines = list[Line] | dict[str, list[Line]]
Picture = dict[str, Lines]

OFF_MAP = "off the map"
WATERS = {"sea", "zuiderzee", "lake"}
WAVES = ((1.9, 2.7, 0.045, 0.3), (5.3, -3.9, 0.03, 1.7), (9.7, 11.3, 0.018, 4.1))
STEPS = 4  # points on each rounded corner


def edges_around(corners: Sequence[Corner]) -> list[tuple[Corner, Corner]]:
    """The six sides of a hex, clockwise."""
    return list(zip(corners, [*corners[1:], corners[0]], strict=True))


def hexes_by_edge(corners: Corners) -> dict[Edge, list[str]]:
    """The one or two hexes of every hexside."""
    found: dict[Edge, list[str]] = defaultdict(list)
    for hex, around in corners.items():
        for start, end in edges_around(around):
            found[frozenset((start, end))].append(hex)
    return found


class Drawing:
    """The lines of one map: which sides carry one, and where lines meet."""

    def __init__(
        self, corners: Corners, regions: Mapping[str, str], rivers: Mapping[str, Iterable[Edge]]
    ) -> None:
        self.corners, self.regions = corners, regions
        self.sides = hexes_by_edge(corners)
        self.outer = {edge for edge, hexes in self.sides.items() if len(hexes) == 1}
        self.borders = {edge for edge in self.sides if len(self.regions_of(edge)) == 2}
        drawn = self.borders.union(*rivers.values())
        self.outer_corners = {corner for edge in self.outer for corner in edge}
        self.meetings = {corner for corner, count in degrees(drawn).items() if count > 2}

    def regions_of(self, edge: Edge) -> set[str]:
        """The regions on the two sides of a hexside."""
        found = {self.regions[hex] for hex in self.sides[edge]}
        return found | {OFF_MAP} if len(self.sides[edge]) == 1 else found

    def rings(self, region: str) -> list[Line]:
        """The outlines of a region."""
        follows: dict[Corner, Corner] = {}
        for hex, around in self.corners.items():
            if self.regions[hex] == region:
                follows |= {s: e for s, e in edges_around(around) if self.is_border(s, e)}
        return [self.closed(path) for path in loops(follows)]

    def is_border(self, start: Corner, end: Corner) -> bool:
        """Does a region, or the map, end at this side?"""
        return frozenset((start, end)) in self.borders

    def lines(self, edges: Iterable[Edge]) -> list[Line]:
        """Some hexsides as lines from end to end."""
        return [self.open(path) for path in chains(set(edges))]

    def open(self, path: Path) -> Line:
        """A path as a smooth line."""
        if path[0] == path[-1]:
            return self.closed(path[:-1])
        inner = [
            point
            for before, here, after in zip(path, path[1:], path[2:], strict=False)
            for point in self.around_corner(before, here, after)
        ]
        start = [self.settle(path[0]), self.middle(path[0], path[1])]
        return tidy([*start, *inner, self.settle(path[-1])])

    def closed(self, path: Path) -> Line:
        """A path that ends where it began as a smooth ring."""
        triples = zip([path[-1], *path[:-1]], path, [*path[1:], path[0]], strict=True)
        line = [point for triple in triples for point in self.around_corner(*triple)]
        return tidy([*line, line[0]])

    def around_corner(self, before: Corner, here: Corner, after: Corner) -> Line:
        """From the middle of the side before a corner to the middle of the side after it."""
        start, end = self.middle(before, here), self.middle(here, after)
        if here in self.meetings or here in self.outer_corners:
            return [start, self.settle(here), end]
        return [waver(p) for p in rounded(half(before, here), place(here), half(here, after))]

    def middle(self, one: Corner, other: Corner) -> Point:
        """The middle of a side; on the edge of the map it stays where it is."""
        point = half(one, other)
        return point if frozenset((one, other)) in self.outer else waver(point)

    def settle(self, corner: Corner) -> Point:
        """Where a corner itself is drawn; on the edge of the map it stays where it is."""
        point = place(corner)
        return point if corner in self.outer_corners else waver(point)


def degrees(edges: Iterable[Edge]) -> dict[Corner, int]:
    """How many of the sides end at each corner."""
    counts: dict[Corner, int] = defaultdict(int)
    for edge in edges:
        for corner in edge:
            counts[corner] += 1
    return counts


def loops(follows: Mapping[Corner, Corner]) -> list[Path]:
    """The closed paths of a map from each corner to the next."""
    left, found = dict(sorted(follows.items())), []
    while left:
        path = [next(iter(left))]
        while (corner := left.pop(path[-1])) != path[0]:
            path.append(corner)
        found.append(path)
    return found


def chains(edges: set[Edge]) -> list[Path]:
    """Sides put end to end into paths, as long as no third side joins."""
    count = degrees(edges)
    ends = sorted(corner for corner, number in count.items() if number != 2)
    found = []
    for corner in [*ends, *sorted(count)]:
        while path := walk(corner, edges, count):
            found.append(path)
    return found


def walk(start: Corner, edges: set[Edge], count: Mapping[Corner, int]) -> Path:
    """One path from a corner to the next end or fork; its sides are taken away."""
    path = [start]
    while touching := sorted((e for e in edges if path[-1] in e), key=sorted):
        edges.remove(touching[0])
        path += touching[0] - {path[-1]}
        if count[path[-1]] != 2 or path[-1] == start:
            break
    return path if len(path) > 1 else []


def half(one: Corner, other: Corner) -> Point:
    """The middle of a side."""
    (x, y), (u, v) = place(one), place(other)
    return (x + u) / 2, (y + v) / 2


def rounded(start: Point, corner: Point, end: Point) -> Line:
    """A parabola from start to end, bent towards the corner."""
    line = []
    for step in range(STEPS + 1):
        t = step / STEPS
        weights = (1 - t) ** 2, 2 * t * (1 - t), t**2
        x, y = (
            sum(w * p[axis] for w, p in zip(weights, (start, corner, end), strict=True))
            for axis in (0, 1)
        )
        line.append((x, y))
    return line


def waver(point: Point) -> Point:
    """The point moved a little, always in the same way at the same place."""
    x, y = point
    dx = sum(size * math.sin(a * x + b * y + phase) for a, b, size, phase in WAVES)
    dy = sum(size * math.sin(a * y - b * x + 2 * phase) for a, b, size, phase in WAVES)
    return x + dx, y + dy


def tidy(line: Sequence[Point]) -> Line:
    """The line to three decimals, without points given twice in a row."""
    points = [(round(x, 3), round(y, 3)) for x, y in line]
    return [p for i, p in enumerate(points) if i == 0 or p != points[i - 1]]


def side_edges(corners: Corners, sides: Iterable[str]) -> set[Edge]:
    """The hexsides "1234/1235" of a river as pairs of corners."""
    pairs = (side.split("/") for side in sides)
    return {frozenset(corners[one]) & frozenset(corners[other]) for one, other in pairs}


def as_json(
    about: str,
    corners: Corners,
    regions: Mapping[str, str],
    rivers: Mapping[str, Sequence[str]],
    lakes: Mapping[str, Sequence[str]],
    is_flat: bool = False,
) -> str:
    """Everything there is to draw under the hexes. The corners of flat-top hexes are given with
    down before across, and their lines are turned here."""
    river = {name: side_edges(corners, sides) for name, sides in rivers.items()}
    lake = {name: side_edges(corners, sides) for name, sides in lakes.items()}
    drawing = Drawing(corners, regions, river | lake)
    inner = drawing.borders - drawing.outer
    wet = {edge for edge in inner if drawing.regions_of(edge) & WATERS}
    picture: Picture = {
        "regions": {name: drawing.rings(name) for name in sorted(set(regions.values()))},
        "coasts": drawing.lines(wet),
        "borders": drawing.lines(inner - wet),
        "rivers": {name: drawing.lines(edges) for name, edges in river.items()},
        "lakes": {name: drawing.lines(edges) for name, edges in lake.items()},
    }
    return written(about, picture, is_flat)


def written(about: str, picture: Picture, is_flat: bool) -> str:
    hexes = "flat-top hexes of height 1" if is_flat else "pointy-top hexes of width 1"
    heading = f"Derived from hexes.csv and hexsides.csv by tools/atlas; {hexes}, {about}, y down."
    file = {"about": heading} | (turned(picture) if is_flat else picture)
    return json.dumps(file, separators=(",", ":"), ensure_ascii=False) + "\n"


def turned(picture: Picture) -> Picture:
    """The same with across before down."""
    return {kind: swapped(lines) for kind, lines in picture.items()}


def swapped(lines: Lines) -> Lines:
    if isinstance(lines, dict):
        return {name: swap(each) for name, each in lines.items()}
    return swap(lines)


def swap(lines: list[Line]) -> list[Line]:
    return [[(x, y) for y, x in line] for line in lines]
