"""2, 18, 20 The sequence of play."""

from sixweeks.games.nineteen_forty.model.map import GRID, MAP
from sixweeks.games.nineteen_forty.model.state import Countries
from sixweeks.games.nineteen_forty.rules.r02_sequence_of_play import GameTurn, Impulse
from tests.games.nineteen_forty.toolkit import (
    answer,
    asked,
    bits_of,
    hex_at,
    hexes,
    offered,
    place_of,
    released,
    run,
    sketch,
    state_of,
)

BOTH = {"G X": "0404", "F XX": "2413"}


def game_turn(turn, units=None, **fields):
    game = sketch(units or BOTH, turn=max(turn - 1, 0), **fields)
    game.journal = []
    return run(game, GameTurn(number=turn), "german")


def through(game):
    """Say no to everything that can be refused until the turn is over; the phases begun."""
    quiet = ("end", "done", "none", "later", "air 0")
    while game.pending:
        found = offered(game)
        answer(game, next((each for each in quiet if each in found), min(found)))
    kinds = ("impulse_begins", "movement_begins", "combat_begins")
    return [e.kind.split("_")[0] for e in game.journal if e.kind in kinds]


def test_2_a_2_c_2_d_2_f_2_g_the_phases_of_a_turn():
    assert through(game_turn(1)) == ["impulse", "movement", "combat"] * 4


def test_2_b_the_germans_are_first():
    assert asked(game_turn(1, {"G X": "0404", "F XX": "2413"})) == "german"


def test_18_a_turn_0_has_one_impulse_for_each_side():
    assert through(game_turn(0)) == ["impulse", "movement", "combat"] * 2


def test_2_e_2_h_only_the_phasing_players_units_recover():
    game = game_turn(1, {"G X": "0404~", "F XX": "2413~"})
    while state_of(game, "G X") != "sound":
        answer(game, next(each for each in ("end", "done", "none") if each in offered(game)))
    assert state_of(game, "F XX") == "repulsed"


def test_2_i_a_unit_moves_in_both_impulses():
    game = game_turn(1, {"G X": "0404", "F XX": "2413"})
    drop_nobody(game)
    answer(game, "unit G X", "go 0405", "done", "end", "end")
    drop_nobody(game)
    assert "unit G X" in offered(game)


def drop_nobody(game):
    while "done" in offered(game):
        answer(game, "done")


def test_2_j_what_belongs_to_another_phase_is_not_offered():
    game = run(sketch({"G X": "2412", "F XX": "2413"}), Impulse(by="german", number=1), "german")
    drop_nobody(game)
    answer(game, *["later"] * ("later" in offered(game)))
    drop_nobody(game)
    assert not [each for each in offered(game) if each.startswith("attack")]


def test_8_h_supply_is_judged_as_an_impulse_begins():
    game = sketch({"F XX": "1013"}, control=GRID.numbers(MAP.land))
    run(game, Impulse(by="allied", number=1), "allied")
    assert game.unsupplied == bits_of("F XX")


# --- command


def opening(side, step, units=None, **fields):
    return run(sketch(units or BOTH, **fields), Impulse(by=side, number=1, at=step), side)


def test_17_b_one_army_is_released_a_turn():
    game = opening("allied", "release", turn=2, command=released(army9=1))
    assert "release 9" not in offered(game)
    answer(game, "release 2")
    assert game.command.released == {"9": 1, "2": 2}


def test_17_b_not_twice_in_a_turn_and_not_on_turn_0():
    game = opening("allied", "release", turn=2, command=released(army9=2))
    assert "none" not in offered(game)
    assert "none" not in offered(opening("allied", "release", turn=0))


def test_18_e_nobody_must_move_on_turn_0():
    game = opening("allied", "movement", {"F III": "1216", "G X": "0404"}, turn=0)
    assert place_of(answer(game, "end"), "F III") == "1216"


# --- airborne


def test_11_c_11_d_units_drop_from_the_pool_as_movement_begins():
    game = opening("german", "drops")
    assert {"drop G 1 FJ", "drop G 22", "done"} <= offered(game)
    answer(game, "drop G 1 FJ", "onto 0411")
    assert place_of(game, "G 1 FJ") == "0411"


def test_11_b_within_ten_hexes_of_a_friendly_city():
    game = answer(opening("german", "drops", control=["0404"]), "drop G 1 FJ")
    assert hexes(game, "onto") >= {"0411", "1404"}
    assert "1504" not in hexes(game, "onto")
    assert "0412" not in hexes(game, "onto")


def test_11_c_11_k_onto_enemies_too():
    game = opening("german", "drops", {"N III": "0509", "G X": "0404"})
    answer(game, "drop G 1 FJ", "onto 0509")
    assert game.drops == 1 << hex_at("0509")


def test_11_k_a_drop_on_an_empty_hex_opens_nothing():
    assert answer(opening("german", "drops"), "drop G 1 FJ", "onto 0411").drops == 0


def test_6_s_11_j_who_has_landed_does_not_move_in_the_same_phase():
    game = answer(opening("german", "drops"), "drop G 22", "onto 0411", "done")
    assert "unit G 22" not in offered(game)


def test_11_d_13_d_a_drop_into_a_neutral_country_invades_it():
    game = opening("german", "drops", countries=Countries())
    answer(game, "drop G 1 FJ", "onto 0411")
    assert game.countries.netherlands == "allied"


def test_11_q_a_unit_on_the_map_drops_again_from_a_german_city():
    """A-60"""
    units = {"G 1 FJ": "0404", "G 2 FJ": "0405", "G 3 FJ": "0411"}
    game = opening("german", "drops", units)
    assert {"drop G 1 FJ", "drop G 3 FJ"} <= offered(game)
    assert "drop G 2 FJ" not in offered(game)


def test_11_i_a_division_that_came_as_a_reserve_does_not_drop():
    """A-53"""
    game = opening("german", "drops", {"G 22": "0404"}, grounded=bits_of("G 22"))
    assert "drop G 22" not in offered(game)


def test_11_f_a_supplied_airborne_unit_may_be_withdrawn_for_good():
    game = opening("allied", "withdraw", {"G 1 FJ": "0404", "F XX": "2413"})
    assert (asked(game), offered(game)) == ("german", {"done", "withdraw G 1 FJ"})
    assert place_of(answer(game, "withdraw G 1 FJ"), "G 1 FJ") == "removed"


def test_11_f_an_unsupplied_one_may_not():
    game = opening("german", "withdraw", {"G 1 FJ": "2413", "G X": "0404"}, turn=0)
    assert "withdraw G 1 FJ" not in offered(game)


# --- the end


def test_19_a_the_game_ends_after_turn_10():
    game = game_turn(10)
    through(game)
    assert game.ending is not None
    game = game_turn(9)
    through(game)
    assert game.ending is None
