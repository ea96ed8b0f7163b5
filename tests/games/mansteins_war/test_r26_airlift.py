"""26.0, 26.3 The airlift and transfers by air; 28.1 the doctrine."""

import pytest

from sixweeks.games.mansteins_war.model.components import BY_NAME
from sixweeks.games.mansteins_war.model.map import GRID, MAP
from tests.games.mansteins_war.toolkit import (
    against,
    answer,
    at,
    events,
    offered,
    place_of,
    rules_against,
    turn_at,
)

AIRLIFT = {"airlift": "on"}
DOCTRINE = {"air_transfer": "on"}


def flying(units=None, **fields):
    fields = {"options": AIRLIFT, "marker": "HGB"} | fields
    return at("german air", {"LLK": "1934"} | (units or {}), **fields)


def test_26_0_the_airlift_needs_its_option():
    game = flying(options={})
    assert against(game, "fly Airlift") == {"16.1 absent"}


def test_26_0_the_airlift_flies_like_an_air_unit_for_one_activation():
    game = flying()
    answer(game, "fly Airlift", "over 1835")
    assert (place_of(game, "Airlift"), game.impulse.air) == ("1835", 2)


def test_26_0_once_an_impulse():
    game = answer(flying(), "fly Airlift", "over 1835")
    assert against(game, "fly Airlift") == {"16.1.b once"}


def test_26_0_not_onto_enemy_air_units():
    game = answer(flying(air={"BAFF": "1438"}), "fly Airlift")
    assert rules_against(game, "over 1438") == {"26.0"}


def test_26_0_with_a_friendly_air_unit():
    game = answer(flying(air={"I Flk": "1835"}), "fly Airlift")
    assert "1835" in offered(game, "over")


def test_26_0_an_air_unit_may_join_it():
    game = answer(flying(airlift="1835"), "fly I Flk")
    assert "1835" in offered(game, "over")


def test_26_0_it_may_be_withdrawn():
    game = answer(flying(airlift="1835"), "fly Airlift", "home")
    assert place_of(game, "Airlift") == "utilized"


def test_26_0_it_returns_with_the_others():
    game = turn_at("return_phase", {}, options=AIRLIFT, airlift="1835", plans={"allied": "Plan_D"})
    assert place_of(game, "Airlift") == "available"


# --- 26.3 transfers -----------------------------------------------------------------------------


def test_26_3_the_airborne_corps_goes_from_city_to_city():
    game = answer(flying(german="1336"), "transfer LLK")
    assert {"1336", "1835", "2241"} <= offered(game, "to")
    answer(game, "to 1336")
    assert (place_of(game, "LLK"), place_of(game, "Airlift")) == ("1336", "utilized")


def test_26_3_only_to_cities_in_german_control():
    game = answer(flying(), "transfer LLK")
    assert against(game, "to 1336") == {"26.3 city"}
    assert against(game, "to 1836") == {"26.3 city"}


def test_26_3_to_another_city():
    assert against(answer(flying(), "transfer LLK"), "to 1934") == {"26.3 here"}


def test_6_0_e_nobody_is_flown_to_a_city_where_an_enemy_logistic_unit_stands():
    game = answer(flying({"log 1AG": "2138"}), "transfer LLK")
    assert against(game, "to 2138") == {"6.0.e"}


def test_26_3_enemy_zones_do_not_matter():
    game = answer(flying({"F 3 Army": "1840", "G 1 Army": "1839"}), "transfer LLK")
    assert "1839" in offered(game, "to")


def test_26_3_only_from_a_city():
    assert against(flying({"LLK": "1834"}), "transfer LLK") == {"26.3 start"}


def test_26_3_the_corps_moves_no_further_and_is_in_supply():
    game = answer(flying(), "transfer LLK", "to 1835")
    moved = 1 << BY_NAME["LLK"]
    assert (game.impulse.moved & moved, game.impulse.transferred) == (moved, moved)


def test_26_3_the_corps_must_be_activated():
    game = flying(active="G 6 Army")
    assert against(game, "transfer LLK") == {"26.3 active"}


def test_26_3_one_corps_for_the_airlift():
    game = flying({"38 Corps": "1835"}, options=DOCTRINE)
    answer(game, "transfer LLK", "to 2138")
    assert against(game, "transfer 38 Corps") == {"26.3 airlift"}


def test_26_3_not_after_the_airlift_has_flown():
    game = answer(flying(), "fly Airlift", "over 1836")
    assert against(game, "transfer LLK") == {"26.3 airlift"}


@pytest.mark.parametrize("name", ["19 Pz", "G 6 Army", "GrD"])
def test_26_3_nobody_else(name):
    assert against(flying({name: "1835"}), f"transfer {name}") == {"26.3 kind"}


@pytest.mark.parametrize("name", ["19 Pz", "G 6 Army", "GrD", "F 1 Army"])
def test_28_1_nor_with_the_doctrine(name):
    game = flying({name: "1835"}, options=DOCTRINE)
    assert against(game, f"transfer {name}") == {"26.3 kind"}


def test_26_3_not_without_a_city_to_go_to():
    others = " ".join(set(GRID.numbers(MAP.cities)) - {"1934"})
    assert against(flying(allied=others), "transfer LLK") == {"26.3 nowhere"}


@pytest.mark.parametrize(("name", "rule"), [("LLK", "26.3"), ("38 Corps", "28.1")])
def test_28_1_each_transfer_is_told_with_its_rule(name, rule):
    game = flying({"38 Corps": "1835"}, options=DOCTRINE)
    answer(game, f"transfer {name}", "to 2138")
    assert [event.rule for event in events(game, "transferred")] == [rule]


def test_28_1_the_doctrine_carries_infantry_corps_too():
    game = flying({"38 Corps": "1835"}, options=DOCTRINE)
    assert offered(game, "transfer") == {"LLK", "38 Corps"}


def test_28_1_not_without_it():
    game = flying({"38 Corps": "1835"})
    assert against(game, "transfer 38 Corps") == {"26.3 kind"}


def test_28_1_once_a_turn_since_the_airlift_is_used_up():
    game = answer(flying({"38 Corps": "1835"}, options=DOCTRINE), "transfer 38 Corps", "to 2138")
    assert place_of(game, "Airlift") == "utilized"
