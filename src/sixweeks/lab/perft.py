"""Perft: counts positions by depth, enumerating chance; a fingerprint of the rules."""

from collections.abc import Sequence

from sixweeks.kernel import engine
from sixweeks.kernel.question import Answer, Together
from sixweeks.kernel.state import State


def perft(game: State, depth: int) -> list[int]:
    """The number of positions 1, 2 ... `depth` answers from here, including every roll."""
    counts = [0] * depth
    if depth:
        count(game, counts, 0)
    return counts


def count(game: State, counts: list[int], ply: int) -> None:
    """Count the positions below a game; those of the last ply are counted without creating them."""
    answers, by = replies(game)
    counts[ply] += len(answers)
    if ply + 1 < len(counts):
        for answer in answers:
            twin = game.copy()
            engine.answer(twin, answer, by)
            count(twin, counts, ply + 1)


def replies(game: State) -> tuple[Sequence[Answer], str]:
    """Every answer to the pending question and who gives it; none when the game is over."""
    question = game.pending
    if question is None:
        return (), ""
    if not isinstance(question, Together):
        return question.options, ""
    side = engine.deciders(game)[0]
    asked = engine.question_for(game, side)
    return (asked.options if asked else ()), side
