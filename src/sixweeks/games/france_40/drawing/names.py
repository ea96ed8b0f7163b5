"""The names on the map: towns, rivers, countries, landscapes and seas."""

from sixweeks.board.drawing import names as lettering
from sixweeks.board.drawing.campaign import Cities
from sixweeks.board.drawing.courses import stretch_names
from sixweeks.board.drawing.lettering import haloed
from sixweeks.board.drawing.palette import BORDER, PAPER
from sixweeks.board.drawing.svg import Markup, text
from sixweeks.board.hexes import bits, one
from sixweeks.games.france_40.drawing.ground import NAMES, SHEET, THEATRE
from sixweeks.games.france_40.model.components import MAP, PORTS

CITIES = Cities(
    sheet=SHEET,
    names=MAP.names,
    towns=MAP.cities & ~MAP.paris & ~MAP.ruhr,
    large=sum(one(hex) for hex, name in MAP.names.items() if name in NAMES.large_towns),
    ports=PORTS,
    great=(MAP.paris, MAP.ruhr),
)


def sites() -> Markup:
    return lettering.sites((name, THEATRE.on_sheet([(x, y)])[0]) for name, x, y in NAMES.sites)


def river_names() -> Markup:
    return lettering.river_names(stretch_names(NAMES.rivers, THEATRE.course, 50), 3)


def gap_name() -> Markup:
    x, y = SHEET.centre(bits(MAP.gap)[0])
    look = haloed(PAPER, BORDER, 3)
    return text("Gap", (x, y + 32), font_size=14, font_style="italic", **look)
