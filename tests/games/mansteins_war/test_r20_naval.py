"""20.1 Allied naval support."""

from sixweeks.kernel.presentation.sentence import Text
from tests.games.events import argument
from tests.games.mansteins_war.toolkit import (
    answer,
    asked,
    assault,
    at,
    events,
    offered,
    place_of,
    step_of,
)

CALAIS = {"BEF": "0836", "15 Pz": "0837", "16 Pz": "0837", "log HGA": "1038"}


def attacking(units, hex, side="german", **fields):
    game = assault(at(f"{side} combat", units, **fields), hex)
    return answer(game, "assault") if "assault" in offered(game) else game


def column(game):
    return argument(Text, events(game, "combat_result")[0], "column").text


def test_20_1_the_allied_player_is_asked_in_a_german_attack_on_the_coast():
    game = attacking(CALAIS, "0836")
    assert (asked(game), offered(game)) == ("allied", {"naval", "no"})


def test_20_1_one_column_for_the_defender():
    with_ships = answer(attacking(CALAIS, "0836"), "naval", 5)
    without = answer(attacking(CALAIS, "0836"), "no", 5)
    names = [column(game) for game in (with_ships, without)]
    assert names == ["49%", "50%"]


def test_20_1_one_column_for_an_allied_attack():
    units = {"BEF": "0836", "15 Pz": "0837/1"}
    with_ships = answer(attacking(units, "0837", "allied"), "naval", 3)
    without = answer(attacking(units, "0837", "allied"), "no", 3)
    assert [column(game) for game in (with_ships, without)] == ["500%", "400%"]


def test_20_1_once_in_a_turn():
    game = answer(attacking(CALAIS, "0836"), "naval", 6)
    assert place_of(game, "Navy") == "utilized"
    assert step_of(attacking(CALAIS, "0836", naval="utilized")) == "Combat roll"


def test_20_1_not_inland():
    units = {"F 1 Army": "1343", "G 4 Army": "1342"}
    assert step_of(attacking(units, "1343")) == "Combat roll"


def test_20_1_not_for_a_german_attack_from_the_coast_inland():
    units = {"F 1 Army": "0937", "G 4 Army": "0836"}
    assert step_of(attacking(units, "0937")) == "Combat roll"


def test_20_1_one_attacker_on_the_coast_is_enough():
    units = {"BEF": "0836", "F 1 Army": "0938", "15 Pz": "0837"}
    assert step_of(attacking(units, "0837", "allied")) == "Combat support"


def test_20_1_any_coastal_hex_will_do():
    units = {"F 1 Army": "0837", "15 Pz": "0938"}
    assert step_of(attacking(units, "0837")) == "Combat support"


def test_20_1_antwerp_is_a_port():
    units = {"BE 1 Corps": "1335", "G 4 Army": "1435"}
    game = attacking(units, "1335", destroyed=(1 << 600) - 1)
    assert step_of(game) == "Combat support"


def test_20_1_in_addition_to_air():
    air = {"ZOAN": "0836", "I Flk": "0836"}
    game = answer(attacking(CALAIS, "0836", air=air), "naval", 5)
    assert column(game) == "50%"
