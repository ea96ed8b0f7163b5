"""The data of Manstein's War, read by hand and not through the game's own loader, so that each
checks the other. A test bears a rule's number where the rule speaks of the map or the counters."""

import csv
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[3]
DATA = ROOT / "src/sixweeks/games/mansteins_war/data"


def read_csv(name):
    lines = (DATA / name).read_text(encoding="utf-8").splitlines()
    return list(csv.DictReader(line for line in lines if not line.startswith("#")))


def read_toml(name):
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


HEXES = {row["number"]: row for row in read_csv("hexes.csv")}
SIDES = read_csv("hexsides.csv")
PLACES = read_toml("places.toml")
FORTS = {row["hex"]: row for row in read_csv("forts.csv")}
UNITS = {row["name"]: row for row in read_csv("units.csv")}
AIR = {row["name"]: row for row in read_csv("air.csv")}
SPECIAL_FORCES = {row["name"]: row for row in read_csv("special_forces.csv")}
MARKERS = read_toml("markers.toml")
TABLES = read_toml("tables.toml")
TERRAIN = read_toml("terrain.toml")
SCENARIO = read_toml("scenarios/campaign.toml")
DEPLOYMENTS = {
    path.stem: read_toml(f"deployments/{path.name}")
    for path in sorted((DATA / "deployments").glob("*.toml"))
}

# The steps of the digest's table: (column, row), even columns half a hex lower.
STEPS = {
    1: {"N": (0, -1), "S": (0, 1), "NE": (1, -1), "SE": (1, 0), "NW": (-1, -1), "SW": (-1, 0)},
    0: {"N": (0, -1), "S": (0, 1), "NE": (1, 0), "SE": (1, 1), "NW": (-1, 0), "SW": (-1, 1)},
}


def towards(hex, direction):
    """The number of the hex in a direction, which may be off the map."""
    column, row = int(hex[:2]), int(hex[2:])
    east, south = STEPS[column % 2][direction]
    return f"{column + east:02}{row + south:02}"


def neighbours(hex):
    return {n for direction in STEPS[0] if (n := towards(hex, direction)) in HEXES}


def within(hex, distance):
    """The hexes no farther than a distance, over anything."""
    found = {hex}
    for _ in range(distance):
        found |= {near for each in found for near in neighbours(each)}
    return found


def country(hex):
    return HEXES[hex]["country"]


def terrain(hex):
    return HEXES[hex]["terrain"]


def hexes_of(column, *values):
    return {hex for hex, row in HEXES.items() if row[column] in values}


def named(column, value):
    """The hexes of a kind by their names."""
    return {row["name"]: hex for hex, row in HEXES.items() if row[column] == value}


def pairs(text):
    return {frozenset(pair.split("/")) for pair in text.split()}


def sides_of(feature):
    return {frozenset((s["from"], s["to"])) for s in SIDES if s["feature"] == feature}


def river(name):
    return [frozenset((s["from"], s["to"])) for s in SIDES if s["name"] == name]


def forts(**wanted):
    return {
        hex for hex, f in FORTS.items() if all(f[key] == value for key, value in wanted.items())
    }


def units(**wanted):
    return [u for u in UNITS.values() if all(u[key] == value for key, value in wanted.items())]


def is_mech(unit):
    return unit["kind"] in ("armor", "motorized")


def printed(unit):
    """The factors as the digest writes them: `m 7-5-8/4-3`."""
    first, *rest = unit["factors"].replace("//", "/ /").split("/")
    whole = "/".join([f"{first}-{unit['movement']}", *rest]).replace("/ /", "//")
    return ("m " if is_mech(unit) else "") + whole


def steps(unit):
    return unit["factors"].replace("//", "/").count("/") + 1


def counters(unit):
    """2.2.6.b Two counters if it has more than two steps."""
    return 2 if "//" in unit["factors"] else 1
