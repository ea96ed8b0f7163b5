"""The ready set-up, so that a game starts at once.

A game sets up on turn 0. Each question of a set-up that follows the ready plans from the
beginning lists the ready answer first."""

from collections.abc import Mapping
from typing import Any

from sixweeks.kernel import engine
from sixweeks.kernel.definition import GameDefinition
from sixweeks.kernel.question import Action, Together


def ready_answer(game: Any, side: str) -> Action | None:
    """How a side sets up if it does not wish to choose; None once play has begun.

    A secret reply, such as a bid, is nobody's but the player's own."""
    if game.turn > 0 or isinstance(game.pending, Together):
        return None
    question = engine.question_for(game, side)
    return question.options[0] if question else None


def set_up(definition: GameDefinition, scenario: str, options: Mapping[str, str]) -> Any:
    """A new game at its first turn, all sides by their ready plans."""
    game: Any = definition.new_game(scenario, options)
    while sides := engine.deciders(game):
        answer = ready_answer(game, sides[0])
        if answer is None:
            break
        engine.answer(game, answer, sides[0])
    return game
