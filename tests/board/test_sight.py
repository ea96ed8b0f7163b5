from fractions import Fraction
from functools import cache
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from sixweeks.board.hexes import HexGrid, bits, one
from sixweeks.board.sight import Along, Chart, Through, crossings, line_of_sight
from sixweeks.masks import mask_of
from tests.board.maps import HANNUT, STONNE, block

MONT_DIEU = HexGrid(STONNE, block(range(1, 17), range(1, 23)))
GEMBLOUX = HexGrid(HANNUT, block(range(1, 17), range(1, 23), "CCRR"))

steps = st.integers(-12, 12)


def seen(grid, a, b):
    """The line in numbers: "0203" for a hex crossed, "0203/0304" for a side followed."""
    return [words(grid, met) for met in line_of_sight(grid, grid.hex(a), grid.hex(b))]


def words(grid, met):
    match met:
        case Through(hex):
            return grid.number(hex)
        case Along(one_side, other_side):
            hexes = one_side, other_side
            return "/".join(sorted("off" if hex is None else grid.number(hex) for hex in hexes))


def test_neighbours_have_nothing_between_them():
    assert seen(MONT_DIEU, "0811", "0812") == []
    assert seen(MONT_DIEU, "0811", "0811") == []


def test_a_line_along_a_row():
    assert seen(MONT_DIEU, "0811", "0815") == ["0812", "0813", "0814"]


def test_a_line_down_a_column():
    assert seen(GEMBLOUX, "0708", "0704") == ["0707", "0706", "0705"]


def test_a_line_along_hexsides():
    assert seen(MONT_DIEU, "0811", "1011") == ["0911/0912"]
    assert seen(MONT_DIEU, "0811", "1211") == ["0911/0912", "1011", "1111/1112"]
    assert seen(GEMBLOUX, "0708", "0908") == ["0807/0808"]


def test_a_slanting_line_crosses_hexes_in_order():
    assert seen(MONT_DIEU, "0801", "0904") == ["0802", "0903"]


def test_a_side_on_the_edge_of_the_map_has_one_hex():
    assert seen(MONT_DIEU, "0101", "0301") == ["0201/off"]


def stretch(place, line):
    """From where to where, as parts of the line, it lies within a hex; exact, by its six sides."""
    (x, y), (q, r) = place, line
    enter, leave = Fraction(0), Fraction(1)
    for along, offset in ((q - r, y - x), (q + 2 * r, -x - 2 * y), (2 * q + r, -2 * x - y)):
        if along:
            ends = sorted(Fraction(bound - offset, along) for bound in (-1, 1))
            enter, leave = max(enter, ends[0]), min(leave, ends[1])
        elif abs(offset) > 1:
            return Fraction(0), Fraction(0)
    return enter, leave


@given(steps, steps)
def test_what_is_met_is_what_the_line_stays_in_for_a_stretch(q, r):
    around = product(range(min(0, q) - 2, max(0, q) + 3), range(min(0, r) - 2, max(0, r) + 3))
    met: dict[tuple[Fraction, Fraction], set[tuple[int, int]]] = {}
    for place in around:
        enter, leave = stretch(place, (q, r))
        if enter < leave and place not in ((0, 0), (q, r)):
            met.setdefault((enter, leave), set()).add(place)
    assert [set(offsets) for offsets in crossings(q, r)] == [met[part] for part in sorted(met)]


@given(steps, steps)
def test_the_way_back_meets_the_same(q, r):
    there = [frozenset(offsets) for offsets in crossings(q, r)]
    back = [frozenset((q + x, r + y) for x, y in offsets) for offsets in crossings(-q, -r)]
    assert there == back[::-1]


def test_all_pairs_of_a_map_can_be_asked():
    hexes = bits(GEMBLOUX.all)[::37]
    for a in hexes:
        for b in hexes:
            distance = GEMBLOUX.distance(a, b)
            assert len(line_of_sight(GEMBLOUX, a, b)) >= (2 * distance - 1) // 3


@given(st.sampled_from([MONT_DIEU, GEMBLOUX]), st.data())
def test_a_chart_has_the_same_lines_around_every_hex(grid, data):
    hexes = data.draw(st.sampled_from(bits(grid.all)))
    a, b = sorted((hexes, data.draw(st.sampled_from(bits(grid.within(hexes, 12))))))
    chart = chart_of(grid)
    line = next(each for each in chart.lines if each.way == chart.bit[b] - chart.bit[a])
    steps = [[chart.hex.get(chart.bit[a] + way) for way in step] for step in line.steps]
    met = [set(step) - {None} for step in steps]
    assert [hexes for hexes in met if hexes] == [both(step) for step in line_of_sight(grid, a, b)]


@given(st.sampled_from([MONT_DIEU, GEMBLOUX]), st.data())
def test_a_chart_follows_a_line_from_all_hexes_at_once(grid, data):
    chart, hexes = chart_of(grid), st.sampled_from(bits(grid.all))
    line, wall = data.draw(st.sampled_from(chart.lines)), data.draw(st.sets(hexes))
    a = data.draw(hexes)
    laid_out, here = chart.lay_out(mask_of(wall)), chart.bit[a]
    for step in line.steps:
        met = [chart.hex.get(here + way) in wall for way in step]
        assert chart.before_all(laid_out, step) >> here & 1 == all(met)
        assert chart.before_any(laid_out, step) >> here & 1 == any(met)


def test_the_lines_of_a_chart_are_seen_from_both_ends():
    chart = chart_of(MONT_DIEU)
    a, b = MONT_DIEU.hex("0811"), MONT_DIEU.hex("0815")
    line = next(each for each in chart.lines if each.way == chart.bit[b] - chart.bit[a])
    seen = chart.ends([(line, one(chart.bit[a]))])
    assert {hex: ends for hex, ends in seen.items() if ends} == {a: one(b), b: one(a)}


@cache
def chart_of(grid):
    return Chart(grid, 12)


def both(met):
    hexes = {met.hex} if isinstance(met, Through) else {met.one_side, met.other_side}
    return hexes - {None}
