"""`sixweeks perft`: counts positions by depth."""

from time import perf_counter

import click

from sixweeks.cli.help import command, option
from sixweeks.cli.language import CommandError, words
from sixweeks.cli.loading import table_at
from sixweeks.cli.options import (
    Whole,
    chosen_game,
    chosen_scenario,
    game_argument,
    json_option,
    position_option,
    scenario_option,
)
from sixweeks.cli.output import console, emit, grid, progress
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.ready_set_up import set_up
from sixweeks.kernel.state import State
from sixweeks.lab.perft import perft as counted


@command("perft")
@game_argument
@option("--depth", type=Whole(min=1), default=3, metavar="number")
@scenario_option
@position_option
@json_option
def perft(game: str, depth: int, scenario: str | None, position: str | None, as_json: bool) -> None:
    """Count the positions 1 to D answers away, including every result of a die roll.

    From turn 1 after the historical set-up, or from a position."""
    definition = chosen_game(game)
    if scenario is not None and position is not None:
        raise CommandError("error-flags-together", flag="--position", other="--scenario")
    start = starting_game(definition, scenario, position)
    started = perf_counter()
    with progress(words("progress-counting"), None):
        counts = counted(start, depth)
    seconds = perf_counter() - started
    if as_json:
        emit({"game": game, "depth": depth, "positions": counts, "seconds": round(seconds, 3)})
        return
    console().print(grid(("depth#", "positions#"), enumerate(counts, start=1)))
    click.echo(words("perft-total", count=sum(counts), seconds=f"{seconds:.2f}"))


def starting_game(definition: GameDefinition, scenario: str | None, position: str | None) -> State:
    if position is None:
        game: State = set_up(definition, chosen_scenario(definition, scenario), {})
    else:
        game = table_at(definition, position).game
    return game
