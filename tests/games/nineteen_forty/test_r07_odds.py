"""7.g-7.m, 8.i, 9, 10, 11.k-p, 12 The odds of an attack."""

import pytest
from msgspec.structs import replace

from sixweeks.games.nineteen_forty.model.state import Options
from tests.games.nineteen_forty.toolkit import bits_of, column, hex_at, sketch, totals


def test_7_g_odds_are_rounded_down_for_the_defender():
    """8:3 is 2:1."""
    game = sketch({"G X": "2109", "G XXVI": "2109", "F IX": "2110"})
    assert totals(game, "german", "2110", "G X", "G XXVI") == (8, 3)
    assert column(game, "german", "2110", "G X", "G XXVI") == "2:1"


@pytest.mark.parametrize(
    ("attackers", "expected"),
    [(("G 1 Cav",), "1:3"), (("G XXXVII",), "1:2"), (("G SSV", "G 1 Cav"), "1:1")],
)
def test_7_g_low_odds(attackers, expected):
    game = sketch({**dict.fromkeys(attackers, "2412"), "F IX": "2413"})
    assert column(game, "german", "2413", *attackers) == expected


def test_7_g_odds_beyond_the_table_use_its_last_columns():
    """A-87"""
    game = sketch({"G 1 Cav": "2412", "G XLI": "2412", "F Arm": "2413", "F 63": "2512"})
    assert column(game, "german", "2413", "G 1 Cav") == "1:3"
    assert column(game, "german", "2512", "G XLI") == "6:1"


def test_7_i_all_units_of_a_hex_defend_together():
    game = sketch({"G X": "2412", "F IX": "2413", "F 1 Cav": "2413"})
    assert totals(game, "german", "2413", "G X") == (4, 4)


def test_7_j_7_k_terrain_effects_add_up():
    """7.k Armor in 1607 attacks 1508 (rough) and 1608 (forest): halved, and a column lower."""
    units = {"F Arm": "1607", "F 1 DIM": "1607", "G XXXVII": "1508", "G XXXIII": "1608"}
    game = sketch(units)
    assert totals(game, "allied", "1508 1608", "F Arm") == (2.5, 4)
    assert column(game, "allied", "1508 1608", "F Arm") == "1:2"


def test_7_j_a_second_rough_hex_counts_too():
    """A-20, and its option."""
    game = sketch({"G XIX": "1310", "F 63": "1309", "B 51": "1409"})
    assert column(game, "german", "1309 1409", "G XIX") == "3:1"
    game.options = Options(terrain_adds="kinds")
    assert column(game, "german", "1309 1409", "G XIX") == "4:1"


def test_7_j_a_major_river_halves():
    game = sketch({"G X": "0607", "N III": "0608"})
    assert totals(game, "german", "0608", "G X") == (2, 2)


def test_7_j_a_causeway_halves():
    game = sketch({"G X": "0613", "N III": "0614"})
    assert totals(game, "german", "0614", "G X") == (2, 2)


def test_7_x_disrupted_units_defend_in_full():
    game = sketch({"G X": "2412", "F IX": "2413*"})
    assert totals(game, "german", "2413", "G X") == (4, 3)


def test_7_u_8_i_unsupplied_units_are_halved_on_either_side():
    hungry = bits_of("G XXIV", "F IX")
    game = sketch({"G XXIV": "2412", "F IX": "2413"}, unsupplied=hungry)
    assert totals(game, "german", "2413", "G XXIV") == (2, 1.5)


def test_7_ah_who_retreated_into_the_hex_adds_nothing():
    game = sketch({"G X": "2412", "F IX": "2413", "F XVII": "2413*"})
    game.phase = replace(game.phase, retreated=bits_of("F XVII"))
    assert totals(game, "german", "2413", "G X") == (4, 3)


def test_9_d_three_air_points_make_5_to_1_of_2_to_1():
    game = sketch({"G X": "2412", "G XXVI": "2412", "F IX": "2413"})
    names = ("G X", "G XXVI")
    assert column(game, "german", "2413", *names) == "2:1"
    assert column(game, "german", "2413", *names, air=3) == "5:1"
    assert column(game, "german", "2413", *names, air=-2) == "1:1"


# --- fortifications


def test_10_a_10_b_a_fort_helps_its_owner_in_its_own_hex_alone():
    """10.b The example: a German in 1511 attacking 1610, and in 1610 attacking 1511."""
    game = sketch({"G IV": "1511", "F IX": "1610"})
    assert totals(game, "german", "1610", "G IV") == (2.5, 4)
    game = sketch({"G IV": "1610", "F IX": "1511"})
    assert totals(game, "german", "1511", "G IV") == (5, 3)


def test_10_a_the_allies_are_never_halved_by_the_maginot_line():
    game = sketch({"F IX": "1511", "G X": "1610"})
    assert totals(game, "allied", "1610", "F IX") == (3, 4)


def test_10_e_a_minor_fort_halves_attackers():
    game = sketch({"F IX": "1309", "G X": "1308"})
    assert totals(game, "allied", "1308", "F IX") == (1.5, 4)


