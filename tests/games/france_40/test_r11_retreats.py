"""11.3 The defender retreats, is blocked, or stands in a fortification.

Attacked from 2726, a unit in 2725 may retreat to 2825, 2724 and 2625; the other three hexes are in
the zone of the attackers.
"""

from functools import partial

from sixweeks.games.france_40.model.components import MAP
from tests.games.france_40.toolkit import (
    answer,
    assault,
    at,
    german_combat,
    hexes_offered,
    offered,
    place_of,
    points,
    rules_against,
    steps_of,
)

FORT = {"Maginot 1733": "1733"}
german, allied = german_combat, partial(at, "allied combat")


def driven(units, hex="2725", by=("G I",), die=2, **lines):
    """The German attack is launched and the die says DR: at 1:1 on 2 to 5."""
    table = assault(german(units, **lines), hex, *by)
    table.answer(die)
    return table


# --- 11.3a ------------------------------------------------------------------------------------


def test_11_3a_a_retreat_is_one_hex():
    table = driven({"G I": "2726", "F X": "2725"})
    assert rules_against(table, "F X retreats 2723") == {"11.3a"}


def test_11_3a_in_any_direction_that_is_open():
    table = driven({"G I": "2726", "F X": "2725"})
    assert hexes_offered(table, "retreat") == {"2825", "2724", "2625"}


def test_11_3a_the_owner_chooses():
    table = driven({"G I": "2726", "F X": "2725"})
    table.answer("F X retreats 2625")
    assert place_of(table, "F X") == "2625"


def test_11_3a_units_of_a_stack_may_part():
    table = driven(
        {"G I": "2726", "G II": "2726", "F X": "2725", "F I": "2725"}, by=("G I", "G II")
    )
    answer(table, "F I retreats 2825", "F X retreats 2625")
    assert (place_of(table, "F X"), place_of(table, "F I")) == ("2625", "2825")


def test_11_3a_a_unit_that_can_retreat_must():
    table = driven({"G I": "2726", "F X": "2725"})
    assert rules_against(table, "stay") == {"11.3a"}


def test_11_3a_a_retreat_costs_no_step():
    table = driven({"G I": "2726", "F X": "2725"})
    table.answer("F X retreats 2625")
    assert steps_of(table, "F X") == 2


def test_11_3a_the_hex_retreated_into_changes_hands():
    """3.1b Lost before, it is French again."""
    table = driven({"G I": "2726", "F X": "2725"}, control_german="2625 2727 2827")
    table.answer("F X retreats 2625")
    assert not table.view("allied").control >> MAP.grid.hex("2625") & 1


def test_11_3a_a_retreat_into_an_objective_scores():
    """4.6a Dijon, 1825, is controlled by whoever enters it last."""
    table = assault(allied({"UK I": "1827", "G I": "1826"}), "1826", "UK I")
    table.answer(2)
    table.answer("G I retreats 1825")
    assert points(table) == {"4.6a": 1}


# --- 11.3b where a retreat may not go ---------------------------------------------------------


def test_11_3b_not_to_overstack():
    full = {"F I": "2625", "F III": "2625", "F IV": "2625"}
    table = driven({"G I": "2726", "F X": "2725", **full})
    assert rules_against(table, "F X retreats 2625") == {"11.3b"}


def test_11_3b_b_19_a_full_hex_is_not_offered():
    full = {"F I": "2625", "F III": "2625", "F IV": "2625"}
    table = driven({"G I": "2726", "F X": "2725", **full})
    assert hexes_offered(table, "retreat") == {"2825", "2724"}


def test_11_3b_a_hex_with_room_is_open():
    table = driven({"G I": "2726", "F X": "2725", "F I": "2625", "F III": "2625"})
    assert "2625" in hexes_offered(table, "retreat")


def in_1939(units, by=("F 1", "F 3"), hex="1742"):
    """French attackers of 1939, where there are no zones of control; 1:1 and a 2."""
    table = assault(allied(units, scenario="1939"), hex, *by)
    table.answer(2)
    return table


def test_11_3b_not_into_a_hex_an_attacker_was_in():
    table = in_1939({"F 1": "1741", "F 3": "1843", "G 5": "1742"})
    assert "11.3b" in rules_against(table, "G 5 retreats 1843")


def test_11_3b_a_hex_beside_the_attackers_is_open_in_1939():
    table = in_1939({"F 1": "1741", "F 3": "1741", "G 5": "1742"})
    assert hexes_offered(table, "retreat") == {"1842", "1843", "1743", "1642", "1643"}


def test_11_3b_not_where_enemies_are():
    table = in_1939({"F 1": "1741", "F 3": "1741", "F 5": "1643", "G 5": "1742"})
    assert "6.2c" in rules_against(table, "G 5 retreats 1643")


