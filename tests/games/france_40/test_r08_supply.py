"""8.0 Supply: who needs it, how a line is traced, and what its lack costs."""

from tests.games.france_40.measures import allowance, points_left, strength
from tests.games.france_40.rings import CORDON, FRENCH_RING, GERMAN_RING
from tests.games.france_40.toolkit import assault, at, march, place_of, reach, steps_of

AROUND_2240 = ("2239", "2241", "2340", "2339", "2140", "2139")


def encircled(unit, enemies):
    """A unit of 1939 in the middle of Germany with enemies in all six hexes around it."""
    return {unit: "2240", **dict(zip(enemies, AROUND_2240, strict=True))}


# --- 8.0 who needs supply, and when it is judged ----------------------------------------------


def test_8_0a_germans_need_supply_in_1940():
    table = at("german movement", {"G V": "2725", **FRENCH_RING})
    assert allowance(table, "G V") == 3


def test_8_0a_british_need_supply():
    table = at("allied movement", {"UK I": "2725", **GERMAN_RING})
    assert allowance(table, "UK I") == 3


def test_8_0a_french_need_supply():
    table = at("allied movement", {"F X": "2725", **GERMAN_RING})
    assert allowance(table, "F X", die=6) == 3


def test_8_0a_former_neutrals_are_always_in_supply():
    germans = {"G I": "3334", "G II": "3332"}
    table = at("allied combat", {"B I": "3333", **germans}, belgium="in play 1")
    assert strength(table, "B I", "3334") == (2, [])


def test_8_0a_germans_of_1939_are_always_in_supply():
    french = ("F 1", "F 3", "F 5", "F 9", "F 10", "F 11")
    table = at("german combat", encircled("G 5", french), scenario="1939")
    assert strength(table, "G 5", "2241") == (3, [])


def test_8_0a_french_of_1939_need_supply():
    germans = ("G 5", "G 6", "G 9", "G 15", "G 16", "G 22")
    table = at("allied combat", encircled("F 1", germans), scenario="1939")
    assert strength(table, "F 1", "2241") == (2, ["8.3a"])


def test_8_0b_supply_holds_for_the_whole_move():
    table = at("allied movement", {"UK I": "2626", **GERMAN_RING})
    march(table, "UK I", "2725")  # out of supply there, for nobody holds the gate now
    assert points_left(table) == 5


def test_8_0b_supply_is_judged_when_the_unit_begins_to_move():
    table = at("allied movement", {"UK I": "2725", "UK II": "2525", **GERMAN_RING})
    march(table, "UK II", "2626")  # its presence opens the gate
    assert allowance(table, "UK I") == 6


def test_8_0c_combat_supply_is_judged_at_the_start_of_each_attack():
    french = {"F I": "2726", "F III": ("2724", 1)}
    table = at("german combat", {"G V": "2725", "G VI": "2624", **french})
    before = strength(table, "G V", "2726")
    assault(table, "2724", "G VI").answer(1)  # 2:1 and a 1: the French corps is gone
    table.answer("stay")
    assert (before, strength(table, "G V", "2726")) == ((3, ["8.3a"]), (6, []))


def test_8_0d_nobody_is_removed_before_the_supply_check():
    table = at("german combat", {"UK I": "2725", **GERMAN_RING}, order="move_fight")
    table.answer("end")
    assert place_of(table, "UK I") == "2725"


def test_8_0d_british_out_of_supply_are_removed_in_the_supply_check():
    table = at("supply check", {"UK I": "2725", **GERMAN_RING})
    assert place_of(table, "UK I") == "dead"


def test_8_0d_french_out_of_supply_are_removed_in_the_supply_check():
    table = at("supply check", {"F X": "2725", **GERMAN_RING})
    assert place_of(table, "F X") == "dead"


def test_8_0d_french_out_of_supply_are_removed_in_the_supply_check_of_1939():
    germans = ("G 5", "G 6", "G 9", "G 15", "G 16", "G 22")
    table = at("supply check", encircled("F 1", germans), scenario="1939")
    assert place_of(table, "F 1") == "dead"


