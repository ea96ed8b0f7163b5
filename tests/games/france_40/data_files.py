"""The data of France '40, read by hand and not through the game's own loader, so that each checks
the other. A test bears a rule's number where the rule speaks of the map or the counters."""

import csv
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[3]
DATA = ROOT / "src/sixweeks/games/france_40/data"


def read_csv(name):
    with (DATA / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def read_text(name):
    return (DATA / name).read_text(encoding="utf-8")


def read_toml(name):
    return tomllib.loads(read_text(name))


HEXES = {row["number"]: row for row in read_csv("hexes.csv")}
SIDES = read_csv("hexsides.csv")
UNITS = read_csv("units.csv")
TERRAIN = read_toml("terrain.toml")
TABLES = read_toml("tables.toml")
SCENARIO = {year: read_toml(f"scenarios/{year}.toml") for year in ("1939", "1940")}
LINE = set(SCENARIO["1940"]["maginot"])
STATIC = ("maginot", "west_wall", "eben_emael")
HOME = {
    "german": "germany",
    "french": "france",
    "british": "france",
    "belgian": "belgium",
    "dutch": "netherlands",
    "swiss": "switzerland",
}
FIGHTING = ("france", "germany")


def neighbours(hex):
    row, column = int(hex[:2]), int(hex[2:])
    west = column if row % 2 else column - 1
    around = [(row, column - 1), (row, column + 1)]
    around += [(row + up, west + east) for up in (1, -1) for east in (0, 1)]
    return {n for r, c in around if (n := f"{r:02}{c:02}") in HEXES}


def country(hex):
    return HEXES[hex]["country"]


def terrain(hex):
    return HEXES[hex]["terrain"]


def hexes_of(kind, value):
    return {hex for hex, row in HEXES.items() if row[kind] == value}


def hex_named(name):
    (hex,) = hexes_of("name", name)
    return hex


def foreign_neighbours(hex):
    return {country(n) for n in neighbours(hex)} - {country(hex), ""}


def river(name):
    return {frozenset((s["from"], s["to"])) for s in SIDES if s["name"] == name}


def lake_sides():
    return {frozenset((s["from"], s["to"])) for s in SIDES if s["feature"] == "lake"}


def connected(hexes):
    """The hexes in groups that hang together."""
    left, groups = set(hexes), []
    while left:
        group, edge = set(), {min(left)}
        while edge:
            group |= edge
            edge = {n for hex in edge for n in neighbours(hex)} & left - group
        left -= group
        groups.append(group)
    return groups


def edge(name):
    """The first or last hex of each row, or the first or last row."""
    rows = sorted({hex[:2] for hex in HEXES})
    if name in ("south", "north"):
        return {hex for hex in HEXES if hex[:2] == (rows[0] if name == "south" else rows[-1])}
    end = min if name == "west" else max
    return {end(hex for hex in HEXES if hex[:2] == row) for row in rows}


def units(scenario, *kinds):
    return [u for u in UNITS if u["scenario"] == scenario and (not kinds or u["kind"] in kinds)]


def steps(unit):
    return len(unit["factors"].split())
