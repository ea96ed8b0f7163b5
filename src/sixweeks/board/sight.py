"""Line of sight: what a line from centre to centre crosses, in integers. Games decide on blocking.

A line is a vector of axial steps. Its `side` tells how far a hex is to one side of it, its
`forward` how far along; both are exact, so a line along a hexside is recognised reliably.
"""

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

import msgspec

from sixweeks.board.hexes import Axial, Hex, HexGrid, bits, disc, length
from sixweeks.masks import bit_indices, union

Offsets = tuple[Axial, ...]


class Line(NamedTuple):
    """How long it is, how far its end is away on a chart, and of each step the hex crossed, or the
    two on either side."""

    length: int
    way: int
    steps: tuple[tuple[int, ...], ...]


class Through(msgspec.Struct, frozen=True):
    """The line passes through a hex."""

    hex: Hex


class Along(msgspec.Struct, frozen=True):
    """The line runs along the side between two hexes; one off the map is None."""

    one_side: Hex | None
    other_side: Hex | None


def line_of_sight(grid: HexGrid, a: Hex, b: Hex) -> tuple[Through | Along, ...]:
    """What is between two hexes, in order from the first, without hexes off the map."""
    (q, r), (to_q, to_r) = grid.axial(a), grid.axial(b)
    met = ([grid.at(q + x, r + y) for x, y in step] for step in crossings(to_q - q, to_r - r))
    return tuple(crossing(hexes) for hexes in met if hexes.count(None) < len(hexes))


def crossing(hexes: list[Hex | None]) -> Through | Along:
    match hexes:
        case [one_side, other_side]:
            return Along(one_side, other_side)
        case [int(hex)]:
            return Through(Hex(hex))
    raise AssertionError("A line crosses one hex or runs between two.")


class Chart:
    """A map with a margin around it, so that a line has the same bits wherever it begins.

    A line is followed from all hexes at once, by shifts. Those up to `radius` hexes long are
    listed, each in one direction only."""

    def __init__(self, grid: HexGrid, radius: int) -> None:
        self.grid = grid
        places = {hex: grid.axial(hex) for hex in bits(grid.all)}
        left, top = min(q for q, _ in places.values()), min(r for _, r in places.values())
        self.stride = max(q for q, _ in places.values()) - left + 1 + 2 * radius
        self.margin = radius * (self.stride + 1)
        self.bit = {hex: q - left + (r - top) * self.stride for hex, (q, r) in places.items()}
        self.hex = {bit: hex for hex, bit in self.bit.items()}
        self.lines = [self._line(q, r) for q, r in disc(radius) if self._way((q, r)) >= 0]

    def lay_out(self, mask: int) -> int:
        """The hexes of a mask on the map with margins."""
        return sum(1 << self.bit[hex] for hex in bits(mask)) << self.margin

    def before(self, laid_out: int, way: int) -> int:
        """The places from which this way leads to a hex of a mask."""
        return laid_out >> self.margin + way

    def before_all(self, laid_out: int, ways: tuple[int, ...]) -> int:
        """The places from which there is a hex of a mask at the end of each way."""
        found = -1
        for way in ways:
            found &= laid_out >> self.margin + way
        return found

    def before_any(self, laid_out: int, ways: tuple[int, ...]) -> int:
        """The places from which there is a hex of a mask at the end of any way."""
        return union(laid_out >> self.margin + way for way in ways)

    def ends(self, lines: Iterable[tuple[Line, int]]) -> dict[Hex, int]:
        """Of each hex those at the other end of a line, given the places where each begins."""
        found = dict.fromkeys(self.bit, 0)
        for line, starts in lines:
            for bit in bit_indices(starts):
                start, end = self.hex[bit], self.hex[bit + line.way]
                found[start] |= 1 << end
                found[end] |= 1 << start
        return found

    def _line(self, q: int, r: int) -> Line:
        steps = tuple(tuple(map(self._way, step)) for step in crossings(q, r))
        return Line(length(q, r), self._way((q, r)), steps)

    def _way(self, step: Axial) -> int:
        return step[0] + step[1] * self.stride


@cache
def crossings(q: int, r: int) -> tuple[Offsets, ...]:
    """The steps of a line: one hex crossed, or the two between which it runs."""
    steps: dict[int, list[Axial]] = {}
    for place in between(q, r):
        steps.setdefault(forward(place, (q, r)), []).append(place)
    return tuple(
        tuple(sorted(steps[step], key=lambda place: side(place, (q, r)))) for step in sorted(steps)
    )


def between(q: int, r: int) -> list[Axial]:
    """The hexes between the ends that the line crosses or runs along."""
    line, width, end = (q, r), half_width(q, r), forward((q, r), (q, r))
    return [
        (x, y)
        for x in range(min(0, q), max(0, q) + 1)
        for y in range(min(0, r), max(0, r) + 1)
        if 0 < forward((x, y), line) < end and is_met((x, y), line, width)
    ]


def is_met(place: Axial, line: Axial, width: int) -> bool:
    """Whether a line enters a hex or follows one of its sides; touching a corner does not count."""
    distance = 3 * abs(side(place, line))
    return distance < width or (distance == width and follows_sides(*line))


def side(place: Axial, line: Axial) -> int:
    return line[0] * place[1] - line[1] * place[0]


def forward(place: Axial, line: Axial) -> int:
    (x, y), (q, r) = place, line
    return 2 * x * q + x * r + y * q + 2 * y * r


def half_width(q: int, r: int) -> int:
    """The distance of a hex's farthest corner from the line, in thirds."""
    return max(corner_distances(q, r))


def follows_sides(q: int, r: int) -> bool:
    """Whether the line is parallel to a hexside: then two corners are equally far from it."""
    distances = corner_distances(q, r)
    return distances.count(max(distances)) == 2


def corner_distances(q: int, r: int) -> tuple[int, int, int]:
    return abs(r - q), abs(2 * q + r), abs(q + 2 * r)
