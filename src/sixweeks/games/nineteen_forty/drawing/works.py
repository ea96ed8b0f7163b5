"""What the rules lay along hexsides: fortifications, the causeway, boundaries of army groups."""

from functools import cache

from sixweeks.board.drawing.lettering import ON_COUNTERS
from sixweeks.board.drawing.palette import PALE, PAPER, SEPIA, WHITE
from sixweeks.board.drawing.svg import (
    Markup,
    Point,
    Value,
    element,
    group,
    join,
    middle,
    moved,
    path,
    straight,
    text,
    title,
    use,
)
from sixweeks.board.hexes import Hex, bits
from sixweeks.games.nineteen_forty.drawing.ground import SHEET
from sixweeks.games.nineteen_forty.drawing.words import words
from sixweeks.games.nineteen_forty.model.components import (
    GATHERING_POINTS,
    LIEGE,
    MAASTRICHT,
    SCENARIO,
    STRENGTHS,
)
from sixweeks.games.nineteen_forty.model.map import GRID, MAP

# Of each line its colour; how far out from the middle of the hex its wall stands and its teeth
# reach, in parts of the way to the hexside; how many teeth a side has, and how strong its wall is.
FORTS = {
    "maginot": ("#24427c", 0.82, 0.96, 5, 3.4),
    "saar_gap": ("#24427c", 0.86, 0.96, 3, 1.8),
    "dutch": ("#a3470f", 0.86, 0.96, 3, 1.8),
    "eben_emael": ("#7d5f00", 0.86, 0.96, 3, 1.8),
    "westwall": ("#3d473a", 0.86, 0.96, 3, 1.8),
}
FORT = "M-8 7.5L0 -9L8 7.5Z"
FLAG = "M-7 9V-9M-7 -9L8 -5L-7 -0.5"
ALLIED_LINE, GERMAN_LINE = "#2a55a0", "#3c5a34"


@cache
def definitions() -> Markup:
    rim: dict[str, Value] = {"stroke": PALE, "stroke_width": 1.4, "stroke_linejoin": "round"}
    return join(
        path(FORT, id="fort", fill=FORTS["eben_emael"][0], **rim),
        path(FLAG, id="flag", fill=ALLIED_LINE, stroke=ALLIED_LINE, stroke_width=1.8),
    )


# --- fortifications ---------------------------------------------------------------------------


@cache
def fortifications() -> Markup:
    """10.b Teeth towards the enemy, on the owner's side of the hexside."""
    return group(*(line(name) for name in FORTS), stroke_linecap="round", stroke_linejoin="round")


def line(name: str) -> Markup:
    colour, wall, _, _, width = FORTS[name]
    sides = fort_sides(name)
    walls = "".join(straight(inner_side(hex, way, wall)) for hex, way in sides)
    teeth = "".join(teeth_of(hex, way, name) for hex, way in sides)
    return group(
        path(walls + teeth, fill="none", stroke=PALE, stroke_width=width + 3, opacity=0.8),
        path(teeth, fill=colour),
        path(walls, fill="none", stroke=colour, stroke_width=width),
        title(words(f"fort-{name}")),
    )


def fort_sides(name: str) -> list[tuple[Hex, int]]:
    """The hexes that own a side of this line, each with the direction it faces."""
    return [(hex, way) for way, mask in enumerate(MAP.forts[name]) for hex in bits(mask)]


def inner_side(hex: Hex, way: int, out: float) -> list[Point]:
    """A side of the hex drawn within it."""
    x, y = SHEET.centre(hex)
    ends = SHEET.on_sheet(GRID.side_points(hex, way))
    return [(x + (u - x) * out, y + (v - y) * out) for u, v in ends]


