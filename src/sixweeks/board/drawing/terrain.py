"""Terrain: tinted areas, patterns, and symbols scattered over them as on staff maps."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product

from sixweeks.board.drawing.palette import RELIEF, SEA, WATER_LINES
from sixweeks.board.drawing.sheets import HexSheet
from sixweeks.board.drawing.svg import (
    Markup,
    Point,
    Value,
    Values,
    circle,
    element,
    group,
    moved,
    path,
    rectangle,
    straight,
    use,
)
from sixweeks.board.hexes import bits

Block = tuple[float, float, float, float]  # left, top, width and height
FOLIAGE: dict[str, Value] = {"fill": "#b7c79b", "stroke": "#5a7347", "stroke_width": 0.8}


def soft_area(
    data: str, colour: str, opacity: float, edge: float = 9, edge_opacity: float = 0.35
) -> Markup:
    """A tinted area with a soft edge."""
    if not data:
        return Markup("")
    rim = {"stroke": colour, "stroke_linejoin": "round"}
    return group(
        path(data, stroke_width=edge, opacity=edge_opacity, **rim),
        path(data),
        fill=colour,
        opacity=opacity,
    )


def wash(id: str, data: str, colour: str, opacity: float) -> Markup:
    """A tint that fades towards its edges."""
    edges = (use(id, stroke_width=width) for width in (44, 28, 12))
    look: Values = {"fill": colour, "stroke": colour, "stroke_linejoin": "round"}
    return group(path(data, id=id), *edges, **look, opacity=opacity)


# --- patterns ---------------------------------------------------------------------------------


def pattern(id: str, size: float, *children: Markup, turn: float = 0) -> Markup:
    return element(
        "pattern",
        *children,
        id=id,
        width=size,
        height=size,
        patternUnits="userSpaceOnUse",
        patternTransform=f"rotate({turn:g})" if turn else None,
    )


def hatching(
    id: str, colour: str, *, size: float, width: float, opacity: float, turn: float
) -> Markup:
    """A pattern of parallel strokes, for ground that is held or off the map."""
    stroke = path(f"M0 0V{size:g}", stroke=colour, stroke_width=width, opacity=opacity)
    return pattern(id, size, stroke, turn=turn)


def blocks(places: Iterable[Block], **values: Value) -> Iterator[Markup]:
    """Houses, seen from above."""
    return (rectangle((x, y), width, height, **values) for x, y, width, height in places)


# --- marks ------------------------------------------------------------------------------------


def hill(id: str, length: float, bend: float, strokes: int = 5, steep: float = 1) -> Markup:
    """A ridge in hachures, as on staff maps: short strokes uphill, long ones downhill."""
    each = range(-strokes, strokes + 1)
    return path(
        "".join(hachure(step / strokes, length, bend, steep) for step in each),
        id=id,
        stroke=RELIEF,
        stroke_width=0.95,
        stroke_linecap="round",
    )


def hachure(along: float, length: float, bend: float, steep: float) -> str:
    """One stroke; `along` runs from -1 at one end of the ridge to 1 at the other."""
    x, y = along * length, bend * (1 - along**2)
    fall, rise = steep * (6.5 - 3 * along**2), steep * (3.4 - 1.8 * along**2)
    below = straight([(x, y + 1), (x * 1.13, y + 1 + fall)])
    return below + straight([(x, y - 1), (x * 1.08, y - 1 - rise)])


def broadleaf(id: str) -> Markup:
    crown = circle((0, -1), 3.3)
    shade = path("M2.6 -3A3.3 3.3 0 0 1 -1.6 2", fill="none", stroke_width=1.5)
    return group(crown, shade, id=id, **FOLIAGE)


def fir(id: str) -> Markup:
    return group(path("M0 -5.6L3 1.6H-3ZM0 1.6V3.6"), id=id, **FOLIAGE)


def strewn(seed: int) -> float:
    """A deterministic pseudo-random number from -1 to 1."""
    return seed * 7919 % 97 / 48 - 1


def marks(
    sheet: HexSheet, ids: Sequence[str], mask: int, places: Iterable[Point], turn: float
) -> Iterator[Markup]:
    """Symbols scattered over some hexes, differently in each."""
    for hex, (place, (x, y)) in product(bits(mask), enumerate(places)):
        left, top = sheet.centre(hex)
        across, down = strewn(hex * 31 + place * 7), strewn(hex * 17 + place * 13)
        at = round(left + x + across * 5), round(top + y + down * 5)
        id = ids[(hex + place) % len(ids)]
        yield use(id, transform=moved(at, round(strewn(hex + place * 5) * turn)))


# --- coasts and borders -----------------------------------------------------------------------


def water_lines(shore: str, **values: Value) -> Markup:
    """Water lines along the coast, fading outwards, as on engraved maps."""
    drawn = []
    for distance, colour in WATER_LINES:
        drawn.append(use(shore, stroke=colour, stroke_width=2 * distance + 1))
        drawn.append(use(shore, stroke=SEA, stroke_width=2 * distance - 1))
    return group(*drawn, fill="none", **values)


def ribbons(borders: str, wide: float, narrow: float, colours: Mapping[str, str]) -> Markup:
    """A band in each country's colour along the inside of its borders."""
    return group(
        *(
            group(
                use(borders, stroke_width=wide, opacity=0.2),
                use(borders, stroke_width=narrow, opacity=0.28),
                clip_path=f"url(#{clip})",
                stroke=colour,
            )
            for clip, colour in colours.items()
        ),
        fill="none",
    )
