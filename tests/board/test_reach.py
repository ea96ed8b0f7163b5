from itertools import pairwise
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sixweeks.board import reach
from sixweeks.board.hexes import HexGrid, bits, one
from sixweeks.board.hexsides import NO_SIDES, all_sides, open_sides, sides, six
from sixweeks.board.reach import NO_DUES, Dues, Ground, Limits
from sixweeks.board.trails import trails
from tests.board import oracles
from tests.board.maps import FRANCE_40, RandomGround, World, block, france_40

seeds = st.integers(0, 2**32)
points = st.integers(0, 12)


class Case:
    """A reach asked of a random world, and the same from the oracle."""

    def __init__(self, seed, points):
        self.world = World(seed)
        self.terrain = RandomGround(self.world)
        self.start, self.points = self.world.hex(), points
        rng = self.world.rng
        self.closed = self.world.hexes(rng.choice([0, 0.05, 0.2]))
        self.stops = self.world.hexes(rng.choice([0, 0.1, 0.3]))
        self.not_first = self.world.hexes(rng.choice([0, 0.2, 0.5]))
        self.dues = self.some_dues() if rng.random() < 0.5 else NO_DUES

    def some_dues(self):
        extra, rng = self.world.rng.choice, self.world.rng
        entered, left = (self.world.hexes(rng.choice([0, 0.3])) for _ in range(2))
        return Dues(extra([1, 2]), entered, extra([1, 3]), left)

    def reach(self):
        limits = self.limits()
        asked = (limits.closed, limits.stops, limits.not_first, limits.dues)
        return self.terrain.ground.reach(self.start, self.points, *asked)

    def limits(self):
        return Limits(self.closed, self.stops, self.not_first, self.dues)

    def oracle(self):
        return oracles.costs(self.world, self.terrain, self.start, self.points, self.limits())

    def steps(self, hex):
        return oracles.steps(self.world, self.terrain, self.start, hex, self.limits())

    def step_cost(self, a, b):
        return oracles.step_cost(self.terrain, self.dues, a, b)


@settings(max_examples=300)
@given(seeds, points)
def test_reach_agrees_with_a_plain_search(seed, points):
    case = Case(seed, points)
    found, expected = case.reach(), case.oracle()
    assert {hex: found.cost(hex) for hex in bits(found.all | one(case.start))} == expected
    assert found.layers[0] == one(case.start)
    assert len(found.layers) == points + 1


@settings(max_examples=100)
@given(seeds, points)
def test_trails_are_the_paths_with_their_costs_as_they_are_written(seed, points):
    case = Case(seed, points)
    found, grid = case.reach(), case.world.grid
    paths = {hex: grid.named(found.path(hex)) for hex in bits(found.all | one(case.start))}
    assert trails(found, "19 Pz", str) == {
        hex: (path, str(found.cost(hex)), f"19 Pz {'-'.join(path)}") for hex, path in paths.items()
    }


@settings(max_examples=200)
@given(seeds, points)
def test_paths_are_legal_and_cost_what_they_should(seed, points):
    case = Case(seed, points)
    found = case.reach()
    for hex in bits(found.all):
        path = found.path(hex)
        assert (path[0], path[-1]) == (case.start, hex)
        spent = 0
        for a, b in pairwise(path):
            assert b in case.steps(a)
            spent += case.step_cost(a, b)
        assert spent == found.cost(hex)


@settings(max_examples=100)
@given(seeds, points)
def test_paths_go_back_by_the_lowest_hex(seed, points):
    case = Case(seed, points)
    found, expected = case.reach(), case.oracle()
    for hex in bits(found.all):
        before = [
            a
            for a in expected
            if hex in case.steps(a) and expected[a] + case.step_cost(a, hex) == expected[hex]
        ]
        assert found.path(hex)[-2] == min(before)


