"""8.6-8.10 Supply: the sources, enemy zones on the way, and panzers without a line."""

from tests.games.france_40.measures import allowance, strength
from tests.games.france_40.rings import CORDON, FRENCH_RING, GERMAN_RING
from tests.games.france_40.toolkit import answer, at, march

# --- 8.6-8.8 sources --------------------------------------------------------------------------


def test_8_6a_the_french_of_1939_trace_to_any_hex_in_france():
    """Encircled but for 2433, and 2433 is encircled too, but in France."""
    hexes = ("2435", "2334", "2534", "2333", "2332", "2432", "2532")
    germans = dict(zip(("G 5", "G 6", "G 9", "G 15", "G 16", "G 22", "G 25"), hexes, strict=True))
    table = at("allied combat", {"F 1": "2434", **germans}, scenario="1939")
    assert strength(table, "F 1", "2333") == (3, [])


def test_8_7a_the_ruhr_is_a_german_source():
    table = at("german combat", {"G V": "3339", "F I": "3440", "F III": "3239"})
    assert strength(table, "G V", "3440") == (6, [])


def test_8_7a_the_east_edge_in_germany_is_a_german_source():
    table = at("german combat", {"G V": "1044", "F I": "1143"})
    assert strength(table, "G V", "1143") == (6, [])


def test_8_7a_the_east_edge_elsewhere_is_no_source():
    table = at("german combat", {"G V": "4244", "F I": "4143"}, netherlands="in play 1")
    assert strength(table, "G V", "4143") == (3, ["8.3a"])


def test_8_8a_french_units_in_the_maginot_line_are_always_in_supply():
    units = {"F X": "1733", "Maginot 1733": "1733", "G I": "1732", "G II": "1734"}
    assert strength(at("allied combat", units), "F X", "1732") == (4, [])


def test_8_8a_not_after_the_fortification_has_fallen():
    units = {"F X": "1733", "G I": "1732", "G II": "1734"}
    assert strength(at("allied combat", units), "F X", "1732") == (2, ["8.3a"])


def test_8_8a_british_units_in_the_maginot_line_must_trace():
    """B-45 The privilege names French units only."""
    units = {"UK I": "1733", "Maginot 1733": "1733", "G I": "1732", "G II": "1734"}
    assert strength(at("allied combat", units), "UK I", "1732") == (4, ["8.3a"])


def test_8_8b_nobody_traces_to_a_maginot_hex():
    germans = {"G I": "1832", "G II": "1834", "G III": "1634"}
    units = {"F X": "1833", "Maginot 1733": "1733", **germans}
    assert strength(at("allied combat", units), "F X", "1832") == (2, ["8.3a"])


def test_8_8b_a_supply_line_may_go_through_a_maginot_hex():
    units = {"F X": "1833", "Maginot 1733": "1733", "G I": "1832", "G II": "1834"}
    assert strength(at("allied combat", units), "F X", "1832") == (4, [])


def cut_off(unit, hex, **lines):
    """A unit in Belgium behind the cordon."""
    given = {"forts": "standing", "belgium": "in play 1", **lines}
    return at("allied movement", {unit: hex, "UK III": "3531", **CORDON}, **given)


def test_8_8c_british_in_row_31_trace_to_a_port():
    assert allowance(cut_off("UK I", "3131"), "UK I") == 6


def test_8_8c_french_in_row_31_trace_to_a_port():
    assert allowance(cut_off("F X", "3131"), "F X", die=6) == 6


def test_8_8c_nobody_south_of_row_31_traces_to_a_port():
    assert allowance(cut_off("UK I", "3031"), "UK I") == 3


def test_8_8c_a_port_that_was_german_supplies_no_more():
    """And Antwerp is no port (B-28), though it is Allied."""
    assert allowance(cut_off("UK I", "3131", ports_lost="3929"), "UK I") == 3


def test_8_8c_a_port_under_german_control_supplies_nobody():
    assert allowance(cut_off("UK I", "3131", control_german="3929"), "UK I") == 3


def test_8_8c_a_port_the_germans_enter_is_lost_for_good():
    """A German corps passes through Ostend and the British come back to it."""
    units = {"G X": "3928", "UK I": "3131", "UK II": "3931", **CORDON}
    table = at("german movement", units, forts="standing", belgium="in play 1")
    march(table, "G X", "3929", "3928", "3827", "done")
    answer(table, "end", "end", "move then fight")
    march(table, "UK II", "3929", "done")
    assert allowance(table, "UK I") == 3


