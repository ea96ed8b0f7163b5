"""3.0 The ground of the picture: sea, land, areas in the colours of their countries, relief.

Points of geography.json are kilometres on the sheet; `SCALE` brings them to the picture."""

from collections.abc import Iterable, Iterator, Set
from functools import cache
from itertools import pairwise
from math import hypot

from msgspec import Struct
from msgspec.json import decode

from sixweeks.board.drawing.palette import COAST, RELIEF, SEA, SEPIA
from sixweeks.board.drawing.svg import (
    Line,
    Markup,
    Point,
    circle,
    element,
    group,
    join,
    path,
    rectangle,
    smooth,
    straight,
    use,
)
from sixweeks.board.drawing.terrain import hatching, hill, strewn, water_lines
from sixweeks.board.drawing.terrain import ribbons as ribbons_along
from sixweeks.games.springtime.drawing.looks import LOOKS
from sixweeks.games.springtime.model.components import DATA, MAP, Area

SCALE = 2.5  # points of the picture to a kilometre
BEYOND = "#e6dec9"  # land on which nobody plays
HILL_SPACING, HILL_ROOM = 31.0, 13.0
STEEP = 0.93
WOODS = ("Ardennes", "Argonne")


class Town(Struct, frozen=True):
    """A place on the map; sizes run from 1, a capital, to 4."""

    name: str
    at: Point
    size: int
    side: str


class Geography(Struct, frozen=True):
    """geography.json; areas are lists of boundaries, a `-` before one that is walked backwards."""

    width: float
    height: float
    areas: dict[str, list[str]]
    boundaries: dict[str, Line]
    zones: dict[str, Line]
    links: dict[str, Line]
    land: list[Line]
    waters: dict[str, Line]
    frontiers: list[Line]
    rivers: dict[str, list[Line]]
    relief: dict[str, Line]
    towns: list[Town]
    identifiers: dict[str, Point]
    stands: dict[str, Point]


@cache
def geography() -> Geography:
    return decode((DATA / "geography.json").read_bytes(), type=Geography)


WIDTH, HEIGHT = geography().width * SCALE, geography().height * SCALE


def on_sheet(points: Iterable[Point]) -> Line:
    return [spot(point) for point in points]


def spot(point: Point) -> Point:
    return round(point[0] * SCALE, 1), round(point[1] * SCALE, 1)


@cache
def outline(name: str) -> tuple[Point, ...]:
    """The ring around an Area or Zone, its first point not repeated."""
    if name in geography().zones:
        return tuple(on_sheet(geography().zones[name][:-1]))
    ring: Line = []
    for way in geography().areas[name]:
        ring += walked(way)[:-1]
    return tuple(on_sheet(ring))


def lines(many: Iterable[Line]) -> str:
    return "".join(straight(on_sheet(line)) for line in many)


def boundary(name: str) -> Line:
    return on_sheet(geography().boundaries[name])


# --- what the ground is drawn with ------------------------------------------------------------


@cache
def definitions() -> Markup:
    """Shapes and marks that are used more than once."""
    land = "".join(straight(on_sheet(ring), closed=True) for ring in geography().land)
    return join(
        path(land, id="land"),
        element("clipPath", use("land"), id="on-land"),
        *(path(shape_of(country), id=country) for country in LOOKS.ribbon),
        *(element("clipPath", use(country), id=f"in-{country}") for country in LOOKS.ribbon),
        *(path(straight(outline(a.name), closed=True), id=f"zone-{a.name}") for a in zone_areas()),
        path(lines(national_borders()), id="national"),
        hill("long-hill", 12, -2.6, 4, STEEP),
        hill("low-hill", 8, -1.4, 4, STEEP),
        tree(),
        hatching("ruled", SEPIA, size=14, width=1.2, opacity=0.3, turn=40),
    )


def shape_of(country: str) -> str:
    """All Areas of a country as one shape, without the boundaries inside it."""
    names = {area.name for area in MAP.areas if area.country == country and not area.is_zone}
    ways = [way for name in names for way in geography().areas[name] if not is_within(names, way)]
    follows = {line[0]: line for line in sorted(map(walked, ways))}
    rings = []
    while follows:
        _, ring = follows.popitem()
        while ring[-1] != ring[0]:
            ring = [*ring, *follows.pop(ring[-1])[1:]]
        rings.append(ring)
    return "".join(straight(on_sheet(ring), closed=True) for ring in rings)


def is_within(names: Set[str], way: str) -> bool:
    return set(way.lstrip("-").split("-")) <= names


def walked(way: str) -> Line:
    """A boundary in the direction in which an area's ring goes along it."""
    line = geography().boundaries[way.lstrip("-")]
    return line[::-1] if way.startswith("-") else line


def national_borders() -> Iterator[Line]:
    """The boundaries between areas of two countries, and the frontiers that are boundaries."""
    countries = {area.name: area.country for area in MAP.areas}
    for name, line in geography().boundaries.items():
        one, other = name.split("-")
        if other == "frontier" or countries[one] != countries.get(other, countries[one]):
            yield line


