"""`sixweeks fuzz`: random games played to find faults."""

import sys
from contextlib import closing
from time import perf_counter
from typing import Any

import click

from sixweeks.cli.options import (
    chosen_game,
    game_argument,
    jobs_option,
    json_option,
    seed_option,
)
from sixweeks.cli.output import console, emit, grid, progress
from sixweeks.lab.fuzz import KINDS, Fault, Fuzzing, faults_by_game, summary

FAULTY = 1


@click.command("fuzz")
@game_argument
@click.option("--games", type=click.IntRange(min=1), default=20, help="[default: 20]")
@click.option("--scenario", help="The scenario.  [default: any, at random]")
@seed_option
@jobs_option
@json_option
def command(
    game: str, games: int, scenario: str | None, seed: int, jobs: int, as_json: bool
) -> None:
    """Play random games with random options and check for faults.

    Crashes, dead ends, endless games, records that do not replay, secrets that leak."""
    definition = chosen_game(game)
    wanted = "" if scenario is None else definition.scenario(scenario).id
    started = perf_counter()
    faults = all_faults(Fuzzing(definition.id, wanted), games, seed, jobs)
    found = {**summary(games, faults), "seconds": round(perf_counter() - started, 3)}
    if as_json:
        emit(found)
    else:
        show(found, definition.id)
    if faults:
        sys.exit(FAULTY)


def all_faults(fuzzing: Fuzzing, games: int, seed: int, jobs: int) -> list[Fault]:
    faults: list[Fault] = []
    with (
        closing(faults_by_game(fuzzing, range(seed, seed + games), jobs)) as found,
        progress(f"fuzzing {fuzzing.game}", games) as advance,
    ):
        for each in found:
            faults += each
            advance()
    return faults


def show(found: dict[str, Any], game: str) -> None:
    screen = console()
    screen.print(f"{game}: {found['games']} games in {found['seconds']:.1f} s\n")
    screen.print(grid(("faults", "found#"), ((kind, found[kind]) for kind in KINDS)))
    for fault in found["examples"]:
        where = f"{fault.scenario}, seed {fault.seed}, after {fault.answers} answers"
        screen.print(f"\n{fault.kind}: {where}\n    {fault.sentence}")
