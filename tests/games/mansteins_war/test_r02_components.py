"""2.2.7 Steps."""

import pytest

from sixweeks.games.mansteins_war.model import effects
from tests.games.mansteins_war.toolkit import board, place_of, steps_of, unit


def after_losing(steps, name):
    game = board({name: "1736"})
    for _ in range(steps):
        effects.lose_step(game, unit(name), "2.2.7")
    return place_of(game, name), steps_of(game, name)


@pytest.mark.parametrize("name", ["GrD", "log HGA", "fort Eifel"])
def test_2_2_7_a_units_of_one_step_are_eliminated_by_a_loss(name):
    assert after_losing(1, name) == ("dead", 0)


def test_2_2_7_b_units_of_two_steps_are_reduced_first():
    assert after_losing(1, "19 Pz") == ("1736", 1)


def test_2_2_7_b_units_of_two_steps_are_eliminated_by_the_second_loss():
    assert after_losing(2, "19 Pz") == ("dead", 0)
