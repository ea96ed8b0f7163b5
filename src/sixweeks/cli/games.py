"""`sixweeks games`: what can be played."""

from dataclasses import asdict
from typing import Any

import click

from sixweeks.ai.players import player_names
from sixweeks.cli.options import json_option
from sixweeks.cli.output import console, emit, grid
from sixweeks.games import definition_of, game_ids
from sixweeks.kernel.presentation.definition import GameDefinition


@click.command("games")
@json_option
def command(as_json: bool) -> None:
    """List the games with their sides, scenarios, options and players.

    Players are named in the order of the sides."""
    definitions = [definition_of(id) for id in game_ids()]
    if as_json:
        emit([described(definition) for definition in definitions])
        return
    for definition in definitions:
        show(definition)


def described(definition: GameDefinition) -> dict[str, Any]:
    return {
        "id": definition.info.id,
        "title": definition.info.title,
        "credit": definition.info.credit,
        "rules_version": definition.rules.version,
        "sides": [asdict(side) for side in definition.info.sides],
        "scenarios": [asdict(scenario) for scenario in definition.info.scenarios],
        "options": [
            {**asdict(option), "default": option.default} for option in definition.info.options
        ],
        "players": player_names(definition),
    }


def show(definition: GameDefinition) -> None:
    screen = console()
    screen.print(f"{definition.info.id}: {definition.info.title} ({definition.info.credit})")
    screen.print(f"sides: {', '.join(definition.side_ids())}")
    screen.print(f"players: {', '.join(player_names(definition))}\n")
    scenarios = ((each.id, each.turns, each.title) for each in definition.info.scenarios)
    screen.print(grid(("scenario", "turns#", "title"), scenarios), "")
    options = (
        (each.id, each.rule, each.default, ", ".join(each.values[1:]), each.title)
        for each in definition.info.options
    )
    screen.print(grid(("option", "rule", "default", "or", "what it settles"), options))
