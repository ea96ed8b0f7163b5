"""Words that no game understands: the refusal is one short sentence that can be printed."""

import pytest

from sixweeks.games import definition_of, game_ids
from sixweeks.kernel.presentation.input_error import InputError


@pytest.mark.parametrize("words", ["", "sing a song", "\x1b[2J\x07 ring", "x" * 5000])
@pytest.mark.parametrize("game", game_ids())
def test_words_that_name_nothing_are_refused_in_print(game, words):
    definition = definition_of(game)
    started = definition.new_game(definition.info.scenarios[-1].id, {})
    with pytest.raises(InputError) as refusal:
        definition.rules.objections(started, words, None)
    assert str(refusal.value).isprintable()
    assert len(str(refusal.value)) < 150
