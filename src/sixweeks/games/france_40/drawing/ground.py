"""2.1 The ground of the picture: land, relief, borders, and the hexes over them."""

from functools import cache

from sixweeks.board.drawing import campaign
from sixweeks.board.drawing.names import read_names
from sixweeks.board.drawing.palette import BORDER, SEA
from sixweeks.board.drawing.sheets import Frame, HexSheet
from sixweeks.board.drawing.svg import Markup, group, join, number, path
from sixweeks.board.drawing.theatre import LAND, Theatre
from sixweeks.board.hexes import bits
from sixweeks.games.france_40.model.components import DATA, MAP

SHEET = HexSheet(MAP.grid, 80.0, Frame(-52.0, -58.0, 2092.0, 2275.0))
NAMES = read_names(DATA / "map_names.toml")
THEATRE = Theatre(
    sheet=SHEET,
    file=DATA / "geography.json",
    edges=(0.51, -0.28, 25.99, 27.99),
    widths=NAMES.river_widths,
    land=LAND | {"zuiderzee": SEA},
)


@cache
def definitions() -> Markup:
    return join(THEATRE.definitions(), campaign.definitions())


@cache
def hex_numbers() -> Markup:
    return campaign.hex_numbers(SHEET)


def gap() -> Markup:
    """10.8b The Sarreguemines Gap, closed to all."""
    x, y = SHEET.centre(bits(MAP.gap)[0])
    cross = f"M{number(x - 15)} {number(y - 11)}l30 26m0 -26l-30 26"
    shape = SHEET.shape(MAP.gap)
    return group(
        path(shape, fill=BORDER, fill_opacity=0.16, stroke=BORDER, stroke_width=1.6),
        path(cross, stroke=BORDER, stroke_width=2.2, stroke_linecap="round", opacity=0.7),
    )
