"""`sixweeks fit`: fits the outlook of a game, the chance of winning, to games between staffs."""

import subprocess
from contextlib import closing
from pathlib import Path

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
from sixweeks.lab.fitting import Fit, fitted
from sixweeks.lab.self_play import Sampled, sampled_games


@command("fit")
@game_argument
@scenario_option
@option("--games", type=Whole(min=20), default=200, metavar="number")
@seed_option
@jobs_option
@out_option
@json_option
def fit(
    game: str,
    scenario: str | None,
    games: int,
    seed: int,
    jobs: int,
    out: str | None,
    as_json: bool,
) -> None:
    """Fit the outlook of a game."""
    definition = chosen_game(game)
    check_features(definition)
    chosen = chosen_scenario(definition, scenario)
    found = fitted(played(game, chosen, range(seed, seed + games), jobs))
    text = table_of(
        chosen, f"sixweeks fit {game} --scenario {chosen} --games {games} --seed {seed}", found
    )
    if out is not None:
        write_whole(out, text)
    report(found, as_json, lambda _: console().print(text))


def check_features(definition: GameDefinition) -> None:
    if lookahead_of(definition).features is None:
        raise CommandError("error-no-features", game=definition.info.title)


def played(game: str, scenario: str, seeds: range, jobs: int) -> list[Sampled]:
    with (
        closing(sampled_games(game, scenario, seeds, jobs)) as found,
        progress(f"{game} {scenario}", len(seeds)) as advance,
    ):
        games = []
        for each in found:
            games.append(each)
            advance()
        return games


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
