"""`sixweeks fit`: fits the outlook of a game, the chance of winning, to games between staffs."""

import subprocess
from collections.abc import Generator
from contextlib import closing
from pathlib import Path
from typing import TypeVar

from sixweeks.ai.general import lookahead_of
from sixweeks.cli.files import write_whole
from sixweeks.cli.help import command, option
from sixweeks.cli.language import CommandError
from sixweeks.cli.options import (
    Whole,
    chosen_game,
    chosen_scenario,
    game_argument,
    jobs_option,
    json_option,
    out_option,
    scenario_option,
    seed_option,
)
from sixweeks.cli.output import console, progress, report
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.lab.fitting import Fit, fitted, fitted_by_turn
from sixweeks.lab.self_play import sampled_games, sampled_turns

Game = TypeVar("Game")


@command("fit")
@game_argument
@scenario_option
@option("--games", type=Whole(min=20), default=200, metavar="number")
@option("--by-turn", "repeats", type=Whole(min=1), metavar="number")
@seed_option
@jobs_option
@out_option
@json_option
def fit(
    game: str,
    scenario: str | None,
    games: int,
    repeats: int | None,
    seed: int,
    jobs: int,
    out: str | None,
    as_json: bool,
) -> None:
    """Fit the outlook of a game."""
    definition = chosen_game(game)
    check_features(definition)
    chosen = chosen_scenario(definition, scenario)
    found = fit_of(game, chosen, repeats, range(seed, seed + games), jobs)
    by_turn = "" if repeats is None else f" --by-turn {repeats}"
    made_by = f"sixweeks fit {game} --scenario {chosen} --games {games}{by_turn} --seed {seed}"
    text = table_of(chosen, made_by, found)
    if out is not None:
        write_whole(out, text)
    report(found, as_json, lambda _: console().print(text))


def fit_of(game: str, scenario: str, repeats: int | None, seeds: range, jobs: int) -> Fit:
    if repeats is None:
        return fitted(played(scenario, sampled_games(game, scenario, seeds, jobs), len(seeds)))
    turns = sampled_turns(game, scenario, repeats, seeds, jobs)
    return fitted_by_turn(played(scenario, turns, len(seeds)))


def check_features(definition: GameDefinition) -> None:
    if lookahead_of(definition).features is None:
        raise CommandError("error-no-features", game=definition.info.title)


def played(scenario: str, coming: Generator[Game, None, None], games: int) -> list[Game]:
    with closing(coming) as found, progress(scenario, games) as advance:
        kept = []
        for each in found:
            kept.append(each)
            advance()
        return kept


def table_of(scenario: str, made_by: str, found: Fit) -> str:
    """As it stands in the game's `outlook.toml`."""
    weights = "\n".join(f"{name} = {value}" for name, value in found.weights.items())
    return (
        f"[{scenario}]\n"
        f'command = "{made_by}"\n'
        f'commit = "{commit()}"\n'
        f"games = {found.games}\n"
        f"positions = {found.positions}\n"
        f"auc = {found.auc} # in games held out; log loss {found.log_loss}\n"
        f"\n[{scenario}.weights]\n{weights}\n"
    )


def commit() -> str:
    """Of the checkout; an installed package has none."""
    here = Path(__file__).parent
    told = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=here, capture_output=True, text=True
    )
    return told.stdout.strip()
