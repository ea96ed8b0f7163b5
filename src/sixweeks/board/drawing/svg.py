"""SVG as text: elements, paths and documents."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from math import hypot, inf
from typing import NewType

Markup = NewType("Markup", str)
NOTHING = Markup("")
Point = tuple[float, float]
Line = list[Point]
Value = str | float | None
Values = Mapping[str, Value]

SPECIAL = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"}
ESCAPES = str.maketrans(SPECIAL)
NOWHERE = inf  # farther away than any corner
UNSEEN = 0.3  # the tolerance of a curve, in units of the picture
UNPRINTABLE = dict.fromkeys(c for c in range(32) if chr(c) not in "\t\n\r")


def escaped(words: str) -> Markup:
    """Text escaped for XML; characters that XML does not allow are left out."""
    return Markup(words.translate(UNPRINTABLE).translate(ESCAPES))


def number(value: float, decimals: int = 2) -> str:
    """A number rounded to some decimals, written as short as possible."""
    rounded = f"{value:.{decimals}f}".rstrip("0").rstrip(".")
    return "0" if rounded == "-0" else rounded


def attributes(values: Values) -> str:
    """`stroke_width=2` as ` stroke-width="2"`; `class_` is `class`, and None is left out."""
    return "".join(
        f' {name.rstrip("_").replace("_", "-")}="{written(value)}"'
        for name, value in values.items()
        if value is not None
    )


def written(value: str | float) -> str:
    return escaped(value) if isinstance(value, str) else number(value)


def element(tag: str, *children: Markup, **values: Value) -> Markup:
    """One element with its children."""
    inside = "".join(children)
    start = f"<{tag}{attributes(values)}"
    return Markup(f"{start}>{inside}</{tag}>" if inside else f"{start}/>")


def group(*children: Markup, **values: Value) -> Markup:
    """A group; without children it is nothing."""
    return element("g", *children, **values) if any(children) else Markup("")


def join(*parts: Markup) -> Markup:
    return Markup("".join(parts))


def text(words: str, at: Point, **values: Value) -> Markup:
    """Text at a point."""
    return element("text", escaped(words), x=at[0], y=at[1], **values)


def title(words: str) -> Markup:
    """The title of the element around it, for screen readers and tooltips."""
    return element("title", escaped(words))


def rectangle(at: Point, width: float, height: float, **values: Value) -> Markup:
    return element("rect", x=at[0], y=at[1], width=width, height=height, **values)


def circle(at: Point, radius: float, **values: Value) -> Markup:
    return element("circle", cx=at[0], cy=at[1], r=radius, **values)


def path(data: str, **values: Value) -> Markup:
    return element("path", d=data, **values)


def use(id: str, at: Point = (0, 0), **values: Value) -> Markup:
    """A copy of the element with this id."""
    x, y = (coordinate or None for coordinate in at)
    return element("use", href=f"#{id}", x=x, y=y, **values)


def framed(id: str, drawing: Markup, size: float) -> Markup:
    """A square drawing around the origin, to be used by its id."""
    half = size / 2
    return element("symbol", drawing, id=id, viewBox=f"{-half} {-half} {size} {size}")


def pair(point: Point) -> str:
    """A point rounded to a tenth: invisible, and the file is a tenth smaller."""
    return f"{number(point[0], 1)} {number(point[1], 1)}"


def straight(points: Iterable[Point], closed: bool = False) -> str:
    """Path data from point to point, in relative coordinates: shorter, and equal shapes have equal
    text."""
    first, *rest = map(tenths, points)
    steps = " ".join(step(a, b) for a, b in pairwise((first, *rest)))
    return f"M{pair(first)}" + (f"l{steps}" if steps else "") + ("Z" if closed else "")


def smooth(points: Sequence[Point], closed: bool = False) -> str:
    """Path data that rounds every corner and passes the midpoint of each segment."""
    if closed:
        return smooth_ring(points)
    if len(points) < 3:
        return straight(points)
    inner = points[1:-1]
    ends = [*(middle(a, b) for a, b in pairwise(inner)), points[-1]]
    return f"M{pair(points[0])}" + curves(points[0], inner, ends)


def smooth_ring(points: Sequence[Point]) -> str:
    """Closed path data; the first point may be repeated at the end."""
    corners = points[:-1] if points[0] == points[-1] else points
    ends = [middle(a, b) for a, b in zip(corners, [*corners[1:], corners[0]], strict=True)]
    return f"M{pair(ends[-1])}{curves(ends[-1], corners, ends)}Z"


def curves(start: Point, corners: Sequence[Point], ends: Sequence[Point]) -> str:
    """Quadratic curves from point to point. The control point of a smooth continuation mirrors the
    previous one and is omitted, unless rounding has led too far from it."""
    here, mirrored, data = tenths(start), (NOWHERE, NOWHERE), []
    for corner, end in zip(corners, map(tenths, ends), strict=True):
        bend = tenths(corner)
        if hypot(mirrored[0] - bend[0], mirrored[1] - bend[1]) <= UNSEEN:
            bend = mirrored
            data.append(f"t{step(here, end)}")
        else:
            data.append(f"q{step(here, bend)} {step(here, end)}")
        here, mirrored = end, (2 * end[0] - bend[0], 2 * end[1] - bend[1])
    return "".join(data)


def step(here: Point, there: Point) -> str:
    return pair((there[0] - here[0], there[1] - here[1]))


def tenths(point: Point) -> Point:
    return round(point[0], 1), round(point[1], 1)


def through(points: Sequence[Point]) -> str:
    """Path data of a smooth curve through every point."""
    if len(points) < 3:
        return straight(points)
    around = [points[0], *points, points[-1]]
    bends = (
        f"{pair(leaning(b, a, c))} {pair(leaning(c, d, b))} {pair(c)}"
        for a, b, c, d in zip(around, around[1:], around[2:], around[3:], strict=False)
    )
    return f"M{pair(points[0])}C{' '.join(bends)}"


def leaning(point: Point, behind: Point, ahead: Point) -> Point:
    """The control point: a sixth of the vector between the neighbours of a point."""
    return point[0] + (ahead[0] - behind[0]) / 6, point[1] + (ahead[1] - behind[1]) / 6


def middle(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def middles(ring: Sequence[Point]) -> list[Point]:
    """The midpoints of the sides of a ring."""
    return [middle(a, b) for a, b in zip(ring, [*ring[1:], ring[0]], strict=True)]


def moved(at: Point, turn: float = 0, scale: float = 1) -> str:
    """A transformation: moved to a point, rotated clockwise in degrees, scaled."""
    parts = [f"translate({pair(at)})"]
    if turn:
        parts.append(f"rotate({number(turn)})")
    if scale != 1:
        parts.append(f"scale({number(scale)})")
    return "".join(parts)


def document(
    width: float, height: float, name: str, description: str, *children: Markup, **values: Value
) -> str:
    """A complete picture, with a name and a description for screen readers."""
    heading = title(name), element("desc", escaped(description))
    picture = element(
        "svg",
        *heading,
        *children,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        role="img",
        text_rendering="geometricPrecision",  # SPEED: otherwise every zoom lays out all text
        **values,
    )
    return f"{picture}\n"
