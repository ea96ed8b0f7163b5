"""What the rules lay on the map: forts, depots and the entries at its edges."""

from functools import cache

from sixweeks.board.drawing.ramparts import Rampart, rampart
from sixweeks.board.drawing.svg import Markup, Point, group, moved, use
from sixweeks.board.drawing.theatre import RIBBON
from sixweeks.board.hexes import Hex, bits
from sixweeks.board.hexsides import six
from sixweeks.games.mansteins_war.drawing.ground import SHEET
from sixweeks.games.mansteins_war.drawing.looks import LOOKS
from sixweeks.games.mansteins_war.model.map import MAP

FORTS, LINES = LOOKS.forts, LOOKS.lines
DEPOT = (-23.0, 2.0)  # beside its city
ENTRIES = {  # 13.3 the nation, its hexes, from the middle of a hex to the edge, the turn
    "german": (MAP.east_edge, (40.0, 0.0), 180),
    "french": (MAP.south_edge, (0.0, 32.0), -90),
    "british": (MAP.west_edge, (-40.0, 0.0), 0),
}


@cache
def fortifications() -> Markup:
    """17.0 A wall around the hex, with teeth; that of a major fort is thick."""
    return group(*(walls(id, look) for id, look in FORTS.items()))


def walls(id: str, look: Rampart) -> Markup:
    kind, _, country = id.partition("-")
    classes = {"major": MAP.major_forts, "minor": MAP.minor_forts}
    return rampart(SHEET, six([classes[kind] & MAP.forts_of[country]] * 6), look)


@cache
def depots() -> Markup:
    """15.2 A barrel in the colour of its country."""
    return group(
        *(
            use("depot", beside(hex, DEPOT), fill=RIBBON[country])
            for country, mask in MAP.depots.items()
            for hex in bits(mask)
        )
    )


def beside(hex: Hex, off: Point) -> Point:
    x, y = SHEET.spot(hex)
    return x + off[0], y + off[1]


@cache
def entries() -> Markup:
    """13.3 Where reinforcements enter by the edges of the map."""
    return group(
        *(
            group(
                *(use("entry", transform=moved(beside(hex, off), turn)) for hex in bits(mask)),
                fill=LINES[nation],
            )
            for nation, (mask, off, turn) in ENTRIES.items()
        )
    )
