"""The roads of the picture. A road bends gently and passes one point of each of its hexes, near the
middle, which all roads of the hex share."""

from functools import cache
from math import atan2

from sixweeks.board.drawing.svg import Markup, Point, group, path, through
from sixweeks.board.hexes import Hex
from sixweeks.games.blitzkrieg.battlefield import Battlefield, Road
from sixweeks.games.blitzkrieg.drawing.geometry import HEX, Line, centre, frame

EASING = 0.5  # of the way to the mean of its neighbours, which makes a zigzag straight
TOWN_EASING = 0.15  # less in a town, and where roads meet
OUTWARD = {"north": (0, -1), "south": (0, 1), "west": (-1, 0), "east": (1, 0)}
LOOKS = {  # width and colour of the edge, then of the road
    "secondary": (7.4, "#6b5a45", 4.8, "#fdf9ec"),
    "main": (10.6, "#4e2a1a", 7.4, "#d8683f"),
}


@cache
def road_neighbours(field: Battlefield) -> dict[Hex, list[Hex]]:
    found: dict[Hex, list[Hex]] = {}
    for road in field.roads:
        for a, b in road.pairs:
            for here, there in ((a, b), (b, a)):
                if there not in found.setdefault(here, []):
                    found[here].append(there)
    return found


@cache
def nodes(field: Battlefield) -> dict[Hex, Point]:
    """Where the roads of a hex meet."""
    return {
        hex: eased(
            centre(field, hex),
            [centre(field, near) for near in nears],
            TOWN_EASING if field.built_up >> hex & 1 or len(nears) > 2 else EASING,
        )
        for hex, nears in road_neighbours(field).items()
    }


def eased(point: Point, nears: Line, share: float) -> Point:
    if len(nears) < 2:
        return point
    x, y = (sum(axis) / len(nears) for axis in zip(*nears, strict=True))
    return point[0] + (x - point[0]) * share, point[1] + (y - point[1]) * share


def bearing(here: Point, there: Point) -> float:
    return atan2(there[1] - here[1], there[0] - here[0])


@cache
def roads(field: Battlefield) -> Markup:
    return group(
        *(layer(field, kind, edge) for kind in LOOKS for edge in (True, False)),
        fill="none",
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def layer(field: Battlefield, kind: str, edge: bool) -> Markup:
    outer, dark, inner, light = LOOKS[kind]
    data = "".join(through(course(field, road)) for road in field.roads if road.kind == kind)
    return path(data, stroke=dark if edge else light, stroke_width=outer if edge else inner)


def course(field: Battlefield, road: Road) -> Line:
    """Through the hexes, and on to the neat line where the road leaves the map."""
    inside = [nodes(field)[hex] for hex in road.hexes]
    first = [off_map(field, inside[0], road.begins)] if road.begins else []
    last = [off_map(field, inside[-1], road.ends)] if road.ends else []
    return [*first, *inside, *last]


def off_map(field: Battlefield, point: Point, edge: str) -> Point:
    around, (across, down) = frame(field), OUTWARD[edge]
    x, y = point
    if across:
        return (around.right + HEX / 4 if across > 0 else around.left - HEX / 4), y
    return x, (around.bottom + HEX / 4 if down > 0 else around.top - HEX / 4)
