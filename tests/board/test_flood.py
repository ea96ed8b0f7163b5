from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from sixweeks.board.flood import flood, rings, shortest_way
from sixweeks.board.hexes import bits
from sixweeks.board.hexsides import all_sides, cross
from tests.board import oracles
from tests.board.maps import World, france_40

worlds = st.builds(World, st.integers(0, 2**32))


@given(worlds, st.sampled_from([0.3, 0.6, 0.8, 1]))
def test_flood_agrees_with_a_plain_search(world, density):
    area, seed = world.hexes(density), world.hexes(0.1)

    def steps(hex):
        return [n for n in world.grid.neighbours[hex] if n is not None and world.is_open(hex, n)]

    expected = oracles.connected(bits(seed), set(bits(area)), steps)
    assert bits(flood(world.grid, seed, area, world.open)) == sorted(expected)


def test_an_open_map_is_flooded_from_any_hex():
    grid = france_40()
    assert flood(grid, grid.mask("4244"), grid.all, all_sides(grid)) == grid.all


def test_a_seed_outside_the_area_floods_nothing():
    grid = france_40()
    area = grid.all & ~grid.mask("2020")
    assert flood(grid, grid.mask("2020"), area, all_sides(grid)) == 0


@given(worlds, st.sampled_from([0.3, 0.6, 1]))
def test_rings_are_the_hexes_by_their_distance(world, density):
    area, seed = world.hexes(density), world.hexes(0.1)

    def steps(hex):
        near = [n for n in world.grid.neighbours[hex] if n is not None and world.is_open(hex, n)]
        return [n for n in near if area >> n & 1]

    ring, seen = set(bits(seed & area)), set()
    for found in rings(world.grid, seed, area, world.open, 4):
        assert set(bits(found)) == ring
        seen |= ring
        ring = {near for hex in ring for near in steps(hex)} - seen


def test_the_shortest_way_is_as_long_as_the_distance():
    grid = france_40()
    start, goal = grid.hex("2020"), grid.hex("2525")
    way = shortest_way(
        start, 1 << goal, grid.all, lambda hexes: cross(grid, hexes, all_sides(grid))
    )
    assert (way[0], way[-1], len(way) - 1) == (start, goal, grid.distance(start, goal))
    assert all(grid.are_adjacent(a, b) for a, b in pairwise(way))


def test_the_shortest_way_goes_to_the_nearest_goal():
    grid = france_40()
    goals = grid.mask(["2022", "2030"])
    way = shortest_way(grid.hex("2020"), goals, grid.all, grid.spread)
    assert grid.number(way[-1]) == "2022"


def test_there_may_be_no_way():
    grid = france_40()
    assert shortest_way(grid.hex("2020"), grid.mask("2525"), 0, grid.spread) == ()
