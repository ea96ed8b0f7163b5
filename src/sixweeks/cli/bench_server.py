"""`sixweeks bench --server`: the server under load."""

from msgspec import convert
from msgspec.structs import asdict

from sixweeks.cli.language import words
from sixweeks.cli.output import console
from sixweeks.lab.load_players import Load
from sixweeks.lab.load_test import Figures, measure


def measured_load(games: tuple[str, ...], given: dict[str, float | str | None]) -> Figures:
    """With what the options of the command have given."""
    named = {name: value for name, value in given.items() if value is not None}
    load = {**named, "games": games, "think_seconds": given["think"]}
    return measure(convert(load, Load))


def show_load(found: Figures) -> None:
    figures = {name: f"{value}" for name, value in asdict(found).items()}
    for line in ("load-answers", "load-delays", "load-costs", "load-saturated"):
        console().print(words(line, **figures).strip())
