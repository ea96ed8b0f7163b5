"""`sixweeks fuzz`: random games that search for bugs."""

import sys
from contextlib import closing
from time import perf_counter
from typing import Any

import click

from sixweeks.cli.options import (
    Whole,
    chosen_game,
    game_argument,
    jobs_option,
    json_option,
    seed_option,
)
from sixweeks.cli.output import console, emit, grid, progress
from sixweeks.lab.fuzz import KINDS, Fuzzed, Fuzzing, games_fuzzed, summary

FAULTY = 1
COUNTED = {
    "places": "places that are closed",
    "places_by_otherwise": "  without a reason of their own",
    "searched": "places that a search did not reach",
    "searched_incompletely": "  with a reason that is not the only one",
}


@click.command("fuzz")
@game_argument
@click.option("--games", type=Whole(min=1), default=20, help="[default: 20]")
@click.option("--scenario", help="The scenario.  [default: any, at random]")
@seed_option
@jobs_option
@json_option
def command(
    game: str, games: int, scenario: str | None, seed: int, jobs: int, as_json: bool
) -> None:
    """Play random games with random options and check for bugs.

    Crashes, dead ends, endless games, records that do not replay, secrets that leak, refusals that
    contradict what is offered, are untrue or have no rule."""
    definition = chosen_game(game)
    wanted = "" if scenario is None else definition.scenario(scenario).id
    started = perf_counter()
    fuzzed = all_fuzzed(Fuzzing(definition.info.id, wanted), games, seed, jobs)
    found = {**summary(fuzzed), "seconds": round(perf_counter() - started, 3)}
    if as_json:
        emit(found)
    else:
        show(found, definition.info.id)
    if found["examples"]:
        sys.exit(FAULTY)


def all_fuzzed(fuzzing: Fuzzing, games: int, seed: int, jobs: int) -> list[Fuzzed]:
    fuzzed: list[Fuzzed] = []
    with (
        closing(games_fuzzed(fuzzing, range(seed, seed + games), jobs)) as found,
        progress(f"fuzzing {fuzzing.game}", games) as advance,
    ):
        for each in found:
            fuzzed.append(each)
            advance()
    return fuzzed


def show(found: dict[str, Any], game: str) -> None:
    screen = console()
    screen.print(f"{game}: {found['games']} games in {found['seconds']:.1f} s\n")
    screen.print(grid(("faults", "found#"), ((kind, found[kind]) for kind in KINDS)))
    if found["counted"]:
        rows = ((COUNTED[name], found["counted"].get(name, 0)) for name in COUNTED)
        screen.print("", grid(("refusals looked at", "counted#"), rows))
    for fault in found["examples"]:
        where = f"{fault.scenario}, seed {fault.seed}, after {fault.answers} answers"
        screen.print(f"\n{fault.kind}: {where}\n    {fault.sentence}")
