"""3.1.4 The lines of the picture: rivers, boundaries by their kinds, borders, zone lines."""

from math import degrees

from sixweeks.board.drawing.courses import Stroke, bearing, cased_copies, zigzag
from sixweeks.board.drawing.palette import BORDER, INK, PAPER
from sixweeks.board.drawing.svg import Markup, circle, group, join, moved, path, straight, use
from sixweeks.games.springtime.drawing.ground import boundary, geography, lines, on_sheet
from sixweeks.games.springtime.model.components import MAGINOT, MAP, OPEN, RIVER

GREAT_RIVERS = ("Rhine", "Meuse", "Seine", "Loire", "Marne", "Moselle", "Rhône", "Saône")
OPEN_STROKE: Stroke = (3.6, "#8d8678")
RIVER_STROKES: tuple[Stroke, ...] = ((7, "#2f6a8f"), (4, "#6fb0d6"))
TOOTH = 11.0  # from one point of the Maginot Line to the next


def definitions() -> Markup:
    """Lines that are drawn more than once."""
    maginot = "".join(straight(zigzag(boundary(name), TOOTH, 5)) for name in boundaries_of(MAGINOT))
    return join(
        path(along(boundaries_of(OPEN)), id="open-ground"),
        path(along(edges()), id="limits"),
        path(along(boundaries_of(RIVER)), id="rivers"),
        path(maginot, id="maginot"),
        path(lines(geography().links.values()), id="zone-lines"),
    )


def along(boundaries: list[str]) -> str:
    return lines(geography().boundaries[name] for name in boundaries)


def boundaries_of(kind: str) -> list[str]:
    """The names of the drawn boundaries of one kind."""
    between = {name: name.split("-") for name in geography().boundaries}
    return [
        name
        for name, (one, other) in between.items()
        if other.isdecimal() and MAP.graph.boundary(MAP.area(one), MAP.area(other)) == kind
    ]


def edges() -> list[str]:
    """Where an Area ends at no other: the limits and frontiers; coasts are drawn as coasts."""
    return [name for name in geography().boundaries if name.endswith(("-limit", "-frontier"))]


# --- the layers, from the bottom up -----------------------------------------------------------


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


def brooks() -> Markup:
    """Rivers for the eye: thinner and paler than those that bound Areas."""
    rivers = geography().rivers
    great = [line for name in GREAT_RIVERS for line in rivers[name]]
    small = [line for name in rivers if name not in GREAT_RIVERS for line in rivers[name]]
    return group(
        path(lines(small), stroke_width=1.3),
        path(lines(great), stroke_width=2.1),
        fill="none",
        stroke="#79a9c4",
        stroke_linejoin="round",
        clip_path="url(#on-land)",
    )


def boundaries() -> Markup:
    """3.1.4a Open ground gray, rivers blue, the Maginot Line jagged and black."""
    return group(
        cased_copies("open-ground", (7, PAPER), OPEN_STROKE),
        cased_copies("limits", (5, PAPER), (1.6, INK)),
        cased_copies("rivers", (10, PAPER), *RIVER_STROKES),
        use("national", stroke=BORDER, stroke_width=2, stroke_dasharray="12 5 2 5"),
        use("maginot", stroke=PAPER, stroke_width=8),
        use("maginot", stroke="#14110c", stroke_width=3.6, stroke_linejoin="miter"),
        fill="none",
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def meeting() -> Markup:
    """3.1b Near Schengen four Areas meet in a point, which makes none of them adjacent."""
    return circle(boundary("2-3")[-1], 5, fill=PAPER, stroke=INK, stroke_width=2)


def zone_lines() -> Markup:
    """9.3.2a, 14.1a The only ways into a Zone and out of it, with an arrow at either end."""
    ways = [on_sheet(line) for line in geography().links.values()]
    ends = [*ways, *(way[::-1] for way in ways)]
    return group(
        use("zone-lines", stroke=PAPER, stroke_width=15, stroke_linecap="round"),
        cased_copies("zone-lines", (9, BORDER), (4.4, PAPER)),
        *(use("arrow", transform=moved(b, degrees(bearing(a, b)))) for a, b in ends),
        fill="none",
    )
