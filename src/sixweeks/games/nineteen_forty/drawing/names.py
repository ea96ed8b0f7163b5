"""The names on the map: towns, rivers, countries, landscapes, seas and commands."""

from functools import cache

from sixweeks.board.drawing import names as lettering
from sixweeks.board.drawing.campaign import Cities
from sixweeks.board.drawing.courses import stretch_names
from sixweeks.board.drawing.svg import Markup, join
from sixweeks.games.nineteen_forty.drawing.ground import NAMES, SHEET, THEATRE
from sixweeks.games.nineteen_forty.drawing.works import LINES
from sixweeks.games.nineteen_forty.model.components import PARIS, PORTS, RUHR
from sixweeks.games.nineteen_forty.model.map import MAP

CITIES = Cities(
    sheet=SHEET,
    names=MAP.names,
    towns=MAP.cities & ~PARIS & ~RUHR,
    large=MAP.major_cities & ~PARIS & ~RUHR,
    ports=PORTS,
    great=(PARIS, RUHR),
)


@cache
def wide_names() -> Markup:
    return lettering.wide_names(SHEET, NAMES)


@cache
def written() -> Markup:
    """From the bottom up."""
    sites = ((name, THEATRE.on_sheet([(x, y)])[0]) for name, x, y in NAMES.sites)
    return join(
        lettering.river_names(stretch_names(NAMES.rivers, THEATRE.course, 50), 3),
        lettering.command_names(SHEET, NAMES, LINES),
        lettering.sites(sites),
        CITIES.written(),
    )
