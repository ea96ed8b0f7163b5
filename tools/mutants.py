"""Changes the rules of a game at random, one place at a time, and looks whether a test notices.

python -m tools.mutants france_40                   150 mutants, each against its chapter's tests
python -m tools.mutants france_40 --chapter r08     of one chapter; --list only shows them
python -m tools.mutants france_40 --only r08_supply:46:24:compare      one of them again
    --number 300   --seed 2   --jobs 2   --json

What survives its chapter is tried against all tests of the game, and printed if it still survives:
either a test is missing, or the change makes no difference. Everything runs on a copy of the
sources, so they may be edited meanwhile.
"""

import argparse
import os
import pkgutil
import resource
import shutil
import signal
import sys
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct
from rich.progress import Progress

from tools.mutations import Mutant, mutants_of

ROOT = Path(__file__).resolve().parent.parent
COPIED = ("src", "tests", "docs", "tools", "pyproject.toml")
NOT_COPIED = ("static", "page", "server")  # the built page, and tests of what is above the games
MEMORY = 4 << 30  # bytes, for a mutant that grows without end
UNTRIED, SURVIVED, KILLED, TOO_LONG = "untried", "survived", "killed", "took too long"
Tests: TypeAlias = tuple[Path, ...]


class Result(Struct, frozen=True):
    """How a run of tests ended, which test failed, and the seconds of a processor it took."""

    verdict: str
    witness: str = ""
    seconds: float = 0


class Found(Struct):
    """What is known of a mutant."""

    mutant: Mutant
    chapter: Result = Result(UNTRIED)
    game: Result = Result(UNTRIED)

    @property
    def is_killed(self) -> bool:
        return any(each.verdict in (KILLED, TOO_LONG) for each in (self.chapter, self.game))

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


# --- one run -----------------------------------------------------------------------------------


class Runner:
    """Forks this warm process for each run, so that it costs its tests and little more."""

    def __init__(self, root: Path, scratch: Path, jobs: int) -> None:
        self.root, self.scratch, self.jobs = root, scratch, jobs
        self.running: dict[int, Callable[[Result], None]] = {}

    def start(
        self, tests: Tests, seconds: int, then: Callable[[Result], None], mutant: Mutant | None
    ) -> None:
        """Run tests on a mutant, or on the rules as they are, when there is room."""
        while len(self.running) >= self.jobs:
            self.wait()
        sys.stdout.flush()
        pid = os.fork()
        if not pid:
            self.run(tests, seconds, mutant)
        self.running[pid] = then

    def wait(self) -> None:
        pid, status, usage = os.wait4(-1, 0)
        note = self.scratch / str(pid)
        witness = note.read_text() if note.exists() else ""
        failed = TOO_LONG if os.WIFSIGNALED(status) else KILLED
        result = Result(failed if status else SURVIVED, witness, usage.ru_utime + usage.ru_stime)
        self.running.pop(pid)(result)

    def finish(self) -> None:
        while self.running:
            self.wait()

    def stop(self) -> None:
        for pid in self.running:
            os.killpg(pid, signal.SIGKILL)

    def run(self, tests: Tests, seconds: int, mutant: Mutant | None) -> None:
        """The life of a child: it never returns."""
        os.setpgrp()  # Ctrl-C is heard by the parent alone
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(nothing, stream)
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        code = 1
        try:
            if mutant is not None:
                sys.meta_path.insert(0, Changeling(self.root, mutant))
            witness = Witness(self.scratch / str(os.getpid()))
            code = import_module("pytest").main(
                ["-x", "-p", "no:cacheprovider", *map(str, tests)], plugins=[witness]
            )
        finally:
            os._exit(code)


class Witness:
    """A plugin of pytest that notes the test that failed."""

    def __init__(self, note: Path) -> None:
        self.note = note

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.failed:
            self.note.write_text(report.nodeid)

    def pytest_collectreport(self, report: Any) -> None:
        if report.failed:
            self.note.write_text(f"{report.nodeid}, on import")


class Changeling:
    """Gives the mutant to those who import its module."""

    def __init__(self, root: Path, mutant: Mutant) -> None:
        self.path, self.source = root / mutant.file, mutant.source
        self.name = ".".join(Path(mutant.file).with_suffix("").parts[1:])

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        if name != self.name:
            return None
        return spec_from_file_location(name, self.path, loader=MutantLoader(self))


class MutantLoader(SourceFileLoader):
    def __init__(self, changeling: Changeling) -> None:
        super().__init__(changeling.name, str(changeling.path))
        self.source = changeling.source

    def get_code(self, fullname: str) -> Any:
        return compile(self.source, self.path, "exec")


def warm_up(root: Path) -> None:
    """Import whatever the tests need, but no game."""
    sys.path[:0] = [str(root / "src"), str(root)]
    os.chdir(root)
    for name in ("pytest", "hypothesis", "sixweeks"):
        import_module(name)
    for layer in ("kernel", "board"):
        for module in pkgutil.iter_modules([str(root / "src/sixweeks" / layer)]):
            import_module(f"sixweeks.{layer}.{module.name}")


# --- all of them -------------------------------------------------------------------------------


class Hunt:
    """Mutants tried one after another, first against their chapters, then against the game."""

    def __init__(self, runner: Runner, tests: Path, tell: Callable[[Found], None]) -> None:
        self.runner, self.tests, self.tell = runner, tests, tell
        self.found: list[Found] = []
        self.allowed: dict[Tests, int] = {}  # seconds of a processor
        self.progress = Progress(transient=True, disable=not sys.stderr.isatty())

    def run(self, mutants: Sequence[Mutant]) -> None:
        self.found = [Found(mutant) for mutant in mutants]
        with self.progress:
            self.try_chapters()
            self.try_game()

    def try_chapters(self) -> None:
        files = {
            each.mutant.file: chapter_tests(Path(each.mutant.file).stem, self.tests)
            for each in self.found
        }
        self.calibrate({tests for tests in files.values() if tests})
        bar = self.progress.add_task("chapters", total=len(self.found))
        for each in self.found:

            def done(result: Result, each: Found = each) -> None:
                each.chapter = result
                self.progress.advance(bar)

            if tests := files[each.mutant.file]:
                self.runner.start(tests, self.allowed[tests], done, each.mutant)
        self.runner.finish()

    def try_game(self) -> None:
        alive = [each for each in self.found if not each.is_killed]
        everything = (self.tests,)
        if alive:
            self.calibrate({everything})
        bar = self.progress.add_task("the whole game", total=len(alive))
        for each in alive:

            def done(result: Result, each: Found = each) -> None:
                each.game = result
                self.progress.advance(bar)
                if each.has_survived:
                    self.tell(each)

            self.runner.start(everything, self.allowed[everything], done, each.mutant)
        self.runner.finish()

    def calibrate(self, groups: set[Tests]) -> None:
        """The tests pass without a mutant, and a mutant has five times as long as that takes."""
        for tests in sorted(groups):

            def done(result: Result, tests: Tests = tests) -> None:
                if result.verdict != SURVIVED:
                    raise SystemExit(f"Fails without a mutant: {result.witness or tests}")
                self.allowed[tests] = 5 + int(5 * result.seconds)

            self.runner.start(tests, 1200, done, None)
        self.runner.finish()


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
        tried = sum(each.has_survived or each.is_killed for each in found)
        print(*map(told, halfway), f"{survived} of {tried} mutants survived.", sep="\n")
    return 1 if survived else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
