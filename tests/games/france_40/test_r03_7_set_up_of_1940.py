"""3.7-3.9 Set-up of 1940: French and British, then the Germans with or without Sickle Cut."""

from functools import partial

import pytest

from sixweeks.games.france_40.model.components import MAP
from sixweeks.kernel.table import Table
from tests.games.france_40 import toolkit
from tests.games.france_40.toolkit import (
    FRANCE,
    GERMANY,
    at,
    german_hexes,
    offered,
    place_all,
    place_of,
    places,
    rules_against,
    steps_of,
)

ALLIED_SET_UP = ("deploy 1940_allied", "keep", "deploy 1940_allied", "keep")
ANGLO_FRENCH = ("deploy 1940_allied", "keep", "deploy by_hand")
BELGIAN_FOREST = "2832 2931 2932 2933 2934 2935 3031 3032 3033 3034 3035 3132 3133"
FOREST = set(MAP.grid.numbers(MAP.grid.mask(f"{BELGIAN_FOREST} 2733 2833 2834")))
NORTHERN_LINE, EASTERN_LINE = "2731 2632 2532 2433 2333 2234", "2135 2035 1934 1834"
RHINE_LINE = "1733 1732 1632 1531 1431"
MAGINOT_LINE = MAP.grid.numbers(MAP.grid.mask(f"{NORTHERN_LINE} {EASTERN_LINE} {RHINE_LINE}"))
NORTHERN_WALL = "3538 3438 3337 3237 3136 3036 2936 2836 2835 2734 2635"
SOUTHERN_WALL = "2534 2434 2334 2335 2236 2136 2036 1935 1835 1734 1634 1633 1532 1432"
WEST_WALL = set(MAP.grid.numbers(MAP.grid.mask(f"{NORTHERN_WALL} {SOUTHERN_WALL}")))


setting_up = partial(toolkit.setting_up, "1940")


def ready(*german: str) -> Table:
    """The ready Allied set-up, then these German answers."""
    return setting_up(*ALLIED_SET_UP, *german)


# --- 3.7 Anglo-French set-up ----------------------------------------------------------------------


@pytest.mark.parametrize("unit", ["F I", "UK I"])
def test_3_7a_french_and_british_set_up_anywhere_in_france(unit):
    """B-57: Paris too, but never the Sarreguemines Gap."""
    assert places(setting_up(*ANGLO_FRENCH), unit) == FRANCE


def test_3_7a_they_do_not_set_up_elsewhere():
    table = setting_up(*ANGLO_FRENCH, "UK I")
    assert rules_against(table, "UK I 3632") == {"3.7a"}


def test_3_7a_the_gap_is_closed_at_set_up():
    """B-57"""
    table = setting_up(*ANGLO_FRENCH, "F I")
    assert rules_against(table, "F I 2235") == {"10.8b"}


def test_3_7a_the_stacking_limit_holds():
    table = place_all(setting_up(*ANGLO_FRENCH), ["F I", "F III", "F IV"], "3328")
    table.answer("F V")
    assert rules_against(table, "F V 3328") == {"6.0a"}


def test_3_7a_french_and_british_do_not_stack_together():
    table = place_all(setting_up(*ANGLO_FRENCH), ["UK I"], "3628")
    table.answer("F I")
    assert rules_against(table, "F I 3628") == {"3.6i"}


def test_3_7a_no_corps_is_held_off_the_map():
    assert rules_against(setting_up(*ANGLO_FRENCH), "keep") == {"3.7a"}


def test_3_7a_french_and_british_set_up_after_the_neutrals():
    assert rules_against(setting_up("deploy by_hand"), "F I 3328") == {"3.7a"}


def test_3_7b_a_full_maginot_unit_stands_in_each_of_the_fifteen_hexes():
    table = setting_up()
    steps = {hex: steps_of(table, f"Maginot {hex}") for hex in MAGINOT_LINE}
    assert steps == dict.fromkeys(MAGINOT_LINE, 2)


def test_3_7b_everybody_sees_the_line():
    assert set(MAP.grid.numbers(setting_up().view("german").forts)) > set(MAGINOT_LINE)


def test_3_7b_maginot_units_are_not_the_players_to_place():
    table = setting_up(*ANGLO_FRENCH)
    assert rules_against(table, "Maginot 2731 2730") == {"3.7b"}


def test_3_7c_french_units_may_set_up_in_the_maginot_line():
    assert places(setting_up(*ANGLO_FRENCH), "F XX") >= set(MAGINOT_LINE)


def test_3_7c_the_dynamo_markers_wait_off_the_map():
    assert setting_up(*ANGLO_FRENCH).view("allied").dynamo is None


# --- 3.8-3.9 German set-up of 1940 ----------------------------------------------------------------


def test_3_8a_the_germans_set_up_last():
    assert ready().to_move == "german"


def test_3_8a_german_corps_do_not_set_up_before_the_allies():
    assert rules_against(setting_up("deploy by_hand"), "G I 3139") == {"3.8a"}


def test_3_8a_the_coup_marker_waits_for_turn_1():
    table = ready("no sickle cut", "deploy 1940_german_yellow", "keep", "fight then move")
    assert offered(table) >= {"coup 3235", "no coup"}


def test_3_8a_the_39th_panzer_corps_waits_for_turn_8():
    table = ready("no sickle cut", "deploy by_hand")
    assert rules_against(table, "39 Pz 3139") == {"3.8a"}


