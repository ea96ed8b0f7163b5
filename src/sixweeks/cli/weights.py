"""`sixweeks weights`: measures which weights of the staff matter, by factor screening."""

from contextlib import closing

import click

from sixweeks.cli.help import command, option
from sixweeks.cli.language import CommandError, words
from sixweeks.cli.options import (
    Setting,
    Whole,
    chosen_game,
    chosen_scenario,
    game_argument,
    jobs_option,
    json_option,
    scenario_option,
    seed_option,
)
from sixweeks.cli.output import console, grid, progress, report
from sixweeks.cli.results import results_in
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.lab.results import Results
from sixweeks.lab.screening import (
    Effect,
    Factor,
    Screened,
    Screening,
    ScreeningLine,
    all_factors,
    check,
    effects,
    fewest_games,
    play_screened,
)

Settings = tuple[tuple[str, str], ...]


@command("weights")
@game_argument
@scenario_option
@option("--games", type=Whole(min=1), default=1000, metavar="number")
@option("--weight", "levels", type=Setting(), multiple=True, metavar="weight")
@option("--style", "styles", type=Setting(), multiple=True, metavar="style")
@seed_option
@jobs_option
@option("--results", metavar="file", help="option-screened-results")
@json_option
def weights(
    game: str,
    scenario: str | None,
    games: int,
    levels: Settings,
    styles: Settings,
    seed: int,
    jobs: int,
    results: str | None,
    as_json: bool,
) -> None:
    """Measure which weights of the staff matter."""
    definition = chosen_game(game)
    screening = chosen_screening(definition, scenario, levels, styles)
    check(screening, games)
    kept = results_in(results, ScreeningLine, play_screened)
    played, is_interrupted = games_played(kept, screening, range(seed, seed + games), jobs)
    if len(played) >= fewest_games(screening):
        report(effects(screening, played), as_json, show)
    if is_interrupted:
        raise click.Abort


def chosen_screening(
    definition: GameDefinition, scenario: str | None, levels: Settings, styles: Settings
) -> Screening:
    game, chosen, by_side = definition.info.id, chosen_scenario(definition, scenario), dict(styles)
    for side in by_side:
        definition.check_side(side)
    factors = tuple(factor(*each) for each in levels) or all_factors(game, chosen, by_side)
    return Screening(game, chosen, factors, by_side)


def factor(name: str, levels: str) -> Factor:
    """`german.sortie=0.8,1.6`."""
    side, _, path = name.partition(".")
    try:
        low, high = map(float, levels.split(","))
    except ValueError:
        raise CommandError("error-not-levels", name=name, value=levels) from None
    return Factor(side, path, low, high)


def games_played(
    kept: Results[Screening, Screened], screening: Screening, seeds: range, jobs: int
) -> tuple[list[Screened], bool]:
    """The games, and whether Ctrl-C ended them."""
    games: list[Screened] = []
    label = words("progress-weights", scenario=screening.scenario)
    try:
        with (
            closing(kept.outcomes(screening, seeds, jobs)) as coming,
            progress(label, len(seeds)) as advance,
        ):
            for each in coming:
                games.append(each)
                advance()
    except KeyboardInterrupt:  # what was played so far is reported
        return games, True
    return games, False


def show(found: list[Effect]) -> None:
    columns = ["weight", "low#", "high#", "score#", "score-error#"]
    if found[0].margin is not None:
        columns += ["margin#", "margin-error#"]
    console().print(grid(columns, map(row, found)))


def row(effect: Effect) -> list[str]:
    measured = [f"{effect.score:+.3f}", f"{effect.score_error:.3f}"]
    if effect.margin is not None:
        measured += [f"{effect.margin:+.2f}", f"{effect.margin_error:.2f}"]
    return [effect.weight, f"{effect.low:g}", f"{effect.high:g}", *measured]
