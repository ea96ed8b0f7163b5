"""5, 19 Where the campaign and Plan Red begin."""

from collections import Counter

import pytest

from tests.games.springtime.data_files import (
    ALLIES,
    AREAS,
    CAMPAIGN,
    EVENTS,
    NUMBERED,
    PLAN_RED,
    TABLES,
    UNITS,
    placed,
)

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
