"""Maps are read from CSV files: hexes with their columns, hexsides with their features."""

import pytest

from sixweeks.board.hexes import Numbering
from sixweeks.board.loading import DataError
from sixweeks.board.map_files import hexes_by, names_of, read_hexes, read_sides

NUMBERING = Numbering("CCRR", "columns", "even", 1, row_up=False, column_right=True)
HEXES = "number,terrain,name\n0101,clear,Stonne\n0102,woods,\n0201,woods,\n"


@pytest.fixture
def map_of(tmp_path):
    def read(sides=""):
        (tmp_path / "hexes.csv").write_text(HEXES, "utf-8")
        (tmp_path / "hexsides.csv").write_text(f"from,to,feature,name\n{sides}", "utf-8")
        grid, rows = read_hexes(tmp_path / "hexes.csv", NUMBERING, "terrain")
        return grid, rows, tmp_path / "hexsides.csv"

    return read


def test_the_grid_has_the_hexes_of_the_file(map_of):
    grid, rows, _ = map_of()
    assert grid.numbers(grid.all) == [grid.number(hex) for hex in rows] == ["0101", "0102", "0201"]


def test_only_some_hexes_have_names(map_of):
    grid, rows, _ = map_of()
    assert names_of(rows) == {grid.hex("0101"): "Stonne"}


def test_hexes_are_grouped_by_the_value_of_a_column(map_of):
    grid, rows, _ = map_of()
    found = hexes_by(rows, "terrain", ("clear", "woods", "city"))
    assert {kind: grid.numbers(mask) for kind, mask in found.items()} == {
        "clear": ["0101"],
        "woods": ["0102", "0201"],
        "city": [],
    }


def test_hexsides_keep_the_order_of_the_file_and_their_names(map_of):
    grid, _, path = map_of("0101,0102,river,Bar\n0201,0101,river,Bar\n")
    pairs = [("0101", "0102"), ("0201", "0101")]
    expected = {tuple(map(grid.hex, pair)): "Bar" for pair in pairs}
    found = read_sides(path, grid, ("river", "lake"))
    assert list(found["river"].items()) == list(expected.items())
    assert found["lake"] == {}


def test_an_unknown_feature_is_reported_with_its_line(map_of):
    grid, _, path = map_of("0101,0102,bridge,\n")
    with pytest.raises(DataError, match=r"hexsides\.csv:2: .*bridge"):
        read_sides(path, grid, ("river",))
