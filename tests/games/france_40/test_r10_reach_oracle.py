"""10.4-10.8 Where a unit may go, against a plain search written from the rulebook.

The search knows the data files and nothing of the game's own masks: a heap, dictionaries and hex
numbers. Both are asked about random positions.
"""

import heapq
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from sixweeks.kernel.question import Roll
from tests.games.france_40.data_files import HEXES, LINE, SCENARIO, SIDES, UNITS, neighbours
from tests.games.france_40.measures import points_left
from tests.games.france_40.toolkit import at, hexes_offered

COUNTRY_OF = {"belgian": "belgium", "dutch": "netherlands", "swiss": "switzerland"}
FORTS = {
    "1939": {"german": SCENARIO["1939"]["west_wall"], "french": [], "belgian": []},
    "1940": {
        "german": SCENARIO["1940"]["west_wall"],
        "french": SCENARIO["1940"]["maginot"],
        "belgian": [SCENARIO["1940"]["eben_emael"]],
    },
}
FORT_NAMES = {"german": "WW {}", "french": "Maginot {}", "belgian": "BEE"}
LAND = [hex for hex, row in HEXES.items() if row["terrain"] not in ("sea", "zuiderzee", "gap")]
TOWNS = ("city", "paris", "ruhr")
PASS = {"4238", "4239"}
SPOTS = ["4238", "4239", "3022", "2930", "3031", "2234", "2433", "1237", "3235", "1934"]
RIVERS = {frozenset((s["from"], s["to"])) for s in SIDES if s["feature"] == "river"}
LAKES = {frozenset((s["from"], s["to"])) for s in SIDES if s["feature"] == "lake"}


