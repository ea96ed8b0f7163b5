"""The Python interface beyond what the pages of the documentation show."""

import pytest

import sixweeks
from sixweeks.kernel.presentation.input_error import InputError


def played(seed):
    return sixweeks.play(
        "springtime", scenario="plan_red", players=["random", "random"], seed=seed
    ).text()


@pytest.mark.parametrize("names", [[], ["random"], ["random"] * 3])
def test_every_side_needs_a_player(names):
    with pytest.raises(InputError, match="needs 2 names of players, for german and allied"):
        sixweeks.play("france_40", players=names)


def test_a_player_must_exist():
    with pytest.raises(InputError, match="there is no player 'napoleon'"):
        sixweeks.play("france_40", players=["random", "napoleon"])


def test_the_same_seed_gives_the_same_game():
    assert played(3) == played(3)


def test_another_seed_gives_another_game():
    assert played(3) != played(4)
