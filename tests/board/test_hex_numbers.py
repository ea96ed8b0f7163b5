"""What the maps' notes say about each way of numbering."""

from itertools import pairwise

import pytest

from sixweeks.board.hexes import HexGrid, bits
from tests.board.maps import (
    HANNUT,
    MANSTEINS_WAR,
    NINETEEN_FORTY,
    STONNE,
    STONNE_WESTWARD,
    block,
    france_40,
)

FRANCE = france_40()
CHADWICK = HexGrid(NINETEEN_FORTY, block(range(1, 32), range(1, 22)))
MANSTEIN = HexGrid(MANSTEINS_WAR, block(range(28, 45), range(4, 23), "CCRR"))
GEMBLOUX = HexGrid(HANNUT, block(range(1, 17), range(1, 23), "CCRR"))
MONT_DIEU = HexGrid(STONNE, block(range(1, 17), range(1, 23)))
TURNED = HexGrid(STONNE_WESTWARD, block(range(1, 17), range(1, 23)))


def numbers_around(grid, number):
    return set(grid.numbers(grid.around[grid.hex(number)]))


def bearing(grid, a, b):
    return grid.direction_names[grid.direction(grid.hex(a), grid.hex(b))]


def is_chain(grid, *numbers):
    hexes = [grid.hex(number) for number in numbers]
    return all(grid.are_adjacent(a, b) for a, b in pairwise(hexes))


def test_france_40_even_row():
    assert numbers_around(FRANCE, "3634") == {"3633", "3635", "3733", "3734", "3533", "3534"}


def test_france_40_odd_row():
    assert numbers_around(FRANCE, "3534") == {"3533", "3535", "3634", "3635", "3434", "3435"}


def test_france_40_dyle_breda_hexes_are_one_chain():
    assert is_chain(FRANCE, "3633", "3634", "3534", "3435", "3436", "3335", "3235")


def test_france_40_rows_grow_northward_and_columns_eastward():
    assert bearing(FRANCE, "3633", "3634") == "E"
    assert bearing(FRANCE, "3634", "3734") == "NE"
    assert bearing(FRANCE, "3634", "3533") == "SW"


def test_france_40_odd_rows_lie_further_east():
    (even, _), (odd, _) = FRANCE.centre(FRANCE.hex("3020")), FRANCE.centre(FRANCE.hex("3120"))
    assert odd - even == 0.5


def test_france_40_edge_hexes():
    assert numbers_around(FRANCE, "1019") == {"1020", "1118", "1119"}
    assert numbers_around(FRANCE, "3118") == {"3119", "3019", "3219"}
    assert numbers_around(FRANCE, "4244") == {"4243", "4143"}


def test_1940_bearings():
    assert bearing(CHADWICK, "1215", "1214") == "E"
    assert bearing(CHADWICK, "1215", "1115") == "NE"


def test_1940_contiguous_hexes_of_the_rules():
    assert {"1512", "1411", "1611"} <= numbers_around(CHADWICK, "1511")
    assert {"1411", "1611"} <= numbers_around(CHADWICK, "1512")
    assert {"1508", "1608"} <= numbers_around(CHADWICK, "1607")
    assert {"2704", "2705"} <= numbers_around(CHADWICK, "2604")
    assert {"0508", "0608"} <= numbers_around(CHADWICK, "0509")
    assert "0412" in numbers_around(CHADWICK, "0411")
    assert {"1708", "1809"} <= numbers_around(CHADWICK, "1808")


def test_1940_even_rows_lie_further_west():
    (odd, _), (even, _) = (CHADWICK.centre(CHADWICK.hex(number)) for number in ("1110", "1210"))
    assert even - odd == -0.5


def test_mansteins_war_even_columns_lie_lower():
    assert numbers_around(MANSTEIN, "1636") == {"1635", "1637", "1536", "1537", "1736", "1737"}
    assert numbers_around(MANSTEIN, "1537") == {"1536", "1538", "1436", "1437", "1636", "1637"}


def test_mansteins_war_bearings():
    assert bearing(MANSTEIN, "0539", "0540") == "S"
    assert bearing(MANSTEIN, "0539", "0439") == "SW"
    assert bearing(MANSTEIN, "1537", "1636") == "NE"


def test_hannut_odd_columns_are_high():
    assert numbers_around(GEMBLOUX, "0708") == {"0707", "0709", "0607", "0608", "0807", "0808"}
    assert numbers_around(GEMBLOUX, "0808") == {"0807", "0809", "0708", "0709", "0908", "0909"}


def test_hannut_main_road_is_one_chain():
    road = """2210 2110 2010 1910 1810 1710 1609 1510 1409 1310 1209 1110 1009 0909 0808 0708
              0607 0507 0406 0306 0205 0105"""
    assert is_chain(GEMBLOUX, *road.split())


def test_stonne_main_road_is_one_chain():
    road = """0901 0902 0903 0904 0804 0805 0806 0807 0808 0809 0810 0811 0812 0813 0814 0815
              0716 0717 0617 0618 0619 0720 0721 0722"""
    assert is_chain(MONT_DIEU, *road.split())


def test_stonne_even_rows_lie_further_east():
    assert numbers_around(MONT_DIEU, "0811") == {"0810", "0812", "0711", "0712", "0911", "0912"}
    assert bearing(MONT_DIEU, "0811", "0812") == "E"
    assert bearing(MONT_DIEU, "0811", "0711") == "NW"


def test_stonne_counted_westward():
    assert bearing(TURNED, "0112", "0111") == "E"
    assert bearing(TURNED, "0812", "0913") == "SW"


@pytest.mark.parametrize("grid", [FRANCE, CHADWICK, MANSTEIN, GEMBLOUX, MONT_DIEU, TURNED])
def test_every_hex_well_inside_has_six_neighbours(grid):
    inner = [hex for hex in bits(grid.all) if None not in grid.neighbours[hex]]
    edge = [hex for hex in bits(grid.all) if None in grid.neighbours[hex]]
    assert len(inner) > len(edge)
    assert all(len(set(grid.neighbours[hex])) == 6 for hex in inner)


@pytest.mark.parametrize("grid", [FRANCE, CHADWICK, MANSTEIN, GEMBLOUX, MONT_DIEU, TURNED])
def test_bearings_agree_with_the_drawing(grid):
    for hex in bits(grid.all):
        x, y = grid.centre(hex)
        for name, near in zip(grid.direction_names, grid.neighbours[hex], strict=True):
            if near is not None:
                to_x, to_y = grid.centre(near)
                assert ("E" in name, "W" in name) == (to_x > x + 0.1, to_x < x - 0.1)
                assert ("S" in name, "N" in name) == (to_y > y + 0.1, to_y < y - 0.1)
