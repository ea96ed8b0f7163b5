"""7.1 Movement points: what a unit has, and what each step costs (in half points, C-39)."""

from itertools import pairwise

import pytest

from sixweeks.board.hexes import bits
from sixweeks.games.blitzkrieg.model.components import BATTLEFIELDS
from sixweeks.games.blitzkrieg.rules.r07_movement import (
    Pace,
    allowance,
    entry_cost,
    exit_cost,
    ground,
    half,
    paid,
    quarter,
    reach_at,
    step_cost,
)
from tests.games.blitzkrieg.toolkit import hex_at, sketch, unit_of

WHO = ("tracked", "wheeled", "foot")


def costs(start, to, scenario="hannut", column=False, mines=""):
    """Whole points of tracks, wheels and foot."""
    field = BATTLEFIELDS[scenario]
    here, there = field.grid.hex(start), field.grid.hex(to)
    mask = field.grid.mask(mines.split())
    return tuple(step_cost(field, who, mask, here, there, column) / 2 for who in WHO)


def points(name, words="1512", **lines):
    game = sketch({name: words}, **lines)
    return allowance(game, unit_of(game, name)) / 2


# --- terrain ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "to", "wanted"),
    [
        ("1512", "1511", (2, 2, 1)),  # clear
        ("1514", "1515", (3, 3, 1)),  # orchard
        ("1412", "1413", (3, 3, 1)),  # woods
        ("1115", "1014", (4, 3, 1)),  # built-up
    ],
)
def test_7_1a_terrain_entered(start, to, wanted):
    assert costs(start, to) == wanted


@pytest.mark.parametrize(
    ("start", "to", "wanted"),
    [
        ("2010", "1910", (1, 1, 0.5)),  # main road
        ("1212", "1211", (2, 1, 0.5)),  # secondary road
    ],
)
def test_7_1a_7_2a_roads_in_column(start, to, wanted):
    assert costs(start, to, column=True) == wanted


def test_7_2a_without_a_column_the_road_is_open_ground():
    assert costs("2010", "1910") == (2, 2, 1)


@pytest.mark.parametrize(
    ("start", "to", "wanted"),
    [
        ("1209", "1110", (1, 1, 0.5)),  # into Jandrain by the main road
        ("1114", "1014", (2, 1, 0.5)),  # into Jandrenouille by a secondary one
        ("1314", "1313", (2, 1, 0.5)),  # through a wood
    ],
)
def test_7_2a_the_road_rate_holds_through_towns_and_woods(start, to, wanted):
    assert costs(start, to, column=True) == wanted


def test_7_2a_beside_the_road_a_column_pays_for_the_terrain():
    """1810 and 1910 are both on the road; 1911 beside them is not."""
    assert costs("1910", "1911", column=True) == (2, 2, 1)


def test_7_2a_two_road_hexes_side_by_side_need_a_road_between_them():
    """1409 and 1310 are joined by road; 1409 and 1510 too; 1310 and 1309 are not."""
    assert costs("1310", "1309", column=True) == (2, 2, 1)


def test_7_1a_the_brook_of_jandrain_is_a_river():
    assert costs("1208", "1108") == (2 + 2, 2 + 3, 1 + 1)


def test_7_1a_the_petite_gette_costs_more_but_nothing_on_foot():
    assert costs("0610", "0510") == (2 + 3, 2 + 4, 1)


@pytest.mark.parametrize(("start", "to"), [("1209", "1110"), ("0808", "0708"), ("1403", "1303")])
@pytest.mark.parametrize("column", [True, False])
def test_7_1a_a_stream_costs_nothing_on_a_road(start, to, column):
    field = BATTLEFIELDS["hannut"]
    terrain = {"built_up": (4, 3, 1)}[field.terrain[field.grid.hex(to)]]
    found = costs(start, to, column=column)
    assert all(have <= want for have, want in zip(found, terrain, strict=True))


def test_7_1a_an_escarpment_costs_up_and_down():
    assert costs("0608", "0708", "stonne") == (2 + 2, 2 + 3, 1 + 1)
    assert costs("0708", "0608", "stonne") == (2 + 2, 2 + 3, 1 + 1)


def test_7_1a_the_road_climbs_the_escarpment_freely():
    assert costs("0610", "0711", "stonne", column=True) == (2, 1, 0.5)


def test_12_1a_leaving_mines_costs_extra_and_entering_does_not():
    assert costs("0808", "0809", "stonne", mines="0808") == (2 + 3, 2 + 4, 1 + 1)
    assert costs("0808", "0809", "stonne", mines="0809") == (2, 2, 1)


def test_12_1a_leaving_mines_by_road_costs_extra_too():
    assert costs("0806", "0805", "stonne", column=True, mines="0806") == (1 + 3, 1 + 4, 0.5 + 1)


# --- what a unit has --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("unit", "whole"), [("1 Cuir S35 1", 8), ("I/11 RDP Moto", 10), ("I/11 RDP Rifle 1", 4)]
)
def test_7_1a_the_points_on_the_counter(unit, whole):
    assert points(unit) == whole


@pytest.mark.parametrize(
    ("unit", "left"), [("1 Cuir S35 1", 4), ("1 Cuir H39 1", 4), ("I/11 RDP HW", 2)]
)
def test_6_1b_out_of_command_half_of_them_rounded_up(unit, left):
    assert points(unit, "1512 out_of_command") == left


