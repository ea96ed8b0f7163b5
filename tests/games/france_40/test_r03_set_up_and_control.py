"""3.1-3.5 Control of hexes, and the set-up of 1939 with its closed borders."""

import pytest

from sixweeks.games.france_40.model.components import MAP, SCENARIOS
from sixweeks.kernel.table import Table
from tests.games.france_40.toolkit import (
    FRANCE,
    GERMANY,
    assault,
    at,
    german_hexes,
    march,
    offered,
    place_all,
    places,
    rules_against,
    setting_up,
)

# --- 3.1 hex control ------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", ["1939", "1940"])
def test_3_1a_at_the_start_the_germans_control_germany_and_nothing_else(scenario):
    assert german_hexes(setting_up(scenario)) == GERMANY


def test_3_1a_france_is_allied_at_the_start():
    """5.13b: the active port must be in Allied hands."""
    table = at("dynamo", {"UK I": "3827"}, turn=5)
    assert "dynamo 3927" in offered(table)


def test_3_1b_a_hex_entered_changes_hands():
    table = march(at("german movement", {"G I": "3127"}), "G I", "3126", "done")
    assert "3126" in german_hexes(table)


def test_3_1b_a_hex_passed_through_changes_hands():
    table = march(at("german movement", {"G I": "3127"}), "G I", "3125", "done")
    assert "3126" in german_hexes(table)


def test_3_1b_a_hex_stays_with_the_last_side_to_enter():
    table = march(at("german movement", {"G I": "3127"}), "G I", "3125", "done")
    assert german_hexes(table) - GERMANY == {"3127", "3126", "3125"}


def test_3_1b_control_changes_back_when_the_other_side_enters():
    table = at("allied movement", {"UK I": "3124"}, control_german="3125 3126 3127")
    march(table, "UK I", "3126", "done")
    assert german_hexes(table) - GERMANY == {"3127"}


def test_3_1b_a_hex_won_back_can_be_lost_again():
    table = at("allied movement", {"UK I": "3423", "G I": "3428"}, control_german="3424")
    march(table, "UK I", "3424", "3422", "done")
    table.answer("move then fight")  # the German turn
    march(table, "G I", "3424")
    assert "3424" in german_hexes(table)


def test_3_1b_an_advance_changes_control():
    table = assault(at("german combat", {"G I": "3127", "F XLV": ("3128", 1)}), "3128", "G I")
    table.answer(1)  # 3:1, DE
    table.answer("G I advances")
    assert "3128" in german_hexes(table)


def test_3_1b_a_retreat_changes_control():
    units = {"G I": "3127", "G II": "3127", "F X": "3128"}
    table = assault(at("german combat", units, control_german="3129"), "3128", "G I", "G II")
    table.answer(6)  # 2:1, DR
    table.answer("F X retreats 3129")
    assert "3129" not in german_hexes(table)


def test_3_1b_a_zone_of_control_changes_nothing():
    table = march(at("german movement", {"G I": "3127"}), "G I", "3126", "done")
    assert german_hexes(table).isdisjoint({"3125", "3025", "3026", "3225", "3226"})


def test_3_1b_an_attack_without_an_advance_changes_nothing():
    table = assault(at("german combat", {"G I": "3127", "F XLV": ("3128", 1)}), "3128", "G I")
    table.answer(1)  # 3:1, DE
    table.answer("stay")
    assert "3128" not in german_hexes(table)


# --- 3.2 the neutrals of 1939 ---------------------------------------------------------------------


def in_1939(phase: str, units: dict[str, str], turn: int = 1) -> Table:
    return at(phase, units, turn=turn, scenario="1939")


@pytest.mark.parametrize(
    ("unit", "hex", "neutral"),
    [("F 1", "2532", "2633"), ("F 1", "2831", "2832"), ("F 1", "1431", "1330")],
)
def test_3_2a_the_french_may_not_enter_a_neutral_country(unit, hex, neutral):
    assert rules_against(in_1939("allied movement", {unit: hex}), f"{unit} {neutral}") == {"3.2a"}


def test_3_2a_the_germans_may_not_enter_a_neutral_country():
    """3.5b keeps them in Germany anyhow."""
    table = in_1939("german movement", {"G 5": "2734"})
    assert rules_against(table, "G 5 2733") == {"3.2a", "3.5b"}


@pytest.mark.parametrize("phase", ["german combat", "allied combat"])
def test_3_2a_nobody_may_attack_into_a_neutral_country(phase):
    table = in_1939(phase, {"F 1": "2534", "G 5": "2635"})
    assert rules_against(table, "attack 2634") == {"3.2a"}


def test_3_2a_nobody_retreats_into_a_neutral_country():
    units = {"F 1": "2534", "G 5": "2435", "G 6": "2435", "G 9": "2435"}
    table = assault(in_1939("german combat", units), "2534", "G 5", "G 6", "G 9")
    table.answer(6)  # 3:1, DR
    assert rules_against(table, "2634") == {"3.2a"}


@pytest.mark.parametrize("side", ["german", "allied"])
def test_3_2a_no_neutral_may_be_violated(side):
    table = in_1939(f"{side} movement", {"F 1": "2532", "G 5": "2635"})
    assert rules_against(table, "violate luxembourg") == {"3.2a"}


