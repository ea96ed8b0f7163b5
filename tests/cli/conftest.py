"""Files to work with, in a folder of their own."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.toolkit import BATTLE, last_battle


@pytest.fixture
def folder(tmp_path: Path, monkeypatch) -> Path:
    """An empty folder, and the working one."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture(scope="session")
def record_text() -> str:
    return last_battle()


@pytest.fixture
def record(folder, record_text) -> str:
    (folder / "game.txt").write_text(record_text)
    return "game.txt"


@pytest.fixture
def battle(folder) -> str:
    (folder / "battle.txt").write_text(BATTLE)
    return "battle.txt"


@pytest.fixture(autouse=True)
def plain_output(monkeypatch):
    for name in ("FORCE_COLOR", "COLUMNS"):
        if name in os.environ:
            monkeypatch.delenv(name)


@pytest.fixture(autouse=True)
def interruptible() -> Iterator[None]:
    """The program ignores interrupts once it has been interrupted; the tests do not."""
    before = signal.getsignal(signal.SIGINT)
    yield
    signal.signal(signal.SIGINT, before)
