"""The library alone is enough to play; what an extra brings is asked for in one sentence."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from sixweeks.extras import PACKAGES

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
EVERY = sorted({name for names in PACKAGES.values() for name in names} | {"uvloop"})


def without(packages: list[str], code: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run Python code in a process in which these packages cannot be imported."""
    hidden = f"import sys; sys.modules.update(dict.fromkeys({packages!r}))\n"
    command = [sys.executable, "-c", hidden + code, *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


COMMAND = "from sixweeks.__main__ import main; main()"


def test_the_library_plays_a_game_without_any_extra():
    code = """
import sixweeks
table = sixweeks.play("france_40", scenario="1939", players=["random", "random"], seed=7)
print(table.is_over)
"""
    assert without(EVERY, code).stdout == "True\n"


@pytest.mark.parametrize(
    ("missing", "words", "what", "extra"),
    [
        ("click and rich", "games", "The command line", "cli"),
        ("rich", "", "The command line", "cli"),
        ("starlette and uvicorn", "serve", "The server", "server"),
        ("uvicorn", "bench --server --seconds 1", "The server", "server"),
        ("psycopg", "serve --port 0 --database postgresql://x/y", "PostgreSQL", "postgres"),
    ],
)
def test_a_missing_extra_is_one_sentence(missing, words, what, extra):
    result = without(missing.split(" and "), COMMAND, *words.split())
    assert (result.returncode, result.stdout) == (2, "")
    sentence = f"{what} needs {missing}: python -m pip install 'sixweeks[{extra}]'"
    assert result.stderr == f"Error: {sentence}.\n"


def test_the_command_line_does_without_the_server():
    result = without(["starlette", "uvicorn", "httptools", "psycopg"], COMMAND, "games")
    assert result.returncode == 0


def names(requirements: list[str]) -> set[str]:
    """The packages of an extra, and of the extras it contains."""
    found: set[str] = set()
    for each in requirements:
        if inner := re.match(r"sixweeks\[(.*)\]", each):
            for extra in inner[1].split(","):
                found |= names(EXTRAS[extra])
        else:
            found.add(re.split(r"[\[>=<;]", each)[0])
    return found


@pytest.mark.parametrize("extra", PACKAGES)
def test_an_extra_installs_what_it_is_said_to_need(extra):
    assert names(EXTRAS[extra]) >= set(PACKAGES[extra])


def test_the_oldest_versions_that_are_tested_are_the_lower_bounds():
    bounded = [*PROJECT["dependencies"], *EXTRAS["cli"], *EXTRAS["server"], *EXTRAS["postgres"]]
    bounds = set(re.findall(r"^([\w.]+)(?:\[\w+\])?>=([\d.]+)", "\n".join(bounded), re.MULTILINE))
    text = (ROOT / ".ci/oldest.txt").read_text("utf-8")
    assert bounds == set(re.findall(r"^([\w.]+)==([\d.]+)$", text, re.MULTILINE))
