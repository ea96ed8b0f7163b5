"""What the page is told, in English: for the tests of what is shown."""

from typing import Any

from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.page import choices, inspector, odds
from sixweeks.games.mansteins_war.page import scene as page
from sixweeks.games.mansteins_war.text.messages import TEXT
from sixweeks.kernel.question import Choose
from tests.games.in_words import in_words
from tests.games.mansteins_war.toolkit import questions


def english(value: Any) -> Any:
    return in_words(value, TEXT.localization(scenario="campaign"))


def scene(game: Game, side: str | None = None) -> Any:
    return english(page.scene(game, side))


def inspect(game: Game, place: str, side: str | None = None) -> Any:
    return english(inspector.inspect(game, place, side))


def facts(game: Game, hex: str, rule: str) -> list[str]:
    return [str(fact.text) for fact in inspect(game, hex).facts if fact.rule == rule]


def preview(game: Game, text: str = "", side: str | None = None) -> Any:
    return english(odds.preview(game, text, side))


def offers(game: Game) -> list[Any]:
    """The choices of whoever is asked, of both where both are."""
    found = []
    for question in questions(game):
        assert isinstance(question, Choose)
        alone = game.copy()
        alone.pending = question
        found += [choices.choice(alone, n, option) for n, option in enumerate(question.options)]
    return [english(each) for each in found]


def offer(game: Game, text: str) -> Any:
    """The choice that is written so."""
    found = {each.text: each for each in offers(game)}
    assert text in found, f"{text} is not among {sorted(found)}"
    return found[text]
