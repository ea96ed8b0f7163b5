"""Reads the hexes and hexsides of a map from CSV files."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from sixweeks.board.hexes import Hex, HexGrid, Numbering
from sixweeks.board.loading import Row, read_csv
from sixweeks.masks import mask_of

Pair = tuple[Hex, Hex]  # the hexes on both sides of a hexside


def read_hexes(path: Path, numbering: Numbering, *columns: str) -> tuple[HexGrid, dict[Hex, Row]]:
    """The grid of all hexes in a file, and their rows: number, name and other columns."""
    rows = read_csv(path, ("number", "name", *columns))
    grid = HexGrid(numbering, [row["number"] for row in rows])
    return grid, {grid.hex(row["number"]): row for row in rows}


def names_of(rows: Mapping[Hex, Row]) -> dict[Hex, str]:
    return {hex: row["name"] for hex, row in rows.items() if row["name"]}


def hexes_by(rows: Mapping[Hex, Row], column: str, values: Iterable[str]) -> dict[str, int]:
    """For each of these values of a column the hexes that have it."""
    return {
        value: mask_of(hex for hex, row in rows.items() if row[column] == value) for value in values
    }


def read_sides(
    path: Path, grid: HexGrid, features: Iterable[str], named: bool = True
) -> dict[str, dict[Pair, str]]:
    """The hexsides with each feature, and their names, in the order of the file."""
    found: dict[str, dict[Pair, str]] = {feature: {} for feature in features}
    for row in read_csv(path, ("from", "to", "feature", *(("name",) if named else ()))):
        pair = grid.hex(row["from"]), grid.hex(row["to"])
        found[row.one_of("feature", found)][pair] = row["name"] if named else ""
    return found


def read_landmarks(path: Path) -> dict[str, str]:
    """The towns by which hexes are told that have no name on the map, by number."""
    return {row["hex"]: row["name"] for row in read_csv(path, ("hex", "name"))}
