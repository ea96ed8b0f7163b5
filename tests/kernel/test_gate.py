"""The one gate for answers: only what is listed passes; sealed replies are opened together."""

from unittest import mock

import pytest

from sixweeks.kernel import engine
from sixweeks.kernel.engine import IllegalAnswer
from sixweeks.kernel.question import Action, Together
from tests.kernel import toy
from tests.kernel.toy import (
    BLUE,
    HIGH,
    LOW,
    NO,
    PASS,
    RED,
    TAKE_1,
    YES,
    after,
    bidding,
    place,
    plain,
)

STRANGERS = [True, False, 0, -1, 7, 1.0, "1", "", None, (), [], b"1", YES, Action("roll", 1)]


@pytest.mark.parametrize("reply", [*STRANGERS, mock.ANY], ids=repr)
def test_a_roll_takes_nothing_but_a_number_of_the_die(reply):
    game = after(PASS, toy.SALUTE)
    before = plain(game)
    with pytest.raises(IllegalAnswer):
        engine.answer(game, reply)
    assert plain(game) == before


@pytest.mark.parametrize(
    "reply",
    [
        1,
        "take 1",
        None,
        Action("take"),
        Action("take", 3),
        Action("take", "1"),
        Action("take", True),
        Action("take", 1.0),  # type: ignore[arg-type]
        Action("Take", 1),
        (TAKE_1,),
        YES,
        mock.ANY,
    ],
    ids=repr,
)
def test_a_choice_takes_nothing_but_a_listed_option(reply):
    game = after()
    before = plain(game)
    with pytest.raises(IllegalAnswer):
        engine.answer(game, reply)
    assert plain(game) == before


@pytest.mark.parametrize("reply", ["silver", "Gold", "", 0, None, True, YES, mock.ANY], ids=repr)
def test_a_draw_takes_nothing_but_a_marker_in_the_cup(reply):
    game = after(PASS, toy.SALUTE, 3)
    before = plain(game)
    with pytest.raises(IllegalAnswer):
        engine.answer(game, reply)
    assert plain(game) == before


def test_the_refusal_carries_question_and_reply():
    game = after()
    with pytest.raises(IllegalAnswer, match="'seven' is not among the legal answers") as caught:
        engine.answer(game, "seven")
    assert (caught.value.question, caught.value.reply) == (game.pending, "seven")


def test_nothing_is_legal_when_the_game_is_over():
    game = after(PASS, toy.SALUTE, 1, "lead", NO, PASS, toy.SALUTE, 6, "gold", YES)
    with pytest.raises(IllegalAnswer):
        engine.answer(game, PASS)


def test_the_wrong_side_is_refused():
    game = after()
    before = plain(game)
    with pytest.raises(IllegalAnswer):
        engine.answer(game, PASS, by=BLUE)
    assert plain(game) == before


def test_the_right_side_may_say_who_it_is():
    game = after()
    engine.answer(game, PASS, by=RED)
    assert place(game)[-1] == ("Round", "salute")


# Sealed replies.


def test_both_sides_are_asked_at_once():
    game = bidding()
    assert isinstance(game.pending, Together)
    assert engine.deciders(game) == (RED, BLUE)


@pytest.mark.parametrize("reply", [LOW, HIGH])
def test_a_sealed_reply_changes_nothing_yet(reply):
    game = bidding((BLUE, reply))
    assert place(game) == place(bidding())
    assert (game.journal, game.pending) == ([], bidding().pending)
    assert engine.deciders(game) == (RED,)


def test_the_other_side_sees_the_same_question_whatever_was_sealed():
    low, high = bidding((BLUE, LOW)), bidding((BLUE, HIGH))
    assert engine.question_for(low, RED) == engine.question_for(high, RED)
    assert low.stack == high.stack


def test_a_side_that_has_replied_has_no_question():
    assert engine.question_for(bidding((BLUE, LOW)), BLUE) is None


@pytest.mark.parametrize("order", [(RED, BLUE), (BLUE, RED)])
def test_the_replies_are_opened_when_the_last_is_in(order):
    bids = {RED: LOW, BLUE: HIGH}
    game = bidding(*((side, bids[side]) for side in order))
    assert [event.args for event in game.journal or ()] == [{"red": 1, "blue": 2}]
    assert (game.sealed, game.pending.by) == ({}, BLUE)


def test_equal_bids_are_asked_again_with_nothing_sealed():
    game = bidding((RED, LOW), (BLUE, LOW))
    assert (game.sealed, engine.deciders(game)) == ({}, (RED, BLUE))


@pytest.mark.parametrize(
    ("side", "reply"),
    [
        (BLUE, HIGH),  # a second reply
        ("green", LOW),
        ("", LOW),
        (RED, YES),
        (RED, Action("bid", True)),
        (RED, 1),
        (RED, (LOW, LOW)),
    ],
)
def test_a_wrong_sealed_reply_is_refused_and_changes_nothing(side, reply):
    game = bidding((BLUE, LOW))
    before = plain(game)
    with pytest.raises(IllegalAnswer):
        engine.answer(game, reply, by=side)
    assert plain(game) == before
