"""`sixweeks simulate`: plays many games between computer players."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from time import perf_counter

from sixweeks.ai.arena import players_for
from sixweeks.cli.files import make_folder, write_whole
from sixweeks.cli.help import command, option
from sixweeks.cli.language import language, words
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
from sixweeks.games import definition_of
from sixweeks.kernel.presentation.definition import GameDefinition, SideInfo
from sixweeks.lab.simulation import Outcome, Study, Summary, outcomes, summary


class Result(Summary):
    seconds: float


@command("simulate")
@game_argument
@scenario_option
@option("--players", required=True, metavar="players")
@option("--games", type=Whole(min=1), default=10, metavar="number")
@seed_option
@jobs_option
@settings_option
@option("--records", metavar="folder")
@json_option
def simulate(
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


def result_of(study: Study, jobs: int, folder: Path | None) -> Result:
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


def show(result: Result) -> None:
    screen = console()
    games, what = result["games"], f"{result['game']} {result['scenario']}"
    seconds = f"{result['seconds']:.1f}"
    screen.print(words("games-played", what=what, count=games, seconds=seconds))
    say = definition_of(result["game"]).text.localization(language(), result["scenario"]).text
    rows = [
        (f"{say(SideInfo(side).title)} ({result['players'][side]})", won, f"{won / games:.1%}")
        for side, won in result["wins"].items()
    ]
    rows += [(words("simulate-draws"), result["draws"], f"{result['draws'] / games:.1%}")]
    rows += [(words("simulate-unfinished"), games - result["finished"], "")]
    screen.print(grid(("winner", "games#", "share#"), rows), "")
    screen.print(grid(("level", "games#"), result["levels"].items()), "")
    for name, spread in (("turns", result["turns"]), ("answers", result["answers"])):
        if spread:
            figures = {key: f"{value:g}" for key, value in spread.items()}
            screen.print(words(f"simulate-{name}", **figures))
