"""`sixweeks games`: lists the games."""

from collections.abc import Callable
from typing import TypeAlias, TypedDict

from sixweeks.ai.levels import offered
from sixweeks.ai.players import player_names
from sixweeks.cli.help import command
from sixweeks.cli.language import language, words
from sixweeks.cli.options import json_option
from sixweeks.cli.output import console, emit, grid
from sixweeks.games import definition_of, game_ids
from sixweeks.kernel.presentation.definition import GameDefinition, OptionInfo, ScenarioInfo
from sixweeks.kernel.presentation.sentence import Sentence

InWords: TypeAlias = Callable[[Sentence], str]


@command("games")
@json_option
def games(as_json: bool) -> None:
    """List the games with their sides, scenarios, options and players.

    Players are listed in the order of the sides."""
    found = [described(definition_of(id)) for id in game_ids()]
    if as_json:
        emit(found)
        return
    for game in found:
        show(game)


class Titled(TypedDict):
    id: str
    title: str


class Scenario(Titled):
    turns: int
    description: str
    levels: list[str]


class Option(Titled):
    """A disputed or optional rule, with the meaning of each value."""

    rule: str
    values: tuple[str, ...]
    scenarios: tuple[str, ...]
    words: list[str]
    default: str


class Game(Titled):
    credit: str
    rules_version: int
    sides: list[Titled]
    scenarios: list[Scenario]
    options: list[Option]
    players: list[str]


def described(definition: GameDefinition) -> Game:
    say = definition.text.localization(language()).text
    return {
        "id": definition.info.id,
        "title": definition.info.title,
        "credit": say(definition.info.about["credit"]),
        "rules_version": definition.rules.version,
        "sides": [{"id": side.id, "title": say(side.title)} for side in definition.info.sides],
        "scenarios": [scenario(definition, each, say) for each in definition.info.scenarios],
        "options": [option(each, say) for each in definition.info.options],
        "players": list(player_names(definition)),
    }


def scenario(definition: GameDefinition, info: ScenarioInfo, say: InWords) -> Scenario:
    return {
        "id": info.id,
        "turns": info.turns,
        "title": say(info.title),
        "description": say(info.description),
        "levels": [level.name for level in offered(definition, info.id)],
    }


def option(info: OptionInfo, say: InWords) -> Option:
    return {
        "id": info.id,
        "rule": info.rule,
        "values": info.values,
        "scenarios": info.scenarios,
        "title": say(info.title),
        "words": [say(value) for value in info.words],
        "default": info.default,
    }


def show(game: Game) -> None:
    screen = console()
    screen.print(f"{game['id']}: {game['title']} ({game['credit']})")
    screen.print(words("games-sides", sides=", ".join(side["id"] for side in game["sides"])), "")
    scenarios = (
        (each["id"], each["turns"], each["title"], ", ".join(each["levels"]))
        for each in game["scenarios"]
    )
    screen.print(grid(("scenario", "turns#", "title", "levels"), scenarios), "")
    options = (
        (each["id"], each["rule"], each["default"], ", ".join(each["values"][1:]), each["title"])
        for each in game["options"]
    )
    screen.print(grid(("option", "rule", "default", "or", "settles"), options))