def test_10_o_the_flank_of_1808():
    """A British 1-8 in 1808, a German 5-6 in 1809: 5:1."""
    game = sketch({"B 51": "1808", "G IV": "1809"})
    assert column(game, "german", "1808", "G IV") == "5:1"


def test_10_p_10_k_10_n_10_q_front_and_flank_of_1808():
    """With a German 2-5 in 1708: 6:2, or 3:1."""
    game = sketch({"B 51": "1808", "G IV": "1809", "G XXXVII": "1708"})
    assert totals(game, "german", "1808", "G IV", "G XXXVII") == (6, 2)
    assert column(game, "german", "1808", "G IV", "G XXXVII") == "3:1"


def test_10_k_the_point_counts_once_for_the_hex():
    game = sketch({"B 51": "1808", "F 1 DIM": "1808", "G IV": "1708"})
    assert totals(game, "german", "1808", "G IV") == (2.5, 3)


def test_10_f_eben_emael_adds_two_and_13_i_maastricht_one():
    strengths = 1 << hex_at("1110") | 1 << hex_at("1009")
    game = sketch({"G X": "1111", "G IX": "1008", "Be I": "1110"}, strengths=strengths)
    assert totals(game, "german", "1110", "G X") == (4, 4)
    assert totals(game, "german", "1009", "G IX") == (5, 1)


def test_10_f_the_strength_defends_alone():
    game = sketch({"G X": "1111"}, strengths=1 << hex_at("1110"))
    assert totals(game, "german", "1110", "G X") == (4, 2)


# --- airborne


def test_11_p_11_k_the_example_of_0509():
    units = {"N III": "0509", "G X": "0508", "G XXVI": "0608"}
    game = sketch(units)
    assert totals(game, "german", "0509", "G X", "G XXVI") == (3, 2)
    assert column(game, "german", "0509", "G X", "G XXVI") == "1.5:1"
    game = sketch({**units}, drops=1 << hex_at("0509"))
    assert totals(game, "german", "0509", "G X", "G XXVI") == (8, 2)
    assert column(game, "german", "0509", "G X", "G XXVI") == "4:1"


def test_11_k_a_drop_does_not_cancel_the_terrain_of_the_hex():
    game = sketch({"G XIX": "1609", "F IX": "1608"}, drops=1 << hex_at("1608"))
    assert totals(game, "german", "1608", "G XIX") == (4, 3)


def test_11_n_11_r_after_a_drop_the_maginot_side_still_halves_and_adds_its_point():
    game = sketch({"G IV": "1708", "B 51": "1808"}, drops=1 << hex_at("1808"))
    assert totals(game, "german", "1808", "G IV") == (2.5, 2)


def test_11_n_a_drop_and_an_attack_from_the_flank_alone_adds_no_point():
    """A-56"""
    game = sketch({"G IV": "1809", "B 51": "1808"}, drops=1 << hex_at("1808"))
    assert totals(game, "german", "1808", "G IV") == (5, 1)


# --- armor


def test_12_a_armor_has_a_column_against_foot():
    """2:1 becomes 3:1."""
    game = sketch({"G XIX": "2412", "F IX": "2413"})
    assert column(game, "german", "2413", "G XIX") == "3:1"


def test_12_b_not_against_motorized_units():
    game = sketch({"G XIX": "2412", "F Cav": "2413"})
    assert column(game, "german", "2413", "G XIX") == "2:1"


def test_12_b_not_against_a_stack_with_motorized_units():
    """A-11"""
    game = sketch({"G XIX": "2412", "F IX": "2413", "F 1 DIM": "2413"})
    assert column(game, "german", "2413", "G XIX") == "2:1"


def test_12_b_armor_on_the_defense_has_none():
    game = sketch({"F IX": "2412", "F XVII": "2411", "G XIX": "2413"})
    assert column(game, "allied", "2413", "F IX") == "1:3"


def test_12_c_not_together_with_foot():
    game = sketch({"G XIX": "2412", "G 1 Cav": "2412", "F IX": "2413"})
    assert column(game, "german", "2413", "G XIX", "G 1 Cav") == "3:1"


def test_12_d_not_if_others_are_more():
    game = sketch({"G 9 Pz": "2412", "G SSV": "2412", "G SSC": "2412", "F IX": "2413"})
    assert column(game, "german", "2413", "G 9 Pz", "G SSV", "G SSC") == "2:1"


def test_12_d_as_many_others_do_not_matter():
    """A-12"""
    game = sketch({"G 9 Pz": "2412", "G SSV": "2412", "F IX": "2413"})
    assert column(game, "german", "2413", "G 9 Pz", "G SSV") == "2:1"


def test_12_e_an_armored_division_with_the_cavalry_corps():
    game = sketch({"F 1 DCR": "2412", "F Cav": "2412", "G XXV": "2413"})
    assert column(game, "allied", "2413", "F 1 DCR", "F Cav") == "1.5:1"
