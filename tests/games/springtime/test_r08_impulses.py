"""8.0 Impulses: Assault, Regroup, Redeploy and Pass."""

import pytest

from sixweeks.kernel.presentation.sentence import Piece
from tests.games.springtime.sketch import (
    answer,
    asked,
    asks_for,
    controls,
    events,
    impulse,
    march,
    offered,
    place_of,
    reach,
    sketch,
)

GERMANS = {
    "Hoth": "5",
    "Hoepner": "5",
    "German 1st": "2",
    "Guderian": "3",
    "Reinhardt": "3",
    "German 2nd": "4",
}


def declared(units, *answers, **fields):
    return impulse(sketch(units, **fields), *answers)


def assaults(game):
    return offered(game, "assault")


# --- 8.1 the choice ---------------------------------------------------------------------------


def test_8_1a_8_1_2c_an_impulse_is_one_of_four_kinds():
    game = declared({"Guderian": "3"})
    assert offered(game) == {"assault K", "regroup", "redeploy 3", "pass"}


def test_8_1a_one_action_and_the_impulse_is_over():
    game = declared({"Guderian": "3", "Hoth": "5"}, "regroup", "end")
    assert asks_for(game) == "roll"


def test_8_1_2c_no_regroup_after_a_redeployment():
    game = declared({"Guderian": "3", "Hoth": "5"}, "redeploy 3", "end")
    assert asks_for(game) == "roll"


def test_8_1_1a_4_3_3a_all_units_of_one_group_wherever_they_are():
    units = {"German 4th": "5", "Hoth": "11", "German 12th": "17", "German 6th": "5"}
    assert offered(declared(units, "assault A"), "unit") == {"German 4th", "Hoth", "German 12th"}


def test_8_1_1a_a_group_without_units_is_not_named():
    assert assaults(declared({"Guderian": "3"})) == {"K"}


def test_8_1_1b_kleist_alone_or_with_one_other_group():
    expected = {"A", "B", "C", "K", "A+K", "B+K", "C+K"}
    assert assaults(declared(GERMANS)) == expected


def test_8_1_1b_both_groups_are_active():
    game = declared(GERMANS, "assault A+K")
    assert offered(game, "unit") == {"Hoth", "Guderian", "Reinhardt"}


def test_8_1_1b_the_allies_name_one_group():
    units = {"French 1st": "13", "French 3rd": "18", "Belgian Army": "10"}
    assert assaults(declared(units, active="allied")) == {"1", "2", "Be"}


@pytest.mark.parametrize(
    ("before", "now"),
    [
        (("A",), {"B", "C", "K", "B+K", "C+K"}),
        (("A", "K"), {"B", "C"}),
        (("K",), {"A", "B", "C"}),
        ((), {"A", "B", "C", "K", "A+K", "B+K", "C+K"}),
    ],
)
def test_8_1_1c_not_the_same_group_twice_running(before, now):
    game = declared(GERMANS, previous={"axis": before})
    assert assaults(game) == now


def test_8_1_1c_the_enemy_s_groups_do_not_matter():
    game = declared(GERMANS, previous={"allied": ("1",)})
    assert "A" in assaults(game)


def test_8_1_1c_an_assault_is_remembered():
    game = declared(GERMANS, "assault A+K", "end", 6)
    assert game.previous["axis"] == ("A", "K")


@pytest.mark.parametrize("other", [("regroup", "end"), ("redeploy 3", "end"), ("pass",)])
def test_8_1_1c_any_other_impulse_clears_it(other):
    game = declared(GERMANS, *other, previous={"axis": ("A",)})
    assert game.previous["axis"] == ()


def test_8_1_1d_a_unit_moves_and_attacks():
    units = {"Guderian": "11", "Reinhardt": "11", "French 2nd": "17"}
    game = march(declared(units, "assault K"), "Guderian", "17")
    assert "attack 17" in offered(game)


def test_8_1_1e_4_3_3d_a_reserve_joins_the_group_it_stands_with():
    units = {"German 2nd": "4", "Wietersheim": "4"}
    assert offered(declared(units, "assault K"), "unit") == {"German 2nd", "Wietersheim"}


