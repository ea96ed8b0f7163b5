"""The order of a procedure's methods is the game: each list of steps is pinned."""

from importlib import import_module
from typing import Any

import pytest

from sixweeks.games import game_ids
from sixweeks.kernel.sequence import procedures_in

STEPS: dict[str, dict[str, str]] = {
    game: import_module(f"tests.games.{game}.step_order").STEPS for game in game_ids()
}


def procedures(game: str) -> dict[str, Any]:
    return {each.__name__: each for each in procedures_in(f"sixweeks.games.{game}.rules")}


@pytest.mark.parametrize("game", STEPS)
def test_every_procedure_is_pinned(game):
    assert procedures(game).keys() == STEPS[game].keys()


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game, steps in STEPS.items() for name in steps]
)
def test_the_steps_stand_in_the_order_of_the_rulebook(game, name):
    assert " ".join(procedures(game)[name].steps) == STEPS[game][name]
