"""A table: answers taken, dice rolled, and a record kept."""

from pathlib import Path
from threading import Thread

import pytest

from sixweeks.kernel.dice import ListedDice, seed_by_hand
from sixweeks.kernel.engine import IllegalAnswer
from sixweeks.kernel.formats.record import read_record
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.presentation.sentence import Side
from sixweeks.kernel.question import Action, Choose, Draw, Roll
from sixweeks.kernel.table import Table
from tests.kernel import toy
from tests.kernel.toy import (
    BLUE,
    CUP,
    NO,
    PASS,
    PEEK,
    RED,
    SALUTE,
    TAKE_1,
    TAKE_2,
    YES,
    asking,
    finished,
    lines,
    position,
)

# The question.


def test_a_table_shows_question_options_and_prompt():
    table = toy.table()
    assert (table.question, table.options) == (table.game.pending, (TAKE_1, TAKE_2, PEEK, PASS))
    assert (table.to_move, table.prompt, table.is_over) == (RED, "Round take", False)


def test_chance_is_to_move_by_its_name():
    table = asking()
    table.answer(PASS)
    asked = [(table.to_move, table.question)]
    table.answer(4)
    assert [*asked, (table.to_move, table.question)] == [
        ("roll", Roll(RED)),
        ("draw", Draw(RED, CUP)),
    ]


def test_the_rules_against_a_wish_are_sentences():
    table = toy.table()
    assert (table.why("take 9"), table.why("take 1")) == (["2.1: heap"], [])


# Answers.


def test_an_answer_is_an_option_or_its_notation():
    by_option, by_notation = toy.table(), toy.table()
    by_option.answer(TAKE_1)
    by_notation.answer(" take 1 ")
    assert by_option.text() == by_notation.text()


def test_every_option_is_read_as_it_is_written():
    table = toy.table()
    assert [table.read(table.write(option)) for option in table.options] == list(table.options)


def test_an_answer_returns_what_happened():
    table = toy.table()
    assert [event.args for event in table.answer(TAKE_2)] == [{"side": Side(RED), "coins": 2}]


def test_an_unknown_notation_is_refused_with_its_reason():
    with pytest.raises(InputError, match=r"'take 9' is not a legal answer here; 2\.1"):
        toy.table().answer("take 9")


@pytest.mark.parametrize("reply", [YES, 1, Action("take", 3), Action("take", True), None, "yes"])
def test_an_illegal_answer_changes_nothing(reply):
    table = toy.table()
    table.answer(TAKE_1)
    before = (position(table), table.text(), list(table.events), len(table.past), table.barrier)
    with pytest.raises((IllegalAnswer, InputError)):
        table.answer(reply)
    after = (position(table), table.text(), list(table.events), len(table.past), table.barrier)
    assert after == before
    assert table.game.journal is None


@pytest.mark.parametrize("roll", [True, 0, 7, 1.0, (), TAKE_1])
def test_a_roll_asked_for_takes_only_a_roll(roll):
    table = asking()
    table.answer(PASS)
    before = (position(table), table.text())
    with pytest.raises(IllegalAnswer):
        table.answer(roll)
    assert (position(table), table.text()) == before


def test_the_wrong_side_is_refused():
    table = toy.table()
    with pytest.raises(IllegalAnswer):
        table.answer(TAKE_1, by=BLUE)
    assert lines(table) == []


def test_a_game_that_is_over_takes_no_answer():
    table = finished()
    with pytest.raises(InputError, match="the game is over"):
        table.answer(PASS)


# What the table answers itself.


def test_a_forced_question_is_answered_and_logged():
    table = asking()
    table.answer(PASS)
    assert lines(table) == [(RED, "pass"), (RED, "salute")]


def test_a_secret_question_is_asked_even_if_forced(monkeypatch):
    def ask_secretly(frame, game):
        return Choose(frame.by, (SALUTE,), secret=True)

    monkeypatch.setattr(toy.Round.steps["salute"], "ask", ask_secretly)
    table = toy.table()
    table.answer(PASS)
    assert table.options == (SALUTE,)


def test_the_table_rolls_and_draws():
    table = toy.table()
    table.answer(PASS)
    assert (lines(table)[2:], table.to_move) == ([("roll", "5"), ("draw", "gold")], BLUE)


def test_the_same_seed_rolls_the_same():
    first, second = finished(), finished()
    assert first.text() == second.text()


def test_listed_dice_are_rolled_and_nothing_is_committed():
    table = toy.table(dice=ListedDice([6, "lead"]))
    table.answer(PASS)
    assert (table.game.red, table.game.drawn, table.record.commitment) == (6, ("lead",), "")


def test_a_list_that_runs_out_is_an_error():
    table = toy.table(dice=ListedDice([6]))
    with pytest.raises(InputError, match="run out"):
        table.answer(PASS)


def test_dice_asked_for_are_given_in_words_too():
    table = asking()
    table.answer(PASS)
    table.answer("6")
    table.answer("lead")
    assert lines(table)[2:] == [("roll", "6"), ("draw", "lead")]


