"""5.6 The end of the Operations Phase: two passes, or one player is done."""

import pytest

from tests.games.blitzkrieg.cups import CUP, GENERAL, MORE, UNITS, play_out
from tests.games.blitzkrieg.toolkit import (
    operations,
)


def test_5_6a_two_passes_by_different_players_end_the_phase():
    play = operations(CUP, UNITS).answer("1 Cuir", "decline", "I/14 PzR", "decline")
    assert not play.asked
    assert play.events("operations_end_passes")


def test_5_6a_two_by_the_same_player_do_not():
    play = operations(CUP, UNITS).answer("1 Cuir", "decline", "I/11 RDP", "decline")
    assert play.asked


def test_5_6a_an_activation_between_them_interrupts():
    play = operations(CUP, UNITS).answer("1 Cuir", "decline", "I/21 IR", "activate", "end")
    assert play.answer("I/14 PzR", "decline").asked


def test_5_6a_5_5a_holding_is_a_pass():
    play = operations(GENERAL, MORE).answer("french general", "1 Cuir", "hold")
    assert not play.answer("I/14 PzR", "decline").asked


def test_5_6a_5_5a_and_so_it_is_as_the_second_of_two():
    play = operations(GENERAL, MORE).answer("french general", "I/14 PzR", "decline")
    assert not play.answer("1 Cuir", "hold").asked
    assert play.events("operations_end_passes")


def test_5_6a_general_and_replay_markers_neither_count_nor_interrupt():
    cup = f"{CUP}, french general, german replay"
    play = operations(cup, UNITS).answer("1 Cuir", "decline", "french general", "german replay")
    assert not play.answer("I/14 PzR", "decline").asked


def test_5_6a_nor_do_markers_of_demoralized_formations():
    states = {"I/21 IR": "demoralized"}
    play = operations(CUP, UNITS, formations=states).answer("1 Cuir", "decline", "I/21 IR")
    assert play.asked
    assert not play.answer("I/14 PzR", "decline").asked


def test_5_6a_5_0b_declining_artillery_is_a_pass():
    play = operations(GENERAL, MORE).answer("french artillery", "decline", "I/14 PzR", "decline")
    assert not play.asked


def last_player():
    """The French have played all they had; two German formations are left."""
    return play_out(operations("1 Cuir, I/14 PzR, I/21 IR", UNITS), "1 Cuir")


def test_5_6b_when_one_player_is_done_the_other_may_stop_or_draw_on():
    play = last_player()
    assert (play.asked, play.offered) == ("german", {"draw_on", "stop"})
    assert not play.answer("stop").asked


@pytest.mark.parametrize(("roll", "goes_on"), [(8, True), (9, False)])
def test_5_6b_nine_or_more_ends_the_phase_at_once(roll, goes_on):
    play = last_player().answer("draw_on", "I/14 PzR", roll)
    assert bool(play.asked) is goes_on
    if goes_on:
        assert "activate" in play.offered


def test_5_6b_each_further_marker_is_tested():
    play = last_player().answer("draw_on", "I/14 PzR", 2, "activate", "end", "draw_on", "I/21 IR")
    assert play.asked == "roll"


def test_5_6b_declined_and_demoralized_markers_count_as_used():
    play = operations("1 Cuir, I/14 PzR, I/21 IR", UNITS).answer("1 Cuir", "decline")
    assert play.offered == {"draw_on", "stop"}
    states = {"1 Cuir": "demoralized"}
    play = operations("1 Cuir, I/14 PzR", UNITS, formations=states).answer("1 Cuir")
    assert play.offered == {"draw_on", "stop"}


@pytest.mark.parametrize(
    "gone", [{"formations": {"1 Cuir": "demoralized"}}, {"without": ("1 Cuir",)}]
)
@pytest.mark.parametrize(("idle", "asked"), [("left", "draw"), ("used", "german")])
def test_5_6b_11d_11f_markers_that_cannot_be_played_are_left_or_by_the_other_reading_used(
    gone, idle, asked
):
    lines = dict(gone)
    left_out = lines.pop("without", ())
    units = {name: at for name, at in UNITS.items() if not name.startswith(left_out or "-")}
    play = operations("1 Cuir, I/14 PzR", units, options={"idle_markers": idle}, **lines)
    assert play.asked == asked


def test_5_6b_5_0b_artillery_left_is_a_formation_left():
    play = operations("1 Cuir, french artillery, I/14 PzR", MORE)
    assert play_out(play, "1 Cuir").asked == "draw"


def test_5_6b_replay_and_general_markers_are_none():
    play = operations("1 Cuir, french replay, I/14 PzR", UNITS)
    assert play_out(play, "1 Cuir").offered == {"draw_on", "stop"}


def test_5_6b_the_player_who_draws_on_rolls_whosever_marker_comes():
    play = play_out(operations("1 Cuir, french replay, I/14 PzR", UNITS), "1 Cuir")
    assert play.answer("draw_on", "french replay").question.by == "german"


def test_5_6b_a_held_marker_is_a_formation_left():
    play = operations("french general, 1 Cuir, I/14 PzR, I/21 IR", UNITS)
    play.answer("french general", "1 Cuir", "hold")
    assert play.asked == "draw"
