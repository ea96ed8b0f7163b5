"""2.1 The ground of the picture: land, relief, borders, and the hexes over them."""

from functools import cache

from sixweeks.board.drawing.names import read_names
from sixweeks.board.drawing.palette import BORDER, SEA
from sixweeks.board.drawing.sheets import Frame, HexSheet
from sixweeks.board.drawing.svg import Markup, group, join, number, path, rectangle
from sixweeks.board.drawing.terrain import (
    blocks,
    broadleaf,
    fir,
    hatching,
    hill,
    marks,
    pattern,
    soft_area,
)
from sixweeks.board.drawing.theatre import Theatre
from sixweeks.board.hexes import bits
from sixweeks.games.france_40.model.components import DATA, MAP

SHEET = HexSheet(MAP.grid, 80.0, Frame(-52.0, -58.0, 2092.0, 2275.0))
NAMES = read_names(DATA / "map_names.toml")
THEATRE = Theatre(
    sheet=SHEET,
    file=DATA / "geography.json",
    edges=(0.51, -0.28, 25.99, 27.99),
    land={
        "france": "#f3eddc",
        "germany": "#ebe8db",
        "belgium": "#f6eed2",
        "netherlands": "#f6ead6",
        "luxembourg": "#efe6e4",
        "switzerland": "#f5e6de",
        "sea": SEA,
        "zuiderzee": SEA,
    },
    ribbon={
        "france": "#7f9fc8",
        "germany": "#8b947c",
        "belgium": "#d9b53e",
        "netherlands": "#dd9850",
        "luxembourg": "#a986b0",
        "switzerland": "#d0746c",
    },
    river="#4c86a8",
    widths=NAMES.river_widths,
)
HILLS = ((-15, -9), (19, -4), (-24, 12), (5, 14), (26, 18), (-7, 29))
TREES = (
    *((-25, -13), (-9, -17), (9, -15), (26, -11), (-17, 0), (1, -3), (17, 3)),
    *((-28, 12), (-8, 13), (8, 15), (27, 14), (-15, 26), (2, 30), (16, 25)),
)
PARIS_BLOCKS = ((0.8, 0.8, 5, 3.6), (7.2, 0.8, 4, 5.2), (0.8, 5.8, 3.4, 5.4), (5.6, 7.6, 5.6, 3.6))
HELD = {"german-held": "#4d5548", "allied-held": "#40649a"}


@cache
def definitions() -> Markup:
    """Shapes, marks and patterns that are used more than once."""
    held = {"size": 8, "width": 2.2, "opacity": 0.42, "turn": 45}
    return join(
        THEATRE.definitions(),
        hill("long-hill", 13, -3),
        hill("low-hill", 8.5, -1.5),
        broadleaf("broadleaf"),
        fir("fir"),
        pattern("built-up", 12, *blocks(PARIS_BLOCKS, fill="#8d4f3e"), turn=24),
        works_pattern(),
        *(hatching(id, colour, **held) for id, colour in HELD.items()),
    )


def works_pattern() -> Markup:
    """The works of the Ruhr."""
    cross = path("M0 0L9 9M9 0L0 9", stroke="#5d5a55", stroke_width=0.9, fill="none")
    return pattern("works", 9, cross, rectangle((3, 3), 3, 3, fill="#5d5a55"))


# --- the layers -------------------------------------------------------------------------------


@cache
def relief() -> Markup:
    hills = marks(SHEET, ("long-hill", "low-hill"), MAP.rough, HILLS, 24)
    return group(
        soft_area(SHEET.shape(MAP.rough), "#c9ad7c", 0.3),
        soft_area(SHEET.shape(MAP.ardennes), "#a9bd85", 0.5),
        group(*hills, opacity=0.7),
        group(*marks(SHEET, ("broadleaf", "broadleaf", "fir"), MAP.ardennes, TREES, 0)),
    )


@cache
def hexes() -> Markup:
    """2.1 The grid."""
    return SHEET.grid_lines(fill="none", stroke="#5b4c35", stroke_width=0.9, opacity=0.34)


@cache
def hex_numbers() -> Markup:
    return SHEET.numbers(33, font_size=7.5, fill="#6b5c46", opacity=0.85)


@cache
def great_cities() -> Markup:
    """Paris and the Ruhr, three hexes each."""
    paris, ruhr = SHEET.shape(MAP.paris), SHEET.shape(MAP.ruhr)
    return group(
        path(paris, fill="#e6c9b2", opacity=0.75),
        path(paris, fill="url(#built-up)", stroke="#8d4f3e", stroke_width=2),
        path(ruhr, fill="#cfc8ba", opacity=0.85),
        path(ruhr, fill="url(#works)", stroke="#4d4a46", stroke_width=2),
    )


@cache
def gap() -> Markup:
    """10.8b The Sarreguemines Gap, closed to all."""
    x, y = SHEET.centre(bits(MAP.gap)[0])
    cross = f"M{number(x - 15)} {number(y - 11)}l30 26m0 -26l-30 26"
    shape = SHEET.shape(MAP.gap)
    return group(
        path(shape, fill=BORDER, fill_opacity=0.16, stroke=BORDER, stroke_width=1.6),
        path(cross, stroke=BORDER, stroke_width=2.2, stroke_linecap="round", opacity=0.7),
    )


def occupied(mask: int, id: str) -> Markup:
    """3.1 Ground held by the other side, hatched; its line follows the hexsides closely."""
    if not mask:
        return Markup("")
    data, line = SHEET.close_shape(mask), HELD[id]
    return path(data, fill=f"url(#{id})", stroke=line, stroke_width=2.4, stroke_opacity=0.75)
