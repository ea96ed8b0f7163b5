"""Roads from hex to hex. A road bends gently and passes one point of each of its hexes, near the
middle, which all roads of the hex share."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from math import degrees

from sixweeks.board.drawing.courses import Stroke, bearing, cased
from sixweeks.board.drawing.sheets import HexSheet
from sixweeks.board.drawing.svg import Line, Markup, Point, group, middle, moved, through, use
from sixweeks.board.hexes import Hex
from sixweeks.board.hexsides import Road

EASING = 0.5  # a fraction of the way to the mean of its neighbours, which straightens zigzags
TIGHT_EASING = 0.15  # less in a town, and where roads meet
OUTWARD = {"north": (0, -1), "south": (0, 1), "west": (-1, 0), "east": (1, 0)}


class RoadNet:
    """The roads of a sheet; `towns` are hexes in which they are less eased."""

    def __init__(self, sheet: HexSheet, roads: Sequence[Road], towns: int) -> None:
        self.sheet, self.roads = sheet, roads
        self.neighbours = road_neighbours(road.hexes for road in roads)
        self.nodes = road_nodes(sheet, self.neighbours, towns)

    def drawn(self, looks: Mapping[str, tuple[Stroke, ...]]) -> Markup:
        """Each kind of road in its strokes, one kind over another."""
        return group(
            *(cased((self.course(kind), look)) for kind, look in looks.items()),
            fill="none",
            stroke_linecap="round",
            stroke_linejoin="round",
        )

    def bridges(self, crossed: Iterable[tuple[Hex, Hex]]) -> Markup:
        """The mark `bridge` on the road between two hexes."""
        ends = ((self.nodes[here], self.nodes[there]) for here, there in crossed)
        return group(
            *(use("bridge", transform=moved(middle(a, b), degrees(bearing(a, b)))) for a, b in ends)
        )

    def course(self, kind: str) -> str:
        ways = (road for road in self.roads if road.kind == kind)
        return "".join(through(road_course(self.sheet, self.nodes, way)) for way in ways)


def road_neighbours(roads: Iterable[Sequence[Hex]]) -> dict[Hex, list[Hex]]:
    """The hexes that a road leads to, of each hex with a road."""
    found: dict[Hex, list[Hex]] = {}
    for road in roads:
        for a, b in pairwise(road):
            for here, there in ((a, b), (b, a)):
                if there not in found.setdefault(here, []):
                    found[here].append(there)
    return found


def road_nodes(
    sheet: HexSheet, neighbours: Mapping[Hex, Sequence[Hex]], towns: int
) -> dict[Hex, Point]:
    """Where the roads of a hex meet."""
    return {
        hex: eased(
            sheet.centre(hex),
            [sheet.centre(near) for near in nears],
            TIGHT_EASING if towns >> hex & 1 or len(nears) > 2 else EASING,
        )
        for hex, nears in neighbours.items()
    }


def eased(point: Point, nears: Line, share: float) -> Point:
    if len(nears) < 2:
        return point
    x, y = (sum(axis) / len(nears) for axis in zip(*nears, strict=True))
    return point[0] + (x - point[0]) * share, point[1] + (y - point[1]) * share


def road_course(sheet: HexSheet, nodes: Mapping[Hex, Point], road: Road) -> Line:
    """Through the hexes, and on to the neat line where the road leaves the map."""
    inside = [nodes[hex] for hex in road.hexes]
    first = [off_map(sheet, inside[0], road.begins)] if road.begins else []
    last = [off_map(sheet, inside[-1], road.ends)] if road.ends else []
    return [*first, *inside, *last]


def off_map(sheet: HexSheet, point: Point, edge: str) -> Point:
    frame, (across, down), on = sheet.frame, OUTWARD[edge], sheet.hex / 4
    x, y = point
    if across:
        return (frame.right + on if across > 0 else frame.left - on), y
    return x, (frame.bottom + on if down > 0 else frame.top - on)
