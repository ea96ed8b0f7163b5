"""15 Logistics."""

import pytest

from sixweeks.games.mansteins_war.model.state import Impulse
from sixweeks.games.mansteins_war.rules.r15_logistics import (
    is_cut_off,
    is_supported,
    is_supported_in_action,
    may_use_channel,
)
from tests.games.mansteins_war.toolkit import board, hex_at, unit


def supported(units, name, **fields):
    return is_supported(board(units, **fields), unit(name))


def cut_off(units, name, **fields):
    return is_cut_off(board(units, **fields), unit(name))


# --- 15.0, 15.1 -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["fort Maub", "log 1AG"])
def test_15_0_static_and_logistic_units_are_always_supported(name):
    assert supported({name: "2230", "15 Pz": "2130"}, name)


def test_15_0_units_in_a_depot_of_their_own_are_always_supported():
    ring = {"F 1 Army": "1933", "F 7 Army": "2034", "Cav": "1834", "1GC": "1935"}
    assert supported({"G 4 Army": "1934"} | ring, "G 4 Army")


def test_15_1_a_lines_are_as_long_as_the_printed_factor():
    assert supported({"G 4 Army": "1930"}, "G 4 Army")
    assert not supported({"G 4 Army": "1929"}, "G 4 Army")


def test_15_1_a_reduced_units_have_lines_of_the_same_length():
    assert supported({"G 4 Army": "1930/1"}, "G 4 Army")


def test_15_1_b_terrain_is_of_no_account():
    assert supported({"G 4 Army": "2036"}, "G 4 Army")


def test_15_1_b_not_through_enemy_units_or_zones():
    units = {"G 4 Army": "1931", "F 1 Army": "1932"}
    assert supported({"G 4 Army": "1931"}, "G 4 Army")
    assert not supported(units, "G 4 Army")


def test_7_2_g_lines_leave_an_enemy_zone():
    assert supported({"G 4 Army": "1932", "Cav": "1931"}, "G 4 Army")


def test_7_2_g_friends_do_not_help_a_line():
    units = {"G 4 Army": "1931", "F 1 Army": "1832", "F 7 Army": "2031", "G 6 Army": "1932"}
    assert not supported(units, "G 4 Army")


def test_7_1_b_lines_pass_a_manned_fortress():
    """The only way from Longwy to Nancy leads through Metz."""
    units = {"F 3 Army": "1639", "G 4 Army": "1540", "G 6 Army": "1739"}
    assert supported(units | {"fort Metz": "1640"}, "F 3 Army")
    assert not supported(units, "F 3 Army")


def test_7_2_g_sources_in_an_enemy_zone_serve_their_own_hex_only():
    units = {"F 1 Army": "1443", "log Res": "1444", "15 Pz": "1544"}
    blocked = {"german": "0941 1036 1239 1641 0843"}
    assert not supported({"F 1 Army": "1343", "15 Pz": "1544"}, "F 1 Army", **blocked)
    assert supported({**units, "F 1 Army": "1444"}, "F 1 Army", **blocked)


# --- 15.2 sources -----------------------------------------------------------------------------


def test_15_2_a_only_depots_of_the_own_country():
    assert not supported({"F 1 Army": "1336"}, "F 1 Army", german="1036 1239 0941")
    assert supported({"F 1 Army": "1137"}, "F 1 Army")


def test_15_2_a_depots_must_be_controlled():
    assert not supported({"F 3 Army": "1741"}, "F 3 Army", german="1641")


def test_22_4_bombed_depots_are_no_source():
    assert not supported({"F 3 Army": "1741"}, "F 3 Army", bombed=1 << hex_at("1641"))


def test_3_7_depots_of_a_country_that_gave_up_are_no_source():
    fields = {"capitulated": frozenset({"france"})}
    assert not supported({"F 3 Army": "1741"}, "F 3 Army", **fields)


