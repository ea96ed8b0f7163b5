"""The data of Springtime for Hitler, read by hand and not through the game's own loader, so that
each checks the other."""

import csv
import tomllib
from pathlib import Path

DATA = Path(__file__).parents[3] / "src/sixweeks/games/springtime/data"

# Our map, area by area: o open ground, r river, M Maginot Line, z a Zone's connection line.
BOUNDARIES = """
1-2o 1-19M 1-20M 2-3o 2-4o 2-18M 2-19M 3-4o 3-5o 3-11o 4-5o 4-6o 5-6o 5-7r 5-10r 5-11o 6-7r 7-8r
7-9o 7-10r 8-9r 9-10r 9-13o 9-14r 10-11r 10-12o 10-13r 11-12r 11-17r 11-18M 12-13r 12-16o 12-17o
13-14r 13-15r 13-16o 14-15r 15-16r 16-17o 16-24r 16-26r 17-18o 17-24r 18-19o 18-22r 18-24o 19-20o
19-22o 20-21o 20-22o 21-22o 21-30r 22-23o 22-24o 22-30o 23-24r 23-25r 23-29o 23-30o 24-25r 24-26r
25-26r 25-28o 25-29o 26-27r 26-28r 27-28o 28-29o 29-30o
27-Az 28-Bz 29-Cz 30-Dz 21-Ez A-Bz B-Cz C-Dz D-Ez E-Fz
"""
KINDS = {"o": "open", "r": "river", "M": "maginot", "z": "zone"}


def read_csv(name):
    lines = (DATA / name).read_text(encoding="utf-8").splitlines()
    return list(csv.DictReader(line for line in lines if not line.startswith("#")))


def read_toml(name):
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


AREAS = {row["area"]: row for row in read_csv("areas.csv")}
BORDERS = {frozenset((row["from"], row["to"])): row["kind"] for row in read_csv("boundaries.csv")}
UNITS = {row["name"]: row for row in read_csv("units.csv")}
LEADERS = {row["name"]: row for row in read_csv("leaders.csv")}
EVENTS = {row["id"]: row for row in read_csv("events.csv")}
TABLES = read_toml("tables.toml")
CAMPAIGN, PLAN_RED = (read_toml(f"scenarios/{name}.toml") for name in ("campaign", "plan_red"))
NUMBERED = [str(number) for number in range(1, 31)]
ZONES = list("ABCDEF")
ALLIES = ("french", "british", "belgian", "dutch")


def neighbours(area):
    return {other for pair in BORDERS if area in pair for other in pair - {area}}


def in_country(country):
    return [area for area, row in AREAS.items() if row["country"] == country]


def with_feature(feature):
    return {area for area, row in AREAS.items() if feature in row["features"].split()}


def placed(scenario, side):
    """Where each unit stands; a Reduced one with its parentheses."""
    return {unit: area for area, units in scenario[side].items() for unit in units}


def units_of(group):
    return {name for name, row in UNITS.items() if row["group"] == group}
