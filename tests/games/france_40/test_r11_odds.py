"""11.10-11.14 The odds of an attack: factors, halving, shifts and the ends of the table.

Around 2725, clockwise from north-west: 2825, 2826, 2726, 2626, 2625, 2724; all clear, no rivers.
"""

from sixweeks.kernel.presentation.sentence import Term
from tests.games.france_40.measures import shifts, strength
from tests.games.france_40.toolkit import assault, at, offered, place_of, rules_against, told

NORTH_WEST, NORTH_EAST, EAST = "2825", "2826", "2726"
SOUTH_EAST, SOUTH_WEST, WEST = "2626", "2625", "2724"


def odds(units, attack, phase="german combat", **lines):
    lines = {"control_german": "2727 2827", **lines} if phase == "german combat" else lines
    return at(phase, units, **lines).odds(attack)


def around(*hexes, units=("G I", "G II", "G III", "G IV"), target="F X"):
    """Units in these hexes around 2725, and the attack they make together."""
    placed = dict(zip(units, hexes, strict=False))
    return {**placed, target: "2725"}, f"{' + '.join(placed)} 2725"


# --- 11.10 the ratio --------------------------------------------------------------------------


def test_11_10a_the_ratio_is_rounded_down():
    found = odds({"G I": EAST, "G II": EAST, "F X": "2725"}, "G I + G II 2725")
    assert (found["attack"], found["defence"], found["initial"]) == (12, 5, "2:1")


def test_11_10a_below_one_to_one_in_the_defenders_favor():
    """B-04 5 against 6 is 1:2."""
    found = odds({"F I": EAST, "G I": "2725"}, "F I 2725", "allied combat")
    assert (found["attack"], found["defence"], found["initial"]) == (5, 6, "1:2")


def test_11_10a_an_even_ratio_is_one_to_one():
    found = odds({"G I": EAST, "UK I": ("2725", 3)}, "G I 2725")
    assert (found["attack"], found["defence"], found["initial"]) == (6, 6, "1:1")


def test_11_10a_exactly_one_fifth_is_1_5():
    """B-04 2 against 10."""
    found = odds({"G XII": (EAST, 1), "F X": "2725", "F XX": "2725"}, "G XII 2725")
    assert (found["attack"], found["defence"], found["column"]) == (2, 10, "1:5")


def test_11_10b_10_against_5_is_2_1():
    found = odds({"F I": EAST, "F III": EAST, "G XII": "2725"}, "F I + F III 2725", "allied combat")
    assert (found["attack"], found["defence"], found["column"]) == (10, 5, "2:1")


def test_11_10d_the_result_is_told_with_the_chances_there_were_before_the_roll():
    table = at("german combat", {"G I": EAST, "G II": EAST, "F X": "2725"})
    before = table.odds("G I + G II 2725")["results"]
    assault(table, "2725", "G I", "G II").answer(3)
    event = table.events[-1]
    assert (event.args["result"], event.chances) == (Term("result", "DR"), before)


def test_11_10c_an_automatic_result_had_no_other_chance():
    table = at("german combat", {"G XII": (EAST, 1), "UK I": "2725", "UK II": "2725"})
    assault(table, "2725", "G XII")
    chances = [each.chances for each in table.events if each.kind == "combat_automatic"]
    assert chances == [{"AE": 1.0}]


def test_11_10c_below_1_5_the_attacker_is_eliminated_without_a_die():
    """2 against 16."""
    table = at("german combat", {"G XII": (EAST, 1), "UK I": "2725", "UK II": "2725"})
    assault(table, "2725", "G XII")
    assert place_of(table, "G XII") == "dead"


def test_11_10c_above_6_1_the_defender_is_eliminated_without_a_die():
    """14 against 2."""
    table = at("german combat", {"19 Pz": EAST, "F XXIV": ("2725", 1)})
    assault(table, "2725", "19 Pz")
    assert place_of(table, "F XXIV") == "dead"


def test_11_10c_the_automatic_result_is_told():
    table = at("german combat", {"19 Pz": EAST, "F XXIV": ("2725", 1)})
    assault(table, "2725", "19 Pz")
    assert "At 7:1, without a roll: every defender loses a step. (11.10c)" in told(table)


def test_11_10c_6_1_is_rolled():
    found = odds({"G I": EAST, "G II": EAST, "F XXIV": ("2725", 1)}, "G I + G II 2725")
    assert (found["column"], found["automatic"]) == ("6:1", "")


ROUGH_7_1 = {"19 Pz": "2024", "F XXIV": ("2025", 1)}  # 14 against 2, one left
CONCENTRIC_6_1 = {"G I": EAST, "G II": WEST, "F XXIV": ("2725", 1)}  # 12 against 2, one right
ROUGH_1_5 = {"G XII": ("2024", 1), "F X": "2025", "F XX": "2025"}  # 2 against 10, one left
CONCENTRIC_1_6 = {  # 4 against 22, one right
    "G XII": (EAST, 1),
    "G XVII": (WEST, 1),
    "UK I": "2725",
    "UK II": "2725",
    "UK III": ("2725", 3),
}
CAPPED = {"options": {"end_shifts": "capped"}}


