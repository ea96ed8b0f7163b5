"""4 Line of sight, on small maps drawn in the test.

A cell is a terrain (`.` clear, `o` orchard, `w` woods, `B` built-up) and a level; the first row is
01, even rows lie half a hex further east.
"""

from dataclasses import dataclass
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sixweeks.board.hexes import HexGrid, bits, one
from sixweeks.board.sight import Through, line_of_sight
from sixweeks.games.blitzkrieg.model.battlefield import NUMBERINGS
from sixweeks.games.blitzkrieg.model.components import BATTLEFIELDS
from sixweeks.games.blitzkrieg.rules.r04_line_of_sight import (
    blockers,
    sees,
    visibility_limit,
    visible_from,
)

HANNUT, STONNE = BATTLEFIELDS["hannut"], BATTLEFIELDS["stonne"]


@dataclass(frozen=True, eq=False)
class Sketch:
    grid: HexGrid
    cover: int
    level: tuple[int, ...]


def sketch(*rows, map="stonne"):
    cells = {
        f"{row:02}{column:02}": cell
        for row, line in enumerate(rows, 1)
        for column, cell in enumerate(line.split(), 1)
    }
    grid = HexGrid(NUMBERINGS[map], cells)
    level = [0] * grid.all.bit_length()
    for number, cell in cells.items():
        level[grid.hex(number)] = int(cell[1])
    cover = grid.mask([number for number, cell in cells.items() if cell[0] in "owB"])
    return Sketch(grid, cover, tuple(level))


def are_in_sight(field, a, b, low_cover="clear"):
    one_end, other = field.grid.hex(a), field.grid.hex(b)
    there, back = (sees(field, *ends, low_cover) for ends in ((one_end, other), (other, one_end)))
    assert there == back
    return there


def seen_in_a_row(row, low_cover="clear"):
    """Does the first hex of a row see the last, and the last the first?"""
    field = sketch(row)
    return are_in_sight(field, "0101", f"01{len(row.split()):02}", low_cover)


def reasons(field, a, b, low_cover="clear"):
    found = blockers(field, field.grid.hex(a), field.grid.hex(b), low_cover)
    return [("/".join(sorted(map(field.grid.number, f.hexes))), *f.rules) for f in found]


# How far


@pytest.mark.parametrize("kind", ["tank", "armored_car", "assault_gun", "transport"])
@pytest.mark.parametrize(
    ("terrain", "limit"), [("clear", 8), ("built_up", 4), ("woods", 4), ("orchard", 4)]
)
def test_4_1b_vehicles_are_seen_8_hexes_far_in_the_open_and_4_in_cover(kind, terrain, limit):
    assert visibility_limit(kind, terrain) == limit


@pytest.mark.parametrize(
    "kind", ["rifle", "heavy_weapons", "pioneer", "motorcycle", "at_gun", "hq", "observer"]
)
@pytest.mark.parametrize(
    ("terrain", "limit"), [("clear", 4), ("built_up", 2), ("woods", 2), ("orchard", 2)]
)
def test_4_1c_infantry_is_seen_4_hexes_far_in_the_open_and_2_in_cover(kind, terrain, limit):
    assert visibility_limit(kind, terrain) == limit


def test_4_1d_an_observer_sees_every_target_one_hex_further():
    assert visibility_limit("tank", "clear", by_observer=True) == 9
    assert visibility_limit("rifle", "woods", by_observer=True) == 3


def test_4_1a_the_open_plain_is_seen_as_far_as_an_observer_sees():
    field = sketch(" ".join([".0"] * 12))
    seen = field.grid.numbers(visible_from(field, field.grid.hex("0101"), "clear"))
    assert seen == [f"01{column:02}" for column in range(1, 11)]


# Through and along


@pytest.mark.parametrize("cover", "owB")
def test_4_3a_a_line_through_a_blocking_hex_is_invalid(cover):
    assert not seen_in_a_row(f".0 {cover}0 .0")


