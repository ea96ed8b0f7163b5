"""`sixweeks answer`: gives answers in a position and shows what happens."""

from collections.abc import Sequence

import click

from sixweeks.cli.describing import events_told, options_of, question_of, result_in_words
from sixweeks.cli.files import write_whole
from sixweeks.cli.help import argument, command, option
from sixweeks.cli.loading import table_at
from sixweeks.cli.options import (
    Rolls,
    chosen_game,
    chosen_side,
    game_argument,
    json_option,
    out_option,
    the_position_option,
)
from sixweeks.cli.output import emit
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.question import Question, is_chance
from sixweeks.kernel.table import Table


@command("answer")
@game_argument
@argument("answers", nargs=-1, required=True)
@the_position_option
@option("--dice", type=Rolls(), metavar="rolls")
@option("--as", "side", metavar="side", help="option-shown-to")
@out_option
@json_option
def answer(
    game: str,
    answers: Sequence[str],
    position: str,
    dice: list[str] | None,
    side: str | None,
    out: str | None,
    as_json: bool,
) -> None:
    """Give answers in a position, in notation, and show what happens.

    A roll that --dice does not give is one of the answers. Secret simultaneous answers are given in
    the order of the sides."""
    definition = chosen_game(game)
    viewer = chosen_side(definition, side)
    table = table_at(definition, position)
    give(table, answers, list(dice or []))
    if out is not None:
        write_whole(out, definition.formats.write_position(table.game))
    if as_json:
        emit(described(table, viewer))
    else:
        show(table, viewer)


def give(table: Table, answers: Sequence[str], rolls: list[str]) -> None:
    """Give the answers in order; rolls come from the list."""
    roll(table, rolls)
    for number, answer in enumerate(answers, start=1):
        try:
            table.answer(answer)
        except InputError as error:
            raise error.inside("error-in-answer", number=number) from None
        roll(table, rolls)


def roll(table: Table, rolls: list[str]) -> None:
    while rolls and is_to_roll(table.question):
        table.answer(rolls.pop(0))


def is_to_roll(question: Question | None) -> bool:
    return question is not None and is_chance(question)


def described(table: Table, side: str | None) -> dict[str, object]:
    return {
        "events": events_told(table, table.events, side),
        "question": question_of(table) or None,
        "options": options_of(table, side),
        "result": table.record.result,
        "position": table.definition.formats.write_position(table.game),
    }


def show(table: Table, side: str | None) -> None:
    for sentence in events_told(table, table.events, side):
        click.echo(sentence)
    click.echo(f"\n{table.board(side)}")
    if table.is_over:
        click.echo(result_in_words(table))
    else:
        click.echo(table.prompt)
        click.echo(", ".join(options_of(table, side)))
