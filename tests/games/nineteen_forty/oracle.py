"""Slow, obvious answers for 1940, by the words of the rules, to hold the masks against."""

import heapq

from tests.games.nineteen_forty.data_files import (
    FORTS,
    HEXES,
    MOTORIZED,
    SCENARIO,
    SIDES,
    TERRAIN,
    UNITS,
    cities,
    country,
    major_cities,
    neighbours,
    terrain,
    towards,
)

WATER = ("sea", "lake")
WET = {frozenset((s["from"], s["to"])): s["feature"] for s in SIDES}
HOMES = {"belgian": "belgium", "dutch": "netherlands", "swiss": "switzerland"}
FORT_SIDES = {
    owner: {
        frozenset((f["hex"], towards(f["hex"], side)))
        for f in FORTS
        if f["owner"] == owner
        for side in f["sides"].split()
    }
    for owner in ("allied", "german")
}


MAGINOT = {f["hex"] for f in FORTS if f["line"] == "maginot"}
FRENCH_SOURCES = {*SCENARIO["west_edge"], *SCENARIO["paris"]}
FIRST, LAST = SCENARIO["german_east_edge_rows"]
SOURCES = {
    "german": {f"{row:02}01" for row in range(FIRST, LAST + 1)} | major_cities("germany"),
    "french": FRENCH_SOURCES,
    "british": FRENCH_SOURCES,
    "belgian": major_cities("belgium"),
    "dutch": major_cities("netherlands"),
    "swiss": cities("switzerland") | {*SCENARIO["swiss_east_edge"], *SCENARIO["swiss_south_edge"]},
}


def feature(a, b):
    return WET.get(frozenset((a, b)), "")


def is_dry(a, b):
    """4.b Open to zones and to movement."""
    on_land = terrain(a) not in WATER and terrain(b) not in WATER
    return on_land and feature(a, b) not in ("sea", "causeway", "lake")


def side_of(unit):
    return "german" if UNITS[unit]["nation"] == "german" else "allied"


class Oracle:
    """Units by hex (`disrupted` ones named), countries that have joined or did so just now."""

    def __init__(self, units, disrupted=(), neutral=(), just_joined=()):
        self.units, self.disrupted = dict(units), set(disrupted)
        self.neutral, self.just_joined = set(neutral), set(just_joined)

    def home(self, unit):
        return HOMES.get(UNITS[unit]["nation"], "")

    def exerts(self, unit):
        return unit not in self.disrupted and UNITS[unit]["size"] != "regiment"

    def zone(self, side, neutrals=False):
        found = set()
        for unit, hex in self.units.items():
            is_neutral = self.home(unit) in self.neutral
            if side_of(unit) == side and self.exerts(unit) and is_neutral <= neutrals:
                near = {n for n in neighbours(hex) if is_dry(hex, n)}
                if is_neutral or self.home(unit) in self.just_joined:
                    near = {n for n in near if country(n) == self.home(unit)}
                found |= near
        return found

    def held(self, side):
        return {
            hex
            for unit, hex in self.units.items()
            if side_of(unit) == side and self.home(unit) not in self.neutral
        }

    def owner(self, hex, before):
        """5.a Whose territory a hex is, given whose it was; nobody's in a neutral country."""
        if country(hex) in self.neutral or terrain(hex) in WATER:
            return before
        here = [side for side in ("german", "allied") if hex in self.held(side)]
        if here:
            return here[0] if len(here) == 1 else before
        zones = [side for side in ("german", "allied") if hex in self.zone(side)]
        return zones[0] if len(zones) == 1 else before

    def owed(self, attackers):
        """7.b, 7.y Hexes next to attackers that hold a sound enemy at war."""
        side = side_of(attackers[0])
        touched = set()
        for name in attackers:
            hex = self.units[name]
            touched |= {
                n for n in neighbours(hex) if is_dry(hex, n) or feature(hex, n) == "causeway"
            }
        sound = {
            hex
            for unit, hex in self.units.items()
            if side_of(unit) != side
            and unit not in self.disrupted
            and self.home(unit) not in self.neutral
        }
        return touched & sound

    def is_supplied(self, unit, territory):
        """8.a-8.g, 10.j A search from the unit to any friendly source."""
        side, start = side_of(unit), self.units[unit]
        if side == "allied" and start in MAGINOT:
            return True
        zone = self.zone("german" if side == "allied" else "allied")
        friends, motorized = self.held(side), UNITS[unit]["kind"] in MOTORIZED
        sources = SOURCES[UNITS[unit]["nation"]]

        def is_open(hex):
            if hex not in territory or (motorized and terrain(hex) == "mountain"):
                return False
            return motorized or hex not in zone or hex in friends

        seen, waiting = set(), [start] if is_open(start) else []
        while waiting:
            hex = waiting.pop()
            if hex in seen:
                continue
            seen.add(hex)
            waiting += [n for n in neighbours(hex) if is_open(n) and self.carries(side, hex, n)]
        return bool(seen & sources)

    def carries(self, side, a, b):
        """A-82"""
        return is_dry(a, b) or feature(a, b) in (
            ("causeway", "sea") if side == "allied" else ("causeway",)
        )

    def reach(self, unit, points, territory):
        """6 The cheapest cost of every hex a unit can get to, in quarter points."""
        side, start = side_of(unit), self.units[unit]
        zone = self.zone("german" if side == "allied" else "allied", neutrals=True)
        weak = {self.units[u] for u in self.disrupted if side_of(u) == side}
        known, waiting = {}, [(0, start)]
        while waiting:
            spent, hex = heapq.heappop(waiting)
            if hex in known:
                continue
            known[hex] = spent
            if hex in zone and hex != start:
                continue
            for near in neighbours(hex):
                cost = self.step(unit, hex, near, zone, weak, territory)
                if cost is not None and spent + cost <= points and near not in known:
                    heapq.heappush(waiting, (spent + cost, near))
        del known[start]
        return known

    def step(self, unit, hex, near, zone, weak, territory):
        """What a step costs; nothing if it is not allowed."""
        side, motorized = side_of(unit), UNITS[unit]["kind"] in MOTORIZED
        if terrain(near) in WATER or self.is_closed(unit, near):
            return None
        if motorized and terrain(near) == "mountain":
            return None
        enemy_forts = FORT_SIDES["german" if side == "allied" else "allied"]
        is_barred = not motorized or frozenset((hex, near)) in enemy_forts
        if hex in zone and near in zone and is_barred:
            return None
        if not is_dry(hex, near) and not self.may_sail(side, hex, near, zone, territory):
            return None
        chart = TERRAIN[terrain(near)]
        is_mountain = UNITS[unit]["kind"] == "mountain" and "mountain" in chart
        cost = chart["mountain"] if is_mountain else chart["cost"]
        cost += {"minor_river": 4, "major_river": 8, "sea": 12, "causeway": 4}.get(
            feature(hex, near), 0
        )
        return cost + (4 if hex in zone else 0) + (8 if near in weak else 0)

    def may_sail(self, side, hex, near, zone, territory):
        kinds = ("causeway", "sea") if side == "allied" else ("causeway",)
        return feature(hex, near) in kinds and near not in zone and near in territory

    def is_closed(self, unit, hex):
        side = side_of(unit)
        others = [u for u, at in self.units.items() if at == hex and side_of(u) != side]
        if side == "allied":
            return country(hex) in self.neutral or any(
                UNITS[u]["size"] != "regiment" for u in others
            )
        return bool(others)


ALL_LAND = [hex for hex in HEXES if terrain(hex) not in WATER]
