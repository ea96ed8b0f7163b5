"""The coach: what a question is about and what depends on it, in plain words.

`coach-MovementPhase-choose` of the guide explains a step, or else the rule that the step cites."""

from typing import Any

from sixweeks.kernel.presentation.catalogue import ENGLISH
from sixweeks.kernel.presentation.game_text import GameText
from sixweeks.kernel.presentation.rule_text import rule_sentence
from sixweeks.kernel.presentation.sentence import Sentence


def explained(text: GameText, game: Any) -> Sentence:
    """The pending question, explained."""
    frame = game.stack[-1]
    id = f"coach-{type(frame).__name__}-{frame.at}"
    if text.catalogue(ENGLISH).find(id) is not None:
        return Sentence(id)
    return rule_sentence(text.rulebook.rule(frame.rule_cited(game)).number)
