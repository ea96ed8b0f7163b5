"""The names on the map: identifiers, areas, towns, rivers, countries, landscapes and seas."""

from functools import cache, partial
from typing import NamedTuple

from sixweeks.board.drawing.lettering import SERIF, along_course, haloed
from sixweeks.board.drawing.svg import (
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
from sixweeks.games.springtime.components import MAP, SCENARIOS, Area
from sixweeks.games.springtime.drawing.ground import (
    INK,
    PAPER,
    SCALE,
    Line,
    Town,
    geography,
    on_sheet,
    spot,
)

# 3.1.1b The colours of the identifiers.
COLOURS = {
    "germany": "#8f9189",
    "france": "#4f78b4",
    "belgium": "#e2bb34",
    "netherlands": "#e28a35",
    "italy": "#8fbd68",
}
AXIS_AT_START = frozenset(MAP.graph.names(SCENARIOS["campaign"].control))
lettering = partial(haloed, PAPER)
RADIUS = 21.0
TOWN_SIZES = {1: 24.0, 2: 19.0, 3: 15.5, 4: 13.5}
LAST_LINE = {1: 5.6, 2: 4.6, 3: 3.4, 4: 2.4}


class Stretch(NamedTuple):
    """Where a river's name stands: how far along its course, and off it to one side."""

    river: str
    along: float
    off: float = -7


class Words(NamedTuple):
    """A name at a point of the sheet in kilometres, turned in degrees."""

    name: str
    at: Point
    size: float
    turn: float = 0
    spacing: float = 0


STRETCHES = (
    Stretch("Rhine", 0.13),
    Stretch("Rhine", 0.3),
    Stretch("Rhine", 0.45),
    Stretch("Meuse", 0.15),
    Stretch("Meuse", 0.83),
    Stretch("IJssel", 0.5),
    Stretch("Ems", 0.55),
    Stretch("Weser", 0.7),
    Stretch("Moselle", 0.25),
    Stretch("Moselle", 0.8, -9),
    Stretch("Main", 0.8),
    Stretch("Scheldt", 0.7),
    Stretch("Albert Canal", 0.45),
    Stretch("Lys", 0.8),
    Stretch("Somme", 0.4, -10),
    Stretch("Oise", 0.2),
    Stretch("Aisne", 0.62, -10),
    Stretch("Marne", 0.5, -10),
    Stretch("Marne", 0.15, -8),
    Stretch("Seine", 0.25),
    Stretch("Seine", 0.85, -16),
    Stretch("Yonne", 0.5),
    Stretch("Aube", 0.5),
    Stretch("Loire", 0.2),
    Stretch("Loire", 0.75),
    Stretch("Allier", 0.8),
    Stretch("Cher", 0.5),
    Stretch("Vienne", 0.5),
    Stretch("Upper Saône", 0.6, -10),
    Stretch("Saône", 0.6),
    Stretch("Doubs", 0.6),
    Stretch("Rhône", 0.4),
    Stretch("Sambre", 0.5, -10),
    Stretch("Ourthe", 0.2),
    Stretch("Semois", 0.5),
    Stretch("Saar", 0.55),
    Stretch("Meurthe", 0.4),
    Stretch("Eure", 0.5),
    Stretch("Neckar", 0.6),
    Stretch("Po", 0.3),
    Stretch("Grebbe Line", 0.35, -10),
)
NATIONS = (
    Words("FRANCE", (440, 645), 54, 0, 46),
    Words("GERMANY", (795, 285), 40, 0, 22),
    Words("BELGIUM", (552, 326), 24, 0, 12),
    Words("NETHERLANDS", (697, 94), 20, 0, 4),
    Words("SWITZERLAND", (790, 815), 24, 0, 8),
    Words("GREAT BRITAIN", (150, 255), 26, 0, 12),
)
LANDSCAPES = (
    Words("Ardennes", (655, 418), 19, -18, 5),
    Words("Eifel", (725, 395), 16, 0, 4),
    Words("Hunsrück", (760, 465), 15, -32, 2),
    Words("Westerwald", (815, 385), 15, -20, 2),
    Words("Sauerland", (830, 335), 15, 0, 2),
    Words("Palatinate", (800, 500), 14, 0, 1),
    Words("Vosges", (742, 640), 16, -62, 4),
    Words("Black Forest", (828, 668), 16, -70, 3),
    Words("Jura", (690, 812), 17, -45, 8),
    Words("Morvan", (525, 735), 15, 0, 3),
    Words("Argonne", (598, 525), 13, -68, 1),
    Words("Plateau of Langres", (590, 672), 13, -20, 1),
    Words("Massif Central", (475, 930), 17, -40, 4),
    Words("Alps", (735, 905), 20, -60, 10),
    Words("Perche", (275, 590), 14, 0, 2),
    Words("Champagne", (560, 585), 15, -20, 3),
)
LANDSCAPE: dict[str, str | float] = {
    "fill": "#6b5429",
    "font_style": "italic",
    "stroke": "#ece7d8",
    "stroke_width": 3.4,
    "stroke_linejoin": "round",
    "stroke_opacity": 0.85,
    "paint_order": "stroke",
    "opacity": 0.85,
}
SEAS = (
    Words("NORTH SEA", (428, 240), 30, 0, 12),
    Words("THE CHANNEL", (215, 430), 30, -12, 12),
    Words("Zuiderzee", (636, 138), 16, -50, 1),
    Words("Bay of Biscay", (35, 850), 20, 0, 4),
)


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
        circle((0, 0), RADIUS, fill=COLOURS[country], stroke=PAPER, stroke_width=3),
        circle((0, 0), RADIUS - 0.6, fill="none", stroke=INK, stroke_width=1.4),
        circle((0, 4.5), 13, fill=PAPER, stroke=INK, stroke_width=0.8),
        text(f"+{tem}", (0, 10), font_size=16, fill=INK),
        rectangle((-15, -33), 30, 20, rx=9, fill=COLOURS[country], stroke=INK),
        text(name, (0, -17.6), font_size=16, fill=print_colour),
    )


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
        **lettering("#5b4526", 3.6),
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
        circle((0, 0), 14, fill=PAPER, stroke="#2f5d78", stroke_width=1.6),
        path(
            "M0 -3.5V8M-4 -1H4M-7 2.4C-6.4 6.6 -3 8 0 8C3 8 6.4 6.6 7 2.4",
            fill="none",
            stroke="#2f5d78",
            stroke_width=1.9,
            stroke_linecap="round",
        ),
        circle((0, -6), 2.3, fill="none", stroke="#2f5d78", stroke_width=1.7),
        id="anchor",
    )