def test_11_3b_not_where_an_enemy_fortification_stands():
    """The French in 2137 may not go into the West Wall."""
    table = assault(german({"G I": "2237", "F X": "2137", "WW 2136": "2136"}), "2137", "G I")
    table.answer(2)
    assert "6.2c" in rules_against(table, "F X retreats 2136")


def test_11_3b_not_into_an_enemy_zone():
    table = driven({"G I": "2726", "F X": "2725"})
    assert rules_against(table, "F X retreats 2826") == {"7.4a"}


def test_11_3b_not_into_an_enemy_zone_even_where_a_friend_is():
    table = driven({"G I": "2726", "F X": "2725", "F I": "2826"})
    assert rules_against(table, "F X retreats 2826") == {"7.4a"}


def test_11_3b_mechanized_corps_retreat_by_the_same_rule():
    """7.7a Zones bind them in retreat."""
    table = assault(
        allied({"UK I": "2726", "UK II": "2726", "19 Pz": "2725"}), "2725", "UK I", "UK II"
    )
    table.answer(2)
    assert hexes_offered(table, "retreat") == {"2825", "2724", "2625"}


def test_11_3b_no_zone_bars_a_retreat_into_a_fortification():
    units = {"G I": "1732", "G II": "1732", "F X": "1833", **FORT}
    table = driven(units, hex="1833", by=("G I", "G II"), die=3)
    assert "1733" in hexes_offered(table, "retreat")


def test_11_3b_not_where_another_nationality_is():
    table = driven({"G I": "2726", "F X": "2725", "UK I": "2625"})
    assert rules_against(table, "F X retreats 2625") == {"6.2e"}


def test_11_3b_not_into_a_fortification_of_another_nationality():
    """B-21 Only Belgians retreat into Eben Emael."""
    units = {"G I": "3333", "G II": "3333", "UK I": "3234", "BEE": "3235"}
    table = driven(units, hex="3234", by=("G I", "G II"), belgium="in play 1")
    assert "6.2e" in rules_against(table, "UK I retreats 3235")


def test_11_3b_the_british_may_retreat_into_the_maginot_line():
    units = {"G I": "1732", "G II": "1732", "UK I": "1833", **FORT}
    table = driven(units, hex="1833", by=("G I", "G II"), die=3)
    assert "1733" in hexes_offered(table, "retreat")


def test_11_3b_not_into_a_neutral_country():
    """B-43"""
    table = driven({"G I": "3228", "F X": "3229"}, hex="3229")
    assert rules_against(table, "F X retreats 3230") == {"3.6h"}


def test_11_3b_into_a_country_in_play():
    units = {"G I": "3228", "F X": "3229", "UK I": "2620"}
    table = driven(units, hex="3229", belgium="in play 1")
    assert "3230" in hexes_offered(table, "retreat")


def test_11_3b_not_out_to_sea():
    units = {"G I": "3827", "G II": "3827", "UK I": "3927"}
    table = driven(units, hex="3927", by=("G I", "G II"), belgium="in play 1")
    assert rules_against(table, "UK I retreats 4028") == {"11.3b"}


def test_11_3b_not_across_a_lake():
    table = in_1939({"F 1": "1337", "F 3": "1337", "G 5": "1237"}, hex="1237")
    assert rules_against(table, "G 5 retreats 1137") == {"11.3b"}


def test_11_3b_not_into_a_neutral_country_in_1939():
    table = in_1939({"F 1": "2333", "F 3": "2333", "G 5": "2434"}, hex="2434")
    assert rules_against(table, "G 5 retreats 2533") >= {"3.2a"}


def test_11_3b_the_germans_of_1939_do_not_retreat_out_of_germany():
    """B-34"""
    table = in_1939({"F 1": "2333", "F 3": "2333", "G 5": "2434"}, hex="2434")
    assert rules_against(table, "G 5 retreats 2433") == {"3.5b"}


def test_11_3b_former_neutrals_do_not_retreat_far_from_home():
    """B-44"""
    units = {"G I": "3129", "B I": "3030", "UK I": "2620"}
    table = driven(units, hex="3030", belgium="in play 1")
    assert rules_against(table, "B I retreats 2929") == {"3.6g"}


def test_11_3b_the_forest_is_open_to_a_retreat_on_turn_1_of_sickle_cut():
    """B-25"""
    table = driven({"G I": "3029", "F X": "2929"}, hex="2929", turn=1, sickle_cut="19 Pz")
    assert "2930" in hexes_offered(table, "retreat")


def test_11_3b_the_forest_is_closed_to_it_under_the_other_reading():
    table = driven(
        {"G I": "3029", "F X": "2929"},
        hex="2929",
        turn=1,
        sickle_cut="19 Pz",
        options={"sickle_retreat": "barred"},
    )
    assert rules_against(table, "F X retreats 2930") == {"5.8d"}


def test_11_3b_but_only_on_turn_1():
    units, barred = {"G I": "3029", "F X": "2929"}, {"sickle_retreat": "barred"}
    table = driven(units, hex="2929", sickle_cut="19 Pz", options=barred)
    assert "2930" in hexes_offered(table, "retreat")


