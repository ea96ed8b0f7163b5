"""Draw the lines of 1940 from its tables hexes.csv and hexsides.csv, or check that they are fresh.

python -m tools.atlas.nineteen_forty            write geography.json
python -m tools.atlas.nineteen_forty --check    say whether the file is what the tables give
"""

import argparse
import csv
import sys
from collections import defaultdict
from pathlib import Path

from . import geography
from .grid import Corner

DATA = Path(__file__).parents[2] / "src/sixweeks/games/nineteen_forty/data"
OUTPUT = DATA / "geography.json"
ABOUT = "centre x = 21 - column (+ 0.5 in odd rows), y = (row - 1) * 0.8660254"
BEYOND = ("1021", "1221", "1421")  # the Channel, where land ends at the last hex of a row
RIVERS = ("major_river", "minor_river")
AROUND = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
Rows = list[dict[str, str]]


def read(name: str) -> Rows:
    with (DATA / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def corners(hex: str) -> list[Corner]:
    """The six corners, from the top one clockwise; columns count from the east."""
    row, column = int(hex[:2]), int(hex[2:])
    x, y = 2 * (21 - column) + row % 2, 3 * (row - 1)
    return [(x + dx, y + dy) for dx, dy in AROUND]


def drawn() -> str:
    """What geography.json should hold."""
    hexes, sides = read("hexes.csv"), read("hexsides.csv")
    regions = {row["number"]: row["country"] or row["terrain"] for row in hexes}
    regions |= dict.fromkeys(BEYOND, "sea")
    rivers = by_name([row for row in sides if row["feature"] in RIVERS])
    lakes = by_name(
        [row for row in sides if row["feature"] not in RIVERS and joins_land(row, regions)]
    )
    return geography.as_json(ABOUT, {hex: corners(hex) for hex in regions}, regions, rivers, lakes)


def by_name(rows: Rows) -> dict[str, list[str]]:
    """Hexsides "1234/1235" by the water along them."""
    found = defaultdict(list)
    for row in rows:
        found[row["name"]].append(f"{row['from']}/{row['to']}")
    return dict(found)


def joins_land(row: dict[str, str], regions: dict[str, str]) -> bool:
    """A side of a lake or sea hex is its coast."""
    return not {regions[row["from"]], regions[row["to"]]} & geography.WATERS


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only compare")
    if not parser.parse_args().check:
        OUTPUT.write_text(drawn(), encoding="utf-8", newline="\n")
    elif drawn() != OUTPUT.read_text("utf-8"):
        sys.exit("geography.json is stale: run python -m tools.atlas.nineteen_forty")


if __name__ == "__main__":
    main()
