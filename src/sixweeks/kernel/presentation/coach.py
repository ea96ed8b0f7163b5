"""The coach: what a question is about and what depends on it, in plain words.

`coach-MovementPhase-choose` of the guide explains a step, and `coach-MovementPhase-choose-over` one
of its cases. Every step that asks a player has such a message."""

from typing import Any

from sixweeks.kernel.presentation.catalogue import ENGLISH
from sixweeks.kernel.presentation.game_text import GameText
from sixweeks.kernel.presentation.rule_text import rule_sentence
from sixweeks.kernel.presentation.sentence import Sentence


def explained(text: GameText, game: Any) -> Sentence:
    """The pending question, explained: by its case, its step, or else the rule that it cites."""
    frame, known = game.stack[-1], text.catalogue(ENGLISH)
    step = f"coach-{type(frame).__name__}-{frame.at}"
    for id in (f"{step}-{text.case(game)}", step):
        if known.find(id) is not None:
            return Sentence(id)
    return rule_sentence(text.rulebook.rule(frame.rule_cited(game)).number)
