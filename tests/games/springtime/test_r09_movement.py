"""9.0 Movement."""

import pytest

from sixweeks.games.springtime.model.components import MAP, ROSTER
from sixweeks.games.springtime.model.queries import area_of, leader_with, units_in, units_on_map
from sixweeks.games.springtime.model.state import Progress
from sixweeks.games.springtime.rules.r09_movement import (
    ASSAULT,
    REDEPLOY,
    REGROUP,
    first_steps,
    may_step,
)
from tests.games.springtime.sketch import (
    FIVE,
    answer,
    asks_for,
    assault,
    controls,
    impulse,
    march,
    offered,
    reach,
    sketch,
)
from tests.games.springtime.wandering import wander


def test_9_1a_9_2a_a_unit_moves_as_many_areas_as_its_factor():
    """Guderian has 3: from 3 the Meuse is two areas away and Reims three."""
    found = reach(assault({"Guderian": "3"}), "Guderian")
    assert {"11", "17", "24"} <= found
    assert not {"23", "25", "26"} & found


def test_9_2a_an_army_moves_one_area():
    assert reach(assault({"German 12th": "3"}, "A"), "German 12th") == {"2", "4", "5", "11"}


@pytest.mark.parametrize("manner", [ASSAULT, REGROUP, REDEPLOY])
@pytest.mark.parametrize("scenario", ["campaign", "plan_red"])
def test_9_1a_a_unit_may_step_where_no_bar_keeps_it_out(scenario, manner):
    wrong = {
        (unit, area_of(game, unit))
        for game in wander(scenario, 3)
        for unit in units_in(units_on_map(game))
        if may_step(game, unit, manner) != bool(first_steps(game, unit, manner))
    }
    assert not wrong


TWELFTH, NINE = ROSTER.by_name["German 12th"], MAP.area("9")


def steps_to_nine(**progress):
    """May it leave 8, where 7 is full and only 9 is left?"""
    units = {"German 12th": "8", **dict.fromkeys(FIVE, "7")}
    game = sketch(units, axis="7 8 9", progress=Progress(**progress))
    return may_step(game, TWELFTH, ASSAULT)


def test_9_1a_a_unit_steps_into_the_only_area_that_is_open():
    assert steps_to_nine()


def test_9_2_1b_not_if_that_has_been_attacked():
    assert not steps_to_nine(fought=1 << NINE)


def test_10_0b_nor_if_it_has_left_it():
    assert not steps_to_nine(left=((TWELFTH, NINE),))


def test_9_3_1a_nor_if_that_is_full():
    units = {"German 12th": "6", **dict.fromkeys(FIVE, "4"), "Guderian": "1"}
    game = impulse(sketch(units, axis="4 6", allied="5 7"), "regroup")
    assert "German 12th" not in offered(game, "unit")


def test_9_1a_one_unit_at_a_time():
    game = assault({"Guderian": "3", "Reinhardt": "3"})
    assert offered(answer(game, "unit Guderian"), "unit") == set()


def test_9_1a_a_unit_may_go_on_from_where_it_stopped():
    game = answer(assault({"Guderian": "3"}), "unit Guderian", "go 11")
    assert {"17", "12"} <= offered(game, "go")


def test_9_1a_a_unit_that_has_moved_is_finished():
    game = march(assault({"Guderian": "3", "Reinhardt": "3"}), "Guderian", "11")
    assert offered(game, "unit") == {"Reinhardt"}


def test_9_1b_attack_then_move_another():
    units = {"Guderian": "17", "Reinhardt": "11", "French 2nd": "17"}
    game = answer(assault(units), "attack 17")
    assert asks_for(game) == "launch"


def test_9_1b_a_unit_that_entered_may_attack_at_once():
    units = {"Guderian": "11", "Reinhardt": "11", "French 2nd": "17"}
    game = march(assault(units), "Guderian", "17")
    assert {"attack 17", "unit Reinhardt"} <= offered(game)


