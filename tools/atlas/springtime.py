"""Write the drawing of Springtime for Hitler's map from springtime.toml, or check that it is fresh.

python -m tools.atlas.springtime            write geography.json
python -m tools.atlas.springtime --check    say whether this file is what the source gives
"""

import argparse
import csv
import json
import math
import sys
import tomllib
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any

from .fit import project
from .hills import hills
from .lines import (
    Line,
    Point,
    contains,
    follow,
    nearest_on_line,
    pieces_inside,
    simplified,
    spline,
)

SOURCE = Path(__file__).with_name("springtime.toml")
NATURAL_EARTH = Path(__file__).with_name("natural_earth.json")
DATA = Path(__file__).parents[2] / "src/sixweeks/games/springtime/data"
OUTPUT, AREAS = DATA / "geography.json", DATA / "areas.csv"
ABOUT = (
    "Derived from Natural Earth (public domain) and springtime.toml by tools/atlas; kilometres east"
    " and south of the upper left corner of the sheet."
)

STEP = 4.0  # km between the points of a line drawn by hand
CALM = 25.0  # km from the ends of such a line over which it begins to waver
THINNING = 0.5  # km
BEYOND = 30.0  # km: how far lines run on outside the sheet
WAVES = ((0.21, 0.31, 0.6, 0.3), (0.53, -0.41, 0.45, 1.7), (0.97, 1.13, 0.22, 4.1))
SHEET_PLACES = ("links", "identifiers", "stands")  # given in kilometres on the sheet


class SourceError(Exception):
    """The source contradicts itself."""


class Atlas:
    """The lines that a way can follow, in kilometres, and the nodes."""

    def __init__(self, source: dict[str, Any], earth: dict[str, Any]) -> None:
        self.source = source
        self.sheet: dict[str, float] = source["sheet"]
        natural = {"coast": earth["coasts"]} | earth["borders"] | earth["rivers"]
        self.lines = {name: [on_ground(line) for line in found] for name, found in natural.items()}
        for name, line in source["lines"].items():
            self.lines[name] = [wavered(spline(on_ground(line), STEP))]
        for name, ring in source["waters"].items():
            self.lines[name] = [wavered(spline(on_ground(ring), STEP, closed=True))]
        self.nodes = {name: self.node(*spec) for name, spec in source["nodes"].items()}

    def node(self, longitude: float, latitude: float, line: str = "") -> Point:
        """Where a node lies; one that names a line or an edge is moved to it."""
        x, y = project(longitude, latitude)
        if line in ("east", "west"):
            return self.sheet[line], y
        if line in ("north", "south"):
            return x, self.sheet[line]
        return nearest_on_line((x, y), self.lines[line]) if line else (x, y)

    def way(self, words: Sequence[str]) -> Line:
        """From node to node, along the lines that are named between them."""
        line: Line = []
        by_hand = [self.nodes[words[0]]]
        for before, word in pairwise(words):
            if word not in self.nodes:
                continue
            here = self.nodes[word]
            if before in self.nodes:
                by_hand.append(here)
            else:
                line += by_own_hand(by_hand)
                line += follow(self.lines[before], by_hand[-1], here)[:-1]
                by_hand = [here]
        return thinned([self.held(point) for point in (*line, *by_own_hand(by_hand))])

    def held(self, point: Point) -> Point:
        """A point that would lie off the sheet, at its edge."""
        x, y = point
        x = max(self.sheet["west"], min(self.sheet["east"], x))
        return x, max(self.sheet["south"], min(self.sheet["north"], y))


def by_own_hand(nodes: Sequence[Point]) -> Line:
    """An irregular line through some nodes, like natural ground; straighter towards its ends."""
    if len({x for x, _ in nodes}) == 1:
        return list(nodes)  # the edge of the sheet
    line = spline(nodes, STEP)
    calm = [min(math.dist(point, end) for end in (line[0], line[-1])) for point in line]
    return [waver(p, min(1.0, far / CALM)) for p, far in zip(line, calm, strict=True)]


def on_ground(line: Iterable[Sequence[float]]) -> Line:
    return [project(longitude, latitude) for longitude, latitude in line]


def wavered(line: Line) -> Line:
    """Each point moved a little, always in the same way at the same place."""
    return [waver(point) for point in line]


def waver(point: Point, share: float = 1.0) -> Point:
    x, y = point
    dx = sum(size * math.sin(a * x + b * y + phase) for a, b, size, phase in WAVES)
    dy = sum(size * math.sin(a * y - b * x + 2 * phase) for a, b, size, phase in WAVES)
    return x + share * dx, y + share * dy


