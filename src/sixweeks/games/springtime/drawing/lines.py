"""3.1.4 The lines of the picture: rivers, boundaries by their kinds, borders, zone lines."""

from collections.abc import Iterable
from functools import cache
from math import degrees, pi

from sixweeks.board.drawing.courses import bearing, cased_copies, every, offset
from sixweeks.board.drawing.palette import BORDER, INK, PAPER
from sixweeks.board.drawing.svg import (
    Line,
    Markup,
    Point,
    circle,
    group,
    join,
    moved,
    path,
    straight,
    use,
)
from sixweeks.games.springtime.drawing.ground import (
    boundary,
    geography,
    lines,
    on_sheet,
)
from sixweeks.games.springtime.model.components import MAGINOT, MAP, OPEN, RIVER

BROOK = "#79a9c4"
GREAT_RIVERS = ("Rhine", "Meuse", "Seine", "Loire", "Marne", "Moselle", "Rhône", "Saône")
OPEN_STROKE = (3.6, "#8d8678")
RIVER_STROKES = ((7, "#2f6a8f"), (4, "#6fb0d6"))
TOOTH = 11.0  # from one point of the Maginot Line to the next


def boundaries_of(kind: str) -> list[str]:
    """The names of the drawn boundaries of one kind."""
    return [
        name
        for name in geography().boundaries
        if name.split("-")[1].isdecimal() and kind_of(name) == kind
    ]


def kind_of(name: str) -> str:
    one, other = name.split("-")
    return MAP.graph.boundary(MAP.area(one), MAP.area(other))


def edges() -> list[str]:
    """Where an Area ends at no other: the limits and frontiers; coasts are drawn as coasts."""
    return [name for name in geography().boundaries if name.endswith(("-limit", "-frontier"))]


# --- rivers -----------------------------------------------------------------------------------


@cache
def brooks() -> Markup:
    """Rivers for the eye: thinner and paler than those that bound Areas."""
    great = [line for name in GREAT_RIVERS for line in geography().rivers[name]]
    small = [
        line
        for name, found in geography().rivers.items()
        if name not in GREAT_RIVERS
        for line in found
    ]
    return group(
        path(lines(small), stroke_width=1.3),
        path(lines(great), stroke_width=2.1),
        fill="none",
        stroke=BROOK,
        stroke_linejoin="round",
        clip_path="url(#on-land)",
    )


# --- boundaries -------------------------------------------------------------------------------


@cache
def boundaries() -> Markup:
    """3.1.4a Open ground gray, rivers blue, the Maginot Line jagged and black."""
    return group(
        open_ground(),
        rivers(),
        borders(),
        maginot_line(),
        fill="none",
        stroke_linejoin="round",
        stroke_linecap="round",
    )


@cache
def definitions() -> Markup:
    """Lines that are drawn more than once."""
    return join(
        path(lines_of(boundaries_of(OPEN)), id="open-ground"),
        path(lines_of(edges()), id="limits"),
        path(lines_of(boundaries_of(RIVER)), id="rivers"),
        path("".join(straight(jagged(boundary(n))) for n in boundaries_of(MAGINOT)), id="maginot"),
        path(lines(geography().links.values()), id="zone-lines"),
    )


def lines_of(names: Iterable[str]) -> str:
    return "".join(straight(boundary(name)) for name in names)


def open_ground() -> Markup:
    return join(
        cased_copies("open-ground", (7, PAPER), OPEN_STROKE),
        cased_copies("limits", (5, PAPER), (1.6, INK)),
    )


def rivers() -> Markup:
    return cased_copies("rivers", (10, PAPER), *RIVER_STROKES)


def borders() -> Markup:
    return use("national", stroke=BORDER, stroke_width=2, stroke_dasharray="12 5 2 5")


def maginot_line() -> Markup:
    return group(
        use("maginot", stroke=PAPER, stroke_width=8),
        use("maginot", stroke="#14110c", stroke_width=3.6, stroke_linejoin="miter"),
    )


def jagged(line: Line) -> Line:
    """A line that goes to and fro, with its two ends where they were."""
    spots = list(every(line, TOOTH))
    teeth = [
        offset(spot, turn + pi / 2, (-1) ** n * 5) for n, (spot, turn) in enumerate(spots[1:-1])
    ]
    return [line[0], *teeth, line[-1]]


# --- zone lines -------------------------------------------------------------------------------


@cache
def zone_lines() -> Markup:
    """9.3.2a, 14.1a The only ways into a Zone and out of it."""
    ends = [on_sheet(line) for line in geography().links.values()]
    return group(
        use("zone-lines", stroke=PAPER, stroke_width=15, stroke_linecap="round"),
        use("zone-lines", stroke=BORDER, stroke_width=9),
        use("zone-lines", stroke=PAPER, stroke_width=4.4),
        *(head(*line) for line in ends),
        *(head(*line[::-1]) for line in ends),
        fill="none",
    )


def head(start: Point, end: Point) -> Markup:
    """An arrow's point at the end of a zone line."""
    turn = degrees(bearing(start, end))
    return path(
        "M12 0L-8 -12V12Z", fill=BORDER, stroke=PAPER, stroke_width=2, transform=moved(end, turn)
    )


@cache
def frontiers() -> Markup:
    """Borders that bound no Area, such as that of Luxembourg: for the eye."""
    return path(
        lines(geography().frontiers),
        fill="none",
        stroke=BORDER,
        stroke_width=1.3,
        stroke_dasharray="6 4",
        opacity=0.55,
    )


@cache
def meeting() -> Markup:
    """3.1b Near Schengen four Areas meet in a point, which makes none of them adjacent."""
    return circle(boundary("2-3")[-1], 5, fill=PAPER, stroke=INK, stroke_width=2)