def test_8_1_1e_not_a_group_that_stands_elsewhere():
    units = {"German 2nd": "4", "Wietersheim": "3"}
    assert offered(declared(units, "assault K"), "unit") == {"Wietersheim"}


def test_8_1_1e_its_companion_may_leave_first():
    units = {"German 2nd": "4", "Wietersheim": "4"}
    game = march(declared(units, "assault K"), "Wietersheim", "3")
    assert offered(game, "unit") == {"German 2nd"}


def test_8_1_1f_reserves_alone_do_not_activate():
    units = {"Bruche": "24", "Brocard": "24", "French 1st": "16"}
    game = declared(units, "assault 1", active="allied")
    assert offered(game, "unit") == {"French 1st"}


def test_8_1_1f_reserves_are_no_group():
    assert assaults(declared({"Bruche": "24"}, active="allied")) == set()


# --- 8.1.2 Regroup ----------------------------------------------------------------------------


def test_8_1_2a1_all_units_may_move_one_area():
    units = {"Guderian": "3", "German 2nd": "4", "German 1st": "2"}
    assert offered(declared(units, "regroup"), "unit") == set(units)


def test_8_1_2a1_one_area_whatever_the_factor():
    assert reach(declared({"Guderian": "3"}, "regroup"), "Guderian") == {"2", "4", "5"}


def test_8_1_2a1_to_any_mix_of_destinations():
    game = march(declared({"Guderian": "3", "Reinhardt": "3"}, "regroup"), "Guderian", "2")
    march(game, "Reinhardt", "5")
    assert (place_of(game, "Guderian"), place_of(game, "Reinhardt")) == ("2", "5")


def test_8_1_2a1_units_out_of_supply_too():
    game = declared({"Guderian": "3", "Hoth": "5"}, "regroup", oos="Guderian")
    assert "Guderian" in offered(game, "unit")


def test_8_1_2a2_never_into_an_enemy_controlled_area():
    assert "11" not in reach(declared({"Guderian": "3"}, "regroup"), "Guderian")


def test_8_1_2a2_8_1_2a3_never_into_an_enemy_occupied_area():
    units = {"Guderian": "3", "French 9th": "11", "German 12th": "11"}
    assert "11" not in reach(declared(units, "regroup", axis="11"), "Guderian")


def test_8_1_2a2_nothing_changes_hands():
    game = march(declared({"Guderian": "3"}, "regroup"), "Guderian", "2")
    assert controls(game, "11") == "allied"


# --- 8.1.2 Redeploy ---------------------------------------------------------------------------


def test_8_1_2b1_the_units_of_one_area():
    units = {"Guderian": "3", "German 12th": "3", "Hoth": "5"}
    assert offered(declared(units, "redeploy 3"), "unit") == {"Guderian", "German 12th"}


def test_8_1_2b1_at_twice_the_factor():
    game = declared({"German 12th": "3"}, "redeploy 3")
    assert reach(game, "German 12th") == {"1", "2", "4", "5", "6"}


def test_8_1_2b2_never_into_an_enemy_area_that_is_not_contested():
    assert "11" not in reach(declared({"Guderian": "3"}, "redeploy 3"), "Guderian")


def test_8_1_2b2_into_a_contested_area_and_no_further():
    units = {"Guderian": "3", "French 9th": "11", "German 12th": "11"}
    game = declared(units, "redeploy 3", axis="17 12")
    found = reach(game, "Guderian")
    assert "11" in found
    assert "17" not in found


def test_8_1_2b2_even_if_the_enemy_controls_it():
    units = {"Guderian": "3", "French 9th": "11", "German 12th": "11"}
    assert "11" in reach(declared(units, "redeploy 3", allied="11"), "Guderian")


def test_8_1_2b2_and_does_not_fight_there():
    units = {"Guderian": "3", "French 9th": "11", "German 12th": "11", "Reinhardt": "3"}
    game = march(declared(units, "redeploy 3"), "Guderian", "11")
    assert offered(game, "attack") == set()