def test_11_3b_and_not_to_the_germans():
    """From 2831 into the forest of 2930, or of Belgium."""
    units, barred = {"UK I": "2730", "G I": "2831"}, {"sickle_retreat": "barred"}
    lines = {"sickle_cut": "19 Pz", "belgium": "in play 1"}
    table = assault(allied(units, turn=1, options=barred, **lines), "2831", "UK I")
    table.answer(2)
    assert "2930" in hexes_offered(table, "retreat")


# --- 11.3c blocked retreats -------------------------------------------------------------------

VICE = {"G I": "2726", "G II": "2724"}


def test_11_3c_a_blocked_unit_suffers_de():
    table = driven({**VICE, "F X": "2725"})
    assert (place_of(table, "F X"), steps_of(table, "F X")) == ("2725", 1)


def test_11_3c_a_blocked_unit_of_one_step_is_eliminated():
    table = driven({**VICE, "F X": ("2725", 1)}, die=3)  # 6 against 3 is 2:1
    assert place_of(table, "F X") == "dead"


def test_11_3c_the_hex_of_an_eliminated_unit_may_be_entered():
    table = driven({**VICE, "F X": ("2725", 1)}, die=3)
    assert offered(table) == {"G I advances", "stay"}


def test_11_3c_the_hex_of_a_unit_that_is_left_is_not_entered():
    table = driven({**VICE, "F X": "2725"})
    assert not any("advances" in answer for answer in offered(table))


def test_11_3c_in_1939_a_blocked_unit_is_eliminated():
    ring = ("1743", "1842", "1843", "1642", "1643")
    french = dict(zip(("F 5", "F 9", "F 10", "F 11", "F 12"), ring, strict=True))
    table = in_1939({"F 1": "1741", "F 3": "1741", "G 5": "1742", **french})
    assert place_of(table, "G 5") == "dead"


def test_11_3c_former_neutrals_with_no_hex_near_home_are_blocked():
    """B-44 Only 2929 is free, and it does not touch Belgium."""
    units = {"G I": "3129", "G II": "2931", "B I": "3030", "UK I": "2620"}
    table = driven(units, hex="3030", belgium="in play 1")
    assert place_of(table, "B I") == "dead"


def crowded(garrison):
    """Two Germans leave 2625 alone open, and two French corps are there: room for one."""
    units = {"G I": "2726", "G III": "2726", "G II": "2824", "F I": "2625", "F III": "2625"}
    return driven({**units, **garrison}, by=("G I", "G III"))


def test_11_3c_only_the_blocked_units_suffer():
    """B-17"""
    table = crowded({"F X": "2725", "F XX": "2725"})
    table.answer("F XX retreats 2625")
    found = [(place_of(table, unit), steps_of(table, unit)) for unit in ("F X", "F XX")]
    assert found == [("2725", 1), ("2625", 2)]


def test_11_3c_the_owner_chooses_which_units_are_blocked():
    table = crowded({"F X": "2725", "F XX": "2725"})
    table.answer("F XX stands")
    found = [(place_of(table, unit), steps_of(table, unit)) for unit in ("F X", "F XX")]
    assert found == [("2625", 2), ("2725", 1)]


def test_11_3c_but_as_many_retreat_as_can():
    """Two of three are blocked; when they are, the third is not even asked."""
    table = crowded({"F X": "2725", "F XX": "2725", "F XXI": "2725"})
    answer(table, "F XXI stands", "F XX stands")
    assert place_of(table, "F X") == "2625"


def test_11_3c_british_on_the_edge_are_driven_off_the_map():
    """B-48 Whatever their steps."""
    ring = {"G I": "2420", "G II": "2420", "G III": "2518", "G IV": "2318"}
    table = driven({**ring, "UK I": "2419"}, hex="2419", by=("G I", "G II"))
    assert place_of(table, "UK I") == "dead"


def test_11_3c_british_driven_off_in_supply_score_nothing():
    ring = {"G I": "2420", "G II": "2420", "G III": "2518", "G IV": "2318"}
    table = driven({**ring, "UK I": "2419"}, hex="2419", by=("G I", "G II"))
    assert points(table) == {}


def test_11_3c_french_on_the_edge_are_blocked():
    """B-48"""
    ring = {"G I": "2420", "G III": "2518", "G IV": "2318"}
    table = driven({**ring, "F X": "2419"}, hex="2419")
    assert (place_of(table, "F X"), steps_of(table, "F X")) == ("2419", 1)


def test_11_3c_no_one_chooses_the_edge():
    """B-48 While a hex is open the British go there."""
    table = driven({"G I": "2420", "G II": "2420", "UK I": "2419"}, hex="2419", by=("G I", "G II"))
    assert offered(table) == {"UK I retreats 2518", "UK I retreats 2318"}
