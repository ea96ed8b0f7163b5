"""The data of Springtime for Hitler against every statement the rules make about it.

The files are read here by hand, not through the game's own loader, so that each checks the other. A
test bears a rule's number where the rule says something about the map or the counters themselves.
"""

import csv
import tomllib
from collections import Counter
from pathlib import Path

import pytest

DATA = Path(__file__).parents[3] / "src/sixweeks/games/springtime/data"

# Our map, area by area: o open ground, r river, M Maginot Line, z a Zone's connection line.
BOUNDARIES = """
1-2o 1-19M 1-20M 2-3o 2-4o 2-18M 2-19M 3-4o 3-5o 3-11o 4-5o 4-6o 5-6o 5-7r 5-10r 5-11o 6-7r 7-8r
7-9o 7-10r 8-9r 9-10r 9-13o 9-14r 10-11r 10-12o 10-13r 11-12r 11-17r 11-18M 12-13r 12-16o 12-17o
13-14r 13-15r 13-16o 14-15r 15-16r 16-17o 16-24r 16-26r 17-18o 17-24r 18-19o 18-22r 18-24o 19-20o
19-22o 20-21o 20-22o 21-22o 21-30r 22-23o 22-24o 22-30o 23-24r 23-25r 23-29o 23-30o 24-25r 24-26r
25-26r 25-28o 25-29o 26-27r 26-28r 27-28o 28-29o 29-30o
27-Az 28-Bz 29-Cz 30-Dz 21-Ez A-Bz B-Cz C-Dz D-Ez E-Fz
"""
KINDS = {"o": "open", "r": "river", "M": "maginot", "z": "zone"}


def read_csv(name):
    lines = (DATA / name).read_text(encoding="utf-8").splitlines()
    return list(csv.DictReader(line for line in lines if not line.startswith("#")))


def read_toml(name):
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


AREAS = {row["area"]: row for row in read_csv("areas.csv")}
BORDERS = {frozenset((row["from"], row["to"])): row["kind"] for row in read_csv("boundaries.csv")}
UNITS = {row["name"]: row for row in read_csv("units.csv")}
LEADERS = {row["name"]: row for row in read_csv("leaders.csv")}
EVENTS = {row["id"]: row for row in read_csv("events.csv")}
TABLES = read_toml("tables.toml")
CAMPAIGN, PLAN_RED = (read_toml(f"scenarios/{name}.toml") for name in ("campaign", "plan_red"))
NUMBERED = [str(number) for number in range(1, 31)]
ZONES = list("ABCDEF")
ALLIES = ("french", "british", "belgian", "dutch")


def neighbours(area):
    return {other for pair in BORDERS if area in pair for other in pair - {area}}


def in_country(country):
    return [area for area, row in AREAS.items() if row["country"] == country]


def with_feature(feature):
    return {area for area, row in AREAS.items() if feature in row["features"].split()}


def placed(scenario, side):
    """Where each unit stands; a Reduced one with its parentheses."""
    return {unit: area for area, units in scenario[side].items() for unit in units}


def units_of(group):
    return {name for name, row in UNITS.items() if row["group"] == group}


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


# --- chapter 5, the campaign ------------------------------------------------------------------


def test_5_1_1_the_campaign_begins_on_turn_1():
    assert CAMPAIGN["first_turn"] == 1


def test_5_1_2_the_campaign_begins_at_impulse_6():
    assert CAMPAIGN["first_impulse"] == 6


def test_5_1_3_4_4_9a_french_morale_begins_at_30():
    assert CAMPAIGN["morale"] == 30


def test_5_1_4_replacement_points():
    assert CAMPAIGN["replacements"] == {"allied": 5, "axis": 10}


def test_5_1_5_air_begins_on_the_lower_side():
    faces = {nation: row["faces"][0] for nation, row in TABLES["air"].items()}
    assert (CAMPAIGN["strong_air"], faces) == ([], {"german": 4, "french": 3, "british": 2})


def test_5_1_6_everything_else_is_allied():
    axis = set(CAMPAIGN["axis_control"].split())
    assert {AREAS[area]["country"] for area in AREAS.keys() - axis} == {
        "netherlands",
        "belgium",
        "france",
    }


def test_5_1_7_nine_events():
    assert (len(EVENTS), CAMPAIGN["turn_track"]) == (9, [])


def test_5_2a_only_the_10th_army_begins_reduced():
    units = {**placed(CAMPAIGN, "allied"), **placed(CAMPAIGN, "axis")}
    assert [unit for unit in units if "(" in unit] == ["(French 10th)"]


@pytest.mark.parametrize(
    ("unit", "area"),
    [
        ("French 1st", "13"),
        ("Prioux", "13"),
        ("Bruneau", "13"),
        ("BEF", "13"),
        ("French 2nd", "17"),
        ("French 7th", "9"),
        ("French 9th", "12"),
    ],
)
def test_5_2_1a_french_1st_army_group(unit, area):
    assert placed(CAMPAIGN, "allied")[unit] == area


@pytest.mark.parametrize(
    ("unit", "area"), [("French 3rd", "18"), ("French 4th", "19"), ("French 5th", "19")]
)
def test_5_2_1b_french_2nd_army_group(unit, area):
    assert placed(CAMPAIGN, "allied")[unit] == area


@pytest.mark.parametrize(("unit", "area"), [("French 8th", "20"), ("Alp Army", "E")])
def test_5_2_1c_french_3rd_and_4th_army_groups(unit, area):
    assert placed(CAMPAIGN, "allied")[unit] == area


