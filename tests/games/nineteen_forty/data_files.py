"""The data of 1940, read by hand and not through the game's own loader, so that each checks the
other. A test bears a rule's number where the rule speaks of the map or the counters."""

import csv
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[3]
DATA = ROOT / "src/sixweeks/games/nineteen_forty/data"


def read_csv(name):
    with (DATA / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def read_toml(name):
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


HEXES = {row["number"]: row for row in read_csv("hexes.csv")}
SIDES = read_csv("hexsides.csv")
FORTS = read_csv("forts.csv")
GROUPS = read_csv("army_groups.csv")
UNITS = {row["id"]: row for row in read_csv("units.csv")}
TERRAIN = read_toml("terrain.toml")
TABLES = read_toml("tables.toml")
SCENARIO = read_toml("scenarios/campaign.toml")
PLANS = {path.stem: read_toml(f"plans/{path.name}") for path in (DATA / "plans").glob("*.toml")}

# The steps of the digest's table: (row, column), columns counted from the east edge.
EVEN = {"E": (0, -1), "W": (0, 1), "NE": (-1, 0), "NW": (-1, 1), "SE": (1, 0), "SW": (1, 1)}
ODD = {"E": (0, -1), "W": (0, 1), "NE": (-1, -1), "NW": (-1, 0), "SE": (1, -1), "SW": (1, 0)}
MOTORIZED = ("armored", "motorized", "mechanized")


def towards(hex, direction):
    """The number of the hex in a direction, which may be off the map."""
    row, column = int(hex[:2]), int(hex[2:])
    down, west = (ODD if row % 2 else EVEN)[direction]
    return f"{row + down:02}{column + west:02}"


def neighbours(hex):
    return {n for direction in EVEN if (n := towards(hex, direction)) in HEXES}


def country(hex):
    return HEXES[hex]["country"]


def terrain(hex):
    return HEXES[hex]["terrain"]


def hexes_of(kind, *values):
    return {hex for hex, row in HEXES.items() if row[kind] in values}


def hex_named(name):
    (hex,) = hexes_of("name", name)
    return hex


def cities(*countries):
    return hexes_of("terrain", "city", "major_city") & hexes_of("country", *countries)


def major_cities(country):
    return hexes_of("terrain", "major_city") & hexes_of("country", country)


def sides_of(*features):
    return {frozenset((s["from"], s["to"])) for s in SIDES if s["feature"] in features}


def pairs(text):
    return {frozenset(pair.split("/")) for pair in text.split()}


def fort_sides(line):
    """Hex and direction of each side of a line."""
    return {(f["hex"], side) for f in FORTS if f["line"] == line for side in f["sides"].split()}


def group_of(side, hex):
    """The army group of a side in whose zone a hex lies."""
    row, column = hex[:2], int(hex[2:])
    found = [
        zone["group"]
        for zone in GROUPS
        if (zone["side"], zone["row"]) == (side, row)
        and int(zone["first"]) <= column <= int(zone["last"])
    ]
    return found[0] if found else ""


def units(**wanted):
    return [u for u in UNITS.values() if all(u[key] == value for key, value in wanted.items())]


def factors(*ids):
    return [f"{UNITS[id]['combat']}-{UNITS[id]['movement']}" for id in ids]


def divisions(unit):
    return {"corps": 3, "division": 1, "regiment": 0}[unit["size"]]


def french_border_band():
    """A-61 The French hexes within two of Belgium, Luxembourg, Germany or Switzerland."""
    abroad = hexes_of("country", "belgium", "luxembourg", "germany", "switzerland")
    near = {n for hex in abroad for n in neighbours(hex)} & hexes_of("country", "france")
    beyond = {n for hex in near for n in neighbours(hex)} & hexes_of("country", "france")
    return near | beyond