def along(west, east):
    """The line from 0103 to 0303 runs along the side between 0202 and 0203."""
    return sketch(".0 .0 .0", f".0 {west} {east} .0", ".0 .0 .0 .0")


def test_4_3a_a_line_along_a_side_is_valid_if_one_of_the_two_hexes_does_not_block():
    for west, east in ((".0", "w0"), ("w0", ".0"), (".0", ".0")):
        assert are_in_sight(along(west, east), "0103", "0303")


def test_4_3a_a_line_along_a_side_is_invalid_if_both_hexes_block():
    field = along("w0", "B0")
    assert not are_in_sight(field, "0103", "0303")
    assert reasons(field, "0103", "0303") == [("0202/0203", "4.3.1a", "4.3.1a")]


def test_4_3a_along_the_edge_of_the_map_only_one_hex_is_there_and_it_does_not_block():
    field = sketch(".0 .0", "w0 .0", ".0 .0")
    assert are_in_sight(field, "0101", "0301")


def test_4_3b_blocking_terrain_in_the_end_hexes_does_not_block():
    assert seen_in_a_row("w0 .0 .0 B0")


def test_4_3b_neighbours_always_see_each_other():
    assert seen_in_a_row("w0 w0")
    assert seen_in_a_row("w3 w0")
    assert seen_in_a_row(".0")


# On the same level


def test_4_3_1a_whatever_is_higher_than_both_blocks():
    assert not seen_in_a_row(".1 .2 .1")
    assert not seen_in_a_row(".1 w2 .1")


def test_4_3_1a_bare_ground_as_high_or_lower_does_not_block():
    assert seen_in_a_row(".1 .1 .0 .1")


def test_4_3_1a_cover_on_the_same_level_blocks_anywhere_on_the_line():
    for row in (".1 w1 .1 .1 .1", ".1 .1 w1 .1 .1", ".1 .1 .1 w1 .1"):
        assert not seen_in_a_row(row)


@pytest.mark.parametrize("cover", "owB")
def test_4_3_1a_cover_lower_than_both_blocks_only_by_the_option(cover):
    assert seen_in_a_row(f".1 {cover}0 .1")
    assert not seen_in_a_row(f".1 {cover}0 .1", "blocks")


def test_4_3_1a_the_option_does_not_touch_bare_ground_or_ends_at_different_levels():
    assert seen_in_a_row(".1 .0 .1", "blocks")
    assert seen_in_a_row(".1 w0 .2", "blocks")


# On different levels


def test_4_3_2a_cover_lower_than_both_does_not_block():
    assert seen_in_a_row(".2 w0 .1")
    assert seen_in_a_row(".2 w0 w0 w0 .1")


def test_4_3_2a_cover_higher_than_both_blocks():
    assert not seen_in_a_row(".1 w2 .0")


def test_4_3_2a_cover_as_high_as_the_higher_end_blocks():
    assert not seen_in_a_row(".1 w1 .0 .0 .0")
    assert not seen_in_a_row(".1 .0 .0 w1 .0")


@pytest.mark.parametrize("cover", ["o1", "w1", "B1", "w0"])
def test_4_3_2b_cover_between_the_levels_hides_the_hex_directly_behind_it(cover):
    assert not seen_in_a_row(f".2 .0 {cover} .0")


@pytest.mark.parametrize("cover", ["o1", "w1", "B1", "w0"])
def test_4_3_2b_and_no_hex_further_back(cover):
    assert seen_in_a_row(f".2 .0 {cover} .0 .0")


def test_4_3_2b_cover_next_to_the_higher_end_hides_the_hex_behind_and_no_other():
    assert not seen_in_a_row(".2 w1 .0")
    assert seen_in_a_row(".2 w1 .0 .0")


def test_4_3_2b_the_hex_behind_is_hidden_along_a_side_too():
    field = sketch(".2 .2 .2", ".0 w0 w1 .0", ".0 .0 .0 .0")
    assert not are_in_sight(field, "0103", "0303")
    assert reasons(field, "0103", "0303") == [("0202/0203", "4.3.2b", "4.3.2b")]


