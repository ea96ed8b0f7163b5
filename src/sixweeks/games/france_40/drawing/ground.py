"""2.1 The ground of the picture: land, relief, borders, and the hexes over them.

One hex is `HEX` wide. Points of the grid and of geography.json are brought to the sheet here."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import product

from msgspec import Struct
from msgspec.json import decode

from sixweeks.board.drawing import cartography
from sixweeks.board.drawing.outlines import outlines
from sixweeks.board.drawing.svg import (
    Markup,
    Point,
    circle,
    element,
    group,
    join,
    middles,
    moved,
    number,
    path,
    rectangle,
    smooth,
    straight,
    text,
    use,
)
from sixweeks.board.hexes import Hex, bits
from sixweeks.games.france_40.components import COUNTRIES, DATA, MAP

HEX = 80.0
LEFT, TOP, RIGHT, BOTTOM = -52.0, -58.0, 2092.0, 2275.0  # the neat line around all hexes

WEST, NORTH, EAST, SOUTH = 0.51, -0.28, 25.99, 27.99  # where lines leave the hexes

PAPER, INK, SEPIA = "#f4ecd8", "#2b2620", "#6d5a40"
SEA, COAST, RIVER = "#cfdedd", "#50798c", "#4c86a8"
BORDER = "#a2452c"
LAND = {
    "france": "#f3eddc",
    "germany": "#ebe8db",
    "belgium": "#f6eed2",
    "netherlands": "#f6ead6",
    "luxembourg": "#efe6e4",
    "switzerland": "#f5e6de",
    "sea": SEA,
    "zuiderzee": SEA,
}
RIBBON = {
    "france": "#7f9fc8",
    "germany": "#8b947c",
    "belgium": "#d9b53e",
    "netherlands": "#dd9850",
    "luxembourg": "#a986b0",
    "switzerland": "#d0746c",
}
FOLIAGE: dict[str, str | float] = {"fill": "#b7c79b", "stroke": "#5a7347", "stroke_width": 0.8}
HILLS = ((-15, -9), (19, -4), (-24, 12), (5, 14), (26, 18), (-7, 29))
TREES = (
    *((-25, -13), (-9, -17), (9, -15), (26, -11), (-17, 0), (1, -3), (17, 3)),
    *((-28, 12), (-8, 13), (8, 15), (27, 14), (-15, 26), (2, 30), (16, 25)),
)


Line = list[Point]


class Geography(Struct, frozen=True):
    """The lines of geography.json; regions are rings."""

    regions: dict[str, list[Line]]
    coasts: list[Line]
    borders: list[Line]
    rivers: dict[str, list[Line]]
    lakes: dict[str, list[Line]]


@cache
def geography() -> Geography:
    return decode((DATA / "geography.json").read_bytes(), type=Geography)


def on_sheet(points: Iterable[Point]) -> Line:
    """Points of the grid, in hexes."""
    return [(x * HEX, y * HEX) for x, y in points]


def from_geography(points: Iterable[Point]) -> Line:
    """Points of geography.json, which counts from half a hex further west."""
    return on_sheet((x - 0.5, y) for x, y in points)


def centre(hex: Hex) -> Point:
    x, y = MAP.grid.centre(hex)
    return x * HEX, y * HEX


def shape(mask: int) -> str:
    """The data of a path around a set of hexes, through the middle of each side."""
    return "".join(smooth(middles(on_sheet(ring)), closed=True) for ring in rings(mask))


def rim(mask: int) -> str:
    """The data of a path around a set of hexes, from corner to corner."""
    return "".join(straight(on_sheet(ring), closed=True) for ring in rings(mask))


def rings(mask: int) -> list[list[Point]]:
    return outlines(MAP.grid, mask)


# --- what the ground is drawn with ------------------------------------------------------------


@cache
def definitions() -> Markup:
    """Shapes, marks and patterns that are used more than once."""
    regions = geography().regions
    return join(
        *(region(name, rings) for name, rings in regions.items()),
        *(element("clipPath", use(name), id=f"{name}-only") for name in COUNTRIES),
        element("clipPath", use("sea"), use("zuiderzee"), id="water-only"),
        element("clipPath", neat_line(), id="sheet"),
        path(lines(geography().coasts), id="coasts"),
        path(lines(geography().borders), id="borders"),
        hill("long-hill", 13, -3),
        hill("low-hill", 8.5, -1.5),
        broadleaf(),
        fir(),
        built_up_pattern(),
        works_pattern(),
        occupied_pattern("german-held", "#4d5548"),
        occupied_pattern("allied-held", "#40649a"),
    )


def region(name: str, rings: list[Line]) -> Markup:
    return path("".join(straight(from_geography(ring), closed=True) for ring in rings), id=name)


def lines(many: Iterable[Line]) -> str:
    return "".join(smooth(from_geography(run_on(line))) for line in many)


def run_on(line: Line) -> Line:
    """A line that ends at the edge of the map goes on to the neat line."""
    return [*beyond_edge(line[0]), *line, *beyond_edge(line[-1])]


def beyond_edge(end: Point) -> Line:
    x, y = end
    across = (x > EAST) - (x < WEST)
    down = (y > SOUTH) - (y < NORTH)
    return [(x + across, y + down)] if across or down else []


def neat_line(**values: str | float) -> Markup:
    return rectangle((LEFT, TOP), RIGHT - LEFT, BOTTOM - TOP, **values)


def hill(id: str, length: float, bend: float) -> Markup:
    """A ridge in hachures, as the staff maps drew it: short strokes uphill, long ones downhill."""
    strokes = [hachure(step / 5, length, bend) for step in range(-5, 6)]
    return path(
        "".join(strokes), id=id, stroke="#8a6b41", stroke_width=0.95, stroke_linecap="round"
    )


def hachure(along: float, length: float, bend: float) -> str:
    """One stroke; `along` runs from -1 at one end of the ridge to 1 at the other."""
    x, y = along * length, bend * (1 - along**2)
    fall, rise = 6.5 - 3 * along**2, 3.4 - 1.8 * along**2
    below = straight([(x, y + 1), (x * 1.13, y + 1 + fall)])
    return below + straight([(x, y - 1), (x * 1.08, y - 1 - rise)])


def broadleaf() -> Markup:
    crown = circle((0, -1), 3.3)
    shade = path("M2.6 -3A3.3 3.3 0 0 1 -1.6 2", fill="none", stroke_width=1.5)
    return group(crown, shade, id="broadleaf", **FOLIAGE)


def fir() -> Markup:
    return group(path("M0 -5.6L3 1.6H-3ZM0 1.6V3.6"), id="fir", **FOLIAGE)


def built_up_pattern() -> Markup:
    """The streets and blocks of Paris."""
    blocks = ((0.8, 0.8, 5, 3.6), (7.2, 0.8, 4, 5.2), (0.8, 5.8, 3.4, 5.4), (5.6, 7.6, 5.6, 3.6))
    squares = (rectangle((x, y), w, h, fill="#8d4f3e") for x, y, w, h in blocks)
    return pattern("built-up", 12, *squares, patternTransform="rotate(24)")


def works_pattern() -> Markup:
    """The works of the Ruhr."""
    return pattern(
        "works",
        9,
        path("M0 0L9 9M9 0L0 9", stroke="#5d5a55", stroke_width=0.9, fill="none"),
        rectangle((3, 3), 3, 3, fill="#5d5a55"),
    )


def occupied_pattern(id: str, colour: str) -> Markup:
    stroke = path("M0 0V8", stroke=colour, stroke_width=2.2, opacity=0.42)
    return pattern(id, 8, stroke, patternTransform="rotate(45)")


def pattern(id: str, size: float, *children: Markup, **values: str) -> Markup:
    return element(
        "pattern",
        *children,
        id=id,
        width=size,
        height=size,
        patternUnits="userSpaceOnUse",
        **values,
    )


# --- the layers, from the bottom up -----------------------------------------------------------


@cache
def land_and_sea() -> Markup:
    return group(off_map_fringe(), plain_colours(), ribbons())


def off_map_fringe() -> Markup:
    """The colours run on to the neat line, paler where there is no hex."""
    spread = (use(name, fill=fill, stroke=fill) for name, fill in LAND.items())
    beyond = f"{straight(corners_of_sheet(), closed=True)}{rim(MAP.grid.all)}"
    return join(
        group(*spread, stroke_width=HEX * 1.3, stroke_linejoin="round"),
        path(beyond, fill=PAPER, fill_rule="evenodd", opacity=0.6),
    )


def corners_of_sheet() -> list[Point]:
    return [(LEFT, TOP), (RIGHT, TOP), (RIGHT, BOTTOM), (LEFT, BOTTOM)]


def plain_colours() -> Markup:
    return group(*(use(name, fill=fill) for name, fill in LAND.items()))


def ribbons() -> Markup:
    """A band of each country's colour along the inside of its borders."""
    colours = {f"{country}-only": colour for country, colour in RIBBON.items()}
    return cartography.ribbons("borders", 34, 15, colours)


