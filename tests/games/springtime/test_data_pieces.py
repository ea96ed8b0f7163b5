"""4 Units, leaders and events, tracks and tables against what the rules say of them."""

import pytest

from tests.games.springtime.data_files import (
    ALLIES,
    BORDERS,
    CAMPAIGN,
    EVENTS,
    LEADERS,
    PLAN_RED,
    TABLES,
    UNITS,
    ZONES,
    in_country,
    neighbours,
    units_of,
    with_feature,
)

# --- chapter 4, the pieces --------------------------------------------------------------------


def test_4_1a_nationalities():
    assert {row["nation"] for row in UNITS.values()} == {"german", "italian", *ALLIES}


def test_4_2a_the_armored_units():
    armored = {name for name, row in UNITS.items() if row["kind"] == "armored"}
    panzers = {"Hoth", "Hoepner", "Schmidt", "Guderian", "Reinhardt"}
    assert armored == panzers | {"Bruneau", "Bruche", "Brocard", "de Gaulle"}


def test_4_2a_every_other_unit_is_infantry():
    assert {row["kind"] for row in UNITS.values()} == {"armored", "infantry"}


def test_4_3_1a_infantry_units_are_armies_but_for_three_corps():
    corps = {n for n, row in UNITS.items() if row["kind"] == "infantry" and row["size"] != "army"}
    assert corps == {"Prioux", "Wietersheim", "Airlanding"}


def test_4_3_1b_allied_armor_is_divisions_and_axis_armor_corps():
    sizes = {(r["nation"], r["size"]) for r in UNITS.values() if r["kind"] == "armored"}
    assert sizes == {("french", "division"), ("german", "corps")}


@pytest.mark.parametrize("name", UNITS)
def test_4_3_2a_a_unit_has_two_values_on_each_side_and_the_back_is_weaker(name):
    full, back = ([int(x) for x in UNITS[name][face].split("-")] for face in ("full", "reduced"))
    assert full[0] > back[0] > 0
    assert full[1] == back[1] > 0


def test_4_3_2a_armor_out_of_supply_can_still_move():
    """13.2.2a takes one point."""
    factors = {int(r["full"].split("-")[1]) for r in UNITS.values() if r["kind"] == "armored"}
    assert min(factors) >= 2


@pytest.mark.parametrize(
    ("group", "units"),
    [
        ("1", "French 1st, French 2nd, French 7th, French 9th, Prioux, Bruneau, BEF"),
        ("2", "French 3rd, French 4th, French 5th"),
        ("3", "French 8th"),
        ("4", "Alp Army"),
        ("Be", "Belgian Army"),
        ("N", "Dutch Army"),
    ],
)
def test_4_3_3b_allied_army_groups(group, units):
    assert units_of(group) == set(units.split(", "))


@pytest.mark.parametrize(
    ("group", "units"),
    [
        ("A", "German 4th, Hoth, German 12th, German 16th"),
        ("B", "German 6th, Hoepner, German 18th, Schmidt"),
        ("C", "German 1st, German 7th"),
        ("K", "Guderian, Reinhardt, Wietersheim"),
        ("W", "Italian West"),
    ],
)
def test_4_3_3c_axis_army_groups(group, units):
    assert units_of(group) == set(units.split(", "))


def test_the_reserves():
    allied = {"French 6th", "French 10th", "Bruche", "Brocard", "de Gaulle"}
    assert units_of("R") == allied | {"German 2nd", "Airlanding"}


def test_every_army_has_its_leader():
    armies = {name for name, row in UNITS.items() if row["size"] == "army"}
    assert {row["commands"] for row in LEADERS.values()} == armies | {"K", "Airlanding"}


def test_4_4_2b_the_axis_begins_with_germany_and_italy():
    assert CAMPAIGN["axis_control"].split() == [*in_country("germany"), "F"]


def test_4_4_7a_air_support_markers():
    markers = {nation: row["markers"] for nation, row in TABLES["air"].items()}
    assert markers == {"german": 2, "french": 1, "british": 1}


def test_2_0a_the_large_counters_are_the_axis_units_leaders_and_air():
    axis = {name for name, row in UNITS.items() if row["nation"] in ("german", "italian")}
    leaders = [row for row in LEADERS.values() if row["commands"] in axis | {"K"}]
    assert len(axis) + len(leaders) + TABLES["air"]["german"]["markers"] == 29


def test_2_0a_the_small_counters_leave_room_for_control_and_supply():
    allied = {name for name, row in UNITS.items() if row["nation"] in ALLIES}
    leaders = [row for row in LEADERS.values() if row["commands"] in allied]
    tracks = 6  # turn, impulse, two for replacements, two for morale
    assert 82 - (len(allied) + len(leaders) + 2 + len(EVENTS) + tracks) == 32


# --- the tracks and tables --------------------------------------------------------------------


def test_there_are_seven_turns():
    assert TABLES["tracks"]["turns"] == 7


def test_the_events_with_an_asterisk():
    """The five that Plan Red lists as played, and Plan Red itself."""
    once = {event for event, row in EVENTS.items() if row["once"] == "yes"}
    assert once == {*PLAN_RED["turn_track"], "plan_red"}


@pytest.mark.parametrize(
    ("side", "events"),
    [
        ("allied", {"de_gaulle", "new_squadrons", "operation_dynamo", "cabinet_shuffle"}),
        ("axis", {"air_supremacy", "billotte_killed", "plan_red", "refugees"}),
        ("either", {"improved_logistics"}),
    ],
)
def test_whose_the_events_are(side, events):
    assert {event for event, row in EVENTS.items() if row["side"] == side} == events


def test_the_stronger_side_is_worth_one_more():
    assert all(strong == normal + 1 for normal, strong in faces_of_air())


def faces_of_air():
    return [row["faces"] for row in TABLES["air"].values()]


def test_german_leaders_flip_to_a_stronger_side_allied_ones_to_a_weaker():
    for name, row in LEADERS.items():
        nation = UNITS[row["commands"]]["nation"] if row["commands"] != "K" else "german"
        change = int(row["flipped"]) - int(row["normal"])
        assert change == {"german": 1, "italian": 0}.get(nation, -1), name


def test_the_eastern_edge():
    assert with_feature("edge") == {"1", "2", "4", "6"}


def test_the_maginot_line_and_paris():
    assert with_feature("fortress") == {"18", "19", "20", "25"}


def test_14_1a_the_connection_lines():
    lines = {pair for pair in BORDERS if pair & set(ZONES)}
    expected = "27-A 28-B 29-C 30-D 21-E A-B B-C C-D D-E E-F"
    assert lines == {frozenset(line.split("-")) for line in expected.split()}


def test_the_neighbours_of_paris():
    assert neighbours("25") == {"23", "24", "26", "28", "29"}


def test_every_belgian_area_has_two_belgian_neighbours():
    belgium = set(in_country("belgium"))
    assert all(len(neighbours(area) & belgium) >= 2 for area in belgium)


def test_six_belgian_areas_cover_every_die():
    assert len(in_country("belgium")) == 6
