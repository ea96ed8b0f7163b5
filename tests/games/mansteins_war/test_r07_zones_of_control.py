"""7 Zones of control."""

import pytest

from sixweeks.games.mansteins_war.rules.r07_zones_of_control import zone_against, zone_of_control
from tests.games.mansteins_war.toolkit import (
    answer,
    at,
    board,
    hex_at,
    march,
    numbers,
    offered,
    place_of,
    reach,
    rules_against,
    steps_of,
)

AROUND_2031 = {"2030", "2032", "2131", "2132", "1931", "1932"}


@pytest.mark.parametrize("name", ["F 1 Army", "Cav", "DLM", "log 1AG", "fort Maub"])
def test_7_0_every_ground_unit_has_a_zone_of_six_hexes(name):
    assert numbers(zone_of_control(board({name: "2031"}), "allied")) == AROUND_2031


def test_7_0_reduced_units_keep_their_zone():
    assert numbers(zone_of_control(board({"F 1 Army": "2031/1"}), "allied")) == AROUND_2031


def test_7_0_zones_of_both_sides_coexist():
    game = board({"F 1 Army": "2030", "15 Pz": "2032"})
    both = zone_of_control(game, "allied") & zone_of_control(game, "german")
    assert numbers(both) >= {"2031"}


def test_7_1_a_zones_do_not_cross_ocean_sides():
    zone = numbers(zone_of_control(board({"F 1 Army": "0539"}), "allied"))
    assert "0540" not in zone
    assert "0439" not in zone


def test_7_1_a_units_do_not_cancel_zones():
    game = board({"F 1 Army": "2031", "15 Pz": "2032"})
    assert "2032" in numbers(zone_against(game, "german"))


def test_7_1_b_no_zone_in_a_fortress_with_its_unit():
    game = board({"fort Metz": "1640", "F 3 Army": "1640", "G 16 Army": "1639"})
    assert not zone_against(game, "allied") >> hex_at("1640") & 1


def test_7_1_b_without_the_fortress_unit_the_zone_holds():
    game = board({"F 3 Army": "1640", "G 16 Army": "1639"})
    assert zone_against(game, "allied") >> hex_at("1640") & 1


def test_7_1_b_not_in_a_destroyed_fortress():
    units = {"fort Metz": "1640", "G 16 Army": "1639"}
    game = board(units, destroyed=1 << hex_at("1640"))
    assert zone_against(game, "allied") >> hex_at("1640") & 1


def test_7_1_b_not_for_the_enemy_of_the_fortress():
    game = board({"fort Metz": "1640", "G 16 Army": "1639"})
    assert zone_against(game, "german") >> hex_at("1639") & 1


def test_7_2_c_entering_an_enemy_zone_ends_the_move():
    game = at("german movement", {"15 Pz": "2030", "Cav": "2033"}, active="15 Pz")
    march(game, "15 Pz", "2032")
    assert (place_of(game, "15 Pz"), game.pending) == ("2032", None)


def test_7_2_c_nobody_passes_through_an_enemy_zone():
    units = {"38 Corps": "2029", "log HGA": "2029", "Cav": "2131"}
    game = answer(at("german movement", units), "unit 38 Corps")
    assert rules_against(game, "go 2033") == {"7.2.c"}


def test_7_2_c_nobody_goes_directly_from_zone_to_zone():
    game = at("german movement", {"38 Corps": "2030", "Cav": "2031", "1GC": "2129"})
    answer(game, "unit 38 Corps")
    assert rules_against(game, "go 2131") == {"7.2.c"}


def test_7_2_c_friends_in_the_second_hex_do_not_help():
    units = {"38 Corps": "2030", "Cav": "2031", "1GC": "2129", "16 Pz": "2131"}
    game = at("german movement", units, active="38 Corps")
    assert "2131" not in reach(game, "38 Corps")


def test_7_2_c_from_zone_to_zone_over_a_free_hex():
    game = at("german movement", {"38 Corps": "2030", "Cav": "2031"})
    assert "2131" in reach(game, "38 Corps")


def test_7_2_c_rail_does_not_go_from_zone_to_zone():
    units = {"15 Pz": "2032", "Cav": "2131"}
    game = answer(at("german movement", units), "unit 15 Pz")
    assert "rail" in offered(game)
    answer(game, "rail")
    assert "2133" in offered(game, "to")


def test_7_2_d_nobody_must_attack():
    assert "end" in offered(at("german combat", {"15 Pz": "2031", "Cav": "2032"}))


def test_7_2_e_each_hex_in_an_enemy_zone_costs_a_retreating_unit_a_step():
    units = {"G 4 Army": "1342", "F 1 Army": "1343", "15 Pz": "1144", "log HGA": "1341"}
    game = at("german combat", units, active="G 4 Army", air={"VIII Flk": "1343"})
    answer(game, "attack 1343", "launch", 6)
    assert steps_of(game, "F 1 Army") == 4
    answer(game, "retreat 1243")
    assert steps_of(game, "F 1 Army") == 3


def test_7_2_e_friends_there_do_not_help():
    units = {"G 4 Army": "1342", "F 1 Army": "1343", "Cav": "1443", "15 Pz": "1544"}
    game = at("german combat", units, active="G 4 Army", air={"VIII Flk": "1343"})
    answer(game, "attack 1343", "launch", 6, "retreat 1443")
    assert steps_of(game, "F 1 Army") == 3


def test_25_4_b_no_allied_zone_into_an_open_city():
    game = board({"F 1 Army": "0940"}, open_cities=1 << hex_at("0941"))
    assert "0941" not in numbers(zone_of_control(game, "allied"))
