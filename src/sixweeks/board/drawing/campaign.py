"""What the maps of a whole campaign share: relief, cities, occupied ground and legends.

Places within a hex are those of a sheet with hexes of 80."""

from collections.abc import Mapping
from functools import cache

from msgspec import Struct

from sixweeks.board.drawing.lettering import haloed
from sixweeks.board.drawing.margins import OURS, Head, box, hexagon, title_lines
from sixweeks.board.drawing.names import CENTRE, SUBURBS, anchor, town
from sixweeks.board.drawing.palette import COAST, INK, PAPER, SEA, SEPIA
from sixweeks.board.drawing.sheets import HexSheet
from sixweeks.board.drawing.svg import (
    Markup,
    Point,
    Values,
    group,
    join,
    path,
    rectangle,
    text,
    use,
)
from sixweeks.board.drawing.terrain import (
    blocks,
    broadleaf,
    fir,
    hatching,
    hill,
    marks,
    pattern,
    soft_area,
)
from sixweeks.board.hexes import Hex, bits

HILLS = ((-15, -9), (19, -4), (-24, 12), (5, 14), (26, 18), (-7, 29))
TREES = (
    *((-25, -13), (-9, -17), (9, -15), (26, -11), (-17, 0), (1, -3), (17, 3)),
    *((-28, 12), (-8, 13), (8, 15), (27, 14), (-15, 26), (2, 30), (16, 25)),
)
BUILT_UP = ((0.8, 0.8, 5, 3.6), (7.2, 0.8, 4, 5.2), (0.8, 5.8, 3.4, 5.4), (5.6, 7.6, 5.6, 3.6))
HELD = {"german-held": "#4d5548", "allied-held": "#40649a"}
CITY = 16.0, 24.0  # how far below the middle of its hex it lies, and below that its name


@cache
def definitions() -> Markup:
    """Marks and patterns that are used more than once."""
    held = {"size": 8, "width": 2.2, "opacity": 0.42, "turn": 45}
    return join(
        hill("long-hill", 13, -3),
        hill("low-hill", 8.5, -1.5),
        broadleaf("broadleaf"),
        fir("fir"),
        pattern("built-up", 12, *blocks(BUILT_UP, fill="#8d4f3e"), turn=24),
        works_pattern(),
        *(hatching(id, colour, **held) for id, colour in HELD.items()),
        town("town", *CENTRE),
        town("large-town", *CENTRE, *SUBURBS),
        anchor("anchor"),
    )


def works_pattern() -> Markup:
    """The works of the Ruhr."""
    cross = path("M0 0L9 9M9 0L0 9", stroke="#5d5a55", stroke_width=0.9, fill="none")
    return pattern("works", 9, cross, rectangle((3, 3), 3, 3, fill="#5d5a55"))


# --- the ground -------------------------------------------------------------------------------


def relief(sheet: HexSheet, rough: int, forest: int) -> Markup:
    return group(
        soft_area(sheet.shape(rough), "#c9ad7c", 0.3),
        soft_area(sheet.shape(forest), "#a9bd85", 0.5),
        group(*marks(sheet, ("long-hill", "low-hill"), rough, HILLS, 24), opacity=0.7),
        group(*marks(sheet, ("broadleaf", "broadleaf", "fir"), forest, TREES, 0)),
    )


def great_cities(sheet: HexSheet, paris: int, ruhr: int) -> Markup:
    """Paris and the Ruhr, several hexes each."""
    houses, works = sheet.shape(paris), sheet.shape(ruhr)
    return group(
        path(houses, fill="#e6c9b2", opacity=0.75),
        path(houses, fill="url(#built-up)", stroke="#8d4f3e", stroke_width=2),
        path(works, fill="#cfc8ba", opacity=0.85),
        path(works, fill="url(#works)", stroke="#4d4a46", stroke_width=2),
    )


def hex_lines(sheet: HexSheet) -> Markup:
    return sheet.grid_lines(fill="none", stroke="#5b4c35", stroke_width=0.9, opacity=0.34)


def hex_numbers(sheet: HexSheet) -> Markup:
    return sheet.numbers(33, font_size=7.5, fill="#6b5c46", opacity=0.85)


