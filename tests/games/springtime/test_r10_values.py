"""10.4.2, 10.4.3 The Attack and the Defense Value, line by line."""

import pytest

from sixweeks.games.springtime.model.components import MAP
from sixweeks.games.springtime.rules.r10_combat import attackable
from tests.games.springtime.meuse import sedan
from tests.games.springtime.sketch import (
    answer,
    asked,
    asks_for,
    battle,
    done,
    events,
    fight,
    offered,
    sketch,
)


def values(game, area, **choices):
    """The two values of an attack, whatever the dice."""
    fight(game, area, 7, 7, **choices)
    result = events(game, "combat_result")[0].args
    return result["attack"], result["defense"]


def test_avt_10_4_2a_the_lead_brings_its_combat_value_and_its_leader():
    assert values(sedan(), "17")[0] == 5 + 1


def test_avt_a_reduced_lead_brings_less():
    assert values(sedan({"German 12th": "(17)"}), "17")[0] == 3 + 1


def test_avt_every_other_attacker_adds_one_whatever_its_strength():
    others = {"Guderian": "17", "German 4th": "17"}
    game = sedan(others, dict.fromkeys(others, "11"))
    assert values(game, "17", lead="German 12th")[0] == 5 + 1 + 2


def test_4_4_1a_only_the_leader_of_the_lead_counts():
    game = sedan({"German 6th": "17"}, {"German 6th": "11"})
    assert values(game, "17", lead="German 6th")[0] == 6 + 2 + 1


def test_4_4_1a_kleist_serves_the_unit_that_carries_him():
    game = sedan({"Guderian": "17"}, {"Guderian": "11"}, kleist="Guderian")
    assert values(game, "17", lead="Guderian")[0] == 6 + 2 + 1


def test_4_4_1a_a_corps_without_kleist_has_no_leader():
    game = sedan({"Guderian": "17"}, {"Guderian": "11"}, kleist="Reinhardt")
    assert values(game, "17", lead="Guderian")[0] == 6 + 1


def test_6_1_3c_a_flipped_leader_counts_with_his_other_side():
    game = sedan(flipped="List, Huntziger")
    assert values(game, "17") == (5 + 2, 4 + 0 + 2 + 2)


def test_avt_9_4_2a_german_air_adds_4():
    assert values(sedan(), "17", air="air german")[0] == 5 + 1 + 4


def test_dvt_9_4_2a_french_air_adds_3():
    assert values(sedan(), "17", against_air="air french")[1] == 4 + 1 + 2 + 2 + 3


def test_9_4_2a_british_air_adds_2():
    game = sketch({"BEF": "12", "German 12th": "12"}, active="allied", entered={"BEF": "13"})
    assert values(game, "12", air="air british")[0] == 6 + 2 + 2


@pytest.mark.parametrize(("nation", "value"), [("german", 5), ("french", 4)])
def test_9_4_2c_9_4_2d_strong_air_adds_one_more(nation, value):
    game = sedan(strong_air=(nation,))
    got = values(game, "17", air="air german", against_air="air french")
    assert got == ((5 + 1 + value, 12) if nation == "german" else (10, 9 + value))


def test_dvt_10_4_3a_lead_leader_tem_and_river():
    assert values(sedan(), "17")[1] == 4 + 1 + 2 + 2


def test_dvt_every_other_defender_adds_one():
    assert values(sedan({"French 1st": "17", "Prioux": "17"}), "17", against="French 2nd")[1] == 11


def test_10_4_3a_the_defender_chooses_his_lead():
    assert values(sedan({"French 1st": "17"}), "17", against="French 1st")[1] == 6 + 1 + 1 + 2 + 2


@pytest.mark.parametrize(
    ("area", "origin", "tem"), [("13", "16", 2), ("7", "9", 1), ("22", "19", 3)]
)
def test_3_1_2a_the_tem_of_the_area_adds_to_the_defense(area, origin, tem):
    game = sketch({"German 12th": area, "French 2nd": area}, entered={"German 12th": origin})
    assert values(game, area)[1] == 4 + 1 + tem


def test_dvt_no_bonus_across_open_ground():
    game = sedan(entered={"German 12th": "12"})
    assert values(game, "17")[1] == 4 + 1 + 2


def test_dvt_one_attacker_who_did_not_cross_cancels_the_river():
    game = sedan({"German 4th": "17"}, {"German 4th": "12"})
    assert values(game, "17")[1] == 4 + 1 + 2


def test_dvt_no_river_inside_a_contested_area():
    game = sketch({"German 12th": "17", "French 2nd": "17"}, axis="11")
    assert values(game, "17")[1] == 4 + 1 + 2


