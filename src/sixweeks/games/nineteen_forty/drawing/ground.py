"""1.a The ground of the picture: land, relief, great cities, and the hexes over them."""

from functools import cache

from sixweeks.board.drawing.names import read_names
from sixweeks.board.drawing.palette import SEA
from sixweeks.board.drawing.sheets import HexSheet, frame_around
from sixweeks.board.drawing.svg import Markup, group, join, path, rectangle
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
from sixweeks.games.nineteen_forty.model.components import PARIS, RUHR
from sixweeks.games.nineteen_forty.model.map import DATA, GRID, MAP

HEX = 80.0
SHEET = HexSheet(GRID, HEX, frame_around(GRID, HEX, 12))
NAMES = read_names(DATA / "map_names.toml")
RIVER, MAJOR, MINOR = "#4c86a8", 8.5, 3.4
MAJOR_RIVERS = ("Rhine", "Upper Rhine", "Waal", "Maas")
THEATRE = Theatre(
    sheet=SHEET,
    file=DATA / "geography.json",
    edges=(0.01, -0.28, 20.99, 27.12),
    land={
        "france": "#f3eddc",
        "germany": "#ebe8db",
        "belgium": "#f6eed2",
        "netherlands": "#f6ead6",
        "luxembourg": "#efe6e4",
        "switzerland": "#f5e6de",
        "sea": SEA,
        "lake": SEA,
    },
    ribbon={
        "france": "#7f9fc8",
        "germany": "#8b947c",
        "belgium": "#d9b53e",
        "netherlands": "#dd9850",
        "luxembourg": "#a986b0",
        "switzerland": "#d0746c",
    },
    river=RIVER,
    widths=dict.fromkeys(MAJOR_RIVERS, MAJOR),
    brook=MINOR,
)
HILLS = ((-15, -9), (19, -4), (-24, 12), (5, 14), (26, 18), (-7, 29))
PEAKS = ((-16, -10), (14, -12), (-2, 8), (22, 16), (-24, 18))
TREES = (
    *((-25, -13), (-9, -17), (9, -15), (26, -11), (-17, 0), (1, -3), (17, 3)),
    *((-28, 12), (-8, 13), (8, 15), (27, 14), (-15, 26), (2, 30), (16, 25)),
)
PARIS_BLOCKS = ((0.8, 0.8, 5, 3.6), (7.2, 0.8, 4, 5.2), (0.8, 5.8, 3.4, 5.4), (5.6, 7.6, 5.6, 3.6))
HELD = {"german-held": "#4d5548", "allied-held": "#40649a"}
WASHES = {"rough": ("#c9ad7c", 0.3), "mountain": ("#a98a68", 0.5), "forest": ("#a9bd85", 0.5)}


@cache
def definitions() -> Markup:
    """Shapes, marks and patterns that are used more than once."""
    held = {"size": 8, "width": 2.2, "opacity": 0.42, "turn": 45}
    return join(
        THEATRE.definitions(),
        hill("long-hill", 13, -3),
        hill("low-hill", 8.5, -1.5),
        hill("peak", 11, -7, 7, 1.7),
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
    kinds = MAP.terrain
    return group(
        *(soft_area(SHEET.shape(kinds[kind]), *wash) for kind, wash in WASHES.items()),
        group(*marks(SHEET, ("long-hill", "low-hill"), kinds["rough"], HILLS, 24), opacity=0.7),
        group(*marks(SHEET, ("peak", "peak"), kinds["mountain"], PEAKS, 8), opacity=0.9),
        group(*marks(SHEET, ("broadleaf", "broadleaf", "fir"), kinds["forest"], TREES, 0)),
    )


@cache
def hexes() -> Markup:
    """1.a The grid."""
    return SHEET.grid_lines(fill="none", stroke="#5b4c35", stroke_width=0.9, opacity=0.34)


@cache
def hex_numbers() -> Markup:
    return SHEET.numbers(33, font_size=7.5, fill="#6b5c46", opacity=0.85)


@cache
def great_cities() -> Markup:
    """19.f, 19.i Paris and the Ruhr, three hexes each; other major cities one hex each."""
    others = SHEET.shape(MAP.major_cities & ~PARIS & ~RUHR)
    paris, ruhr = SHEET.shape(PARIS), SHEET.shape(RUHR)
    return group(
        path(others, fill="#e6c9b2", opacity=0.6, stroke="#8d4f3e", stroke_width=1.2),
        path(paris, fill="#e6c9b2", opacity=0.75),
        path(paris, fill="url(#built-up)", stroke="#8d4f3e", stroke_width=2),
        path(ruhr, fill="#cfc8ba", opacity=0.85),
        path(ruhr, fill="url(#works)", stroke="#4d4a46", stroke_width=2),
    )


def occupied(mask: int, id: str) -> Markup:
    """5.e Ground held by the other side, hatched; its line follows the hexsides closely."""
    if not mask:
        return Markup("")
    data, line = SHEET.close_shape(mask), HELD[id]
    return path(data, fill=f"url(#{id})", stroke=line, stroke_width=2.4, stroke_opacity=0.75)
