"""What depends on a few fields is kept while they are the same."""

from random import Random

import pytest

from sixweeks.games import definition_of, game_ids
from sixweeks.kernel import engine
from sixweeks.kernel.dice import seed_by_hand
from sixweeks.kernel.field_memo import of_fields
from sixweeks.kernel.memo import forget
from sixweeks.kernel.ready_set_up import set_up_answer
from sixweeks.kernel.table import Table
from tests.kernel import toy

ANSWERS = 150
HISTORICAL = "historical"
SCENARIOS = [
    (game, scenario.id) for game in game_ids() for scenario in definition_of(game).info.scenarios
]


@pytest.fixture
def counted():
    """A function of two fields that notes each time it has work."""
    calls = []

    @of_fields("red", "blue")
    def total(game):
        calls.append(game.red)
        return game.red + game.blue

    return total, calls


def test_other_fields_change_nothing(counted):
    total, calls = counted
    game = toy.new(bids="none")
    total(game)
    game.turn = 7
    forget(game)
    total(game)
    assert len(calls) == 1


def test_a_field_that_was_replaced_is_read_again(counted):
    total, _ = counted
    game = toy.new(bids="none")
    total(game)
    game.red = 3
    assert total(game) == 3 + game.blue


@pytest.mark.parametrize(("id", "scenario"), SCENARIOS)
def test_a_scene_with_what_was_kept_is_the_same_as_one_made_afresh(id, scenario):
    """So that no function reads a field that it does not name."""
    definition, rng = definition_of(id), Random(7)
    table = Table.new(definition, scenario=scenario, program="", seed=seed_by_hand(7))
    for _ in range(ANSWERS):
        if table.is_over:
            return
        for side in (*definition.side_ids(), None):
            afresh = table.game.copy()
            afresh.memo = {}
            kept = definition.page.scene(table.game, side)
            assert kept == definition.page.scene(afresh, side), table.text()
        mover = engine.deciders(table.game)[0]
        question = engine.question_for(table.game, mover)
        assert question, "this side is asked"
        ready = set_up_answer(table.game, mover, HISTORICAL)
        table.answer(ready or rng.choice(question.options), mover)
