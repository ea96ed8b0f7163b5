"""Recorded games in a generated language: no sentence is put together outside its message."""

from pathlib import Path

import pytest

from sixweeks.games import definition_of
from sixweeks.kernel.formats.record import read_record
from sixweeks.kernel.formats.replay import play_again, starting_table
from tests.games.pseudo_locale import outside_brackets, pseudo_locale

RECORDS = sorted((Path(__file__).resolve().parents[1] / "records").glob("*/*_all_others.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_events_and_prompts_of_a_record_have_no_english_of_their_own(path):
    record = read_record(path.read_text("utf-8"))
    definition = definition_of(record.game)
    to = pseudo_locale(definition.text, record.scenario)
    table = starting_table(definition, record)
    said = set()
    for entry in record.entries:
        said.add(to.text(definition.text.asked(table.game)))
        play_again(table, entry)
    for event in table.events:
        sides = filter(event.is_told_to, (*definition.side_ids(), None))
        said |= {to.text(event.said_to(side)) for side in sides}
    assert said
    assert {outside_brackets(words) for words in said} == {""}


@pytest.mark.parametrize("words", ["⟦Tûrn 1⟧", "⟦⟦thé Àxîs⟧ plàý⟧", ""])
def test_what_stands_in_messages_leaves_nothing(words):
    assert outside_brackets(words) == ""


def test_what_stands_outside_is_found():
    assert outside_brackets("⟦Tûrn⟧ of 7, ⟦Màý⟧") == " of 7, "
