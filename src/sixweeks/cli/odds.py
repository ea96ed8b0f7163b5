"""`sixweeks odds`: the odds of an attack before it is made."""

from sixweeks.cli.describing import odds_grids
from sixweeks.cli.help import command, option
from sixweeks.cli.loading import table_at
from sixweeks.cli.options import (
    chosen_game,
    chosen_side,
    game_argument,
    json_option,
    the_position_option,
)
from sixweeks.cli.output import console, emit


@command("odds")
@game_argument
@the_position_option
@option("--attack", required=True, metavar="text")
@option("--as", "side", metavar="side", help="option-counted-by")
@json_option
def odds(game: str, position: str, attack: str, side: str | None, as_json: bool) -> None:
    """Show the strengths, the shifts with their rules, the column and the chance of each result."""
    definition = chosen_game(game)
    viewer = chosen_side(definition, side)
    found = table_at(definition, position).odds(attack, viewer)
    if as_json:
        emit(found)
    else:
        console().print(*odds_grids(found), sep="\n")