@settings(max_examples=50)
@given(seeds, points)
def test_what_is_remembered_is_what_would_be_found_anew(seed, points):
    case = Case(seed, points)
    for _ in range(12):
        case.closed, case.stops = case.world.hexes(0.15), case.world.hexes(0.2)
        case.not_first, case.dues = case.world.hexes(0.2), case.some_dues()
        found = case.reach()
        anew = case.terrain.ground._found(case.start, points, case.limits())
        assert (found.layers, found.all) == (anew.layers, anew.all)


def test_enemies_out_of_reach_do_not_disturb_the_memory():
    grid = france_40()
    ground = Ground(grid, all_sides(grid), {1: grid.all}, {})
    start = grid.hex("2525")
    first = ground.reach(start, 3, 0, 0)
    assert ground.reach(start, 3, grid.mask("4040"), grid.mask("4041 1019")) is first
    assert ground.reach(start, 3, grid.mask("2526"), 0) is not first


def test_the_last_reach_is_at_hand():
    grid = france_40()
    ground = Ground(grid, all_sides(grid), {1: grid.all}, {})
    last = ground.reach(grid.hex("2525"), 3, 0, 0)
    assert ground.reach(grid.hex("2525"), 3, 0, 0) is last
    assert ground.reach(grid.hex("2525"), 3, 0, grid.all) is not last


def test_the_memory_is_bounded():
    grid = france_40()
    ground = Ground(grid, all_sides(grid), {1: grid.all}, {})
    with patch.object(reach, "MEMO_LIMIT", 3):
        for _ in range(3):
            kept = [ground.reach(grid.hex("2525"), points, 0, 0) for points in range(8)]
    assert 0 < len(ground._known) <= 3
    assert [found.all.bit_count() for found in kept] == [3 * n * (n + 1) for n in range(8)]


def row_of(width):
    return HexGrid(FRANCE_40, block(range(10, 11), range(10, 10 + width)))


def test_a_stop_ends_the_move():
    grid = row_of(5)
    ground = Ground(grid, all_sides(grid), {1: grid.all}, {})
    assert grid.numbers(ground.reach(grid.hex("1010"), 4, 0, grid.mask("1012")).all) == [
        "1011",
        "1012",
    ]


def test_a_reach_knows_where_the_move_ends():
    grid = row_of(5)
    ground = Ground(grid, all_sides(grid), {1: grid.all}, {})
    found = ground.reach(grid.hex("1010"), 4, 0, grid.mask("1012"))
    assert [found.is_stop(grid.hex(number)) for number in ("1011", "1012")] == [False, True]


def test_points_for_any_way_across_the_map_reach_all_of_it():
    grid = france_40()
    ground = Ground(grid, all_sides(grid), {1: grid.all}, {})
    start = grid.hex("2525")
    assert ground.reach(start, 200, 0, 0).all == grid.all & ~one(start)
    assert not ground.reach(start, 200, grid.mask("4040"), 0).all & grid.mask("4040")


def test_a_stop_at_the_start_can_be_left():
    grid = row_of(5)
    ground = Ground(grid, all_sides(grid), {1: grid.all}, {})
    zone = grid.mask("1010 1011")
    assert grid.numbers(ground.reach(grid.hex("1010"), 4, 0, zone).all) == ["1011"]


def test_what_is_not_first_is_not_entered_straight_from_the_start():
    grid = row_of(5)
    ground = Ground(grid, all_sides(grid), {1: grid.all}, {})
    first, second = grid.mask("1011"), grid.mask("1012")
    assert ground.reach(grid.hex("1010"), 4, 0, 0, first).all == 0
    assert grid.numbers(ground.reach(grid.hex("1010"), 2, 0, 0, second).all) == ["1011", "1012"]


def test_a_due_is_paid_on_entering():
    grid = row_of(5)
    ground = Ground(grid, all_sides(grid), {1: grid.all}, {})
    dues = Dues(to_enter=2, entered=grid.mask("1011"))
    assert ground.reach(grid.hex("1010"), 9, 0, 0, 0, dues).cost(grid.hex("1012")) == 4


