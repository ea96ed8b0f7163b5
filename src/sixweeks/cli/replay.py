"""`sixweeks replay`: replays a record."""

import click

from sixweeks.cli.describing import ending_of, question_of, result_in_words
from sixweeks.cli.files import blaming
from sixweeks.cli.help import argument, command, option
from sixweeks.cli.language import words
from sixweeks.cli.loading import record_in, replayed
from sixweeks.cli.options import Whole, json_option
from sixweeks.cli.output import emit
from sixweeks.kernel.formats.replay import verify
from sixweeks.kernel.table import Table


@command("replay")
@argument("file")
@option("--verify", "is_verified", is_flag=True)
@option("--to", type=Whole(min=0), metavar="number", help="option-shown-after")
@json_option
def replay(file: str, is_verified: bool, to: int | None, as_json: bool) -> None:
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
    what = f"{record.game} {record.scenario}"
    click.echo(words("replay-legal", record=what, count=len(record.entries)))
    click.echo(result_in_words(table))
    if rolls is not None:
        click.echo(words("replay-verified", count=rolls))
