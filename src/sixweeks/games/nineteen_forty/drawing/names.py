"""The names on the map: towns, rivers, countries, landscapes and seas."""

from functools import cache

from sixweeks.board.drawing import names as lettering
from sixweeks.board.drawing.courses import stretch_names
from sixweeks.board.drawing.lettering import haloed
from sixweeks.board.drawing.names import CENTRE, SUBURBS, anchor, town
from sixweeks.board.drawing.palette import INK, PAPER
from sixweeks.board.drawing.svg import Markup, Point, group, join, text, use
from sixweeks.board.hexes import Hex, bits
from sixweeks.games.nineteen_forty.drawing.ground import NAMES, SHEET, THEATRE
from sixweeks.games.nineteen_forty.model.components import PARIS, PORTS, RUHR
from sixweeks.games.nineteen_forty.model.map import MAP

TOWNS = bits(MAP.cities & ~PARIS & ~RUHR)


@cache
def definitions() -> Markup:
    return join(town("town", *CENTRE), town("large-town", *CENTRE, *SUBURBS), anchor("anchor"))


@cache
def town_marks() -> Markup:
    """Blocks of houses in every city hex, more of them in major ones; an anchor at a port."""
    return group(
        *(use("large-town" if is_major(hex) else "town", town_place(hex)) for hex in TOWNS),
        *(use("anchor", beside(town_place(hex), 19, 0)) for hex in bits(PORTS)),
    )


def is_major(hex: Hex) -> bool:
    return bool(MAP.major_cities >> hex & 1)


def town_place(hex: Hex) -> Point:
    x, y = SHEET.centre(hex)
    return round(x), round(y + 12)


def beside(point: Point, right: float, down: float) -> Point:
    return point[0] + right, point[1] + down


@cache
def town_names() -> Markup:
    small, large = ([hex for hex in TOWNS if is_major(hex) == size] for size in (False, True))
    return group(
        group(*map(town_name, small), font_size=15),
        group(*map(town_name, large), font_size=17, font_weight="bold"),
        *great_names(),
        **haloed(PAPER, INK, 3.4),
    )


def town_name(hex: Hex) -> Markup:
    return text(MAP.names[hex], beside(town_place(hex), 0, 23))


def great_names() -> list[Markup]:
    """Paris and the Ruhr, each named once over its three hexes."""
    return [
        text(
            MAP.names[bits(mask)[0]].upper(),
            middle(mask),
            font_size=25,
            font_weight="bold",
            letter_spacing=3,
        )
        for mask in (PARIS, RUHR)
    ]


def middle(mask: int) -> Point:
    centres = [SHEET.centre(hex) for hex in bits(mask)]
    x, y = (sum(axis) / len(centres) for axis in zip(*centres, strict=True))
    return round(x), round(y + 6)


@cache
def sites() -> Markup:
    return lettering.sites((name, THEATRE.on_sheet([(x, y)])[0]) for name, x, y in NAMES.sites)


@cache
def river_names() -> Markup:
    return lettering.river_names(stretch_names(NAMES.rivers, THEATRE.course, 50), 3)


@cache
def wide_names() -> Markup:
    return lettering.wide_names(SHEET, NAMES)
