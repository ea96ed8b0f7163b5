"""10.1-10.2 The table: factor and roll, red and black."""

import pytest

from sixweeks.games.blitzkrieg.rules.r10_combat_results import result_of

TABLE = {  # n red, N black, 1 a step
    2: "n n N N 1 1 1 1 1 1",
    3: "n n N N N N N 1 1 1",
    4: "- n n N N N N N 1 1",
    5: "- - n n N N N N N 1",
    6: "- - - n n N N N N N",
    7: "- - - - - - - - - -",
    8: "- - - - - - - - - n",
    9: "- - - - - - n n N N",
    10: "- - - n n N N N N 1",
    11: "- n n N N N N 1 1 1",
    12: "n n N N N N 1 1 1 1",
}
CELLS = [
    (factor, roll, cell)
    for roll, row in TABLE.items()
    for factor, cell in enumerate(row.split(), start=-1)
]


@pytest.mark.parametrize(("factor", "roll", "cell"), CELLS)
def test_10_2a_10_2b_infantry_suffers_red_and_black(factor, roll, cell):
    wanted = "" if cell == "-" else cell.upper()
    assert result_of(factor, roll, against_vehicle=False) == wanted


@pytest.mark.parametrize(("factor", "roll", "cell"), CELLS)
def test_10_2b_vehicles_suffer_black_only(factor, roll, cell):
    wanted = "" if cell in "-n" else cell
    assert result_of(factor, roll, against_vehicle=True) == wanted


@pytest.mark.parametrize("roll", TABLE)
def test_10_1a_beyond_the_ends_the_outer_columns_hold(roll):
    for against_vehicle in (False, True):
        assert result_of(-5, roll, against_vehicle) == result_of(-1, roll, against_vehicle)
        assert result_of(12, roll, against_vehicle) == result_of(8, roll, against_vehicle)