@cache
def relief() -> Markup:
    return group(
        ground_of(MAP.rough, "#c9ad7c", 0.3),
        ground_of(MAP.ardennes, "#a9bd85", 0.5),
        group(*marks(("long-hill", "low-hill"), MAP.rough, HILLS, 24), opacity=0.7),
        group(*marks(("broadleaf", "broadleaf", "fir"), MAP.ardennes, TREES, 0)),
    )


def ground_of(mask: int, colour: str, opacity: float) -> Markup:
    """Terrain as a tinted area with soft edges."""
    data = shape(mask)
    edge = {"stroke": colour, "stroke_linejoin": "round"}
    return group(
        path(data, stroke_width=9, opacity=0.35, **edge),
        path(data),
        fill=colour,
        opacity=opacity,
    )


def marks(ids: Sequence[str], mask: int, places: Iterable[Point], turn: float) -> Iterator[Markup]:
    """Marks strewn over some hexes, never twice in the same way."""
    for hex, (place, (x, y)) in product(bits(mask), enumerate(places)):
        left, top = centre(hex)
        across, down = strewn(hex * 31 + place * 7), strewn(hex * 17 + place * 13)
        at = round(left + x + across * 5), round(top + y + down * 5)
        id = ids[(hex + place) % len(ids)]
        yield use(id, transform=moved(at, round(strewn(hex + place * 5) * turn)))


