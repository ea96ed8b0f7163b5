"""tools/mutants.py on a toy game: which changes it makes, and what it says of them."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tools.mutants import ROOT, chapter_tests
from tools.mutations import mutants_of

RULE = '''"""1.0 Sums."""


def is_big(number: int) -> bool:
    """1.1a Five and more are big."""
    return number >= 5


def unseen(number: int) -> int:
    """1.2a Nobody tests it."""
    return number + number
'''
TEST = """from sixweeks.games.toy.rules.r01_sums import is_big


def test_1_1a_five_is_big():
    assert is_big(5)
    assert not is_big(4)
"""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    rules = tmp_path / "src/sixweeks/games/toy/rules"
    rules.mkdir(parents=True)
    for folder in (rules, *rules.parents[:3]):
        (folder / "__init__.py").touch()
    (rules / "r01_sums.py").write_text(RULE)
    tests = tmp_path / "tests/games/toy"
    tests.mkdir(parents=True)
    (tests / "test_r01_sums.py").write_text(TEST)
    (tmp_path / "pyproject.toml").write_text("[tool.pytest.ini_options]\n")
    return tmp_path


def changed(tmp_path: Path, line: str) -> set[str]:
    """What becomes of one line."""
    path = tmp_path / "r01_toy.py"
    path.write_text(f"{line}\n")
    return {mutant.after for mutant in mutants_of(path, tmp_path)}


@pytest.mark.parametrize(
    ("line", "after"),
    [
        ("x = a < b", {"x = (a <= b)"}),
        ("x = a in b", {"x = (a not in b)"}),
        ("x = a and b", {"x = (a or b)"}),
        ("x = not a", {"x = (a)"}),
        ("x = a & ~b", {"x = (a | ~b)", "x = a & (b)"}),
        ("x = a if b else c", {"x = a if (not (b)) else c"}),
        ("x = 3", {"x = 4", "x = (2)"}),
        ("x = True", {"x = False"}),
        ("x = min(a)", {"x = max(a)"}),
        ("effects.move(game, unit)", {"pass"}),
        ("x = [Bar(a), Bar(b)]", {"x = [Bar(b)]", "x = [Bar(a)]"}),
    ],
)
def test_each_kind_of_change(tmp_path: Path, line: str, after: set[str]) -> None:
    assert changed(tmp_path, line) == after


@pytest.mark.parametrize(
    "line",
    ['"""4.1a Words."""', 'x = f"{a + 1}"', "x: int | None", "y = 'a'", "x = zip(a, strict=True)"],
)
def test_words_and_types_are_left_alone(tmp_path: Path, line: str) -> None:
    assert changed(tmp_path, line) == set()


def test_a_function_gives_nothing_back(tmp_path: Path) -> None:
    after = changed(tmp_path, "def f(game: Game) -> Outcome: return Roll(game)")
    assert after == {"def f(game: Game) -> Outcome: return None"}


def test_a_change_counts_bytes_as_the_parser_does(tmp_path: Path) -> None:
    assert changed(tmp_path, "x = 'é' if a is b else c") == {"x = 'é' if (a is not b) else c"}


def test_a_chapter_has_the_tests_of_its_number_and_of_its_name() -> None:
    tests = ROOT / "tests/games/blitzkrieg"
    names = {path.name for path in chapter_tests("r10_combat_results", tests)}
    assert names == {"test_r10_results.py", "test_r10_r12_losses.py"}


def hunted(toy: Path, *arguments: str) -> tuple[int, str]:
    command = (
        f"from tools.mutants import *; sys.exit(main({['toy', *arguments]!r}, Path({str(toy)!r})))"
    )
    done = subprocess.run(
        [sys.executable, "-c", command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout + done.stderr


def test_what_no_test_notices_survives(toy: Path) -> None:
    code, text = hunted(toy, "--json")
    found = json.loads(text)["found"]
    alive = {each["mutant"]["after"] for each in found if each["survived"]}
    assert (code, alive) == (1, {"return (number - number)", "return 0"})
    assert {each["chapter"]["witness"] for each in found if not each["survived"]} == {
        "tests/games/toy/test_r01_sums.py::test_1_1a_five_is_big"
    }


def test_one_mutant_alone_with_its_line_before_and_after(toy: Path) -> None:
    code, text = hunted(toy, "--only", "r01_sums:11:11:arithmetic")
    assert (code, text.splitlines()) == (
        1,
        [
            "src/sixweeks/games/toy/rules/r01_sums.py:11  r01_sums:11:11:arithmetic",
            "  - return number + number",
            "  + return (number - number)",
            "1 of 1 mutants survived; 0 killed by their chapter's tests, 0 by others.",
        ],
    )


def test_an_endless_mutant_is_killed(toy: Path) -> None:
    rule = toy / "src/sixweeks/games/toy/rules/r01_sums.py"
    rule.write_text(
        RULE + "\n\ndef count(n: int) -> None:\n    while n:\n        n -= 1\n\n\ncount(3)\n"
    )
    code, text = hunted(toy, "--only", "r01_sums:16:8:dropped", "--json")
    assert (code, json.loads(text)["found"][0]["chapter"]["verdict"]) == (0, "took too long")


def test_tests_that_fail_anyway_say_so(toy: Path) -> None:
    (toy / "tests/games/toy/test_r01_sums.py").write_text(TEST.replace("not is_big", "is_big"))
    assert "Fails without a mutant: tests/games/toy/test_r01_sums.py" in hunted(toy)[1]


@pytest.mark.parametrize("arguments", [("--chapter", "r99"), ("--only", "nonsense")])
def test_a_mutant_that_is_not_there(toy: Path, arguments: tuple[str, str]) -> None:
    assert hunted(toy, *arguments) == (2, "There is no such mutant of 'toy'.\n")
