"""`sixweeks bench`: the speed of the games, compared with python-chess on the same machine."""

import gc
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from random import Random
from time import perf_counter
from typing import NamedTuple, TypedDict

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


class Race(NamedTuple):
    """Random games of a scenario, and the same number of games of chess."""

    seconds: float
    answers: int
    chess_seconds: float | None


class Figures(TypedDict):
    """The speed of one scenario; `chess_ratio` compares its random games with those of chess."""

    random_games_per_second: float
    chess_random_games_per_second: float | None
    chess_ratio: float | None
    answers_per_second: int
    copy_microseconds: float
    staff_seconds_per_game: float | None


class Measured(Figures):
    """The figures of the last scenario, and those of each."""

    scenario: str
    scenarios: dict[str, Figures]


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
    with progress(words("progress-measuring"), scenarios) as advance:
        return {
            definition.info.id: measured(definition, games, staff_games, advance)
            for definition in definitions
        }


def measured(
    definition: GameDefinition, games: int, staff_games: int, advance: Callable[[], None]
) -> Measured:
    scenarios: dict[str, Figures] = {}
    for scenario in definition.info.scenarios:
        scenarios[scenario.id] = of_scenario(definition, scenario.id, games, staff_games)
        advance()
    last = definition.info.scenarios[-1].id
    return {**scenarios[last], "scenario": last, "scenarios": scenarios}


def of_scenario(definition: GameDefinition, scenario: str, games: int, staff_games: int) -> Figures:
    race = raced(definition, scenario, games)
    staff = None
    if staff_games and STAFF in player_names(definition):
        staff = round(staff_seconds(definition, scenario, staff_games) / staff_games, 2)
    chess = race.chess_seconds
    return {
        "random_games_per_second": round(games / race.seconds, 2),
        "chess_random_games_per_second": round(games / chess, 2) if chess else None,
        "chess_ratio": round(chess / race.seconds, 3) if chess else None,
        "answers_per_second": round(race.answers / race.seconds),
        "copy_microseconds": round(copy_seconds(definition, scenario) * 1e6, 2),
        "staff_seconds_per_game": staff,
    }


def raced(definition: GameDefinition, scenario: str, games: int) -> Race:
    """One game of chess after each of the scenario: a busy machine slows down both."""
    names, has_chess = [RANDOM] * len(definition.info.sides), find_spec("chess") is not None
    seconds, answers, chess_seconds = 0.0, 0, 0.0
    play_game(definition, scenario, names, games)  # the caches are now warm
    gc.collect()
    gc.freeze()  # objects of earlier scenarios are not searched again while the clock runs
    for seed in range(games):
        started = perf_counter()
        answers += play_game(definition, scenario, names, seed).answers
        ended = perf_counter()
        seconds += ended - started
        if has_chess:
            play_chess(seed)
            chess_seconds += perf_counter() - ended
    return Race(seconds, answers, chess_seconds if has_chess else None)


def play_chess(seed: int) -> None:
    """A random game by python-chess."""
    import chess

    rng, board = Random(seed), chess.Board()
    while not board.is_game_over():
        board.push(rng.choice(list(board.legal_moves)))


def staff_seconds(definition: GameDefinition, scenario: str, games: int) -> float:
    names = [STAFF] * len(definition.info.sides)
    started = perf_counter()
    for seed in range(games):
        play_game(definition, scenario, names, seed)
    return perf_counter() - started


def copy_seconds(definition: GameDefinition, scenario: str) -> float:
    game = set_up(definition, scenario, {})
    started = perf_counter()
    for _ in range(COPIES):
        game.copy()
    return (perf_counter() - started) / COPIES


def show(found: dict[str, Measured]) -> None:
    rows = [
        (game, scenario, *row(figures))
        for game, measures in found.items()
        for scenario, figures in measures["scenarios"].items()
    ]
    columns = ("game", "scenario", "games-second#", "chess#", "answers-second#", "copy#", "staff#")
    console().print(grid(columns, rows))
    chess = next(iter(found.values()))["chess_random_games_per_second"]
    click.echo(words("bench-no-chess" if chess is None else "bench-chess"))


def row(figures: Figures) -> Iterator[str]:
    yield f"{figures['random_games_per_second']:g}"
    yield number_shown(figures["chess_ratio"])
    yield f"{figures['answers_per_second']:g}"
    yield f"{figures['copy_microseconds']:g}"
    yield number_shown(figures["staff_seconds_per_game"])


def number_shown(number: float | None) -> str:
    return words("none") if number is None else f"{number:g}"
