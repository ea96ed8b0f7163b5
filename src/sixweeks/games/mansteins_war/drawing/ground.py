"""2.1 The ground of the picture: land, relief, great cities, and the hexes over them."""

from functools import cache

from sixweeks.board.drawing import campaign
from sixweeks.board.drawing.names import read_names
from sixweeks.board.drawing.palette import SEA
from sixweeks.board.drawing.sheets import HexSheet, frame_around
from sixweeks.board.drawing.svg import Markup, join
from sixweeks.board.drawing.theatre import LAND, Theatre
from sixweeks.board.hexes import one
from sixweeks.games.mansteins_war.model.components import PARIS, RUHR
from sixweeks.games.mansteins_war.model.map import DATA, GRID, MAP

SHEET = HexSheet(GRID, 80.0, frame_around(GRID, 80.0, 12))
NAMES = read_names(DATA / "map_names.toml")
GREAT = (one(PARIS), one(RUHR))
RIVER_WIDTH = 5.4
THEATRE = Theatre(
    sheet=SHEET,
    file=DATA / "geography.json",
    edges=(-0.28, 0.01, 15.87, 16.49),
    widths={},
    land=LAND | {"lake": SEA},
    brook=RIVER_WIDTH,
    west=0,
)


@cache
def definitions() -> Markup:
    return join(THEATRE.definitions(), campaign.definitions())


@cache
def relief() -> Markup:
    """Rough ground and forest; Paris and the Ruhr are built up."""
    return join(
        campaign.relief(SHEET, MAP.terrain["rough"], MAP.terrain["forest"]),
        campaign.great_cities(SHEET, *GREAT),
    )