def test_9_1_1a_every_eligible_unit_of_an_area_is_activated():
    units = {"Guderian": "4", "Reinhardt": "4", "German 2nd": "4", "German 4th": "4"}
    assert offered(assault(units), "unit") == {"Guderian", "Reinhardt", "German 2nd"}


def test_9_1_2a_kleist_moves_with_his_corps():
    game = march(assault({"Guderian": "3", "Reinhardt": "3"}, kleist="Guderian"), "Guderian", "11")
    leader = leader_with(game, ROSTER.by_name["Guderian"])
    assert leader is not None
    assert leader.name == "Kleist"


def test_9_2b_a_unit_stops_where_the_enemy_stands():
    game = assault({"Wietersheim": "3", "French 9th": "11"})
    found = reach(game, "Wietersheim")
    assert "11" in found
    assert not {"12", "17"} & found


def test_9_2b_and_cannot_go_on():
    units = {"Guderian": "3", "Reinhardt": "3", "French 9th": "11"}
    game = answer(assault(units), "unit Guderian", "go 11")
    assert offered(game) == {"unit Reinhardt", "attack 11"}


def test_9_2c_a_unit_stops_after_crossing_the_maginot_line():
    """18 lies behind it; 24 is one further, but nearer by no other way of three."""
    assert "22" not in reach(assault({"Guderian": "2"}), "Guderian")


def test_9_2c_whatever_points_are_left():
    game = assault({"Guderian": "2", "Reinhardt": "3"})
    assert offered(answer(game, "unit Guderian", "go 18"), "go") == set()


def test_9_2c_in_the_other_direction_too():
    game = sketch({"Bruneau": "18"}, active="allied", allied="2 1 3")
    found = reach(impulse(game, "assault 1"), "Bruneau")
    assert "2" in found
    assert not {"3", "4"} & found


def test_9_2c_an_allied_unit_stops_too_whatever_points_are_left():
    game = impulse(sketch({"Bruneau": "18"}, active="allied", allied="1 2 3 4"), "assault 1")
    assert offered(answer(game, "unit Bruneau", "go 2"), "go") == set()


def test_9_2c_and_in_a_redeployment():
    """4 could be reached by way of 2 alone."""
    game = sketch({"French 3rd": "18", "Bruneau": "18"}, active="allied", allied="2 4")
    found = reach(impulse(game, "redeploy 18"), "Bruneau")
    assert ("2" in found, "4" in found) == (True, False)


def test_9_2d_out_of_a_contested_area_the_first_step_is_free():
    """11 is Axis; 12, 16, 18 and 24 are Allied and empty."""
    game = assault({"Wietersheim": "17", "French 2nd": "17"}, axis="11 17")
    found = reach(game, "Wietersheim")
    assert "11" in found
    assert not {"16", "24"} & found


def test_9_2d_from_there_it_goes_on_even_into_a_fight():
    units = {"Guderian": "17", "French 2nd": "17", "French 9th": "12"}
    game = assault(units, axis="11 17")
    answer(game, "unit Guderian", "go 11")
    assert "12" in offered(game, "go")


def test_10_0b_a_unit_that_attacked_does_not_leave():
    units = {"Guderian": "17", "Reinhardt": "11", "French 2nd": "17"}
    game = answer(assault(units, axis="11"), "attack 17")
    fight_on(game)
    assert "Guderian" not in offered(game, "unit")


def fight_on(game):
    """The attack in progress ends in a Repulse, and everybody stays."""
    while asks_for(game) not in ("unit", "attack", "end"):
        question = asks_for(game)
        if question == "roll":
            answer(game, 1 if game.pending.by == "axis" else 6)
        else:
            wish = {"air": "no_air", "launch": "launch"}.get(question, "stay")
            answer(game, wish if wish in offered(game) else sorted(offered(game))[0])


def test_10_0b_a_unit_that_left_does_not_come_back_to_attack():
    game = assault({"Guderian": "17", "French 2nd": "17"}, axis="11 17")
    answer(game, "unit Guderian", "go 11")
    assert "17" not in offered(game, "go")


def test_9_2e_10_0b_an_old_fight_needs_no_movement():
    game = assault({"Guderian": "17", "French 2nd": "17"})
    assert "attack 17" in offered(game)