def test_a_due_is_paid_on_leaving_the_start_too():
    grid = row_of(5)
    ground = Ground(grid, all_sides(grid), {1: grid.all}, {})
    dues = Dues(to_leave=1, left=grid.mask("1010 1013"))
    assert ground.reach(grid.hex("1010"), 9, 0, 0, 0, dues).cost(grid.hex("1013")) == 4


def test_dues_beyond_the_points_leave_a_hex_out_of_reach():
    grid = row_of(5)
    ground = Ground(grid, all_sides(grid), {1: grid.all}, {})
    dues = Dues(to_enter=3, entered=grid.mask("1012"))
    assert grid.numbers(ground.reach(grid.hex("1010"), 4, 0, 0, 0, dues).all) == ["1011"]


def test_a_way_round_as_costly_as_the_barred_step_is_the_path():
    grid = HexGrid(FRANCE_40, ["1110", "1111", "1011"])
    start, barred, detour = map(grid.hex, ("1110", "1111", "1011"))
    ground = Ground(grid, all_sides(grid), {1: grid.all}, {1: sides(grid, [(start, barred)])})
    assert ground.reach(start, 2, 0, 0).path(barred) == (start, barred)
    zone = one(start) | one(barred)
    assert ground.reach(start, 2, 0, zone, zone).path(barred) == (start, detour, barred)


def test_a_river_costs_its_toll():
    grid = row_of(5)
    river = sides(grid, [(grid.hex("1010"), grid.hex("1011"))])
    ground = Ground(grid, all_sides(grid), {1: grid.all}, {2: river})
    assert ground.reach(grid.hex("1010"), 4, 0, 0).cost(grid.hex("1012")) == 4


def test_a_road_may_make_a_step_cheaper_one_way():
    grid = row_of(5)
    a, b = grid.hex("1010"), grid.hex("1011")
    road = six(one(a) if n == grid.direction(a, b) else 0 for n in range(6))
    ground = Ground(grid, all_sides(grid), {3: grid.all}, {-2: road})
    assert ground.reach(a, 4, 0, 0).cost(grid.hex("1012")) == 4
    assert ground.reach(a, 4, 0, 0).path(grid.hex("1012")) == tuple(
        map(grid.hex, ["1010", "1011", "1012"])
    )
    assert ground.reach(b, 4, 0, 0).cost(a) == 3


def test_a_closed_side_is_not_crossed():
    grid = row_of(3)
    closed = sides(grid, [(grid.hex("1010"), grid.hex("1011"))])
    ground = Ground(grid, open_sides(grid, closed), {1: grid.all}, {})
    assert ground.reach(grid.hex("1010"), 9, 0, 0).all == 0


def test_what_is_out_of_reach_has_no_cost():
    grid = row_of(5)
    found = Ground(grid, all_sides(grid), {1: grid.all}, {}).reach(grid.hex("1010"), 2, 0, 0)
    with pytest.raises(ValueError, match="Hex 1014 is out of reach"):
        found.path(grid.hex("1014"))


def test_a_hex_has_one_entry_cost():
    grid = row_of(3)
    with pytest.raises(AssertionError, match="one entry cost"):
        Ground(grid, all_sides(grid), {1: grid.all, 2: grid.mask("1010")}, {})


def test_a_side_has_one_toll():
    grid = row_of(3)
    with pytest.raises(AssertionError, match="at most one toll"):
        Ground(grid, all_sides(grid), {1: grid.all}, {1: all_sides(grid), 2: all_sides(grid)})


def test_every_step_costs_something():
    grid = row_of(3)
    with pytest.raises(AssertionError, match="at least one point"):
        Ground(grid, all_sides(grid), {0: grid.all}, {})


def test_ground_that_nobody_may_enter():
    grid = row_of(3)
    ground = Ground(grid, NO_SIDES, {}, {})
    assert ground.reach(grid.hex("1010"), 5, 0, 0).all == 0