def test_7_2_a_contested_depots_are_no_source():
    units = {"F 3 Army": "1742", "15 Pz": "1540", "16 Pz": "1640"}
    assert not supported(units, "F 3 Army")


def test_15_2_b_by_way_of_a_logistic_unit():
    assert not supported({"G 4 Army": "1440"}, "G 4 Army")
    assert supported({"G 4 Army": "1440", "log HGC": "1540"}, "G 4 Army")


def test_15_2_b_the_logistic_unit_must_trace_itself():
    assert not supported({"G 4 Army": "0743", "log HGC": "0742"}, "G 4 Army")


def test_15_2_b_logistic_units_do_not_form_a_chain():
    units = {"G 4 Army": "0743", "log HGC": "0742", "log HGA": "1340"}
    assert not supported(units, "G 4 Army")


def test_15_3_any_german_logistic_unit_serves_any_german():
    assert supported({"15 Pz": "0941", "log HGC": "1440"}, "15 Pz")


def test_15_3_the_allies_use_those_of_their_own_nation():
    assert not supported({"F 3 Army": "1537", "log GHQ": "1437"}, "F 3 Army")
    assert supported({"F 3 Army": "1537", "log 1AG": "1437"}, "F 3 Army")


def test_15_2_b_logistic_units_in_an_enemy_zone_serve_their_own_hex():
    units = {"G 4 Army": "1440", "log HGC": "1540", "Cav": "1541"}
    assert not supported(units, "G 4 Army")
    assert supported({**units, "G 4 Army": "1540"}, "G 4 Army")


def test_15_2_c_the_british_use_channel_ports():
    assert supported({"BEF": "1036"}, "BEF")
    assert not supported({"BEF": "0944"}, "BEF")


def test_15_2_c_by_way_of_their_own_logistic_unit():
    assert supported({"BEF": "1241", "log GHQ": "1139"}, "BEF")
    assert not supported({"BEF": "1241", "log 1AG": "1139"}, "BEF")


def test_15_2_c_not_bombed_or_german_ports():
    ports = "1035 0936 0836 0738 0539"
    assert not supported({"BEF": "1036"}, "BEF", german=ports)
    bombed = sum(1 << hex_at(port) for port in ports.split())
    assert not supported({"BEF": "1036"}, "BEF", bombed=bombed)


LOST_NORTH = {"german": "1036 0941 1239 1444 1641 0843"}


def test_15_2_d_one_french_unit_uses_a_channel_port():
    units = {"F 1 Army": "0937", "F 7 Army": "0937"}
    game = board(units, **LOST_NORTH)
    game.impulse = Impulse(by="allied", channel_unit=unit("F 1 Army"))
    found = [is_supported(game, unit(name)) for name in units]
    assert found == [True, False]


def test_15_2_d_who_could_profit_from_it():
    game = board({"F 1 Army": "0937", "BEF": "0837", "log 1AG": "0838"}, **LOST_NORTH)
    able = [may_use_channel(game, unit(name)) for name in ("F 1 Army", "BEF", "log 1AG")]
    assert able == [True, False, False]


def test_15_2_d_who_has_another_line_does_not_profit():
    assert not may_use_channel(board({"F 1 Army": "0937"}), unit("F 1 Army"))


def test_15_2_d_not_by_way_of_the_logistic_unit():
    game = board({"F 1 Army": "1141", "log 1AG": "1140"}, **LOST_NORTH)
    game.impulse = Impulse(by="allied", channel_unit=unit("F 1 Army"))
    assert not is_supported(game, unit("F 1 Army"))


def test_15_2_e_belgians_trace_to_their_own_depots_only():
    assert supported({"BE 1 Corps": "1435"}, "BE 1 Corps")
    units = {"BE 1 Corps": "1137", "log 1AG": "1137"}
    assert not supported(units, "BE 1 Corps", german="1336 1335")


