"""Ctrl-C: one line, exit status 130, nothing half-written, nobody left at work."""

import os
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from sixweeks.cli import fuzz, program
from sixweeks.lab import results
from sixweeks.lab.fuzz import Fault, Fuzzed
from sixweeks.lab.ladder import LadderGame, Pair
from sixweeks.lab.screening import Screened
from tests.cli.toolkit import process, run

SIMULATE = ("simulate", "france_40", "--scenario", "1939", "--players", "random,random")
PATIENCE = 30.0


def wait_until(condition) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "it never came"
        time.sleep(0.05)


@contextmanager
def simulating(jobs: int, kept: Path) -> Iterator[subprocess.Popen[str]]:
    """A simulation that has begun to keep records; nothing is left of it in any case."""
    running = process(*SIMULATE, "--games", 5000, "--jobs", jobs, "--records", kept)
    try:
        wait_until(lambda: kept.is_dir() and any(kept.iterdir()))
        yield running
    finally:
        with suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)
        running.communicate()


def is_gone(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_ends_a_simulation(folder, jobs):
    kept = Path("kept")
    with simulating(jobs, kept) as running:
        os.killpg(running.pid, signal.SIGINT)
        output, errors = running.communicate(timeout=PATIENCE)
        assert running.returncode == 130
        assert (output, errors) == ("", "Interrupted.\n")
        assert all(path.read_text().splitlines()[-1].startswith("end: ") for path in kept.iterdir())
        wait_until(lambda: is_gone(running.pid))


def test_ctrl_c_ends_fuzzing_with_what_was_found_so_far(monkeypatch):
    def interrupted(*_):
        yield Fuzzed([Fault("leaks", 0, "1939", 5, "a leak")], {})
        raise KeyboardInterrupt

    monkeypatch.setattr(fuzz, "games_fuzzed", interrupted)
    result = run("fuzz", "france_40", "--games", 5)
    assert (result.exit_code, result.stderr) == (130, "Interrupted.\n")
    assert result.stdout.startswith("france_40: 1 game in ")
    assert "a leak" in result.stdout


def test_ctrl_c_ends_a_ladder_with_the_pairs_played_so_far(monkeypatch):
    def interrupted(*_):
        games = (LadderGame("axis", 1.0, (0.5,)), LadderGame("allied", 0.0, (0.5,)))
        yield Pair(0, games)
        raise KeyboardInterrupt

    monkeypatch.setattr(results, "in_order", interrupted)
    result = run("ladder", "springtime", "--pairs", 5)
    assert (result.exit_code, result.stderr) == (130, "Interrupted.\n")
    assert "50.0%" in result.stdout


def test_ctrl_c_ends_a_screening_with_the_games_played_so_far(monkeypatch):
    def interrupted(task, seeds, jobs):
        yield from (Screened(seed, (seed % 2 == 0,), seed % 3 / 2) for seed in range(4))
        raise KeyboardInterrupt

    monkeypatch.setattr(results, "in_order", interrupted)
    result = run("weights", "springtime", "--weight", "axis.bar=0.1,0.3")
    assert (result.exit_code, result.stderr) == (130, "Interrupted.\n")
    assert "axis.bar" in result.stdout


@pytest.mark.parametrize(
    ("how", "status"),
    [
        (signal.SIGINT, 130),
        (signal.SIGTERM, -signal.SIGTERM),
        (signal.SIGKILL, -signal.SIGKILL),
    ],
)
def test_however_the_main_process_ends_the_workers_end_too(folder, how, status):
    with simulating(2, Path("kept")) as running:
        running.send_signal(how)
        assert running.wait(PATIENCE) == status
        wait_until(lambda: is_gone(running.pid))


def test_a_second_ctrl_c_does_not_interrupt_the_line(monkeypatch):
    heard = []
    monkeypatch.setattr(program, "say", lambda *said: heard.append(signal.getsignal(signal.SIGINT)))
    with pytest.raises(SystemExit):
        program.interrupted([])
    assert heard == [signal.SIG_IGN]
