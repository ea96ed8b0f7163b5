"""10.4-10.8 Why a unit may not go to a hex, or by the way that is written."""

from typing import Any

import pytest

from sixweeks.games.france_40.model.components import MAP
from sixweeks.games.france_40.rules.r10_going import mover, would_open
from tests.games.france_40.toolkit import assault, at, hexes_offered, march, rules_against

NETHERLANDS: Any = {"netherlands": "in play 1"}


# --- 5.16a the French hesitate ----------------------------------------------------------------


def hesitating(hex: str, unit: str = "F X"):
    units = {unit: hex, "UK I": "3628", "F XI": "3428"}
    table = at("allied movement", units, turn=1, belgium="in play 1", dyle="hesitate")
    table.answer(unit)
    return table


def test_5_16a_a_french_unit_in_belgium_moves_on_within_it():
    """B-24"""
    assert {"3431", "3530", "3633"} <= hexes_offered(hesitating("3430"))


def test_5_16a_and_may_leave_it():
    assert {"3429", "3428"} <= hexes_offered(hesitating("3430"))


def test_5_16a_but_does_not_come_back():
    table = hesitating("3430")
    table.answer("3429")
    assert rules_against(table, "3430") == {"5.16a"}


def test_5_16a_nor_goes_by_way_of_france():
    """From 3330 to 3429 and back to 3430."""
    assert rules_against(hesitating("3330"), "F X 3330-3329-3429-3430") == {"5.16a"}


def test_5_16a_who_is_outside_is_told_so_of_every_belgian_hex():
    assert rules_against(hesitating("3427"), "3235") == {"5.16a"}


# --- 4.3a, 3.6h, 3.2a neutral ground ----------------------------------------------------------


def test_4_3a_a_german_must_declare_the_violation_before_he_moves_in():
    table = march(at("german movement", {"G I": "3136"}), "G I")
    assert table.why("3135") == ["4.3a: the country is neutral: declare its violation first."]


def test_3_6h_an_ally_waits_for_the_germans():
    table = march(at("allied movement", {"F X": "3429"}), "F X", die=6)
    assert rules_against(table, "3430") == {"3.6h"}


def test_3_2a_in_1939_neutral_ground_is_closed_to_all():
    table = march(at("allied movement", {"F 1": "3429"}, turn=1, scenario="1939"), "F 1")
    assert rules_against(table, "3430") == {"3.2a"}


def test_4_3a_a_retreat_does_not_violate_a_neutral():
    by = ("F I", "F III", "F IV")
    table = assault(at("allied combat", {"G I": "3136", **dict.fromkeys(by, "3036")}), "3136", *by)
    table.answer("hold 4th armored")
    table.answer(6)  # 2:1, DR
    assert "4.3a" in rules_against(table, "3236")  # Dutch


# --- 10.7a the Zuiderzee ----------------------------------------------------------------------


def test_10_7a_who_begins_elsewhere_does_not_cross():
    table = march(at("german movement", {"G I": "4137"}, **NETHERLANDS), "G I")
    assert rules_against(table, "4239") == {"10.7a"}


def test_10_7a_nor_who_has_come_to_the_shore():
    table = march(at("german movement", {"G I": "4137"}, **NETHERLANDS), "G I", "4238")
    assert rules_against(table, "4239") == {"10.7a"}


def test_10_7a_nor_is_it_passed_on_a_way():
    table = march(at("german movement", {"G I": "4137"}, **NETHERLANDS), "G I")
    assert rules_against(table, "G I 4137-4238-4239") == {"10.7a"}


def test_7_3c_the_shores_are_two_hexes_like_others():
    units = {"G I": "4238", "N I": "4137", "N II": "4240"}
    table = at("german movement", units, **NETHERLANDS)
    assert rules_against(table, "G I 4239") == {"7.3c"}


# --- what bars every way ----------------------------------------------------------------------


def west_of_the_maginot_line(unit: str, hex: str) -> set[str]:
    table = march(at("german movement", {unit: "2036"}, forts="standing"), unit)
    return rules_against(table, hex)


def test_6_2c_enemies_who_bar_every_way_are_named():
    assert west_of_the_maginot_line("G I", "1833") == {"6.2c"}


def test_4_3a_a_neutral_who_bars_the_only_way_is_named_besides_the_points():
    assert west_of_the_maginot_line("G I", "3022") == {"4.3a", "10.4a"}


def test_10_4a_where_a_way_is_open_it_is_only_too_far():
    table = at("german movement", {"G I": "3136"}, forts="standing", belgium="in play 1")
    assert rules_against(march(table, "G I"), "3022") == {"10.4a"}


# --- ways that are written out ----------------------------------------------------------------


def facing():
    """F I exerts its zone on 2630, 2529 and 2530."""
    table = at("german movement", {"G I": "2631", "F I": "2629"})
    table.answer("G I")
    return table


@pytest.mark.parametrize(
    ("way", "rule"),
    [
        ("2631-2630-2529", "7.3c"),
        ("2631-2630-2730", "7.3a"),
        ("2631-2729", "10.0a"),
        ("2631-2731-2631-2731-2631-2731-2631-2731", "10.4a"),
        ("2631-2632-2633-2532", "4.3a"),
    ],
)
def test_a_written_way_is_refused_by_the_rule_that_bars_it(way, rule):
    assert rules_against(facing(), f"G I {way}") == {rule}


def test_7_3c_a_way_from_zone_to_zone_is_refused_before_the_unit_is_taken_up():
    table = at("german movement", {"G I": "2631", "F I": "2629"})
    assert rules_against(table, "G I 2631-2630-2529") == {"7.3c"}


def test_7_3c_a_way_that_starts_in_a_zone():
    table = at("german movement", {"G I": "2630", "F I": "2629"})
    assert rules_against(table, "G I 2630-2529-2530") == {"7.3c"}


def test_10_0a_an_open_way_that_is_not_the_one_offered_is_gone_hex_by_hex():
    table = facing()
    assert table.why("G I 2631-2731-2632") == ["10.0a: that path is legal: enter it hex by hex."]


def test_10_0a_the_way_that_is_offered_is_open():
    table = facing()
    way = next(table.write(each) for each in table.options if "2731" in table.write(each))
    assert table.why(way) == []


def test_7_7a_panzers_go_from_zone_to_zone():
    table = at("german movement", {"19 Pz": "2631", "F I": "2629"})
    table.answer("19 Pz")
    assert rules_against(table, "19 Pz 2631-2630-2529") <= {"10.0a"}


def test_10_6a_a_way_that_ends_in_paris():
    table = at("allied movement", {"UK I": "2921"})
    assert rules_against(table, "UK I 2921-2922-3022") == {"10.6a"}


def test_10_5d_a_way_across_a_lake():
    table = at("german movement", {"G I": "1237"}, switzerland="in play 1 forward")
    assert rules_against(table, "G I 1237-1137") == {"10.5d"}


# --- what a rule bars -------------------------------------------------------------------------


@pytest.mark.parametrize(("lifted", "opens"), [("10.4a", True), ("7.3a", False), ("", False)])
def test_10_4a_without_it_and_no_other_a_hex_too_far_would_be_open(lifted, opens):
    game = at("german movement", {"G I": "2725", "F X": "3427"}).game
    by = mover(game, (game.roster.by_name["G I"],), points=6, has_moved=False)
    assert would_open(game, by, MAP.grid.hex("1725"), frozenset({lifted})) is opens
