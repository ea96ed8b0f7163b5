"""5 Activation and 2.A the Operations Phase: the cup and its markers."""

import pytest

from sixweeks.games.blitzkrieg.rules.r02_sequence_of_play import GameTurn
from sixweeks.games.blitzkrieg.rules.r05_markers import full_cup
from tests.games.blitzkrieg.cups import CUP, GENERAL, MORE, UNITS, play_out
from tests.games.blitzkrieg.toolkit import (
    DRAGOONS,
    PANZER,
    SOMUA,
    Play,
    activate,
    operations,
    sketch,
)

# --- 2.A1 the draw ----------------------------------------------------------------------------


def test_2_a1a_5_1a_a_marker_is_drawn_and_its_owner_is_active():
    play = operations(CUP, UNITS)
    assert play.asked == "draw"
    assert set(play.question.cup) == {"1 Cuir", "I/11 RDP", "I/14 PzR", "I/21 IR"}
    play.answer("1 Cuir")
    assert play.asked == "french"
    play.answer("activate")
    assert play.game.active == "french"
    assert play.units("unit") == {SOMUA, "1 Cuir HQ"}


def test_2_a1b_the_owner_may_decline_and_the_marker_is_laid_aside():
    play = operations(CUP, UNITS).answer("1 Cuir", "decline")
    assert play.asked == "draw"
    assert "1 Cuir" not in play.question.cup
    assert play.formation("1 Cuir").activations == 0


def test_2_a2a_after_an_operation_the_next_marker_is_drawn():
    play = play_out(operations(CUP, UNITS), "1 Cuir")
    assert play.asked == "draw"


def test_2_a2b_the_phase_ends_with_the_last_marker():
    play = play_out(operations("1 Cuir, I/14 PzR", UNITS), "1 Cuir")
    play.answer("draw_on", "I/14 PzR", 2, "activate", "end")
    assert not play.asked
    assert play.events("operations_end_all_drawn")


# --- 5.2 ----------------------------------------------------------------------------------------


def test_1_3a_5_2a_the_headquarters_is_turned_over():
    play = activate("1 Cuir", UNITS)
    assert play.formation("1 Cuir").activations == 0
    play.answer("end")
    assert play.formation("1 Cuir").activations == 1


def test_3_3a_5_2a_units_too_far_from_their_headquarters_are_then_out_of_command():
    play = activate("1 Cuir", {SOMUA: "0510", "1 Cuir HQ": "0512"}, calm=True)
    play.answer(f"unit {SOMUA}", "go 0509", "done")
    assert not play.state(SOMUA).out_of_command
    play.answer("end")
    assert play.state(SOMUA).out_of_command


# --- 5.3 Replay -------------------------------------------------------------------------------

REPLAY = f"{CUP}, french replay"


def replayed(units=UNITS, **lines):
    play = operations(REPLAY, units, **lines)
    return play_out(play, "1 Cuir").answer("french replay")


def test_5_3a_a_replay_activates_a_formation_again():
    play = replayed()
    assert play.offered == {"replay 1 Cuir", "no_replay"}
    play.answer("replay 1 Cuir")
    assert play.units("unit") == {SOMUA, "1 Cuir HQ"}


def test_5_3a_a_replay_may_be_left_unused():
    play = replayed().answer("no_replay")
    assert play.asked == "draw"


def test_5_3a_only_one_that_has_been_activated():
    play = operations(REPLAY, UNITS).answer("french replay")
    assert play.asked == "draw"
    play = operations(REPLAY, UNITS).answer("1 Cuir", "decline", "french replay")
    assert play.asked == "draw"


@pytest.mark.parametrize("marks", ["fatigued", "demoralized", "fatigued 1", "demoralized 1"])
def test_5_3a_neither_fatigued_nor_demoralized(marks):
    play = operations(REPLAY, UNITS, formations={"1 Cuir": marks}).answer("french replay")
    assert play.asked == "draw"


def test_5_3a_not_with_its_headquarters_neutralized():
    units = UNITS | {"1 Cuir HQ": "0512 neutralized"}
    play = operations(REPLAY, units, formations={"1 Cuir": "1"}).answer("french replay")
    assert play.asked == "draw"


def test_5_3a_not_without_a_headquarters():
    units = {"4 BCC FCM 1": "0809", "I/GD Rifle 1": "0109"}
    states = {"4 BCC": "1"}
    play = operations("french replay, I/GD", units, scenario="stonne", formations=states)
    play.answer("draw_on", "french replay", 2)
    assert "replay" not in play.verbs()


def test_5_3a_11f_not_if_only_its_headquarters_is_left():
    units = {"1 Cuir HQ": "0512", PANZER: UNITS[PANZER]}
    play = operations("french replay, I/14 PzR", units, formations={"1 Cuir": "1"})
    play.answer("draw_on", "french replay", 2)
    assert "replay" not in play.verbs()


def test_5_3a_not_a_third_time():
    play = operations(REPLAY, UNITS, formations={"1 Cuir": "2"}).answer("french replay")
    assert play.asked == "draw"


def test_5_3a_5_3b_artillery_is_never_replayed():
    units = UNITS | {"AO 1 F": "1910"}
    play = operations("french artillery, french replay, 1 Cuir, I/14 PzR", units)
    play.answer("french artillery", "activate", "end", "french replay")
    assert play.asked == "draw"


def test_5_3c_after_the_second_activation_the_formation_is_fatigued():
    play = replayed().answer("replay 1 Cuir")
    assert not play.formation("1 Cuir").fatigued
    play.answer("end")
    assert play.formation("1 Cuir").fatigued


