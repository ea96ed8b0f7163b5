"""Territory, zones and reach: the fast masks against the slow oracle, on random positions."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import convert

from sixweeks.board.hexes import bits
from sixweeks.games.nineteen_forty.model import effects
from sixweeks.games.nineteen_forty.model.components import BY_NAME, COUNTERS
from sixweeks.games.nineteen_forty.model.map import GRID
from sixweeks.games.nineteen_forty.model.state import Countries, Game, Options, Unit
from sixweeks.games.nineteen_forty.rules.r04_zones_of_control import zone_against, zone_of_control
from sixweeks.games.nineteen_forty.rules.r05_friendly_territory import territory
from sixweeks.games.nineteen_forty.rules.r06_movement import reach
from sixweeks.games.nineteen_forty.rules.r07_odds import Assault
from sixweeks.games.nineteen_forty.rules.r07_targets import owed
from sixweeks.games.nineteen_forty.rules.r08_supply import is_traced
from tests.games.nineteen_forty.data_files import HEXES, UNITS
from tests.games.nineteen_forty.oracle import ALL_LAND, Oracle, side_of

NEUTRALS = ("belgium", "netherlands", "switzerland", "luxembourg")
HOMES = {"belgian": "belgium", "dutch": "netherlands", "swiss": "switzerland"}
FREE = [u["id"] for u in UNITS.values() if not u["army"] and u["size"] != "regiment"]
seeds = st.integers(0, 2**32)


class World:
    """A random position, as a game and as an oracle."""

    def __init__(self, seed):
        self.rng = rng = Random(seed)
        neutral = rng.choice([(), NEUTRALS, ("switzerland",)])
        joined = rng.choice([(), ("belgium",)]) if "belgium" not in neutral else ()
        where = self.region()
        names = rng.sample(sorted(UNITS), rng.randrange(2, 26))
        self.units = self.placed(names, where, neutral)
        disrupted = {name for name in self.units if rng.random() < 0.15}
        self.oracle = Oracle(self.units, disrupted, neutral, joined)
        self.game = self.made(neutral, joined, disrupted)

    def region(self):
        """Hexes near one another, so that units meet."""
        around = GRID.within(GRID.hex(self.rng.choice(ALL_LAND)), self.rng.choice([3, 5, 8]))
        return [hex for hex in GRID.numbers(around) if hex in ALL_LAND]

    def placed(self, names, where, neutral):
        found: dict[str, str] = {}
        for name in names:
            hex, home = self.rng.choice(where), HOMES.get(UNITS[name]["nation"])
            if home in neutral:
                if HEXES[hex]["country"] != home:
                    continue
            elif HEXES[hex]["country"] in neutral:
                continue
            if all(side_of(o) == side_of(name) for o, at in found.items() if at == hex):
                found[name] = hex
        return found

    def made(self, neutral, joined, disrupted):
        status = {n: "neutral" if n in neutral else "allied" for n in NEUTRALS}
        countries = convert({**status, "just_joined": list(joined)}, Countries)
        game = Game(
            scenario_id="campaign", stack=[], options=Options(), countries=countries, strengths=0
        )
        game.units, game.turn, game.impulse = tuple(Unit() for _ in COUNTERS), 2, 1
        for name, hex in self.units.items():
            effects.put(game, [BY_NAME[name]], Unit(GRID.hex(hex), 3 if name in disrupted else 0))
        return game


@settings(max_examples=150, deadline=None)
@given(seeds)
def test_zones_agree_with_the_oracle(seed):
    world = World(seed)
    for side in ("german", "allied"):
        assert set(GRID.numbers(zone_of_control(world.game, side))) == world.oracle.zone(side)
    against = set(GRID.numbers(zone_against(world.game, "german")))
    assert against == world.oracle.zone("allied", neutrals=True)


@settings(max_examples=60, deadline=None)
@given(seeds)
def test_5_a_territory_agrees_with_the_oracle(seed):
    world = World(seed)
    game, rng = world.game, world.rng
    game.control = GRID.mask(hex for hex in ALL_LAND if rng.random() < 0.5)
    before = set(GRID.numbers(game.control))
    effects.settle(game)
    owned = {
        hex
        for hex in ALL_LAND
        if world.oracle.owner(hex, "german" if hex in before else "allied") == "german"
    }
    assert set(GRID.numbers(territory(game, "german"))) == owned


@settings(max_examples=80, deadline=None)
@given(seeds)
def test_6_d_reach_agrees_with_the_oracle(seed):
    world = World(seed)
    movers = [n for n in world.units if n in FREE and n not in world.oracle.disrupted]
    movers = [n for n in movers if UNITS[n]["nation"] in ("german", "french", "british")]
    movers = [n for n in movers if n != "G Geb"]
    if not movers:
        return
    name, points = world.rng.choice(movers), world.rng.choice([5, 12, 24, 40])
    own = set(GRID.numbers(territory(world.game, side_of(name))))
    found = reach(world.game, (BY_NAME[name],), points)
    fast = {GRID.number(hex): found.cost(hex) for hex in bits(found.all)}
    assert fast == world.oracle.reach(name, points, own)


@settings(max_examples=60, deadline=None)
@given(seeds)
def test_8_a_supply_agrees_with_the_oracle(seed):
    world = World(seed)
    game, rng = world.game, world.rng
    game.control = GRID.mask(hex for hex in ALL_LAND if rng.random() < 0.5)
    game.memo = {}
    effects.settle(game)
    for name in world.units:
        if HOMES.get(UNITS[name]["nation"]) in world.oracle.neutral:
            continue
        own = set(GRID.numbers(territory(game, side_of(name))))
        assert is_traced(game, BY_NAME[name]) == world.oracle.is_supplied(name, own), name


@settings(max_examples=60, deadline=None)
@given(seeds)
def test_7_b_what_is_owed_agrees_with_the_oracle(seed):
    world = World(seed)
    game = world.game
    for side in ("german", "allied"):
        attackers = [
            name
            for name in world.units
            if side_of(name) == side and name not in world.oracle.disrupted
        ][:4]
        if attackers:
            units = tuple(BY_NAME[name] for name in attackers)
            found = owed(game, side, (Assault(side, 0, units),))
            assert set(GRID.numbers(found)) == world.oracle.owed(attackers)


@pytest.mark.parametrize("seed", range(3))
def test_worlds_have_units_of_both_sides_often_enough(seed):
    worlds = [World(1000 * seed + n) for n in range(30)]
    assert sum(len({side_of(name) for name in world.units}) == 2 for world in worlds) > 15
