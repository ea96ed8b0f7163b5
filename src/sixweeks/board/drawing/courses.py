"""Lines: rivers, roads and others, and names that follow them."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from math import atan2, cos, degrees, hypot, pi, radians, sin

from msgspec import Struct

from sixweeks.board.drawing.svg import (
    Line,
    Markup,
    Point,
    element,
    escaped,
    group,
    join,
    middle,
    moved,
    path,
    text,
    use,
)

Stroke = tuple[float, str]  # how wide it is, and its colour


def cased(*lines: tuple[str, Sequence[Stroke]]) -> Markup:
    """Cased lines, such as banks and water: all first strokes are drawn before all second ones."""
    return join(
        *(
            path(data, stroke=colour, stroke_width=width)
            for layer in zip(*(strokes for _, strokes in lines), strict=True)
            for (data, _), (width, colour) in zip(lines, layer, strict=True)
        )
    )


def cased_copies(id: str, *strokes: Stroke) -> Markup:
    """The same for one line that is defined by its id."""
    return group(*(use(id, stroke=colour, stroke_width=width) for width, colour in strokes))


# --- along a line -----------------------------------------------------------------------------


def length(course: Sequence[Point]) -> float:
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(course))


def walk(course: Sequence[Point], distance: float) -> Point:
    """The point at a distance along a line."""
    for (x, y), (u, v) in pairwise(course):
        step = hypot(u - x, v - y)
        if step >= distance:
            share = max(distance, 0) / step if step else 0
            return x + (u - x) * share, y + (v - y) * share
        distance -= step
    return course[-1]


def every(course: Iterable[Point], step: float) -> Iterator[tuple[Point, float]]:
    """Points at equal distances along a line, each with the direction of the line there."""
    left = 0.0
    for (x, y), (u, v) in pairwise(course):
        stretch = hypot(u - x, v - y)
        while left < stretch:
            share = left / stretch
            yield (x + (u - x) * share, y + (v - y) * share), bearing((x, y), (u, v))
            left += step
        left -= stretch


def zigzag(line: Line, step: float, reach: float) -> Line:
    """A zigzag along a line, with the same two ends."""
    spots = list(every(line, step))[1:-1]
    teeth = [offset(at, turn + pi / 2, (-1) ** n * reach) for n, (at, turn) in enumerate(spots)]
    return [line[0], *teeth, line[-1]]


def bearing(here: Point, there: Point) -> float:
    return atan2(there[1] - here[1], there[0] - here[0])


def offset(point: Point, turn: float, distance: float) -> Point:
    """A point at a distance in a direction."""
    return point[0] + distance * cos(turn), point[1] + distance * sin(turn)


# --- names ------------------------------------------------------------------------------------


class Stretch(Struct, frozen=True, array_like=True):
    """The position of a name: the distance along its line, and the offset to one side."""

    name: str
    along: float
    off: float = -8


def along_course(words: str, course: Line, *, along: float, off: float, half: float) -> Markup:
    """Text beside a line, at a fraction of its length, following its direction."""
    here = along * length(course)
    left, right = sorted([walk(course, here - half), walk(course, here + half)])
    turn = degrees(bearing(left, right))
    at = offset(middle(left, right), radians(turn + 90), off)
    return text(words, (0, 0), transform=moved(at, turn))


def name_on_path(id: str, words: str, begins: str, above: float) -> Markup:
    """Text along a path, given by its id, that starts at a fraction of its length."""
    along = element("textPath", escaped(words), href=f"#{id}", startOffset=begins)
    return element("text", along, dy=-above)


def stretch_names(
    stretches: Iterable[Stretch], course_of: Callable[[str], Line], half: float
) -> Iterator[Markup]:
    """Each name along the general direction of its line."""
    for each in stretches:
        course = course_of(each.name)
        yield along_course(each.name, course, along=each.along, off=each.off, half=half)
