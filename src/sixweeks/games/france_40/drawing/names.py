"""The names on the map: towns, rivers, countries, landscapes and seas."""

from collections.abc import Iterable
from functools import cache, partial
from typing import NamedTuple

from sixweeks.board.drawing.lettering import SERIF, along_course, haloed
from sixweeks.board.drawing.svg import (
    Markup,
    Point,
    Values,
    circle,
    group,
    join,
    moved,
    path,
    rectangle,
    text,
    use,
)
from sixweeks.board.hexes import Hex, bits
from sixweeks.games.france_40.components import MAP, PORTS
from sixweeks.games.france_40.drawing.ground import (
    BORDER,
    HEX,
    INK,
    PAPER,
    centre,
    from_geography,
)
from sixweeks.games.france_40.drawing.waters import rivers

LARGE = frozenset(
    (
        *("Amsterdam", "Antwerp", "Brussels", "Cologne", "Düsseldorf", "Frankfurt", "Le Havre"),
        *("Lille", "Lyon", "Munich", "Rotterdam", "Strasbourg", "Stuttgart", "The Hague", "Zürich"),
    )
)
BLOCKS = ((-5, -4, 4.4, 3.4), (0.4, -4.6, 5, 3.8), (-5.4, 0.4, 3.6, 4), (-0.6, 0.2, 4.8, 3.8))
SUBURBS = (
    *((6.4, -3, 3.4, 3), (5.4, 1.4, 3.4, 3.8), (-10, -2.4, 3.6, 3.4), (-3, -8.8, 4.2, 3.2)),
    *((-2.6, 5.4, 4.4, 3.2), (-9.6, 2.4, 3, 3), (3, -8, 3.4, 2.6)),
)
lettering = partial(haloed, PAPER)


class Stretch(NamedTuple):
    """Where a river's name stands: how far along its course, and off it to one side."""

    river: str
    along: float
    off: float = -8


class Place(NamedTuple):
    """A name by its hex, shifted in hexes, turned in degrees."""

    name: str
    hex: str
    right: float = 0
    down: float = 0
    turn: float = 0
    spacing: float = 0
    size: float = 0


STRETCHES = (
    Stretch("Rhine", 0.32),
    Stretch("Rhine", 0.56),
    Stretch("Rhine", 0.92),
    Stretch("Waal", 0.55),
    Stretch("IJssel", 0.5),
    Stretch("Meuse", 0.2),
    Stretch("Meuse", 0.45),
    Stretch("Meuse", 0.72),
    Stretch("Albert Canal", 0.45),
    Stretch("Scheldt", 0.45),
    Stretch("Lys-Aa", 0.55),
    Stretch("Sambre", 0.35, -11),
    Stretch("Oise", 0.19, -12),
    Stretch("Aisne", 0.5),
    Stretch("Marne", 0.3),
    Stretch("Marne", 0.72),
    Stretch("Seine", 0.25),
    Stretch("Seine", 0.72),
    Stretch("Yonne", 0.5),
    Stretch("Loire", 0.25),
    Stretch("Loire", 0.7),
    Stretch("Somme", 0.4),
    Stretch("Moselle", 0.3),
    Stretch("Moselle", 0.75),
    Stretch("Saar", 0.5),
    Stretch("Neckar", 0.5),
    Stretch("Main", 0.6),
    Stretch("Danube", 0.35),
    Stretch("Danube", 0.75),
    Stretch("Saône", 0.3),
    Stretch("Saône", 0.75, -14),
    Stretch("Doubs", 0.7, -11),
    Stretch("Rhône", 0.55, -14),
    Stretch("Aare", 0.22),
)
NATIONS = (
    Place("FRANCE", "2523", 0, 0.1, 0, 60, 46),
    Place("GERMANY", "1941", 0.2, 0.1, 0, 26, 34),
    Place("BELGIUM", "3432", 0, 0, 0, 22, 26),
    Place("NETHERLANDS", "3942", 0, 0.1, 0, 10, 23),
    Place("SWITZERLAND", "1133", -0.2, 0.1, 0, 7, 21),
)
LANDSCAPES = (
    Place("Ardennes", "2933", 0, 0.1, 0, 8, 17),
    Place("Eifel", "2836", 0.1, 0.1, 0, 6),
    Place("Hunsrück", "2536", 0, 0, 0, 3),
    Place("Westerwald", "2840", 0, 0, 0, 2),
    Place("Sauerland", "3042", 0, 0, 0, 3),
    Place("Taunus", "2539", 0, 0, 0, 2),
    Place("Odenwald", "2140", 0, 0, 0, 2),
    Place("Palatinate", "2136", 0.25, 0.05, 0, 0.5),
    Place("Vosges", "1831", 0, 0, -60, 5),
    Place("Black Forest", "1635", 0, 0, -60, 2),
    Place("Swabian Jura", "1538", 0.5, 0, 0, 2),
    Place("Jura", "1327", 0, 0, 0, 8),
    Place("Morvan", "1922", 0, 0, 0, 3),
    Place("Plateau of Langres", "1925", 0, 0, 0, 1),
    Place("Argonne", "2629", 0, 0, 0, 1),
)
SEAS = (
    Place("NORTH SEA", "4132", 0, 0, 0, 16, 30),
    Place("THE CHANNEL", "3921", 0, 0, 0, 8, 22),
    Place("Zuiderzee", "4038", 0.5, 0, 0, 1, 13),
    Place("Lake Constance", "1238", 0.3, 0.24, 0, 0.5, 12),
)
LANDSCAPE: Values = {
    "fill": "#54421f",
    "font_style": "italic",
    "stroke": "#e6dcc3",
    "stroke_width": 3.4,
    "stroke_linejoin": "round",
    "stroke_opacity": 0.85,
    "paint_order": "stroke",
}
# Where things happened; of no effect on play.
SITES = (
    ("Sedan", 12.55, 11.72),
    ("Dinant", 13.98, 9.6),
    ("Abbeville", 6.3, 4.75),
    ("Ypres", 10.6, 4.29),
    ("Cambrai", 9.68, 7.2),
    ("Laon", 9.03, 10.1),
    ("Breda", 16.7, 4.5),
    ("Eindhoven", 18.03, 6.18),
    ("Nijmegen", 19.87, 5.2),
    ("Compiègne", 6.6, 9.15),
    ("Soissons", 7.86, 10.05),
)


