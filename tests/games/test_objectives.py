"""What one fights for is marked on the map, in every game and scenario."""

import pytest

from sixweeks.games import definition_of
from tests.games.test_message_arguments import SCENARIOS

EXAMPLES = {
    ("france_40", "1940"): {"Paris", "Dijon", "Lyon"},
    ("nineteen_forty", "campaign"): {"Paris", "Lille", "Brussels"},
}


def marked(game: str, scenario: str) -> set[str]:
    places = definition_of(game).pictures.sheet(scenario).places
    return {place.id for place in places if place.is_objective}


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_objectives_are_marked(game, scenario):
    assert marked(game, scenario)


@pytest.mark.parametrize(("game", "scenario"), EXAMPLES)
def test_the_objectives_of_the_rules_are_marked(game, scenario):
    places = definition_of(game).pictures.sheet(scenario).places
    names = {place.name for place in places if place.is_objective}
    assert EXAMPLES[game, scenario] <= names


def test_16_1a_paris_and_the_zones_are_the_objectives_of_springtime():
    assert {"A", "B", "C", "D", "E"} <= marked("springtime", "campaign")
    assert len(marked("springtime", "campaign")) == 6
