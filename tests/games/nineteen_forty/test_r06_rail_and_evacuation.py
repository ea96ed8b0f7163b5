"""6.h-6.r Rail and evacuation."""

from sixweeks.games.nineteen_forty.model.state import BySide
from tests.games.nineteen_forty.toolkit import (
    answer,
    at,
    bits_of,
    hex_at,
    hexes,
    march,
    offered,
    place_of,
    rules_against,
)


def by_rail(game, name):
    answer(game, f"unit {name}", "rail")
    return hexes(game, "to")


def test_6_h_6_j_a_unit_goes_any_length_by_rail():
    assert "3220" in by_rail(at("allied movement", {"F XXI": "1215"}), "F XXI")


def test_6_h_one_unit_a_phase():
    game = at("allied movement", {"F XXI": "1215", "F XXIII": "1216"})
    answer(game, "unit F XXI", "rail", "to 2620", "unit F XXIII")
    assert "rail" not in offered(game)
    assert rules_against(game, "rail") == {"6.h"}


def test_6_h_no_stack_goes_by_rail():
    game = answer(at("allied movement", {"F XXI": "1215", "F 1 DIM": "1215"}), "stack 1215")
    assert "rail" not in offered(game)


def test_6_i_the_allies_go_by_rail_in_france_the_germans_in_germany():
    assert "1114" not in by_rail(at("allied movement", {"F XXI": "1215"}), "F XXI")
    assert "0407" not in by_rail(at("german movement", {"G X": "0404"}), "G X")
    assert "rail" not in offered(
        answer(at("german movement", {"G X": "1813"}, control=["1813"]), "unit G X")
    )


def test_6_i_only_through_friendly_territory():
    game = at("allied movement", {"F XXI": "1921"}, control=["1917", "1918"])
    assert "1918" not in by_rail(game, "F XXI")


def test_6_j_rail_does_not_enter_an_enemy_zone():
    assert "1815" not in by_rail(at("allied movement", {"F XXI": "1919", "G X": "1814"}), "F XXI")


def test_6_j_rail_may_start_in_one():
    """A-16"""
    assert "1817" in by_rail(at("allied movement", {"F XXI": "1816", "G X": "1815"}), "F XXI")


def test_9_h_rail_does_not_enter_an_interdicted_hex():
    """A-36"""
    interdicted = BySide(german=1 << hex_at("1918"))
    assert "1918" not in by_rail(
        at("allied movement", {"F XXI": "1919"}, interdicted=interdicted), "F XXI"
    )


def test_6_k_rail_excludes_other_movement():
    game = march(at("allied movement", {"F XXI": "1919", "F XXIII": "2121"}), "F XXI", "1918")
    assert rules_against(game, "rail") == {"6.k"}
    game = answer(
        at("allied movement", {"F XXI": "1919", "F XXIII": "2121"}), "unit F XXI", "rail", "to 2620"
    )
    assert offered(game) == {"unit F XXIII", "end"}


def test_6_l_8_j_no_rail_without_supply():
    game = answer(
        at("allied movement", {"F XXI": "1919"}, unsupplied=bits_of("F XXI")), "unit F XXI"
    )
    assert rules_against(game, "rail") == {"6.l"}


def test_18_d_on_turn_0_rail_goes_east_and_north_east_too():
    """A-15"""
    goals = by_rail(at("allied movement", {"F IV": "1619"}, turn=0), "F IV")
    assert "1618" in goals
    assert "1620" not in goals


# --- evacuation


def test_6_p_6_r_a_unit_leaves_by_a_port_for_good():
    game = answer(at("allied movement", {"B I": "0919"}), "unit B I", "evacuate")
    assert place_of(game, "B I") == "evacuated"


def test_6_p_only_from_a_port():
    game = answer(at("allied movement", {"B I": "1018"}), "unit B I")
    assert rules_against(game, "evacuate") == {"6.p"}


def test_6_p_one_corps_a_port_and_phase():
    game = answer(
        at("allied movement", {"B I": "0919", "B 5": "0919"}), "unit B I", "evacuate", "unit B 5"
    )
    assert rules_against(game, "evacuate") == {"6.p"}


def test_6_p_three_divisions_are_a_corps():
    """A-18"""
    units = {"B 5": "0919", "B 51": "0919", "B 46": "0919", "B 1 Arm": "0919"}
    game = at("allied movement", units)
    for name in ("B 5", "B 51", "B 46"):
        answer(game, f"unit {name}", "evacuate")
    assert "evacuate" not in offered(answer(game, "unit B 1 Arm"))


def test_6_p_another_port_has_room_of_its_own():
    game = answer(
        at("allied movement", {"B I": "0919", "B II": "0920"}), "unit B I", "evacuate", "unit B II"
    )
    assert "evacuate" in offered(game)


def test_6_q_it_costs_a_point():
    game = at("allied movement", {"F X": "1319"}, impulse=2, unsupplied=bits_of("F X"))
    assert "evacuate" not in offered(answer(game, "unit F X"))
    game = march(at("allied movement", {"F III": "0918"}), "F III", "0919")
    assert "evacuate" in offered(game)


def test_6_q_and_another_one_out_of_an_enemy_zone():
    """A-17"""
    hungry = bits_of("F XXI")
    units = {"F XXI": "0919", "G X": "1018"}
    assert "evacuate" in offered(
        answer(at("allied movement", units, unsupplied=hungry), "unit F XXI")
    )
    game = answer(at("allied movement", units, impulse=2, unsupplied=hungry), "unit F XXI")
    assert (place_of(game, "F XXI"), "evacuate" in offered(game)) == ("0919", False)


def test_6_q_who_enters_a_port_in_an_enemy_zone_has_stopped():
    game = march(at("allied movement", {"F III": "0816", "G X": "0918"}), "F III", "0817")
    assert "evacuate" not in offered(game)


def test_13_g_the_dutch_are_not_evacuated():
    """A-17"""
    game = answer(at("allied movement", {"N I": "0919"}), "unit N I")
    assert rules_against(game, "evacuate") == {"13.g"}


def test_13_k_belgians_leave_from_ostend_and_not_from_france():
    """A-17 Unless they may be there."""
    assert "evacuate" in offered(answer(at("allied movement", {"Be I": "0817"}), "unit Be I"))
    assert "evacuate" in offered(answer(at("allied movement", {"Be I": "0919"}), "unit Be I"))


def test_6_p_germans_are_not_evacuated():
    game = answer(at("german movement", {"G X": "0919"}), "unit G X")
    assert rules_against(game, "evacuate") == {"6.p"}


def test_17_d_the_turn_on_which_the_bef_leaves_is_remembered():
    game = answer(at("allied movement", {"B I": "0919"}, turn=3), "unit B I", "evacuate")
    assert game.command.british_left_on == 3
    game = answer(at("allied movement", {"B 51": "0919"}, turn=3), "unit B 51", "evacuate")
    assert game.command.british_left_on == -1