def occupied(sheet: HexSheet, mask: int, id: str) -> Markup:
    """Ground held by the other side, hatched; its line follows the hexsides closely."""
    if not mask:
        return Markup("")
    data, line = sheet.close_shape(mask), HELD[id]
    return path(data, fill=f"url(#{id})", stroke=line, stroke_width=2.4, stroke_opacity=0.75)


def taken(sheet: HexSheet, german: int, allied: int) -> Markup:
    """The ground that each side has taken from the other."""
    return group(occupied(sheet, german, "german-held"), occupied(sheet, allied, "allied-held"))


# --- cities -----------------------------------------------------------------------------------


class Cities(Struct, frozen=True, eq=False, kw_only=True):
    """Blocks of houses in every city hex, more of them in large ones; an anchor at a port."""

    sheet: HexSheet
    names: Mapping[Hex, str]
    towns: int
    large: int  # some of the towns
    ports: int
    great: tuple[int, ...]  # of several hexes, each named once
    down: float = CITY[0]
    below: float = CITY[1]

    def marks(self) -> Markup:
        return group(
            *(use(f"{self.size(hex)}town", self.place(hex)) for hex in bits(self.towns)),
            *(use("anchor", self.place(hex, 19)) for hex in bits(self.ports)),
        )

    def size(self, hex: Hex) -> str:
        return "large-" if self.large >> hex & 1 else ""

    def place(self, hex: Hex, right: float = 0, down: float = 0) -> Point:
        x, y = self.sheet.centre(hex)
        return round(x) + right, round(y + self.down) + down

    def written(self) -> Markup:
        small, large = (bits(mask) for mask in (self.towns & ~self.large, self.large))
        return group(
            group(*map(self.name, small), font_size=15),
            group(*map(self.name, large), font_size=17, font_weight="bold"),
            *map(self.great_name, self.great),
            **haloed(PAPER, INK, 3.4),
        )

    def name(self, hex: Hex) -> Markup:
        return text(self.names[hex], self.place(hex, 0, self.below))

    def great_name(self, mask: int) -> Markup:
        hexes = bits(mask)
        name, centres = self.names[hexes[0]].upper(), map(self.sheet.centre, hexes)
        x, y = (sum(axis) / len(hexes) for axis in zip(*centres, strict=True))
        at = round(x), round(y - 4)
        return text(name, at, font_size=25, font_weight="bold", letter_spacing=3)


# --- margins ----------------------------------------------------------------------------------


def cartouche(
    at: Point, size: Point, title: str, lines: tuple[str, str, str], head: Head
) -> Markup:
    """The title of a map, with a line above it and one below, and whose drawing it is.

    `head` is the size and the spacing of its letters, and half the length of the rule below."""
    (width, height), (over, below, credit) = size, lines
    small: Values = {"font_size": 12.5, "fill": SEPIA, "font_style": "italic"}
    middle = width / 2
    return box(
        at,
        width,
        height,
        title_lines(middle, over.upper(), title, *head),
        text(below, (middle, 132), font_size=18, font_style="italic"),
        text(f"{credit} {OURS}", (middle, height - 20), **small),
        text_anchor="middle",
    )


# --- legends ----------------------------------------------------------------------------------


def samples() -> dict[str, Markup]:
    """A hex of each ground."""
    trees = ((-9, -4), (1, -11), (8, -1), (-4, 9))
    coast = path("M-17 3Q-8 -3 0 2T17 0", fill="none", stroke=COAST, stroke_width=1.6)
    return {
        "clear": hexagon("#f3eddc"),
        "rough": join(hexagon("#e6d9bc"), use("low-hill", (-4, -5)), use("low-hill", (5, 8))),
        "forest": join(
            hexagon("#ccd5a9"), *(use("broadleaf", at) for at in trees), use("fir", (6, 11))
        ),
        "sea": join(hexagon(SEA), coast),
    }


def colour_sample(colour: str) -> Markup:
    """Of a nation's counters."""
    return rectangle((-9, -9), 18, 18, rx=2, fill=colour, stroke=INK)


def held_sample(id: str) -> Markup:
    return rectangle((-14, -9), 28, 18, fill=f"url(#{id})", stroke=SEPIA)
