"""Sentences as data: written in no language, and read again."""

import pytest

from sixweeks.kernel.presentation.sentence import (
    EMPTY,
    Pieces,
    Sentence,
    Signed,
    Term,
    decoded,
    encoded,
    message,
    named,
)

TURN = message("scene-turn", turn=3, date=Term("date", "3"))


@pytest.mark.parametrize(
    "sentence",
    [
        Sentence("plain"),
        TURN,
        message("scene-impulse", turn=TURN, impulse=2),
        message("event", units=Pieces(("A", "B"), 1), amount=Signed(-1)),
    ],
)
def test_a_sentence_is_read_as_it_was_written(sentence):
    assert decoded(encoded(sentence)) == sentence


def test_words_of_an_older_program_are_shown_as_they_are():
    assert decoded("Turn 3 of 10") == named("Turn 3 of 10")


def test_nothing_is_no_words():
    assert decoded("") is EMPTY
