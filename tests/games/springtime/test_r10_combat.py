"""10.0 to 10.4 Who attacks, the totals, and the four results."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from sixweeks.games.springtime.model.components import MAP, ROSTER
from sixweeks.games.springtime.rules.r10_combat import attackable, owed_attacks
from sixweeks.games.springtime.rules.r10_values import chances
from sixweeks.kernel.presentation.sentence import Pieces, Place, Term
from tests.games.springtime.meuse import contested, panzers, sedan
from tests.games.springtime.sketch import (
    answer,
    asked,
    asks_for,
    battle,
    controls,
    done,
    events,
    fight,
    is_full,
    offered,
    place_of,
    question_of,
    sketch,
)


def result(game):
    found = events(game, "combat_result")[0].args["result"]
    assert isinstance(found, Term)
    return found.id


# --- 10.0 to 10.3 who attacks -----------------------------------------------------------------


def test_10_0a_only_active_units_attack():
    game = contested({"German 4th": "17", "German 16th": "17"}, inactive="German 4th")
    assert offered(battle(game, "17"), "with") == {"German 12th", "German 16th"}


def test_10_0a_without_active_units_there_is_no_attack():
    assert attackable(contested(inactive="German 12th")) == []


def test_10_0e_inactive_friends_add_nothing():
    game = contested({"German 4th": "17"}, inactive="German 4th")
    fight(game, "17", 7, 7)
    assert events(game, "combat_result")[0].args["attack"] == 5 + 1


def test_10_0c_all_defenders_share_in_the_result():
    game = sedan({"French 1st": "17", "Prioux": "17"})
    fight(game, "17", 12, 2, against="French 2nd")
    assert offered(game, "retreat") == {"French 2nd", "French 1st", "Prioux"}


def test_10_0d_an_area_is_attacked_once_an_impulse():
    game = done(contested({"German 4th": "17"}), fought=MAP.graph.mask("17"))
    assert attackable(game) == []


def test_10_0d_a_unit_attacks_once_an_impulse():
    game = contested()
    game = done(game, attacked=game.progress.active)
    assert attackable(game) == []


def test_10_1a_all_who_entered_attack_together():
    others = {"German 4th": "17", "Guderian": "17"}
    game = battle(sedan(others, dict.fromkeys(others, "11")), "17")
    assert offered(game, "lead") == {"German 12th", "German 4th", "Guderian"}


def test_10_1a_an_attack_is_owed():
    assert owed_attacks(sedan()) == [MAP.area("17")]


def test_10_1a_none_is_owed_where_the_fight_is_old():
    assert owed_attacks(contested()) == []


def test_10_2a_in_an_old_fight_some_may_attack():
    game = contested({"German 4th": "17"})
    fight(game, "17", 7, 7, units="German 4th")
    assert events(game, "combat_result")[0].args["attack"] == 5 + 1


def test_10_2a_an_attack_needs_a_unit():
    game = contested({"German 4th": "17"})
    assert offered(battle(game, "17")) == {"with German 12th", "with German 4th", "call_off"}


def test_10_2a_who_alone_can_attack_need_not_be_named():
    assert offered(battle(contested(), "17")) == {"launch", "call_off"}


def test_10_2a_and_attacks():
    game = battle(contested(), "17", "launch")
    assert events(game, "attack")[0].args["units"] == Pieces(("German 12th",))


def test_10_3a_units_there_may_attack_and_stay_when_they_lose():
    game = fight(contested(), "17", 2, 12)
    assert (result(game), place_of(answer(game, "stay"), "German 12th")) == ("repulse", "17")


def test_10_3a_units_that_joined_an_old_fight_stay_too():
    game = contested({"German 4th": "17"})
    done(game, entered=((ROSTER.by_name["German 4th"], MAP.area("11")),))
    fight(game, "17", 2, 12)
    assert place_of(answer(game, "stay"), "German 4th") == "17"


# --- 10.4 totals and results ------------------------------------------------------------------


def test_10_4a_totals_are_values_and_dice():
    told_of = events(fight(sedan(), "17", 8, 6), "combat_result")[0].args
    assert (told_of["attack_total"], told_of["defense_total"]) == (6 + 8, 9 + 6)


def test_10_4_4_the_result_is_told_with_its_place():
    assert events(fight(sedan(), "17", 8, 6), "combat_result")[0].args["area"] == Place("17")


@pytest.mark.parametrize(
    ("dice", "name"), [((12, 7), "success"), ((12, 8), "costly_success"), ((2, 12), "repulse")]
)
def test_10_4_4d_a_result_is_told_by_one_of_the_names_it_had_a_chance_by(dice, name):
    event = events(fight(sedan(), "17", *dice), "combat_result")[0]
    assert event.args["result"] == Term("result", name)
    assert name in event.chances


def test_10_4_1_each_side_rolls_two_dice():
    game = battle(sedan(), "17", "no_air", "no_air")
    question, rolled = game.pending, Counter[str]()
    while asks_for(game) == "roll":
        dice = question_of(game).dice
        rolled[asked(game)] += dice
        answer(game, dice)
    assert question is not None
    assert rolled == {"axis": 2, "allied": 2}


@pytest.mark.parametrize("difference", range(-6, 7))
def test_10_4a_the_chances_are_those_of_four_dice(difference):
    wins = sum(difference + a + b > c + d for a, b, c, d in product(range(1, 7), repeat=4))
    found = chances(difference, armored=False)
    assert found.get("success", 0) + found.get("costly_success", 0) == Fraction(wins, 6**4)


def test_10_4_2a_the_attacker_names_his_lead():
    game = battle(sedan({"Guderian": "17"}, {"Guderian": "11"}), "17")
    assert (asked(game), offered(game)) == ("axis", {"lead German 12th", "lead Guderian"})


def test_10_4_3a_then_the_defender_his():
    game = battle(sedan({"Prioux": "17"}), "17")
    assert (asked(game), offered(game)) == ("allied", {"lead French 2nd", "lead Prioux"})


def test_10_4_4a_a_lower_attack_total_is_a_repulse():
    game = fight(sedan(), "17", 8, 6)
    assert (result(game), is_full(game, "German 12th"), is_full(game, "French 2nd")) == (
        "repulse",
        False,
        True,
    )


def test_10_4_4a_4_2b_a_reduced_lead_is_eliminated():
    game = fight(sedan({"German 12th": "(17)"}), "17", 2, 12)
    assert place_of(game, "German 12th") == "eliminated"


def test_10_4_4a_only_the_lead_suffers():
    game = sedan({"German 4th": "17"}, {"German 4th": "11"})
    fight(game, "17", 2, 12, lead="German 4th")
    assert (is_full(game, "German 12th"), is_full(game, "German 4th")) == (True, False)


def test_10_1b_10_4_4a_after_a_mandatory_attack_they_retreat():
    game = fight(sedan(), "17", 8, 6)
    assert place_of(game, "German 12th") == "11"


def test_10_1b_all_participants_retreat():
    game = sedan({"Guderian": "17"}, {"Guderian": "11"})
    fight(game, "17", 2, 12)
    while asked(game) == "axis":
        answer(game, next(iter(offered(game))) if "stay" not in offered(game) else "stay")
    assert (place_of(game, "German 12th"), place_of(game, "Guderian")) == ("11", "11")


def test_10_4_4a_the_attackers_are_gone_before_the_defender_decides():
    game = fight(sedan(), "17", 8, 6)
    assert (asked(game), place_of(game, "German 12th")) == ("allied", "11")


def test_10_4_4a_a_defender_who_then_leaves_keeps_control():
    game = fight(sedan(), "17", 8, 6)
    answer(game, "retreat French 2nd", "fall_back 24")
    assert controls(game, "17") == "allied"


def test_10_4_4b_equal_totals_are_a_stalemate():
    game = fight(sedan(), "17", 9, 6)
    assert (result(game), is_full(game, "German 12th"), is_full(game, "French 2nd")) == (
        "stalemate",
        False,
        False,
    )


def test_10_4_4b_reduced_leads_are_eliminated():
    game = fight(sedan({"French 2nd": "(17)", "Prioux": "17"}), "17", 8, 6, against="French 2nd")
    assert place_of(game, "French 2nd") == "eliminated"


def test_10_4_4b_retreat_is_optional_and_the_defender_decides_first():
    game = fight(sedan(), "17", 9, 6)
    assert (asked(game), offered(game)) == ("allied", {"retreat French 2nd", "stay"})


def test_10_4_4b_then_the_attacker():
    game = answer(fight(sedan(), "17", 9, 6), "stay")
    assert (asked(game), offered(game)) == ("axis", {"retreat German 12th", "stay"})


def test_10_4_4b_if_both_stay_the_area_is_contested():
    game = answer(fight(sedan(), "17", 9, 6), "stay", "stay")
    assert (place_of(game, "German 12th"), controls(game, "17")) == ("17", "allied")


def test_10_4_4c_a_higher_total_is_a_success():
    game = fight(sedan(), "17", 10, 6)
    assert (result(game), is_full(game, "French 2nd"), is_full(game, "German 12th")) == (
        "success",
        False,
        True,
    )


def test_10_4_4c_a_reduced_lead_defender_is_eliminated():
    game = fight(sedan({"French 2nd": "(17)"}), "17", 12, 2)
    assert (place_of(game, "French 2nd"), controls(game, "17")) == ("eliminated", "axis")


def test_10_4_4c_the_survivors_must_retreat():
    game = fight(sedan(), "17", 10, 6)
    assert offered(game) == {"fall_back 16", "fall_back 24"}


@pytest.mark.parametrize(("dice", "full"), [(7, True), (8, False)])
def test_10_4_4d_a_success_is_costly_from_8(dice, full):
    assert is_full(fight(sedan(), "17", 12, dice), "German 12th") is full


def test_10_4_4d_a_reduced_lead_attacker_is_eliminated():
    units = {"German 12th": "(17)", "French 2nd": "(17)"}
    game = fight(sedan(units), "17", 12, 8)
    assert (result(game), place_of(game, "German 12th")) == ("costly_success", "eliminated")


def test_10_4_4e_an_armored_lead_overruns_a_full_unit():
    game = fight(panzers(), "17", 10, 6)
    assert (result(game), place_of(game, "French 2nd")) == ("overrun", "eliminated")


def test_10_4_4e_with_an_infantry_lead_it_is_a_success():
    units = {"Guderian": "17", "German 12th": "17", "French 2nd": "17"}
    game = sketch(units, entered={"Guderian": "11", "German 12th": "11"}, axis="11")
    assert result(fight(game, "17", 12, 6, lead="German 12th")) == "success"


def test_10_4_4e_french_armor_overruns_too():
    units = {"Bruneau": "13", "German 18th": "13"}
    game = sketch(units, active="allied", entered={"Bruneau": "16"})
    assert (result(fight(game, "13", 12, 2)), place_of(game, "German 18th")) == (
        "overrun",
        "eliminated",
    )


def test_10_4_4e_the_survivors_retreat():
    game = fight(panzers({"Prioux": "17"}), "17", 12, 2, against="French 2nd")
    assert asks_for(game) == "fall_back"


@pytest.mark.parametrize(("dice", "full"), [(9, True), (10, False)])
def test_10_4_4f_an_overrun_is_costly_from_10(dice, full):
    assert is_full(fight(panzers(), "17", 12, dice), "Guderian") is full


def test_10_4_4f_a_reduced_lead_attacker_is_eliminated():
    units = {"Guderian": "(17)", "French 2nd": "(17)"}
    game = fight(panzers(units), "17", 12, 10, air="air german")
    assert (result(game), place_of(game, "Guderian")) == ("costly_overrun", "eliminated")
