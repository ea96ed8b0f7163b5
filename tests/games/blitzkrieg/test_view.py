"""1.4a, 7.4a, 8.1c, 14.2j What a side may know of the other."""

from random import Random

import pytest

from sixweeks.games.blitzkrieg.model import effects
from sixweeks.games.blitzkrieg.model.view import scramble, stands, view
from sixweeks.games.blitzkrieg.rules.r06_reactions import Reactions
from sixweeks.games.blitzkrieg.rules.r08_indirect_fire import Salvo
from sixweeks.kernel import engine
from sixweeks.kernel.question import Choose
from tests.games.blitzkrieg.toolkit import (
    COMPANY,
    GUN,
    PANZER,
    SOMUA,
    act,
    activate,
    hex_at,
    sketch,
    unit_of,
)
from tests.games.blitzkrieg.wandering import sample

AO = "AO 1 F"


def known(game, side):
    """The names of the counters on the map that a side knows."""
    seen = view(game, side).known
    return {game.scenario.counters[each.unit].name for each in seen if each.state.place >= 0}


def covered(game, side):
    grid = game.scenario.battlefield.grid
    return {grid.number(each.hex): each.count for each in view(game, side).covered}


def test_8_1c_only_the_top_counter_of_an_enemy_stack_is_known():
    game = sketch({SOMUA: "1512", PANZER: "1509", COMPANY: "1509"})
    assert known(game, "french") == {SOMUA, COMPANY}
    assert covered(game, "french") == {"1509": 1}


def test_8_1c_ones_own_stacks_are_known():
    game = sketch({SOMUA: "1512", PANZER: "1509", COMPANY: "1509"})
    assert known(game, "german") == {SOMUA, PANZER, COMPANY}
    assert not covered(game, "german")


def test_8_1c_the_stack_is_open_once_the_firer_is_named():
    play = activate("1 Cuir", {SOMUA: "1512", PANZER: "1509", COMPANY: "1509"})
    play.answer(f"unit {SOMUA}")
    assert known(play.game, "french") == {SOMUA, COMPANY}
    play.answer("fire")
    assert known(play.game, "french") == {SOMUA, PANZER, COMPANY}


def test_8_1c_stacks_out_of_his_reach_stay_closed():
    units = {SOMUA: "1512", PANZER: "1509", COMPANY: "2109", "I/21 IR HW": "2109"}
    play = activate("1 Cuir", units).answer(f"unit {SOMUA}", "fire")
    assert known(play.game, "french") == {SOMUA, PANZER, "I/21 IR HW"}


@pytest.mark.parametrize("hidden", [AO, GUN])
def test_1_4a_7_4a_hidden_counters_are_known_to_their_owner_only(hidden):
    game = sketch({hidden: "1512 hidden", PANZER: "1509"})
    assert known(game, "french") == {hidden, PANZER}
    assert known(game, "german") == {PANZER}
    assert not covered(game, "german")


def test_14_2j_an_attachment_is_known_to_the_enemy_only_when_it_was_used():
    units = {"I/GD Rifle 1": "0510", "Stu Pion Pion 1": "0509"}
    play = activate("I/GD", units, scenario="stonne", attached={"Stu Pion Pion 1": "I/GD"})
    pioneers = unit_of(play.game, "Stu Pion Pion 1")
    assert view(play.game, "german").attached == {pioneers: "I/GD"}
    assert view(play.game, "french").attached != {pioneers: "I/GD"}
    play.answer("unit Stu Pion Pion 1")
    assert view(play.game, "french").attached == {pioneers: "I/GD"}


def test_2_a1a_the_order_of_the_cup_is_unknown():
    game = sketch({SOMUA: "1512"})
    game.cup = ("KG", "1 Cuir")
    assert view(game, "french").cup == ("1 Cuir", "KG")


def test_7_4a_a_hidden_gun_takes_no_ground_until_it_shows_itself():
    game = sketch({"KG Pak": "1512 hidden"}, options={"hidden_at": "on"})
    gun, hex = unit_of(game, "KG Pak"), hex_at(game, "1511")
    effects.enter(game, gun, hex, column=False)
    before = game.german_ground >> hex & 1
    effects.reveal(game, gun, "7.4a")
    assert (before, game.german_ground >> hex & 1) == (0, 1)


def test_13a_7_4a_where_a_hidden_gun_has_passed_is_known_to_its_owner_only():
    game = sketch({GUN: "1512 hidden"}, german="1511", options={"hidden_at": "on"})
    effects.enter(game, unit_of(game, GUN), hex_at(game, "1511"), column=False)
    assert view(game, "french").passed_unseen == 1 << hex_at(game, "1511")
    assert view(game, "german").passed_unseen == 0


@pytest.mark.parametrize("scenario", ["hannut", "stonne"])
def test_secrecy_what_is_offered_does_not_hang_on_what_a_side_cannot_know(scenario):
    rng = Random(scenario)
    for game in sample(scenario, 3, first=40, rate=0.01, options={"hidden_at": "on"}):
        if isinstance(game.pending, Choose):
            twin = scramble(game, game.pending.by, rng)
            engine.run(twin)
            assert twin.pending == game.pending


def test_8_2c_the_dice_for_a_hidden_observer_tell_no_more_than_that_he_is_not_next_to_the_target():
    game = sketch({SOMUA: "1512", "AO 1 G": "1509 hidden"})
    observer, hex = unit_of(game, "AO 1 G"), hex_at(game, "1512")
    game.stack = [Salvo(by="german", hex=hex, impacts=("150",), observer=observer)]
    engine.run(game)
    twins = [scramble(game, "french", Random(seed)) for seed in range(20)]
    for twin in twins:
        engine.run(twin)
        assert twin.pending == game.pending
    assert len({twin.units[observer].place for twin in twins}) > 5


def test_6_2a_whoever_is_asked_whether_he_reacts_has_somebody_who_can():
    top, far = {COMPANY: "1509"}, {"I/13 IR Rifle 1": "2102", "I/13 IR Rifle 2": "2102"}
    game = sketch({SOMUA: "1512", PANZER: "1509", **top, **far})
    game.stack = [Reactions(by="german", to=unit_of(game, SOMUA), moving=True)]
    engine.run(game)
    for seed in range(10):
        twin = scramble(game, "french", Random(seed))
        engine.run(twin)
        assert engine.deciders(twin) == engine.deciders(game) == ("german",)


def test_6_2d_a_reaction_asked_for_a_hex_later_is_another_question():
    """A Somua that could fire in two hexes, but not in the first, is asked in the second."""
    game = act(COMPANY, {COMPANY: "1512 truck", SOMUA: "1311"}).answer("go 1510").game
    assert stands(game)
    game.stack[-1].tried = 1 << unit_of(game, SOMUA)
    assert not stands(game)
