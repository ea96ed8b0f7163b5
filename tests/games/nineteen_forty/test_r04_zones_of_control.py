"""4 Zones of control."""

from sixweeks.board.hexes import bits
from sixweeks.games.nineteen_forty.model import effects
from sixweeks.games.nineteen_forty.model.map import GRID
from sixweeks.games.nineteen_forty.model.state import Countries
from sixweeks.games.nineteen_forty.rules.r04_zones_of_control import zone_against, zone_of_control
from sixweeks.games.nineteen_forty.rules.r06_movement import reach as movement_reach
from tests.games.nineteen_forty.toolkit import (
    answer,
    at,
    bits_of,
    hex_at,
    hexes,
    is_moving,
    march,
    place_of,
    points_left,
    reach,
    rules_against,
    sketch,
    unit,
)

AROUND_1511 = ["1410", "1411", "1510", "1512", "1610", "1611"]


def zone(game, side):
    return GRID.numbers(zone_of_control(game, side))


def test_4_a_a_unit_exerts_its_zone_into_six_hexes():
    assert zone(sketch({"G X": "1511"}), "german") == AROUND_1511


def test_4_a_a_regiment_has_no_zone():
    assert zone(sketch({"G 1 FJ": "1511"}), "german") == []


def test_4_a_7_w_a_disrupted_unit_has_no_zone():
    assert zone(sketch({"F III": "1511*"}), "allied") == []


def test_4_a_one_sound_unit_of_a_stack_exerts():
    assert zone(sketch({"F III": "1511*", "F 1 DIM": "1511"}), "allied") == AROUND_1511


def test_11_j_a_division_just_landed_has_no_zone():
    game = sketch({}, landed=bits_of("G 22"))

    effects.place(game, unit("G 22"), hex_at("1511"), "11.c")
    assert zone(game, "german") == []


def test_4_b_a_zone_does_not_cross_the_sea_not_even_by_a_causeway():
    assert zone(sketch({"F III": "0614"}), "allied") == []


def test_4_b_a_zone_does_not_cross_a_lake():
    assert "0110" not in zone(sketch({"N IV": "0111"}), "allied")
    assert "3205" not in zone(sketch({"S 1": "3106"}), "allied")


def test_4_c_a_unit_stops_on_entering_an_enemy_zone():
    game = march(at("german movement", {"G XIX": "1608", "F III": "1512"}), "G XIX", "1510", "1511")
    assert (place_of(game, "G XIX"), is_moving(game, "G XIX")) == ("1511", False)


def test_4_c_nobody_passes_an_enemy_zone():
    game = at("german movement", {"G XIX": "2215", "F III": "2213"})
    found = movement_reach(game, (unit("G XIX"),), 40)
    inner = {hex for goal in bits(found.all) for hex in found.path(goal)[1:-1]}
    assert not inner & {hex_at(number) for number in zone(game, "allied")}


def test_4_d_6_e_leaving_an_enemy_zone_costs_a_point():
    game = march(at("german movement", {"G X": "1915", "F III": "1914"}), "G X", "1916")
    assert points_left(game) == 6 - 1 - 1


def test_4_e_foot_does_not_go_from_zone_to_zone():
    game = at("german movement", {"G X": "2214", "F III": "2213", "F IV": "2116"})
    assert "2114" not in reach(game, "G X")
    assert rules_against(game, "2114") == {"4.e"}


def test_4_f_motorized_units_go_from_zone_to_zone_and_stop():
    game = march(
        at("german movement", {"G XIX": "2214", "F III": "2213", "F IV": "2116"}), "G XIX", "2114"
    )
    assert (place_of(game, "G XIX"), is_moving(game, "G XIX")) == ("2114", False)


def test_4_f_a_stack_with_foot_goes_as_foot():

    units = {"G XIX": "2214", "G 1 Cav": "2214", "F III": "2213", "F IV": "2116"}
    game = at("german movement", units, impulse=2)
    answer(game, "stack 2214")
    assert "2114" not in hexes(game)


def test_10_r_motorized_units_do_not_cross_an_enemy_fort_side_between_zones():
    """10.r The example: a French corps in 2604, a German motorized division in 2704."""
    game = at("german movement", {"G SSV": "2704", "F VII": "2604", "S 2": "2804"}, impulse=2)
    assert "2705" not in reach(game, "G SSV")
    assert rules_against(game, "2705") == {"10.r"}


def test_10_r_without_the_zones_the_fort_side_is_open():
    assert "2705" in reach(
        at("german movement", {"G SSV": "2704", "F VII": "2505"}, impulse=2), "G SSV"
    )


NEUTRAL = Countries()
INVADED = Countries(
    "allied",
    "allied",
    "allied",
    invaded_on={"netherlands": 0},
    just_joined=frozenset({"belgium", "netherlands"}),
)


def test_13_e_a_neutral_exerts_its_zone_at_home_alone():
    game = sketch({"Be K": "1409"}, countries=NEUTRAL)
    assert "1408" not in GRID.numbers(zone_against(game, "german"))
    assert "1410" in GRID.numbers(zone_against(game, "german"))


def test_13_e_the_zones_of_neutrals_are_no_allied_ones():
    assert zone(sketch({"Be K": "1409"}, countries=NEUTRAL), "allied") == []


def test_13_e_in_the_impulse_of_the_invasion_zones_stay_at_home():
    game = sketch({"Be K": "1409"}, countries=INVADED)
    assert "1408" not in zone(game, "allied")
    assert "1410" in zone(game, "allied")


def test_13_p_in_the_impulse_following_they_reach_abroad():

    game = sketch({"Be K": "1409"}, countries=INVADED)
    effects.begin_impulse(game, "allied", 1)
    assert "1408" in zone(game, "allied")


def test_13_e_germans_stop_in_the_zone_of_a_neutral():
    game = march(
        at("german movement", {"G XIX": "1508", "Be K": "1409"}, countries=NEUTRAL), "G XIX", "1410"
    )
    assert not is_moving(game, "G XIX")


def test_4_a_the_allies_stop_in_german_zones():
    game = march(at("allied movement", {"F III": "1514", "G X": "1512"}), "F III", "1513")
    assert not is_moving(game, "F III")
