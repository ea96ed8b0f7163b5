"""Tables of results beside a map."""

import re

from sixweeks.board.drawing.tables import height_of, results_table

ROWS = {1: ("AE", "NE"), 2: ("NE", "DR")}


def words(markup):
    return re.findall(r">([^<>]+)</text>", markup)


def test_a_table_has_every_column_die_and_result():
    drawn = results_table((0, 0), 200, "Odds", ("1:1", "2:1"), ROWS, "7.1")
    assert words(drawn) == ["ODDS", "7.1", "1:1", "2:1", "1", "AE", "NE", "2", "NE", "DR"]


def test_the_results_of_a_column_stand_under_its_heading():
    drawn = results_table((0, 0), 200, "Odds", ("1:1", "2:1"), ROWS, "7.1")
    places = re.findall(r'<text x="([\d.]+)" y="[\d.]+"[^>]*>(?:2:1|NE|DR)<', drawn)
    assert places[0] == places[1] == places[3] != places[2]


def test_a_table_is_as_high_as_its_rows():
    assert height_of(6) - height_of(2) == 4 * (height_of(2) - height_of(1))
