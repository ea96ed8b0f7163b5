"""`sixweeks odds`: the odds of an attack before it is made."""

import click

from sixweeks.cli.describing import odds_grids
from sixweeks.cli.loading import table_at
from sixweeks.cli.options import chosen_game, chosen_side, game_argument, json_option
from sixweeks.cli.output import console, emit


@click.command("odds")
@game_argument
@click.option("--position", metavar="FILE", required=True, help="The position.")
@click.option("--attack", required=True, help="Units and hex: '19 Pz + 41 Pz 2930'.")
@click.option("--as", "side", metavar="SIDE", help="Count only what this side may know.")
@json_option
def command(game: str, position: str, attack: str, side: str | None, as_json: bool) -> None:
    """Show the strengths, the shifts with their rules, the column and the chance of each result."""
    definition = chosen_game(game)
    viewer = chosen_side(definition, side)
    odds = table_at(definition, position).odds(attack, viewer)
    if as_json:
        emit(odds)
    else:
        console().print(*odds_grids(odds), sep="\n")
