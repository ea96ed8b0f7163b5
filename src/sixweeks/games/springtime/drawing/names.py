"""The names on the map: identifiers, areas, towns, rivers, countries, landscapes and seas."""

from functools import cache

from msgspec import Struct, convert

from sixweeks.board.drawing import names as lettering
from sixweeks.board.drawing.courses import Stretch, along_course
from sixweeks.board.drawing.lettering import haloed, rim
from sixweeks.board.drawing.palette import INK, PAPER, PORT
from sixweeks.board.drawing.svg import (
    Line,
    Markup,
    Point,
    circle,
    group,
    join,
    moved,
    path,
    rectangle,
    text,
    use,
)
from sixweeks.board.loading import read_toml
from sixweeks.games.springtime.drawing.ground import (
    SCALE,
    Town,
    geography,
    on_sheet,
    spot,
)
from sixweeks.games.springtime.drawing.looks import LOOKS
from sixweeks.games.springtime.model.components import DATA, MAP, SCENARIOS, Area

AXIS_AT_START = frozenset(MAP.graph.names(SCENARIOS["campaign"].control))
RADIUS = 21.0
TOWN_SIZES = {1: 24.0, 2: 19.0, 3: 15.5, 4: 13.5}
LAST_LINE = {1: 5.6, 2: 4.6, 3: 3.4, 4: 2.4}


class Words(Struct, frozen=True, array_like=True):
    """A name at a point of the sheet in kilometres, turned in degrees."""

    name: str
    at: Point
    size: float
    turn: float = 0
    spacing: float = 0


class MapNames(Struct, frozen=True):
    """map_names.toml."""

    rivers: tuple[Stretch, ...]
    nations: tuple[Words, ...]
    landscapes: tuple[Words, ...]
    seas: tuple[Words, ...]
    ports: dict[str, Point]


NAMES = convert(read_toml(DATA / "map_names.toml"), MapNames)


# --- identifiers ------------------------------------------------------------------------------


@cache
def identifiers() -> Markup:
    """3.1.1a In each Area a disc in its country's colour: the number above, the TEM inside."""
    return group(*(identifier(area) for area in MAP.areas), **BOLD)


def identifier(area: Area) -> Markup:
    """4.4.2b A black number is under Axis control at the start, a white one under Allied."""
    print_colour = INK if area.name in AXIS_AT_START else "#ffffff"
    at = spot(geography().identifiers[area.name])
    return group(disc(area.name, area.tem, area.country, print_colour), transform=moved(at))


def disc(name: str, tem: int, country: str, print_colour: str) -> Markup:
    return group(
        circle((0, 0), RADIUS, fill=LOOKS.identifiers[country], stroke=PAPER, stroke_width=3),
        circle((0, 0), RADIUS - 0.6, fill="none", stroke=INK, stroke_width=1.4),
        circle((0, 4.5), 13, fill=PAPER, stroke=INK, stroke_width=0.8),
        text(f"+{tem}", (0, 10), font_size=16, fill=INK),
        rectangle((-15, -33), 30, 20, rx=9, fill=LOOKS.identifiers[country], stroke=INK),
        text(name, (0, -17.6), font_size=16, fill=print_colour, **on_colour(print_colour)),
    )


def on_colour(print_colour: str) -> dict[str, str | float]:
    """White figures have a dark rim: some countries are light."""
    return {} if print_colour == INK else rim(INK, 2.2)


BOLD: dict[str, str] = {
    "font_family": "sans-serif",
    "font_weight": "bold",
    "text_anchor": "middle",
}


@cache
def area_names() -> Markup:
    """The names of the Areas, under their identifiers."""
    return group(
        *(area_name(area) for area in MAP.areas),
        font_size=15.5,
        letter_spacing=1,
        font_style="italic",
        font_weight="bold",
        **haloed(PAPER, "#5b4526", 3.6),
    )


