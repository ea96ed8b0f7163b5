"""`sixweeks fuzz`: random games that search for bugs."""

import sys
from collections.abc import Iterator
from contextlib import closing
from time import perf_counter

import click

from sixweeks.cli.help import command, option
from sixweeks.cli.language import words
from sixweeks.cli.options import (
    Whole,
    chosen_game,
    game_argument,
    jobs_option,
    json_option,
    seed_option,
)
from sixweeks.cli.output import console, emit, grid, progress
from sixweeks.lab.fuzz import Fuzzed, Fuzzing, Summary, games_fuzzed, summary

FAULTY = 1
COUNTED = ("places", "places_by_otherwise", "searched", "searched_incompletely")


@command("fuzz")
@game_argument
@option("--games", type=Whole(min=1), default=20, metavar="number")
@option("--scenario", metavar="scenario", help="option-any-scenario")
@seed_option
@jobs_option
@json_option
def fuzz(game: str, games: int, scenario: str | None, seed: int, jobs: int, as_json: bool) -> None:
    """Play random games with random options and check for bugs.

    Crashes, dead ends, endless games, records that do not replay, secrets that leak, refusals that
    contradict what is offered, are untrue or have no rule."""
    definition = chosen_game(game)
    wanted = "" if scenario is None else definition.scenario(scenario).id
    started, fuzzed, is_interrupted = perf_counter(), list[Fuzzed](), False
    try:
        for each in all_fuzzed(Fuzzing(definition.info.id, wanted), games, seed, jobs):
            fuzzed.append(each)
    except KeyboardInterrupt:  # the games played so far are reported
        is_interrupted = True
    found, seconds = summary(fuzzed), round(perf_counter() - started, 3)
    if as_json:
        emit(found.data(seconds))
    else:
        show(found, definition.info.id, seconds)
    if is_interrupted:
        raise click.Abort
    if found.examples:
        sys.exit(FAULTY)


def all_fuzzed(fuzzing: Fuzzing, games: int, seed: int, jobs: int) -> Iterator[Fuzzed]:
    with (
        closing(games_fuzzed(fuzzing, range(seed, seed + games), jobs)) as found,
        progress(words("progress-fuzzing", game=fuzzing.game), games) as advance,
    ):
        for each in found:
            advance()
            yield each


def show(found: Summary, game: str, seconds: float) -> None:
    screen = console()
    took = words("games-played", what=game, count=found.games, seconds=f"{seconds:.1f}")
    screen.print(took, "", sep="\n")
    kinds = ((words(f"fuzz-{kind}"), count) for kind, count in found.faults.items())
    screen.print(grid(("faults", "found#"), kinds))
    if found.counted:
        rows = ((words(f"fuzz-{name}"), found.counted.get(name, 0)) for name in COUNTED)
        screen.print("", grid(("refusals", "counted#"), rows))
    for fault in found.examples:
        seed, count = str(fault.seed), fault.answers
        where = words("fuzz-where", scenario=fault.scenario, seed=seed, count=count)
        screen.print(f"\n{words(f'fuzz-{fault.kind}')}: {where}\n    {fault.sentence}")
