"""`sixweeks map`: draws the map."""

import click

from sixweeks.cli.files import write_whole
from sixweeks.cli.help import command, option
from sixweeks.cli.language import CommandError, words
from sixweeks.cli.loading import replayed, table_at
from sixweeks.cli.options import (
    chosen_game,
    chosen_side,
    game_argument,
    json_option,
    position_option,
    to_option,
)
from sixweeks.cli.output import emit
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.state import State


@command("map")
@game_argument
@option("--out", metavar="picture", required=True)
@position_option
@option("--record", metavar="file", help="option-drawn-record")
@to_option
@option("--as", "side", metavar="side", help="option-shown-to")
@json_option
def map(
    game: str,
    out: str,
    position: str | None,
    record: str | None,
    to: int | None,
    side: str | None,
    as_json: bool,
) -> None:
    """Draw the map as SVG: empty, or with the counters of a position or a record."""
    definition = chosen_game(game)
    viewer = chosen_side(definition, side)
    picture = definition.pictures.svg(drawn(definition, position, record, to), viewer)
    write_whole(out, picture)
    if as_json:
        emit({"game": definition.info.id, "file": out, "bytes": len(picture.encode())})
    else:
        click.echo(words("written", file=out))


def drawn(
    definition: GameDefinition, position: str | None, record: str | None, to: int | None
) -> State | None:
    """The game to draw; None for the map alone."""
    if position is not None and record is not None:
        raise CommandError("error-flags-together", flag="--position", other="--record")
    if to is not None and record is None:
        raise CommandError("error-flag-needs", flag="--to", other="--record")
    if record is not None:
        game: State = replayed(record, to, definition.info.id).game
        return game
    return None if position is None else table_at(definition, position).game