CONTESTED = {"Guderian": "11", "French 9th": "11", "French 2nd": "17", "German 12th": "17"}


def test_8_1_2b3_from_a_contested_area_not_to_another():
    """12 is Free and lies between 11 and 17."""
    found = reach(declared(CONTESTED, "redeploy 11", axis="11 12"), "Guderian")
    assert "12" in found
    assert "17" not in found


def test_8_1_2b3_nor_by_a_stop_between():
    game = declared(CONTESTED, "redeploy 11", axis="11 12")
    assert "17" not in offered(answer(game, "unit Guderian", "go 12"), "go")


def test_8_1_2b4_units_out_of_supply_do_not_redeploy():
    units = {"Guderian": "3", "Reinhardt": "3"}
    assert offered(declared(units, "redeploy 3", oos="Guderian"), "unit") == {"Reinhardt"}


def test_8_1_2b4_nor_an_area_of_them():
    assert offered(declared({"Guderian": "3"}, oos="Guderian"), "redeploy") == set()


CUT_OFF = {"German 12th": "17", "Guderian": "3"}  # 11 and 12 are Allied
TRACED = {"redeploy_supply": "traced"}


@pytest.mark.parametrize(
    ("options", "oos", "areas"),
    [
        ({}, "", {"3", "17"}),
        ({}, "Guderian", {"17"}),
        (TRACED, "", {"3"}),
        (TRACED, "Guderian", {"3"}),
    ],
)
def test_8_1_2b4_in_supply_by_its_marker_or_by_tracing(options, oos, areas):
    game = declared(CUT_OFF, axis="16", options=options, oos=oos)
    assert offered(game, "redeploy") == areas


def test_8_1_2b4_traced_when_the_impulse_is_declared():
    units = {**CUT_OFF, "Reinhardt": "17", "German 4th": "11"}
    game = declared(units, "redeploy 17", options=TRACED, oos="German 12th")
    assert offered(game, "unit") == {"German 12th", "Reinhardt"}


def test_8_1_2b4_out_of_a_contested_area_the_first_step_is_free():
    found = reach(declared(CONTESTED, "redeploy 11", axis="11", allied="12"), "Guderian")
    assert found == {"1", "2", "3", "4", "5", "6"}


# --- 8.1.3 Pass -------------------------------------------------------------------------------


def test_8_1_3a_a_pass_does_nothing():
    game = declared({"Guderian": "3"}, "pass")
    assert place_of(game, "Guderian") == "3"


def test_8_1_3a_6_2_1a_but_the_logistics_are_rolled():
    game = declared({"Guderian": "3"}, "pass")
    assert (asks_for(game), asked(game)) == ("roll", "axis")


def test_6_2_1a_not_for_the_allies():
    game = declared({"French 1st": "16"}, "pass", active="allied", impulse=3)
    assert game.pending is None


@pytest.mark.parametrize(
    "answers", [("assault K", "end"), ("regroup", "end"), ("redeploy 3", "end")]
)
def test_6_2_1a_after_every_kind_of_axis_impulse(answers):
    assert asks_for(declared({"Guderian": "3"}, *answers)) == "roll"


def test_8_1_2a1_a_regroup_is_told():
    game = declared({"Guderian": "3"}, "regroup")
    assert [event.rule for event in events(game, "declared_regroup")] == ["8.1.2a1"]


def test_13_2a_supply_is_judged_at_the_end_of_the_impulse():
    """The 12th Army in 17 is cut off: 11 and 12 are Allied."""
    game = declared({"German 12th": "17", "Guderian": "3"}, "pass")
    assert game.out_of_supply.bit_count() == 1


def test_13_2a_for_both_sides():
    axis = " ".join(["13", "14", "16", *map(str, range(17, 31)), *"ABCDE"])
    units = {"German 12th": "16", "French 1st": "15"}
    game = declared(units, "pass", axis=axis)
    assert events(game, "cut_off")[0].args["unit"] == Piece("French 1st")


def test_13_2a_a_unit_in_supply_again_is_unmarked():
    game = declared({"German 12th": "3"}, "pass", oos="German 12th")
    assert game.out_of_supply == 0
