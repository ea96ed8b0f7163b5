"""In every game: what is offered is not barred, and what is not has a rule that is true."""

from random import Random

import pytest

from sixweeks.games import definition_of, game_ids
from sixweeks.kernel import engine
from sixweeks.lab.legality import faults_at
from tests.games.wandering import sample

SCENARIOS = [(game, each.id) for game in game_ids() for each in definition_of(game).info.scenarios]


def faults(game_id, scenario, seed):
    """By step, at the first questions of each kind, with options drawn."""
    definition, rng = definition_of(game_id), Random(f"{scenario} {seed}")
    options = {each.id: rng.choice(each.values) for each in definition.info.options}
    for game in sample(definition, scenario, seed, options, rate=0.01):
        for side in engine.deciders(game):
            where = f"{type(game.frame).__name__}.{game.frame.at}"
            for fault in faults_at(definition, game, side, rng):
                yield where, fault


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_offers_and_refusals_agree(game, scenario, seed):
    assert list(faults(game, scenario, seed)) == []
