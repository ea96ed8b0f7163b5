"""What the rules lay along hexsides: fortifications, the causeway, boundaries of army groups."""

from functools import cache

from sixweeks.board.drawing.lettering import ON_COUNTERS
from sixweeks.board.drawing.palette import PALE, PAPER, SEPIA, WHITE
from sixweeks.board.drawing.ramparts import between, hexsides, inner_side, rampart
from sixweeks.board.drawing.svg import (
    Line,
    Markup,
    Point,
    group,
    middle,
    moved,
    path,
    straight,
    text,
    use,
)
from sixweeks.board.hexes import Hex, bits
from sixweeks.games.nineteen_forty.drawing.ground import SHEET
from sixweeks.games.nineteen_forty.drawing.looks import LOOKS
from sixweeks.games.nineteen_forty.model.components import (
    ENTRY_EDGE,
    GATHERING_POINTS,
    LIEGE,
    MAASTRICHT,
    SCENARIO,
    STRENGTHS,
)
from sixweeks.games.nineteen_forty.model.map import GRID, MAP

FORTS, LINES = LOOKS.forts, LOOKS.lines
STRONG_PLACES = {LIEGE: (-22.0, -13.0), MAASTRICHT: (25.0, -14.0)}


@cache
def fortifications() -> Markup:
    """10.b Teeth towards the enemy, on the owner's side of the hexside."""
    return group(*(rampart(SHEET, MAP.forts[name], look) for name, look in FORTS.items()))


@cache
def strong_places() -> Markup:
    """10.f, 13.i Liège and Maastricht, which defend themselves."""
    return group(
        *map(strong_place, STRONG_PLACES),
        font_size=10,
        fill=WHITE,
        **ON_COUNTERS,
    )


def strong_place(hex: Hex) -> Markup:
    strength = text(str(STRENGTHS[hex]), (0, 6))
    return group(use("fort"), strength, transform=moved(fort_place(hex)))


def fort_place(hex: Hex) -> Point:
    (x, y), (right, down) = SHEET.centre(hex), STRONG_PLACES[hex]
    return x + right, y + down


@cache
def entries() -> Markup:
    """14.f Where Allied units enter by the west edge."""
    marks = (use("entry", SHEET.spot(hex)) for hex in bits(ENTRY_EDGE))
    return group(*marks, fill=LINES["allied"])


@cache
def causeway() -> Markup:
    """6.n The dam to Walcheren."""
    data = "".join(straight(across(*each)) for each in hexsides(MAP.sides["causeway"]))
    return group(
        path(data, stroke=SEPIA, stroke_width=8),
        path(data, stroke=PAPER, stroke_width=5),
        path(data, stroke=SEPIA, stroke_width=5, stroke_dasharray="1.6 3"),
        fill="none",
    )


def across(hex: Hex, way: int) -> Line:
    """From the middle of a hexside into its hex."""
    side = middle(*SHEET.on_sheet(GRID.side_points(hex, way)))
    return [side, between(side, SHEET.centre(hex), 0.38)]


@cache
def gathering_points() -> Markup:
    """14.f Where Allied reserves gather."""
    hexes = bits(GATHERING_POINTS)
    rims = "".join(straight(inner_rim(hex), closed=True) for hex in hexes)
    return group(
        path(rims, fill="none", stroke=LINES["allied"], stroke_width=2, stroke_dasharray="9 4"),
        *(use("flag", flag_place(hex)) for hex in hexes),
    )


def inner_rim(hex: Hex) -> Line:
    return [inner_side(SHEET, hex, way, 0.86)[0] for way in range(6)]


def flag_place(hex: Hex) -> Point:
    x, y = SHEET.spot(hex)
    return x - 24, y - 20


# --- army groups ------------------------------------------------------------------------------


@cache
def boundaries() -> Markup:
    """16.a, 17.f Boundaries of both sides' army groups, and the limits of German effort."""
    allied, german = MAP.groups["allied"], MAP.groups["german"]
    return group(
        *(seam(*limit, "german", "1.6 4.4", 1.6) for limit in limits_of_effort()),
        *(seam(allied[a], allied[b], "allied", "13 6") for a, b in ("12", "23")),
        *(seam(german[a], german[b], "german", "13 6") for a, b in ("BA", "AC")),
        fill="none",
    )


def limits_of_effort() -> list[tuple[int, int]]:
    """17.f The hexes north and south of each limit, outside Germany."""
    outside = MAP.land & ~MAP.countries["germany"]
    rows = sorted({row for first, last in SCENARIO.effort.values() for row in (first - 1, last)})
    return [(MAP.rows(1, row) & outside, MAP.rows(row + 1, 99) & outside) for row in rows]


def seam(one: int, other: int, side: str, dashes: str, width: float = 2.8) -> Markup:
    """The line between two sets of hexes."""
    data = SHEET.seam(one, other)
    return group(
        path(data, stroke=PALE, stroke_width=width + 1.6, opacity=0.55),
        path(data, stroke=LINES[side], stroke_width=width, stroke_dasharray=dashes),
    )
