"""6.4 The End Phase."""

import pytest

from sixweeks.games.springtime.model.components import EVENTS
from sixweeks.games.springtime.rules.r06_sequence_of_play import (
    EndPhase,
    PoliticalPhase,
)
from sixweeks.kernel.presentation.sentence import Hidden
from tests.games.springtime.sketch import (
    answer,
    asked,
    asks_for,
    events,
    offered,
    run,
    sketch,
)

CUP = tuple(sorted(EVENTS))
UNITS = {"Guderian": "3", "Reinhardt": "3", "French 1st": "16"}


def end(*answers, **fields):
    return run(sketch(UNITS, **{"cup": CUP, **fields}), EndPhase(), *answers)


def test_6_4a_16_1_1a_an_automatic_victory_ends_the_game():
    game = end(morale=0)
    assert game.ending is not None
    assert (game.ending.winner, game.ending.level) == ("axis", "automatic")


@pytest.mark.parametrize(("morale", "rolls"), [(6, False), (5, True)])
def test_6_4_1_the_armistice_is_rolled_for_from_5_down(morale, rolls):
    assert (asks_for(end(morale=morale)) == "roll") is rolls


def test_6_4_3_events_on_the_impulse_track_go_back_into_the_cup():
    game = end(impulse_track=("refugees",), cup=("plan_red",))
    assert (game.impulse_track, game.cup) == ((), ("plan_red", "refugees"))


def test_6_4_4a_both_may_play_an_event_the_allies_first():
    game = end(held={"allied": "cabinet_shuffle", "axis": "plan_red"})
    assert (asked(game), "play_event" in offered(game)) == ("allied", True)
    assert asked(answer(game, "play_event")) == "axis"


def test_6_4_4a_its_effect_is_immediate():
    game = end("play_event", held={"allied": "cabinet_shuffle"})
    assert game.morale == 32


def test_6_4_4a_4_4_9b_but_not_on_morale_where_only_the_maneuvers_phase_counts():
    options = {"morale_changes": "maneuvers"}
    game = end("play_event", held={"allied": "cabinet_shuffle"}, options=options)
    assert game.morale == 30


def test_6_4_4a_a_black_event_goes_straight_back():
    game = end("play_event", held={"allied": "new_squadrons"}, cup=("plan_red",))
    assert (game.cup, game.strong_air) == (("new_squadrons", "plan_red"), ())


def test_6_4_4a_what_lasts_a_turn_is_over_at_once():
    game = end("play_event", held={"axis": "billotte_killed"})
    assert game.billotte_killed is False


def test_6_4_4a_an_event_played_in_the_end_phase_is_told_under_that_rule():
    game = end("play_event", held={"allied": "cabinet_shuffle"})
    assert events(game, "event_played")[0].rule == "6.4.4a"


def test_6_4_4b_each_may_put_his_event_back():
    game = end(held={"allied": "cabinet_shuffle"}, cup=("plan_red",))
    assert offered(game) == {"play_event", "discard_event", "keep_event"}
    assert answer(game, "discard_event").cup == ("cabinet_shuffle", "plan_red")


def test_6_4_4a_6_1_1e_what_cannot_be_played_can_be_put_back_or_kept():
    assert offered(end(held={"allied": "plan_red"})) == {"discard_event", "keep_event"}


def test_6_4_4b_the_allies_first():
    held = {"allied": "cabinet_shuffle", "axis": "plan_red"}
    game = end(held=held)
    assert asked(game) == "allied"
    assert asked(answer(game, "discard_event")) == "axis"


def test_6_4_4b_6_1_1c_who_has_kept_it_is_not_asked_again_before_the_draw():
    game = end("keep_event", held={"allied": "cabinet_shuffle"}, cup=("plan_red",))
    assert asked(run(game, PoliticalPhase())) == "axis"


def test_6_4_4b_6_1_1c_a_turn_later_he_is():
    game = end("keep_event", held={"allied": "cabinet_shuffle"}, cup=("plan_red",))
    assert asked(run(game, EndPhase())) == "allied"


def test_6_4_4b_the_enemy_does_not_see_which():
    game = end("discard_event", held={"allied": "cabinet_shuffle"})
    event = events(game, "event_discarded")[0]
    assert event.seen_by("axis")["event"] == Hidden("card")
