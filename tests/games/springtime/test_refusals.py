"""What a player may not do is refused with its rules. The claims are the rules', by number."""

import pytest

from sixweeks.games.springtime.model.components import MAP
from sixweeks.games.springtime.model.state import NOWHERE, Options
from sixweeks.games.springtime.rules.r04_leaders_and_morale import PlaceKleist
from sixweeks.games.springtime.rules.r05_setup import new_game
from sixweeks.games.springtime.rules.r06_sequence_of_play import PoliticalPhase
from sixweeks.games.springtime.rules.r12_refit import Refit
from sixweeks.games.springtime.rules.r18_optional_rules import FreeSetUp
from sixweeks.games.springtime.text.naming import VOCABULARY
from sixweeks.kernel.question import Roll
from tests.games.springtime.sketch import (
    FIVE,
    answer,
    assault,
    battle,
    done,
    fight,
    impulse,
    march,
    rules_against,
    run,
    sketch,
)

# --- impulses ---------------------------------------------------------------------------------


UNITS = {"Guderian": "3", "Hoth": "5", "German 2nd": "4", "French 1st": "16"}


def declaring(units=(), **fields):
    return impulse(sketch({**UNITS, **dict(units)}, **fields))


@pytest.mark.parametrize(
    ("wish", "rule", "fields"),
    [
        ("assault A", "8.1.1c", {"previous": {"axis": ("A",)}}),
        ("assault B", "8.1.1a", {}),
        ("assault R", "8.1.1f", {}),
        ("assault 1", "4.3.3a", {}),
        ("redeploy 7", "8.1.2b1", {}),
        ("redeploy 3", "8.1.2b4", {"oos": "Guderian"}),
        ("attack 16", "9.1b", {}),
    ],
)
def test_an_impulse_that_may_not_be_declared(wish, rule, fields):
    assert rule in rules_against(declaring(**fields), wish)


def test_8_1_1a_two_groups_without_kleist():
    assert rules_against(declaring(units={"German 1st": "1"}), "assault A+C") == {"8.1.1a"}


def test_8_1_1b_kleist_and_two_groups():
    assert rules_against(declaring(units={"German 1st": "1"}), "assault K+A+C") == {"8.1.1b"}


def test_6_0a_the_other_side_is_not_asked():
    assert rules_against(declaring(), "pass", "allied") == {"6.0a"}


# --- movement ---------------------------------------------------------------------------------


def test_8_1_1a_a_unit_of_another_group_does_not_move():
    game = assault({"Guderian": "3", "Hoth": "5"})
    assert rules_against(game, "Hoth 11") == {"8.1.1a"}


def test_8_1_1e_nor_does_a_reserve_that_stands_alone():
    game = assault({"Guderian": "3", "German 2nd": "4"})
    assert rules_against(game, "German 2nd 3") == {"8.1.1e"}


def test_8_0a_nor_a_unit_of_the_enemy():
    game = assault({"Guderian": "3", "French 1st": "16"})
    assert rules_against(game, "French 1st 13") == {"8.0a"}


def test_9_1a_too_far():
    assert rules_against(assault({"Guderian": "3"}), "Guderian 25") == {"9.1a"}


def test_9_1a_a_unit_moves_once():
    game = march(assault({"Guderian": "3", "Reinhardt": "3"}), "Guderian", "11")
    assert rules_against(game, "Guderian 17") == {"9.1a"}


def test_9_2b_not_past_the_enemy():
    game = assault({"Wietersheim": "3", "Guderian": "3", "French 9th": "11"})
    assert rules_against(game, "Wietersheim 17") == {"9.2b"}


def test_9_2c_not_on_beyond_the_maginot_line():
    game = assault({"Wietersheim": "2", "Guderian": "3"})
    assert rules_against(game, "Wietersheim 22") == {"9.2c"}


def test_9_2d_not_out_of_a_fight_into_enemy_ground():
    game = assault({"Guderian": "17", "French 2nd": "17"}, axis="11")
    assert rules_against(game, "Guderian 24") == {"9.2d"}


def test_7_1c_9_3_1a_not_into_a_full_area():
    game = assault({**dict.fromkeys(FIVE, "4"), "Guderian": "3"})
    assert rules_against(game, "Guderian 4") == {"9.3.1a"}


def test_7_1c_9_3_1a_nor_through_one():
    units = {**dict.fromkeys(FIVE, "11"), "Wietersheim": "3", "Guderian": "3"}
    assert rules_against(assault(units), "Wietersheim 17") == {"9.3.1a"}


