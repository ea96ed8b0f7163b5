"""Prompts: the rule that asks, who is asked, and about what."""

import re

import pytest

from sixweeks.games.france_40.definition import DEFINITION
from sixweeks.games.france_40.text.messages import TEXT
from tests.games.france_40.toolkit import assault, at, german_combat, setting_up
from tests.games.france_40.wandering import wander

CITED = re.compile(r"\(([\d.]+[a-z]?)\)$")
HEX = "2728 (25 km east of Châlons)"
FIGHTING = {"plan": 0.9, "keep": 0.9, "attack": 0.9, "launch": 0.5}


def cited(table) -> str:
    found = CITED.search(table.prompt)
    assert found, f"no rule is cited: {table.prompt}"
    return found[1]


@pytest.mark.parametrize("scenario", ["1939", "1940"])
def test_prompts_and_events_cite_rules_of_their_scenario(scenario):
    rules = {
        rule
        for game in wander(scenario, 1, favored=FIGHTING)
        for rule in (
            *(event.rule for event in game.journal or ()),
            *((game.frame.rule_cited(game),) if game.pending else ()),
        )
    }
    rules -= {"4.1a", "4.1b"}  # 4.2a which hold in 1940 too
    assert {TEXT.rulebook.rule(rule).scenario for rule in rules} == {"", scenario}


# Set-up.


@pytest.mark.parametrize(
    ("scenario", "answers", "rule"),
    [
        ("1939", [], "3.3b"),
        ("1939", ["deploy 1939_german", "keep"], "3.5a"),
        ("1940", [], "3.6a"),
        ("1940", ["deploy by_hand"], "3.6a"),
        ("1940", ["deploy 1940_allied", "keep"], "3.7a"),
    ],
)
def test_3_0_a_set_up_is_asked_for_by_the_rule_of_its_group(scenario, answers, rule):
    assert cited(setting_up(scenario, *answers)) == rule


# The order of the phases.


@pytest.mark.parametrize(
    ("side", "turn", "rule"), [("german", 2, "5.7a"), ("allied", 1, "5.7b"), ("allied", 2, "5.7b")]
)
def test_5_7_the_order_of_1940_is_chosen_by_its_own_rule(side, turn, rule):
    assert cited(at(f"{side} order", {"G I": "3138", "F I": "2722"}, turn=turn)) == rule


@pytest.mark.parametrize(
    ("side", "crisis", "rule"),
    [("german", "no", "5.2a"), ("german", "yes", "5.5c"), ("allied", "yes", "5.5d")],
)
def test_5_2a_the_order_of_1939_is_chosen_by_its_own_rule(side, crisis, rule):
    units = {"G 5": "2034", "F 1": "2033"}
    table = at(f"{side} order", units, scenario="1939", supply_crisis=crisis)
    assert cited(table) == rule


# The dice.


@pytest.mark.parametrize(
    ("scenario", "unit", "rule"), [("1939", "F 1", "10.2c"), ("1940", "F I", "10.3b")]
)
def test_10_2c_the_movement_die_is_rolled_by_the_rule_of_its_scenario(scenario, unit, rule):
    table = at("allied movement", {unit: "2722"}, scenario=scenario)
    table.answer(unit)
    assert cited(table) == rule


# Losses, advances and replacements.


def bring(table, result):
    """Roll what brings this result of the attack in progress."""
    worked_out = table.game.frame.odds(table.game)
    table.answer(next(die for die in range(1, 7) if worked_out.result(die) == result))
    return table


def test_11_4a_a_step_lost_is_asked_for_by_bloodbath():
    by = ("19 Pz", "41 Pz", "16 Pz")
    units = {**dict.fromkeys(by, "2728"), "F X": ("2729", 1), "F XI": ("2729", 1)}
    table = assault(german_combat(units), "2729", *by)
    assert cited(bring(table, "BB")) == "11.4a"


def at_the_line(**lines):
    units = {"G I": "1732", "G II": "1732", "G III": "1732", "F X": "1733", "F I": "1733"}
    table = at("german combat", {**units, "Maginot 1733": "1733"}, **lines)
    return bring(assault(table, "1733", "G I", "G II", "G III"), "DR")


