"""`sixweeks games`: lists the games."""

from collections.abc import Callable
from dataclasses import asdict
from typing import Any, TypeAlias

import click

from sixweeks.ai.players import player_names
from sixweeks.cli.language import language
from sixweeks.cli.options import json_option
from sixweeks.cli.output import console, emit, grid
from sixweeks.games import definition_of, game_ids
from sixweeks.kernel.presentation.definition import GameDefinition, OptionInfo, ScenarioInfo
from sixweeks.kernel.presentation.sentence import Sentence

Described: TypeAlias = dict[str, Any]
InWords: TypeAlias = Callable[[Sentence], str]


@click.command("games")
@json_option
def command(as_json: bool) -> None:
    """List the games with their sides, scenarios, options and players.

    Players are listed in the order of the sides."""
    games = [described(definition_of(id)) for id in game_ids()]
    if as_json:
        emit(games)
        return
    for game in games:
        show(game)


def described(definition: GameDefinition) -> Described:
    words = definition.text.localization(language()).text
    return {
        "id": definition.info.id,
        "title": definition.info.title,
        "credit": words(definition.info.about["credit"]),
        "rules_version": definition.rules.version,
        "sides": [{"id": side.id, "title": words(side.title)} for side in definition.info.sides],
        "scenarios": [scenario(each, words) for each in definition.info.scenarios],
        "options": [option(each, words) for each in definition.info.options],
        "players": player_names(definition),
    }


def scenario(info: ScenarioInfo, words: InWords) -> Described:
    return {**asdict(info), "title": words(info.title), "description": words(info.description)}


def option(info: OptionInfo, words: InWords) -> Described:
    values = [words(value) for value in info.words]
    return {**asdict(info), "title": words(info.title), "words": values, "default": info.default}


def show(game: Described) -> None:
    screen = console()
    screen.print(f"{game['id']}: {game['title']} ({game['credit']})")
    screen.print(f"sides: {', '.join(side['id'] for side in game['sides'])}")
    screen.print(f"players: {', '.join(game['players'])}\n")
    scenarios = ((each["id"], each["turns"], each["title"]) for each in game["scenarios"])
    screen.print(grid(("scenario", "turns#", "title"), scenarios), "")
    options = (
        (each["id"], each["rule"], each["default"], ", ".join(each["values"][1:]), each["title"])
        for each in game["options"]
    )
    screen.print(grid(("option", "rule", "default", "or", "what it settles"), options))
