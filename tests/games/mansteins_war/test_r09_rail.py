"""9 Railroad movement."""

import pytest

from sixweeks.games.mansteins_war.model.map import GRID
from tests.games.mansteins_war.toolkit import (
    against,
    answer,
    at,
    events,
    hex_at,
    offered,
    place_of,
    rules_against,
)


def by_rail(game, name, *to):
    return answer(game, f"unit {name}", "rail", *(f"to {hex}" for hex in to))


def taken_up(phase, units, name, **fields):
    return answer(at(phase, units, **fields), f"unit {name}")


def test_9_0_b_from_city_to_town_over_any_distance():
    game = by_rail(at("german movement", {"15 Pz": "2230"}), "15 Pz", "2241")
    assert place_of(game, "15 Pz") == "2241"
    assert len(events(game, "railed")) == 1


def test_9_0_b_only_out_of_a_city_or_town():
    game = taken_up("german movement", {"15 Pz": "2031"}, "15 Pz")
    assert against(game, "rail") == {"9.0.b start"}


def test_9_0_b_only_into_a_city_or_town():
    game = by_rail(at("german movement", {"15 Pz": "2230"}), "15 Pz")
    assert against(game, "to 2031") == {"9.0.b end"}


def test_9_0_b_armies_pass_the_rough():
    """The only line from Bonn to Trier that is left leads through the Eifel."""
    line = GRID.mask("1835 1836 1837 1838 1739")
    game = by_rail(at("german movement", {"G 4 Army": "1836"}, control=line), "G 4 Army", "1739")
    assert place_of(game, "G 4 Army") == "1739"


def test_9_0_a_only_in_the_own_country():
    game = by_rail(at("german movement", {"15 Pz": "2230"}), "15 Pz")
    assert against(game, "to 1730") == {"9.0.a abroad"}


def test_9_0_a_not_from_abroad():
    game = taken_up("german movement", {"15 Pz": "1730"}, "15 Pz")
    assert "9.0.a abroad" in against(game, "rail")


def test_9_0_a_the_british_use_french_railways():
    game = by_rail(at("allied movement", {"BEF": "0836"}), "BEF", "0941")
    assert place_of(game, "BEF") == "0941"


def test_9_0_a_only_through_hexes_under_control():
    game = by_rail(at("allied movement", {"Cav": "0941"}, german="1036"), "Cav")
    assert against(game, "to 1036") == {"9.0.a enemy"}


def test_9_0_a_unsupported_units_do_not_use_it():
    game = taken_up("german movement", {"G 4 Army": "2230"}, "G 4 Army")
    assert against(game, "rail") == {"9.0.a unsupported"}


def test_26_1_supply_by_air_is_not_enough():
    fields = {"options": {"airlift": "on"}, "airlift": "2230"}
    game = taken_up("german movement", {"G 4 Army": "2230"}, "G 4 Army", **fields)
    assert against(game, "rail") == {"9.0.a unsupported"}


def test_9_0_a_one_unit_at_a_time():
    units = {"15 Pz": "1934", "16 Pz": "1934"}
    game = answer(at("german movement", units), "stack 1934")
    assert against(game, "rail") == {"9.0.a one"}


def test_9_0_c_not_after_other_movement():
    game = answer(at("german movement", {"15 Pz": "1934"}), "unit 15 Pz", "go 1933")
    assert "9.0.c moved" in against(game, "rail")


def test_9_0_c_no_other_movement_after_it():
    game = by_rail(at("german movement", {"15 Pz": "1934", "16 Pz": "2031"}), "15 Pz", "1933")
    assert against(game, "unit 15 Pz") == {"8.0.a moved"}


def test_9_0_c_enemy_zones_end_the_way():
    units = {"15 Pz": "2230", "Cav": "2031"}
    assert "2032" in offered(by_rail(at("german movement", units), "15 Pz"), "to")


def test_9_0_c_no_way_through_enemy_zones():
    """Both hexes that lead out of Emden are in the zone of the French army."""
    game = taken_up("german movement", {"15 Pz": "1829", "F 7 Army": "2029"}, "15 Pz")
    assert against(game, "rail") == {"9.0.b nowhere"}


def test_9_0_c_not_directly_from_zone_to_zone():
    """The only other ways from Osnabrück to Bielefeld are closed."""
    units = {"15 Pz": "2032", "Cav": "2132", "1GC": "2233"}
    game = by_rail(at("german movement", units, allied="2033"), "15 Pz")
    assert against(game, "to 2133") == {"9.0.b route"}


def test_9_0_c_to_an_enemy_zone_by_a_free_hex():
    game = by_rail(at("german movement", {"15 Pz": "2032", "Cav": "2132", "1GC": "2233"}), "15 Pz")
    assert "2133" in offered(game, "to")


def test_16_8_no_rail_out_of_an_interdicted_hex():
    game = taken_up("allied movement", {"Cav": "0941"}, "Cav", air={"I Flk": "0941"})
    assert against(game, "rail") == {"16.8 rail"}


def test_16_8_no_rail_into_or_through_an_interdicted_hex():
    game = by_rail(at("allied movement", {"Cav": "0941"}, air={"I Flk": "1036"}), "Cav")
    assert rules_against(game, "to 1036") == {"16.8"}


def test_16_8_german_rail_is_not_interdicted():
    game = by_rail(at("german movement", {"15 Pz": "1934"}, air={"I Flk": "1934"}), "15 Pz")
    assert "1835" in offered(game, "to")


@pytest.mark.parametrize(("side", "names"), [("german", 3), ("allied", 2)])
def test_9_1_capacity_in_armies(side, names):
    armies = {
        "german": ["G 4 Army", "G 6 Army", "G 12 Army", "G 16 Army"],
        "allied": ["F 1 Army", "F 7 Army", "F 9 Army", "F 2 Army"],
    }[side]
    stations = {
        "german": ["1934", "1835", "2138", "2241"],
        "allied": ["0941", "1036", "1239", "0843"],
    }
    goal = {"german": "1933", "allied": "0739"}[side]
    game = at(f"{side} movement", dict(zip(armies, stations[side], strict=True)))
    for name in armies[:names]:
        by_rail(game, name, goal)
    answer(game, f"unit {armies[names]}")
    assert against(game, "rail") == {"9.1"}


def test_9_1_a_corps_is_a_third_of_an_army():
    game = by_rail(at("german movement", {"15 Pz": "1934"}), "15 Pz", "1835")
    assert game.impulse.rail == 1


def test_9_1_logistic_units_count_as_armies():
    game = by_rail(at("german movement", {"log HGA": "1934"}), "log HGA", "1835")
    assert game.impulse.rail == 3


def test_9_0_b_armies_do_not_end_in_the_rough():
    game = by_rail(at("german movement", {"G 4 Army": "1934"}), "G 4 Army")
    assert rules_against(game, "to 2043") == {"8.4.1"}


def test_6_0_g_rail_does_not_end_among_another_nation():
    game = by_rail(at("allied movement", {"Cav": "0941", "BEF": "1036"}), "Cav")
    assert rules_against(game, "to 1036") == {"6.0.g"}


def test_25_4_b_no_train_into_an_open_city():
    paris = 1 << hex_at("0941")
    game = by_rail(at("allied movement", {"Cav": "1239"}, open_cities=paris), "Cav")
    assert rules_against(game, "to 0941") == {"25.4.b"}
