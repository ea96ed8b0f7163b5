"""Mutation testing: changes the rules of a game, one place at a time, and checks that a test fails.

python -m tools.mutants france_40                   150 mutants, each against its chapter's tests
python -m tools.mutants france_40 --chapter r08     of one chapter; --list only shows them
python -m tools.mutants france_40 --only r08_supply:46:24:compare      one of them again
    --number 300   --seed 2   --jobs 2   --json

All tests of the game are run once to see which lines they run through. Then each mutant is tried
against those that run through it, of its chapter, then of the game, and printed if it survives:
either a test is missing, or the change makes no difference. Everything runs on a copy of the
sources, so they may be edited meanwhile.
"""

import argparse
import shutil
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from msgspec import Struct
from rich.progress import Progress

from tools.mutant_runs import (
    KILLED,
    ON_IMPORT,
    SURVIVED,
    TOO_LONG,
    UNTRIED,
    Result,
    Run,
    Runner,
    Tests,
    warm_up,
)
from tools.mutations import Mutant, mutants_of

ROOT = Path(__file__).resolve().parent.parent
COPIED = ("src", "tests", "docs", "tools", "pyproject.toml")
NOT_COPIED = ("static",)  # the built page
NOTICED = (KILLED, TOO_LONG)


class Found(Struct):
    """What is known of a mutant."""

    mutant: Mutant
    chapter: Result = Result(UNTRIED)
    game: Result = Result(UNTRIED)

    @property
    def is_killed(self) -> bool:
        return any(each.verdict in NOTICED for each in (self.chapter, self.game))

    @property
    def has_survived(self) -> bool:
        was_tried = any(each.verdict == SURVIVED for each in (self.chapter, self.game))
        return was_tried and not self.is_killed


def chapter_tests(stem: str, tests: Path) -> Tests:
    """Those with the chapter's number or its name: r07_zones, test_r07_works, test_r10_zones."""
    number, _, name = stem.partition("_")
    return tuple(
        path
        for path in sorted(tests.glob("test_*.py"))
        if number in path.stem.split("_") or (name and path.stem.endswith(f"_{name}"))
    )


# --- all of them -------------------------------------------------------------------------------


class Hunt:
    """Runs mutants, first against the tests of their chapter, then against those of the game."""

    def __init__(self, runner: Runner, tests: Path, tell: Callable[[Found], None]) -> None:
        self.runner, self.tests, self.tell = runner, tests, tell
        self.found: list[Found] = []
        self.through: dict[str, set[str]] = {}  # the tests that run through each line
        self.seconds: dict[str, float] = {}  # what each test takes
        self.traced: set[Path] = set()
        self.progress = Progress(transient=True, disable=not sys.stderr.isatty())

    def run(self, mutants: Sequence[Mutant]) -> None:
        self.found = [Found(mutant) for mutant in mutants]
        with self.progress:
            self.try_all("chapters", self.found, self.chapter_of, self.heard_by_chapter)
            alive = [each for each in self.found if not each.is_killed]
            self.try_all("the whole game", alive, self.others_of, self.heard_by_game)

    def chapter_of(self, each: Found) -> Tests:
        return chapter_tests(Path(each.mutant.file).stem, self.tests)

    def others_of(self, each: Found) -> Tests:
        chapter = self.chapter_of(each)
        return tuple(path for path in sorted(self.tests.glob("test_*.py")) if path not in chapter)

    def heard_by_chapter(self, each: Found, result: Result) -> None:
        each.chapter = result

    def heard_by_game(self, each: Found, result: Result) -> None:
        each.game = result
        if each.has_survived:
            self.tell(each)

    def try_all(
        self,
        title: str,
        found: Sequence[Found],
        files: Callable[[Found], Tests],
        heard: Callable[[Found, Result], None],
    ) -> None:
        bar = self.progress.add_task(title, total=len(found))
        self.trace({file for each in found for file in files(each)})
        for each in found:

            def done(result: Result, each: Found = each) -> None:
                heard(each, result)
                self.progress.advance(bar)

            self.start(each.mutant, files(each), done)
        self.runner.finish()

    def trace(self, files: set[Path]) -> None:
        """The tests pass without a mutant; each is remembered with the lines it runs through."""

        def done(result: Result) -> None:
            if result.verdict != SURVIVED:
                raise SystemExit(f"Fails without a mutant: {result.witness}")
            lines, seconds = msgspec.json.decode(
                result.witness, type=tuple[dict[str, set[str]], dict[str, float]]
            )
            self.seconds |= seconds
            for test, passed in lines.items():
                for line in passed:
                    self.through.setdefault(line, set()).add(test)

        if untraced := tuple(sorted(files - self.traced)):
            self.runner.start(Run(untraced), done)
        self.runner.finish()
        self.traced |= files

    def tests_of(self, mutant: Mutant) -> set[str]:
        """Those that run through the change, or the function around it; for what is done on import
        all of them."""
        path = self.runner.root / mutant.file
        for first, last in mutant.lines:
            lines = (f"{path}:{line}" for line in range(first, last + 1))
            if found := set().union(*(self.through.get(line, set()) for line in lines)):
                return set(self.seconds) if ON_IMPORT in found else found
        return set()

    def start(self, mutant: Mutant, files: Tests, done: Callable[[Result], None]) -> None:
        """The tests in these files that run through the mutant; without one it survives."""
        root = self.runner.root
        names = {str(path.relative_to(root)): path for path in files}
        tests = {test for test in self.tests_of(mutant) if test.partition("::")[0] in names}
        if not tests:
            done(Result(SURVIVED))
            return
        needed = tuple(names[name] for name in sorted({test.partition("::")[0] for test in tests}))
        seconds = 10 + int(5 * sum(self.seconds[test] for test in tests))
        self.runner.start(Run(needed, mutant, frozenset(tests), seconds, self.seconds), done)


