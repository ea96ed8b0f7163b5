"""The names on the map: cities, towns, forts, rivers, countries, landscapes and seas."""

from functools import cache

from sixweeks.board.drawing import names as lettering
from sixweeks.board.drawing.campaign import Cities
from sixweeks.board.drawing.courses import stretch_names
from sixweeks.board.drawing.lettering import haloed
from sixweeks.board.drawing.palette import INK, PAPER
from sixweeks.board.drawing.svg import Markup, group, join, text, use
from sixweeks.board.hexes import bits
from sixweeks.games.mansteins_war.drawing.ground import GREAT, NAMES, SHEET, THEATRE
from sixweeks.games.mansteins_war.model.map import GRID, MAP
from sixweeks.masks import mask_of

CITIES = Cities(
    sheet=SHEET,
    names=MAP.names,
    towns=(MAP.cities | MAP.towns) & ~sum(GREAT),
    large=MAP.cities & ~sum(GREAT),
    ports=MAP.ports,
    great=GREAT,
    down=2.0,
    below=20.0,
)
FORTS = mask_of(MAP.names) & ~MAP.cities & ~MAP.towns  # that stand in the open


@cache
def channel_ports() -> Markup:
    """3.4.a, 15.2.c A ring around the anchor."""
    return group(*(use("channel", CITIES.place(hex, 19)) for hex in bits(MAP.channel_ports)))


@cache
def wide_names() -> Markup:
    return lettering.wide_names(SHEET, NAMES)


@cache
def written() -> Markup:
    """From the bottom up."""
    sites = ((name, THEATRE.on_sheet([(x, y)])[0]) for name, x, y in NAMES.sites)
    return join(
        lettering.river_names(stretch_names(NAMES.rivers, THEATRE.course, 50), 3),
        lettering.sites(sites),
        fort_names(),
        CITIES.written(),
    )


def fort_names() -> Markup:
    """17.0 Forts without a city or a town."""
    return group(
        *(text(MAP.names[hex], SHEET.beside(hex, 0, 0.1)) for hex in bits(FORTS & GRID.all)),
        font_size=12.5,
        font_style="italic",
        **haloed(PAPER, INK, 3),
    )