def test_3_2a_no_violation_is_offered():
    table = in_1939("german movement", {"G 5": "2635"})
    assert not any("violate" in answer for answer in offered(table))


def test_3_2a_there_are_no_neutral_units():
    nations = {counter.nation for counter in SCENARIOS["1939"].counters}
    assert nations == {"german", "french"}


# --- 3.3-3.5 set-up of 1939 -----------------------------------------------------------------------

WALL = "2534 2434 2334 2335 2236 2136 2036 1935 1835 1734 1634 1633 1532 1432"
SEVEN = ["G 5", "G 6", "G 9", "G 15", "G 16", "G 22", "G 25"]


def test_3_3a_a_west_wall_unit_stands_in_each_border_hex_from_2534_to_1432():
    table = setting_up("1939")
    assert table.view("allied").forts == MAP.grid.mask(WALL)


def test_3_3a_the_germans_set_up_first():
    assert setting_up("1939").to_move == "german"


def test_3_3a_the_west_wall_is_not_the_players_to_place():
    table = setting_up("1939", "deploy by_hand")
    assert rules_against(table, "WW 2534 1043") == {"3.3a"}


def test_3_3b_german_divisions_set_up_anywhere_in_germany():
    assert places(setting_up("1939", "deploy by_hand"), "G 5") == GERMANY


def test_3_3b_german_divisions_do_not_set_up_elsewhere():
    table = setting_up("1939", "deploy by_hand", "G 5")
    assert rules_against(table, "G 5 2532") == {"3.3b"}


def test_3_3b_the_stacking_limit_holds():
    table = setting_up("1939", "deploy by_hand")
    place_all(table, [*SEVEN, "G 26"], "1043")
    table.answer("G 33")
    assert rules_against(table, "G 33 1043") == {"6.0a"}


def test_3_3b_an_eighth_division_may_still_join():
    table = setting_up("1939", "deploy by_hand")
    place_all(table, SEVEN, "1043")
    assert "1043" in places(table, "G 26")


def test_3_3b_no_division_is_held_off_the_map():
    table = setting_up("1939", "deploy by_hand")
    assert rules_against(table, "keep") == {"3.3b"}


def test_3_3b_divisions_on_the_map_wait_until_all_are_placed():
    table = place_all(setting_up("1939", "deploy by_hand"), ["G 5"], "1043")
    assert rules_against(table, "G 5") == {"3.3b"}


def test_3_3b_with_all_placed_the_set_up_may_be_kept_or_changed():
    assert offered(setting_up("1939", "deploy 1939_german")) == {"keep", "change"}


def test_3_4a_1939_begins_on_turn_1():
    table = setting_up("1939", "deploy 1939_german", "keep", "deploy 1939_french", "keep")
    assert table.game.turn == 1


def test_3_5a_the_french_set_up_second():
    assert setting_up("1939", "deploy 1939_german", "keep").to_move == "allied"


def test_3_5a_french_divisions_do_not_set_up_before_the_germans():
    assert rules_against(setting_up("1939", "deploy by_hand"), "F 1 2532") == {"3.5a"}


def test_3_5a_french_divisions_set_up_anywhere_in_france():
    """B-57: Paris too, but never the Sarreguemines Gap."""
    table = setting_up("1939", "deploy 1939_german", "keep", "deploy by_hand")
    assert places(table, "F 1") == FRANCE


def test_3_5a_french_divisions_do_not_set_up_elsewhere():
    table = setting_up("1939", "deploy 1939_german", "keep", "deploy by_hand", "F 1")
    assert rules_against(table, "F 1 2434") == {"3.5a"}


def test_3_5a_no_division_is_held_off_the_map():
    table = setting_up("1939", "deploy 1939_german", "keep", "deploy by_hand")
    assert rules_against(table, "keep") == {"3.5a"}


def test_3_5b_there_are_no_maginot_units_in_1939():
    table = setting_up("1939")
    assert not any("Maginot" in counter.name for counter in table.game.scenario.counters)


def test_3_5b_the_germans_may_not_move_out_of_germany():
    table = in_1939("german movement", {"G 5": "2334"})
    assert rules_against(table, "G 5 2333") == {"3.5b"}


def test_3_5b_the_germans_may_not_attack_out_of_germany():
    table = in_1939("german combat", {"G 5": "2334", "F 1": "2333", "F 3": "2434"})
    assert rules_against(table, "G 5 2333") == {"3.5b"}


def test_3_5b_the_germans_may_attack_the_french_inside_germany():
    table = in_1939("german combat", {"G 5": "2335", "F 1": "2334"})
    assert "attack 2334" in offered(table)


def test_3_5b_the_germans_may_not_retreat_out_of_germany():
    """B-34"""
    units = {"G 5": "2334", "F DLM 1": "2335", "F DLM 2": "2335", "F 1": "2335"}
    table = in_1939("allied combat", units)
    assault(table, "2334", "F DLM 1", "F DLM 2", "F 1").answer(4)  # 2:1, DR
    assert rules_against(table, "2333") == {"3.5b"}
