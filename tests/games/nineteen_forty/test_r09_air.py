"""9 Air power: points, what they are used for, and interdiction."""

import pytest

from sixweeks.games.nineteen_forty.model.state import BySide, Command, Options
from sixweeks.games.nineteen_forty.rules.r02_sequence_of_play import GameTurn, PlayerTurn
from sixweeks.games.nineteen_forty.rules.r09_air import air_points
from tests.games.nineteen_forty.toolkit import (
    answer,
    asked,
    assault,
    at,
    hex_at,
    hexes,
    offered,
    run,
    sketch,
)

BOTH = {"G X": "0404", "F XX": "2413"}
FIELD = {"G XIX": "2412", "F XX": "2413"}  # 8:3 and armor: 3:1
WEAK = {"G XIX": "2412", "F 1 Cav": "2413"}  # 8:1 and armor: a column beyond 6:1
MEUSE = {"G XIX": "1511", "F X": "1611"}


def turn(number, **fields):
    game = sketch(BOTH, turn=max(number - 1, 0), **fields)
    return run(game, GameTurn(number=number), "german")


def battle(units, hexes, *names, **fields):
    return assault(at("german combat", units, **fields), hexes, *names)


def test_9_a_five_german_points_and_two_allied():
    assert turn(0).air == BySide(5, 2)


def test_20_e_the_french_air_force_adds_a_point():
    game = sketch({}, turn=1)
    game.options = Options(french_air="on")
    assert air_points(game, 1) == BySide(5, 3)


@pytest.mark.parametrize(("turn", "points"), [(3, 2), (4, 1)])
def test_17_d_the_british_point_is_lost_on_turns_after_the_bef_has_left(turn, points):
    game = sketch({}, turn=turn, command=Command(british_left_on=3))
    assert air_points(game, turn).allied == points


def test_9_b_points_left_over_are_lost():
    assert turn(2, air=BySide(1, 0)).air == BySide(5, 2)


# --- in combat


def test_9_e_the_allies_declare_first_whoever_attacks():
    game = battle(FIELD, "2413", "G XIX", air=BySide(5, 2))
    assert (asked(game), offered(game)) == ("allied", {"air 0", "air 1", "air 2"})
    answer(game, "air 1")
    assert (asked(game), len(offered(game))) == ("german", 6)


def test_9_c_points_shift_the_column_for_either_side():
    game = answer(battle(FIELD, "2413", "G XIX", air=BySide(5, 2)), "air 1", "air 3")
    assert game.frame.odds(game).name == "5:1"


def test_9_b_points_are_used_once():
    game = answer(battle(FIELD, "2413", "G XIX", air=BySide(5, 2)), "air 2", "air 3")
    assert game.air == BySide(2, 0)


def test_9_c_the_defender_is_not_asked_for_points_that_change_no_column():
    assert asked(battle(WEAK, "2413", "G XIX", air=BySide(0, 1))) == "german"  # the die
    assert asked(battle(WEAK, "2413", "G XIX", air=BySide(0, 2))) == "allied"


def test_9_c_the_attacker_is_not_asked_for_points_that_change_no_column():
    game = battle(WEAK, "2413", "G XIX", air=BySide(2, 2))
    assert offered(answer(game, "air 0")) == {"1", "2", "3", "4", "5", "6"}
    game = battle(WEAK, "2413", "G XIX", air=BySide(2, 2))
    assert offered(answer(game, "air 2")) == {"air 0", "air 1", "air 2"}


def test_9_c_below_the_table_only_points_that_reach_it_are_asked_for():
    units = {"G SSC": "2412", "F Cav": "2413", "F IX": "2413"}
    rough = {"G SSC": "1411", "F Cav": "1512", "F 1 DLM": "1512", "F 1 DIM": "1512"}
    assert asked(battle(units, "2413", "G SSC", air=BySide(5, 1))) == "allied"
    game = assault(at("german combat", rough, air=BySide(0, 1)), "1512", "G SSC")
    assert offered(game) == {"1", "2", "3", "4", "5", "6"}


def test_9_c_who_has_no_points_is_not_asked():
    assert battle(FIELD, "2413", "G XIX", air=BySide(0, 0)).frame.at == "roll"


def test_9_f_air_comes_before_the_bridgeheads():
    game = battle(MEUSE, "1611", "G XIX", air=BySide(1, 0))
    assert game.frame.at == "german_points"
    assert answer(game, "air 0").frame.at == "bridgeheads"


# --- interdiction


def closing(side, **fields):
    return run(sketch(BOTH, **fields), PlayerTurn(by=side, at="close"), side)


def test_9_g_9_i_two_points_interdict_a_hex_as_the_player_turn_closes():
    game = closing("german", air=BySide(5, 0))
    answer(game, "interdict 2413", "interdict 2412")
    assert (game.air.german, game.interdicted.german.bit_count()) == (1, 2)
    assert game.stack == []


def test_9_g_with_one_point_nobody_is_asked():
    assert offered(closing("german", air=BySide(1, 0))) == set()


def test_9_g_the_enemys_interdiction_ends_with_the_turn_it_was_for():
    game = closing("allied", interdicted=BySide(german=1 << hex_at("2413"), allied=2))
    assert game.interdicted == BySide(0, 2)


def test_9_h_hexes_where_it_would_be_in_vain_are_not_offered():
    assert "0404" not in hexes(closing("german", air=BySide(5, 0)), "interdict")
