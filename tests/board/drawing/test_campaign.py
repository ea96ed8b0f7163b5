"""Cities of a campaign: how large each is drawn, and what is written of it."""

import pytest

from sixweeks.board.drawing import campaign
from sixweeks.board.drawing.campaign import Cities
from sixweeks.board.drawing.sheets import HexSheet, frame_around
from sixweeks.board.hexes import HexGrid, Numbering

NUMBERING = Numbering("RRCC", "rows", "even", 1, row_up=False, column_right=True)
NAMES = {"0101": "Arras", "0102": "Lyon", "0103": "Calais", "0201": "Paris", "0202": "Paris"}


@pytest.fixture
def cities():
    grid = HexGrid(NUMBERING, [*NAMES, "0203"])
    return Cities(
        sheet=HexSheet(grid, 80.0, frame_around(grid, 80.0, 12)),
        names={grid.hex(number): name for number, name in NAMES.items()},
        towns=grid.mask("0101 0102 0103"),
        large=grid.mask("0102"),
        ports=grid.mask("0103"),
        great=(grid.mask("0201 0202"),),
    )


def test_a_large_town_has_more_houses_and_a_port_an_anchor(cities):
    drawn = cities.marks()
    marks = ("#town", "#large-town", "#anchor")
    assert [drawn.count(f'"{mark}"') for mark in marks] == [2, 1, 1]


def test_a_city_of_several_hexes_is_named_once(cities):
    assert cities.written().count("PARIS") == 1


def test_every_town_is_named(cities):
    assert all(f">{name}<" in cities.written() for name in ("Arras", "Lyon", "Calais"))


def test_ground_that_nobody_has_taken_is_not_hatched(cities):
    assert campaign.occupied(cities.sheet, 0, "german-held") == ""
    taken = campaign.occupied(cities.sheet, cities.towns, "german-held")
    assert "url(#german-held)" in taken
