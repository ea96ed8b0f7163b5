"""3.0 The ground of the picture: sea, land, areas in the colours of their countries, relief.

Points of geography.json are kilometres on the sheet; `SCALE` brings them to the picture."""

from collections.abc import Iterable
from functools import cache

from msgspec import Struct
from msgspec.json import decode

from sixweeks.board.drawing.names import Town
from sixweeks.board.drawing.palette import COAST, RELIEF, SEA, SEPIA
from sixweeks.board.drawing.svg import (
    Line,
    Markup,
    Point,
    element,
    group,
    join,
    path,
    rectangle,
    smooth,
    straight,
    use,
)
from sixweeks.board.drawing.terrain import hatching, hill, ribbons, wash, water_lines
from sixweeks.games.springtime.drawing.looks import LOOKS
from sixweeks.games.springtime.model.components import DATA, MAP, Area

SCALE = 2.5  # points of the picture to a kilometre
BEYOND = "#e6dec9"  # land on which nobody plays
WOODS = ("Ardennes", "Argonne")


class Geography(Struct, frozen=True):
    """geography.json. Areas and countries are rings of boundaries, a `-` before one that is walked
    backwards; national borders are boundaries too, frontiers are lines for the eye."""

    width: float
    height: float
    areas: dict[str, list[str]]
    countries: dict[str, list[list[str]]]
    borders: list[str]
    boundaries: dict[str, Line]
    zones: dict[str, Line]
    links: dict[str, Line]
    land: list[Line]
    waters: dict[str, Line]
    frontiers: list[Line]
    rivers: dict[str, list[Line]]
    relief: dict[str, Line]
    hills: dict[str, Line]
    towns: list[Town]
    identifiers: dict[str, Point]
    stands: dict[str, Point]


@cache
def geography() -> Geography:
    return decode((DATA / "geography.json").read_bytes(), type=Geography)


WIDTH, HEIGHT = geography().width * SCALE, geography().height * SCALE


# --- lines of the geography, on the sheet -----------------------------------------------------


def spot(point: Point) -> Point:
    return round(point[0] * SCALE, 1), round(point[1] * SCALE, 1)


def on_sheet(points: Iterable[Point]) -> Line:
    return [spot(point) for point in points]


def boundary(name: str) -> Line:
    return on_sheet(geography().boundaries[name])


@cache
def outline(name: str) -> tuple[Point, ...]:
    """The ring around an Area or Zone, its first point not repeated."""
    if name in geography().zones:
        return tuple(on_sheet(geography().zones[name][:-1]))
    return tuple(ring(geography().areas[name]))


def ring(ways: Iterable[str]) -> Line:
    """Boundaries one after the other."""
    return [point for way in ways for point in walked(way)[:-1]]


def walked(way: str) -> Line:
    line = boundary(way.removeprefix("-"))
    return line[::-1] if way.startswith("-") else line


def lines(many: Iterable[Line], closed: bool = False) -> str:
    """The data of a path along lines of the geography."""
    return "".join(straight(on_sheet(line), closed) for line in many)


# --- what is drawn more than once -------------------------------------------------------------


def definitions() -> Markup:
    return join(
        path(lines(geography().land, closed=True), id="land"),
        element("clipPath", use("land"), id="on-land"),
        *(path(country_shape(country), id=country) for country in LOOKS.ribbon),
        *(element("clipPath", use(country), id=f"in-{country}") for country in LOOKS.ribbon),
        *(path(straight(outline(a.name), closed=True), id=f"zone-{a.name}") for a in zone_areas()),
        path(lines(geography().boundaries[name] for name in geography().borders), id="national"),
        hill("long-hill", 12, -2.6, 4, 0.93),
        hill("low-hill", 8, -1.4, 4, 0.93),
        hatching("ruled", SEPIA, size=14, width=1.2, opacity=0.3, turn=40),
    )


def country_shape(country: str) -> str:
    """All Areas of a country as one shape, without the boundaries inside it."""
    return "".join(straight(ring(ways), closed=True) for ways in geography().countries[country])


def zone_areas() -> list[Area]:
    return [area for area in MAP.areas if area.is_zone]


# --- the layers, from the bottom up -----------------------------------------------------------


def land_and_sea() -> Markup:
    """The countries, each with a band of its colour along its borders; the sea and the lakes."""
    bands = {f"in-{country}": colour for country, colour in LOOKS.ribbon.items()}
    return group(
        rectangle((0, 0), WIDTH, HEIGHT, fill=SEA),
        water_lines("land", stroke_linejoin="round"),
        use("land", fill=BEYOND),
        group(
            *(use(country, fill=LOOKS.land[country]) for country in LOOKS.ribbon),
            group(*map(zone, zone_areas()), fill="none", stroke=SEPIA, stroke_width=2),
            ribbons("national", 40, 17, bands),
            clip_path="url(#on-land)",
        ),
        group(
            path(lines(geography().waters.values(), closed=True), fill=SEA),
            use("land", fill="none"),
            stroke=COAST,
            stroke_width=1.8,
        ),
    )


def zone(area: Area) -> Markup:
    """14.0 A zone at the edge of the map, in its country's colour."""
    id = f"zone-{area.name}"
    return group(use(id, fill=LOOKS.land[area.country]), use(id, fill="url(#ruled)"))


def relief() -> Markup:
    """Hachures where the ground is rough, trees in the great woods."""
    found = geography()
    return join(
        group(*map(tinted, found.relief), clip_path="url(#on-land)"),
        group(
            *(use(mark, at) for mark, places in found.hills.items() for at in on_sheet(places)),
            stroke=RELIEF,
            stroke_width=0.95,
            stroke_linecap="round",
            fill="#b7c79b",
            opacity=0.62,
        ),
    )


def tinted(name: str) -> Markup:
    data = smooth(on_sheet(geography().relief[name]), closed=True)
    id = "wash-" + "".join(filter(str.isalpha, name))
    return wash(id, data, "#9db474" if name in WOODS else "#c9ad7c", 0.045)
