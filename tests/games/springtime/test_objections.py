"""Each reason why something is refused, with its case: what a player is told, and where."""

import pytest

from sixweeks.games.springtime.model.components import MAP
from sixweeks.games.springtime.page.scene import scene
from sixweeks.games.springtime.rules.r10_combat import objections_to_attacking
from tests.games.springtime.sketch import (
    against,
    answer,
    assault,
    battle,
    done,
    fight,
    impulse,
    march,
    sketch,
    units_mask,
)

FIGHT = {"German 12th": "17", "German 4th": "17", "French 2nd": "17"}


# --- 9 movement -------------------------------------------------------------------------------


def test_9_1a_who_has_moved_is_told_so():
    game = march(assault({"Guderian": "3", "Reinhardt": "3"}), "Guderian", "11")
    assert against(game, "Guderian 17") == {"9.1a moved"}


def test_9_1a_who_is_not_on_the_map_does_not_move():
    game = assault({"Guderian": "3", "Reinhardt": "eliminated"})
    assert against(game, "Reinhardt 11") == {"9.1a off_map"}


@pytest.mark.parametrize(
    ("unit", "rules"), [("Guderian", {"10.0b attacked"}), ("Reinhardt", set())]
)
def test_10_0b_who_has_attacked_does_not_move_after_it(unit, rules):
    units = {"Guderian": "17", "Reinhardt": "17", "French 2nd": "17"}
    game = answer(assault(units, axis="11"), "attack 17", "with Guderian", "launch")
    answer(game, "no_air", "no_air", 1, 1, 6, 6, "stay")
    assert against(game, unit) == rules


@pytest.mark.parametrize(("wish", "rule"), [("Guderian 4", "8.1.2b4"), ("Hoth 4", "8.1.2b1")])
def test_8_1_2b1_8_1_2b4_redeployment_takes_the_supplied_units_of_one_area(wish, rule):
    units = {"Guderian": "3", "Reinhardt": "3", "Wietersheim": "3", "Hoth": "5"}
    game = impulse(sketch(units, oos="Guderian"), "redeploy 3")
    assert against(game, wish) == {rule}


def test_8_0a_an_enemy_is_not_taken_up_before_the_impulse_is_declared():
    assert against(impulse(sketch({"Guderian": "3", "BEF": "16"})), "BEF") == {"8.0a enemy"}


# --- 10 combat --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("area", "rules"), [("16", ["9.1b absent"]), ("17", ["10.0e "]), ("24", ["9.1b nobody"])]
)
def test_10_0a_who_attacks_stands_there_and_is_active(area, rules):
    units = {"Guderian": "3", "German 12th": "17", "French 2nd": "17", "French 1st": "16"}
    found = objections_to_attacking(assault(units), MAP.area(area))
    assert [f"{each.rule} {each.case}" for each in found] == rules


def test_10_0d_who_was_thrown_back_into_another_fight_does_not_attack_again():
    game = done(sketch(FIGHT), attacked=units_mask("German 4th"))
    assert against(battle(game, "17"), "with German 4th") == {"10.0d once"}


def test_10_2a_the_launch_is_shown_before_anybody_has_joined():
    shown = scene(battle(sketch(FIGHT), "17"), "axis").barred
    assert [each.verb for each in shown] == ["launch"]


# --- 10.5 retreats ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("area", "rule"),
    [("18", "10.5.2a priority"), ("11", "10.5.2a closed"), ("26", "10.5.2a far")],
)
def test_10_5_2a_why_a_retreat_leads_elsewhere(area, rule):
    units = {"German 12th": "17", "French 2nd": "17"}
    game = fight(sketch(units, entered={"German 12th": "11"}, axis="11"), "17", 12, 2)
    assert against(game, area) == {rule}