def test_15_2_e_the_dutch_trace_to_their_own_depots_only():
    assert supported({"NL 1 Corps": "1433"}, "NL 1 Corps")
    assert not supported({"NL 1 Corps": "1730"}, "NL 1 Corps")


def test_28_1_no_lines_through_neutral_netherlands():
    """From 1635 in the Maastricht appendix nothing leads on but Dutch ground."""
    options = {"netherlands": "neutral"}
    blocked = {"F 1 Army": "1734", "Cav": "1833"}
    assert supported({"15 Pz": "1633"} | blocked, "15 Pz") != supported(
        {"15 Pz": "1633"} | blocked, "15 Pz", options=options
    )


# --- 15.4 cut off -----------------------------------------------------------------------------

RING = {"F 1 Army": "1242", "F 7 Army": "1444", "Cav": "1542"}


def test_15_4_b_all_six_neighbours_are_enemies_or_their_zones():
    assert cut_off({"15 Pz": "1343"} | RING, "15 Pz")


def test_15_4_b_one_free_neighbour_is_enough():
    assert not cut_off({"15 Pz": "1343", **RING, "Cav": "1741"}, "15 Pz")


def test_15_4_b_water_and_switzerland_shut_as_well():
    """Mulhouse: two Swiss hexes, the map edge, and three hexes in Allied zones."""
    assert cut_off({"15 Pz": "1944", "Cav": "1842", "1GC": "2042"}, "15 Pz")


def test_15_4_b_ocean_sides_shut_as_well():
    assert cut_off({"15 Pz": "0539", "F 1 Army": "0740", "Cav": "0638"}, "15 Pz")


def test_15_4_b_units_of_15_0_are_never_cut_off():
    ring = {"G 4 Army": "1242", "G 6 Army": "1444", "15 Pz": "1542"}
    assert not cut_off({"log 1AG": "1343"} | ring, "log 1AG")


def test_15_4_b_the_british_in_a_port_are_never_cut_off():
    ring = {"15 Pz": "0937", "16 Pz": "1035", "41 Pz": "0836"}
    assert not cut_off({"BEF": "0936"} | ring, "BEF")
    assert cut_off({"F 1 Army": "0936"} | ring, "F 1 Army")


# --- 18.3, 26 ---------------------------------------------------------------------------------


def test_18_3_after_a_landing_the_corps_is_supported_in_that_impulse():
    game = board({"LLK": "1333"})
    game.impulse = Impulse(by="german", has_landed=True)
    assert is_supported(game, unit("LLK"))
    game.impulse = Impulse(by="german")
    assert not is_supported(game, unit("LLK"))


def test_26_1_the_airlift_supplies_its_hex_and_those_around():
    options = {"airlift": "on"}
    game = board(
        {"15 Pz": "0643", "16 Pz": "0642", "19 Pz": "0641"}, options=options, airlift="0643"
    )
    found = [is_supported_in_action(game, unit(name)) for name in ("15 Pz", "16 Pz", "19 Pz")]
    assert found == [True, True, False]


def test_26_1_for_movement_and_combat_only():
    game = board({"15 Pz": "0643"}, options={"airlift": "on"}, airlift="0643")
    assert not is_supported(game, unit("15 Pz"))


def test_26_1_not_if_the_airlift_only_carries_units_by_28_1():
    game = board({"15 Pz": "0643"}, options={"air_transfer": "on"}, airlift="0643")
    assert not is_supported_in_action(game, unit("15 Pz"))


def test_26_1_not_the_allies():
    game = board({"F 1 Army": "2231"}, options={"airlift": "on"}, airlift="2231")
    assert not is_supported_in_action(game, unit("F 1 Army"))


def test_26_3_a_corps_moved_by_air_is_supported_in_that_impulse():
    game = board({"LLK": "1333"})
    game.impulse = Impulse(by="german", transferred=1 << unit("LLK"))
    assert is_supported_in_action(game, unit("LLK"))