def thinned(line: Line) -> Line:
    return simplified(line, THINNING)


# --- areas and zones --------------------------------------------------------------------------


def boundaries(atlas: Atlas) -> dict[str, Line]:
    return {name: atlas.way(words) for name, words in atlas.source["boundaries"].items()}


def rings(atlas: Atlas) -> dict[str, list[str]]:
    """Each area as its boundaries in order, all clockwise; one that is walked backwards has a `-`
    before it."""
    ways = atlas.source["boundaries"]
    names = sorted({name.split("-")[0] for name in ways}, key=int)
    return {area: clockwise(atlas, ring(area, ways)) for area in names}


def clockwise(atlas: Atlas, names: list[str]) -> list[str]:
    ways = atlas.source["boundaries"]
    ends = [ways[name.lstrip("-")][-1 if name.startswith("-") else 0] for name in names]
    corners = [atlas.nodes[end] for end in ends]
    if len(corners) > 2 and signed_area(corners) < 0:
        return names
    return [name[1:] if name.startswith("-") else f"-{name}" for name in reversed(names)]


def signed_area(corners: Sequence[Point]) -> float:
    """Positive if the corners are named anticlockwise, as seen with north above."""
    around = zip(corners, [*corners[1:], corners[0]], strict=True)
    return sum(x * v - u * y for (x, y), (u, v) in around) / 2


def ring(area: str, ways: dict[str, list[str]]) -> list[str]:
    left = {name: (way[0], way[-1]) for name, way in ways.items() if area in name.split("-")}
    first = next(iter(left))
    start, here = left.pop(first)
    found = [first]
    while here != start:
        going = [name for name, ends in left.items() if here in ends]
        if len(going) != 1:
            raise SourceError(f"area {area}: at {here} one boundary should go on, not {going}")
        ends = left.pop(going[0])
        found.append(going[0] if ends[0] == here else f"-{going[0]}")
        here = ends[1] if ends[0] == here else ends[0]
    if left:
        raise SourceError(f"area {area}: {', '.join(left)} would not close")
    return found


def countries(atlas: Atlas) -> dict[str, list[list[str]]]:
    """All areas of a country as one shape, without the boundaries inside it."""
    areas: dict[str, set[str]] = {}
    for area in rings(atlas):
        areas.setdefault(country_of()[area], set()).add(area)
    return {country: outer_rings(atlas, names) for country, names in areas.items()}


def outer_rings(atlas: Atlas, names: set[str]) -> list[list[str]]:
    """The boundaries around some areas, in order."""
    ways = [way for area, ring in rings(atlas).items() if area in names for way in ring]
    ends = {way: ends_of(atlas, way) for way in ways if not set(sides(way)) <= names}
    found = []
    while ends:
        way, (start, here) = ends.popitem()
        ring = [way]
        while here != start:
            way = next(each for each, (first, _) in ends.items() if first == here)
            here = ends.pop(way)[1]
            ring.append(way)
        found.append(ring)
    return found


def ends_of(atlas: Atlas, way: str) -> tuple[str, str]:
    """The nodes at which a boundary begins and ends as it is walked."""
    nodes = atlas.source["boundaries"][way.lstrip("-")]
    return (nodes[-1], nodes[0]) if way.startswith("-") else (nodes[0], nodes[-1])


def sides(way: str) -> list[str]:
    return way.lstrip("-").split("-")


def national(atlas: Atlas) -> list[str]:
    """The boundaries between areas of two countries, and the frontiers that are boundaries."""
    found = []
    for name in atlas.source["boundaries"]:
        one, other = sides(name)
        here = country_of()[one]
        if other == "frontier" or here != country_of().get(other, here):
            found.append(name)
    return found


@cache
def country_of() -> dict[str, str]:
    rows = csv.DictReader(line for line in AREAS.open(encoding="utf-8") if line[0] != "#")
    return {row["area"]: row["country"] for row in rows}


def zones(atlas: Atlas) -> dict[str, Line]:
    return {name: atlas.way([*way, way[0]]) for name, way in atlas.source["zones"].items()}


# --- land, rivers, frontiers ------------------------------------------------------------------


def land(atlas: Atlas) -> list[Line]:
    """Islands as they are; a coast that leaves the piece cut out is closed around the land."""
    found = []
    for line in atlas.lines["coast"]:
        if line[0] == line[-1]:
            found.append(line)
        elif ground := [p for p in atlas.source["land"].values() if encloses(line, project(*p))]:
            found.append(closed_around(line, project(*ground[0])))
    return [thin for line in found if (thin := cut_down(atlas, line))]


