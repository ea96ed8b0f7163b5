"""Names on a map: towns, countries, landscapes, seas. Their positions are data."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Literal

from msgspec import Struct

from sixweeks.board.drawing.courses import Stretch
from sixweeks.board.drawing.lettering import SERIF, haloed
from sixweeks.board.drawing.palette import PAPER, PORT
from sixweeks.board.drawing.sheets import HexSheet
from sixweeks.board.drawing.svg import Markup, Point, Value, circle, group, moved, path, text
from sixweeks.board.drawing.terrain import Block, blocks
from sixweeks.board.loading import read_as

HOUSES = "#7c3f31"
NATION: dict[str, Value] = {"fill": "#8a6f52", "font_weight": "bold"}
WATERS: dict[str, Value] = {"fill": "#4d7688", "font_style": "italic"}
RIVERS: dict[str, Value] = {"font_size": 14, "font_style": "italic", "letter_spacing": 1}
# The type size of a town's name, and its distance from the mark.
TOWN_SIZES = {1: (24.0, 9.6), 2: (19.0, 8.6), 3: (15.5, 7.4), 4: (13.5, 6.4)}
CENTRE: tuple[Block, ...] = (
    *((-5, -4, 4.4, 3.4), (0.4, -4.6, 5, 3.8), (-5.4, 0.4, 3.6, 4), (-0.6, 0.2, 4.8, 3.8)),
)
SUBURBS: tuple[Block, ...] = (
    *((6.4, -3, 3.4, 3), (5.4, 1.4, 3.4, 3.8), (-10, -2.4, 3.6, 3.4), (-3, -8.8, 4.2, 3.2)),
    *((-2.6, 5.4, 4.4, 3.2), (-9.6, 2.4, 3, 3), (3, -8, 3.4, 2.6)),
)


class WideName(Struct, frozen=True, array_like=True):
    """A name across a country, a landscape or a sea, rotated in degrees, with spaced letters."""

    name: str
    hex: str
    right: float = 0  # of its hex, in hexes
    down: float = 0
    turn: float = 0
    spacing: float = 0
    size: float = 0


class MapNames(Struct, frozen=True, forbid_unknown_fields=True):
    """The names on a hex map: a file map_names.toml."""

    rivers: tuple[Stretch, ...]
    nations: tuple[WideName, ...]
    landscapes: tuple[WideName, ...]
    seas: tuple[WideName, ...]
    sites: tuple[tuple[str, float, float], ...]
    large_towns: frozenset[str] = frozenset()
    river_widths: dict[str, float] = {}
    commands: dict[str, tuple[WideName, ...]] = {}


def read_names(path: Path) -> MapNames:
    return read_as(path, MapNames)


# --- across countries, landscapes and seas ----------------------------------------------------


def wide_names(sheet: HexSheet, names: MapNames) -> Markup:
    return lettered(
        group(*placed(sheet, names.nations), opacity=0.5, **NATION),
        group(*placed(sheet, names.landscapes), font_size=16, **landscape("#54421f", "#e6dcc3")),
        group(*placed(sheet, names.seas), **WATERS),
    )


def command_names(sheet: HexSheet, names: MapNames, colours: Mapping[str, str]) -> Markup:
    """Who commands on either side of a boundary, in the colour of the side."""
    return group(
        *(
            group(*placed(sheet, names.commands[side]), **haloed(PAPER, colour, 3))
            for side, colour in colours.items()
        ),
        font_size=13,
        font_style="italic",
    )


def placed(sheet: HexSheet, places: Iterable[WideName]) -> list[Markup]:
    return [
        wide_name(
            each.name,
            sheet.beside(sheet.grid.hex(each.hex), each.right, each.down),
            each.size,
            each.turn,
            each.spacing,
        )
        for each in places
    ]


def wide_name(
    words: str, at: Point, size: float = 0, turn: float = 0, spacing: float = 0
) -> Markup:
    return text(
        words,
        (0, 0),
        transform=moved(at, turn),
        letter_spacing=spacing or None,
        font_size=size or None,
    )


def landscape(ink: str, paper: str) -> dict[str, Value]:
    """The style of a landscape's name: italics with a thin halo in the ground's colour."""
    return {
        "fill": ink,
        "font_style": "italic",
        "stroke": paper,
        "stroke_width": 3.4,
        "stroke_linejoin": "round",
        "stroke_opacity": 0.85,
        "paint_order": "stroke",
    }


def lettered(*children: Markup) -> Markup:
    """Wide names, in the map's serif typeface."""
    return group(*children, font_family=SERIF, text_anchor="middle")


def river_names(names: Iterable[Markup], halo: float) -> Markup:
    return group(*names, **RIVERS, **haloed(PAPER, "#2c6284", halo))


# --- towns ------------------------------------------------------------------------------------


class Town(Struct, frozen=True):
    """A town by its mark; sizes run from 1, a capital, to 4, and its name is on one side of it."""

    name: str
    at: Point
    size: int
    side: Literal["right", "left", "above", "below"]


def town_name(town: Town, at: Point) -> Markup:
    (x, y), (size, off) = at, TOWN_SIZES[town.size]
    left, top, anchored = {
        "right": (x + off, y + size * 0.33, "start"),
        "left": (x - off, y + size * 0.33, "end"),
        "above": (x, y - off, None),
        "below": (x, y + off + size * 0.7, None),
    }[town.side]
    bold = "bold" if town.size < 3 else None
    return text(town.name, (left, top), text_anchor=anchored, font_size=size, font_weight=bold)


# --- marks ------------------------------------------------------------------------------------


def town(id: str, *houses: Block) -> Markup:
    """Blocks of houses."""
    return group(*blocks(houses), id=id, fill=HOUSES, transform="rotate(-12) scale(1.35)")


def anchor(id: str) -> Markup:
    return group(
        circle((0, -5), 1.7),
        path("M0 -3.3V6M-3 -1.2H3M-5 2C-4.6 5 -2 6 0 6C2 6 4.6 5 5 2"),
        id=id,
        fill="none",
        stroke=PORT,
        stroke_width=1.4,
        stroke_linecap="round",
    )


def sites(places: Iterable[tuple[str, Point]]) -> Markup:
    """Places for orientation only: a dot, and the name to its right."""
    found = list(places)
    return group(
        *(circle(at, 2.1, stroke_width=0, fill="#4a3f33") for _, at in found),
        *(text(name, (x + 4.5, y + 3.5), text_anchor="start") for name, (x, y) in found),
        font_size=12.5,
        font_style="italic",
        **haloed(PAPER, "#4a3f33", 2.6),
    )
