"""The pages about the command line are true: the transcript is real, the examples run."""

import re
import shlex

import pytest

from sixweeks.cli.program import COMMANDS
from tests.cli.toolkit import ROOT, run, succeed

SLOW = ("play", "serve", "simulate", "fit", "fuzz", "bench", "admin")


def blocks(page: str, language: str) -> list[str]:
    text = (ROOT / "docs" / page).read_text("utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def test_the_transcript_of_the_tutorial_is_real(folder):
    (transcript,) = blocks("tutorial.md", "text")
    lines = transcript.splitlines()
    typed = "".join(line.removeprefix("> ") + "\n" for line in lines if line.startswith("> "))
    output = succeed("play", "--seed", 1940, input=typed)
    told = iter(line.rstrip() for line in output.splitlines())
    for line in lines:
        if line != "..." and not line.startswith("> "):
            assert line in told, f"not told in this order: {line!r}"


def test_every_command_is_described():
    page = (ROOT / "docs/reference/cli.md").read_text("utf-8")
    assert all(f"| [`{name}`]" in page for name in COMMANDS)
    assert all(f"\n## {name}\n" in page for name in COMMANDS if name != "serve")


def examples() -> list[list[str]]:
    lines = "".join(blocks("reference/cli.md", "sh")).splitlines()
    return [shlex.split(line)[1:] for line in lines]


def test_every_command_has_an_example():
    assert {words[0] for words in examples()} == set(COMMANDS) - {"serve"}


@pytest.mark.parametrize("words", [e for e in examples() if e[0] not in SLOW], ids=" ".join)
def test_an_example_runs(words, record, battle):
    result = run(*words)
    assert result.exit_code == 0, result.stderr


@pytest.mark.parametrize("words", [e for e in examples() if e[0] in SLOW], ids=" ".join)
def test_a_slow_example_has_only_options_that_exist(words):
    options = {word for word in words if word.startswith("--")}
    assert options <= set(re.findall(r"--[a-z-]+", succeed(words[0], "--help")))
