"""`sixweeks ladder`: measures how strong the computer players are."""

from collections.abc import Iterator
from contextlib import closing
from itertools import pairwise
from random import Random

import click
from msgspec import Struct

from sixweeks.ai.players import player_names
from sixweeks.cli.help import command, option
from sixweeks.cli.language import CommandError, language, words
from sixweeks.cli.options import (
    Whole,
    chosen_game,
    chosen_options,
    chosen_scenario,
    game_argument,
    jobs_option,
    json_option,
    seed_option,
    settings_option,
)
from sixweeks.cli.output import console, grid, progress, report
from sixweeks.cli.results import results_in
from sixweeks.games import definition_of
from sixweeks.kernel.presentation.definition import GameDefinition, SideInfo
from sixweeks.lab.ladder import Estimate, LadderLine, Match, Pair, Standing, play_pair, standing
from sixweeks.lab.pinned import player_named
from sixweeks.lab.results import Results, fingerprint
from sixweeks.lab.sequential_test import SequentialTest, Verdict
from sixweeks.lab.tuning import Step, tuned
from sixweeks.lab.weights import BySide, numbers_of
from sixweeks.version import __version__


class Rung(Struct, frozen=True):
    """A player against the one below it."""

    match: Match
    standing: Standing
    verdict: Verdict | None = None


class Climbed(Struct, frozen=True):
    """The whole ladder, and what played it."""

    version: str
    code: str
    rungs: list[Rung]


class Plan(Struct, frozen=True):
    """Which pairs are to be played."""

    matches: list[Match]
    seeds: range
    test: SequentialTest | None
    results: Results[Match, Pair]
    jobs: int


@command("ladder")
@game_argument
@option("--players", metavar="players", help="option-rungs")
@option("--scenario", metavar="scenario", help="option-all-scenarios")
@option("--pairs", type=Whole(min=1), default=100, metavar="number")
@seed_option
@jobs_option
@settings_option
@option("--results", metavar="file")
@option("--until-decided", is_flag=True)
@option("--tune", type=Whole(min=1), metavar="number")
@json_option
def ladder(
    game: str,
    players: str | None,
    scenario: str | None,
    pairs: int,
    seed: int,
    jobs: int,
    settings: tuple[tuple[str, str], ...],
    results: str | None,
    until_decided: bool,
    tune: int | None,
    as_json: bool,
) -> None:
    """Play each computer player against the one below it."""
    definition = chosen_game(game)
    if tune is not None:
        show_tuning(game, chosen_scenario(definition, scenario), tune, pairs, seed, jobs, as_json)
        return
    matches = chosen_matches(definition, players, scenario, chosen_options(definition, settings))
    test, seeds = SequentialTest() if until_decided else None, range(seed, seed + pairs)
    kept = results_in(results, LadderLine, play_pair)
    rungs, is_interrupted = climbed(Plan(matches, seeds, test, kept, jobs))
    report(Climbed(__version__, fingerprint(game), rungs), as_json, show)
    if is_interrupted:
        raise click.Abort


def chosen_matches(
    definition: GameDefinition, players: str | None, scenario: str | None, options: dict[str, str]
) -> list[Match]:
    known = [each.id for each in definition.info.scenarios]
    scenarios = known if scenario is None else [definition.scenario(scenario).id]
    return [
        Match(definition.info.id, each, player, opponent, options)
        for opponent, player in pairwise(chosen_rungs(definition, players))
        for each in scenarios
    ]


def chosen_rungs(definition: GameDefinition, text: str | None) -> list[str]:
    """The players from the weakest to the strongest; an unknown one is reported at once."""
    names = player_names(definition) if text is None else [each.strip() for each in text.split(",")]
    if len(names) < 2:
        raise CommandError("error-one-rung")
    for name in names:
        player_named(name, definition, definition.side_ids()[0], Random(0))
    return names


