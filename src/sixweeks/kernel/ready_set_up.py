"""The historical set-up, so that a game can start at once.

While a set-up follows the ready plans, each of its questions lists the ready answer first."""

from collections.abc import Mapping
from typing import Any

from sixweeks.kernel import engine
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.question import Action, Together


def ready_answer(game: Any, side: str) -> Action | None:
    """The set-up answer of a side that does not want to choose; None once play has begun.

    Secret replies, such as bids, are always left to the player."""
    if not game.is_setting_up or isinstance(game.pending, Together):
        return None
    question = engine.question_for(game, side)
    return question.options[0] if question else None


def set_up_answer(game: Any, side: str, wish: str) -> Action | None:
    """The answer of a side that wants the ready plans (`historical`), these with changes
    (`changed`), or an empty map (`by_hand`); None if the player must be asked.

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
    """A new game at its first turn, with all sides set up by their ready plans."""
    game: Any = definition.new_game(scenario, options)
    while sides := engine.deciders(game):
        answer = ready_answer(game, sides[0])
        if answer is None:
            break
        engine.answer(game, answer, sides[0])
    return game
