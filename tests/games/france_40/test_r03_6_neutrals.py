"""3.6 The neutrals of 1940: their set-up, and what they may do once they are in the war."""

from typing import Any

import pytest

import sixweeks
from sixweeks.games.france_40.model.components import MAP
from sixweeks.kernel.table import Table
from tests.games.france_40.toolkit import (
    answer,
    assault,
    at,
    hexes_offered,
    march,
    offered,
    place_of,
    reach,
    rules_against,
)

BELGIUM = set(MAP.grid.numbers(MAP.countries["belgium"]))
NETHERLANDS = set(MAP.grid.numbers(MAP.countries["netherlands"]))
SWITZERLAND = set(MAP.grid.numbers(MAP.countries["switzerland"]))
FOREST = set(MAP.grid.numbers(MAP.ardennes))
IN_PLAY: Any = {"belgium": "in play 1"}


def setting_up(*answers: str) -> Table:
    table = sixweeks.new("france_40", scenario="1940", ask_dice=True)
    answer(table, "deploy by_hand", *answers)
    return table


# --- 3.6a-3.6d set-up -----------------------------------------------------------------------------


def test_3_6a_the_allied_player_sets_up_the_neutrals_before_anybody_else():
    table = setting_up()
    nations = {answer.split()[0] for answer in offered(table)}
    assert (table.to_move, nations) == ("allied", {"B", "N", "Sw"})


def test_3_6a_the_dutch_set_up_in_the_netherlands():
    assert hexes_offered(setting_up("N I"), "place") == NETHERLANDS


def test_3_6a_the_swiss_set_up_in_switzerland():
    assert hexes_offered(setting_up("Sw I"), "place") == SWITZERLAND


def test_3_6a_a_neutral_does_not_set_up_abroad():
    assert rules_against(setting_up("Sw I"), "Sw I 1431") == {"3.6a"}


def test_3_6a_no_more_than_one_unit_sets_up_in_a_hex():
    table = setting_up("Sw I", "1230", "Sw II")
    assert rules_against(table, "Sw II 1230") == {"6.0a"}


def test_3_6a_all_neutrals_are_set_up():
    assert rules_against(setting_up("Sw I", "1230"), "keep") == {"3.6a"}


def test_3_6a_neutrals_do_not_set_up_later():
    table = sixweeks.new("france_40", scenario="1940", ask_dice=True)
    answer(table, "deploy 1940_allied", "keep", "deploy by_hand")
    assert rules_against(table, "Sw I 1234") == {"3.6a"}


def test_3_6b_a_belgian_unit_may_share_the_hex_of_eben_emael():
    assert "3235" in hexes_offered(setting_up("B III"), "place")


def test_3_6b_a_second_belgian_unit_may_not():
    assert rules_against(setting_up("B III", "3235", "B I"), "B I 3235") == {"6.0a"}


def test_3_6c_eben_emael_stands_in_3235():
    table = setting_up()
    on_map = bool(table.view("german").forts >> MAP.grid.hex("3235") & 1)
    assert (place_of(table, "BEE"), on_map) == ("3235", True)


def test_3_6c_eben_emael_is_set_up_nowhere_else():
    assert rules_against(setting_up(), "BEE 3134") == {"3.6c"}


def test_3_6d_belgians_set_up_in_belgium_but_for_the_forest_and_2732():
    assert hexes_offered(setting_up("B I"), "place") == BELGIUM - FOREST - {"2732"}


@pytest.mark.parametrize("hex", ["2931", "3133", "2732"])
def test_3_6d_belgians_do_not_set_up_in_the_forest_or_in_2732(hex):
    assert rules_against(setting_up("B I"), f"B I {hex}") == {"3.6d"}


# --- 3.6e-3.6f frozen until invaded ---------------------------------------------------------------


def test_3_6e_neutral_units_may_not_move():
    table = at("allied movement", {"B I": "3331", "UK I": "3628"})
    assert rules_against(table, "B I") == {"3.6e"}


def test_3_6e_neutral_units_are_not_offered_for_movement():
    table = at("allied movement", {"B I": "3331", "N I": "4035", "Sw I": "1230", "UK I": "3628"})
    assert offered(table) == {"UK I", "end"}


