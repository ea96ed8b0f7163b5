"""Zones, lines of communication and reach, hex by hex and slowly, to check the quick masks by.

Written from the rules alone: it shares no code with the game."""

from heapq import heappop, heappush

from tests.games.mansteins_war.data_files import FORTS, HEXES, PLACES, TERRAIN, UNITS, neighbours
from tests.games.mansteins_war.data_files import is_mech as is_mech_row
from tests.games.mansteins_war.data_files import sides_of as sides_with

RIVERS, OCEAN = sides_with("river"), sides_with("sea")
HOMES = {"german": "germany", "french": "france", "belgian": "belgium", "dutch": "netherlands"}
PROHIBITED = ("sea", "lake")
LAND = sorted(
    hex
    for hex, row in HEXES.items()
    if row["terrain"] not in PROHIBITED and row["country"] != "switzerland"
)
DEPOTS = {hex for hexes in PLACES["depots"].values() for hex in hexes}
PORTS = {*PLACES["ports"]["channel"], *PLACES["ports"]["others"]}
MAJOR = {hex for hex, fort in FORTS.items() if fort["class"] == "major"}
CONTESTED = DEPOTS | PORTS | MAJOR | {h for h, f in FORTS.items() if f["country"] == "germany"}


def side_of(name):
    return "german" if UNITS[name]["nation"] == "german" else "allied"


def other(side):
    return "allied" if side == "german" else "german"


def is_dry(a, b):
    """2.1.b, 7.1.a Neither an ocean side nor water beyond."""
    wet = {HEXES[a]["terrain"], HEXES[b]["terrain"]} & set(PROHIBITED)
    return not wet and frozenset((a, b)) not in OCEAN


def near(hex):
    return [each for each in neighbours(hex) if is_dry(hex, each)]


class Oracle:
    """A position: units by their hexes, hexes that the Germans hold, destroyed forts, bombed cities
    and interdicted hexes."""

    def __init__(self, units, german, destroyed=(), bombed=(), interdicted=()):
        self.units, self.german = units, set(german)
        self.destroyed, self.bombed = set(destroyed), set(bombed)
        self.interdicted = set(interdicted)

    def hexes(self, side):
        return {hex for name, hex in self.units.items() if side_of(name) == side}

    def zone(self, side):
        """7.0 Next to every unit."""
        return {each for hex in self.hexes(side) for each in near(hex)}

    def manned(self, side):
        """7.1.b Own intact forts with their units."""
        return {
            hex
            for name, hex in self.units.items()
            if UNITS[name]["kind"] == "fortress"
            and side_of(name) == side
            and hex in FORTS
            and hex not in self.destroyed
            and (FORTS[hex]["country"] == "germany") == (side == "german")
        }

    def zone_against(self, side):
        return self.zone(other(side)) - self.manned(side)

    # --- 3.3 control --------------------------------------------------------------------------

    def controls(self, side, hex):
        if (hex in self.german) != (side == "german"):
            return False
        is_contested = hex in CONTESTED and hex in self.zone_against(side)
        return not is_contested or hex in self.hexes(side)

    # --- 15 logistics -------------------------------------------------------------------------

    def depots(self, nation):
        if nation == "british":
            places = PLACES["ports"]["channel"]
        else:
            places = PLACES["depots"][HOMES[nation]]
        side = "german" if nation == "german" else "allied"
        return {h for h in places if self.controls(side, h) and h not in self.bombed}

    def distance(self, name, sources):
        """15.1 Hexes from a unit to the nearest source, none of them closed."""
        side, start = side_of(name), self.units[name]
        closed = self.zone_against(side) | self.hexes(other(side))
        steps, seen, edge = 0, {start}, {start}
        while edge:
            if edge & sources:
                return steps
            steps += 1
            edge = {n for h in edge for n in near(h) if n in LAND and n not in closed | seen}
            seen |= edge
        return None

    def traces(self, name, sources):
        found = self.distance(name, sources)
        return found is not None and found <= int(UNITS[name]["movement"])

    def is_supported(self, name):
        row = UNITS[name]
        if row["kind"] in ("fortress", "logistic"):
            return True
        depots = self.depots(row["nation"])
        links = {
            self.units[each]
            for each in self.units
            if UNITS[each]["kind"] == "logistic"
            and UNITS[each]["nation"] == row["nation"]
            and self.traces(each, depots)
        }
        return self.traces(name, depots | links)

    def is_cut_off(self, name):
        row, hex, side = UNITS[name], self.units[name], side_of(name)
        if row["kind"] in ("fortress", "logistic") or hex in self.depots(row["nation"]):
            return False
        if row["nation"] == "british" and hex in PORTS:
            return False
        shut = self.zone_against(side) | self.hexes(other(side))
        return all(each in shut or each not in LAND for each in near(hex))

    # --- 8 movement ---------------------------------------------------------------------------

    def may_enter(self, name, hex):
        row = UNITS[name]
        if hex not in LAND or hex in self.hexes(other(side_of(name))):
            return False
        if row["size"] == "army" and HEXES[hex]["terrain"] == "rough":
            return False
        allowed = {"belgian": ("belgium", "france"), "dutch": ("netherlands",)}
        countries = allowed.get(row["nation"])
        return countries is None or HEXES[hex]["country"] in countries

    def cost(self, name, a, b):
        """8.4.a The dearest terrain of the hex, a river, 16.8 and leaving an interdicted hex."""
        column = "mech" if is_mech_row(UNITS[name]) else "other"
        costs = [TERRAIN[HEXES[b]["terrain"]][column]]
        fort = FORTS.get(b)
        side = side_of(name)
        if (
            fort
            and b not in self.destroyed
            and (fort["country"] == "germany") != (side == "german")
        ):
            costs.append(TERRAIN[f"{fort['class']}_fort"][column])
        river = TERRAIN["river"][column] if frozenset((a, b)) in RIVERS else 0
        return max(costs) + river + (side == "allied" and a in self.interdicted)

    def reach(self, name, points):
        """7.2.c Costs of every hex within reach: zones stop, and none is entered from another."""
        start, zone = self.units[name], self.zone_against(side_of(name))
        best, queue = {start: 0}, [(0, start)]
        while queue:
            spent, hex = heappop(queue)
            if spent > best[hex] or (hex in zone and hex != start):
                continue
            for each in near(hex):
                if not self.may_enter(name, each) or (hex in zone and each in zone):
                    continue
                total = spent + self.cost(name, hex, each)
                if total <= points and total < best.get(each, points + 1):
                    best[each] = total
                    heappush(queue, (total, each))
        del best[start]
        return best