def test_9_2_1b_not_into_an_area_already_attacked():
    game = assault({"Guderian": "17", "Reinhardt": "11", "French 2nd": "17"}, axis="11")
    answer(game, "attack 17", "launch", "no_air", "no_air")
    while isinstance(game.pending, Roll):
        answer(game, 1 if game.pending.by == "axis" else 6)
    answer(game, "stay")
    assert rules_against(game, "Reinhardt 17") == {"9.2.1b"}


def test_10_0d_nor_is_it_attacked_again():
    units = {"Guderian": "17", "Reinhardt": "17", "Hoth": "5", "French 2nd": "17"}
    game = assault(units, axis="11")
    answer(game, "attack 17", "with Guderian", "launch", "no_air", "no_air")
    while isinstance(game.pending, Roll):
        answer(game, 1 if game.pending.by == "axis" else 6)
    answer(game, "stay")
    assert rules_against(game, "attack 17") == {"10.0d"}


def test_9_3_3a_not_the_alp_army():
    game = impulse(sketch({"Alp Army": "E", "French 1st": "16"}, active="allied"), "regroup")
    assert rules_against(game, "Alp Army D") == {"9.3.3a"}


def test_14_3a_not_into_italy():
    assert rules_against(assault({"Guderian": "E", "Reinhardt": "3"}), "Guderian F") == {"14.3a"}


def test_15_3b_not_with_another_army_group():
    units = {"Guderian": "11", "Hoth": "11", "French 2nd": "17"}
    game = impulse(sketch(units, turn=1, impulse=6), "assault all")
    march(game, "Guderian", "17")
    assert rules_against(game, "Hoth 17") == {"15.3b"}


def test_8_1_2b2_nor_through_enemy_ground():
    """11 and 10 are Allied; 9 is Axis, but only by way of them or of 7."""
    game = impulse(sketch({"Guderian": "5", "Reinhardt": "5"}, axis="9"), "redeploy 5")
    assert rules_against(game, "Guderian 9") == {"8.1.2b2"}


def test_e8_no_redeployment_among_refugees():
    units = {"French 1st": "16", "Guderian": "3"}
    game = impulse(sketch(units, active="allied", refugees=True))
    assert rules_against(game, "redeploy 16") == {"E8"}


def test_9_1a_a_unit_does_not_go_where_it_is():
    assert rules_against(assault({"Guderian": "3", "Reinhardt": "3"}), "Guderian 3") == {"9.1a"}
    game = answer(assault({"Guderian": "3", "Reinhardt": "3"}), "unit Guderian")
    assert [each.case for each in VOCABULARY.objections(game, "3")] == ["here"]


def test_9_1a_a_unit_is_taken_up_before_an_area_is_named():
    game = impulse(sketch({"Guderian": "5", "Reinhardt": "5"}), "redeploy 5")
    assert rules_against(game, "17") == {"9.1a"}


# --- a way written out ------------------------------------------------------------------------

KLEIST = {"Wietersheim": "3", "Guderian": "3", "Reinhardt": "5"}


@pytest.mark.parametrize(
    ("units", "way", "rule"),
    [
        ({}, "3-5-11", "9.1a"),
        ({}, "5-11", "9.1a"),
        ({}, "3-17-11", "3.1b"),
        ({"French 9th": "11", "French 2nd": "17"}, "3-11-12-17", "9.2b"),
        ({}, "3-2-18-11", "9.2c"),
        ({}, "3-11-3-5-11", "9.1a"),
        (dict.fromkeys(FIVE, "5"), "3-5-11", "9.3.1a"),
    ],
)
def test_9_1a_a_way_to_a_place_that_another_way_leads_to(units, way, rule):
    assert rules_against(assault({**KLEIST, **units}), f"Guderian {way}") == {rule}


def test_9_1a_the_same_once_the_unit_is_taken_up():
    game = answer(assault(KLEIST), "unit Guderian")
    assert rules_against(game, "3-5-11") == rules_against(game, "Guderian 3-5-11") == {"9.1a"}


@pytest.mark.parametrize("manner", ["regroup", "redeploy 3"])
def test_9_1a_a_way_of_a_regroup_or_a_redeployment(manner):
    game = impulse(sketch({"Guderian": "3", "Reinhardt": "3"}), manner)
    assert rules_against(game, "Guderian 3-4-5") == {"9.1a"}


