"""What a player who founds a table reads about the options of a game."""

from itertools import islice

import pytest

from sixweeks.games import definition_of, game_ids
from tests.games.wandering import wander

OPTIONS = [(game, option.id) for game in game_ids() for option in definition_of(game).info.options]
NOT_OFFERED = [
    (game, scenario.id, option.id, value)
    for game in game_ids()
    for scenario in definition_of(game).info.scenarios
    for option in definition_of(game).info.options
    if option.scenarios and scenario.id not in option.scenarios
    for value in option.values[1:]
]


@pytest.mark.parametrize(("game", "id"), OPTIONS)
def test_every_value_of_an_option_is_said_in_words_of_its_own(game: str, id: str) -> None:
    option = next(each for each in definition_of(game).info.options if each.id == id)
    words = [definition_of(game).text.localization().text(each) for each in option.words]
    assert len(words) == len(option.values)
    assert len(set(words)) == len(option.values)
    assert all(" " in each or each in ("yes", "no", "always") for each in words)


@pytest.mark.parametrize(("game", "scenario", "option", "value"), NOT_OFFERED)
def test_an_option_that_a_scenario_does_not_offer_changes_nothing_there(
    game: str, scenario: str, option: str, value: str
) -> None:
    def asked(options: dict[str, str]) -> list[str]:
        games = islice(wander(definition_of(game), scenario, 3, options), 600)
        return [repr(each.pending) for each in games]

    assert asked({option: value}) == asked({})