def test_3_6e_neutral_units_may_not_attack():
    units = {"B I": "3330", "UK I": "3328", "G I": "3329"}
    table = at("allied combat", units)
    assert rules_against(table, "B I 3329") == {"3.6e"}


def test_3_6e_an_invasion_concerns_one_country_alone():
    table = at("german movement", {"G I": "3139", "UK I": "3628"})
    table.answer("violate belgium")
    assert offered(table) >= {"violate netherlands", "violate luxembourg", "violate switzerland"}


def test_3_6e_units_of_another_country_stay_frozen():
    table = at("allied movement", {"B I": "3331", "N I": "4035", "UK I": "3628"}, **IN_PLAY)
    assert rules_against(table, "N I") == {"3.6e"}


def test_3_6e_the_germans_need_invade_nobody():
    assert "end" in offered(at("german movement", {"G I": "3139"}))


def test_3_6f_the_army_of_an_invaded_country_joins_the_allies():
    table = at("german combat", {"G I": "3136", "B I": "3135", "UK I": "3628"})
    table.answer("violate belgium")
    assert "attack 3135" in offered(table)


def test_3_6f_the_army_of_an_invaded_country_moves_with_the_allies():
    table = at("allied movement", {"B I": "3331", "UK I": "3628"}, **IN_PLAY)
    assert "B I" in offered(table)


def test_3_6f_the_territory_of_an_invaded_country_joins_the_allies():
    """5.13b: Ostend may become the active port only as Allied ground."""
    table = at("dynamo", {"UK I": "3628"}, turn=5, belgium="in play 5")
    assert "dynamo 3929" in offered(table)


def test_3_6f_neutral_territory_is_not_allied_before():
    table = at("dynamo", {"UK I": "3628"}, turn=5)
    assert rules_against(table, "dynamo 3929") == {"5.13b"}


def test_3_6f_the_declaration_alone_takes_no_ground_for_the_germans():
    """B-55: it need not be followed by a move."""
    table = at("german movement", {"G I": "3136", "UK I": "3628"})
    table.answer("violate belgium")
    assert not table.view("allied").control & MAP.countries["belgium"]


# --- 3.6g near home -------------------------------------------------------------------------------


def test_3_6g_former_neutrals_move_in_the_hexes_next_to_home():
    """3229 is French and touches Belgium."""
    table = at("allied movement", {"B I": "3230", "UK I": "3628"}, **IN_PLAY)
    assert "3229" in reach(table, "B I", die=6)


def test_3_6g_former_neutrals_move_no_further():
    table = at("allied movement", {"B I": "3230", "UK I": "3628"}, **IN_PLAY)
    assert rules_against(table, "B I 3228") == {"3.6g"}


def test_3_6g_former_neutrals_never_reach_beyond_the_border_hexes():
    table = at("allied movement", {"B I": "3230", "UK I": "3628"}, **IN_PLAY)
    near = set(MAP.grid.numbers(MAP.grid.spread(MAP.countries["belgium"])))
    assert reach(table, "B I", die=6) <= near | BELGIUM


def test_3_6g_former_neutrals_attack_hexes_next_to_home():
    units = {"B I": "3230", "G I": "3229", "UK I": "3628"}
    assert "attack 3229" in offered(at("allied combat", units, **IN_PLAY))


def test_3_6g_former_neutrals_attack_no_further():
    """B-44: the hex attacked must lie in or touch the own country."""
    units = {"B I": "3229", "UK I": "3327", "G I": "3228"}
    table = at("allied combat", units, **IN_PLAY)
    assert rules_against(table, "B I 3228") == {"3.6g"}


def test_3_6g_former_neutrals_advance_next_to_home():
    units = {"B I": "3230", "B II": "3230", "B Cv": "3230", "G XII": ("3229", 1), "UK I": "3628"}
    table = assault(at("allied combat", units, **IN_PLAY), "3229", "B I", "B II", "B Cv")
    table.answer(1)  # 2:1, DE
    assert "B I advances" in offered(table)


def test_3_6g_former_neutrals_do_not_retreat_further():
    """B-44"""
    units = {"B I": "3229", "G I": "3129", "G II": "3129", "UK I": "3628"}
    table = assault(at("german combat", units, **IN_PLAY), "3229", "G I", "G II")
    table.answer(6)  # 3:1, DR; 3228 and 3328 are free, but do not touch Belgium
    assert place_of(table, "B I") == "3329"


