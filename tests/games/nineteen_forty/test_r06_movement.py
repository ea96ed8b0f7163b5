"""6 Movement: points, terrain, surcharges, and where nobody goes."""

import pytest

from sixweeks.games.nineteen_forty.model.state import BySide, Countries
from sixweeks.games.nineteen_forty.rules.r06_movement import allowance
from tests.games.nineteen_forty.toolkit import (
    answer,
    at,
    bits_of,
    friendly,
    hex_at,
    hexes,
    is_moving,
    march,
    offered,
    place_of,
    points_left,
    reach,
    rules_against,
    sketch,
    unit,
)


def points(name, **fields):
    return allowance(sketch({name: "0404"}, **fields), unit(name)) / 4


# --- points


def test_6_a_a_player_may_move_none_or_all_of_his_units():
    game = at("german movement", {"G X": "0404", "G XXVI": "0402"})
    assert offered(game) == {"unit G X", "unit G XXVI", "end"}
    march(game, "G X", "0405")
    answer(game, "done")
    assert offered(game) == {"unit G XXVI", "end"}


def test_6_a_a_unit_that_was_put_down_unmoved_may_be_taken_up_again():
    assert "unit G X" in offered(answer(at("german movement", {"G X": "0404"}), "unit G X", "done"))


def test_6_a_what_is_left_of_the_points_serves_the_same_move():
    game = march(at("german movement", {"G X": "0404"}), "G X", "0405", "0406")
    assert points_left(game) == 4


def test_6_a_no_unit_exceeds_its_factor():
    game = at("german movement", {"G X": "0102"})
    assert "0702" in reach(game, "G X")
    assert "0802" not in hexes(game)
    assert rules_against(game, "0802") == {"6.a"}


def test_6_a_units_of_a_stack_move_as_one():
    game = answer(at("german movement", {"G X": "0404", "G SSV": "0404"}), "stack 0404", "go 0405")
    assert (place_of(game, "G X"), place_of(game, "G SSV")) == ("0405", "0405")


def test_6_a_a_stack_has_the_points_of_its_slowest_unit():
    assert (
        points_left(answer(at("german movement", {"G X": "0404", "G SSV": "0404"}), "stack 0404"))
        == 6
    )


def test_6_a_only_own_units_on_the_map_move():
    game = at("german movement", {"G X": "0404", "F III": "1813"})
    assert rules_against(game, "F III") == {"6.a"}
    assert rules_against(game, "G XXVI") == {"6.a"}


def test_6_b_6_c_a_5_6_has_six_points_and_in_the_second_impulse_three():
    assert (points("G IV"), points("G IV", impulse=2)) == (6, 3)


def test_6_b_fractions_are_kept():
    assert points("F X", impulse=2) == 2.5


def test_8_i_without_supply_the_factor_is_halved_again():
    hungry = {"unsupplied": bits_of("F X")}
    assert (points("F X", **hungry), points("F X", impulse=2, **hungry)) == (2.5, 1.25)


# --- terrain


@pytest.mark.parametrize(
    ("name", "start", "to", "cost"),
    [
        ("G X", "0404", "0405", 1),  # clear
        ("G X", "0906", "0905", 1),  # clear, from a major city
        ("G X", "0303", "0302", 2),  # forest
        ("G X", "0805", "0804", 2),  # rough
        ("G X", "0607", "0608", 3),  # major river
        ("G X", "0407", "0408", 1),
        ("G X", "1405", "1406", 2),  # minor river
    ],
)
def test_6_d_terrain_and_rivers_cost_points(name, start, to, cost):
    game = march(at("german movement", {name: start}), name, to)
    assert points_left(game) == 6 - cost


def test_6_d_motorized_units_do_not_enter_mountains():
    game = at("german movement", {"G SSV": "3002"})
    assert "3001" not in reach(game, "G SSV")
    assert rules_against(game, "3001") == {"6.d"}


@pytest.mark.parametrize(("name", "cost"), [("G X", 3), ("G Geb", 2)])
def test_6_d_mountains_cost_three_and_mountain_units_two(name, cost):
    countries = Countries("allied", "allied", "allied", "allied", {"switzerland": 1})
    game = march(at("german movement", {name: "3002"}, countries=countries), name, "3001")
    assert points_left(game) == 6 - cost


