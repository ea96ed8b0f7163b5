"""The waters of the picture: the sea along its coasts, lakes and rivers."""

from functools import cache

from sixweeks.board.drawing import cartography
from sixweeks.board.drawing.svg import Markup, Point, group, join, path, use
from sixweeks.games.france_40.drawing.ground import COAST, RIVER, SEA, Line, geography, lines

WATER_LINES = ((25, "#c3d6d7"), (18, "#b6cdd1"), (12, "#a7c1c8"), (7, "#97b5be"), (3, "#86a8b4"))
RIVER_WIDTHS = {
    **dict.fromkeys(("Meuse", "Seine", "Loire", "Danube", "Rhône", "Waal", "Moselle"), 4.4),
    **dict.fromkeys(("Marne", "Somme", "Scheldt", "Oise", "Aisne", "Saône"), 3.8),
    "Rhine": 5.4,
}
BROOK, LAKE = 3.2, 19.5


@cache
def sea() -> Markup:
    return join(lake_shores(), water_lines())


def lake_shores() -> Markup:
    """Lakes along hexsides; where one flows into the Zuiderzee there is no shore."""
    return group(
        *(path(lines(course), stroke=COAST) for course in geography().lakes.values()),
        use("zuiderzee", fill=SEA, stroke="none"),
        fill="none",
        stroke_width=LAKE + 3.5,
        stroke_linecap="round",
    )


def water_lines() -> Markup:
    drawn = cartography.water_lines("coasts", SEA, WATER_LINES)
    return group(*drawn, clip_path="url(#water-only)", fill="none")


@cache
def waters() -> Markup:
    """Lakes, rivers and the line of the coast."""
    return group(
        use("coasts", stroke=COAST, stroke_width=1.8),
        *map(lake, geography().lakes.values()),
        *(river(name, course) for name, course in rivers().items()),
        fill="none",
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def lake(course: list[Line]) -> Markup:
    return path(lines(course), stroke=SEA, stroke_width=LAKE)


@cache
def rivers() -> dict[str, list[Line]]:
    """The rivers; a side that two of them share is drawn with the first."""
    drawn: set[Point] = set()
    found = {}
    for name, course in geography().rivers.items():
        found[name] = [without_shared_ends(line, drawn) for line in course]
        drawn.update(point for line in found[name] for point in line)
    return found


def without_shared_ends(line: Line, drawn: set[Point]) -> Line:
    start, end = 0, len(line)
    while start < end - 2 and line[start + 1] in drawn:
        start += 1
    while start < end - 2 and line[end - 2] in drawn:
        end -= 1
    return line[start:end]


def river(name: str, course: list[Line]) -> Markup:
    data = lines(course)
    stream = path(data, stroke=RIVER, stroke_width=RIVER_WIDTHS.get(name, BROOK))
    if "Canal" not in name:
        return stream
    return join(stream, path(data, stroke="#e9f1f2", stroke_width=1.1, stroke_dasharray="5 4"))
