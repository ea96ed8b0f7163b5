"""`sixweeks games`: lists the games."""

from collections.abc import Callable
from typing import TypeAlias, TypedDict

from sixweeks.ai.players import player_names
from sixweeks.cli.help import argument, command
from sixweeks.cli.language import language, words
from sixweeks.cli.levels import Level, in_words, levels_of
from sixweeks.cli.options import chosen_game, json_option
from sixweeks.cli.output import console, emit, grid
from sixweeks.games import definition_of, game_ids
from sixweeks.kernel.presentation.definition import GameDefinition, OptionInfo, ScenarioInfo
from sixweeks.kernel.presentation.sentence import Sentence

InWords: TypeAlias = Callable[[Sentence], str]


@command("games")
@argument("game", required=False)
@json_option
def games(game: str | None, as_json: bool) -> None:
    """List the games with their sides, scenarios, options and players.

    With GAME only that one, and how strong its computer opponents are."""
    chosen = [definition_of(id) for id in game_ids()] if game is None else [chosen_game(game)]
    found = list(map(described, chosen))
    if as_json:
        emit(found)
        return
    for each in found:
        show(each)
        if game is not None:
            show_levels(each)


class Titled(TypedDict):
    id: str
    title: str


class Scenario(Titled):
    turns: int
    description: str
    levels: list[str]
    opponents: list[Level]


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
    opponents = levels_of(definition, info.id)
    return {
        "id": info.id,
        "turns": info.turns,
        "title": say(info.title),
        "description": say(info.description),
        "levels": [level["name"] for level in opponents],
        "opponents": opponents,
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


def show_levels(game: Game) -> None:
    screen = console()
    for scenario in game["scenarios"]:
        screen.print("", words("games-levels", scenario=scenario["title"]), sep="\n")
        rows = ((level["name"], in_words(level)) for level in scenario["opponents"])
        screen.print(grid(("level", "plays"), rows))