def test_8_0d_units_in_supply_are_not_removed():
    table = at("supply check", {"UK I": "2725", "UK II": "2626", **GERMAN_RING})
    assert place_of(table, "UK I") == "2725"


def test_8_0d_former_neutrals_are_never_removed():
    germans = {"G I": "3334", "G II": "3332"}
    table = at("supply check", {"B I": "3333", "UK I": "2620", **germans}, belgium="in play 1")
    assert place_of(table, "B I") == "3333"


def test_8_0d_fortifications_never_check_supply():
    """B-45 The work at 1733 lives on, with Germans on every side."""
    table = at("supply check", {"Maginot 1733": "1733", "G I": "1732", "G II": "1734"})
    assert place_of(table, "Maginot 1733") == "1733"


def test_8_0d_all_are_judged_before_any_is_removed():
    """B-60 UK I in row 31 lives by a port, along a line that only UK II in row 30 holds open."""
    units = {"UK I": "3131", "UK II": "3032", "G X": "3232", "G XI": "3031", **CORDON}
    table = at("supply check", units, forts="standing", belgium="in play 1")
    assert (place_of(table, "UK I"), place_of(table, "UK II")) == ("3131", "dead")


# --- 8.1 tracing ------------------------------------------------------------------------------


def test_8_1a_a_supply_line_has_any_length():
    assert allowance(at("german movement", {"G V": "3119"}), "G V") == 6


def test_8_1a_without_a_whole_line_there_is_no_supply():
    assert allowance(at("german movement", {"G V": "2725", **FRENCH_RING}), "G V") == 3


def test_8_1b_enemy_units_cut_a_supply_line():
    germans = ("G 5", "G 6", "G 9", "G 15", "G 16", "G 22")
    table = at("allied combat", encircled("F 1", germans), scenario="1939")
    assert strength(table, "F 1", "2241") == (2, ["8.3a"])


def test_8_1b_one_hex_without_an_enemy_is_enough():
    germans = ("G 5", "G 6", "G 9", "G 15", "G 16", "G 22")
    units = {**encircled("F 1", germans), "G 22": "2042"}
    table = at("allied combat", units, scenario="1939")
    assert strength(table, "F 1", "2241") == (3, [])


def test_8_1b_enemy_fortifications_cut_a_supply_line():
    table = at("allied movement", {"F 1": "2438"}, scenario="1939", forts="standing")
    assert allowance(table, "F 1", die=4) == 2


def test_8_1b_a_fallen_fortification_cuts_nothing():
    units = {"F 1": "2438", "WW 2434": "dead"}
    table = at("allied movement", units, scenario="1939", forts="standing")
    assert allowance(table, "F 1", die=4) == 4


def test_8_1b_no_french_line_leads_through_the_sarreguemines_gap():
    """B-61 Germans hold every other hex around 2335."""
    around = ("2334", "2336", "2236", "2435", "2436")
    units = {"F 1": "2335", **dict(zip(("G 5", "G 6", "G 9", "G 15", "G 16"), around, strict=True))}
    table = at("allied combat", units, scenario="1939")
    assert strength(table, "F 1", "2336") == (2, ["8.3a"])


def test_8_1b_nor_a_german_one():
    """B-61 Forts and the zone of F I close every other hex around 2134."""
    forts = {f"Maginot {hex}": hex for hex in ("2035", "2135", "2234")}
    table = at("german movement", {"G V": "2134", "F I": "2033", **forts})
    assert allowance(table, "G V") == 3


def test_8_1b_enemy_zones_cut_a_supply_line():
    table = at("allied combat", {"UK I": "2725", "G I": "2726", "G II": "2724"})
    assert strength(table, "UK I", "2726") == (4, ["8.3a"])


