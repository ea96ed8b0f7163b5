"""Small words for tests of the command line: run it, read its JSON, have files to give it."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

import sixweeks
from sixweeks.cli.program import program

ROOT = Path(__file__).resolve().parents[2]
BATTLE = """\
sixweeks position 1
game: france_40
scenario: 1940
turn: 13
phase: german combat
forts: none
belgium: in play 1
unit: 19 Pz, 2931
unit: 41 Pz, 3031
unit: F X, 2930
unit: F XI, 2930
unit: UK I, 3627
"""
ATTACK = ("attack 2930", "with 19 Pz", "with 41 Pz", "launch")


def run(*arguments: object, input: str = "") -> Result:
    return CliRunner().invoke(program, [str(each) for each in arguments], input=input)


def succeed(*arguments: object, input: str = "") -> str:
    """The output of a command that must end well."""
    result = run(*arguments, input=input)
    assert result.exit_code == 0, result.output
    return result.stdout


def answer_in_json(*arguments: object) -> Any:
    return json.loads(succeed(*arguments, "--json"))


def say(*lines: str) -> str:
    """Lines typed at the keyboard."""
    return "".join(f"{line}\n" for line in lines)


def spoken(*arguments: object, input: str) -> list[dict[str, Any]]:
    """What a game at the command line shows, in JSON lines."""
    output = succeed("play", *arguments, "--json", input=input)
    return [json.loads(line) for line in output.splitlines()]


def last_battle() -> str:
    """The record of the last turn of a game with five units, to its end."""
    table = sixweeks.position("france_40", BATTLE, seed=3)
    for text in ATTACK:
        table.answer(text)
    while not table.is_over:
        table.answer(table.options[-1])
    return table.text()


def process(
    *arguments: object, module: str = "sixweeks.cli", stdout: Any = subprocess.PIPE
) -> subprocess.Popen[str]:
    """The command line as a process and a group of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", module, *map(str, arguments)],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        stdout=stdout,
        stderr=subprocess.PIPE,
        stdin=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )
