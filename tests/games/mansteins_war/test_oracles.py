"""Zones, support and reach: the quick masks against the slow oracle, on random positions."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sixweeks.board.hexes import bits
from sixweeks.games.mansteins_war.model.map import GRID
from sixweeks.games.mansteins_war.rules.r03_control import controlled
from sixweeks.games.mansteins_war.rules.r07_zones_of_control import zone_against, zone_of_control
from sixweeks.games.mansteins_war.rules.r08_movement import reach
from sixweeks.games.mansteins_war.rules.r15_logistics import is_cut_off, is_supported
from sixweeks.games.mansteins_war.rules.r16_air import interdicted
from tests.games.mansteins_war.data_files import FORTS, HEXES, UNITS
from tests.games.mansteins_war.oracle import LAND, Oracle, other, side_of
from tests.games.mansteins_war.toolkit import board, unit

SIDES = ("german", "allied")
PLACES = [hex for hex in LAND if HEXES[hex]["place"]]
seeds = st.integers(0, 2**32)


class World:
    """A random position, as a game and as an oracle."""

    def __init__(self, seed):
        self.rng = rng = Random(seed)
        self.where = self.region()
        self.units = self.placed()
        german = {hex for hex in LAND if rng.random() < 0.5} | self.hexes("german")
        german -= self.hexes("allied")
        destroyed = [hex for hex in FORTS if rng.random() < 0.3]
        bombed = [hex for hex in PLACES if rng.random() < 0.2]
        air = {"I Flk": rng.choice(self.where), "II Flk": rng.choice(self.where) + "*"}
        self.game = board(
            self.units,
            control=GRID.mask(german),
            destroyed=GRID.mask(destroyed),
            bombed=GRID.mask(bombed),
            air=air,
        )
        covered = GRID.numbers(interdicted(self.game))
        self.oracle = Oracle(self.units, german, destroyed, bombed, covered)

    def region(self):
        """Hexes near one another, so that units meet."""
        around = GRID.within(GRID.hex(self.rng.choice(LAND)), self.rng.choice([2, 4, 7]))
        return [hex for hex in GRID.numbers(around) if hex in LAND]

    def placed(self):
        found: dict[str, str] = {}
        for name in self.rng.sample(sorted(UNITS), self.rng.randrange(2, 20)):
            hex = self.rng.choice(self.where)
            if all(side_of(each) == side_of(name) for each, at in found.items() if at == hex):
                found[name] = hex
        return found

    def hexes(self, side):
        return {hex for name, hex in self.units.items() if side_of(name) == side}


@settings(max_examples=150, deadline=None)
@given(seeds)
def test_7_0_zones_agree_with_the_oracle(seed):
    world = World(seed)
    for side in SIDES:
        assert set(GRID.numbers(zone_of_control(world.game, side))) == world.oracle.zone(side)
        against = set(GRID.numbers(zone_against(world.game, side)))
        assert against == world.oracle.zone_against(side)


@settings(max_examples=60, deadline=None)
@given(seeds)
def test_3_3_b_control_agrees_with_the_oracle(seed):
    world = World(seed)
    for side in SIDES:
        own = {hex for hex in LAND if world.oracle.controls(side, hex)}
        assert set(GRID.numbers(controlled(world.game, side))) & set(LAND) == own


@settings(max_examples=150, deadline=None)
@given(seeds)
def test_15_1_a_support_agrees_with_the_oracle(seed):
    world = World(seed)
    for name in world.units:
        found = is_supported(world.game, unit(name))
        assert found == world.oracle.is_supported(name), name


@settings(max_examples=100, deadline=None)
@given(seeds)
def test_15_4_b_units_cut_off_agree_with_the_oracle(seed):
    world = World(seed)
    for name in world.units:
        assert is_cut_off(world.game, unit(name)) == world.oracle.is_cut_off(name), name


@settings(max_examples=150, deadline=None)
@given(seeds)
def test_8_0_a_reach_agrees_with_the_oracle(seed):
    world = World(seed)
    name, points = world.rng.choice(sorted(world.units)), world.rng.choice([2, 4, 8, 10])
    found = reach(world.game, unit(name), points)
    quick = {GRID.number(hex): found.cost(hex) for hex in bits(found.all)}
    assert quick == world.oracle.reach(name, points)


@pytest.mark.parametrize("seed", range(3))
def test_worlds_have_enemies_next_to_one_another_often_enough(seed):
    worlds = [World(1000 * seed + n) for n in range(30)]
    meeting = [w for w in worlds if w.hexes("german") & w.oracle.zone(other("german"))]
    assert len(meeting) >= 10