def climbed(plan: Plan) -> tuple[list[Rung], bool]:
    """The rungs with at least one pair, and whether Ctrl-C ended them."""
    rungs: list[Rung] = []
    for match in plan.matches:
        pairs: list[Pair] = []
        try:
            pairs_into(pairs, plan, match)
        except KeyboardInterrupt:  # what was played so far is reported
            return rungs + rung_of(plan, match, pairs), True
        rungs += rung_of(plan, match, pairs)
    return rungs, False


def pairs_into(pairs: list[Pair], plan: Plan, match: Match) -> None:
    label = words("progress-ladder", player=match.player, scenario=match.scenario)
    with (
        closing(plan.results.outcomes(match, plan.seeds, plan.jobs)) as found,
        progress(label, len(plan.seeds)) as advance,
    ):
        for pair in found:
            pairs.append(pair)
            advance()
            if verdict_on(plan.test, pairs) in ("accepted", "rejected"):
                return


def rung_of(plan: Plan, match: Match, pairs: list[Pair]) -> list[Rung]:
    return [Rung(match, standing(pairs), verdict_on(plan.test, pairs))] if pairs else []


def verdict_on(test: SequentialTest | None, pairs: list[Pair]) -> Verdict | None:
    return None if test is None else test.verdict([pair.score for pair in pairs])


# --- tuning -----------------------------------------------------------------------------------


def show_tuning(
    game: str, scenario: str, steps: int, pairs: int, seed: int, jobs: int, as_json: bool
) -> None:
    """Tune the weights of the staff, and print those that were found beside those that are."""
    before, found = numbers_of(game, scenario, {}), list[Step]()
    with (
        closing(tuned(game, scenario, steps, pairs, seed, jobs)) as coming,
        progress(words("progress-tuning", scenario=scenario), steps) as advance,
    ):
        for step in coming:
            found.append(step)
            advance()
    report(found, as_json, lambda steps: show_weights(before, steps[-1]))


def show_weights(before: BySide, last: Step) -> None:
    rows = [
        (f"{side}.{path}", f"{before[side][path]:g}", f"{value:.4g}")
        for side, paths in last.values.items()
        for path, value in paths.items()
    ]
    console().print(grid(("weight", "before#", "after#"), rows))


# --- output -----------------------------------------------------------------------------------


def show(ladder: Climbed) -> None:
    screen = console()
    rows = [row for rung in ladder.rungs for row in rows_of(rung)]
    columns = ("player", "opponent", "scenario", "side", "games#", "score#", "interval#")
    screen.print(grid(columns, rows), "")
    times = [time_row(rung) for rung in ladder.rungs]
    screen.print(grid(("player", "scenario", "median#", "percentile#", "longest#"), times))
    for rung in ladder.rungs:
        if rung.verdict is not None:
            screen.print(words(f"ladder-{rung.verdict}", **said(rung.match)))


def rows_of(rung: Rung) -> Iterator[tuple[object, ...]]:
    """Both sides together, then each."""
    match, found = rung.match, rung.standing
    say = definition_of(match.game).text.localization(language(), match.scenario).text
    names = (match.player, match.opponent, match.scenario)
    yield (*names, words("ladder-both"), 2 * found.pairs, *score(found.score))
    for side, estimate in found.by_side.items():
        yield ("", "", "", say(SideInfo(side).title), found.pairs, *score(estimate))


def score(estimate: Estimate) -> tuple[str, str]:
    return f"{estimate.mean:.1%}", f"{estimate.low:.1%}-{estimate.high:.1%}"


def time_row(rung: Rung) -> tuple[str, ...]:
    seconds = rung.standing.turn_time
    figures = (seconds.median, seconds.percentile_99, seconds.longest)
    return (rung.match.player, rung.match.scenario, *(f"{each:.3f}" for each in figures))


def said(match: Match) -> dict[str, str]:
    return {"player": match.player, "opponent": match.opponent, "scenario": match.scenario}