# --- towns ------------------------------------------------------------------------------------


@cache
def town_marks() -> Markup:
    """Blocks of houses in every city hex, more of them in the great ones; an anchor at a port."""
    towns = bits(MAP.cities & ~MAP.paris & ~MAP.ruhr)
    return group(
        *(use(mark_of(hex), town_place(hex)) for hex in towns),
        *(use("anchor", beside(town_place(hex), 19, 0)) for hex in bits(PORTS)),
    )


def mark_of(hex: Hex) -> str:
    return "large-town" if MAP.names[hex] in LARGE else "town"


def town_place(hex: Hex) -> Point:
    x, y = centre(hex)
    return round(x), round(y + 16)


def beside(point: Point, right: float, down: float) -> Point:
    return point[0] + right, point[1] + down


@cache
def definitions() -> Markup:
    return join(town("town", BLOCKS), town("large-town", (*BLOCKS, *SUBURBS)), anchor())


def town(id: str, blocks: Iterable[tuple[float, float, float, float]]) -> Markup:
    houses = (rectangle((x, y), width, height) for x, y, width, height in blocks)
    return group(*houses, id=id, fill="#7c3f31", transform="rotate(-12) scale(1.35)")


def anchor() -> Markup:
    return group(
        circle((0, -5), 1.7),
        path("M0 -3.3V6M-3 -1.2H3M-5 2C-4.6 5 -2 6 0 6C2 6 4.6 5 5 2"),
        id="anchor",
        fill="none",
        stroke="#2f5d78",
        stroke_width=1.4,
        stroke_linecap="round",
    )


@cache
def town_names() -> Markup:
    towns = bits(MAP.cities & ~MAP.paris & ~MAP.ruhr)
    large = [hex for hex in towns if MAP.names[hex] in LARGE]
    small = [hex for hex in towns if MAP.names[hex] not in LARGE]
    return group(
        group(*map(town_name, small), font_size=15),
        group(*map(town_name, large), font_size=17, font_weight="bold"),
        *great_names(),
        **lettering(INK, 3.4),
    )


def town_name(hex: Hex) -> Markup:
    return text(MAP.names[hex], beside(town_place(hex), 0, 24))


def great_names() -> list[Markup]:
    """Paris and the Ruhr, each named once over its three hexes."""
    return [
        text(name.upper(), middle(mask), font_size=25, font_weight="bold", letter_spacing=3)
        for name, mask in (("Paris", MAP.paris), ("Ruhr", MAP.ruhr))
    ]


def middle(mask: int) -> Point:
    centres = [centre(hex) for hex in bits(mask)]
    x, y = (sum(axis) / len(centres) for axis in zip(*centres, strict=True))
    return round(x), round(y - 4)


@cache
def sites() -> Markup:
    places = [(name, from_geography([(x, y)])[0]) for name, x, y in SITES]
    return group(
        *(circle(at, 2.1, stroke_width=0, fill="#4a3f33") for _, at in places),
        *(text(name, beside(at, 4.5, 3.5), text_anchor="start") for name, at in places),
        font_size=12.5,
        font_style="italic",
        **lettering("#4a3f33", 2.6),
    )


# --- rivers -----------------------------------------------------------------------------------


@cache
def river_names() -> Markup:
    return group(
        *map(river_name, STRETCHES),
        font_size=14,
        font_style="italic",
        letter_spacing=1,
        **lettering("#2c6284", 3),
    )


def river_name(stretch: Stretch) -> Markup:
    """The name runs with the river's general course, beside it."""
    course = from_geography(rivers()[stretch.river][0])
    return along_course(stretch.river, course, along=stretch.along, off=stretch.off, half=50)


# --- countries, landscapes and seas -----------------------------------------------------------


@cache
def wide_names() -> Markup:
    return group(
        group(*map(place_name, NATIONS), fill="#8a6f52", opacity=0.5, font_weight="bold"),
        group(*map(place_name, LANDSCAPES), font_size=16, **LANDSCAPE),
        group(*map(place_name, SEAS), fill="#4d7688", font_style="italic"),
        font_family=SERIF,
        text_anchor="middle",
    )


def place_name(place: Place) -> Markup:
    x, y = centre(MAP.grid.hex(place.hex))
    at = (x + place.right * HEX, y + place.down * HEX)
    return text(
        place.name,
        (0, 0),
        transform=moved(at, place.turn),
        letter_spacing=place.spacing or None,
        font_size=place.size or None,
    )


@cache
def gap_name() -> Markup:
    x, y = centre(bits(MAP.gap)[0])
    return text("Gap", (x, y + 32), font_size=14, font_style="italic", **lettering(BORDER, 3))