@cache
def ports() -> Markup:
    """3.1.3a An anchor by the shore: the BEF may be taken off here."""
    return group(*(use("anchor", at) for at in port_places()))


def port_places() -> list[Point]:
    return [spot(at) for at in PORT_PLACES.values()]


PORT_PLACES = {"15": (388.0, 322.0), "26": (325.0, 442.0), "27": (205.0, 492.0)}


@cache
def towns() -> Markup:
    found = geography().towns
    return join(
        group(*map(town_mark, found), stroke=INK, stroke_width=1.1, fill="#b4543c"),
        group(*map(town_name, found), **lettering(INK, 3)),
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
    return group(
        *map(river_name, STRETCHES),
        font_size=14,
        font_style="italic",
        letter_spacing=1,
        **lettering("#2c6284", 2.6),
    )


def river_name(stretch: Stretch) -> Markup:
    """The name runs with the river's general course, beside it."""
    course = on_sheet(longest(geography().rivers[stretch.river]))
    name = stretch.river.removeprefix("Upper ")
    return along_course(name, course, along=stretch.along, off=stretch.off, half=40)


def longest(courses: list[Line]) -> Line:
    return max(courses, key=len)


# --- countries, landscapes and seas -----------------------------------------------------------


@cache
def wide_names() -> Markup:
    return group(
        group(*map(wide_name, NATIONS), fill="#8a6f52", opacity=0.42, font_weight="bold"),
        group(*map(wide_name, LANDSCAPES), **LANDSCAPE),
        group(*map(wide_name, SEAS), fill="#4d7688", font_style="italic"),
        font_family=SERIF,
        text_anchor="middle",
    )


def wide_name(words: Words) -> Markup:
    x, y = words.at
    return text(
        words.name,
        (0, 0),
        transform=moved((x * SCALE, y * SCALE), words.turn),
        letter_spacing=words.spacing or None,
        font_size=words.size,
        fill=None,
    )
