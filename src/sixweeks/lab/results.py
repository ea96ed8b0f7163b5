"""Results as JSON Lines, one line for each seed, so that a long run can be resumed.

They count only for the code that played them: a fingerprint of the engine, the game and the
computer players stands in every line."""

import os
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from typing import Generic, Protocol, TypeVar

import msgspec
from msgspec import Struct

import sixweeks
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.lab.pool import in_order

PACKAGE = Path(sixweeks.__file__).parent
CODE = {".py", ".toml", ".csv", ".json", ".txt"}
BEGINNING = b'{"code":"'  # of every line


class HasGame(Protocol):
    @property
    def game(self) -> str: ...


class HasSeed(Protocol):
    @property
    def seed(self) -> int: ...


Task = TypeVar("Task", bound=HasGame)
Outcome = TypeVar("Outcome", bound=HasSeed)


class Line(Struct, Generic[Task, Outcome], frozen=True, forbid_unknown_fields=True):
    """One outcome with all that it depends on."""

    code: str
    task: Task
    outcome: Outcome


class Results(Generic[Task, Outcome]):
    """What was played before, and a file to which new outcomes are appended."""

    def __init__(
        self,
        path: Path | None,
        line: type[Line[Task, Outcome]],
        play: Callable[[Task, int], Outcome],
    ) -> None:
        self.path, self.play = path, play
        self.lines = list(read_lines(path, line)) if path is not None and path.exists() else []

    def played(self, task: Task) -> dict[int, Outcome]:
        """What the current code has played of a task, by seed."""
        code = fingerprint(task.game)
        found = (line for line in self.lines if (line.task, line.code) == (task, code))
        return {line.outcome.seed: line.outcome for line in found}

    def outcomes(
        self, task: Task, seeds: Sequence[int], jobs: int = 1
    ) -> Generator[Outcome, None, None]:
        """An outcome for each seed, in order; only those that are missing are played."""
        before = self.played(task)
        missing = [seed for seed in seeds if seed not in before]
        with closing(in_order(partial(self.play, task), missing, jobs)) as new:
            for seed in seeds:
                if seed in before:
                    yield before[seed]
                else:
                    outcome = next(new)
                    self.add(task, outcome)
                    yield outcome

    def add(self, task: Task, outcome: Outcome) -> None:
        line = Line(fingerprint(task.game), task, outcome)
        self.lines.append(line)
        if self.path is not None:
            with open(self.path, "ab") as file:
                file.write(msgspec.json.encode(line) + b"\n")


def read_lines(path: Path, line: type[Line[Task, Outcome]]) -> Iterator[Line[Task, Outcome]]:
    """The complete lines; a last line that a killed run left incomplete is dropped."""
    data = path.read_bytes()
    whole = data.rfind(b"\n") + 1
    lines, rest = data[:whole].splitlines(), data[whole:]
    decoder = msgspec.json.Decoder(line)
    for number, text in enumerate(lines, start=1):
        try:
            yield decoder.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise not_a_result(number, str(error)) from None
    if not rest.startswith(BEGINNING[: len(rest)]):
        raise not_a_result(len(lines) + 1, "it does not begin as one")
    if rest:
        os.truncate(path, whole)


def not_a_result(line: int, why: str) -> InputError:
    return InputError("error-not-a-line-of-results", line=line, why=why)


@cache
def fingerprint(game: str) -> str:
    """A short hash of the code and data that decide how a game between computers goes."""
    digest = sha256()
    for path in sorted(sources(game)):
        digest.update(path.relative_to(PACKAGE).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def sources(game: str) -> Iterator[Path]:
    folders = (
        "kernel",
        "board",
        f"games/{game}/rules",
        f"games/{game}/model",
        f"games/{game}/data",
    )
    for folder in folders:
        yield from files_of(PACKAGE / folder)
    yield from (PACKAGE / "ai").glob("*.py")
    yield from files_of(PACKAGE / "ai" / game)


def files_of(folder: Path) -> Iterator[Path]:
    return (path for path in folder.rglob("*") if path.suffix in CODE)