def test_9_1a_nothing_is_against_the_shortest_way():
    game = assault(KLEIST)
    assert rules_against(game, "Guderian 3-11") == set()
    assert rules_against(answer(game, "unit Guderian"), "Guderian 3-11") == set()


def test_8_1_2a2_not_into_enemy_ground_by_regrouping():
    game = impulse(sketch({"Guderian": "3", "Hoth": "5"}), "regroup")
    assert rules_against(game, "Guderian 11") == {"8.1.2a2"}


def test_8_1_2a2_nor_into_a_contested_area():
    units = {"Guderian": "3", "French 9th": "11", "German 12th": "11"}
    game = impulse(sketch(units, axis="11"), "regroup")
    assert rules_against(game, "Guderian 11") == {"8.1.2a2"}


def test_8_1_2a3_least_of_all_from_fight_to_fight():
    units = {"Guderian": "11", "French 9th": "11", "French 2nd": "12", "German 12th": "12"}
    game = impulse(sketch(units, axis="3 11 12"), "regroup")
    assert rules_against(game, "Guderian 12") == {"8.1.2a2", "8.1.2a3", "9.2d"}


def test_8_1_2b2_not_into_enemy_ground_by_redeploying():
    game = impulse(sketch({"Guderian": "3", "Reinhardt": "3"}), "redeploy 3")
    assert rules_against(game, "Guderian 11") == {"8.1.2b2"}


def test_8_1_2b3_not_from_fight_to_fight():
    units = {"Guderian": "11", "French 9th": "11", "French 2nd": "12", "German 12th": "12"}
    game = impulse(sketch(units, axis="11 12"), "redeploy 11")
    assert "8.1.2b3" in rules_against(game, "Guderian 12")


def test_10_1a_the_impulse_does_not_end_before_the_attack():
    game = assault({"Guderian": "11", "Reinhardt": "11", "French 2nd": "17"})
    march(game, "Guderian", "17")
    assert rules_against(game, "end") == {"10.1a"}


# --- combat -----------------------------------------------------------------------------------


def test_10_0e_an_inactive_unit_takes_no_part():
    units = {"German 12th": "17", "German 4th": "17", "French 2nd": "17"}
    game = battle(sketch(units, inactive="German 4th"), "17")
    assert rules_against(game, "with German 4th") == {"10.0e"}


@pytest.mark.parametrize(("unit", "rule"), [("German 18th", "9.1b"), ("French 2nd", "8.0a")])
def test_10_0a_who_is_elsewhere_or_an_enemy_takes_no_part(unit, rule):
    units = {"German 12th": "17", "German 4th": "17", "French 2nd": "17", "German 18th": "11"}
    assert rules_against(battle(sketch(units), "17"), f"with {unit}") == {rule}


def test_10_2a_nobody_joins_twice():
    units = {"German 12th": "17", "German 4th": "17", "French 2nd": "17"}
    game = answer(battle(sketch(units), "17"), "with German 4th")
    assert rules_against(game, "with German 4th") == {"10.2a"}


def test_9_4_1c_air_of_another_nation():
    units = {"BEF": "17", "French 2nd": "17", "German 12th": "17"}
    game = sketch(units, entered={"German 12th": "11"}, axis="11")
    answer(battle(game, "17"), "lead BEF", "no_air")
    assert "9.4.1c" in rules_against(game, "air french")


def test_10_5_2a_an_area_that_does_not_come_first():
    units = {"German 12th": "17", "French 2nd": "17"}
    game = fight(sketch(units, entered={"German 12th": "11"}, axis="11"), "17", 12, 2)
    assert rules_against(game, "18") == {"10.5.2a"}


def test_10_0d_a_retreat_into_an_attacked_area():
    units = {"German 12th": "17", "French 2nd": "17", "French 1st": "16", "German 1st": "16"}
    closed = {"attacked_areas": "closed"}
    game = sketch(units, entered={"German 12th": "11"}, axis="11 26", options=closed)
    game = fight(done(game, fought=1 << MAP.area("16")), "17", 12, 2)
    assert rules_against(game, "16") == {"10.0d"}


def test_10_5_6b_a_retreat_abroad():
    units = {"Belgian Army": "13", "German 4th": "13"}
    game = sketch(units, entered={"German 4th": "12"}, axis="11 12")
    assert rules_against(fight(game, "13", 12, 2), "15") == {"10.5.6b"}


def test_11_1_2a_no_use_of_what_one_does_not_hold():
    assert "11.1a" in rules_against(declaring(), "soldier on")


# --- refit and events -------------------------------------------------------------------------