def test_4_3_2b_a_higher_hex_behind_the_cover_is_not_blind():
    assert seen_in_a_row(".1 .1 w1 .2")  # the lower end is the first, three hexes away
    assert not seen_in_a_row(".1 w1 .1 .2")


def test_4_3_2c_bare_ground_blocks_only_if_higher_than_both():
    assert not seen_in_a_row(".1 .2 .0")
    assert seen_in_a_row(".2 .2 .0")
    assert seen_in_a_row(".2 .1 .0")


# Why not


def test_4_3_every_blocker_is_told_in_order_from_the_first():
    field = sketch(".0 w0 .1 .0 B0 .0")
    forward = [("0102", "4.3.1a"), ("0103", "4.3.1a"), ("0105", "4.3.1a")]
    assert reasons(field, "0101", "0106") == forward
    assert reasons(field, "0106", "0101") == forward[::-1]


def test_4_3_the_rules_told_are_those_that_block():
    assert reasons(sketch(".1 w1 .0 .2 .0"), "0101", "0105") == [
        ("0102", "4.3.2a"),
        ("0104", "4.3.2c"),
    ]
    assert reasons(sketch(".2 .1 w1 .0"), "0101", "0104") == [("0103", "4.3.2b")]


# The two maps


def test_4_3_the_pain_de_sucre_looks_over_the_escarpment_into_the_plain():
    assert are_in_sight(STONNE, "0713", "0410")
    assert are_in_sight(STONNE, "0713", "0209")


def test_4_3_the_houses_of_stonne_hide_its_eastern_approach():
    assert reasons(STONNE, "0811", "0814") == [("0812", "4.3.1a")]


def test_4_3_the_plateau_of_merdorp_hides_thisnes_from_the_west():
    hiding = [hex for hex, _ in reasons(HANNUT, "2212", "1512")]
    assert hiding == ["2112", "2012", "1912", "1812", "1712", "1612"]


def oracle(field, a, b, low_cover):
    """4.3 once more, hex by hex, in the words of the rules."""
    level, high = field.level, max(field.level[a], field.level[b])
    low = min(field.level[a], field.level[b])
    line = [
        [step.hex] if isinstance(step, Through) else [step.one_side, step.other_side]
        for step in line_of_sight(field.grid, a, b)
    ]
    if level[a] < level[b]:
        line.reverse()

    def blocks(hex, place):
        if hex is None:
            return False
        if level[hex] > high:
            return True
        if not field.cover >> hex & 1:
            return False
        if low == high:
            return level[hex] == low or low_cover == "blocks"
        return level[hex] == high or (level[hex] >= low and place == len(line) - 1)

    return not any(all(blocks(hex, n) for hex in step) for n, step in enumerate(line))


cells = st.tuples(st.sampled_from(".....oowB"), st.integers(0, 3)).map(lambda c: f"{c[0]}{c[1]}")
fields = st.lists(st.lists(cells, min_size=7, max_size=7), min_size=6, max_size=6).map(
    lambda rows: [" ".join(row) for row in rows]
)


@settings(max_examples=40, deadline=None)
@given(fields, st.sampled_from(["stonne", "hannut"]), st.sampled_from(["clear", "blocks"]))
def test_4_3_sight_is_mutual_and_agrees_with_the_oracle(rows, map, low_cover):
    field = sketch(*rows, map=map)
    seen = {hex: visible_from(field, hex, low_cover) for hex in bits(field.grid.all)}
    for a, b in product(seen, repeat=2):
        assert seen[a] >> b & 1 == seen[b] >> a & 1 == oracle(field, a, b, low_cover)


@pytest.mark.parametrize("field", BATTLEFIELDS.values(), ids=list(BATTLEFIELDS))
def test_4_3_on_both_maps_neighbours_are_seen_and_nothing_beyond_nine_hexes(field):
    for hex in bits(field.grid.all)[::7]:
        seen = visible_from(field, hex, "clear")
        assert not (field.grid.around[hex] | one(hex)) & ~seen
        assert not seen & ~field.grid.within(hex, 9)
