"""Runs tests in a fork of this process, for the original rules or for one mutant."""

import os
import pkgutil
import resource
import signal
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from tools.mutations import Mutant

MEMORY = 4 << 30  # bytes, for a mutant that grows without end
UNTRIED, SURVIVED, KILLED, TOO_LONG = "untried", "survived", "killed", "took too long"
ON_IMPORT = "on import"
Tests: TypeAlias = tuple[Path, ...]


class Result(Struct, frozen=True):
    """How a run of tests ended, which test failed, and the seconds of a processor it took."""

    verdict: str
    witness: str = ""
    seconds: float = 0


class Run(Struct, frozen=True):
    """Some tests, all of these files or those that are named, of the rules or of a mutant."""

    files: Tests
    mutant: Mutant | None = None
    named: frozenset[str] = frozenset()
    seconds: int = 1200  # of a processor
    seen: dict[str, float] = {}  # what each test takes


class Runner:
    """Forks this warm process for each run, so that a run costs little more than its tests."""

    def __init__(self, root: Path, scratch: Path, jobs: int) -> None:
        self.root, self.scratch, self.jobs = root, scratch, jobs
        self.running: dict[int, Callable[[Result], None]] = {}

    def start(self, run: Run, then: Callable[[Result], None]) -> None:
        """Start a run when a process is free."""
        while len(self.running) >= self.jobs:
            self.wait()
        sys.stdout.flush()
        pid = os.fork()
        if not pid:
            self.live(run)
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

    def live(self, run: Run) -> None:
        """The main function of a child process: it never returns."""
        os.setpgrp()  # Ctrl-C is heard by the parent alone
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(nothing, stream)
        resource.setrlimit(resource.RLIMIT_CPU, (run.seconds, run.seconds))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        code = 1
        try:
            if run.mutant is not None:
                sys.meta_path.insert(0, Changeling(self.root, run.mutant))
            code = import_module("pytest").main(
                ["-x", "-p", "no:cacheprovider", *map(str, run.files)], plugins=[self.plugin(run)]
            )
        finally:
            os._exit(code)

    def plugin(self, run: Run) -> Any:
        note = self.scratch / str(os.getpid())
        if run.mutant is None:
            return Tracer(self.root, note)
        return Witness(run, note)


class Witness:
    """A pytest plugin that runs the named tests, quick ones first, and notes which failed."""

    def __init__(self, run: Run, note: Path) -> None:
        self.run, self.note = run, note

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        named, seen = self.run.named, self.run.seen
        items[:] = [item for item in items if not named or item.nodeid in named]
        items.sort(key=lambda item: seen.get(item.nodeid, 0))

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.failed:
            self.note.write_text(report.nodeid)

    def pytest_collectreport(self, report: Any) -> None:
        if report.failed:
            self.note.write_text(f"{report.nodeid}, on import")


class Tracer(Witness):
    """A plugin that notes which lines of the rules each test runs through."""

    def __init__(self, root: Path, note: Path) -> None:
        super().__init__(Run(()), note)
        self.rules = str(root / "src/sixweeks/games")
        self.lines: dict[str, set[str]] = {}
        self.seconds: dict[str, float] = {}
        self.here = self.lines[ON_IMPORT] = set()
        sys.settrace(self.enter)

    def pytest_runtest_protocol(self, item: Any) -> None:
        forget_results()
        self.here = self.lines[item.nodeid] = set()
        sys.settrace(self.enter)

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        sys.settrace(None)
        self.here = self.lines[ON_IMPORT]

    def pytest_runtest_logreport(self, report: Any) -> None:
        super().pytest_runtest_logreport(report)
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0) + report.duration

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        if not exitstatus:
            self.note.write_bytes(msgspec.json.encode((self.lines, self.seconds)))

    def enter(self, frame: Any, event: str, arg: Any) -> Any:
        return self.trace if frame.f_code.co_filename.startswith(self.rules) else None

    def trace(self, frame: Any, event: str, arg: Any) -> Any:
        self.here.add(f"{frame.f_code.co_filename}:{frame.f_lineno}")
        return self.trace


def forget_results() -> None:
    """Clear caches between tests, so that each test runs the code it covers."""
    for module in [each for name, each in sys.modules.items() if name.startswith("sixweeks.games")]:
        for function in vars(module).values():
            if getattr(function, "__module__", "") and hasattr(function, "cache_clear"):
                function.cache_clear()


class Changeling:
    """An import hook that loads the mutant instead of its module."""

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
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # SPEED: 2 seconds a run
    for name in ("pytest", "hypothesis", "sixweeks"):
        import_module(name)
    for layer in ("kernel", "board"):
        for module in pkgutil.walk_packages([f"src/sixweeks/{layer}"], f"sixweeks.{layer}."):
            import_module(module.name)