def test_dvt_one_attacker_who_was_there_before_cancels_the_river():
    game = done(sedan({"German 4th": "17"}), contested=MAP.graph.mask("17"))
    assert values(game, "17")[1] == 4 + 1 + 2


def test_dvt_the_maginot_line_adds_3():
    game = sketch({"German 1st": "18", "French 3rd": "18"}, entered={"German 1st": "2"})
    assert values(game, "18")[1] == 5 + 1 + 4 + 3


def test_dvt_river_and_maginot_together_count_as_a_river():
    units = {"German 1st": "18", "German 12th": "18", "French 3rd": "18"}
    game = sketch(units, entered={"German 1st": "2", "German 12th": "22"})
    assert values(game, "18")[1] == 5 + 1 + 4 + 2


def test_dvt_the_maginot_line_does_not_shelter_the_axis():
    """French troops attack out of it into 2: it is a ditch to them, no fortress to the Germans."""
    units = {"French 3rd": "2", "German 1st": "2"}
    game = sketch(units, active="allied", entered={"French 3rd": "18"})
    assert values(game, "2")[1] == 4 + 1 + 2 + 2


def test_avt_13_2_2b_an_attacker_out_of_supply_costs_one():
    assert values(sedan(oos="German 12th"), "17")[0] == 5 + 1 - 1


def test_dvt_13_2_2b_a_defender_out_of_supply_costs_one():
    assert values(sedan(oos="French 2nd"), "17")[1] == 9 - 1


def test_13_2_2b_it_costs_one_in_all_and_also_for_a_unit_that_does_not_lead():
    units = {"German 4th": "17", "Guderian": "17"}
    game = sedan(units, dict.fromkeys(units, "11"), oos="German 4th, Guderian")
    assert values(game, "17", lead="German 12th")[0] == 5 + 1 + 2 - 1


# --- 9.4 air support --------------------------------------------------------------------------


def test_9_4_1b_the_attacker_commits_first():
    game = battle(sedan(), "17")
    assert (asks_for(game), asked(game)) == ("air", "axis")


def test_9_4_1b_then_the_defender():
    game = battle(sedan(), "17", "air german")
    assert (asks_for(game), asked(game)) == ("air", "allied")


def test_9_4_1b_the_dice_come_after_both():
    assert asks_for(battle(sedan(), "17", "air german", "air french")) == "roll"


def test_9_4_1c_air_flies_for_a_lead_of_its_own_nation():
    units = {"BEF": "17", "French 2nd": "17", "German 12th": "17"}
    game = sketch(units, entered={"German 12th": "11"}, axis="11")
    answer(battle(game, "17"), "lead BEF", "no_air")
    assert offered(game) == {"air british", "no_air"}


@pytest.mark.parametrize(("unit", "area"), [("Belgian Army", "10"), ("Dutch Army", "8")])
def test_9_4_1c_nobody_flies_for_belgians_and_dutch(unit, area):
    game = sketch({unit: area, "German 6th": area}, entered={"German 6th": "7"}, axis="7")
    assert asks_for(battle(game, area, "no_air")) == "roll"


def test_9_4_1c_nobody_flies_for_italians():
    units = {"Italian West": "E", "Alp Army": "E"}
    game = battle(sketch(units, entered={"Italian West": "F"}), "E")
    assert asked(game) == "allied"


def test_9_4_1a_a_marker_flies_once_an_impulse():
    game = done(sedan(), air=("french",))
    assert asks_for(battle(game, "17", "no_air")) == "roll"


def test_4_4_7a_9_4_1a_the_germans_have_two_markers():
    game = done(sedan(), air=("german",))
    assert offered(battle(game, "17")) == {"air german", "no_air"}


def test_9_4_1a_and_no_third():
    game = done(sedan(), air=("german", "german"))
    assert asked(battle(game, "17")) == "allied"


def test_9_4_2b_one_german_marker_in_a_combat():
    game = battle(sedan(), "17", "air german")
    assert asked(game) == "allied"
    assert game.progress.air == ("german",)


def test_9_4_1d_air_adds_to_an_attack_of_units_and_makes_none():
    """With no attacking unit in the area there is no attack, and so no air."""
    game = sketch({"French 2nd": "17", "Guderian": "11"})
    assert attackable(game) == []


def test_4_2b_the_faces_of_a_unit_differ():
    full, reduced = sedan(), sedan({"French 2nd": "(17)"})
    assert values(full, "17")[1] - values(reduced, "17")[1] == 2
