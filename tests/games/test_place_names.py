"""Whatever a player reads tells a hex by its name or where it lies, never by a number alone."""

import re
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import pytest
from msgspec import Struct

from sixweeks.games import definition_of, game_ids
from sixweeks.kernel import engine
from sixweeks.kernel.presentation.coach import explained
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.presentation.sentence import ByName, Sentence
from sixweeks.kernel.why import pointed
from tests.games.test_choices import bare_numbers
from tests.games.test_message_arguments import SCENARIOS
from tests.games.wandering import sample

GAMES = game_ids()
NUMBER_OF_AN_AREA = re.compile(r"\b[Aa]reas? \d")
NAMED = re.compile(r"([^()]+) \((\d{4})\)")
GUIDES = ("lesson-", "briefing-", "coach-", "glossary-", "why-", "objection-")
PLACES = 3  # of the map, looked at in each position


def sentences(value: Any) -> Iterator[Sentence]:
    match value:
        case Sentence():
            yield value
        case ByName():
            yield from sentences(value.entries)
        case Struct():
            yield from sentences([getattr(value, name) for name in value.__struct_fields__])
        case dict():
            yield from sentences([*value, *value.values()])
        case list() | tuple():
            for each in value:
                yield from sentences(each)


def is_bare(text: str) -> bool:
    return bool(bare_numbers(text) or NUMBER_OF_AN_AREA.search(text))


class Reader:
    """Somebody who reads everything that the page says in a position."""

    def __init__(self, game: str, scenario: str) -> None:
        self.definition: GameDefinition = definition_of(game)
        self.to = self.definition.text.localization("en", scenario)
        self.places = [each.id for each in self.definition.pictures.sheet(scenario).places]
        self.rng = Random(scenario)

    def bare(self, said: Any) -> set[str]:
        return {text for each in sentences(said) if is_bare(text := self.to.text(each))}

    def read(self, game: Any) -> Iterable[Any]:
        page, text = self.definition.page, self.definition.text
        by = next(iter(engine.deciders(game)), None)
        yield page.scene(game, by)
        yield page.standing(game)
        yield [event.said_to(None) for event in game.journal or ()]
        for place in self.rng.sample(self.places, PLACES):
            yield from self.look(game, place, by)
        if game.pending is not None:
            yield text.asked(game)
            yield from self.choose(game, by)

    def look(self, game: Any, place: str, by: str | None) -> Iterable[Any]:
        """A place inspected, and why it cannot be clicked on."""
        wish = pointed(game, self.definition.rules.lookup, place, "", "")
        yield self.definition.page.inspect(game, place, by)
        yield from map(self.definition.text.refused, self.definition.why(game, wish, by))

    def choose(self, game: Any, by: str | None) -> Iterable[Any]:
        """What is offered, the odds of some of it, and what is not offered."""
        choices = self.definition.choices(game)
        yield choices
        if choices:
            yield explained(self.definition.text, game)
        for choice in self.rng.sample(choices, min(2, len(choices))):
            if choice.odds:
                yield self.odds(game, choice.odds, by)
        for verb in {each.verb for each in self.definition.page.scene(game, by).barred}:
            wish = pointed(game, self.definition.rules.lookup, "", "", verb)
            yield from map(self.definition.text.refused, self.definition.why(game, wish, by))

    def odds(self, game: Any, attack: str, by: str | None) -> Any:
        try:
            return self.definition.page.odds(game, attack, by)
        except InputError as error:
            return error.sentence


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_no_place_is_told_by_its_number_alone(game, scenario):
    reader = Reader(game, scenario)
    found = {
        text
        for position in sample(reader.definition, scenario, 5, first=2, rate=0.002)
        for said in reader.read(position)
        for text in reader.bare(said)
    }
    assert found == set()


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_every_place_of_the_map_has_a_label_with_a_name(game, scenario):
    definition = definition_of(game)
    to = definition.text.localization("en", scenario)
    labels = [to.label(each.label) for each in definition.pictures.sheet(scenario).places]
    assert [label for label in labels if is_bare(label)] == []


def guide(game: str) -> dict[str, str]:
    """The sources of what is told beside a game."""
    sources = definition_of(game).text.catalogue("en").sources
    return {id: text for id, text in sources.items() if id.startswith(GUIDES)}


@pytest.mark.parametrize("game", GAMES)
def test_no_lesson_or_explanation_tells_a_place_by_its_number_alone(game):
    assert {id: text for id, text in guide(game).items() if bare_numbers(text)} == {}


def titles(game: str, number: str) -> set[str]:
    """The name of a hex in each scenario."""
    definition = definition_of(game)
    scenarios = [each.id for each in definition.info.scenarios]
    return {definition.text.names(each).title(number) for each in scenarios} - {""}


@pytest.mark.parametrize("game", GAMES)
def test_a_place_of_a_lesson_or_explanation_has_its_own_name(game):
    for id, text in guide(game).items():
        for before, number in NAMED.findall(text):
            assert before.endswith(tuple(titles(game, number))), f"{id}: {before} ({number})"
