"""7.0 Stacking and control; 4.4.2, 4.4.9."""

import pytest

from sixweeks.games.springtime.model.components import ALLIED, AXIS, MAP
from sixweeks.games.springtime.model.queries import contested, free, survey, surveyed, vacant
from tests.games.springtime.sketch import (
    FIVE,
    assault,
    battle,
    controls,
    fight,
    impulse,
    march,
    offered,
    place_of,
    reach,
    sketch,
)
from tests.games.springtime.wandering import wander

EVERYBODY = (*FIVE, "German 7th", "Wietersheim", "Hoth")


def test_7_1a_7_1c_9_3_1a_a_sixth_unit_may_not_enter():
    game = assault({**dict.fromkeys(FIVE, "4"), "Guderian": "3"}, "K")
    assert "4" not in reach(game, "Guderian")


def test_7_1a_a_fifth_may():
    game = assault({**dict.fromkeys(FIVE[:4], "4"), "Guderian": "3"}, "K")
    assert "4" in reach(game, "Guderian")


def test_7_1a_the_limit_is_for_each_side():
    game = assault({**dict.fromkeys(FIVE[:4], "17"), "Guderian": "11", "French 2nd": "17"}, "K")
    assert "17" in reach(game, "Guderian")


def test_7_1c_a_full_area_is_not_passed():
    """From 3 to 12 by 11 only; the way by 5 and 10 leads into an enemy."""
    units = {**dict.fromkeys(FIVE, "11"), "Guderian": "3", "French 9th": "10"}
    assert "12" not in reach(assault(units, "K"), "Guderian")


def test_7_1c_a_full_area_is_not_attacked_into():
    units = {**dict.fromkeys(FIVE, "17"), "Guderian": "11", "French 2nd": "17"}
    assert "17" not in reach(assault(units, "K"), "Guderian")


def test_7_1b_leaders_and_markers_are_free():
    """Four armies with their leaders, Out of Supply, leave room for a fifth."""
    units = {**dict.fromkeys(FIVE[:4], "4"), "Guderian": "3"}
    game = assault(units, "K", kleist="Guderian", oos=", ".join(FIVE[:4]))
    assert "4" in reach(game, "Guderian")


@pytest.mark.parametrize("scenario", ["campaign", "plan_red"])
def test_7_1a_what_is_known_of_the_areas_is_kept_up_as_units_come_and_go(scenario):
    stale = [game for game in wander(scenario, 6) if survey(game) != surveyed(game.units)]
    assert not stale


def test_14_2a_any_number_may_stand_in_a_zone():
    units = {**dict.fromkeys(EVERYBODY, "D"), "Guderian": "30"}
    assert "D" in reach(assault(units, "K", axis="30"), "Guderian")


def test_7_2b_4_4_2a_a_unit_takes_the_empty_area_it_enters():
    game = march(assault({"German 12th": "3"}, "A"), "German 12th", "11")
    assert controls(game, "11") == "axis"


def test_7_2b_control_stays_when_the_unit_leaves():
    game = march(assault({"Hoth": "5"}, "A"), "Hoth", "11", "5")
    assert controls(game, "11") == "axis"


def test_7_2c_control_is_taken_in_passing():
    game = march(assault({"Hoth": "5"}, "A"), "Hoth", "17")
    assert (place_of(game, "Hoth"), controls(game, "11")) == ("17", "axis")


def test_7_2b_the_last_enemy_to_leave_gives_the_area_up():
    """The French leave the Contested 17 for 24; 17 was theirs."""
    units = {"French 2nd": "17", "German 12th": "17"}
    game = impulse(sketch(units, active="allied"), "assault 1")
    assert controls(march(game, "French 2nd", "24"), "17") == "axis"


def test_7_2b_the_last_enemy_to_die_gives_the_area_up():
    units = {"French 2nd": "17", "Guderian": "17"}
    assert controls(fight(sketch(units), "17", 12, 2), "17") == "axis"


def test_7_3a_contesting_an_area_does_not_take_it():
    units = {"Guderian": "11", "French 2nd": "17"}
    game = march(assault(units, "K"), "Guderian", "17")
    assert (controls(game, "17"), contested(game)) == ("allied", MAP.graph.mask("17"))


def test_7_4a_vacant_is_without_enemies():
    game = sketch({"Guderian": "11", "French 2nd": "17", "German 12th": "17"})
    seen = vacant(game, AXIS)
    assert [bool(seen & MAP.graph.mask(area)) for area in ("11", "12", "17")] == [True, True, False]


def test_7_5a_free_is_vacant_and_friendly():
    game = sketch({"Guderian": "11", "French 2nd": "17", "German 12th": "17"}, axis="17")
    free_of = {side: MAP.graph.names(free(game, side)) for side in (AXIS, ALLIED)}
    assert free_of[AXIS] == ["1", "2", "3", "4", "5", "6", "11", "F"]
    assert not {"11", "17"} & set(free_of[ALLIED])


def test_7_1d_both_sides_see_every_unit():
    """The defender names his Lead with the attackers in plain sight, and the other way round."""
    units = {"Guderian": "17", "French 2nd": "17", "Prioux": "17"}
    game = battle(sketch(units, entered={"Guderian": "11"}), "17")
    assert offered(game, "lead") == {"French 2nd", "Prioux"}


# --- 4.4.9 French Morale ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("unit", "start", "to", "change"),
    [
        ("Guderian", "11", "17", -1),
        ("Guderian", "27", "A", -1),
        ("Guderian", "24", "25", -10),
        ("Guderian", "3", "11", 0),
        ("Guderian", "6", "7", 0),
    ],
)
def test_fmt_4_4_9b_ground_lost(unit, start, to, change):
    game = march(assault({unit: start}, "K"), unit, to)
    assert (controls(game, to), game.morale) == ("axis", 30 + change)


def test_fmt_4_4_9b_every_area_in_passing_counts():
    game = march(assault({"Guderian": "11"}, "K"), "Guderian", "17", "24", "23")
    assert game.morale == 30 - 3


def test_fmt_4_4_9b_ground_regained():
    game = impulse(sketch({"French 2nd": "24"}, active="allied", axis="17"), "assault 1")
    assert march(game, "French 2nd", "17").morale == 31


def test_fmt_paris_regained_gives_back_what_it_cost():
    units = {"Bruche": "24", "French 2nd": "24"}
    game = sketch(units, active="allied", axis="25", paris_price=-10)
    assert march(impulse(game, "assault 1"), "Bruche", "25").morale == 40


def test_11_1_1b_an_open_city_costs_5():
    game = assault({"Guderian": "24"}, "K", paris_open=True)
    assert march(game, "Guderian", "25").morale == 25


def test_11_1_1b_and_gives_5_back():
    units = {"Bruche": "24", "French 2nd": "24"}
    game = sketch(units, active="allied", axis="25", paris_price=-5, paris_open=True)
    assert march(impulse(game, "assault 1"), "Bruche", "25").morale == 35


def test_4_4_9c_morale_falls_below_zero():
    game = assault({"Guderian": "24"}, "K", morale=3)
    assert march(game, "Guderian", "25").morale == -7


def test_8_0a_the_enemy_does_not_move():
    game = assault({"Guderian": "11", "French 2nd": "17"}, "K")
    assert offered(game, "unit") == {"Guderian"}
