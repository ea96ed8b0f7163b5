"""What the page is told, in English: for the tests of what is shown."""

from typing import Any

from sixweeks.games.nineteen_forty.model.state import Game
from sixweeks.games.nineteen_forty.page import choices, inspector, odds
from sixweeks.games.nineteen_forty.page import scene as page
from sixweeks.games.nineteen_forty.text.messages import TEXT
from sixweeks.kernel.question import Choose
from tests.games.in_words import in_words


def english(value: Any) -> Any:
    return in_words(value, TEXT.localization(scenario="campaign"))


def scene(game: Game, side: str | None = None) -> Any:
    return english(page.scene(game, side))


def inspect(game: Game, hex: str) -> Any:
    return english(inspector.inspect(game, hex, None))


def facts(game: Game, hex: str, rule: str) -> list[str]:
    return [str(fact.text) for fact in inspect(game, hex).facts if fact.rule == rule]


def offers(game: Game) -> list[Any]:
    question = game.pending
    assert isinstance(question, Choose)
    return [english(choices.choice(game, n, option)) for n, option in enumerate(question.options)]


def offer(game: Game, text: str) -> Any:
    """The choice that is written so."""
    return next(each for each in offers(game) if each.text == text)


def preview(game: Game, text: str = "") -> Any:
    return english(odds.preview(game, text, None))