def refit(units, side, **fields):
    return run(sketch(units, phase="refit", **fields), Refit(by=side))


@pytest.mark.parametrize(
    ("units", "wish", "rule"),
    [
        ({"Belgian Army": "eliminated"}, "rebuild Belgian Army", "12.3.2b"),
        ({"BEF": "removed"}, "rebuild BEF", "13.2.4b"),
        ({"BEF": "evacuated"}, "rebuild BEF", "12.3.2c"),
        ({"French 9th": "removed"}, "rebuild French 9th", "13.2.4b"),
        ({"de Gaulle": "waiting"}, "rebuild de Gaulle", "5.2.1f"),
        ({"French 9th": "(15)"}, "restore French 9th", "12.3.1a"),
        ({"French 9th": "(15)"}, "restore French 9th", "13.2.3a"),
        ({"de Gaulle": "eliminated"}, "rebuild full de Gaulle", "12.2a"),
    ],
)
def test_points_that_may_not_be_spent(units, wish, rule):
    points = {"allied": 4, "axis": 4}
    everyone = {"French 1st": "(24)", "French 2nd": "(24)", **units}
    game = refit(everyone, "allied", axis="13 14 16", replacements=points)
    assert rule in rules_against(game, wish)


def test_12_3_2c_the_bef_after_dynamo():
    game = refit({"French 1st": "(24)", "BEF": "removed"}, "allied", turn_track=DYNAMO)
    assert rules_against(game, "rebuild BEF") == {"12.3.2c"}


DYNAMO = ("operation_dynamo",)


def test_6_1_4a_the_italians_before_they_declare_war():
    game = refit({"German 12th": "(3)", "Italian West": "waiting"}, "axis")
    assert rules_against(game, "rebuild Italian West") == {"6.1.4a"}


@pytest.mark.parametrize("unit", ["BEF", "French 9th"])
def test_19_1b_whom_plan_red_has_lost(unit):
    game = refit({"French 2nd": "(24)"}, "allied", scenario="plan_red", turn_track=DYNAMO)
    assert rules_against(game, f"rebuild {unit}") == {"19.1b"}


def test_12_3_3a_a_german_is_not_rebuilt_in_italy():
    game = answer(refit({"German 12th": "eliminated"}, "axis"), "rebuild German 12th")
    assert rules_against(game, "F") == {"12.3.3a"}


def test_6_1_1e_an_event_of_the_enemy():
    units = {"Guderian": "3", "French 1st": "16"}
    game = impulse(sketch(units, held={"axis": "cabinet_shuffle"}))
    assert rules_against(game, "play event") == {"6.1.1e"}


def test_3_1_3a_dynamo_without_the_bef_in_a_port():
    units = {"BEF": "16", "French 1st": "16"}
    game = impulse(sketch(units, active="allied", held={"allied": "operation_dynamo"}))
    assert rules_against(game, "play event") == {"3.1.3a"}


@pytest.mark.parametrize(
    ("area", "wish", "rules"),
    [
        ("", "Guderian", set()),
        ("", "Wietersheim", {"4.4.1b"}),
        ("", "Hoth", {"4.4.1b"}),
        ("3", "Guderian", set()),
        ("3", "Reinhardt", {"4.4.1b"}),
    ],
)
def test_4_4_1b_with_whom_kleist_may_be(area, wish, rules):
    units = {"Guderian": "3", "Reinhardt": "4", "Hoth": "3"}
    units |= {"Wietersheim": "3"} if area else {}
    where = MAP.area(area) if area else NOWHERE
    game = run(sketch(units, kleist="Guderian"), PlaceKleist(area=where))
    assert rules_against(game, wish) == rules


@pytest.mark.parametrize(("unit", "rule"), [("Belgian Army", "18.2a"), ("Guderian", "8.0a")])
def test_18_2a_units_that_are_not_set_up_freely(unit, rule):
    game = new_game("campaign", Options(free_set_up="on"))
    run(game, FreeSetUp(by="allied"), "by_hand")
    assert rules_against(game, unit) == {rule}


def test_18_2a_a_unit_is_not_placed_where_it_stands():
    game = new_game("campaign", Options(free_set_up="on"))
    run(game, FreeSetUp(by="allied"), "by_hand", "unit BEF", "place 16", "unit BEF")
    assert rules_against(game, "16") == {"18.2a"}


def test_nothing_is_wished_of_dice():
    game = run(sketch({"Belgian Army": "13"}, cup=()), PoliticalPhase())
    assert rules_against(game, "pass") == {"6.0a"}