def test_6_d_nobody_enters_the_sea_or_a_lake():
    game = at("allied movement", {"N IV": "0111"})
    answer(game, "unit N IV")
    assert "6.m" in rules_against(game, "0110")
    assert "6.m" in rules_against(game, "0112")


def test_6_f_entering_a_disrupted_friends_hex_costs_two_points_more():
    game = march(at("german movement", {"G X": "0404", "G SSV": "0405*"}), "G X", "0405")
    assert points_left(game) == 6 - 1 - 2


def test_6_f_a_disrupted_enemy_costs_nothing_next_to_him():
    game = march(at("german movement", {"G X": "1813", "F III": "1815*"}), "G X", "1814")
    assert points_left(game) == 6 - 1


def test_7_w_a_disrupted_unit_does_not_move():
    game = at("german movement", {"G X": "0404*", "G XXVI": "0402"})
    assert rules_against(game, "G X") == {"7.w"}


def test_6_g_nobody_enters_a_hex_with_enemies():
    game = at("german movement", {"G X": "1813", "F III": "1815*"})
    answer(game, "unit G X")
    assert rules_against(game, "1815") == {"6.g"}


def test_6_g_nor_one_with_units_of_a_neutral():
    game = at("german movement", {"G X": "1408", "Be K": "1409"}, countries=Countries())
    answer(game, "unit G X")
    assert rules_against(game, "1409") == {"6.g"}


def test_10_f_13_i_an_intrinsic_strength_is_not_entered():
    game = at(
        "german movement", {"G X": "1008"}, strengths=1 << hex_at("1009") | 1 << hex_at("1110")
    )
    answer(game, "unit G X")
    assert rules_against(game, "1009") == {"10.f"}


def test_11_h_11_l_an_allied_unit_overruns_a_lone_regiment_and_goes_on():
    game = march(at("allied movement", {"F III": "1816", "G 1 FJ": "1817"}), "F III", "1817")
    assert (place_of(game, "G 1 FJ"), points_left(game)) == ("dead", 6 - 2)


def test_11_h_a_regiment_with_other_germans_is_not_overrun():
    """A-32"""
    game = at("allied movement", {"F III": "1816", "G 1 FJ": "1817", "G X": "1817"})
    answer(game, "unit F III")
    assert rules_against(game, "1817") == {"6.g"}


def test_11_g_a_regiment_does_not_move():
    assert rules_against(at("german movement", {"G 1 FJ": "0411", "G X": "0404"}), "G 1 FJ") == {
        "11.g"
    }


# --- the sea


def test_6_m_the_allies_cross_a_sea_side_for_three_points_more():
    game = march(at("allied movement", {"F 1 DIM": "0715"}), "F 1 DIM", "0614")
    assert points_left(game) == 8 - 1 - 3


def test_6_n_nobody_crosses_the_sea_into_unfriendly_ground():
    game = at("allied movement", {"F 1 DIM": "0715"}, control=["0614"])
    assert "0614" not in reach(game, "F 1 DIM")
    assert rules_against(game, "0614") == {"6.n"}


def test_6_o_germans_cross_the_sea_by_the_causeway_alone():
    assert "0614" not in reach(
        at("german movement", {"G 1 Cav": "0715"}, impulse=2, control=["0614"]), "G 1 Cav"
    )
    assert "0614" in reach(at("german movement", {"G X": "0613"}, control=["0614"]), "G X")


def test_6_n_not_by_the_causeway_into_unfriendly_ground_either():
    game = at("german movement", {"G X": "0613"})
    assert "0614" not in reach(game, "G X")
    assert friendly(game, "german", "0614") == [False]


# --- interdiction


def test_9_h_an_interdicted_hex_stops_and_costs_a_point_to_leave():
    hexes = BySide(german=1 << hex_at("1419"))
    game = march(at("allied movement", {"F III": "1420"}, interdicted=hexes), "F III", "1419")
    assert not is_moving(game, "F III")
    game = march(at("allied movement", {"F III": "1419"}, interdicted=hexes), "F III", "1418")
    assert points_left(game) == 6 - 1 - 1


def test_9_h_a_side_is_not_stopped_by_its_own_interdiction():
    hexes = BySide(allied=1 << hex_at("1817"))
    assert is_moving(
        march(at("allied movement", {"F III": "1816"}, interdicted=hexes), "F III", "1817"), "F III"
    )
