"""0.2 The ground of the picture: woods, orchards, streams, escarpments and the hexes."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import cos, degrees, pi, radians, sin, sqrt

from sixweeks.board.drawing.courses import bearing, cased, every, length, offset
from sixweeks.board.drawing.shapes import definitions_of
from sixweeks.board.drawing.sheets import Pair
from sixweeks.board.drawing.svg import (
    Line,
    Markup,
    Point,
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
from sixweeks.board.hexes import bits
from sixweeks.board.hexsides import pairs
from sixweeks.games.blitzkrieg.drawing.looks import LOOKS
from sixweeks.games.blitzkrieg.drawing.roads import nodes, sheet_of
from sixweeks.games.blitzkrieg.model.battlefield import DATA, Battlefield

ROUND = {"stroke_linecap": "round", "stroke_linejoin": "round"}
HACHURE = 6.5  # from one stroke of an escarpment to the next
GROVES, TREES = 4, 17  # arrangements, and the trees of each


def definitions() -> Markup:
    """Marks, and hexes full of trees in several arrangements."""
    return join(definitions_of(DATA / "map.svg"), *map(grove, range(GROVES)))


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


def strewn(seed: int) -> float:
    """A number from -1 to 1 that looks like chance and is always the same."""
    return (seed * 2654435761 >> 7) % 1021 / 510 - 1


# --- woods, orchards, streets -----------------------------------------------------------------


def woods(field: Battlefield) -> Markup:
    spot = sheet_of(field).spot
    return group(
        tinted(field, field.orchard, LOOKS.orchard, 0.75),
        tinted(field, field.woods, LOOKS.woods, 0.72),
        *(use("orchard", transform=moved(spot(hex))) for hex in bits(field.orchard)),
        *(
            use(f"grove-{hex % GROVES}", transform=moved(spot(hex), 60 * (hex % 6)))
            for hex in bits(field.woods)
        ),
    )


def streets(field: Battlefield) -> Markup:
    return tinted(field, field.built_up, LOOKS.streets, 0.7)


def tinted(field: Battlefield, mask: int, colour: str, opacity: float) -> Markup:
    return soft_area(sheet_of(field).shape(mask), colour, opacity, 12, 0.4)


# --- streams and escarpments ------------------------------------------------------------------


def courses(field: Battlefield) -> dict[str, Line]:
    """The Petite Gette and the brook, both along hexsides."""
    run = sheet_of(field).run_along
    return {name: run(field.lines[name]) for name in LOOKS.streams if field.lines[name]}


def meadows(field: Battlefield) -> Markup:
    data = "".join(map(smooth, courses(field).values()))
    return path(data, fill="none", stroke="#b9d3b4", stroke_width=34, opacity=0.5, **ROUND)


def streams(field: Battlefield) -> Markup:
    found = courses(field).items()
    drawn = ((smooth(course), LOOKS.streams[name].strokes) for name, course in found)
    return group(cased(*drawn), fill="none", **ROUND)


def bridges(field: Battlefield) -> Markup:
    """Where a road crosses a stream."""
    wet = {frozenset(pair) for name in LOOKS.streams for pair in field.lines[name]}
    crossed = [pair for pair in pairs(field.grid, field.road) if frozenset(pair) in wet]
    return group(*(bridge(nodes(field)[a], nodes(field)[b]) for a, b in crossed))


def bridge(here: Point, there: Point) -> Markup:
    return use("bridge", transform=moved(middle(here, there), degrees(bearing(here, there))))


def escarpment(field: Battlefield) -> Markup:
    """The brink, and strokes down the slope below it."""
    runs = [brink(field, run) for run in unbroken(field.lines["escarpment"])]
    return group(
        path("".join(stroke for run in runs for stroke in hachures(run)), stroke_width=1.3),
        path("".join(map(smooth, runs)), stroke_width=2.6),
        fill="none",
        stroke="#7a5426",
        stroke_linecap="round",
    )


def unbroken(sides: Sequence[Pair]) -> list[list[Pair]]:
    """The sides in runs, each of which meets the next at a corner."""
    runs: list[list[Pair]] = []
    for side in sides:
        if runs and set(side) & set(runs[-1][-1]):
            runs[-1].append(side)
        else:
            runs.append([side])
    return runs


def brink(field: Battlefield, run: list[Pair]) -> Line:
    """The corners that it passes, from west to east."""
    sheet = sheet_of(field)
    return sheet.on_sheet(sorted({corner for pair in run for corner in sheet.ends_of(pair)}))


def hachures(run: Line) -> Iterator[str]:
    """Strokes to the left of a line that runs east: downhill, to the north."""
    spots = [spot for side in pairwise(run) for spot in within(side)]
    for n, (point, turn) in enumerate(spots):
        yield straight([point, offset(point, turn - pi / 2, 17 if n % 2 else 11)])


def within(side: tuple[Point, Point]) -> list[tuple[Point, float]]:
    """Where the strokes of one hexside begin; none so near its end that it crosses the next."""
    return list(every(side, HACHURE))[: int(length(side) / HACHURE)]


# --- the hexes --------------------------------------------------------------------------------


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


def hex_numbers(field: Battlefield) -> Markup:
    up = 40 if field.grid.numbering.orientation == "columns" else 43
    return sheet_of(field).numbers(up, font_size=8.5, fill="#4b4130", opacity=0.8)
