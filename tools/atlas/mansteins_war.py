"""Draw the lines of Manstein's War from its tables, or check that they are fresh.

python -m tools.atlas.mansteins_war            write geography.json
python -m tools.atlas.mansteins_war --check    say whether the file is what the tables give
"""

import argparse
import csv
import sys
from collections import defaultdict
from pathlib import Path

from . import geography
from .grid import Corner

DATA = Path(__file__).parents[2] / "src/sixweeks/games/mansteins_war/data"
OUTPUT = DATA / "geography.json"
ABOUT = "centre x = (column - 4) * 0.8660254, y = row - 28 (+ 0.5 in even columns)"
AROUND = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
Rows = list[dict[str, str]]


def read(name: str) -> Rows:
    with (DATA / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(line for line in file if not line.startswith("#")))


def corners(hex: str) -> list[Corner]:
    """The six corners in order, down before across; even columns lie half a hex lower."""
    column, row = int(hex[:2]), int(hex[2:])
    down, across = 2 * (row - 28) + (column % 2 == 0), 3 * (column - 4)
    return [(down + one, across + other) for one, other in AROUND]


def drawn() -> str:
    """What geography.json should hold."""
    hexes, sides = read("hexes.csv"), read("hexsides.csv")
    regions = {row["number"]: row["country"] or row["terrain"] for row in hexes}
    places = {hex: corners(hex) for hex in regions}
    rivers, straits = by_name(sides, "river"), by_name(sides, "sea")
    return geography.as_json(ABOUT, places, regions, rivers, straits, is_flat=True)


def by_name(rows: Rows, feature: str) -> dict[str, list[str]]:
    """Hexsides "1234/1235" by the water along them."""
    found = defaultdict(list)
    for row in rows:
        if row["feature"] == feature:
            found[row["name"]].append(f"{row['from']}/{row['to']}")
    return dict(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only compare")
    if not parser.parse_args().check:
        OUTPUT.write_text(drawn(), encoding="utf-8", newline="\n")
    elif drawn() != OUTPUT.read_text("utf-8"):
        sys.exit("geography.json is stale: run python -m tools.atlas.mansteins_war")


if __name__ == "__main__":
    main()
