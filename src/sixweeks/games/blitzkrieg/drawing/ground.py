"""0.2 The ground of the picture: woods, orchards, villages, streams, escarpments and the hexes."""

from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from math import cos, degrees, hypot, pi, radians, sin, sqrt

from sixweeks.board.drawing.courses import bearing, cased, every, length, offset
from sixweeks.board.drawing.palette import INK
from sixweeks.board.drawing.svg import (
    Line,
    Markup,
    Point,
    circle,
    group,
    join,
    middle,
    moved,
    path,
    smooth,
    straight,
    use,
)
from sixweeks.board.drawing.terrain import soft_area
from sixweeks.board.hexes import Hex, bits
from sixweeks.board.hexsides import pairs
from sixweeks.games.blitzkrieg.drawing.roads import neighbours, nodes, sheet_of
from sixweeks.games.blitzkrieg.model.battlefield import Battlefield

WATER, BANK = "#6ea6c4", "#3f7595"
WOOD, LEAF, TRUNK = "#a9c48a", "#8fb272", "#4f6f3c"
ORCHARD, HOUSE, STREETS = "#c9d8a0", "#7c3f31", "#dcb9a2"
STREAMS = {"river": 4.2, "gette": 7.5}  # how wide they are drawn
ROUND = {"stroke_linecap": "round", "stroke_linejoin": "round"}
SOFT = (12, 0.4)  # the edge of an area, and how strong it is
HACHURE = 6.5  # from one stroke of an escarpment to the next
GROVES = 4
TREES = 17
PLOTS = tuple((far, bank, row) for far in (14, 27, 39) for bank in (-1, 1) for row in (0, 1))
ROWS = ((-33, 5), (-17, 6), (-1, 7), (15, 6), (31, 5))  # of an orchard: how far down, how many


# --- what the ground is drawn with ------------------------------------------------------------


@cache
def definitions() -> Markup:
    """Trees, and hexes full of them in several arrangements."""
    return join(
        tree(),
        *(grove(kind) for kind in range(GROVES)),
        orchard(),
        bridge(),
        chapel(),
    )


def tree() -> Markup:
    """A crown seen from above, lit from the north-west."""
    return group(
        circle((1.3, 1.7), 6.3, fill="#2f4522", opacity=0.35),
        circle((0, 0), 6.3, fill=LEAF, stroke=TRUNK, stroke_width=0.8),
        circle((-1.7, -2), 2.8, fill="#b5cf97", opacity=0.8),
        id="tree",
    )


def grove(kind: int) -> Markup:
    """Trees in a spiral that fills a hex."""
    places = []
    for n in range(TREES):
        turn = radians(137.5 * n + 53 * kind)
        far = 43 * sqrt((n + 0.5) / TREES) + 2.5 * strewn(31 * n + kind)
        places.append((round(far * cos(turn), 1), round(far * sin(turn), 1)))
    trees = (
        use("tree", transform=moved(at, scale=round(1 + 0.22 * strewn(7 * n + 3 * kind), 2)))
        for n, at in enumerate(sorted(places, key=lambda place: place[1]))
    )
    return group(*trees, id=f"grove-{kind}")


def orchard() -> Markup:
    """Rows of small round trees."""
    places = [(14 * column - 7 * (many - 1), down) for down, many in ROWS for column in range(many)]
    return group(
        *(circle((x + 0.8, y + 1), 3.9, fill="#2f4522", opacity=0.28) for x, y in places),
        *(circle(at, 3.9, fill="#a8c67c", stroke="#64853f", stroke_width=0.7) for at in places),
        id="orchard",
        transform="rotate(-9)",
    )


def bridge() -> Markup:
    """Two parapets along a road that runs to the right."""
    parapets = path("M-11 -8.6L-7 -6H7L11 -8.6M-11 8.6L-7 6H7L11 8.6")
    return group(parapets, id="bridge", fill="none", stroke=INK, stroke_width=1.9)


