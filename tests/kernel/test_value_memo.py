"""What depends on some values is kept while they are equal."""

import pytest

from sixweeks.kernel.memo import forget
from sixweeks.kernel.value_memo import of_values
from tests.kernel import toy


@pytest.fixture
def counted():
    """A function of a sum that notes each time it has work."""
    calls = []

    def both(game, more=0):
        return game.red + game.blue

    @of_values(both)
    def total(game, more=0):
        calls.append(game.red)
        return game.red + game.blue + more

    return total, calls


def test_fields_that_change_but_give_the_same_values_change_nothing(counted):
    total, calls = counted
    game = toy.new(bids="none")
    total(game)
    game.red, game.blue = game.red + 1, game.blue - 1
    forget(game)
    total(game)
    assert len(calls) == 1


def test_other_values_are_worked_out_again(counted):
    total, _ = counted
    game = toy.new(bids="none")
    total(game)
    game.red += 3
    assert total(game) == game.red + game.blue


def test_each_argument_has_a_result_of_its_own(counted):
    total, _ = counted
    game = toy.new(bids="none")
    assert total(game, 2) == total(game, 1) + 1
