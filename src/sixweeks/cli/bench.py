"""`sixweeks bench`: the speed of the games, compared with python-chess on the same machine."""

from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from random import Random
from time import perf_counter
from typing import TypedDict

import click
from click.core import ParameterSource

from sixweeks.ai.arena import play_game
from sixweeks.ai.levels import check_offered
from sixweeks.ai.players import RANDOM, STAFF, player_names
from sixweeks.cli.help import command, option
from sixweeks.cli.language import CommandError, words
from sixweeks.cli.options import Whole, chosen_game, chosen_scenario, json_option
from sixweeks.cli.output import console, grid, progress, report
from sixweeks.games import game_ids
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.ready_set_up import set_up

COPIES = 20_000


class Figures(TypedDict):
    """The speed of one scenario."""

    random_games_per_second: float
    answers_per_second: int
    copy_microseconds: float
    staff_seconds_per_game: float | None


class Measured(Figures):
    """The figures of the last scenario, and those of each."""

    scenario: str
    scenarios: dict[str, Figures]
    chess_random_games_per_second: float | None


@command("bench")
@option("--game", metavar="game")
@option("--games", type=Whole(min=1), default=20, metavar="number", help="option-random-games")
@option("--staff-games", type=Whole(min=0), default=1, metavar="number")
@option("--server", is_flag=True)
@option("--tables", type=Whole(1, 1000), default=100, metavar="number")
@option("--seconds", type=Whole(1, 600), default=20, metavar="number")
@option("--think", type=click.FloatRange(0, 60), default=1.0, metavar="seconds")
@option("--processes", type=Whole(1, 64), default=1, metavar="number")
@option("--computers", type=Whole(0, 1000), default=0, metavar="number")
@option("--level", default=STAFF, metavar="player", help="option-load-level")
@option("--database", metavar="database", help="option-load-database")
@json_option
@click.pass_context
def bench(
    context: click.Context,
    /,
    game: str | None,
    games: int,
    staff_games: int,
    server: bool,
    as_json: bool,
    **load: float | str | None,
) -> None:
    """Measure random games, answers, copies and games between staff players, in one process.

    The figures are those of a game's last scenario; random games of chess are the comparison.
    With --server: tables of scripted clients, first as many answers as can be given, then the time
    from a click until it is acknowledged and the last seat has seen it."""
    forbid_idle(context, server)
    definitions = [chosen_game(id) for id in ([game] if game is not None else game_ids())]
    if server:
        measure_server(definitions, load, as_json)
        return
    report(all_measured(definitions, games, staff_games), as_json, show)


def measure_server(
    definitions: Sequence[GameDefinition], load: dict[str, float | str | None], as_json: bool
) -> None:
    for definition in definitions:
        check_offered(definition, chosen_scenario(definition, None), f"{load['level']}")
    games = tuple(definition.info.id for definition in definitions)
    from sixweeks.cli.bench_server import measured_load, show_load  # the extra `server`

    report(measured_load(games, load), as_json, show_load)


def forbid_idle(context: click.Context, server: bool) -> None:
    """Refuse options of the other measurement."""
    of_server = ("tables", "seconds", "think", "processes", "computers", "level", "database")
    for name in ("games", "staff_games") if server else of_server:
        if context.get_parameter_source(name) is ParameterSource.COMMANDLINE:
            option = name.replace("_", "-")
            case = "without" if server else "with"
            raise CommandError(f"error-flag-{case}", flag=f"--{option}", other="--server")


def all_measured(
    definitions: Sequence[GameDefinition], games: int, staff_games: int
) -> dict[str, Measured]:
    scenarios = sum(len(definition.info.scenarios) for definition in definitions)
    with progress(words("progress-measuring"), scenarios + 1) as advance:
        chess = chess_games_per_second(games)
        advance()
        return {
            definition.info.id: measured(definition, games, staff_games, advance, chess)
            for definition in definitions
        }


def measured(
    definition: GameDefinition,
    games: int,
    staff_games: int,
    advance: Callable[[], None],
    chess: float | None,
) -> Measured:
    scenarios: dict[str, Figures] = {}
    for scenario in definition.info.scenarios:
        scenarios[scenario.id] = of_scenario(definition, scenario.id, games, staff_games)
        advance()
    last = definition.info.scenarios[-1].id
    return {
        **scenarios[last],
        "scenario": last,
        "scenarios": scenarios,
        "chess_random_games_per_second": chess,
    }


def of_scenario(definition: GameDefinition, scenario: str, games: int, staff_games: int) -> Figures:
    seconds, answers = played(definition, scenario, RANDOM, games)
    staff = None
    if staff_games and STAFF in player_names(definition):
        staff = round(played(definition, scenario, STAFF, staff_games)[0] / staff_games, 2)
    return {
        "random_games_per_second": round(games / seconds, 2),
        "answers_per_second": round(answers / seconds),
        "copy_microseconds": round(copy_seconds(definition, scenario) * 1e6, 2),
        "staff_seconds_per_game": staff,
    }


def played(definition: GameDefinition, scenario: str, player: str, games: int) -> tuple[float, int]:
    """The duration and the number of answers of some games."""
    names = [player] * len(definition.info.sides)
    if player == RANDOM:
        play_game(definition, scenario, names, games)  # the caches are now warm
    started = perf_counter()
    answers = sum(play_game(definition, scenario, names, seed).answers for seed in range(games))
    return perf_counter() - started, answers


def copy_seconds(definition: GameDefinition, scenario: str) -> float:
    game = set_up(definition, scenario, {})
    started = perf_counter()
    for _ in range(COPIES):
        game.copy()
    return (perf_counter() - started) / COPIES


def chess_games_per_second(games: int) -> float | None:
    """Random games of chess by python-chess; None if it is not installed."""
    if find_spec("chess") is None:
        return None
    import chess

    started = perf_counter()
    for seed in range(games):
        rng, board = Random(seed), chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
    return round(games / (perf_counter() - started), 2)


def show(found: dict[str, Measured]) -> None:
    rows = [
        (game, scenario, *row(figures))
        for game, measures in found.items()
        for scenario, figures in measures["scenarios"].items()
    ]
    columns = ("game", "scenario", "games-second#", "answers-second#", "copy#", "staff#")
    console().print(grid(columns, rows))
    chess = next(iter(found.values()))["chess_random_games_per_second"]
    if chess is None:
        click.echo(words("bench-no-chess"))
    else:
        click.echo(words("bench-chess", games=f"{chess:g}"))


def row(figures: Figures) -> Iterator[str]:
    yield f"{figures['random_games_per_second']:g}"
    yield f"{figures['answers_per_second']:g}"
    yield f"{figures['copy_microseconds']:g}"
    staff = figures["staff_seconds_per_game"]
    yield words("none") if staff is None else f"{staff:g}"