def chapel() -> Markup:
    return group(
        circle((0, 2), 3.6, fill=HOUSE),
        path("M0 -1.6V-8.6M-2.6 -6H2.6", stroke=HOUSE, stroke_width=1.7),
        id="chapel",
    )


# --- woods, orchards, villages ----------------------------------------------------------------


@cache
def woods(field: Battlefield) -> Markup:
    sheet = sheet_of(field)
    return group(
        soft_area(sheet.shape(field.orchard), ORCHARD, 0.75, *SOFT),
        soft_area(sheet.shape(field.woods), WOOD, 0.72, *SOFT),
        *(use("orchard", transform=moved(sheet.spot(hex))) for hex in bits(field.orchard)),
        *map_groves(field),
    )


def map_groves(field: Battlefield) -> Iterable[Markup]:
    for hex in bits(field.woods):
        turn = 60 * (hex % 6)
        yield use(f"grove-{hex % GROVES}", transform=moved(sheet_of(field).spot(hex), turn))


@cache
def streets(field: Battlefield) -> Markup:
    return soft_area(sheet_of(field).shape(field.built_up), STREETS, 0.7, *SOFT)


@cache
def houses(field: Battlefield) -> Markup:
    """Houses along the roads of every village, and a church."""
    drawn = "".join(house for hex in bits(field.built_up) for house in village(field, hex))
    towns = [mask for mask in field.places.values() if mask & field.built_up]
    return group(
        path(drawn, id="houses"),
        use("houses", (1.3, 1.7), fill="#2b1710", stroke="none", opacity=0.35),
        use("houses"),
        *(use("chapel", church(field, mask)) for mask in towns),
        fill=HOUSE,
        stroke="#4a231a",
        stroke_width=0.7,
    )


def church(field: Battlefield, mask: int) -> Point:
    x, y = nodes(field)[bits(mask)[0]]
    return round(x - 14), round(y - 11)


def village(field: Battlefield, hex: Hex) -> Iterable[str]:
    """Houses on both sides of each road that leaves the middle, ever fewer on the way out."""
    start = nodes(field)[hex]
    built: Line = []
    for way, near in enumerate(neighbours(field)[hex]):
        turn = bearing(start, nodes(field)[near])
        for n, (far, bank, row) in enumerate(PLOTS):
            seed = 97 * hex + 13 * n + 5 * way
            here = turned(start, (far, bank * (10 + 12 * row)), turn)
            is_free = all(hypot(here[0] - x, here[1] - y) > 12 for x, y in built)
            if is_free and strewn(seed) < 0.85 - far / 70 - 0.5 * row:
                built.append(here)
                yield house(start, turn, (far + 1.5 * strewn(seed + 1), bank, row), seed)


def house(start: Point, turn: float, plot: tuple[float, int, int], seed: int) -> str:
    """A block with its front to the road, or in the row behind."""
    far, bank, row = plot
    length, depth = 9.5 + 2 * strewn(seed + 2), 6.5 + 1.5 * strewn(seed + 3)
    near = 7 + 1.2 * strewn(seed + 4) + 12 * row
    corners = [
        (far - length / 2, bank * near),
        (far + length / 2, bank * near),
        (far + length / 2, bank * (near + depth)),
        (far - length / 2, bank * (near + depth)),
    ]
    return straight([turned(start, corner, turn) for corner in corners], closed=True)


def turned(start: Point, point: Point, turn: float) -> Point:
    (x, y), (c, s) = point, (cos(turn), sin(turn))
    return start[0] + x * c - y * s, start[1] + x * s + y * c


def strewn(seed: int) -> float:
    """A number from -1 to 1 that looks like chance and is always the same."""
    return (seed * 2654435761 >> 7) % 1021 / 510 - 1


# --- streams and escarpments ------------------------------------------------------------------


@cache
def courses(field: Battlefield) -> dict[str, str]:
    """The Petite Gette and the brook, both along hexsides."""
    run = sheet_of(field).run_along
    return {name: smooth(run(field.lines[name])) for name in STREAMS if field.lines[name]}