def test_6_1b_14_1j_a_transport_is_slowed_by_a_company_out_of_command_in_it():
    """9 points on tracks, halved and rounded up."""
    game = sketch({"Sdkfz 1": "1512", "I/13 IR Rifle 1": "1512 out_of_command in Sdkfz 1"})
    assert allowance(game, unit_of(game, "Sdkfz 1")) == 2 * 5


def test_10_3a_a_neutralized_headquarters_moves_at_half():
    game = sketch({"1 Cuir HQ": "1512 neutralized", "1 Cuir S35 1": "1512"})
    assert allowance(game, unit_of(game, "1 Cuir HQ")) == 2 * 4


def test_1_3c_a_headquarters_has_the_points_of_its_fastest_unit_on_the_map():
    fast = sketch({"I/11 RDP HQ": "1512", "I/11 RDP Moto": "1512", "I/11 RDP Rifle 1": "1512"})
    slow = sketch({"I/11 RDP HQ": "1512", "I/11 RDP Rifle 1": "1512"})
    assert allowance(fast, unit_of(fast, "I/11 RDP HQ")) == 2 * 10
    assert allowance(slow, unit_of(slow, "I/11 RDP HQ")) == 2 * 4


def test_14_1k_a_company_on_trucks_goes_ten_on_wheels():
    game = sketch({"I/21 IR Rifle 1": "1512 truck"})
    assert points("I/21 IR Rifle 1", "1512 truck") == 10
    assert entry_cost(game, unit_of(game, "I/21 IR Rifle 1"), hex_at(game, "2202"), False) == 2 * 2


@pytest.mark.parametrize(("whole", "part"), [(8, 4), (7, 4), (5, 3), (3, 2), (1, 1)])
def test_6_1a_half_of_the_points_rounded_up(whole, part):
    assert half(2 * whole) == 2 * part


@pytest.mark.parametrize(("whole", "part"), [(8, 2), (9, 3), (7, 2), (4, 1), (3, 1), (12, 3)])
def test_6_1a_9_1_1a_a_quarter_of_the_points_rounded_up(whole, part):
    assert quarter(2 * whole) == 2 * part


# --- coming and leaving -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hex", "column", "cost"), [("2202", False, 2), ("2210", True, 1), ("2210", False, 2)]
)
def test_14_1c_the_first_hex_is_paid_for(hex, column, cost):
    game = sketch({})
    assert entry_cost(game, unit_of(game, "I/14 PzR Pz IV"), hex_at(game, hex), column) == 2 * cost


@pytest.mark.parametrize(
    ("words", "cost"),
    [("0103", 2), ("0105", 2), ("0105 column", 1), ("0102 column", 2), ("0108", 2)],
)
def test_14_1g_leaving_costs_a_clear_hex_or_the_road_in_column(words, cost):
    game = sketch({"I/14 PzR Pz IV": words})
    hex = hex_at(game, words.split()[0])
    assert exit_cost(game, unit_of(game, "I/14 PzR Pz IV"), hex) == 2 * cost


@pytest.mark.parametrize("map", BATTLEFIELDS)
@pytest.mark.parametrize("who", WHO)
@pytest.mark.parametrize("column", [False, True])
def test_7_1a_a_move_costs_what_its_steps_cost(map, who, column):
    field = BATTLEFIELDS[map]
    for hex in bits(field.grid.all):
        steps = ground(field, who, column).steps_into(hex)
        assert sum(starts for _, starts in steps) == field.grid.around[hex]
        for cost, starts in steps:
            wanted = {step_cost(field, who, 0, start, hex, column) for start in bits(starts)}
            assert wanted <= {cost}


@pytest.mark.parametrize("who", WHO)
@pytest.mark.parametrize("column", [False, True])
@pytest.mark.parametrize("mined", [0, 1])
def test_12_1a_a_way_through_mines_costs_what_its_steps_cost(who, column, mined):
    """Every ninth hex is mined, beginning with the start or the one after it."""
    game, field, pace = sketch({}, "stonne"), BATTLEFIELDS["stonne"], Pace(who, 30)
    start = bits(field.grid.all)[9 * 20 - mined]
    game.mines = sum(1 << hex for hex in bits(field.grid.all)[::9])
    way = reach_at(game, unit_of(game, "I/8 PzR HQ"), start, pace, column)
    for hex in [start, *bits(way.all)]:
        steps = pairwise(way.path(hex))
        assert way.cost(hex) == sum(step_cost(field, who, game.mines, *s, column) for s in steps)
        for near in bits(field.grid.around[hex]):
            cost = way.cost(hex) + step_cost(field, who, game.mines, hex, near, column)
            assert cost > pace.points or way.cost(near) <= cost


def test_1_3c_7_1a_a_pace_that_lacks_half_a_point_cannot_make_the_step():
    """On foot a clear hex costs one point, that is two halves."""
    purse, game = [Pace("foot", halves) for halves in (1, 2, 3)], sketch({})
    left = paid(game, purse, hex_at(game, "1512"), hex_at(game, "1511"), column=False)
    assert [pace.points for pace in left] == [0, 1]
