"""The fuzzer finds faults that were planted, and none where there are none."""

from itertools import count
from typing import Any

import pytest

from sixweeks.games import definition_of
from sixweeks.games.france_40.model.components import DATA
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.presentation.game_text import GameText
from sixweeks.kernel.presentation.localization import Names
from sixweeks.kernel.question import Choose
from sixweeks.lab import fuzz
from sixweeks.lab.fuzz import Fault, Fuzzed, Fuzzing
from tests.planting import planted

REAL = definition_of("france_40")
SHORT = Fuzzing(REAL.info.id, "1939", most_answers=120)


@pytest.fixture(autouse=True)
def check_often(monkeypatch):
    monkeypatch.setattr(fuzz, "CHECKED", 0.6)


def faults_in(definition: GameDefinition, seed: int = 1) -> list[Fault]:
    """The faults of the opening of a game, but that it is cut short."""
    found = fuzz.fuzz_game(definition, SHORT, seed).faults
    return [fault for fault in found if fault.kind != "endless"]


def kinds_in(**changes: Any) -> set[str]:
    """Of a few openings, for not every one leads to something hidden."""
    definition = planted(REAL, **changes)
    return {fault.kind for seed in range(1, 7) for fault in faults_in(definition, seed)}


@pytest.mark.parametrize("scenario", ["1939", "1940"])
def test_a_sound_game_has_no_faults(scenario, monkeypatch):
    monkeypatch.setattr(fuzz, "CHECKED", 0.05)
    assert fuzz.fuzz_game(REAL, Fuzzing(REAL.info.id, scenario), 4).faults == []


def test_the_same_seed_finds_the_same():
    definition = planted(REAL, board=lambda game, side: REAL.formats.board(game, None))
    assert faults_in(definition, 5) == faults_in(definition, 5) != []


def test_a_view_that_leaks_is_found():
    assert kinds_in(view=lambda game, side: (REAL.views.view(game, side), game.stacks)) == {"leaks"}


def test_a_board_that_leaks_is_found():
    assert kinds_in(board=lambda game, side: REAL.formats.board(game, None)) == {"leaks"}


def test_an_event_without_words_is_found():
    mute = GameText(DATA, lambda scenario: Names(), {}, {})
    del mute.catalogue("en").sources["event-deployed"]
    assert kinds_in(text=mute) == {"errors"}


def test_a_dead_end_is_found():
    def stuck(scenario: str, options: Any) -> Any:
        game = REAL.rules.start(scenario, options)
        game.pending = Choose(game.pending.by, ())
        return game

    found = fuzz.fuzz_game(planted(REAL, start=stuck), SHORT, 1).faults
    assert "dead_ends" in {fault.kind for fault in found}


def test_a_crash_is_reported_with_its_place():
    def broken(game: Any, answer: Any) -> str:
        raise ZeroDivisionError("planted")

    found = faults_in(planted(REAL, write=broken))
    assert found[0].kind == "errors"
    assert "ZeroDivisionError at " in found[0].sentence
    assert "test_fuzz.py" in found[0].sentence


def test_an_endless_game_is_found():
    found = fuzz.fuzz_game(REAL, SHORT, 1).faults
    assert found == [Fault("endless", 1, "1939", 120, "no end after 120 answers")]


def test_a_record_that_does_not_replay_is_found():
    assert "unreplayable" in kinds_in(write=lambda game, answer: "something else")


def test_an_undo_that_does_not_restore_is_found():
    ticking = count()
    found = kinds_in(
        write_position=lambda game: f"{REAL.formats.write_position(game)}{next(ticking)}"
    )
    assert "errors" in found


def test_an_illegal_answer_that_is_taken_is_found():
    assert "errors" in kinds_in(read=lambda game, text: game.pending.options[0])


def test_a_position_that_reads_as_another_is_found():
    start = REAL.formats.write_position(REAL.new_game("1939", {}))
    assert kinds_in(read_position=lambda text: REAL.formats.read_position(start)) == {"errors"}


def test_the_summary_counts_all_and_shows_the_first():
    faults = [Fault("leaks", 3, "1939", 5, "one"), Fault("leaks", 4, "1940", 6, "two")]
    found = fuzz.summary([Fuzzed(faults[:1], {"places": 2}), Fuzzed(faults[1:], {"places": 3})])
    assert found.games == 2
    assert found.counted == {"places": 5}
    assert (found.faults["leaks"], found.faults["errors"]) == (2, 0)
    assert found.examples == faults[:1]
