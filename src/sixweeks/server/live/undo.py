"""Undo is allowed only if the answers revealed nothing hidden."""

from collections.abc import Sequence
from random import Random

from sixweeks.kernel import engine
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.state import State
from sixweeks.kernel.table import copy_of
from sixweeks.server.live.restore import Restored, Unplayable, bare_table, play
from sixweeks.server.storage.rows import EntryRow

WORLDS = 4
Observation = tuple[object, ...]


def observation(definition: GameDefinition, game: State, side: str) -> Observation:
    """What a side sees, what it may answer, and who else is asked."""
    question = engine.question_for(game, side)
    options = tuple(question.options) if question else ()
    return definition.page.scene(game, side), options, engine.deciders(game)


def reveals_nothing(
    past: Restored, entries: Sequence[EntryRow], side: str, seen: Observation
) -> bool:
    """The same outcome would be seen in every state consistent with what the side knew then."""
    definition = past.table.definition
    view = definition.views.view(past.table.game, side)
    worlds = (definition.views.imagine(view, Random(number)) for number in range(WORLDS))
    return all(outcome(past, world, entries, side) == seen for world in worlds)


def outcome(
    past: Restored, world: State, entries: Sequence[EntryRow], side: str
) -> Observation | None:
    """What these answers would have led to there; None if they would have been illegal."""
    table = bare_table(past.table.definition, world, copy_of(past.table.record), ())
    try:
        for entry in entries:
            play(table, entry)
    except Unplayable:
        return None
    return observation(table.definition, table.game, side)
