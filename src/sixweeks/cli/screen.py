"""The screen of a game at the command line: text for people, JSON lines for programs."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper
from itertools import takewhile

import click
import msgspec
from rich.console import RenderableType

from sixweeks.cli.output import console
from sixweeks.kernel.question import Action, Answer

FEW = 9  # options that are listed one per line


class Screen:
    """Shows one thing at a time and reads one line at a time."""

    def __init__(self, as_json: bool) -> None:
        self.as_json = as_json
        self.console = console()
        self.is_terminal = sys.stdin.isatty()
        if self.is_terminal:
            with suppress(ImportError):
                import_module("readline")  # input() then keeps a history and can be edited
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")

    def show(self, kind: str, data: Mapping[str, object], *words: RenderableType) -> None:
        """Show a message as data or as text."""
        if self.as_json:
            click.echo(msgspec.json.encode({"kind": kind, **data}))
            return
        for each in words:
            if isinstance(each, str):
                click.echo(printable(each))
            else:
                self.console.print(each)

    def say(self, kind: str, sentence: str) -> None:
        self.show(kind, {"text": sentence}, sentence)

    def read(self) -> str | None:
        """The next non-empty line; None at the end of the input."""
        while True:
            line = self.read_line()
            if line is None or line.strip():
                return line.strip() if line else None

    def read_line(self) -> str | None:
        if self.as_json or not self.is_terminal:
            return sys.stdin.readline() or None
        try:
            return input("> ") + "\n"
        except EOFError:
            click.echo()
            return None


def printable(text: str) -> str:
    """Without what a terminal would obey: a record may come from anybody."""
    return "".join(char if char.isprintable() or char == "\n" else "?" for char in text)


# --- the list of answers ----------------------------------------------------------------------


def listing(answers: Sequence[Answer], texts: Sequence[str], width: int) -> str:
    """The answers with numbers: a few one per line, many by kind and in columns."""
    if len(texts) <= FEW:
        return "\n".join(f"{number:>4} {text}" for number, text in enumerate(texts, start=1))
    groups: dict[str, list[int]] = {}
    for index, answer in enumerate(answers):
        groups.setdefault(answer.verb if isinstance(answer, Action) else "", []).append(index)
    lines: list[str] = []
    for indices in groups.values():
        lines += group_lines([texts[index] for index in indices], indices, width)
    return "\n".join(lines)


def group_lines(texts: Sequence[str], indices: Sequence[int], width: int) -> Iterator[str]:
    """Lines with the common beginning of all texts as a heading."""
    if len(texts) == 1:
        yield f"{indices[0] + 1:>4} {texts[0]}"
        return
    shared = common_words(texts)
    if shared:
        yield f"     {shared} ..."
    parts = ends([text.removeprefix(shared).strip() for text in texts])
    cells = [f"{index + 1:>4} {part}" for index, part in zip(indices, parts, strict=True)]
    yield from in_columns(cells, width)


def common_words(texts: Sequence[str]) -> str:
    """The words that all texts begin with, excluding the last word of each."""
    columns = zip(*(text.split()[:-1] for text in texts), strict=False)
    shared = takewhile(lambda words: len(set(words)) == 1, columns)
    return " ".join(words[0] for words in shared)


def ends(texts: Sequence[str]) -> Sequence[str]:
    """Paths shortened to their last place, if that is unambiguous."""
    last = [text.rpartition("-")[2] for text in texts]
    return last if len(set(last)) == len(texts) else texts


def in_columns(cells: Sequence[str], width: int) -> Iterator[str]:
    wide = max(len(cell) for cell in cells) + 1
    count = max(1, width // wide)
    for first in range(0, len(cells), count):
        yield "".join(f"{cell:<{wide}}" for cell in cells[first : first + count]).rstrip()