def strewn(seed: int) -> float:
    """A number from -1 to 1 that looks like chance and is always the same."""
    return seed * 7919 % 97 / 48 - 1


@cache
def hexes() -> Markup:
    """2.1 The grid, and in each hex its number."""
    sides = "".join(straight(on_sheet(MAP.grid.corners(hex)[2:])) for hex in bits(MAP.grid.all))
    return group(
        path(
            sides + rim(MAP.grid.all), fill="none", stroke="#5b4c35", stroke_width=0.9, opacity=0.34
        )
    )


@cache
def hex_numbers() -> Markup:
    numbers = (
        text(MAP.grid.number(hex), (round(x), round(y - 33))) for hex, (x, y) in all_centres()
    )
    return group(
        *numbers,
        font_family="sans-serif",
        font_size=7.5,
        fill="#6b5c46",
        text_anchor="middle",
        opacity=0.85,
    )


def all_centres() -> list[tuple[Hex, Point]]:
    return [(hex, centre(hex)) for hex in bits(MAP.grid.all)]


@cache
def borders() -> Markup:
    return use(
        "borders",
        fill="none",
        stroke=BORDER,
        stroke_width=2.4,
        stroke_dasharray="11 4 2 4",
        stroke_linejoin="round",
    )


@cache
def great_cities() -> Markup:
    """Paris and the Ruhr, three hexes each."""
    return group(
        path(shape(MAP.paris), fill="#e6c9b2", opacity=0.75),
        path(shape(MAP.paris), fill="url(#built-up)", stroke="#8d4f3e", stroke_width=2),
        path(shape(MAP.ruhr), fill="#cfc8ba", opacity=0.85),
        path(shape(MAP.ruhr), fill="url(#works)", stroke="#4d4a46", stroke_width=2),
    )


@cache
def gap() -> Markup:
    """10.8b The Sarreguemines Gap, closed to all."""
    x, y = centre(bits(MAP.gap)[0])
    cross = f"M{number(x - 15)} {number(y - 11)}l30 26m0 -26l-30 26"
    return group(
        path(shape(MAP.gap), fill=BORDER, fill_opacity=0.16, stroke=BORDER, stroke_width=1.6),
        path(cross, stroke=BORDER, stroke_width=2.2, stroke_linecap="round", opacity=0.7),
    )


def occupied(mask: int, id: str, colour: str) -> Markup:
    """3.1 Ground held by the other side, hatched; its line follows the hexsides closely."""
    if not mask:
        return Markup("")
    data = "".join(smooth(on_sheet(ring), closed=True) for ring in rings(mask))
    return path(data, fill=f"url(#{id})", stroke=colour, stroke_width=2.4, stroke_opacity=0.75)
