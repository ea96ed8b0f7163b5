"""Write the hex tables of France '40 from france_40.toml, or check that they are fresh.

python -m tools.atlas.france_40            write hexes.csv, hexsides.csv and geography.json
python -m tools.atlas.france_40 --check    say whether these files are what the source gives
python -m tools.atlas.france_40 --fit      print how well the grid fits real geography
"""

import argparse
import csv
import io
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from . import fit, geography, grid

SOURCE = Path(__file__).with_name("france_40.toml")
DATA = Path(__file__).parents[2] / "src/sixweeks/games/france_40/data"

COUNTRIES = {
    "F": "france",
    "G": "germany",
    "B": "belgium",
    "N": "netherlands",
    "L": "luxembourg",
    "S": "switzerland",
}
TERRAINS = {
    "c": "clear",
    "r": "rough",
    "A": "ardennes",
    "C": "city",
    "P": "paris",
    "R": "ruhr",
    "X": "gap",
}
WATER = {"~~": "sea", "WW": "zuiderzee"}
ABOUT = "centre x = column - 18 (+ 0.5 in odd rows), y = (42 - row) * 0.8660254"
NAMED = ("city", "paris", "ruhr")

Cells = dict[str, str]


class SourceError(Exception):
    """The source table contradicts itself, the grid or a rule."""


def read_source() -> dict[str, Any]:
    """The source table, unchanged."""
    return tomllib.loads(SOURCE.read_text(encoding="utf-8"))


def read_cells(source: dict[str, Any]) -> Cells:
    """The letters of every hex, with the cells that a rule forces checked."""
    cells: Cells = {}
    for line in source["grid"]["rows"].splitlines():
        if line:
            cells |= read_row(line)
    if sorted(cells) != grid.all_hexes():
        raise SourceError("the grid does not have rows 42 to 10")
    for hex, forced in source["forced"].items():
        if cells[hex] != forced["cell"]:
            raise SourceError(f"{hex} must be {forced['cell']}: {forced['why']}")
    return cells


def read_row(line: str) -> Cells:
    """One line of the grid: the row's number, then its cells."""
    row, *letters = line.split()
    if len(letters) != grid.COLUMNS_IN_A_ROW:
        raise SourceError(f"row {row} has {len(letters)} cells")
    hexes = [grid.number(int(row), column) for column in grid.columns(int(row))]
    return dict(zip(hexes, letters, strict=True))


def country(cell: str) -> str:
    """The country of a cell, or nothing for water."""
    return "" if cell in WATER else COUNTRIES[cell[0]]


def terrain(cell: str) -> str:
    """The terrain of a cell."""
    return WATER[cell] if cell in WATER else TERRAINS[cell[1]]


def names(source: dict[str, Any], cells: Cells) -> dict[str, str]:
    """The name of every city hex; each has exactly one."""
    found = {hex: name for name, hexes in source["cities"].items() for hex in hexes.split()}
    wanted = {hex for hex, cell in cells.items() if terrain(cell) in NAMED}
    if wrong := wanted.symmetric_difference(found):
        raise SourceError(f"city in the grid or in the list only: {sorted(wrong)}")
    return found


def hex_rows(source: dict[str, Any]) -> Iterator[tuple[str, ...]]:
    """The lines of hexes.csv."""
    cells = read_cells(source)
    city = names(source, cells)
    yield "number", "country", "terrain", "name"
    for hex in sorted(cells):
        yield hex, country(cells[hex]), terrain(cells[hex]), city.get(hex, "")


def hexside_rows(source: dict[str, Any]) -> Iterator[tuple[str, ...]]:
    """The lines of hexsides.csv, one for each river or lake and side."""
    yield "from", "to", "feature", "name"
    for feature in ("river", "lake"):
        for name, sides in source[f"{feature}s"].items():
            for side in sides.split():
                yield *read_side(side), feature, name


def read_side(side: str) -> tuple[str, str]:
    """The two hexes of a side, the lower number first."""
    low, high = sorted(side.split("/"))
    if high not in grid.neighbours(low):
        raise SourceError(f"{side} is not a hexside")
    return low, high


def as_csv(rows: Iterator[tuple[str, ...]]) -> str:
    """Rows as the text of a CSV file."""
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    return text.getvalue()


def tables() -> dict[str, str]:
    """What each file should hold."""
    source = read_source()
    cells = read_cells(source)
    regions = {hex: country(cell) or terrain(cell) for hex, cell in cells.items()}
    corners = {hex: grid.corners(hex) for hex in grid.all_hexes()}
    rivers = {name: sides.split() for name, sides in source["rivers"].items()}
    lakes = {name: sides.split() for name, sides in source["lakes"].items()}
    return {
        "hexes.csv": as_csv(hex_rows(source)),
        "hexsides.csv": as_csv(hexside_rows(source)),
        "geography.json": geography.as_json(ABOUT, corners, regions, rivers, lakes),
    }


def write() -> None:
    """Regenerate the tables."""
    for name, text in tables().items():
        (DATA / name).write_text(text, encoding="utf-8", newline="\n")
        print(f"wrote {DATA / name}")


def check() -> bool:
    """Are the committed tables what the source gives?"""
    stale = [n for n, text in tables().items() if (DATA / n).read_text("utf-8") != text]
    print(f"stale: {', '.join(stale)}" if stale else "the tables are what the source gives")
    return not stale


def main() -> int:
    """Run one of the three commands."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--check", action="store_true", help="only compare")
    parser.add_argument("--fit", action="store_true", help="print the fit to real geography")
    chosen = parser.parse_args()
    if chosen.fit:
        print(fit.report())
    elif chosen.check:
        return 0 if check() else 1
    else:
        write()
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except SourceError as error:
        sys.exit(f"france_40.toml: {error}")
