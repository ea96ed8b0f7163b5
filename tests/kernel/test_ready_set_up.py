"""What a ready set-up leaves to the player."""

from sixweeks.games import definition_of
from sixweeks.kernel import engine
from sixweeks.kernel.procedure import Procedure, step
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.ready_set_up import ready_answer
from sixweeks.kernel.state import State


def test_a_secret_bid_is_never_given_by_a_plan():
    game = definition_of("springtime").new_game("campaign", {"bids": "axis"})
    assert ready_answer(game, "axis") is None


def test_a_free_set_up_is_answered_by_a_ready_plan():
    game = definition_of("springtime").new_game("campaign", {"free_set_up": "on"})
    answer = ready_answer(game, "axis")
    assert answer is not None
    assert answer.verb == "plan"


class Question(Procedure):
    @step("1.1")
    def ask(self, game):
        return Choose("red", (Action("go"), Action("stay")))


class PlaysTurnNought(State, kw_only=True):
    """A game in which play begins with a turn 0."""

    begun: bool = False

    @property
    def is_setting_up(self):
        return not self.begun


def asked(**fields):
    game = PlaysTurnNought(scenario_id="", stack=[Question()], **fields)
    engine.run(game)
    return game


def test_a_game_may_play_a_turn_0():
    assert ready_answer(asked(begun=True), "red") is None


def test_a_game_that_plays_a_turn_0_has_a_set_up_before():
    assert ready_answer(asked(), "red") == Action("go")


def test_turn_0_is_the_set_up_of_other_games():
    game = State(scenario_id="", stack=[Question()])
    engine.run(game)
    assert game.is_setting_up
    game.turn = 1
    assert not game.is_setting_up
