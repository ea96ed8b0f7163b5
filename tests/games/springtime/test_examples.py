"""The worked examples of the rulebook, with its numbers."""

import pytest

import sixweeks
from sixweeks.games.springtime.model.components import ALLIED, AXIS
from sixweeks.games.springtime.rules.r06_sequence_of_play import impulse_owner


def bids(axis: int, allied: int, wanted: str = "axis"):
    table = sixweeks.new("springtime", options={"bids": wanted}, ask_dice=True)
    table.answer(f"bid {axis}", "axis")
    table.answer(f"bid {allied}", "allied")
    return table


def test_17_1c_the_higher_bid_takes_the_axis_and_morale_starts_at_35():
    """Bob, at the Allied seat, bids 5 against John's 3 and changes places with him."""
    game = bids(3, 5).game
    assert game.morale == 35
    assert game.exchanged


def test_17_1c_a_winner_who_sits_right_stays():
    game = bids(5, 3).game
    assert game.morale == 35
    assert not game.exchanged


@pytest.mark.parametrize(("dice", "exchanged"), [((6, 2), False), ((2, 6), True)])
def test_17_1d_equal_bids_are_settled_by_a_die(dice, exchanged):
    table = bids(5, 5)
    for die in dice:
        table.answer(die)
    assert table.game.morale == 35
    assert table.game.exchanged == exchanged


def test_17_1b_equal_dice_are_rolled_again():
    table = bids(5, 5)
    for die in (4, 4, 3, 1):
        table.answer(die)
    assert table.game.morale == 35
    assert not table.game.exchanged


def test_17_1a_bidding_for_the_allies_lowers_morale():
    assert bids(3, 5, wanted="allied").game.morale == 25


@pytest.mark.parametrize("impulse", [1, 3])
def test_6_2_odd_impulses_are_allied(impulse):
    assert impulse_owner(impulse) == ALLIED


@pytest.mark.parametrize("impulse", [2, 4])
def test_6_2_even_impulses_are_axis(impulse):
    assert impulse_owner(impulse) == AXIS
