"""Odds through the door: what a player is told of a battle before it is fought."""

import pytest

from sixweeks.games.france_40.model.components import TABLES
from sixweeks.kernel.presentation.input_error import InputError
from tests.games.france_40.toolkit import answer, assault, at

UNITS = {"19 Pz": "2931", "41 Pz": "2931", "F X": ("2930", 1)}


def battle(**more):
    return at("german combat", {**UNITS, **more.pop("units", {})}, belgium="in play 1", **more)


def test_the_odds_of_an_attack_factor_by_factor():
    assert battle().odds("19 Pz 2930") == {
        "attack": 14,
        "defence": 3,
        "attackers": [{"unit": "19 Pz", "factor": 14, "rules": []}],
        "defenders": [{"unit": "F X", "factor": 3, "rules": []}],
        "initial": "4:1",
        "shifts": [{"rule": "11.12c", "shift": -1, "why": "the defender is in the Ardennes"}],
        "column": "3:1",
        "automatic": "",
        "results": {name: float(chance) for name, chance in TABLES.combat.distribution(6).items()},
        "meanings": {
            "DE": "every defender loses a step",
            "BB": "each side loses a step",
            "DR": "the defender retreats",
        },
        "hidden_defenders": 0,
    }


def test_the_chances_add_up():
    assert sum(battle().odds("19 Pz 2930")["results"].values()) == pytest.approx(1)


@pytest.mark.parametrize(
    "text", ["19 Pz 2930", "attack 2930 with 19 Pz", "2930 19 pz", " 19  PZ   2930 "]
)
def test_an_attack_is_named_in_any_order(text):
    assert battle().odds(text)["attack"] == 14


def test_several_attackers():
    assert battle().odds("19 Pz + 41 Pz 2930")["attack"] == 26


def test_a_hex_alone_means_all_who_may_join():
    assert battle().odds("2930")["attack"] == 26


def test_11_2b_a_hex_alone_means_all_of_one_nation():
    units = {"F I": "2930", "F III": "2930", "UK I": "3031", "19 Pz": "2931"}
    table = at("allied combat", units, belgium="in play 1")
    assert {each["unit"] for each in table.odds("2931")["attackers"]} == {"F I", "F III"}


def test_nothing_named_means_the_attack_being_built():
    table = battle()
    table.answer("attack 2930")
    table.answer("with 41 Pz")
    assert (table.odds("")["attack"], table.odds("19 Pz 2930")["attack"]) == (12, 14)


def test_an_attack_just_begun_means_all_who_may_join():
    table = battle()
    table.answer("attack 2930")
    assert table.odds("")["attack"] == 26


def test_a_launched_attack_still_has_its_odds():
    table = assault(battle(), "2930", "19 Pz")
    assert table.odds("")["column"] == "3:1"


def test_11_12b_the_rules_that_changed_a_factor_are_named():
    table = at("german combat", {"G I": "3030", "F X": "2930"}, belgium="in play 1")
    attackers = table.odds("G I 2930")["attackers"]
    assert attackers == [{"unit": "G I", "factor": 3, "rules": ["11.12b"]}]


def test_11_10c_an_automatic_result_has_no_chances_but_itself():
    odds = battle(units={"16 Pz": "2931"}).odds("2930")
    assert (odds["automatic"], odds["results"]) == ("DE", {"DE": 1.0})


# 5.17 The 4th Armored Division.


def counterattack():
    units = {"F I": "2930", "F II": "2930", "19 Pz": "2931"}
    return at("allied combat", units, belgium="in play 1")


def test_5_17a_the_armored_division_is_one_column():
    plain, armored = counterattack().odds("2931"), counterattack().odds("2931 armored")
    assert [each["rule"] for each in armored["shifts"]] == [
        *(each["rule"] for each in plain["shifts"]),
        "5.17a",
    ]


def test_5_17a_the_armored_division_is_french():
    with pytest.raises(InputError, match=r"5\.17a: "):
        battle().odds("19 Pz 2930 armored")


