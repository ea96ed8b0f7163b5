"""`sixweeks bench --server`: the server under load."""

from sixweeks.cli.output import console
from sixweeks.lab.load_test import Figures, Load, measure


def measured_load(
    games: tuple[str, ...], tables: int, seconds: float, think_seconds: float
) -> Figures:
    return measure(Load(games=games, tables=tables, seconds=seconds, think_seconds=think_seconds))


def show_load(found: Figures) -> None:
    screen = console()
    screen.print(
        f"{found.tables} tables, {found.answers} answers in {found.seconds} s"
        f" ({found.answers_per_second} a second), {found.errors} errors {found.first_error}".strip()
    )
    screen.print(
        f"click to sight: p50 {found.p50_ms} ms, p95 {found.p95_ms} ms, p99 {found.p99_ms} ms,"
        f" slowest {found.slowest_ms} ms"
    )
    screen.print(
        f"an answer costs the server {found.server_ms_per_answer} ms of the processor, the clients"
        f" {found.client_ms_per_answer} ms; {found.server_megabytes} MB of memory"
    )
    screen.print(f"without thinking: {found.saturated_answers_per_second} answers a second")
