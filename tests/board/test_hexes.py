from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixweeks.board.hexes import DIRECTIONS, BadHexNumber, HexGrid, Numbering, bits, count, one
from sixweeks.masks import nth_bit
from tests.board import oracles
from tests.board.maps import FRANCE_40, NUMBERINGS, World, block, france_40

seeds = st.integers(0, 2**32)
france_40_grid = france_40()


@pytest.mark.parametrize("name", NUMBERINGS)
def test_neighbours_are_those_one_apart(name):
    numbering = NUMBERINGS[name]
    grid = HexGrid(numbering, block(range(1, 8), range(1, 7), numbering.digits))
    for hex in bits(grid.all):
        assert set(bits(grid.around[hex])) == oracles.neighbours(grid, hex)


@given(seeds)
def test_six_shifts_are_the_six_directions(seed):
    grid = World(seed).grid
    for hex in bits(grid.all):
        for direction, near in enumerate(grid.neighbours[hex]):
            landing = hex + grid.shifts[direction]
            assert near == landing if near is not None else landing not in bits(grid.all)
            assert near is None or grid.neighbours[near][(direction + 3) % 6] == hex


@given(seeds)
def test_spread_is_the_union_of_neighbours(seed):
    world = World(seed)
    mask = world.hexes(0.3)
    expected = 0
    for hex in bits(mask):
        expected |= world.grid.around[hex]
    assert world.grid.spread(mask) == expected


@given(seeds)
def test_distance_on_a_map_without_holes_counts_steps(seed):
    world = World(seed)
    grid = HexGrid(
        world.grid.numbering, block(range(11, 18), range(11, 16), world.grid.numbering.digits)
    )
    start, reached, steps = world.rng.choice(bits(grid.all)), 0, 0
    frontier = one(start)
    while frontier:
        assert all(grid.distance(start, hex) == steps for hex in bits(frontier))
        reached |= frontier
        assert grid.within(start, steps) == reached
        frontier, steps = grid.spread(frontier) & ~reached, steps + 1


@given(seeds)
def test_line_is_a_shortest_way_and_the_same_backwards(seed):
    grid, rng = france_40_grid, World(seed).rng
    a, b = rng.choice(bits(grid.all)), rng.choice(bits(grid.all))
    line = grid.line(a, b)
    assert line == grid.line(b, a)[::-1]
    assert {line[0], line[-1]} == {a, b}
    places = [grid.axial(hex) for hex in line]
    assert len(set(places)) == len(places) <= grid.distance(a, b) + 1
    assert all(grid.distance(a, hex) + grid.distance(hex, b) == grid.distance(a, b) for hex in line)


def test_a_line_to_itself_is_the_hex():
    hex = france_40_grid.hex("3235")
    assert france_40_grid.line(hex, hex) == (hex,)


def test_a_line_inside_the_map_is_unbroken():
    grid = france_40_grid
    line = grid.line(grid.hex("2025"), grid.hex("3340"))
    assert all(grid.are_adjacent(a, b) for a, b in pairwise(line))


@given(st.integers(0, 2**1000))
def test_bits_lists_the_set_bits_in_order(mask):
    assert bits(mask) == [n for n in range(mask.bit_length()) if mask >> n & 1]
    assert count(mask) == len(bits(mask))


@given(st.sets(st.integers(0, 5000), max_size=20))
def test_bits_of_thin_masks(indices):
    assert bits(sum(1 << n for n in indices)) == sorted(indices)


def test_one_guard_column_is_enough():
    assert france_40_grid.stride == 28
    assert count(france_40_grid.all) == 858


def test_masks_and_numbers_are_inverse():
    mask = france_40_grid.mask("3634 1019 3534")
    assert france_40_grid.numbers(mask) == ["1019", "3534", "3634"]
    assert mask == france_40_grid.mask(["3634", "3534", "1019"])
    assert france_40_grid.number(france_40_grid.hex("3435")) == "3435"


def test_the_numbers_of_many_hexes_are_sorted_too():
    all = france_40_grid.all
    assert france_40_grid.numbers(all) == sorted(map(france_40_grid.number, bits(all)))


def test_many_hexes_are_named_without_the_others():
    some = france_40_grid.all & ~france_40_grid.mask("1019 3534")
    missing = {*france_40_grid.numbers(france_40_grid.all)} - {*france_40_grid.numbers(some)}
    assert missing == {"1019", "3534"}


@pytest.mark.parametrize("number", ["", "363", "36345", "36x4", "-101", "٣٦٣٤"])
def test_a_malformed_number_is_refused(number):
    with pytest.raises(BadHexNumber, match="takes four digits, RRCC"):
        france_40_grid.hex(number)


@pytest.mark.parametrize("number", ["1018", "4344", "0000"])
def test_a_number_off_the_map_is_refused(number):
    with pytest.raises(BadHexNumber, match=f"There is no hex {number} on this map."):
        france_40_grid.mask(number)


def test_direction_wants_neighbours():
    with pytest.raises(ValueError, match="1019 and 4244 are not adjacent"):
        france_40_grid.direction(france_40_grid.hex("1019"), france_40_grid.hex("4244"))


@given(seeds)
def test_neighbours_share_the_points_of_their_side(seed):
    grid = World(seed).grid
    for hex in bits(grid.all):
        for direction, near in enumerate(grid.neighbours[hex]):
            if near is not None:
                ours = set(grid.side_points(hex, direction))
                assert ours == set(grid.side_points(near, grid.direction(near, hex)))
                assert ours == set(grid.corners(hex)) & set(grid.corners(near))


def test_an_empty_map_and_a_single_hex():
    assert HexGrid(FRANCE_40, []).all == 0
    alone = HexGrid(FRANCE_40, ["2020"])
    assert (alone.all, alone.spread(alone.all), alone.around) == (2, 0, (0, 0))


def test_opposite_directions_are_three_apart():
    assert all(DIRECTIONS[(n + 3) % 6] == (-q, -r) for n, (q, r) in enumerate(DIRECTIONS))


@pytest.mark.parametrize(
    ("orientation", "ends"),
    [
        ("rows", {"north": "0101 0102", "south": "0301 0302", "west": "0101 0201 0301"}),
        ("columns", {"west": "0101 0201 0301", "east": "0102 0202 0302", "north": "0101 0102"}),
    ],
)
def test_an_edge_is_a_line_or_the_ends_of_all_lines(orientation, ends):
    numbering = Numbering("RRCC", orientation, "even", 1, row_up=False, column_right=True)
    grid = HexGrid(numbering, ["0101", "0102", "0201", "0202", "0301", "0302"])
    assert {edge: grid.edges[edge] for edge in ends} == {
        edge: grid.mask(numbers) for edge, numbers in ends.items()
    }


@given(st.integers(0, 2**1000))
def test_every_hex_of_a_mask_is_found_by_its_number_in_order(mask):
    assert [nth_bit(mask, n) for n in range(mask.bit_count())] == bits(mask)
