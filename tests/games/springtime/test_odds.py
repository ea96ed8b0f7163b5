"""10.4 The odds of an attack before it is made: the battles worked out for turn 1."""

import pytest

import sixweeks
from sixweeks.kernel.presentation.input_error import InputError
from tests.games.springtime.toolkit import answer, at

WINS = (
    "Success",
    "Overrun",
    "Success, but the Lead loses a step",
    "Overrun, but the Lead loses a step",
)


@pytest.fixture(scope="module")
def may():
    """The campaign as it is set up, Kleist with Guderian, Assault by every group."""
    table = sixweeks.new("springtime", scenario="campaign", ask_dice=True)
    return answer(table, "de_gaulle", "refugees", "Kleist with Guderian")


def win(odds):
    return sum(odds["results"].get(each, 0) for each in WINS)


BATTLES = {
    "Guderian + Reinhardt 17 with air": (13, 9, 0.84),
    "Guderian + Reinhardt 17 with air against air": (13, 12, 0.56),
    "Hoth 12 with air": (9, 6, 0.76),  # by way of Liège there is no river
    "Hoth 12 with air against air": (9, 9, 0.44),
    "Hoepner + Schmidt 8": (6, 8, 0.24),
    "Hoepner + Schmidt 8 with air": (10, 8, 0.66),
    "Hoepner 13 with air": (9, 16, 0.015),
    "German 1st 19": (5, 13, 0.004),
}


@pytest.mark.parametrize(("attack", "expected"), BATTLES.items())
def test_10_4_2a_10_4_3a_the_battles_of_turn_1(may, attack, expected):
    odds = may.odds(attack)
    assert (odds["attack"], odds["defence"]) == expected[:2]
    assert win(odds) == pytest.approx(expected[2], abs=0.006)


def test_every_line_has_its_rule(may):
    odds = may.odds("Guderian + Reinhardt 17 with air")
    lines = {each["unit"]: (each["factor"], each["rules"]) for each in odds["defenders"]}
    assert lines == {
        "French 2nd (Lead)": (4, ["10.4.3a"]),
        "Huntziger (leader)": (1, ["4.4.1a"]),
        "Sedan-Laon (17): terrain (TEM)": (2, ["3.1.2a"]),
        "all attackers cross a river": (2, ["10.4.3a"]),
    }


def test_the_chances_add_up(may):
    assert sum(may.odds("Hoth 12")["results"].values()) == pytest.approx(1)


def test_11_1_3a_the_attacker_may_hold_the_advantage():
    units = {"Guderian": "3", "French 2nd": "17"}
    table = at("axis impulse", units, impulse=2, advantage="axis")
    assert [each["rule"] for each in table.odds("Guderian 17")["notes"]] == ["11.1.3a"]


def test_11_1_2a_10_5_4a_the_defender_may_hold_it_and_stay():
    units = {"German 1st": "2", "French 4th": "19"}
    table = at("axis impulse", units, impulse=2, advantage="allied")
    rules = [each["rule"] for each in table.odds("German 1st 19")["notes"]]
    assert rules == ["11.1.2a", "10.5.4a"]


def test_the_attack_in_progress_needs_no_words():
    units = {"Guderian": "3", "Reinhardt": "3", "French 2nd": "17", "French 9th": "17"}
    table = at("axis impulse", units, impulse=2, advantage="allied", kleist="Guderian")
    answer(table, "assault K", "Guderian", "17", "Reinhardt", "17", "lead Guderian")
    assert table.odds("")["attack"] == 9


def joined(**lines):
    """Reinhardt is in 17 with the enemy; Guderian, who carries Kleist, may follow."""
    units = {"Guderian": "11", "Reinhardt": "11", "French 2nd": "17"}
    table = at("axis impulse", units, impulse=2, advantage="allied", kleist="Guderian", **lines)
    return answer(table, "assault K", "Reinhardt", "17")


def test_10_1a_who_has_entered_takes_part_whoever_is_named():
    odds = joined().odds("Guderian 17")
    assert [each["factor"] for each in odds["attackers"]] == [6, 1, 2]


def test_10_1a_the_first_one_named_leads():
    assert joined().odds("Guderian + Reinhardt 17") == joined().odds("Guderian 17")


def test_10_3a_in_an_old_fight_only_who_is_named():
    units = {"Guderian": "17", "Reinhardt": "17", "French 2nd": "17"}
    table = at("axis impulse", units, impulse=2, kleist="Guderian", out_of_supply="nobody")
    odds = answer(table, "assault K").odds("Guderian 17")
    assert [each["factor"] for each in odds["attackers"]] == [6, 2]


@pytest.mark.parametrize(
    ("attack", "fault"),
    [
        ("Guderian", "names no area"),
        ("17", "name the attackers"),
        ("Guderian 25", "cannot reach 25"),
        ("Guderian + French 2nd 17", "units of one side"),
        ("Guderian 11", "no attack can be made"),
        ("Rommel", "names no area, unit or action"),
        ("German 4th 99", "no area"),
    ],
)
def test_what_cannot_be_worked_out_is_said(may, attack, fault):
    with pytest.raises(InputError, match=fault):
        may.odds(attack)
