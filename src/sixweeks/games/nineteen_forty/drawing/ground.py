"""1.a The ground of the picture: land, relief, great cities, and the hexes over them."""

from functools import cache

from sixweeks.board.drawing import campaign
from sixweeks.board.drawing.names import read_names
from sixweeks.board.drawing.palette import SEA
from sixweeks.board.drawing.sheets import HexSheet, frame_around
from sixweeks.board.drawing.svg import Markup, group, join, path
from sixweeks.board.drawing.terrain import hill, marks, soft_area
from sixweeks.board.drawing.theatre import LAND, Theatre
from sixweeks.games.nineteen_forty.model.components import PARIS, RUHR
from sixweeks.games.nineteen_forty.model.map import DATA, GRID, MAP

SHEET = HexSheet(GRID, 80.0, frame_around(GRID, 80.0, 12))
NAMES = read_names(DATA / "map_names.toml")
MAJOR, MINOR = 8.5, 3.4  # how wide rivers are drawn
THEATRE = Theatre(
    sheet=SHEET,
    file=DATA / "geography.json",
    edges=(0.51, -0.28, 20.49, 27.12),
    widths=dict.fromkeys(("Rhine", "Upper Rhine", "Waal", "Maas"), MAJOR),
    land=LAND | {"lake": SEA},
    brook=MINOR,
)
PEAKS = ((-16, -10), (14, -12), (-2, 8), (22, 16), (-24, 18))


@cache
def definitions() -> Markup:
    return join(THEATRE.definitions(), campaign.definitions(), hill("peak", 11, -7, 7, 1.7))


@cache
def relief() -> Markup:
    """Rough ground, forest and mountains; major cities are built up."""
    mountains, cities = MAP.terrain["mountain"], MAP.major_cities & ~PARIS & ~RUHR
    return join(
        soft_area(SHEET.shape(mountains), "#a98a68", 0.5),
        group(*marks(SHEET, ("peak",), mountains, PEAKS, 8), opacity=0.9),
        campaign.relief(SHEET, MAP.terrain["rough"], MAP.terrain["forest"]),
        path(SHEET.shape(cities), fill="#e6c9b2", stroke="#8d4f3e", stroke_width=1.2, opacity=0.65),
        campaign.great_cities(SHEET, PARIS, RUHR),
    )