def ends(found):
    return found["initial"], found["column"], found["automatic"]


def test_11_10c_7_1_in_rough_is_rolled_on_6_1():
    """B-03 The scale is endless, and the automatic results come after the shifts."""
    assert ends(odds(ROUGH_7_1, "19 Pz 2025")) == ("7:1", "6:1", "")


def test_11_10c_a_shift_beyond_6_1_eliminates():
    """B-03"""
    assert ends(odds(CONCENTRIC_6_1, "G I + G II 2725")) == ("6:1", "7:1", "DE")


def test_11_10c_a_shift_below_1_5_eliminates():
    """B-03"""
    assert ends(odds(ROUGH_1_5, "G XII 2025")) == ("1:5", "1:6", "AE")


def test_11_10c_a_shift_up_to_1_5_is_rolled():
    """B-03"""
    assert ends(odds(CONCENTRIC_1_6, "G XII + G XVII 2725")) == ("1:6", "1:5", "")


def test_11_10c_with_end_shifts_capped_7_1_is_automatic_before_the_shifts():
    assert ends(odds(ROUGH_7_1, "19 Pz 2025", **CAPPED))[::2] == ("7:1", "DE")


def test_11_10c_with_end_shifts_capped_no_shift_goes_beyond_6_1():
    assert ends(odds(CONCENTRIC_6_1, "G I + G II 2725", **CAPPED)) == ("6:1", "6:1", "")


def test_11_10c_with_end_shifts_capped_no_shift_goes_below_1_5():
    assert ends(odds(ROUGH_1_5, "G XII 2025", **CAPPED)) == ("1:5", "1:5", "")


def test_11_10c_with_end_shifts_capped_1_6_is_automatic_before_the_shifts():
    assert ends(odds(CONCENTRIC_1_6, "G XII + G XVII 2725", **CAPPED))[::2] == ("1:6", "AE")


# --- 11.11 concentric attacks -----------------------------------------------------------------


def concentric(*hexes, **lines):
    units, attack = around(*hexes, **lines)
    return shifts(odds(units, attack)).get("11.11a", 0)


def test_11_11a_two_opposite_hexes():
    assert concentric(EAST, WEST) == 1


def test_11_11a_every_pair_of_opposite_hexes():
    assert concentric(NORTH_WEST, SOUTH_EAST) == concentric(NORTH_EAST, SOUTH_WEST) == 1


def test_11_11a_two_hexes_that_are_not_opposite_give_nothing():
    assert concentric(EAST, NORTH_WEST) == concentric(EAST, SOUTH_EAST) == 0


def test_11_11a_three_hexes_with_one_between_each():
    """B-30"""
    assert concentric(EAST, NORTH_WEST, SOUTH_WEST) == 1


def test_11_11a_the_other_three():
    assert concentric(WEST, NORTH_EAST, SOUTH_EAST) == 1


def test_11_11a_three_hexes_side_by_side_give_nothing():
    assert concentric(NORTH_EAST, EAST, SOUTH_EAST) == 0


def test_11_11a_four_hexes():
    """More than three; any four hold two opposite ones."""
    assert concentric(NORTH_WEST, NORTH_EAST, EAST, SOUTH_EAST) == 1


def test_11_11a_several_units_in_one_hex_are_one_hex():
    assert concentric(EAST, EAST, EAST) == 0


def test_11_11a_a_mechanized_corps_in_the_attack_makes_it_two():
    assert concentric(EAST, WEST, units=("G I", "19 Pz")) == 2


def test_11_11a_a_panzergrenadier_corps_too():
    assert concentric(EAST, WEST, units=("G I", "14 PzG")) == 2


def test_11_11a_the_allies_shift_one():
    units, attack = around(EAST, WEST, units=("UK I", "UK II"), target="G I")
    assert shifts(odds(units, attack, "allied combat")) == {"11.11a": 1}


def test_11_11a_in_1939_too():
    units = {"F 1": "1741", "F 3": "1743", "G 5": "1742"}
    assert shifts(odds(units, "F 1 + F 3 1742", "allied combat", scenario="1939")) == {"11.11a": 1}


def test_11_11a_only_the_hexes_of_this_attack_count():
    """G II stands opposite, but does not attack."""
    units, _ = around(EAST, WEST)
    assert shifts(odds(units, "G I 2725")) == {}


def test_11_11a_the_shift_moves_the_column():
    units, attack = around(EAST, WEST)
    assert odds(units, attack)["column"] == "3:1"


def test_11_11b_not_against_a_city():
    found = odds({"G I": "2423", "G II": "2222", "F X": "2322"}, "G I + G II 2322")
    assert shifts(found) == {}


def test_11_11b_not_against_paris():
    found = odds({"G I": "2923", "G II": "2921", "F X": "2922"}, "G I + G II 2922")
    assert shifts(found) == {}