class Sketch:
    """A random position: who stands where, which forts stand, which countries are in the war."""

    def __init__(self, random):
        self.scenario = random.choice(["1940", "1940", "1940", "1939"])
        self.turn = random.choice([1, 1, 2, 5])
        self.side = random.choice(["german", "allied"])
        self.draw_countries(random)
        self.draw_forts(random)
        self.units = {}
        self.draw_units(random)
        self.dyle = self.sickle_cut = ""
        if self.scenario == "1940" and self.turn == 1:
            self.sickle_cut = random.choice(["", "41 Pz"])
        if self.side == "allied" and self.in_play.get("belgium") == self.turn:
            self.dyle = random.choice(["hesitate", "normal", "roads"])

    def draw_countries(self, random):
        names = ("belgium", "netherlands", "luxembourg", "switzerland")
        chosen = [name for name in names if self.scenario == "1940" and random.random() < 0.6]
        self.in_play = {name: random.choice([1, self.turn]) for name in chosen}

    def draw_forts(self, random):
        share = random.choice([0, 0.5, 1])
        self.forts = {
            hex: nation
            for nation, hexes in FORTS[self.scenario].items()
            for hex in hexes
            if random.random() < share
        }

    def draw_units(self, random):
        middle = random.choice([*random.sample(LAND, len(SPOTS)), *SPOTS])
        near = sorted(LAND, key=lambda hex: (distance(hex, middle), hex))[
            : random.choice([12, 30, 90])
        ]
        mobile = [u for u in UNITS if u["scenario"] == self.scenario and "-" in u["factors"]]
        for unit in random.sample(mobile, min(len(mobile), random.choice([4, 8, 14]))):
            hex = random.choice(near)
            if self.may_stand(unit["nation"], hex):
                self.units[unit["id"]] = (unit["nation"], unit["kind"], hex)

    def may_stand(self, nation, hex):
        side = side_of(nation)
        others = {n for n, _, place in self.units.values() if place == hex}
        fort = self.forts.get(hex)
        if any(side_of(n) != side for n in others) or (fort and side_of(fort) != side):
            return False
        if hex in self.neutral_ground():
            return COUNTRY_OF.get(nation) == HEXES[hex]["country"] and not others
        return hex not in self.too_far(nation)

    def neutral_ground(self):
        named = {"", "france", "germany", *self.in_play}
        return {hex for hex, row in HEXES.items() if row["country"] not in named}

    def too_far(self, nation):
        """3.5b Germans of 1939 stay in Germany; 3.6g former neutrals in and next to home."""
        home = COUNTRY_OF.get(nation)
        if nation == "german" and self.scenario == "1939":
            return {hex for hex, row in HEXES.items() if row["country"] != "germany"}
        if home is None:
            return set()
        own = {hex for hex, row in HEXES.items() if row["country"] == home}
        return set(HEXES) - own - {near for hex in own for near in neighbours(hex)}

    def is_in_the_war(self, nation):
        return nation not in COUNTRY_OF or COUNTRY_OF[nation] in self.in_play

    def table(self):
        forts = {FORT_NAMES[nation].format(hex): hex for hex, nation in self.forts.items()}
        lines = {name: f"in play {turn}" for name, turn in self.in_play.items()}
        if "switzerland" in lines:
            lines["switzerland"] += " forward"
        lines |= {"dyle": self.dyle} if self.dyle else {}
        lines |= {"sickle_cut": self.sickle_cut} if self.sickle_cut else {}
        units = {name: hex for name, (_, _, hex) in self.units.items()}
        return at(
            f"{self.side} movement",
            {**forts, **units},
            turn=self.turn,
            scenario=self.scenario,
            **lines,
        )

    # --- the rules, read again ----------------------------------------------------------------

    def closed(self, nation):
        """Hexes that may not be entered: 10.5d, 10.8b, 6.2c, 3.2a, 3.6g, 3.6h, 5.8d."""
        side = side_of(nation)
        enemies = {
            hex
            for other, _, hex in self.units.values()
            if side_of(other) != side and self.is_in_the_war(other)
        }
        forts = {hex for hex, owner in self.forts.items() if side_of(owner) != side}
        shut = (set(HEXES) - set(LAND)) | self.neutral_ground() | self.too_far(nation)
        if self.sickle_cut and side == "allied":
            shut |= {hex for hex, row in HEXES.items() if row["terrain"] == "ardennes"}
        return shut | enemies | forts

    def zones(self, side):
        """7.0a, 7.1a, 7.8 The zones of control of a side's enemies."""
        found = set()
        for nation, _, hex in self.units.values():
            is_source = side_of(nation) != side and hex not in self.forts
            if is_source and self.is_in_the_war(nation) and self.scenario == "1940":
                reached = {near for near in neighbours(hex) if frozenset((hex, near)) not in LAKES}
                found |= {hex} | reached
        return found - set(self.forts)

    def cost(self, nation, start, to):
        """10.5, 10.8a, 5.16 What the step costs, or nothing if the side is closed."""
        side, terrain = frozenset((start, to)), HEXES[to]["terrain"]
        if side in LAKES or self.enters_belgium_in_vain(nation, start, to):
            return None
        entry = 2 if terrain in ("rough", "ardennes") and to not in self.forts else 1
        is_town = terrain in TOWNS or HEXES[start]["terrain"] in TOWNS
        belgian = "belgium" in (HEXES[start]["country"], HEXES[to]["country"])
        roads = self.dyle == "roads" and nation in ("french", "british") and belgian
        line = nation == "french" and side <= LINE
        return entry + (side in RIVERS and not (is_town or roads or line))

    def enters_belgium_in_vain(self, nation, start, to):
        """5.16a On a 1 the French do not enter Belgium, but move on within it."""
        hesitates = self.dyle == "hesitate" and nation == "french"
        return hesitates and HEXES[to]["country"] == "belgium" != HEXES[start]["country"]

    def reach(self, name, points):
        """Every hex where the unit may stop, by Dijkstra's search."""
        nation, kind, start = self.units[name]
        zones = set() if kind.startswith("panzer") else self.zones(side_of(nation))
        shut, best = self.closed(nation), {start: 0}
        heap = [(0, start)]
        while heap:
            spent, hex = heapq.heappop(heap)
            if spent > best[hex] or (hex in zones and hex != start):
                continue
            for near in neighbours(hex) - shut:
                step = self.cost(nation, hex, near)
                from_zone_to_zone = hex in zones and near in zones
                if step is None or from_zone_to_zone or spent + step > points:
                    continue
                if spent + step < best.get(near, points + 1):
                    best[near] = spent + step
                    heapq.heappush(heap, (spent + step, near))
        reached = set(best) - {start} | self.crossing(start, points, zones, shut)
        paris = nation != "german" and self.scenario == "1940"
        return {hex for hex in reached if not (paris and HEXES[hex]["terrain"] == "paris")}

    def crossing(self, start, points, zones, shut):
        """10.7a The far shore of the Zuiderzee."""
        if start not in PASS or points < 1:
            return set()
        far = PASS - {start}
        return set() if far & shut or (start in zones and far & zones) else far


def side_of(nation):
    return "german" if nation == "german" else "allied"


def distance(a, b):
    return abs(int(a[:2]) - int(b[:2])) + abs(int(a[2:]) - int(b[2:]))


def taken_up(table, name, random):
    """Take a unit up, rolling whatever is to be rolled; is it now asked where to go?"""
    table.answer(name)
    if isinstance(table.question, Roll):
        table.answer(random.randint(1, 6))
    return "movement point" in table.prompt


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.integers(0, 2**32))
def test_10_4a_10_5a_10_5b_10_5c_10_5d_10_5e_the_reach_is_that_of_a_plain_search(seed):
    random = Random(seed)
    sketch = Sketch(random)
    table = sketch.table()
    for name, (nation, _, _) in sketch.units.items():
        if side_of(nation) == sketch.side and any(table.write(o) == name for o in table.options):
            twin = table.copy()
            if taken_up(twin, name, random):
                assert hexes_offered(twin) == sketch.reach(name, points_left(twin)), name
