"""The finished games under tests/records play as they were played, with dice that verify."""

import re
from collections import Counter
from pathlib import Path

import pytest

import sixweeks
from sixweeks.games import definition_of, game_ids
from sixweeks.kernel.formats.record import read_record
from sixweeks.kernel.formats.replay import replay, verify
from sixweeks.kernel.presentation.input_error import InputError
from tests.errors import told

RECORDS = sorted((Path(__file__).resolve().parents[1] / "records").glob("*/*.txt"))
FEWEST = 10


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_record_plays_and_verifies(path):
    text = path.read_text("utf-8")
    assert sixweeks.verify(path) == len(re.findall(r"^(?:roll|draw): ", text, re.MULTILINE))


@pytest.mark.parametrize("path", RECORDS[::7], ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_record_is_written_again_as_it_was(path):
    again, text = sixweeks.replay(path).text(), path.read_text("utf-8")
    assert again == text or in_older_format(again) == text


def in_older_format(text: str) -> str:
    """Format 1 does not say what was rolled or drawn from."""
    plain = re.sub(r"^((?:roll|draw): .*?) of .*$", r"\1", text, flags=re.MULTILINE)
    return plain.replace("sixweeks record 2", "sixweeks record 1", 1)


@pytest.mark.parametrize("game", game_ids())
def test_there_are_enough_games_of_every_scenario(game):
    records = [read_record(path.read_text("utf-8")) for path in RECORDS if path.parent.name == game]
    finished = Counter(record.scenario for record in records if record.result)
    scenarios = [scenario.id for scenario in definition_of(game).info.scenarios]
    assert all(finished[scenario] >= FEWEST for scenario in scenarios)


@pytest.mark.parametrize("game", game_ids())
def test_every_value_of_every_option_is_played(game):
    records = [read_record(path.read_text("utf-8")) for path in RECORDS if path.parent.name == game]
    for option in definition_of(game).info.options:
        played = {record.options.get(option.id, option.default) for record in records}
        assert played == set(option.values)  # a record may be older than an option


# A real record, tampered with.

FRANCE = [path for path in RECORDS if path.parent.name == "france_40"]
SMALLEST = min(FRANCE, key=lambda path: path.stat().st_size)
LINES = SMALLEST.read_text("utf-8").splitlines()


def lines_with(key: str) -> list[int]:
    return [number for number, line in enumerate(LINES, 1) if line.startswith(f"{key}: ")]


def complaint(lines: list[str], check=verify) -> InputError:
    record = read_record("\n".join(lines) + "\n")
    with pytest.raises(InputError) as caught:
        check(definition_of(record.game), record)
    return caught.value


def changed(line: int, new: str) -> list[str]:
    return [*LINES[: line - 1], new, *LINES[line:]]


@pytest.mark.parametrize("which", [0, 1, -1])
def test_a_changed_roll_of_a_real_game_is_caught(which):
    line = lines_with("roll")[which]
    said = int(LINES[line - 1].removeprefix("roll: "))
    roll = said % 6 + 1
    found = complaint(changed(line, f"roll: {roll}"))
    assert told(found) == (line, f"the seed gives {said}, the record says {roll}")


@pytest.mark.parametrize("side", ["german", "allied"])
def test_a_changed_answer_of_a_real_game_is_caught(side):
    for line in (lines_with(side)[0], lines_with(side)[-1]):
        assert complaint(changed(line, f"{side}: attack 4242"), replay).line == line


def test_an_answer_of_the_other_side_is_caught():
    line = lines_with("german")[-1]
    found = complaint(changed(line, LINES[line - 1].replace("german", "allied", 1)))
    assert told(found) == (line, "'allied' answers, but it is for 'german'")


def test_a_roll_exchanged_with_the_answer_before_it_is_caught():
    line = lines_with("roll")[1]
    lines = [*LINES[: line - 2], LINES[line - 1], LINES[line - 2], *LINES[line:]]
    assert complaint(lines).line == line - 1


def test_a_changed_seed_of_a_real_game_is_caught():
    (line,) = lines_with("seed")
    found = complaint(changed(line, "seed: sha256 " + "0" * 64))
    assert (found.line, str(found)[-8:]) == (lines_with("reveal")[0], f" line {line}"[-8:])


def test_a_changed_reveal_of_a_real_game_is_caught():
    (line,) = lines_with("reveal")
    assert complaint(changed(line, "reveal: " + "0" * 64)).line == line


def test_a_changed_option_of_a_real_game_is_caught_where_it_is_none():
    (line,) = lines_with("option fort_dr")
    assert complaint(changed(line, "option fort_dr: perhaps")).line == line