def test_5_17a_the_question_of_committing_it_can_be_weighed():
    table = counterattack()
    answer(table, "attack 2931", "with F I", "launch")
    assert len(table.odds("armored")["shifts"]) == len(table.odds("")["shifts"]) + 1


def test_5_17a_once_committed_it_counts():
    table = counterattack()
    answer(table, "attack 2931", "with F I", "launch")
    promised = table.odds("armored")["column"]
    table.answer("commit 4th armored")
    assert table.odds("")["column"] == promised


# 3.10 What cannot be seen is not counted.


def test_3_10a_hidden_defenders_are_counted_but_not_weighed():
    table = battle(units={"F XI": "2930"})
    seen, all_of_it = table.odds("19 Pz 2930", side="german"), table.odds("19 Pz 2930")
    assert (seen["defence"], seen["hidden_defenders"]) == (5, 1)
    assert (all_of_it["defence"], all_of_it["hidden_defenders"]) == (8, 0)


def test_3_10a_the_owner_knows_his_own_stack():
    odds = battle(units={"F XI": "2930"}).odds("41 Pz 2930", side="allied")
    assert (odds["defence"], odds["hidden_defenders"]) == (8, 0)


def test_3_10a_after_the_launch_all_is_seen():
    table = assault(battle(units={"F XI": "2930"}), "2930", "19 Pz")
    assert table.odds("", side="german")["defence"] == 8


def test_11_0c_where_all_that_is_seen_was_attacked_before_it_is_the_best_case():
    """Of the unit below nothing is known but that it defends with something."""
    table = battle(units={"F XI": "2930"}, defended="F XI")
    odds = table.odds("19 Pz 2930", side="german")
    assert (odds["defence"], odds["hidden_defenders"], odds["initial"]) == (0, 1, "14:1")


def test_11_0b_where_all_were_attacked_before_there_is_no_attack():
    table = battle(defended="F X")
    with pytest.raises(InputError, match=r"11\.0b: "):
        table.odds("19 Pz 2930", side="german")


# 11.3d, 11.14d What a retreat means at a fortification.


@pytest.mark.parametrize(
    ("option", "meaning"),
    [
        ("unit_loss", "each side loses a unit: a fortification does not retreat"),
        ("stalled", "the attack stalls: a fortification does not retreat"),
    ],
)
def test_11_3d_the_odds_say_what_a_retreat_means_at_a_fortification(option, meaning):
    units = {"G I": "1732", "Maginot 1733": "1733"}
    table = at("german combat", units, options={"fort_dr": option})
    assert table.odds("G I 1733")["meanings"]["DR"] == meaning


def test_11_3d_without_its_counter_the_hex_is_like_others():
    table = at("german combat", {"G I": "1732", "F X": "1733"})
    assert table.odds("G I 1733")["meanings"]["DR"] == "the defender retreats"


def test_11_0c_who_was_attacked_before_adds_nothing():
    table = battle(units={"F XI": "2930"}, defended="F XI")
    assert table.odds("19 Pz 2930")["defence"] == 3


# Refusals.


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("19 Pz", "names no hex to attack"),
        ("", "names no hex to attack"),
        ("tea", "'tea' names no hex, unit or action"),
        ("19 Pz 9999", "there is no hex '9999'"),
        ("19 Pz 3022", r"11\.0a: "),
        ("16 Pz 2930", r"2\.1d: "),
        ("2931", "no unit can attack 2931"),
        ("19 Pz + F X 2930", r"11\.2a: "),
    ],
)
def test_what_is_no_attack_is_refused(text, why):
    with pytest.raises(InputError, match=why):
        battle().odds(text)


def test_what_the_enemy_could_do_to_us_may_be_asked():
    assert battle().odds("F X 2931")["attack"] == 2


def test_a_battle_that_is_decided_has_no_odds():
    table = assault(battle(), "2930", "19 Pz")
    table.answer(4)
    assert table.to_move == "allied"
    with pytest.raises(InputError, match="names no hex"):
        table.odds("")