@cache
def meadows(field: Battlefield) -> Markup:
    data = "".join(courses(field).values())
    return path(data, fill="none", stroke="#b9d3b4", stroke_width=34, opacity=0.5, **ROUND)


@cache
def streams(field: Battlefield) -> Markup:
    drawn = ((data, bed(STREAMS[name])) for name, data in courses(field).items())
    return group(cased(*drawn), fill="none", **ROUND)


def bed(width: float) -> tuple[tuple[float, str], tuple[float, str]]:
    """The banks of a stream, and its water."""
    return (width + 2, BANK), (width, WATER)


@cache
def bridges(field: Battlefield) -> Markup:
    """Where a road crosses a stream."""
    wet = {frozenset(pair) for name in ("gette", "river") for pair in field.lines[name]}
    crossed = [pair for pair in pairs(field.grid, field.road) if frozenset(pair) in wet]
    return group(*(bridge_between(field, a, b) for a, b in crossed))


def bridge_between(field: Battlefield, a: Hex, b: Hex) -> Markup:
    here, there = nodes(field)[a], nodes(field)[b]
    return use("bridge", transform=moved(middle(here, there), degrees(bearing(here, there))))


@cache
def escarpment(field: Battlefield) -> Markup:
    """The brink, and strokes down the slope below it."""
    runs = [brink(field, run) for run in unbroken(field, field.lines["escarpment"])]
    strokes = "".join(stroke for run in runs for stroke in hachures(run))
    return group(
        path(strokes, stroke_width=1.3),
        path("".join(smooth(run) for run in runs), stroke_width=2.6),
        fill="none",
        stroke="#7a5426",
        stroke_linecap="round",
    )


def unbroken(field: Battlefield, sides: list[tuple[Hex, Hex]]) -> list[list[tuple[Hex, Hex]]]:
    """The sides in runs, each of which meets the next at a corner."""
    runs: list[list[tuple[Hex, Hex]]] = []
    for side in sides:
        if runs and set(side) & set(runs[-1][-1]):
            runs[-1].append(side)
        else:
            runs.append([side])
    return runs


def brink(field: Battlefield, run: list[tuple[Hex, Hex]]) -> Line:
    """The corners that it passes, from west to east."""
    sheet = sheet_of(field)
    return sheet.on_sheet(sorted({corner for pair in run for corner in sheet.ends_of(pair)}))


def hachures(run: Line) -> Iterable[str]:
    """Strokes to the left of a line that runs east: downhill, to the north."""
    spots = (spot for side in pairwise(run) for spot in within(side))
    for count, (point, turn) in enumerate(spots):
        yield straight([point, offset(point, turn - pi / 2, 17 if count % 2 else 11)])


def within(side: tuple[Point, Point]) -> list[tuple[Point, float]]:
    """Where the strokes of one hexside begin; none so near its end that it crosses the next."""
    return list(every(side, HACHURE))[: int(length(side) / HACHURE)]


# --- the hexes --------------------------------------------------------------------------------


@cache
def hexes(field: Battlefield) -> Markup:
    """The grid, and a point in the middle of each hex, from which sight is drawn."""
    sheet = sheet_of(field)
    dots = "".join(f"M{x} {y}h0" for x, y in map(sheet.spot, bits(field.grid.all)))
    return group(
        sheet.grid_lines(stroke_width=1.1, opacity=0.42),
        path(dots, stroke_width=3.4, stroke_linecap="round", opacity=0.55),
        fill="none",
        stroke="#4b4130",
    )


@cache
def hex_numbers(field: Battlefield) -> Markup:
    up = 40 if field.grid.numbering.orientation == "columns" else 43
    return sheet_of(field).numbers(up, font_size=8.5, fill="#4b4130", opacity=0.8)


@cache
def beyond(field: Battlefield) -> Markup:
    """What lies outside the hexes is paler."""
    return sheet_of(field).veil(0.62)