# --- the command -------------------------------------------------------------------------------


def told(found: Found) -> str:
    mutant = found.mutant
    untried = " (not tried against the whole game)" if found.game.verdict == UNTRIED else ""
    return (
        f"{mutant.file}:{mutant.line}  {mutant.id}{untried}\n"
        f"  - {mutant.before}\n  + {mutant.after}"
    )


def summary(found: Sequence[Found]) -> dict[str, Any]:
    """What is known of each, without the texts."""
    rows = [
        {
            **msgspec.to_builtins(each),
            "mutant": {**msgspec.to_builtins(each.mutant), "source": ""},
            "survived": each.has_survived,
        }
        for each in found
    ]
    survived = sum(each.has_survived for each in found)
    return {"mutants": len(found), "survived": survived, "found": rows}


def chosen(asked: argparse.Namespace, rules: Path, root: Path) -> list[Mutant]:
    """The mutants with the ids that are asked for, or a sample of all of them."""
    files = sorted(path for path in rules.glob("*.py") if asked.chapter in path.stem)
    mutants = [mutant for path in files for mutant in mutants_of(path, root)]
    if asked.only:
        return [mutant for mutant in mutants if mutant.id in asked.only]
    return Random(asked.seed).sample(mutants, min(asked.number, len(mutants)))


def parsed(arguments: Iterable[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Look for rules that no test guards.")
    parser.add_argument("game", help="the folder of the game, such as france_40")
    parser.add_argument("--number", type=int, default=150, help="how many mutants (150)")
    parser.add_argument("--seed", type=int, default=1, help="of the sample (1)")
    parser.add_argument("--chapter", default="", help="only of files with this in their name")
    parser.add_argument("--only", action="append", metavar="ID", help="this mutant")
    parser.add_argument("--jobs", type=int, default=1, help="how many run at once (1)")
    parser.add_argument("--list", action="store_true", help="show the mutants, run none")
    parser.add_argument("--json", action="store_true", help="write what was found as JSON")
    return parser.parse_args(list(arguments))


def copied(root: Path, to: Path) -> Path:
    for name in COPIED:
        if (root / name).is_dir():
            shutil.copytree(root / name, to / name, ignore=shutil.ignore_patterns(*NOT_COPIED))
        elif (root / name).exists():
            shutil.copy2(root / name, to / name)
    return to


def main(arguments: Sequence[str], root: Path = ROOT) -> int:
    asked = parsed(arguments)
    with TemporaryDirectory() as folder, TemporaryDirectory() as scratch:
        copy = copied(root, Path(folder))
        rules = copy / "src/sixweeks/games" / asked.game / "rules"
        mutants = chosen(asked, rules, copy)
        if not mutants:
            print(f"There is no such mutant of '{asked.game}'.", file=sys.stderr)
            return 2
        if asked.list:
            print(*(told(Found(mutant)) for mutant in mutants), sep="\n")
            return 0
        return hunt(asked, mutants, copy, Runner(copy, Path(scratch), asked.jobs))


def hunt(asked: argparse.Namespace, mutants: list[Mutant], root: Path, runner: Runner) -> int:
    warm_up(root)
    tests = root / "tests/games" / asked.game
    hunting = Hunt(runner, tests, lambda each: None if asked.json else print(told(each)))
    try:
        hunting.run(mutants)
    except KeyboardInterrupt:
        runner.stop()
        print("Stopped.", file=sys.stderr)
    return report(hunting.found, asked.json)


def report(found: Sequence[Found], as_json: bool) -> int:
    survived = sum(each.has_survived for each in found)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(summary(found))).decode())
    else:
        halfway = [each for each in found if each.has_survived and each.game.verdict == UNTRIED]
        print(*map(told, halfway), counted(found), sep="\n")
    return 1 if survived else 0


def counted(found: Sequence[Found]) -> str:
    survived = sum(each.has_survived for each in found)
    by_chapter = sum(each.chapter.verdict in NOTICED for each in found)
    by_game = sum(each.game.verdict in NOTICED for each in found)
    return (
        f"{survived} of {survived + by_chapter + by_game} mutants survived; "
        f"{by_chapter} killed by their chapter's tests, {by_game} by others."
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