def test_11_3d_a_unit_lost_by_the_defender_is_asked_for_by_its_own_rule():
    assert cited(at_the_line()) == "11.3d"


def test_11_3d_a_unit_lost_by_the_attacker_is_asked_for_by_its_own_rule():
    table = at_the_line()
    table.answer("F X loses")
    assert cited(table) == "11.3d"


def test_11_6a_a_unit_lost_by_the_attacker_of_1939_is_asked_for_by_its_own_rule():
    units = {"F 1": "2033", "F 3": "2033", "G 5": "2034", "G 6": "2034", "G 9": "2034"}
    table = assault(at("allied combat", units, scenario="1939"), "2034", "F 1", "F 3")
    assert cited(bring(table, "AE")) == "11.6a"


def french_advance(*by):
    units = {**dict.fromkeys(by, "2729"), "G I": ("2728", 1)}
    table = assault(at("allied combat", units), "2728", *by)
    table.answer("hold 4th armored")
    bring(table, "DR").answer("2727")
    return table


def test_11_1b_the_french_are_told_that_they_must_advance():
    table = french_advance("F I", "F III")
    assert table.prompt == f"Allied: choose a unit: the French must advance into {HEX} (11.1b)"


def test_11_1a_the_second_unit_may_advance():
    table = french_advance("F I", "F III")
    table.answer("F I advances")
    assert table.prompt == f"Allied: advance into {HEX}? (11.1a)"


def test_9_1a_german_replacements_are_asked_for_by_their_own_rule():
    table = at("german replacements", {"G I": ("3138", 1)})
    assert table.prompt == "German: replace steps, 8 left, or end (9.1a)"


def test_9_2a_mechanized_replacements_alone_by_theirs():
    assert cited(at("german replacements", {"19 Pz": ("3138", 1)})) == "9.2a"


def test_9_3a_french_replacements_by_theirs():
    assert cited(at("allied replacements", {"F X": ("2722", 1)})) == "9.3a"


def test_9_4a_the_reinforcement_alone_by_its_own():
    table = at("german replacements", {"39 Pz": "unplaced"}, turn=8)
    assert table.prompt == "German: bring in 39 Pz, or end (9.4a)"


# Who decides for the other side is told so, and what about.


@pytest.mark.parametrize(
    ("side", "turn", "prompt"),
    [
        ("german", 2, "German: choose the order of the German phases (5.7a)"),
        ("allied", 1, "Allied: choose the order of the Allied phases (5.7b)"),
        ("allied", 2, "German: choose for the other side: the order of the Allied phases (5.7b)"),
    ],
)
def test_5_7b_whose_phases_are_ordered_is_said(side, turn, prompt):
    assert at(f"{side} order", {"G I": "3138", "F I": "2722"}, turn=turn).prompt == prompt


def test_5_5c_whose_phases_the_french_order_is_said():
    units = {"G 5": "2034", "F 1": "2033"}
    table = at("german order", units, scenario="1939", supply_crisis="yes")
    assert (
        table.prompt == "French: choose for the other side: the order of the German phases (5.5c)"
    )


def test_6_2b_the_overstacked_hex_and_its_owner_are_named():
    crowd = dict.fromkeys(("G I", "G II", "G III", "G IV"), "3138")
    table = at("german movement", crowd)
    table.answer("end")
    assert table.prompt == (
        "Allied: too many German units are in Cologne (3138): choose for the other side which is"
        " eliminated (6.2b)"
    )


def test_6_2f_the_mixed_hex_is_named():
    table = at("allied movement", {"F I": "2722", "UK I": "2722"})
    table.answer("end")
    assert "in 2722" in table.prompt


def test_4_1a_the_coup_in_berlin_names_the_number_of_cities():
    table = at("victory check", {"F 1": "2334"}, scenario="1939")
    assert table.prompt == (
        "French: roll for a coup in Berlin: not above 1, the German city hexes held (4.1a)"
    )


@pytest.mark.parametrize("scenario", ["1939", "1940"])
def test_no_prompt_lacks_what_it_names(scenario):
    prompts = {
        DEFINITION.text.prompt(game)
        for game in wander(scenario, 2, favored=FIGHTING)
        if game.pending is not None
    }
    assert [each for each in prompts if re.search(r"\s[:,?)\s]|\{|None|\b-1\b", each)] == []