def test_8_8c_a_port_taken_back_is_lost_for_good():
    """Ostend is German when the position begins."""
    units = {"UK I": "3131", "UK II": "3930", **CORDON}
    table = at(
        "allied movement", units, forts="standing", belgium="in play 1", control_german="3929"
    )
    march(table, "UK II", "3929", "done")
    assert allowance(table, "UK I") == 3


def test_8_8c_a_dutch_port_serves_once_the_netherlands_are_in_play():
    table = cut_off("UK I", "3131", ports_lost="3929", netherlands="in play 1")
    assert allowance(table, "UK I") == 6


def test_8_8c_a_neutral_port_serves_nobody():
    assert allowance(cut_off("UK I", "3131", ports_lost="3929"), "UK I") == 3


def test_8_8d_an_edge_hex_in_france_is_a_source():
    """B-29 Zones of control on the source itself do no harm (8.9a)."""
    germans = {"G I": "2421", "G II": "2518", "G III": "2318"}
    table = at("allied combat", {"UK I": "2420", **germans})
    assert strength(table, "UK I", "2421") == (7, [])


def test_8_8d_even_if_the_germans_control_it():
    """8.1c Only cities must be friendly."""
    germans = {"G I": "2421", "G II": "2518", "G III": "2318"}
    table = at("allied combat", {"UK I": "2420", **germans}, control_german="2419")
    assert strength(table, "UK I", "2421") == (7, [])


def test_8_8d_not_if_a_german_unit_is_in_it():
    table = at("allied combat", {"UK I": "2420", "G I": "2421", "G II": "2419"})
    assert strength(table, "UK I", "2421") == (4, ["8.3a"])


def test_8_8d_the_south_edge_in_france_is_a_source():
    table = at("allied combat", {"UK I": "1022", "G I": "1023", "G II": "1121"})
    assert strength(table, "UK I", "1023")[1] == []


def test_8_8d_the_south_edge_in_switzerland_is_no_source():
    units = {"UK I": "1033", "G I": "1032", "G II": "1034"}
    table = at("allied combat", units, switzerland="in play 1 redoubt")
    assert strength(table, "UK I", "1034")[1] == ["8.3a"]


def test_8_8d_a_city_on_the_edge_must_be_friendly():
    """B-29 Nevers, 2019, is the only edge hex in reach."""
    germans = {"G I": "2021", "G II": "2118", "G III": "1918"}
    table = at("allied combat", {"UK I": "2020", **germans}, control_german="2019")
    assert strength(table, "UK I", "2021") == (4, ["8.3a"])


def test_8_8d_a_friendly_city_on_the_edge_is_a_source():
    germans = {"G I": "2021", "G II": "2118", "G III": "1918"}
    table = at("allied combat", {"UK I": "2020", **germans})
    assert strength(table, "UK I", "2021") == (7, [])


# --- 8.9, 8.10 --------------------------------------------------------------------------------


def test_8_9a_a_supply_line_does_not_go_on_from_an_enemy_zone():
    table = at("allied movement", {"UK I": "2725", **GERMAN_RING})
    assert allowance(table, "UK I") == 3


def test_8_9a_it_goes_on_where_a_friendly_unit_stands():
    table = at("allied movement", {"UK I": "2725", "F X": "2626", **GERMAN_RING})
    assert allowance(table, "UK I") == 6


def test_8_9a_a_supply_line_may_end_in_an_enemy_zone():
    germans = {"G I": "2421", "G II": "2518", "G III": "2318"}
    table = at("allied combat", {"F I": "2420", **germans})
    assert strength(table, "F I", "2421") == (5, [])


def test_8_10a_mechanized_corps_are_in_supply_on_turn_3():
    table = at("german movement", {"19 Pz": "2725", **FRENCH_RING}, turn=3)
    assert allowance(table, "19 Pz") == 12


def test_8_10a_mechanized_corps_need_supply_from_turn_4():
    table = at("german movement", {"19 Pz": "2725", **FRENCH_RING}, turn=4)
    assert allowance(table, "19 Pz") == 6


def test_8_10a_other_german_units_need_supply_on_turn_3():
    table = at("german movement", {"G V": "2725", **FRENCH_RING}, turn=3)
    assert allowance(table, "G V") == 3
