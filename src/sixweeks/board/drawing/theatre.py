"""A theatre of war on hexes: countries, coasts, borders and rivers from real geography.

The lines come from a geography.json written by tools/atlas: points in hexes, whose origin may lie
west of the grid's."""

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from msgspec import Struct
from msgspec.json import decode

from sixweeks.board.drawing.palette import BORDER, COAST, SEA
from sixweeks.board.drawing.sheets import HexSheet
from sixweeks.board.drawing.svg import (
    Line,
    Markup,
    Point,
    element,
    group,
    join,
    path,
    smooth,
    straight,
    use,
)
from sixweeks.board.drawing.terrain import ribbons, water_lines

LAND = {
    "france": "#f3eddc",
    "germany": "#ebe8db",
    "belgium": "#f6eed2",
    "netherlands": "#f6ead6",
    "luxembourg": "#efe6e4",
    "switzerland": "#f5e6de",
    "sea": SEA,
}
RIBBON = {  # along the inside of a country's borders
    "france": "#7f9fc8",
    "germany": "#8b947c",
    "belgium": "#d9b53e",
    "netherlands": "#dd9850",
    "luxembourg": "#a986b0",
    "switzerland": "#d0746c",
}
RIVER = "#4c86a8"
LAKE = 19.5
SPREAD = 1.3  # hexes by which the colours extend beyond the last hex


class Geography(Struct, frozen=True):
    """The lines of geography.json; regions are rings."""

    regions: dict[str, list[Line]]
    coasts: list[Line]
    borders: list[Line]
    rivers: dict[str, list[Line]]
    lakes: dict[str, list[Line]]


class Theatre(Struct, frozen=True, eq=False, kw_only=True):
    """What is drawn, and in which colours; water regions have no ribbon."""

    sheet: HexSheet
    file: Path
    edges: tuple[
        float, float, float, float
    ]  # where lines leave the hexes: west, north, east, south
    widths: Mapping[str, float]  # of the larger rivers
    land: Mapping[str, str]  # by region
    brook: float = 3.2
    west: float = 0.5  # how far the origin of the lines lies west of the grid's

    # --- lines --------------------------------------------------------------------------------

    @property
    def geography(self) -> Geography:
        return geography(self.file)

    def on_sheet(self, points: Iterable[Point]) -> Line:
        """Points of geography.json."""
        return self.sheet.on_sheet((x - self.west, y) for x, y in points)

    def lines(self, many: Iterable[Line]) -> str:
        return "".join(smooth(self.on_sheet(self.run_on(line))) for line in many)

    def run_on(self, line: Line) -> Line:
        """Extend a line that ends at the edge of the map to the neat line."""
        return [*self.beyond_edge(line[0]), *line, *self.beyond_edge(line[-1])]

    def beyond_edge(self, end: Point) -> Line:
        (x, y), (west, north, east, south) = end, self.edges
        across = (x > east) - (x < west)
        down = (y > south) - (y < north)
        return [(x + across, y + down)] if across or down else []

    def waters(self) -> list[str]:
        """The open sea and separate waters."""
        return [name for name in self.land if name not in RIBBON]

    # --- what is drawn more than once ---------------------------------------------------------

    def definitions(self) -> Markup:
        """The regions and their clips, the coasts and the borders."""
        found = self.geography
        return join(
            *(self.region(name, rings) for name, rings in found.regions.items()),
            *(element("clipPath", use(name), id=f"{name}-only") for name in RIBBON),
            element("clipPath", *map(use, self.waters()), id="water-only"),
            self.sheet.clip(),
            path(self.lines(found.coasts), id="coasts"),
            path(self.lines(found.borders), id="borders"),
        )

    def region(self, name: str, rings: list[Line]) -> Markup:
        data = "".join(straight(self.on_sheet(ring), closed=True) for ring in rings)
        return path(data, id=name)

    # --- layers -------------------------------------------------------------------------------

    def land_and_sea(self) -> Markup:
        """The regions in their colours, extended to the neat line, paler beyond the hexes."""
        spread = (use(name, fill=fill, stroke=fill) for name, fill in self.land.items())
        bands = {f"{country}-only": colour for country, colour in RIBBON.items()}
        return group(
            group(*spread, stroke_width=self.sheet.hex * SPREAD, stroke_linejoin="round"),
            self.sheet.veil(0.6),
            group(*(use(name, fill=fill) for name, fill in self.land.items())),
            ribbons("borders", 34, 15, bands),
        )

    def sea(self) -> Markup:
        """Lakes along hexsides, with a shore except at the sea; then the water lines."""
        lakes = self.geography.lakes.values()
        return join(
            group(
                *(path(self.lines(lake), stroke=COAST) for lake in lakes),
                *(use(name, fill=SEA, stroke="none") for name in self.waters()[1:]),
                fill="none",
                stroke_width=LAKE + 3.5,
                stroke_linecap="round",
            ),
            water_lines("coasts", clip_path="url(#water-only)"),
        )

    def waterways(self) -> Markup:
        """The line of the coast, lakes and rivers."""
        lakes = self.geography.lakes.values()
        return group(
            use("coasts", stroke=COAST, stroke_width=1.8),
            *(path(self.lines(lake), stroke=SEA, stroke_width=LAKE) for lake in lakes),
            *(self.stream(name, course) for name, course in rivers(self.file).items()),
            fill="none",
            stroke_linecap="round",
            stroke_linejoin="round",
        )

    def stream(self, name: str, course: list[Line]) -> Markup:
        """A river; a canal has a dashed centre line."""
        data = self.lines(course)
        water = path(data, stroke=RIVER, stroke_width=self.widths.get(name, self.brook))
        if "Canal" not in name:
            return water
        return join(water, path(data, stroke="#e9f1f2", stroke_width=1.1, stroke_dasharray="5 4"))

    def course(self, river: str) -> Line:
        """The general course of a river, for its name."""
        return self.on_sheet(rivers(self.file)[river][0])

    def borders(self) -> Markup:
        return use(
            "borders",
            fill="none",
            stroke=BORDER,
            stroke_width=2.4,
            stroke_dasharray="11 4 2 4",
            stroke_linejoin="round",
        )


@cache
def geography(file: Path) -> Geography:
    return decode(file.read_bytes(), type=Geography)


@cache
def rivers(file: Path) -> dict[str, list[Line]]:
    """The rivers; a side shared by two of them is drawn with the first."""
    drawn: set[Point] = set()
    found = {}
    for name, course in geography(file).rivers.items():
        found[name] = [without_shared_ends(line, drawn) for line in course]
        drawn.update(point for line in found[name] for point in line)
    return found


def without_shared_ends(line: Line, drawn: set[Point]) -> Line:
    start, end = 0, len(line)
    while start < end - 2 and line[start + 1] in drawn:
        start += 1
    while start < end - 2 and line[end - 2] in drawn:
        end -= 1
    return line[start:end]