def test_8_1b_no_supply_line_crosses_a_lake():
    """From 1237 the zones leave only Lake Constance, to 1137."""
    table = at("german movement", {"G V": "1237", "F I": "1335", "F III": "1338"})
    assert allowance(table, "G V") == 3


def test_8_1b_no_supply_line_crosses_the_zuiderzee():
    """Beyond the water there is Amsterdam, a port."""
    table = at("allied combat", {"UK I": "4239", "G I": "4240"}, netherlands="in play 1")
    assert strength(table, "UK I", "4240") == (4, ["8.3a"])


def test_8_1b_no_supply_line_crosses_neutral_ground():
    """B-43 Luxembourg is the only way out of 2532."""
    table = at("german combat", {"G V": "2532", "F I": "2432", "F III": "2631"})
    assert strength(table, "G V", "2432") == (3, ["8.3a"])


def test_8_1b_a_country_no_longer_neutral_may_be_crossed():
    units = {"G V": "2532", "F I": "2432", "F III": "2631"}
    table = at("german combat", units, luxembourg="capitulated 1")
    assert strength(table, "G V", "2432") == (6, [])


def test_8_1c_empty_hexes_under_enemy_control_may_be_used():
    """A British corps behind the Rhine draws its supply across Germany."""
    assert allowance(at("allied movement", {"UK I": "2240"}), "UK I") == 6


def test_8_1c_a_city_under_enemy_control_may_not_be_used():
    """The neck of Holland: a Dutch zone at 4036 leaves only Amsterdam."""
    units = {"G V": "4137", "N I": "3935"}
    table = at("german movement", units, netherlands="in play 1")
    assert allowance(table, "G V") == 3


def test_8_1c_a_city_under_own_control_may_be_used():
    units = {"G V": "4137", "N I": "3935"}
    table = at("german movement", units, netherlands="in play 1", control_german="4037")
    assert allowance(table, "G V") == 6


# --- 8.2-8.5 out of supply --------------------------------------------------------------------


def test_8_2a_a_unit_out_of_supply_moves_at_half():
    assert allowance(at("allied movement", {"UK I": "2725", **GERMAN_RING}), "UK I") == 3


def test_8_2a_half_a_movement_factor_is_rounded_up():
    table = at("allied movement", {"F X": "2725", **GERMAN_RING})
    assert allowance(table, "F X", die=3) == 2


def test_8_2a_a_halted_corps_out_of_supply_is_halved_twice():
    """B-08 12, 6, 3."""
    table = at("german movement", {"19 Pz": "2725", **FRENCH_RING}, turn=4, halt="halved")
    assert allowance(table, "19 Pz") == 3


def test_8_3a_an_attacker_out_of_supply_has_half_its_factor():
    table = at("german combat", {"G V": "2725", "F I": "2726", "F III": "2724"})
    assert strength(table, "G V", "2726") == (3, ["8.3a"])


def test_8_3a_half_an_attack_factor_is_rounded_up():
    table = at("allied combat", {"F I": "2725", "G I": "2726", "G II": "2724"})
    assert strength(table, "F I", "2726") == (3, ["8.3a"])


def test_8_3a_each_attacker_is_judged_by_itself():
    units = {"G V": "2725", "G VI": "2627", "F I": "2726", "F III": "2724"}
    table = at("german combat", units)
    assert [p["factor"] for p in table.odds("G V + G VI 2726")["attackers"]] == [3, 6]


def test_8_3a_defenders_out_of_supply_are_not_affected():
    table = at("german combat", {"UK I": "2725", "G I": "2726", "G II": "2724"})
    assert table.odds("G I 2725")["defence"] == 8


def test_8_4a_germans_are_never_lost_for_want_of_supply():
    table = at("supply check", {"G V": "2725", **FRENCH_RING})
    assert (place_of(table, "G V"), steps_of(table, "G V")) == ("2725", 2)


def test_8_5a_a_unit_may_move_out_of_supply():
    table = at("allied movement", {"UK I": "2626", **GERMAN_RING})
    assert "2725" in reach(table, "UK I")