def test_a_marker_that_is_not_in_the_cup_is_refused_in_words():
    table = asking()
    table.answer(PASS)
    table.answer("6")
    with pytest.raises(InputError, match="'tin' is not a legal answer here"):
        table.answer("tin")
    assert lines(table)[-1] == ("roll", "6")


# The record.


def test_the_header_commits_to_the_seed():
    table = toy.table()
    assert table.record.commitment == seed_by_hand(1).commitment
    assert (table.record.seed_by_hand, table.record.reveal) == (True, "")


def test_the_end_reveals_the_seed_and_the_result():
    table = finished()
    assert (table.record.reveal, table.record.result) == (seed_by_hand(1).revealed, "red rich 1.3")


def test_a_draw_has_no_winner():
    table = asking()
    for reply in ("pass", "3", "gold", "yes", "pass", "3", "gold", "yes"):
        table.answer(reply)
    assert table.record.result == "draw even 1.3"


def test_without_dice_of_its_own_the_end_reveals_nothing():
    table = finished(dice=ListedDice([1, "gold", 2, "gold"]))
    assert (table.is_over, table.record.commitment, table.record.reveal) == (True, "", "")


def test_salts_and_names_stand_in_the_order_of_the_sides():
    table = toy.table(salts={BLUE: "b", RED: "a"}, players={BLUE: "Bo", RED: "Al"})
    assert (list(table.record.salts), list(table.record.players)) == ([RED, BLUE], [RED, BLUE])


def test_salts_change_the_rolls():
    plain, salted = finished(), finished(salts={RED: "nettle"})
    assert lines(plain) != lines(salted)


@pytest.mark.parametrize("kind", ["salts", "players"])
@pytest.mark.parametrize(
    ("value", "what"),
    [
        ({"green": "x"}, "Coins has no side 'green'"),
        ({RED: "a\nblue: yes"}, "does not fit on one line"),
        ({RED: " a"}, "does not fit on one line"),
        ({RED: "a\u2028b"}, "does not fit on one line"),
        ({RED: "\ud800"}, "does not fit on one line"),
    ],
)
def test_salts_and_names_must_fit_the_record(kind, value, what):
    with pytest.raises(InputError, match=what):
        toy.table(**{kind: value})


def test_unknown_settings_are_refused():
    with pytest.raises(InputError, match="Coins has no scenario 'grand'; it has plain, short"):
        toy.table(scenario="grand")
    with pytest.raises(InputError, match="Coins has no option 'trump'; it has bids, manners"):
        toy.table(options={"trump": "yes"})
    with pytest.raises(InputError, match="option bids cannot be 'open'; it can be sealed, none"):
        toy.table(options={"bids": "open"})


def test_a_table_may_start_from_a_position():
    table = toy.table()
    table.answer(TAKE_2)
    twin = toy.table(position=position(table))
    assert (twin.options, twin.record.position) == (table.options, position(table))


def test_an_empty_position_is_none():
    with pytest.raises(InputError, match="this is not a sixweeks position"):
        toy.table(position="")


# Saving.


def test_what_is_saved_is_the_record(tmp_path):
    path = tmp_path / "game.txt"
    table = finished()
    table.save(path)
    assert path.read_text("utf-8") == table.text()
    assert len(read_record(table.text()).entries) == len(table.record.entries)


def test_saving_leaves_nothing_else_behind(tmp_path):
    toy.table().save(str(tmp_path / "game.txt"))
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


@pytest.mark.parametrize("fails", ["write_text", "replace"])
def test_a_save_that_fails_leaves_the_old_file_whole(tmp_path, monkeypatch, fails):
    path = tmp_path / "game.txt"
    table = toy.table()
    table.save(path)
    old = path.read_text("utf-8")

    def full(self: Path, *_: object, **__: object) -> None:
        if fails == "write_text":
            self.write_bytes(b"sixweeks rec")
        raise OSError("no space left on device")

    table.answer(TAKE_1)
    monkeypatch.setattr(Path, fails, full)
    with pytest.raises(OSError, match="no space"):
        table.save(path)
    assert path.read_text("utf-8") == old


def test_two_writers_at_once_leave_one_of_their_records_whole(tmp_path):
    path, tables = tmp_path / "game.txt", [toy.table(), finished()]
    writers = [Thread(target=lambda t=t: [t.save(path) for _ in range(200)]) for t in tables]
    for each in writers:
        each.start()
    while any(each.is_alive() for each in writers):
        if path.exists():
            assert path.read_text("utf-8") in [table.text() for table in tables]
    assert [left.name for left in tmp_path.iterdir()] == ["game.txt"]


def test_a_table_is_made_for_a_game_at_its_start():
    game = toy.new(bids="none")
    game.pending = None
    table = Table(toy.COINS, game, toy.table().record)
    assert table.options == (TAKE_1, TAKE_2, PEEK, PASS)


def test_the_other_sides_answer_is_its_own():
    table = asking()
    for reply in (PASS, 3, "gold", NO):
        table.answer(reply)
    assert lines(table)[-1] == (BLUE, "no")
