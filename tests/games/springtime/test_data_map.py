"""3 The areas and zones against every statement that the rules make about them."""

import pytest

from tests.games.springtime.data_files import (
    AREAS,
    BORDERS,
    BOUNDARIES,
    KINDS,
    NUMBERED,
    ZONES,
    in_country,
    with_feature,
)

# --- chapter 3, the map -----------------------------------------------------------------------


def test_3_1a_there_are_thirty_areas():
    assert [area for area in AREAS if area.isdigit()] == NUMBERED


def test_3_1b_neighbours_are_those_of_our_map():
    expected = {frozenset(word[:-1].split("-")): KINDS[word[-1]] for word in BOUNDARIES.split()}
    assert expected == BORDERS


@pytest.mark.parametrize("pair", [("2", "11"), ("3", "18")])
def test_3_1b_areas_that_meet_in_a_point_are_not_adjacent(pair):
    assert frozenset(pair) not in BORDERS


def test_3_1c_there_are_six_zones():
    assert [area for area in AREAS if not area.isdigit()] == ZONES


def test_3_1_1a_every_identifier_has_a_name_and_a_tem():
    assert all(row["title"] and row["tem"].isdigit() for row in AREAS.values())


def test_3_1_1b_countries():
    expected = {
        "germany": NUMBERED[:6],
        "netherlands": NUMBERED[6:8],
        "belgium": NUMBERED[8:14],
        "france": [*NUMBERED[14:], *"ABCDE"],
        "italy": ["F"],
    }
    assert {country: in_country(country) for country in expected} == expected


def test_a_tem_is_one_to_four():
    assert {int(row["tem"]) for row in AREAS.values()} == {1, 2, 3, 4}


def test_the_ports_are_french_areas_of_the_coast():
    assert with_feature("port") == {"15", "26", "27"}


def test_3_1_4a_three_kinds_of_boundary_part_the_areas():
    kinds = {kind for pair, kind in BORDERS.items() if not pair & set(ZONES)}
    assert kinds == {"open", "river", "maginot"}


def test_3_1_4a_the_maginot_line_faces_germany_and_the_ardennes():
    inside = {area for pair, kind in BORDERS.items() if kind == "maginot" for area in pair}
    assert inside == {"1", "2", "11", "18", "19", "20"}
