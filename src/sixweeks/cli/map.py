"""`sixweeks map`: draws the map."""

import click

from sixweeks.cli.files import write_whole
from sixweeks.cli.language import CommandError
from sixweeks.cli.loading import replayed, table_at
from sixweeks.cli.options import (
    Whole,
    chosen_game,
    chosen_side,
    game_argument,
    json_option,
    position_option,
)
from sixweeks.cli.output import emit
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.state import State


@click.command("map")
@game_argument
@click.option("--out", metavar="FILE.svg", required=True, help="The file to write.")
@position_option
@click.option("--record", metavar="FILE", help="Draw the last position of a record.")
@click.option("--to", type=Whole(min=0), help="After N answers of the record.")
@click.option("--as", "side", metavar="SIDE", help="Draw only what this side may know.")
@json_option
def command(
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
        click.echo(f"Written to {out}.")


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
