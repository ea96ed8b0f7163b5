"""The computer opponents by level: how each plays and what it has scored."""

from typing import TypedDict

from sixweeks.ai.levels import OfferedLevel, offered
from sixweeks.cli.language import words
from sixweeks.kernel.presentation.definition import GameDefinition


class Level(TypedDict):
    """What is said of a level; `score` is against `opponent`, if that was measured."""

    name: str
    about: str
    opponent: str
    score: float | None
    games: int


def levels_of(definition: GameDefinition, scenario: str) -> list[Level]:
    """The levels offered in a scenario, from the weakest to the strongest."""
    return [described(level) for level in offered(definition, scenario)]


def described(level: OfferedLevel) -> Level:
    return {
        "name": level.name,
        "about": words(f"level-{level.name}"),
        "opponent": level.opponent,
        "score": level.score,
        "games": level.games,
    }


def in_words(level: Level) -> str:
    """How it plays, and how strong it has proven to be."""
    if level["score"] is None:
        return level["about"]
    strength = words(
        "level-strength",
        percent=f"{100 * level['score']:.1f}",
        games=level["games"],
        opponent=words(f"level-named-{level['opponent']}"),
    )
    return f"{level['about']} {strength}"
