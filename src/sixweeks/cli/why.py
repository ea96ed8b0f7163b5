"""`sixweeks why`: explains why something is not allowed."""

from typing import Any

import click

from sixweeks.cli.loading import table_at
from sixweeks.cli.options import chosen_game, chosen_side, game_argument, json_option
from sixweeks.cli.output import emit
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.table import Table


@click.command("why")
@game_argument
@click.option("--position", metavar="FILE", required=True, help="The position.")
@click.option("--wish", required=True, help="A hex, a unit, an action, or a mixture.")
@click.option("--as", "side", metavar="SIDE", help="The side that wants to do it.")
@json_option
def command(game: str, position: str, wish: str, side: str | None, as_json: bool) -> None:
    """List the rules that forbid something in a position; none if nothing does."""
    definition = chosen_game(game)
    found = described(table_at(definition, position), wish, chosen_side(definition, side))
    if as_json:
        emit(found)
    else:
        click.echo("\n".join(sentences(found)))


def described(table: Table, wish: str, side: str | None) -> dict[str, Any]:
    """The wish, whether it is one of the legal answers, and the rules that forbid it."""
    bars = table.definition.rules.objections(table.game, wish, side)
    text, words = table.definition.text, table.localization.text
    return {
        "wish": wish,
        "legal": is_legal(table, wish),
        "bars": [{"rule": bar.rule, "why": words(text.refused(bar))} for bar in bars],
    }


def is_legal(table: Table, wish: str) -> bool:
    try:
        return not table.is_over and table.read(wish) is not None
    except InputError:
        return False


def sentences(found: dict[str, Any]) -> list[str]:
    if found["bars"]:
        return [f"{bar['rule']}: {bar['why']}" for bar in found["bars"]]
    return ["This is a legal answer." if found["legal"] else "No rule stands against it here."]
