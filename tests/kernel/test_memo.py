"""What follows from a position alone is worked out once for it."""

import pytest

from sixweeks.kernel.memo import (
    all_of_position,
    amend,
    forget,
    lasting,
    of_board,
    of_position,
    of_side,
)
from tests.kernel import toy


@pytest.fixture
def counted():
    """A function of a position that notes each time it has work."""
    calls = []

    @of_position
    def doubled(game, more=0):
        calls.append(game.red)
        return 2 * game.red + more

    return doubled, calls


def test_a_position_is_worked_out_once(counted):
    doubled, calls = counted
    game = toy.new(bids="none")
    assert (doubled(game), doubled(game), len(calls)) == (0, 0, 1)


def test_a_copy_of_a_position_is_the_same_position(counted):
    doubled, calls = counted
    game = toy.new(bids="none")
    doubled(game)
    doubled(game.copy())
    assert len(calls) == 1


def test_a_field_that_was_replaced_makes_another_position(counted):
    doubled, _ = counted
    game = toy.new(bids="none")
    doubled(game)
    game.red = 3
    assert doubled(game) == 6


def test_a_procedure_in_progress_makes_no_other_position(counted):
    doubled, calls = counted
    game = toy.new(bids="none")
    doubled(game)
    game.stack = []
    doubled(game)
    assert len(calls) == 1


def test_each_argument_has_a_result_of_its_own(counted):
    doubled, _ = counted
    game = toy.new(bids="none")
    assert (doubled(game, 1), doubled(game, 2)) == (1, 2)


def test_what_is_yielded_may_be_read_again():
    @all_of_position
    def colours(game):
        yield "red"
        yield "blue"

    game = toy.new(bids="none")
    assert (colours(game), colours(game)) == (("red", "blue"), ("red", "blue"))


def test_a_game_keeps_what_was_worked_out_for_its_last_position_only(counted):
    doubled, calls = counted
    game = toy.new(bids="none")
    for red in (3, 4, 3):
        game.red = red
        doubled(game)
    assert (calls, len(game.memo)) == ([3, 4, 3], 1)


def counting(remember):
    """A remembered function, and how often it has worked."""
    worked = []

    def work(game, *args):
        worked.append(args)
        return len(worked)

    return remember(work), worked


def test_what_follows_from_the_board_is_worked_out_once():
    (found, worked), game = counting(of_board), toy.new()
    assert (found(game, 1), found(game.copy(), 1), found(game, 2)) == (1, 1, 2)
    assert worked == [(1,), (2,)]


def test_until_an_effect_makes_the_game_forget_it():
    (found, _), game = counting(of_board), toy.new()
    first = found(game)
    forget(game)
    assert (first, found(game)) == (1, 2)


def test_what_is_lasting_is_not_forgotten():
    (found, _), game = counting(lasting), toy.new()
    first = found(game)
    forget(game)
    assert (first, found(game)) == (1, 1)


def test_what_is_lasting_is_forgotten_with_everything_else():
    (found, _), game = counting(lasting), toy.new()
    first = found(game)
    game.memo = {}
    assert (first, found(game)) == (1, 2)


def test_what_lasts_in_a_copy_is_not_what_lasts_in_a_game_that_has_changed():
    (found, _), game = counting(lasting), toy.new()
    found(game)
    twin = game.copy()
    game.memo = {}
    assert (found(game), found(twin)) == (2, 1)


def test_a_lasting_result_is_amended_in_the_game_and_not_in_its_copy():
    (found, _), game = counting(lasting), toy.new()
    found(game)
    twin = game.copy()
    amend(game, found, lambda result: result + 10)
    assert (found(game), found(twin)) == (11, 1)


def test_what_depends_on_a_side_is_kept_while_the_other_moves():
    (found, _), game = counting(of_side), toy.new()
    first = (found(game, "red"), found(game, "blue"), found(game, "red"))
    forget(game, unmoved="red")
    assert (first, found(game, "red"), found(game, "blue")) == ((1, 2, 1), 1, 3)


def test_what_depends_on_a_side_is_forgotten_if_anything_may_have_moved():
    (found, _), game = counting(of_side), toy.new()
    found(game, "red")
    forget(game)
    assert found(game, "red") == 2


def test_what_depends_on_a_side_that_moves_is_kept_in_a_copy():
    (found, _), game = counting(of_side), toy.new()
    found(game, "red")
    twin = game.copy()
    forget(game, unmoved="blue")
    assert (found(game, "red"), found(twin, "red")) == (2, 1)


def test_what_was_not_yet_worked_out_is_not_amended():
    (found, _), game = counting(lasting), toy.new()
    amend(game, found, lambda result: result + 10)
    assert found(game) == 1
