"""Output: JSON for programs, tables for people, progress on stderr."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from sixweeks.cli.language import words

PIPED_WIDTH = 120
Data = TypeVar("Data")


def emit(data: object) -> None:
    """Print the result as one JSON document, the only output on stdout."""
    click.echo(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())


def report(data: Data, as_json: bool, show: Callable[[Data], None]) -> None:
    """Print a result as JSON or as text."""
    if as_json:
        emit(data)
    else:
        show(data)


def console() -> Console:
    """A console for tables and plain text, without markup."""
    screen = Console(highlight=False, markup=False, emoji=False)
    return (
        screen
        if screen.is_terminal
        else Console(highlight=False, markup=False, emoji=False, width=PIPED_WIDTH)
    )


def grid(columns: Sequence[str], rows: Iterable[Sequence[object]]) -> Table:
    """A table; `column-why` is the title of `why`, and of numbers if it ends with `#`."""
    table = Table(box=None, pad_edge=False)
    for name in columns:
        title = words(f"column-{name.rstrip('#')}") if name else ""
        table.add_column(title, justify="right" if name.endswith("#") else "left")
    for row in rows:
        table.add_row(*(Text(str(cell)) for cell in row))
    return table


@contextmanager
def progress(label: str, total: int | None) -> Iterator[Callable[[], None]]:
    """A progress bar on stderr, if that is a terminal; call the yielded function at each step.

    Without a total it only shows that work is in progress."""
    screen = Console(stderr=True)
    if not screen.is_terminal:
        yield lambda: None
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=screen, transient=True) as bars:
        task = bars.add_task(label, total=total)
        yield lambda: bars.advance(task)