@pytest.mark.parametrize(("unit", "area"), [("Belgian Army", "13"), ("Dutch Army", "8")])
def test_5_2_1d_belgians_and_dutch(unit, area):
    assert placed(CAMPAIGN, "allied")[unit] == area


@pytest.mark.parametrize(
    ("unit", "area"),
    [("French 6th", "23"), ("(French 10th)", "25"), ("Bruche", "24"), ("Brocard", "24")],
)
def test_5_2_1e_allied_reserves(unit, area):
    assert placed(CAMPAIGN, "allied")[unit] == area


def test_three_units_wait():
    assert set(CAMPAIGN["off_map"]["waiting"]) == {"de Gaulle", "Italian West", "Airlanding"}


@pytest.mark.parametrize(
    ("unit", "area"),
    [("German 4th", "5"), ("Hoth", "5"), ("German 12th", "3"), ("German 16th", "3")],
)
def test_5_2_2a_army_group_a(unit, area):
    assert placed(CAMPAIGN, "axis")[unit] == area


@pytest.mark.parametrize(
    ("unit", "area"),
    [("German 6th", "5"), ("Hoepner", "5"), ("German 18th", "6"), ("Schmidt", "6")],
)
def test_5_2_2b_army_group_b(unit, area):
    assert placed(CAMPAIGN, "axis")[unit] == area


@pytest.mark.parametrize(("unit", "area"), [("German 1st", "2"), ("German 7th", "1")])
def test_5_2_2c_army_group_c(unit, area):
    assert placed(CAMPAIGN, "axis")[unit] == area


@pytest.mark.parametrize(
    ("unit", "area"), [("Guderian", "3"), ("Reinhardt", "3"), ("Wietersheim", "4")]
)
def test_5_2_2d_group_kleist(unit, area):
    assert placed(CAMPAIGN, "axis")[unit] == area


def test_5_2_2d_kleist_begins_in_3():
    assert CAMPAIGN["kleist"] == "3"


def test_5_2_2e_axis_reserve():
    assert placed(CAMPAIGN, "axis")["German 2nd"] == "4"


@pytest.mark.parametrize("scenario", [CAMPAIGN, PLAN_RED], ids=["campaign", "plan_red"])
def test_5_2_every_unit_has_its_place_once(scenario):
    units = [*placed(scenario, "allied"), *placed(scenario, "axis")]
    units += [unit for group in scenario["off_map"].values() for unit in group]
    assert Counter(unit.strip("()") for unit in units) == Counter(UNITS.keys())


@pytest.mark.parametrize("scenario", [CAMPAIGN, PLAN_RED], ids=["campaign", "plan_red"])
def test_no_set_up_is_overstacked(scenario):
    sizes = [len(u) for side in ("allied", "axis") for u in scenario[side].values()]
    assert max(sizes) == 5


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


# --- chapter 19, Plan Red ---------------------------------------------------------------------


def test_19_1a_allied_set_up():
    expected = {
        "26": ["French 7th", "French 10th", "(de Gaulle)", "(Bruche)"],
        "24": ["(French 2nd)", "French 4th", "French 6th", "(Brocard)"],
        "18": ["French 3rd"],
        "19": ["French 5th"],
        "20": ["French 8th"],
        "E": ["Alp Army"],
    }
    assert PLAN_RED["allied"] == expected


def test_19_1b_allied_losses():
    allied = [unit for unit in gone("removed") if UNITS[unit]["nation"] in ALLIES]
    assert sorted(allied) == ["BEF", "Belgian Army", "Dutch Army", "French 1st", "French 9th"]
    assert {"Prioux", "Bruneau"} <= set(gone("eliminated"))


def gone(how):
    return PLAN_RED["off_map"][how]


def test_19_1c_axis_set_up():
    expected = {
        "16": ["German 4th", "German 18th", "Wietersheim", "Hoth", "Hoepner"],
        "17": ["German 6th", "German 12th", "German 2nd", "Guderian", "Reinhardt"],
        "11": ["German 16th"],
        "2": ["German 1st"],
        "1": ["German 7th"],
    }
    assert (PLAN_RED["axis"], PLAN_RED["kleist"]) == (expected, "17")


def test_19_1d_axis_losses():
    assert ("Airlanding" in gone("removed"), "Schmidt" in gone("eliminated")) == (True, True)


def test_19_2a_markers():
    start = tuple(PLAN_RED[key] for key in ("first_turn", "first_impulse", "morale"))
    assert (start, PLAN_RED["replacements"]) == ((4, 6, 20), {"allied": 0, "axis": 5})


def test_19_2a_4_4_9a_the_losses_of_plan_red_explain_its_morale():
    """30, less what the morale table takes for what the scenario says is lost."""
    morale = TABLES["morale"]
    areas = [a for a in PLAN_RED["axis_control"].split() if AREAS[a]["country"] == "france"]
    lost = [*gone("removed"), *gone("eliminated")]
    units = [u for u in lost if u not in ("BEF", "Airlanding")]  # evacuated; optional
    change = len(areas) * morale["french_area"] + morale["cabinet_shuffle"]
    change += sum(morale[f"{UNITS[unit]['nation']}_unit"] for unit in units)
    assert CAMPAIGN["morale"] + change == PLAN_RED["morale"]


def test_19_2b_events_already_played():
    assert set(PLAN_RED["turn_track"]) == {
        "de_gaulle",
        "cabinet_shuffle",
        "billotte_killed",
        "operation_dynamo",
        "air_supremacy",
    }


def test_19_2b_german_air_is_strong():
    assert PLAN_RED["strong_air"] == ["german"]


def test_19_2a_control():
    assert PLAN_RED["axis_control"].split() == [*NUMBERED[:17], "F"]
