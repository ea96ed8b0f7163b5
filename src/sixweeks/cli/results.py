"""A file of results that a long run adds to, and a later one resumes."""

from collections.abc import Callable
from pathlib import Path

from sixweeks.cli.files import blaming, check_name, reason
from sixweeks.lab.results import Line, Outcome, Results, Task


def results_in(
    path: str | None, line: type[Line[Task, Outcome]], play: Callable[[Task, int], Outcome]
) -> Results[Task, Outcome]:
    if path is None:
        return Results(None, line, play)
    check_name(path)
    with blaming(path):
        try:
            open(path, "ab").close()  # before hours of play: can it be written?
            return Results(Path(path), line, play)
        except (OSError, ValueError) as error:
            raise reason(error) from None
