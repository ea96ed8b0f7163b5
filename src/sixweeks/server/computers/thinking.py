"""A player that searches: it can be hurried, and what it compared is kept for after the game."""

from collections.abc import Callable, Sequence
from time import monotonic

import msgspec

from sixweeks.ai.general import General, Thought
from sixweeks.ai.player import Player
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.presentation.sentence import encoded
from sixweeks.kernel.question import Action
from sixweeks.kernel.state import State
from sixweeks.server.live.thoughts import Considered, Reflection
from sixweeks.server.storage.jobs import Jobs

ASK_SECONDS = 0.25  # how often the database is asked whether somebody hurries


def hurried_at(jobs: Jobs, table: str) -> Callable[[], bool]:
    """Whether a player of this table wants an answer; the database is asked now and then."""
    asked, known = 0.0, False

    def is_hurried() -> bool:
        nonlocal asked, known
        if not known and monotonic() - asked > ASK_SECONDS:
            asked, known = monotonic(), jobs.is_hurried(table)
        return known

    return is_hurried


def let_hurry(player: Player, jobs: Jobs, table: str) -> Player:
    if isinstance(player, General):
        player.time.is_hurried = hurried_at(jobs, table)
    return player


def reflection(
    definition: GameDefinition, game: State, options: Sequence[Action], player: Player
) -> str:
    """What was compared for the question of this game, as JSON; empty if nothing was."""
    if not isinstance(player, General) or player.thought is None:
        return ""
    return msgspec.json.encode(told(definition, game, options, player.thought)).decode()


def told(
    definition: GameDefinition, game: State, options: Sequence[Action], thought: Thought
) -> Reflection:
    """In sentences of no language, for the game goes on and its pieces move."""
    considered = []
    for each in thought.compared:
        choice = definition.page.choice(game, options.index(each.action), each.action)
        label = choice.label if choice.label.id else choice.action
        considered.append(
            Considered(choice.text, encoded(label), each.reason, each.estimate, each.worlds)
        )
    return Reflection(tuple(considered), thought.chosen)
