"""0.2 The ground of the picture: woods, villages, streams, escarpments and the hexes."""

from functools import cache

from sixweeks.board.drawing import battle
from sixweeks.board.drawing.courses import cased
from sixweeks.board.drawing.relief import Relief
from sixweeks.board.drawing.roads import RoadNet
from sixweeks.board.drawing.shapes import definitions_of
from sixweeks.board.drawing.sheets import HexSheet, frame_around
from sixweeks.board.drawing.svg import Line, Markup, group, join, moved, path, smooth, use
from sixweeks.board.drawing.terrain import soft_area
from sixweeks.board.hexes import bits
from sixweeks.board.hexsides import pairs
from sixweeks.games.blitzkrieg.drawing.looks import LOOKS
from sixweeks.games.blitzkrieg.model.battlefield import DATA, Battlefield

ROUND = {"stroke_linecap": "round", "stroke_linejoin": "round"}
GROVES = 4
HEX = 100.0
MARGIN = 14.0  # between the outermost hexes and the neat line


@cache
def sheet_of(field: Battlefield) -> HexSheet:
    return HexSheet(field.grid, HEX, frame_around(field.grid, HEX, MARGIN))


@cache
def relief_of(field: Battlefield) -> Relief:
    return Relief(sheet_of(field), field.level)


@cache
def roads_of(field: Battlefield) -> RoadNet:
    return RoadNet(sheet_of(field), field.roads, field.built_up)


def definitions() -> Markup:
    """Marks, and hexes full of trees in several arrangements."""
    return join(
        definitions_of(DATA / "map.svg"), *(battle.grove(f"grove-{n}", n) for n in range(GROVES))
    )


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


def villages(field: Battlefield) -> Markup:
    """Houses along the roads, and churches."""
    net = roads_of(field)
    data = battle.houses(bits(field.built_up), net.neighbours, net.nodes)
    towns = [mask for mask in field.places.values() if mask & field.built_up]
    middles = [net.nodes[bits(mask)[0]] for mask in towns]
    return group(
        path(data, id="houses"),
        use("houses", (1.3, 1.7), fill="#2b1710", stroke="none", opacity=0.35),
        use("houses"),
        *(use("chapel", (round(x - 14), round(y - 11))) for x, y in middles),
        fill="#7c3f31",
        stroke="#4a231a",
        stroke_width=0.7,
    )


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
    return roads_of(field).bridges(crossed)


def escarpment(field: Battlefield) -> Markup:
    return battle.escarpment(sheet_of(field), field.lines["escarpment"], "#7a5426")


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
