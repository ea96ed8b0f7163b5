"""What a player who founds a table reads about the options of a game."""

import pytest

from sixweeks.games import definition_of, game_ids

OPTIONS = [(game, option.id) for game in game_ids() for option in definition_of(game).options]


@pytest.mark.parametrize(("game", "id"), OPTIONS)
def test_every_value_of_an_option_is_said_in_words_of_its_own(game: str, id: str) -> None:
    option = next(each for each in definition_of(game).options if each.id == id)
    assert len(option.words) == len(option.values)
    assert len(set(option.words)) == len(option.values)
    assert all(" " in words or words in ("yes", "no", "always") for words in option.words)
