"""What is asked names its subject, and only what is possible."""

import pytest

from sixweeks.games.blitzkrieg.rules.r05_activation import OperationsPhase
from sixweeks.games.blitzkrieg.rules.r08_indirect_fire import Bombardment, Salvo
from sixweeks.games.blitzkrieg.rules.r11_flight import Recovery
from sixweeks.games.blitzkrieg.rules.r14_deployment import Deploy
from sixweeks.games.blitzkrieg.text.messages import TEXT
from tests.games.blitzkrieg.toolkit import (
    GUN,
    PANZER,
    SOMUA,
    Play,
    act,
    activate,
    hex_at,
    sketch,
)
from tests.games.blitzkrieg.wandering import sample

TWO = {"1 Cuir HQ": "1513", SOMUA: "1512", "2 Cuir H39 1": "1401"}


def said(play):
    """What is asked, without who and by which rule."""
    return TEXT.prompt(play.game).partition(": ")[2].rpartition(" (")[0]


def drawn(**fields):
    game = sketch(TWO)
    for name, value in fields.items():
        setattr(game, name, value)
    return Play(game, OperationsPhase(at="play", marker="1 Cuir"))


# --- 5.5a what may be done with a marker ------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({}, "activate it, or decline"),
        ({"generals": {"french": 1}}, "activate it, hold it, or decline"),
        (
            {"generals": {"french": 1}, "held": ("2 Cuir",)},
            "activate it, alone or with 2 Cuir, or decline",
        ),
        (
            {"generals": {"french": 2}, "held": ("2 Cuir",)},
            "activate it, alone or with 2 Cuir, hold it, or decline",
        ),
    ],
)
def test_5_5a_a_marker_is_held_or_joined_only_where_that_is_possible(fields, words):
    assert said(drawn(**fields)) == f"1 Cuir is drawn: {words}"


@pytest.mark.parametrize(
    ("markers", "words"),
    [
        ("1 Cuir", "choose a unit to act, or end the activation"),
        ("french artillery", "fire, or end the activation"),
        ("1 Cuir + french artillery", "choose a unit to act, fire, or end the activation"),
    ],
)
def test_5_2a_an_activation_names_units_and_guns_only_if_there_are_any(markers, words):
    assert said(activate(markers, TWO)).endswith(f": {words}")


# --- 6.2 reactions ----------------------------------------------------------------------------


def test_6_2a_who_moves_and_what_may_be_done_about_it():
    play = act(SOMUA, {SOMUA: "1514", PANZER: "1511"}).answer("go 1513")
    assert said(play) == f"{SOMUA} is in reach: fire at it, retreat, or do neither"


def test_6_2a_who_cannot_fire_is_asked_whether_it_retreats():
    units = {SOMUA: "1514", "I/14 PzR HQ": "1512", PANZER: "0101"}
    play = act(SOMUA, units).answer("go 1513")
    assert said(play) == f"{SOMUA} comes near: retreat, or not"


def test_6_2h_who_has_retreated_is_asked_whether_it_fires():
    play = activate("1 Cuir", {SOMUA: "1514", PANZER: "1511"})
    play.answer(f"unit {SOMUA}", "go 1513", f"give_way {PANZER}", "retreat 1510", "go 1512")
    assert said(play) == f"{SOMUA} is in reach: fire at it, or not"


def test_6_2c_who_has_been_fired_on_is_named():
    play = act(SOMUA, {SOMUA: "1512", PANZER: "1510"}).answer("fire", 7)
    words = f"{SOMUA} has fired on {PANZER}: fire back, retreat, or do neither"
    assert said(play) == words


def test_6_2c_nobody_is_said_to_be_in_reach_of_shells():
    game = sketch({SOMUA: "1512", "AO 1 G": "1511", PANZER: "0101"})
    salvo = Salvo(by="german", hex=hex_at(game, "1512"), impacts=("75",))
    play = Play(game, salvo).answer(7)
    assert said(play) == f"{SOMUA} has been fired on: retreat, or not"


# --- others -----------------------------------------------------------------------------------


def test_8_2c_the_hex_to_be_observed_is_named():
    units = {"AO 1 F": "1512", "I/11 RDP HQ": "1511", PANZER: "1510"}
    play = Play(sketch(units), Bombardment(by="french", impacts=("105",))).answer("impact 1510")
    assert said(play) == "choose who observes the fire on 1510 (1½ km west of Wansin)"


def test_11e_the_unit_that_runs_is_named():
    game = sketch({SOMUA: "1512"}, formations={"1 Cuir": "demoralized"})
    play = Play(game, Recovery(formation="1 Cuir")).answer(12)
    assert said(play) == f"{SOMUA} retreats: choose where to"


def test_7_4a_the_gun_to_be_hidden_is_named_with_its_hex():
    game = sketch({GUN: "1512", SOMUA: "1511"}, options={"hidden_at": "on"}, turn=0)
    play = Play(game, Deploy(at="hide_guns", by="french"))
    assert said(play) == f"hide {GUN} in 1512 (2 km south-west of Wansin), or set it up openly"


@pytest.mark.parametrize("scenario", ["hannut", "stonne"])
def test_no_prompt_lacks_a_word(scenario):
    """A missing argument raises in tests; what is empty leaves two blanks."""
    for game in sample(scenario, 23, first=3, rate=0.02, options={"hidden_at": "on"}):
        if game.pending is not None:
            words = TEXT.prompt(game)
            assert "  " not in words
            assert ": :" not in words
            assert "{" not in words
