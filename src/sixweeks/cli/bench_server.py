"""`sixweeks bench --server`: the server under load."""

from msgspec.structs import asdict

from sixweeks.cli.language import words
from sixweeks.cli.output import console
from sixweeks.lab.load_test import Figures, Load, measure


def measured_load(
    games: tuple[str, ...],
    tables: int,
    seconds: float,
    think_seconds: float,
    processes: int,
    computers: int,
    database: str,
) -> Figures:
    load = Load(
        games=games,
        tables=tables,
        seconds=seconds,
        think_seconds=think_seconds,
        processes=processes,
        computers=computers,
        database=database,
    )
    return measure(load)


def show_load(found: Figures) -> None:
    figures = {name: f"{value}" for name, value in asdict(found).items()}
    for line in ("load-answers", "load-delays", "load-costs", "load-saturated"):
        console().print(words(line, **figures).strip())
