"""Ladder results as JSON Lines, one line for each pair, so that a long run can be resumed.

Pairs count only for the code that played them: a fingerprint of the engine, the game and the
computer players stands in every line."""

import os
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from functools import cache
from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec import Struct

import sixweeks
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.lab.ladder import Match, Pair, pairs_played

PACKAGE = Path(sixweeks.__file__).parent
CODE = {".py", ".toml", ".csv", ".json", ".txt"}
BEGINNING = b'{"code":"'  # of every line


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """One pair with all that it depends on."""

    code: str
    match: Match
    pair: Pair


class LadderResults:
    """Pairs that were played before, and a file to which new ones are appended."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.lines = list(read_lines(path)) if path is not None and path.exists() else []

    def played(self, match: Match) -> dict[int, Pair]:
        """The pairs of a match that the current code has played, by seed."""
        code = fingerprint(match.game)
        found = (line for line in self.lines if (line.match, line.code) == (match, code))
        return {line.pair.seed: line.pair for line in found}

    def pairs(
        self, match: Match, seeds: Sequence[int], jobs: int = 1
    ) -> Generator[Pair, None, None]:
        """A pair for each seed, in order; only those that are missing are played."""
        before = self.played(match)
        missing = [seed for seed in seeds if seed not in before]
        with closing(pairs_played(match, missing, jobs)) as new:
            for seed in seeds:
                if seed in before:
                    yield before[seed]
                else:
                    pair = next(new)
                    self.add(match, pair)
                    yield pair

    def add(self, match: Match, pair: Pair) -> None:
        line = Line(fingerprint(match.game), match, pair)
        self.lines.append(line)
        if self.path is not None:
            with open(self.path, "ab") as file:
                file.write(msgspec.json.encode(line) + b"\n")


def read_lines(path: Path) -> Iterator[Line]:
    """The complete lines; a last line that a killed run left incomplete is dropped."""
    data = path.read_bytes()
    whole = data.rfind(b"\n") + 1
    lines, rest = data[:whole].splitlines(), data[whole:]
    decoder = msgspec.json.Decoder(Line)
    for number, line in enumerate(lines, start=1):
        try:
            yield decoder.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise not_a_result(number, str(error)) from None
    if not rest.startswith(BEGINNING[: len(rest)]):
        raise not_a_result(len(lines) + 1, "it is not a line of a ladder")
    if rest:
        os.truncate(path, whole)


def not_a_result(line: int, why: str) -> InputError:
    return InputError("error-not-a-ladder-result", line=line, why=why)


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