def tree() -> Markup:
    return group(circle((0, -1), 3), path("M2.4 -2.6A3 3 0 0 1 -1.4 1.8M0 2V4"), id="tree")


# --- the layers, from the bottom up -----------------------------------------------------------


@cache
def land_and_sea() -> Markup:
    return group(
        rectangle((0, 0), WIDTH, HEIGHT, fill=SEA),
        water_lines("land", stroke_linejoin="round"),
        use("land", fill=BEYOND),
        group(countries(), zones(), ribbons(), clip_path="url(#on-land)"),
        waters(),
        use("land", fill="none", stroke=COAST, stroke_width=1.8),
    )


def countries() -> Markup:
    return group(*(use(country, fill=LOOKS.land[country]) for country in LOOKS.ribbon))


def zones() -> Markup:
    """14.0 The zones at the edges of the map, each in its country's colour."""
    return group(
        *(
            group(
                use(f"zone-{area.name}", fill=LOOKS.land[area.country]),
                use(f"zone-{area.name}", fill="url(#ruled)"),
            )
            for area in zone_areas()
        ),
        fill="none",
        stroke=SEPIA,
        stroke_width=2,
    )


def zone_areas() -> list[Area]:
    return [area for area in MAP.areas if area.is_zone]


def ribbons() -> Markup:
    """A band of each country's colour along the inside of its borders."""
    colours = {f"in-{country}": colour for country, colour in LOOKS.ribbon.items()}
    return ribbons_along("national", 40, 17, colours)


def waters() -> Markup:
    """The Zuiderzee and the lakes."""
    shores = (straight(on_sheet(ring), closed=True) for ring in geography().waters.values())
    return path("".join(shores), fill=SEA, stroke=COAST, stroke_width=1.8)


@cache
def relief() -> Markup:
    """Hachures where the ground is rough, trees in the great woods."""
    rings = {name: on_sheet(ring) for name, ring in geography().relief.items()}
    return join(
        group(*(tint(name, ring) for name, ring in rings.items()), clip_path="url(#on-land)"),
        group(
            *(mark for name, ring in rings.items() for mark in scattered(name, ring)),
            stroke=RELIEF,
            stroke_width=0.95,
            stroke_linecap="round",
            fill="#b7c79b",
            opacity=0.62,
        ),
    )


def tint(name: str, ring: Line) -> Markup:
    """A wash with soft edges."""
    colour = "#9db474" if name in WOODS else "#c9ad7c"
    edges = [use(f"wash-{ascii_of(name)}", stroke_width=width) for width in (44, 28, 12)]
    shape = path(smooth(ring, closed=True), id=f"wash-{ascii_of(name)}")
    return group(shape, *edges, fill=colour, stroke=colour, stroke_linejoin="round", opacity=0.045)


def ascii_of(name: str) -> str:
    return "".join(letter for letter in name if letter.isalpha())


def scattered(name: str, ring: Line) -> Iterator[Markup]:
    """Marks inside a ring, off the lines and off what is written, never twice in the same way."""
    ids = ("tree", "tree", "long-hill") if name in WOODS else ("long-hill", "low-hill", "low-hill")
    for row in range(int(HEIGHT / HILL_SPACING)):
        for column in range(int(WIDTH / HILL_SPACING)):
            seed = row * 131 + column
            x = (column + row % 2 / 2) * HILL_SPACING + strewn(seed) * 9
            y = row * HILL_SPACING + strewn(seed * 3 + 1) * 8
            if is_inside(ring, (x, y)) and is_free((x, y)):
                yield use(ids[seed % 3], (round(x), round(y)))


def is_inside(ring: Line, point: Point) -> bool:
    """A line from a point inside to the far east crosses the ring an odd number of times."""
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            inside = not inside
    return inside


def is_free(point: Point) -> bool:
    """Is there room for a mark beside the boundaries and the towns?"""
    x, y = point
    return all(hypot(x - a, y - b) > HILL_ROOM for a, b in crowded(int(x) // 100, int(y) // 100))


@cache
def crowded(column: int, row: int) -> list[Point]:
    """The points of lines and towns in and around a square of the sheet."""
    return [p for p in all_points() if abs(p[0] // 100 - column) < 2 and abs(p[1] // 100 - row) < 2]


@cache
def all_points() -> list[Point]:
    here = [spot(town.at) for town in geography().towns]
    return here + [p for name in geography().boundaries for p in dense(boundary(name))]


def dense(line: Line) -> Iterator[Point]:
    """The points of a line, with more between those that lie far apart."""
    for (x, y), (u, v) in pairwise(line):
        parts = max(1, round(hypot(u - x, v - y) / 10))
        yield from (
            (x + (u - x) * part / parts, y + (v - y) * part / parts) for part in range(parts)
        )