def test_3_6g_former_neutrals_with_nowhere_else_to_go_are_blocked():
    """B-44, 11.3c: French ground behind them is no refuge, so they suffer DE."""
    units = {"B I": "3229", "G I": "3129", "G II": "3129", "G III": "3330", "UK I": "3628"}
    table = assault(at("german combat", units, **IN_PLAY), "3229", "G I", "G II")
    table.answer(6)  # 3:1, DR
    assert place_of(table, "B I") == "dead"


def test_3_6g_their_zone_of_control_reaches_further():
    """3228 does not touch Belgium, yet a German who enters it must stop (7.3a)."""
    table = at("german movement", {"G I": "3227", "B I": "3229", "UK I": "3628"}, **IN_PLAY)
    march(table, "G I", "3228")
    assert rules_against(table, "G I 3128") == {"10.1c"}


def test_3_6g_a_neighbour_still_neutral_stays_closed():
    """B-44"""
    table = at("allied movement", {"N I": "3635", "UK I": "3628"}, netherlands="in play 1")
    assert rules_against(table, "N I 3634") == {"3.6h"}


# --- 3.6h-3.6i the other Allies -------------------------------------------------------------------


@pytest.mark.parametrize("unit", ["F I", "UK I"])
def test_3_6h_french_and_british_may_not_enter_a_neutral_country(unit):
    table = at("allied movement", {unit: "3628"})
    assert rules_against(table, f"{unit} 3629") == {"3.6h"}


@pytest.mark.parametrize(("unit", "die"), [("F I", 6), ("UK I", None)])
def test_3_6h_they_may_once_it_is_in_play(unit, die):
    table = at("allied movement", {unit: "3628", "UK II": "3020"}, **IN_PLAY)
    assert "3629" in reach(table, unit, die=die)


def test_3_6h_luxembourg_is_closed_too():
    """B-43"""
    table = at("allied movement", {"UK I": "2532"})
    assert rules_against(table, "UK I 2533") == {"3.6h"}


def test_3_6h_the_allies_do_not_attack_into_a_neutral_country():
    """B-43"""
    units = {"UK I": "2532", "G I": "2434", "UK II": "2433"}
    table = at("allied combat", units)
    assert rules_against(table, "attack 2633") == {"3.6h"}


def test_3_6h_nobody_retreats_into_a_neutral_country():
    """B-43"""
    units = {"UK I": "3628", "G I": "3528", "G II": "3528", "G III": "3528"}
    table = assault(at("german combat", units), "3628", "G I", "G II", "G III")
    table.answer(6)
    assert "3.6h" in rules_against(table, "3629")


@pytest.mark.parametrize(("belgium", "factor"), [({}, 4), (IN_PLAY, 7)])
def test_3_6h_no_supply_line_runs_through_a_neutral_country(belgium, factor):
    """B-43: only by way of Belgium could this corps reach a port; 8.3a halves it."""
    table = at("allied combat", {"UK I": "3628", "G I": "3627", "G II": "3528"}, **belgium)
    assert table.odds("UK I 3627")["attack"] == factor


def test_3_6i_nationalities_do_not_stack():
    """6.2f: the owner must give one of them up at the end of the phase."""
    table = at("allied movement", {"F I": "3527", "UK I": "3628"})
    march(table, "UK I", "3527")
    table.answer("done")
    table.answer("end")
    assert offered(table) == {"keep british", "keep french"}


def test_3_6i_nationalities_do_not_attack_together():
    table = at("allied combat", {"F I": "3327", "UK I": "3328", "G I": "3228"})
    table.answer("attack 3228")
    table.answer("with F I")
    assert rules_against(table, "with UK I") == {"11.2b"}


def test_3_6i_a_former_neutral_does_not_attack_with_the_french():
    units = {"F I": "3328", "B I": "3230", "G I": "3229", "UK I": "3628"}
    table = at("allied combat", units, **IN_PLAY)
    table.answer("attack 3229")
    table.answer("with B I")
    assert rules_against(table, "with F I") == {"11.2b"}
