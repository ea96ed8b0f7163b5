"""Fortified hexsides: a wall with teeth along the inside of the hex that owns it."""

from msgspec import Struct

from sixweeks.board.drawing.sheets import HexSheet
from sixweeks.board.drawing.svg import Line, Markup, Point, group, path, straight
from sixweeks.board.hexes import Hex, bits
from sixweeks.board.hexsides import Sides


class Rampart(Struct, frozen=True, forbid_unknown_fields=True):
    """How a line of fortifications is drawn; the teeth point to the enemy."""

    colour: str
    teeth: int  # to a hexside
    wall: float  # how wide it is
    inside: float = 0.78  # where the wall stands, in parts of the way from the middle to the side
    tall: float = 0.1  # the teeth, in the same parts


def hexsides(sides: Sides) -> list[tuple[Hex, int]]:
    """The hexes that own a side, each with the direction it faces."""
    return [(hex, way) for way, mask in enumerate(sides) for hex in bits(mask)]


def inner_side(sheet: HexSheet, hex: Hex, way: int, part: float) -> Line:
    """A side of the hex drawn within it."""
    centre = sheet.centre(hex)
    return [between(centre, end, part) for end in sheet.on_sheet(sheet.grid.side_points(hex, way))]


def between(a: Point, b: Point, part: float) -> Point:
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def rampart(sheet: HexSheet, sides: Sides, look: Rampart) -> Markup:
    """Every side of a line; those of one hex join at its corners."""
    owned = hexsides(sides)
    walls = "".join(straight(inner_side(sheet, hex, way, look.inside)) for hex, way in owned)
    teeth = "".join(
        toothed(
            inner_side(sheet, hex, way, look.inside),
            inner_side(sheet, hex, way, look.inside + look.tall),
            look.teeth,
        )
        for hex, way in owned
    )
    return group(
        path(teeth, fill=look.colour),
        path(walls, fill="none", stroke=look.colour, stroke_width=look.wall),
        stroke_linecap="round",
    )


def toothed(foot: Line, top: Line, number: int) -> str:
    """Triangles that stand on one line and reach to another."""
    (a, b), (c, d) = foot, top
    corners = (
        (between(a, b, part), between(c, d, part + step), between(a, b, part + 2 * step))
        for part, step in (((n + 0.12) / number, 0.38 / number) for n in range(number))
    )
    return "".join(straight(tooth, closed=True) for tooth in corners)


def rampart_sample(look: Rampart) -> Markup:
    """For a legend."""
    foot, top = [(-20.0, 4.0), (20.0, 4.0)], [(-20.0, -2.0), (20.0, -2.0)]
    return group(
        path(toothed(foot, top, look.teeth), fill=look.colour),
        path(straight(foot), stroke=look.colour, stroke_width=look.wall, stroke_linecap="round"),
    )