def test_5_3c_all_its_units_act_again():
    play = operations(REPLAY, UNITS).answer("1 Cuir", "activate")
    play.answer(f"unit {SOMUA}", "go 0511", "done", "end", "french replay", "replay 1 Cuir")
    assert SOMUA in play.units("unit")


# --- 5.4 fatigue ------------------------------------------------------------------------------


def test_5_4b_a_fatigued_formation_may_be_activated():
    play = operations(CUP, UNITS, formations={"1 Cuir": "fatigued"}).answer("1 Cuir")
    assert "activate" in play.offered
    play.answer("activate", "end")
    assert play.formation("1 Cuir").fatigued


# --- 5.5 General ------------------------------------------------------------------------------


def test_5_5a_a_general_is_kept():
    play = operations(GENERAL, MORE).answer("french general")
    assert play.game.generals == {"french": 1}
    assert play.asked == "draw"


def test_5_5a_without_a_general_nothing_is_held():
    assert "hold" not in operations(GENERAL, MORE).answer("1 Cuir").offered


def test_5_5b_5_5a_two_formations_are_activated_together():
    """General, 1st Cuirassiers (held), I/11 RDP."""
    play = operations(GENERAL, MORE).answer("french general", "1 Cuir", "hold", "I/11 RDP")
    assert "together 1 Cuir" in play.offered
    play.answer("together 1 Cuir")
    assert play.units("unit") == {SOMUA, "1 Cuir HQ", DRAGOONS, "I/11 RDP HQ"}
    play.answer("end")
    assert play.formation("1 Cuir").activations == play.formation("I/11 RDP").activations == 1
    assert play.game.generals == {"french": 0}
    assert play.game.held == ()


def test_5_5a_their_units_act_in_any_order():
    play = operations(GENERAL, MORE).answer("french general", "1 Cuir", "hold", "I/11 RDP")
    play.answer("together 1 Cuir", f"unit {DRAGOONS}", "go 0311", "done")
    play.answer(f"unit {SOMUA}", "go 0511", "done")
    assert play.units("unit") == {"1 Cuir HQ", "I/11 RDP HQ"}


def test_5_5a_one_marker_is_held_for_each_general():
    play = operations(GENERAL, MORE).answer("french general", "1 Cuir", "hold", "I/11 RDP")
    assert "hold" not in play.offered


def test_5_5a_any_later_marker_may_be_held():
    play = operations(GENERAL, MORE).answer("french general", "1 Cuir", "activate", "end")
    assert "hold" in play.answer("I/11 RDP").offered


@pytest.mark.parametrize("choice", ["activate", "decline"])
def test_5_5a_if_the_second_is_played_alone_the_first_stays_held(choice):
    play = operations(GENERAL, MORE).answer("french general", "1 Cuir", "hold", "I/11 RDP", choice)
    if choice == "activate":
        play.answer("end")
    assert play.game.held == ("1 Cuir",)
    assert "together 1 Cuir" in play.answer("french artillery").offered


def test_5_0b_5_5a_artillery_may_be_one_of_the_two():
    play = operations(GENERAL, MORE).answer("french general", "french artillery", "hold", "1 Cuir")
    play.answer("together french artillery")
    assert "bombard french artillery" in play.offered
    assert SOMUA in play.units("unit")


def test_5_0b_5_5a_two_artillery_markers_may_be_played_together():
    cup = "german general, german artillery, german artillery, 1 Cuir"
    units = UNITS | {"AO 1 G": "0510", "AO 1 F": "0101"}
    play = operations(cup, units).answer("german general", "german artillery", "hold")
    play.answer("german artillery", "together german artillery")
    for _ in range(2):
        play.answer("bombard german artillery", *["hold_fire"] * 4)
    assert not play.units("bombard")


def test_5_5a_two_generals_hold_two_markers_of_one_name():
    cup = "german general, german general, german artillery, german artillery, I/14 PzR, 1 Cuir"
    units = UNITS | {"AO 1 G": "0510"}
    play = operations(cup, units).answer("german general", "german general")
    play.answer("german artillery", "hold", "german artillery", "hold", "I/14 PzR")
    play.answer("together german artillery")
    assert play.game.held == ("german artillery",)


# --- 2.A2b the cup of a turn ------------------------------------------------------------------


def next_turn(**fields):
    """A turn begins after one in which these markers were kept or held."""
    game = sketch(UNITS)
    for name, value in fields.items():
        setattr(game, name, value)
    return Play(game, GameTurn()).game


def test_5_5a_2_a2b_a_general_that_was_not_used_returns_to_the_cup():
    game = next_turn(generals={"german": 2, "french": 1})
    assert (game.cup.count("german general"), game.cup.count("french general")) == (2, 1)
    assert not game.generals


def test_5_5a_2_a2b_so_does_a_marker_that_was_held_in_vain():
    game = next_turn(generals={"french": 1}, held=("1 Cuir",))
    assert game.cup.count("1 Cuir") == 1
    assert not game.held


def test_2_a2b_all_markers_in_play_go_into_the_cup():
    game = sketch(UNITS)
    cup = full_cup(game)
    assert sorted(cup) == sorted(
        ["1 Cuir", "I/11 RDP", "I/14 PzR", "I/21 IR"]
        + ["french artillery"] * 2
        + ["french replay", "french general"]
        + ["german artillery"] * 3
        + ["german stuka"] * 2
        + ["german replay"] * 2
        + ["german general"] * 2
    )
