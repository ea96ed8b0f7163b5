import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixweeks.board.hexes import HexGrid, bits, one
from sixweeks.board.hexsides import (
    NO_SIDES,
    all_sides,
    common,
    cross,
    has_side,
    hexes_with,
    open_sides,
    pairs,
    reverse,
    sides,
    sides_from,
    sides_into,
    sides_of,
    union,
    without,
)
from tests.board.maps import NINETEEN_FORTY, World

worlds = st.builds(World, st.integers(0, 2**32))


@given(worlds)
def test_sides_are_symmetric(world):
    river = sides(world.grid, world.some(world.pairs, 0.3))
    assert reverse(world.grid, river) == river


@given(worlds)
def test_pairs_give_the_sides_back(world):
    chosen = world.some(world.pairs, 0.3)
    assert sorted(pairs(world.grid, sides(world.grid, chosen))) == sorted(chosen)


@given(worlds)
def test_has_side_seen_from_both_hexes(world):
    chosen = world.some(world.pairs, 0.3)
    river = sides(world.grid, chosen)
    for a, b in world.pairs:
        assert has_side(river, world.grid, a, b) == ((a, b) in chosen)
        assert has_side(river, world.grid, b, a) == ((a, b) in chosen)


@given(worlds)
def test_open_sides_are_all_but_the_closed(world):
    grid = world.grid
    assert open_sides(grid, NO_SIDES) == all_sides(grid) == sides(grid, world.pairs)
    assert sorted(pairs(grid, world.open)) == sorted(set(world.pairs) - set(world.closed_pairs))


@given(worlds)
def test_cross_enters_across_these_sides_alone(world):
    mask = world.hexes(0.3)
    expected = {
        near
        for hex in bits(mask)
        for near in world.grid.neighbours[hex]
        if near is not None and world.is_open(hex, near)
    }
    assert bits(cross(world.grid, mask, world.open)) == sorted(expected)


@given(worlds)
def test_sets_of_sides(world):
    a, b = (sides(world.grid, world.some(world.pairs, 0.5)) for _ in range(2))
    assert union(without(a, b), common(a, b)) == a
    assert union(a, b) == union(b, a) == union(without(a, b), without(b, a), common(a, b))
    assert union() == NO_SIDES


@given(worlds)
def test_sides_of_a_set_of_hexes(world):
    mask = world.hexes(0.2)
    touching = [(a, b) for a, b in world.pairs if mask >> a & 1 or mask >> b & 1]
    assert sides_of(world.grid, mask) == sides(world.grid, touching)
    assert hexes_with(sides(world.grid, touching)) == sum(
        one(hex) for hex in {hex for pair in touching for hex in pair}
    )


@given(worlds)
def test_sides_into_a_set_of_hexes_lead_in_and_not_out(world):
    inside = world.hexes(0.3)
    into = sides_into(world.grid, inside)
    entered = cross(world.grid, world.grid.all, into)
    assert (entered & ~inside, cross(world.grid, inside, into)) == (0, 0)


@given(worlds)
def test_sides_into_a_set_of_hexes_are_all_its_sides_from_without(world):
    inside = world.hexes(0.3)
    into = sides_into(world.grid, inside)
    around = world.grid.spread(inside) & ~inside
    assert hexes_with(into) == around


def test_a_side_seen_from_one_hex_is_not_one_of_its_neighbour():
    grid = HexGrid(NINETEEN_FORTY, ["1610", "1609", "1511", "1510"])
    hex, east, north_west = map(grid.hex, ("1610", "1609", "1511"))
    fort = sides_from(grid, [(hex, "E NW")])
    assert has_side(fort, grid, hex, east)
    assert has_side(fort, grid, hex, north_west)
    assert not has_side(fort, grid, hex, grid.hex("1510"))
    assert not has_side(fort, grid, east, hex)


def test_a_side_that_no_hex_has_is_refused():
    grid = HexGrid(NINETEEN_FORTY, ["1610"])
    with pytest.raises(ValueError, match="no side 'N'; it has E, SE, SW, W, NW, NE"):
        sides_from(grid, [(grid.hex("1610"), "N")])