def test_3_8a_the_39th_panzer_corps_is_no_corps_held_back():
    table = ready("no sickle cut", "deploy 1940_german_yellow")
    assert (place_of(table, "39 Pz"), "keep" in offered(table)) == ("unplaced", True)


def test_3_8a_a_west_wall_unit_stands_in_each_of_25_border_hexes():
    forts = set(MAP.grid.numbers(setting_up().view("german").forts))
    assert forts - set(MAGINOT_LINE) - {"3235"} == WEST_WALL


def test_3_8a_the_west_wall_is_not_the_players_to_place():
    table = ready("no sickle cut", "deploy by_hand")
    assert rules_against(table, "WW 3538 3139") == {"3.8a"}


def test_3_8b_the_german_player_declares_sickle_cut_or_not():
    assert offered(ready()) == {"sickle cut", "no sickle cut"}


def test_3_8b_it_is_declared_before_the_germans_set_up():
    assert rules_against(ready(), "G I 3139") == {"3.8b"}


def test_3_8b_it_is_not_declared_later():
    assert rules_against(at("german movement", {"G I": "3139"}, turn=1), "sickle cut") == {"3.8b"}


def test_3_8b_mechanized_corps_may_set_up_in_the_forest_of_belgium_and_luxembourg():
    """The forest hex 2930 is French."""
    assert places(ready("sickle cut", "deploy by_hand"), "19 Pz") == GERMANY | FOREST


def test_3_8b_other_corps_set_up_in_germany():
    assert places(ready("sickle cut", "deploy by_hand"), "G I") == GERMANY


def test_3_8b_only_three_corps_set_up_in_the_forest():
    table = ready("sickle cut", "deploy by_hand")
    place_all(table, ["19 Pz", "41 Pz", "16 Pz"], "2931").answer("14 PzG")
    assert rules_against(table, "14 PzG 2932") == {"3.8b"}


def test_3_8b_fewer_than_three_corps_are_not_enough():
    table = ready("sickle cut", "deploy 1940_german", "change", "19 Pz", "3139")
    assert rules_against(table, "keep") == {"3.8b"}


def test_3_8b_who_keeps_fewer_is_told_what_is_missing():
    table = ready("sickle cut", "deploy 1940_german", "change", "19 Pz", "3139")
    assert "exactly three mechanized corps" in table.why("keep")[0]


def test_3_8b_any_three_of_the_four_will_do():
    table = ready("sickle cut", "deploy 1940_german", "change", "19 Pz", "3139")
    table.answer("16 Pz")
    table.answer("2931")
    assert "keep" in offered(table)


def test_3_8b_the_three_corps_are_bound_by_the_rules_of_turn_1():
    """5.8a: they may not move."""
    table = ready("sickle cut", "deploy 1940_german", "keep", "move then fight", "no coup")
    rules = [rules_against(table, unit) for unit in ("19 Pz", "14 PzG", "41 Pz", "16 Pz")]
    assert rules == [{"5.8a"}, {"5.8a"}, {"5.8a"}, set()]


def test_3_8c_without_sickle_cut_all_mechanized_corps_set_up_in_germany():
    assert places(ready("no sickle cut", "deploy by_hand"), "19 Pz") == GERMANY


def test_3_8c_without_sickle_cut_the_forest_is_closed():
    table = ready("no sickle cut", "deploy by_hand", "19 Pz")
    assert rules_against(table, "19 Pz 2931") == {"3.8c"}


def test_3_8c_the_stacking_limit_holds():
    table = place_all(ready("no sickle cut", "deploy by_hand"), ["G I", "G II", "G III"], "3139")
    table.answer("G IV")
    assert rules_against(table, "G IV 3139") == {"6.0a"}


def test_3_8c_no_corps_is_held_off_the_map():
    assert rules_against(ready("no sickle cut", "deploy by_hand"), "keep") == {"3.8c"}


def test_3_8d_sickle_cut_violates_belgium_on_turn_1():
    table = ready("sickle cut", "deploy 1940_german", "keep")
    assert table.game.countries.violated_on["belgium"] == 1


def test_3_8d_without_sickle_cut_belgium_stays_neutral():
    table = ready("no sickle cut", "deploy 1940_german_yellow", "keep")
    assert table.game.countries.belgium == "neutral"


def test_3_8d_corps_in_luxembourg_make_it_capitulate():
    """B-23"""
    table = ready("sickle cut", "deploy 1940_german", "change", "19 Pz", "2833", "keep")
    assert table.game.countries.luxembourg == "capitulated"


def test_3_8d_with_all_three_corps_in_belgium_luxembourg_stays_neutral():
    """B-23"""
    table = ready("sickle cut", "deploy 1940_german", "keep")
    assert table.game.countries.luxembourg == "neutral"


def test_3_8d_belgium_joins_the_allies_but_for_the_hexes_of_the_corps():
    """B-55"""
    table = ready("sickle cut", "deploy 1940_german", "keep")
    inside = german_hexes(table) & set(MAP.grid.numbers(MAP.countries["belgium"]))
    assert inside == {place_of(table, unit) for unit in ("19 Pz", "14 PzG", "41 Pz")}


def test_3_9a_1940_begins_on_turn_1_with_8_and_17_replacements_and_no_points():
    game = ready("no sickle cut", "deploy 1940_german_yellow", "keep").game
    tracks = (game.turn, game.replacements, game.victory_points)
    assert tracks == (1, {"german": 8, "allied": 17}, ())