def test_9_2_1a_units_of_one_area_go_different_ways():
    units = {"Guderian": "11", "Reinhardt": "11", "French 2nd": "17", "French 9th": "12"}
    game = march(assault(units), "Guderian", "17")
    march(game, "Reinhardt", "12")
    assert {"attack 17", "attack 12"} <= offered(game)


def test_9_2_1a_a_later_move_may_wait_for_a_result():
    units = {"Guderian": "11", "Reinhardt": "11", "French 2nd": "17"}
    game = march(assault(units), "Guderian", "17")
    answer(game, "attack 17")
    fight_on(game)
    assert "Reinhardt" in offered(game, "unit")


def test_9_2_1b_10_0d_nobody_enters_an_area_once_attacked():
    units = {"Guderian": "17", "Reinhardt": "11", "French 2nd": "17"}
    game = answer(assault(units, axis="11"), "attack 17")
    fight_on(game)
    assert "17" not in reach(game, "Reinhardt")


def test_9_3_2a_zones_are_entered_by_their_lines_only():
    found = reach(assault({"Guderian": "28"}), "Guderian")
    assert {"B", "A", "C"} <= found
    assert "A" not in reach(assault({"German 4th": "28"}, "A"), "German 4th")


def test_9_3_3a_the_alp_army_waits_for_italy():
    game = sketch({"Alp Army": "E", "French 2nd": "24"}, active="allied")
    assert offered(impulse(game, "regroup"), "unit") == {"French 2nd"}


def test_9_3_3a_no_move_is_declared_for_it_alone():
    game = impulse(sketch({"Alp Army": "E"}, active="allied"))
    assert not {"regroup", "redeploy E"} & offered(game)


def test_9_3_3a_after_the_declaration_one_is():
    game = impulse(sketch({"Alp Army": "E"}, active="allied", italy_at_war=True))
    assert {"regroup", "redeploy E"} <= offered(game)


def test_9_3_3a_after_the_declaration_it_moves():
    game = sketch({"Alp Army": "E", "French 2nd": "24"}, active="allied", italy_at_war=True)
    assert "Alp Army" in offered(impulse(game, "regroup"), "unit")


def test_14_3a_germans_do_not_enter_italy():
    assert "F" not in reach(assault({"Guderian": "E"}), "Guderian")


def test_14_3a_nor_do_the_allies():
    game = sketch({"Bruneau": "E"}, active="allied", allied="F")
    assert "F" not in reach(impulse(game, "assault 1"), "Bruneau")


def test_14_3a_italians_come_out_of_it():
    game = assault({"Italian West": "F"}, "W")
    assert reach(game, "Italian West") == {"E"}


def test_13_2_2a_armor_out_of_supply_has_one_less():
    found = reach(assault({"Guderian": "3"}, oos="Guderian"), "Guderian")
    assert ("17" in found, "24" in found) == (True, False)


def test_13_2_2a_infantry_out_of_supply_does_not():
    game = assault({"Wietersheim": "4"}, oos="Wietersheim")
    assert "11" in reach(game, "Wietersheim")


def test_7_2c_the_way_through_is_taken():
    game = march(assault({"Guderian": "3"}), "Guderian", "17")
    assert [controls(game, area) for area in ("11", "17")] == ["axis", "axis"]


def test_10_1a_the_impulse_does_not_end_while_an_attack_is_owed():
    units = {"Guderian": "11", "French 2nd": "17"}
    game = march(assault(units), "Guderian", "17")
    assert "end" not in offered(game)


def test_8_1_1d_a_unit_may_do_nothing():
    assert "end" in offered(assault({"Guderian": "3", "French 2nd": "17"}))


def test_10_0a_an_attack_costs_no_movement():
    """Guderian, Out of Supply, enters with his last point and may attack."""
    units = {"Guderian": "3", "Reinhardt": "3", "French 2nd": "17"}
    game = march(assault(units, oos="Guderian"), "Guderian", "17")
    assert "attack 17" in offered(game)
