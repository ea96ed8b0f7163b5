"""What a ready set-up leaves to the player."""

from sixweeks.games import definition_of
from sixweeks.kernel.ready_set_up import ready_answer


def test_a_secret_bid_is_never_given_by_a_plan():
    game = definition_of("springtime").new_game("campaign", {"bids": "axis"})
    assert ready_answer(game, "axis") is None


def test_a_free_set_up_is():
    game = definition_of("springtime").new_game("campaign", {"free_set_up": "on"})
    answer = ready_answer(game, "axis")
    assert answer is not None
    assert answer.verb == "plan"
