"""`sixweeks replay`: replays a record."""

import click

from sixweeks.cli.describing import ending_of, question_of, result_in_words
from sixweeks.cli.files import blaming
from sixweeks.cli.loading import record_in, replayed
from sixweeks.cli.options import Whole, json_option
from sixweeks.cli.output import emit
from sixweeks.kernel.formats.replay import verify
from sixweeks.kernel.table import Table


@click.command("replay")
@click.argument("file", metavar="FILE")
@click.option("--verify", "is_verified", is_flag=True, help="Check every roll against the seed.")
@click.option("--to", type=Whole(min=0), help="Show the position after N answers.")
@json_option
def command(file: str, is_verified: bool, to: int | None, as_json: bool) -> None:
    """Replay a record, checking that every answer is legal.

    With --verify, also check every roll against the revealed seed."""
    rolls = verified(file) if is_verified else None
    table = replayed(file, to)
    if as_json:
        emit(described(table, rolls))
    else:
        show(table, rolls, to)


def verified(file: str) -> int:
    definition, record = record_in(file)
    with blaming(file):
        return verify(definition, record)


def described(table: Table, rolls: int | None) -> dict[str, object]:
    record = table.record
    return {
        "game": record.game,
        "scenario": record.scenario,
        "options": record.options,
        "players": record.players,
        "answers": len(record.entries),
        "turn": table.game.turn,
        "finished": table.is_over,
        "result": record.result,
        **ending_of(table),
        "verified": rolls is not None,
        "rolls": rolls,
        "question": question_of(table) or None,
        "position": table.definition.formats.write_position(table.game),
    }


def show(table: Table, rolls: int | None, to: int | None) -> None:
    if to is not None:
        click.echo(table.board())
    record = table.record
    click.echo(f"{record.game} {record.scenario}: {len(record.entries)} answers, all legal.")
    click.echo(result_in_words(table))
    if rolls is not None:
        click.echo(f"Verified: {rolls} rolls, each the one that the committed seed gives.")
