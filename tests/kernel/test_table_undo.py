"""The way back: undo, sealed replies, and copies that go their own way."""

import pytest

from sixweeks.kernel.dice import ListedDice
from sixweeks.kernel.engine import IllegalAnswer
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.question import Together
from tests.kernel import toy
from tests.kernel.toy import (
    BLUE,
    PASS,
    PEEK,
    RED,
    TAKE_1,
    TAKE_2,
    YES,
    asking,
    finished,
    lines,
    position,
)


def rolled(table):
    return table.dice.rolled


# Undo.


def test_undo_restores_exactly():
    table = toy.table()
    table.answer(TAKE_1)
    before = (position(table), table.text(), list(table.events), table.question)
    table.answer(TAKE_1)
    table.undo()
    assert (position(table), table.text(), list(table.events), table.question) == before


def test_undo_goes_back_answer_by_answer():
    table = toy.table()
    start = position(table)
    table.answer(TAKE_1)
    table.answer(TAKE_1)
    table.undo()
    table.undo()
    assert (position(table), table.may_undo()) == (start, False)


def test_what_was_undone_can_be_done_otherwise():
    table = toy.table()
    table.answer(TAKE_1)
    table.undo()
    table.answer(TAKE_2)
    assert lines(table) == [(RED, "take 2")]


def test_nothing_to_undo_at_the_start():
    with pytest.raises(InputError, match="nothing to undo"):
        toy.table().undo()


def test_undo_stops_at_dice():
    table = toy.table()
    table.answer(PASS)
    with pytest.raises(InputError):
        table.undo()


def test_undo_stops_at_dice_that_were_asked_for():
    table = asking()
    table.answer(PASS)
    assert table.may_undo()
    table.answer(3)
    assert not table.may_undo()


def test_undo_passes_over_forced_answers():
    table = asking()
    start = position(table)
    table.answer(PASS)
    table.undo()
    assert (position(table), lines(table)) == (start, [])


def test_undo_stops_at_a_reveal():
    table = toy.table()
    table.answer(PEEK)
    assert not table.may_undo()
    table.answer(TAKE_1)
    assert table.may_undo()
    table.undo()
    with pytest.raises(InputError):
        table.undo()


def test_undo_stops_at_the_other_side():
    table = asking(options={"manners": "fine"})
    table.answer(TAKE_1)
    table.answer(PASS)
    assert (table.to_move, table.may_undo()) == (BLUE, True)
    table.answer(YES)
    table.undo()
    assert lines(table) == [(RED, "take 1"), (RED, "pass")]
    with pytest.raises(InputError):
        table.undo()


def test_undo_anyway_passes_every_barrier():
    table = finished()
    start = toy.table()
    while table.past:
        table.undo(anyway=True)
    assert (position(table), table.text()) == (position(start), start.text())


def test_undo_anyway_rolls_the_same_again():
    table = finished()
    text = table.text()
    table.undo(anyway=True)
    table.undo(anyway=True)
    table.answer("pass")
    table.answer("no")
    assert table.text() == text


def test_undo_anyway_has_a_beginning_too():
    with pytest.raises(InputError):
        toy.table().undo(anyway=True)


def test_undo_stops_at_the_end_where_the_seed_is_known():
    table = finished()
    assert not table.may_undo()


def test_undo_takes_the_end_back_where_no_seed_was_shown():
    table = asking()
    for reply in ("pass", "3", "gold", "yes", "pass", "3", "gold", "yes"):
        table.answer(reply)
    table.undo()
    assert (table.record.result, table.to_move) == ("", RED)


# Sealed replies at the table.


def bidding(*replies):
    table = toy.table(options={"bids": "sealed"}, own_dice=False)
    for side, reply in replies:
        table.answer(reply, by=side)
    return table


def test_a_sealed_reply_shows_nowhere_but_in_the_record():
    low, high = bidding((BLUE, "bid 1")), bidding((BLUE, "bid 2"))
    assert position(low) == position(high) == position(bidding())
    assert (low.events, low.question, low.to_move) == ([], high.question, RED)
    assert isinstance(low.question, Together)


def test_sealed_replies_are_opened_together():
    table = bidding((BLUE, "bid 1"), (RED, "bid 2"))
    assert [event.kind for event in table.events] == ["opened"]
    assert lines(table) == [(BLUE, "bid 1"), (RED, "bid 2")]


def test_a_sealed_reply_is_of_the_side_to_move_unless_another_is_named():
    table = toy.table(options={"bids": "sealed"}, own_dice=False)
    assert (table.to_move, table.options) == (RED, (toy.LOW, toy.HIGH))
    table.answer("bid 1")
    assert (table.to_move, table.options) == (BLUE, (toy.LOW, toy.HIGH))
    table.answer(toy.HIGH)
    assert lines(table)[:2] == [(RED, "bid 1"), (BLUE, "bid 2")]


@pytest.mark.parametrize("side", [BLUE, "green"])
def test_a_sealed_reply_of_the_wrong_side_is_refused(side):
    table = bidding((BLUE, "bid 1"))
    with pytest.raises(IllegalAnswer):
        table.answer("bid 2", by=side)
    assert lines(table) == [(BLUE, "bid 1")]


def test_a_sealed_reply_can_be_taken_back_until_they_are_opened():
    table = bidding((BLUE, "bid 1"))
    table.undo()
    table.answer("bid 2", by=BLUE)
    assert table.game.sealed == {BLUE: toy.HIGH}


def test_opened_replies_cannot_be_taken_back():
    assert not bidding((BLUE, "bid 1"), (RED, "bid 2")).may_undo()


# Copies.


def test_a_copy_is_independent():
    table = toy.table()
    table.answer(TAKE_1)
    before = (position(table), table.text(), list(table.events), rolled(table))
    twin = table.copy()
    twin.answer("pass")
    twin.answer("no")
    assert (position(table), table.text(), list(table.events), rolled(table)) == before


def test_a_copy_rolls_what_the_table_will_roll():
    table = toy.table()
    twin = table.copy()
    twin.answer(PASS)
    table.answer(PASS)
    assert twin.text() == table.text()


def test_a_copy_of_listed_dice_is_independent():
    table = toy.table(dice=ListedDice([6, "lead"]))
    table.copy().answer(PASS)
    table.answer(PASS)
    assert table.game.red == 6


def test_a_copy_can_be_undone_and_the_table_not_noticed():
    table = toy.table()
    table.answer(TAKE_1)
    twin = table.copy()
    twin.undo()
    assert (lines(table), lines(twin), table.may_undo()) == ([(RED, "take 1")], [], True)