def test_11_11b_not_against_a_fortification():
    units = {"G I": "1732", "G II": "1734", "Maginot 1733": "1733"}
    assert "11.11a" not in shifts(odds(units, "G I + G II 1733"))


def test_11_11b_fortifications_elsewhere_do_not_matter():
    units, attack = around(EAST, WEST)
    assert shifts(odds(units, attack, forts="standing")) == {"11.11a": 1}


def test_11_11b_but_when_the_fortification_has_fallen():
    units = {"G I": "1732", "G II": "1734", "F X": "1733"}
    assert shifts(odds(units, "G I + G II 1733")) == {"11.11a": 1}


# --- 11.12 terrain and rivers -----------------------------------------------------------------


def test_11_12a_3_1_against_rough_is_settled_on_2_1():
    found = odds({"19 Pz": "2024", "F XXIV": "2025"}, "19 Pz 2025")
    assert (found["initial"], found["column"]) == ("3:1", "2:1")


def test_11_12b_a_unit_attacking_across_a_river_has_half_its_factor():
    assert strength(at("german combat", {"G I": "2428", "F X": "2427"}), "G I", "2427") == (
        3,
        ["11.12b"],
    )


def test_11_12b_half_is_rounded_up():
    table = at("allied combat", {"F I": "2428", "G I": "2427"})
    assert strength(table, "F I", "2427") == (3, ["11.12b"])


def test_11_12b_each_unit_by_itself():
    """B-05 5 and 5 become 3 and 3, not 5."""
    units = {"F I": "2428", "F III": "2428", "G I": "2427"}
    assert odds(units, "F I + F III 2427", "allied combat")["attack"] == 6


def test_11_12b_only_the_units_behind_the_river():
    units = {"G I": "2428", "G II": "2426", "F X": "2427"}
    assert odds(units, "G I + G II 2427")["attack"] == 9


def test_11_12b_against_a_city_too():
    table = at("german combat", {"G I": "2321", "F X": "2322"})
    assert strength(table, "G I", "2322") == (3, ["11.12b"])


def test_11_12b_out_of_supply_and_across_a_river_a_unit_is_halved_twice():
    """B-05 7, 4, 2: the British at 2427 are ringed in."""
    units = {"UK I": "2427", "G I": "2428", "G II": "2426"}
    assert strength(at("allied combat", units), "UK I", "2428") == (2, ["8.3a", "11.12b"])


def test_11_12b_the_defender_is_not_halved():
    assert odds({"G I": "2428", "F X": "2427"}, "G I 2427")["defence"] == 5


def test_11_12c_one_left_against_rough():
    assert shifts(odds({"G I": "2024", "F X": "2025"}, "G I 2025")) == {"11.12c": -1}


def test_11_12c_one_left_against_the_ardennes():
    assert shifts(odds({"G I": "2831", "F X": "2930"}, "G I 2930")) == {"11.12c": -1}


def test_11_12c_when_the_allies_attack_too():
    """5.8e Without Sickle Cut, or after turn 1, the forest is open to their attacks."""
    found = odds({"UK I": "2831", "G I": "2930"}, "UK I 2930", "allied combat")
    assert shifts(found) == {"11.12c": -1}


def test_11_12c_none_against_clear_ground():
    assert shifts(odds({"G I": EAST, "F X": "2725"}, "G I 2725")) == {}


def test_11_12c_the_attackers_ground_does_not_matter():
    assert shifts(odds({"G I": "2025", "F X": "2024"}, "G I 2024")) == {}


def test_11_12c_surprise_waives_the_ardennes():
    """5.8b"""
    found = odds(
        {"19 Pz": "2931", "F X": "2930"},
        "19 Pz 2930",
        turn=1,
        belgium="in play 1",
        sickle_cut="19 Pz",
    )
    assert shifts(found) == {"5.8b": 1}


def test_11_12c_surprise_does_not_waive_rough_ground():
    """5.8b"""
    found = odds({"19 Pz": "2024", "F X": "2025"}, "19 Pz 2025", turn=1, sickle_cut="19 Pz")
    assert shifts(found) == {"5.8b": 1, "11.12c": -1}


def test_11_12d_no_attack_across_a_lake():
    table = at("german combat", {"G I": "1237", "F X": "1137"})
    assert rules_against(table, "attack 1137") == {"11.12d"}


def test_11_12d_a_hex_across_a_lake_is_not_offered():
    assert "attack 1137" not in offered(at("german combat", {"G I": "1237", "F X": "1137"}))


def test_11_12d_no_unit_joins_an_attack_across_a_lake():
    table = at("german combat", {"G I": "1237", "G II": "1138", "F X": "1137"})
    table.answer("attack 1137")
    assert rules_against(table, "with G I") == {"11.12d"}


def test_11_12d_there_is_no_combat_in_the_gap():
    table = at("german combat", {"G I": "2236", "F X": "2135"})
    assert "11.12d" in rules_against(table, "attack 2235")
