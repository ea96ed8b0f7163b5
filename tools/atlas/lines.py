"""Lines as lists of points: joined, cut, thinned, followed."""

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

Point = tuple[float, float]
Line = list[Point]


def pieces_inside(line: Line, is_inside: Callable[[Point], bool]) -> list[Line]:
    """The stretches of a line that lie inside, each with one point beyond at either end."""
    pieces: list[Line] = []
    piece: Line = []
    for before, after in pairwise(line):
        if is_inside(before) or is_inside(after):
            piece = piece or [before]
            piece.append(after)
        elif piece:
            pieces.append(piece)
            piece = []
    return [*pieces, piece] if piece else pieces


def joined(lines: Sequence[Line]) -> list[Line]:
    """Lines put end to end where exactly two of them meet."""
    left = [list(line) for line in lines]
    found: list[Line] = []
    while left:
        line = left.pop(0)
        while (grown := grow(line, left)) is not None:
            line = grown
        found.append(line)
    return found


def grow(line: Line, others: list[Line]) -> Line | None:
    """The line with one more taken from the others, or None if none goes on from its ends."""
    for flip_line in (False, True):
        end = line[0] if flip_line else line[-1]
        near = [other for other in others if end in (other[0], other[-1])]
        if len(near) == 1 and line[0] != line[-1]:
            others.remove(near[0])
            more = near[0] if near[0][0] == end else near[0][::-1]
            return [*more[:0:-1], *line] if flip_line else [*line, *more[1:]]
    return None


def simplified(line: Line, tolerance: float, place: Callable[[Point], Point] = lambda p: p) -> Line:
    """The line without the points that lie closer to it than the tolerance (Douglas-Peucker)."""
    keep = {0, len(line) - 1}
    spans = [(0, len(line) - 1)]
    flat = [place(point) for point in line]
    while spans:
        first, last = spans.pop()
        far, at = 0.0, 0
        for n in range(first + 1, last):
            distance = distance_to_stretch(flat[n], flat[first], flat[last])
            if distance > far:
                far, at = distance, n
        if far > tolerance:
            keep.add(at)
            spans += [(first, at), (at, last)]
    return [line[n] for n in sorted(keep)]


def distance_to_stretch(point: Point, start: Point, end: Point) -> float:
    return math.dist(point, nearest_on_stretch(point, start, end))


def nearest_on_stretch(point: Point, start: Point, end: Point) -> Point:
    (px, py), (ax, ay), (bx, by) = point, start, end
    length = (bx - ax) ** 2 + (by - ay) ** 2
    if not length:
        return start
    share = max(0.0, min(1.0, ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / length))
    return ax + share * (bx - ax), ay + share * (by - ay)


def nearest_on_line(point: Point, lines: Sequence[Line]) -> Point:
    """The point of some lines that is nearest to a given one."""
    found = (
        nearest_on_stretch(point, start, end) for line in lines for start, end in pairwise(line)
    )
    return min(found, key=lambda each: math.dist(each, point))


def follow(lines: Sequence[Line], start: Point, end: Point) -> Line:
    """The points after the start, along the line that passes nearest to both, up to the end."""

    def misses(line: Line) -> float:
        return sum(math.dist(point, nearest_on_line(point, [line])) for point in (start, end))

    line = min(lines, key=misses)
    first, last = (stretch_nearest(line, point) for point in (start, end))
    ahead = line[first + 1 : last + 1] if first <= last else line[last + 1 : first + 1][::-1]
    if line[0] == line[-1]:
        ahead = shorter_way_round(line, first, last, ahead)
    return [*ahead, end]


def stretch_nearest(line: Line, point: Point) -> int:
    """The number of the stretch of a line that is nearest to a point."""
    stretches = list(pairwise(line))
    return min(range(len(stretches)), key=lambda n: distance_to_stretch(point, *stretches[n]))


def shorter_way_round(ring: Line, first: int, last: int, ahead: Line) -> Line:
    """The shorter of the two ways around a ring."""
    corners = ring[:-1]
    if first <= last:
        back = [*corners[: first + 1][::-1], *corners[last + 1 :][::-1]]
    else:
        back = [*corners[first + 1 :], *corners[: last + 1]]
    return min(ahead, back, key=length)


def length(line: Line) -> float:
    return sum(math.dist(a, b) for a, b in pairwise(line))


def spline(corners: Sequence[Point], step: float, closed: bool = False) -> Line:
    """A smooth line through the corners (Catmull-Rom), with a point about every step."""
    if len(corners) < 2:
        return list(corners)
    ring = [*corners, corners[0]] if closed else list(corners)
    before = [corners[-1]] if closed else [ring[0]]
    after = [corners[1]] if closed else [ring[-1]]
    padded = [*before, *ring, *after]
    line = [ring[0]]
    for n in range(1, len(padded) - 2):
        a, b, c, d = padded[n - 1 : n + 3]
        parts = max(1, round(math.dist(b, c) / step))
        line += [bend(a, b, c, d, part / parts) for part in range(1, parts + 1)]
    return line


def bend(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    """A point of the curve from b to c that comes from a and goes on to d."""
    x, y = (
        0.5
        * (
            2 * q
            + (r - p) * t
            + (2 * p - 5 * q + 4 * r - s) * t**2
            + (3 * q - p - 3 * r + s) * t**3
        )
        for p, q, r, s in zip(a, b, c, d, strict=True)
    )
    return x, y


def contains(ring: Sequence[Point], point: Point) -> bool:
    """Does a ring go around a point? (even-odd rule)"""
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            inside = not inside
    return inside