def area_name(area: Area) -> Markup:
    x, y = spot(geography().identifiers[area.name])
    words = in_lines(area.title)
    return group(*(text(line, (x, y + 38 + 15 * n)) for n, line in enumerate(words)))


def in_lines(title: str) -> list[str]:
    """A long name is broken at its hyphens."""
    parts = title.split("-")
    if len(title) < 15:
        return [title.replace("-", "–")]
    return [f"{part}–" for part in parts[:-1]] + [parts[-1]]


# --- towns ------------------------------------------------------------------------------------


@cache
def definitions() -> Markup:
    return join(anchor())


def anchor() -> Markup:
    return group(
        circle((0, 0), 14, fill=PAPER, stroke=PORT, stroke_width=1.6),
        path(
            "M0 -3.5V8M-4 -1H4M-7 2.4C-6.4 6.6 -3 8 0 8C3 8 6.4 6.6 7 2.4",
            fill="none",
            stroke=PORT,
            stroke_width=1.9,
            stroke_linecap="round",
        ),
        circle((0, -6), 2.3, fill="none", stroke=PORT, stroke_width=1.7),
        id="anchor",
    )


@cache
def ports() -> Markup:
    """3.1.3a An anchor by the shore: the BEF may be taken off here."""
    return group(*(use("anchor", at) for at in port_places()))


def port_places() -> list[Point]:
    return [spot(at) for at in NAMES.ports.values()]


@cache
def towns() -> Markup:
    found = geography().towns
    return join(
        group(*map(town_mark, found), stroke=INK, stroke_width=1.1, fill="#b4543c"),
        group(*map(town_name, found), **haloed(PAPER, INK, 3)),
    )


def town_mark(town: Town) -> Markup:
    """A ring with a dot for a capital, a square for a great town, dots for the others."""
    x, y = spot(town.at)
    size = LAST_LINE[town.size]
    if town.size == 1:
        return group(circle((x, y), 6.4, fill=PAPER), circle((x, y), 3))
    if town.size == 2:
        return rectangle((x - size, y - size), 2 * size, 2 * size)
    fill = PAPER if town.size == 4 else None
    return circle((x, y), size, fill=fill)


def town_name(town: Town) -> Markup:
    x, y = spot(town.at)
    size = TOWN_SIZES[town.size]
    off = LAST_LINE[town.size] + 4
    places = {
        "right": (x + off, y + size * 0.33, "start"),
        "left": (x - off, y + size * 0.33, "end"),
        "above": (x, y - off, None),
        "below": (x, y + off + size * 0.7, None),
    }
    left, top, anchored = places[town.side]
    return text(
        town.name,
        (left, top),
        text_anchor=anchored,
        font_size=size,
        font_weight="bold" if town.size < 3 else None,
    )


# --- rivers -----------------------------------------------------------------------------------


@cache
def river_names() -> Markup:
    return lettering.river_names(map(river_name, NAMES.rivers), 2.6)


def river_name(stretch: Stretch) -> Markup:
    """The name runs with the river's general course, beside it."""
    course = on_sheet(longest(geography().rivers[stretch.name]))
    name = stretch.name.removeprefix("Upper ")
    return along_course(name, course, along=stretch.along, off=stretch.off, half=40)


def longest(courses: list[Line]) -> Line:
    return max(courses, key=len)


# --- countries, landscapes and seas -----------------------------------------------------------


@cache
def wide_names() -> Markup:
    look = lettering.landscape("#6b5429", "#ece7d8")
    return lettering.lettered(
        group(*map(wide_name, NAMES.nations), opacity=0.42, **lettering.NATION),
        group(*map(wide_name, NAMES.landscapes), opacity=0.85, **look),
        group(*map(wide_name, NAMES.seas), **lettering.WATERS),
    )


def wide_name(words: Words) -> Markup:
    x, y = words.at
    at = x * SCALE, y * SCALE
    return lettering.wide_name(words.name, at, words.size, words.turn, words.spacing)
