"""The ready set-up, so that a game starts at once.

Each question of a set-up that follows the ready plans from the beginning lists the ready answer
first."""

from collections.abc import Mapping
from typing import Any

from sixweeks.kernel import engine
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.question import Action, Together


def ready_answer(game: Any, side: str) -> Action | None:
    """How a side sets up if it does not wish to choose; None once play has begun.

    A secret reply, such as a bid, is nobody's but the player's own."""
    if not game.is_setting_up or isinstance(game.pending, Together):
        return None
    question = engine.question_for(game, side)
    return question.options[0] if question else None


def set_up_answer(game: Any, side: str, wish: str) -> Action | None:
    """What a side answers that wants the ready plans (`historical`), these with changes of its own
    (`changed`), or an empty map (`by_hand`); None where the player is to be asked.

    The question for a plan lists the ready ones first, and the set-up by hand last."""
    ready = ready_answer(game, side)
    if ready is None or wish == "historical":
        return ready
    if ready.verb != "plan" or wish not in ("changed", "by_hand"):
        return None
    question = engine.question_for(game, side)
    assert question is not None, "it has a ready answer"
    return question.options[-1] if wish == "by_hand" else ready


def set_up(definition: GameDefinition, scenario: str, options: Mapping[str, str]) -> Any:
    """A new game at its first turn, all sides by their ready plans."""
    game: Any = definition.new_game(scenario, options)
    while sides := engine.deciders(game):
        answer = ready_answer(game, sides[0])
        if answer is None:
            break
        engine.answer(game, answer, sides[0])
    return game
