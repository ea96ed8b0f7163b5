"""`sixweeks why`: explains why something is not allowed."""

from typing import TypedDict

import click

from sixweeks.cli.help import command, option
from sixweeks.cli.language import words
from sixweeks.cli.loading import table_at
from sixweeks.cli.options import (
    chosen_game,
    chosen_side,
    game_argument,
    json_option,
    the_position_option,
)
from sixweeks.cli.output import emit
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.table import Table


class Bar(TypedDict):
    """A rule, and what it says against a wish."""

    rule: str
    why: str


class Explained(TypedDict):
    """A wish, whether it is one of the legal answers, and the rules that forbid it."""

    wish: str
    legal: bool
    bars: list[Bar]


@command("why")
@game_argument
@the_position_option
@option("--wish", required=True, metavar="text")
@option("--as", "side", metavar="side", help="option-wished-by")
@json_option
def why(game: str, position: str, wish: str, side: str | None, as_json: bool) -> None:
    """List the rules that forbid something in a position; none if nothing does."""
    definition = chosen_game(game)
    found = described(table_at(definition, position), wish, chosen_side(definition, side))
    if as_json:
        emit(found)
    else:
        click.echo("\n".join(sentences(found)))


def described(table: Table, wish: str, side: str | None) -> Explained:
    bars = table.definition.rules.objections(table.game, wish, side)
    text, said = table.definition.text, table.localization.text
    return {
        "wish": wish,
        "legal": is_legal(table, wish),
        "bars": [{"rule": bar.rule, "why": said(text.refused(bar))} for bar in bars],
    }


def is_legal(table: Table, wish: str) -> bool:
    try:
        return not table.is_over and table.read(wish) is not None
    except InputError:
        return False


def sentences(found: Explained) -> list[str]:
    if found["bars"]:
        return [f"{bar['rule']}: {bar['why']}" for bar in found["bars"]]
    return [words("why-legal" if found["legal"] else "why-nothing")]
