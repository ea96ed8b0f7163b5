"""Counters, each drawn around its centre: blanks, NATO symbols, unit sizes, steps, stacks."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sixweeks.board.drawing.lettering import ON_COUNTERS
from sixweeks.board.drawing.palette import EDGE, PALE, SHADOW, WHITE, print_on
from sixweeks.board.drawing.svg import (
    Markup,
    Point,
    Value,
    Values,
    circle,
    document,
    element,
    framed,
    group,
    moved,
    path,
    rectangle,
    text,
    title,
)

ROOM = 4.0  # around a counter, for its shadow
# In counters: the distance in a row; the offset in a fanned pile, and its maximum.
BESIDE, ASKEW, TALLEST_ASKEW = 1.08, 0.14, 0.4


def sprite(size: float, definitions: Markup, faces: Mapping[str, Markup]) -> str:
    """Every face of every piece as a symbol, to be used by its id."""
    drawn = (framed(id, group(face, **ON_COUNTERS), size + ROOM) for id, face in faces.items())
    edge = size + ROOM
    return document(edge, edge, "", "", element("defs", definitions, *drawn))


def blank(id: str, ground: str, size: float, edge_opacity: float = 0.75) -> Markup:
    """A blank counter with a thin edge and a small shadow."""
    corner = -size / 2
    round_by = size * 0.065
    return group(
        rectangle((corner + 1.4, corner + 1.8), size, size, rx=round_by, fill=SHADOW, opacity=0.35),
        rectangle((corner, corner), size, size, rx=round_by, fill=ground),
        rectangle(
            (corner + 0.5, corner + 0.5),
            size - 1,
            size - 1,
            rx=round_by - 0.5,
            fill="none",
            stroke=EDGE,
            stroke_opacity=edge_opacity,
        ),
        id=id,
    )


# --- signs ------------------------------------------------------------------------------------


def signs(kinds: str, wide: float, high: float) -> str:
    """Path data of NATO symbols ("armored infantry") in a box with this half width and height."""
    w, h, half, bow, low = (
        f"{value:.3g}" for value in (wide, high, round(wide * 0.36), high * 0.6, high * 0.69)
    )
    arc, foot = f"A{bow} {bow} 0 0 1", f"{high - 1:.3g}"
    known = {
        "infantry": f"M-{w} -{h}L{w} {h}M{w} -{h}L-{w} {h}",
        "cavalry": f"M-{w} {h}L{w} -{h}",
        "light": f"M-{w} {low}H{w}",
        "armored": f"M-{half} -{bow}H{half}{arc} {half} {bow}H-{half}{arc} -{half} -{bow}Z",
        "motorized": f"M0 -{h}V{h}",
        "airborne": f"M-5 {foot}q2.5 -3.4 5 0q2.5 -3.4 5 0",
        "landing": f"M-5 {foot}q2.5 -3.4 5 0q2.5 -3.4 5 0M0 {foot}V{high / 3:.3g}",
        "mountain": f"M-5 {h}L0 {high * 0.3:.3g}L5 {h}",
        "colonial": f"M-3 -{h}H3L0 -{high / 2:.3g}Z",
        "crescent": "M2.4 -8A3 3 0 1 0 2.4 -3.4A2.4 2.4 0 1 1 2.4 -8Z",
    }
    return "".join(known[kind] for kind in kinds.split())


def unit_sign(id: str, data: str) -> Markup:
    """A unit type symbol without its box, in the colour of the text."""
    return path(data, id=id, fill="none", stroke="currentColor", stroke_width=1.5)


def unit_box(id: str, data: str, wide: float, high: float) -> Markup:
    """The box of a unit type, printed in the colour of the counter."""
    return group(
        rectangle((-wide, -high), 2 * wide, 2 * high, fill=WHITE, fill_opacity=0.23),
        path(data),
        id=id,
        fill="none",
        stroke="currentColor",
        stroke_width=1.5,
    )


def size_mark(id: str, crosses: int, step: float = 5) -> Markup:
    """XX for a division, XXX for a corps, XXXX for an army."""
    arm = round(step * 0.34, 1)
    drawn = (
        f"M{step * n - step / 2 * (crosses - 1) - arm:g} -{arm:g}"
        f"l{2 * arm:g} {2 * arm:g}m0 -{2 * arm:g}l-{2 * arm:g} {2 * arm:g}"
        for n in range(crosses)
    )
    return path("".join(drawn), id=id, stroke="currentColor", stroke_width=step * 0.22)


def pips(at: Point, steps: int, left: int) -> list[Markup]:
    """From bottom to top, a solid square for each step left and a hollow one for each step lost."""
    if steps == 1:
        return []
    places = [(at[0], at[1] - 4.9 * n) for n in range(steps)]
    hollow: Values = {"fill": "none", "stroke": "currentColor", "stroke_width": 0.7}
    return [
        *(rectangle(place, 3.6, 3.6) for place in places[:left]),
        *(rectangle(place, 3.2, 3.2, **hollow) for place in places[left:]),
    ]


def badge(words: str, at: Point, colour: str = EDGE, name: str = "") -> Markup:
    """A few letters in a small circle on the edge of a counter."""
    return group(
        circle(at, 8, fill=PALE, stroke=colour, stroke_width=1 if colour == EDGE else 2),
        text(words, (at[0], at[1] + 3.9), font_size=10.8, fill=colour),
        title(name) if name else Markup(""),
    )


def question_mark(size: float, ground: str) -> Markup:
    """On the back of a hidden counter."""
    big = size / 2
    return text("?", (0, big / 3), font_size=big, fill=print_on(ground))


# --- stacks -----------------------------------------------------------------------------------


def stack_places(height: int, size: float, tab: float, tallest: float) -> list[Point]:
    """The centre of each counter from the bottom one up; the top one is lowest on the sheet.

    `tab` is how much of a counter is visible under the next one."""
    if height > 1:
        tab = min(tab, (tallest - size) / (height - 1))
    front = tab * (height - 1) / 2
    return [(0, front - tab * (height - 1 - n)) for n in range(height)]


def scale_of(height: int, scales: Sequence[float]) -> float:
    """Counters of high stacks are smaller, so that stacks in adjacent hexes do not overlap."""
    return scales[min(height, len(scales)) - 1]


def pile_places(count: int, across: int) -> list[Point]:
    """Where counters lie, in counters from the centre of their pile: so many side by side in each
    row, or, with none, offset on top of one another."""
    if not across:
        askew = min(ASKEW, TALLEST_ASKEW / count)
        return [(shift, -shift) for shift in centred(count, askew)]
    rows = [min(across, count - first) for first in range(0, count, across)]
    downs = centred(len(rows), BESIDE)
    return [(x, y) for row, y in zip(rows, downs, strict=True) for x in centred(row, BESIDE)]


def centred(count: int, step: float) -> list[float]:
    """So many places in a row around 0."""
    return [(n - (count - 1) / 2) * step for n in range(count)]


class Stacking(NamedTuple):
    """How counters of one size are stacked."""

    size: float
    tab: float  # how much of a counter is visible under the next one
    tallest: float
    scales: tuple[float, ...]  # by the number of counters


def stack_of(
    look: Stacking, at: Point, pieces: Sequence[Markup], *, counted: int = 0, **values: Value
) -> Markup:
    """Counters from the bottom one up. If they are `counted`, their number is in the upper right
    corner of the lowest one, or with -1 in the left."""
    height, scale = len(pieces), scale_of(len(pieces), look.scales)
    places = stack_places(height, look.size * scale, look.tab * scale, look.tallest)
    drawn = [
        group(piece, transform=moved(place, scale=scale))
        for place, piece in zip(places, pieces, strict=True)
    ]
    if counted:
        x, y = places[0]
        half = look.size * scale / 2 - 3
        drawn.append(
            badge(str(height), (x + counted * half, y - half), name=f"a stack of {height} units")
        )
    return group(*drawn, transform=moved(at), **values)
