"""What the staffs of several games share: walls across a map, and who mans which post."""

from itertools import pairwise

from sixweeks.ai.posts import manned, matched
from sixweeks.ai.walls import IMPASSABLE, wall
from sixweeks.board.hexes import Hex, HexGrid
from tests.board.maps import NINETEEN_FORTY, block

GRID = HexGrid(NINETEEN_FORTY, block(range(1, 6), range(1, 6)))
ROW_1, ROW_5 = (
    GRID.mask(block(range(1, 2), range(1, 6))),
    GRID.mask(block(range(5, 6), range(1, 6))),
)


def priced(**costs):
    prices = {GRID.hex(number[1:]): cost for number, cost in costs.items()}
    return lambda hex: prices.get(hex, 1.0)


def test_a_wall_runs_from_shore_to_shore():
    chain = wall(GRID, ROW_1, ROW_5, priced())
    assert len(chain) == 5
    assert all(GRID.are_adjacent(a, b) for a, b in pairwise(chain))


def test_a_wall_takes_the_cheapest_hexes():
    cheap = {f"h{row:02}03": 0.1 for row in range(1, 6)}
    assert GRID.numbers(sum(1 << hex for hex in wall(GRID, ROW_1, ROW_5, priced(**cheap)))) == [
        f"{row:02}03" for row in range(1, 6)
    ]


def test_no_wall_where_nothing_can_be_passed():
    assert wall(GRID, ROW_1, ROW_5, lambda hex: IMPASSABLE) == []


def test_a_post_is_given_up_by_a_unit_that_can_take_another():
    first, second = Hex(1), Hex(2)
    assert matched([first, second], {first: [7, 8], second: [7]}) == {7: second, 8: first}


def test_the_first_posts_come_first():
    first, second = Hex(1), Hex(2)
    assert matched([first, second], {first: [7], second: [7]}) == {7: first}


def test_a_post_is_manned_by_the_cheapest_unit_that_reaches_it():
    cost = {10: 5.0, 11: 3.0, 12: 1.0}
    reaches = {10: 0b010, 11: 0b110, 12: 0b100}
    assert manned([Hex(1)], reaches, lambda unit, post: cost[unit]) == {11: 1}
