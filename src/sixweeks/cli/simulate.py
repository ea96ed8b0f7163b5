"""`sixweeks simulate`: plays many games between computer players."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Any

import click

from sixweeks.ai.arena import players_for
from sixweeks.cli.files import make_folder, write_whole
from sixweeks.cli.options import (
    Whole,
    chosen_game,
    chosen_options,
    chosen_scenario,
    game_argument,
    jobs_option,
    json_option,
    scenario_option,
    seed_option,
    settings_option,
)
from sixweeks.cli.output import console, grid, progress, report
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.lab.simulation import Outcome, Study, outcomes, summary


@click.command("simulate")
@game_argument
@scenario_option
@click.option("--players", required=True, help="Who plays each side, in order: staff,random.")
@click.option("--games", type=Whole(min=1), default=10, help="[default: 10]")
@seed_option
@jobs_option
@settings_option
@click.option("--records", metavar="DIR", help="Save the records in this folder, named by seed.")
@json_option
def command(
    game: str,
    scenario: str | None,
    players: str,
    games: int,
    seed: int,
    jobs: int,
    settings: tuple[tuple[str, str], ...],
    records: str | None,
    as_json: bool,
) -> None:
    """Play many games between computer players.

    Game i has the seed K + i, so the results do not depend on --jobs."""
    definition = chosen_game(game)
    study = Study(
        game=definition.info.id,
        scenario=chosen_scenario(definition, scenario),
        players=chosen_players(definition, players),
        games=games,
        seed=seed,
        options=chosen_options(definition, settings),
        keep_records=records is not None,
    )
    report(result_of(study, jobs, folder_for(records)), as_json, show)


def folder_for(records: str | None) -> Path | None:
    return None if records is None else make_folder(records)


def chosen_players(definition: GameDefinition, text: str) -> tuple[str, ...]:
    """The given names; an unknown player is reported at once."""
    names = tuple(name.strip() for name in text.split(","))
    players_for(definition, names, 0)
    return names


def result_of(study: Study, jobs: int, folder: Path | None) -> dict[str, Any]:
    started = perf_counter()
    found = list(played(study, jobs, folder))
    return {**summary(study, found), "seconds": round(perf_counter() - started, 3)}


def played(study: Study, jobs: int, folder: Path | None) -> Iterator[Outcome]:
    with (
        closing(outcomes(study, jobs)) as games,
        progress(f"{study.game} {study.scenario}", study.games) as advance,
    ):
        for outcome in games:
            if folder is not None and outcome.record:
                write_whole(str(folder / f"{outcome.seed}.txt"), outcome.record)
            advance()
            yield outcome


def show(result: dict[str, Any]) -> None:
    screen = console()
    games = result["games"]
    seconds = f"{result['seconds']:.1f} s"
    screen.print(f"{result['game']} {result['scenario']}: {games} games in {seconds}")
    rows = [
        (f"{side} ({result['players'][side]})", won, f"{won / games:.1%}")
        for side, won in result["wins"].items()
    ]
    rows += [("draws", result["draws"], f"{result['draws'] / games:.1%}")]
    rows += [("not finished", games - result["finished"], "")]
    screen.print(grid(("winner", "games#", "share#"), rows), "")
    screen.print(grid(("level", "games#"), result["levels"].items()), "")
    for name in ("turns", "answers"):
        if spread := result[name]:
            screen.print(f"{name}: {spread['mean']} ({spread['least']} to {spread['most']})")