def teeth_of(hex: Hex, way: int, name: str) -> str:
    """Triangles that stand on the wall and point outwards."""
    _, wall, tip, number, _ = FORTS[name]
    (a, b), (c, d) = inner_side(hex, way, wall), inner_side(hex, way, tip)
    found = []
    for n in range(number):
        start, end = (between(a, b, (n + part) / number) for part in (0.15, 0.85))
        found.append(straight([start, between(c, d, (n + 0.5) / number), end], closed=True))
    return "".join(found)


def between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


@cache
def strong_places() -> Markup:
    """10.f, 13.i Liège and Maastricht, which defend themselves."""
    places = {LIEGE: (27.0, -19.0), MAASTRICHT: (-27.0, 17.0)}
    return group(
        *(strong_place(hex, at) for hex, at in places.items()),
        font_size=10,
        fill=WHITE,
        **ON_COUNTERS,
    )


def strong_place(hex: Hex, at: Point) -> Markup:
    x, y = SHEET.centre(hex)
    name = words("eben_emael") if hex == LIEGE else MAP.names[hex]
    return element(
        "g",
        title(f"{name}: {STRENGTHS[hex]}"),
        use("fort"),
        text(str(STRENGTHS[hex]), (0, 6)),
        transform=moved((x + at[0], y + at[1])),
    )


# --- other marks ------------------------------------------------------------------------------


@cache
def causeway() -> Markup:
    """6.n The dam to Walcheren."""
    pairs = [(hex, way) for way, mask in enumerate(MAP.sides["causeway"]) for hex in bits(mask)]
    data = "".join(straight(across(hex, way)) for hex, way in pairs[:1])
    return group(
        path(data, stroke=SEPIA, stroke_width=8),
        path(data, stroke=PAPER, stroke_width=5),
        path(data, stroke=SEPIA, stroke_width=5, stroke_dasharray="1.6 3"),
        fill="none",
    )


def across(hex: Hex, way: int) -> list[Point]:
    """From one side of a hexside to the other, through its middle."""
    here = SHEET.centre(hex)
    there = middle(*SHEET.on_sheet(GRID.side_points(hex, way)))
    return [between(here, there, share) for share in (0.62, 1.38)]


@cache
def gathering_points() -> Markup:
    """14.f Where Allied reserves gather."""
    data = "".join(
        straight(
            [point for way in range(6) for point in inner_side(hex, way, 0.88)[:1]], closed=True
        )
        for hex in bits(GATHERING_POINTS)
    )
    flags = (use("flag", flag_place(hex)) for hex in bits(GATHERING_POINTS))
    return group(
        path(data, fill="none", stroke=ALLIED_LINE, stroke_width=2.4, stroke_dasharray="9 4"),
        *flags,
    )


def flag_place(hex: Hex) -> Point:
    x, y = SHEET.spot(hex)
    return x - 26, y - 22


# --- army groups ------------------------------------------------------------------------------


@cache
def boundaries() -> Markup:
    """16.a, 17.f Boundaries of both sides' army groups, and the zones of German effort."""
    allied, german = MAP.groups["allied"], MAP.groups["german"]
    germany = MAP.countries["germany"]
    outside = MAP.land & ~germany
    limits = sorted({row for first, last in SCENARIO.effort.values() for row in (first - 1, last)})
    fronts = ((MAP.rows(1, row) & outside, MAP.rows(row + 1, 99) & outside) for row in limits)
    return group(
        *(seam(north, south, GERMAN_LINE, 2, "2 5") for north, south in fronts),
        *(seam(allied[a], allied[b], ALLIED_LINE, 3, "13 6") for a, b in ("12", "23")),
        *(seam(german[a], german[b], GERMAN_LINE, 3, "13 6") for a, b in ("BA", "AC")),
        fill="none",
    )


def seam(one: int, other: int, colour: str, width: float, dashes: str) -> Markup:
    """The line between two sets of hexes."""
    data = SHEET.seam(one, other)
    return group(
        path(data, stroke=PALE, stroke_width=width + 2.4, opacity=0.75),
        path(data, stroke=colour, stroke_width=width, stroke_dasharray=dashes),
    )