def encloses(line: Line, point: Point) -> bool:
    return any(contains(closing, point) for closing in closings(line))


def closed_around(line: Line, point: Point) -> Line:
    return next(closing for closing in closings(line) if contains(closing, point))


def closings(line: Line) -> list[Line]:
    """The line closed by either way around a frame far outside."""
    frame = [(-900.0, 700.0), (700.0, 700.0), (700.0, -800.0), (-900.0, -800.0)]
    start, end = (min(range(4), key=lambda n: math.dist(frame[n], p)) for p in (line[0], line[-1]))
    right = [frame[(end + n) % 4] for n in range((start - end) % 4 + 1)]
    left = [frame[(end - n) % 4] for n in range((end - start) % 4 + 1)]
    return [[*line, *right], [*line, *left]]


def cut_down(atlas: Atlas, ring: Line) -> Line:
    """What lies off the sheet is kept only as far as it closes the ring."""
    if not any(is_near(atlas, point) for point in ring):
        return []
    kept = []
    for near, run in groupby(ring, key=lambda point: is_near(atlas, point)):
        kept += simplified(list(run), THINNING if near else BEYOND)
    return kept


def is_near(atlas: Atlas, point: Point) -> bool:
    sheet = atlas.sheet
    return (
        sheet["west"] - BEYOND < point[0] < sheet["east"] + BEYOND
        and sheet["south"] - BEYOND < point[1] < sheet["north"] + BEYOND
    )


def on_sheet(atlas: Atlas, lines: Iterable[Line]) -> list[Line]:
    return [
        thinned(piece)
        for line in lines
        for piece in pieces_inside(line, lambda point: is_near(atlas, point))
    ]


def rivers(atlas: Atlas) -> dict[str, list[Line]]:
    names = [*atlas.source["drawn"]["rivers"], *atlas.source["lines"]]
    return {name: on_sheet(atlas, atlas.lines[name]) for name in names}


def frontiers(atlas: Atlas) -> list[Line]:
    return [
        line
        for name in atlas.source["drawn"]["frontiers"]
        for line in on_sheet(atlas, atlas.lines[name])
    ]


# --- the file ---------------------------------------------------------------------------------


def geography() -> str:
    source = tomllib.loads(SOURCE.read_text(encoding="utf-8"))
    atlas = Atlas(source, json.loads(NATURAL_EARTH.read_text(encoding="utf-8")))
    sheet = atlas.sheet
    picture = {
        "width": sheet["east"] - sheet["west"],
        "height": sheet["north"] - sheet["south"],
        "areas": rings(atlas),
        "countries": countries(atlas),
        "borders": national(atlas),
        "boundaries": boundaries(atlas),
        "zones": zones(atlas),
        "land": land(atlas),
        "waters": {name: thinned(atlas.lines[name][0]) for name in source["waters"]},
        "frontiers": frontiers(atlas),
        "rivers": rivers(atlas),
        "relief": {name: on_ground(ring) for name, ring in source["relief"].items()},
        "towns": towns(source["towns"]),
    }
    placed = {name: from_corner(value, sheet) for name, value in picture.items()}
    written = {"about": ABOUT} | placed | {name: source[name] for name in SHEET_PLACES}
    written["hills"] = hills(placed)
    return json.dumps(written, separators=(",", ":"), ensure_ascii=False) + "\n"


def towns(places: dict[str, list[Any]]) -> list[dict[str, Any]]:
    return [
        {"name": name, "at": project(*place[:2]), "size": place[2], "side": place[3]}
        for name, place in places.items()
    ]


def from_corner(value: Any, sheet: dict[str, float]) -> Any:
    """Every point counted east and south from the upper left corner, to a tenth of a kilometre."""
    match value:
        case dict():
            return {name: from_corner(each, sheet) for name, each in value.items()}
        case tuple():
            return round(value[0] - sheet["west"], 1), round(sheet["north"] - value[1], 1)
        case list():
            return [from_corner(each, sheet) for each in value]
        case _:
            return value


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    fresh = geography()
    if not parser.parse_args().check:
        OUTPUT.write_text(fresh, encoding="utf-8")
    elif fresh != OUTPUT.read_text(encoding="utf-8"):
        sys.exit("geography.json is stale: run python -m tools.atlas.springtime")


if __name__ == "__main__":
    main()
