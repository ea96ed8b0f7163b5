"""A position with an empty line is read or refused in a sentence, whichever line it is."""

from pathlib import Path

import pytest

import sixweeks
from sixweeks.games import definition_of, game_ids
from sixweeks.kernel.formats.record import read_record
from sixweeks.kernel.formats.replay import replay
from sixweeks.kernel.presentation.input_error import InputError

RECORDS = Path(__file__).resolve().parents[1] / "records"


def positions(game: str) -> list[str]:
    """At the start of a game and within it."""
    definition = definition_of(game)
    record = read_record(sorted((RECORDS / game).glob("*.txt"))[0].read_text("utf-8"))
    tables = [replay(definition, record, to) for to in (0, len(record.entries) // 3)]
    return [definition.formats.write_position(table.game) for table in tables]


def emptied(text: str) -> dict[str, str]:
    """By key: the text with the first such line without its value."""
    lines = text.splitlines()
    found: dict[str, str] = {}
    for at, line in enumerate(lines[1:], start=1):
        key, colon, _ = line.partition(":")
        if colon and key not in found:
            found[key] = "\n".join([*lines[:at], f"{key}:", *lines[at + 1 :], ""])
    return found


@pytest.mark.parametrize("game", game_ids())
def test_a_line_without_a_value_is_no_fault_of_the_program(game):
    read: list[str] = []
    for text in positions(game):
        for key, damaged in emptied(text).items():
            try:
                sixweeks.position(game, damaged)
                read.append(key)
            except InputError:
                continue
    assert "game" not in read
