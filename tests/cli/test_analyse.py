"""`sixweeks analyse`: the chances of winning along a record or at a position."""

import csv
from pathlib import Path

import pytest

from sixweeks import api
from sixweeks.cli import analyse
from tests.cli.toolkit import BATTLE, answer_in_json, run, succeed


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The last turn of a short game: what follows is played out in a moment."""
    path = tmp_path_factory.mktemp("analyse") / "battle.txt"
    table = api.position("france_40", BATTLE, own_dice=True, seed=3)
    while not table.is_over:
        table.answer(table.options[-1])
    table.save(path)
    return path


def test_chances_come_with_their_bounds_and_their_games(record: Path) -> None:
    found = answer_in_json("analyse", record, "--playouts", 2)
    first, last = found["chances"][0], found["chances"][-1]
    assert (found["game"], found["side"], first["games"]) == ("france_40", "german", 2)
    assert 0 <= first["low"] <= first["chance"] <= first["high"] <= 1
    assert (last["games"], last["low"]) == (0, last["high"])


def test_the_same_seed_gives_the_same_chances(record: Path) -> None:
    once, again = (
        answer_in_json("analyse", record, "--playouts", 3, "--seed", 9) for _ in range(2)
    )
    assert once == again


def test_a_position_is_analysed(tmp_path: Path) -> None:
    path = tmp_path / "position.txt"
    path.write_text(BATTLE)
    (only,) = answer_in_json("analyse", path, "--playouts", 1)["chances"]
    assert (only["answers"], only["turn"], only["games"]) == (0, 13, 1)


def test_a_table_is_written(record: Path, tmp_path: Path) -> None:
    table = tmp_path / "chances.csv"
    found = answer_in_json("analyse", record, "--playouts", 1, "--csv", table)
    rows = list(csv.DictReader(table.open()))
    assert [int(row["answers"]) for row in rows] == [each["answers"] for each in found["chances"]]


def test_chances_in_words(record: Path) -> None:
    said = succeed("analyse", record, "--playouts", 1)
    assert "the chances of German" in said
    assert "95 % interval" in said


def test_what_cost_most_is_named(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The side that lost wins every playout, so the last answer cost it the game."""
    won = answer_in_json("analyse", record, "--playouts", 1)["chances"][-1]["chance"]
    lost = "allied" if won else "german"
    monkeypatch.setattr(analyse, "winner_of", lambda *_: lost)
    (cost,) = answer_in_json("analyse", record, "--playouts", 20)["costs"]
    assert (cost["side"], cost["loss"], cost["upto"] - cost["after"]) == (lost, 1.0, 1)
    assert cost["answer"]


def test_ctrl_c_shows_what_is_known(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(analyse, "winner_of", interrupted)
    result = run("analyse", record, "--json")
    assert result.exit_code == 130
    assert '"chances"' in result.output


@pytest.mark.parametrize("text", ["hello", "sixweeks position 1\ngame: waterloo\n"])
def test_a_file_that_is_neither_record_nor_position_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "bad.txt"
    path.write_text(text)
    result = run("analyse", path)
    assert result.exit_code == 2
    assert "bad.txt" in result.output
