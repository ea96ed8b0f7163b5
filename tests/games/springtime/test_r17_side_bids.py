"""17.0 Side determination. The seats are called by the side they would have without a bid."""

from sixweeks.games.springtime.model.state import Options
from sixweeks.games.springtime.rules.r05_setup import new_game
from sixweeks.games.springtime.rules.r17_side_bids import SideBids
from sixweeks.kernel import engine
from sixweeks.kernel.question import Action, Together
from tests.games.springtime.sketch import answer


def bidding(wanted="axis"):
    game = new_game("campaign", Options(bids=wanted))
    game.stack = [SideBids()]
    engine.run(game)
    return game


def bid(axis, allied, *dice, wanted="axis"):
    game = bidding(wanted)
    engine.answer(game, Action("bid", axis), "axis")
    engine.answer(game, Action("bid", allied), "allied")
    return answer(game, *dice)


def test_17_1a_bids_are_made_at_once():
    assert isinstance(bidding().pending, Together)


def test_17_1a_and_in_secret():
    game = bidding()
    engine.answer(game, Action("bid", 3), "axis")
    assert isinstance(game.pending, Together)
    assert game.morale == 30


def test_17_1a_a_bid_is_0_or_more():
    bids = [action.noun for action in bidding().pending.questions[0].options]
    assert bids == list(range(21))


def test_17_1b_unequal_bids_are_not_rolled_for():
    assert bid(3, 5).pending is None


def test_17_1a_without_the_option_nobody_bids():
    assert bidding("none").pending is None
