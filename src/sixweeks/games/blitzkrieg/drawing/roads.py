"""The sheet of each battlefield, and its roads."""

from functools import cache

from sixweeks.board.drawing.courses import cased
from sixweeks.board.drawing.roads import road_course, road_neighbours, road_nodes
from sixweeks.board.drawing.sheets import HexSheet, frame_around
from sixweeks.board.drawing.svg import Markup, Point, group, through
from sixweeks.board.hexes import Hex
from sixweeks.games.blitzkrieg.drawing.looks import LOOKS
from sixweeks.games.blitzkrieg.model.battlefield import Battlefield

HEX = 100.0
MARGIN = 14.0  # between the outermost hexes and the neat line


@cache
def sheet_of(field: Battlefield) -> HexSheet:
    return HexSheet(field.grid, HEX, frame_around(field.grid, HEX, MARGIN))


@cache
def neighbours(field: Battlefield) -> dict[Hex, list[Hex]]:
    return road_neighbours(road.hexes for road in field.roads)


@cache
def nodes(field: Battlefield) -> dict[Hex, Point]:
    return road_nodes(sheet_of(field), neighbours(field), field.built_up)


def roads(field: Battlefield) -> Markup:
    return group(
        *(cased((course(field, kind), look)) for kind, look in LOOKS.roads.items()),
        fill="none",
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def course(field: Battlefield, kind: str) -> str:
    sheet, at = sheet_of(field), nodes(field)
    ways = [road for road in field.roads if road.kind == kind]
    return "".join(through(road_course(sheet, at, way.hexes, way.begins, way.ends)) for way in ways)
