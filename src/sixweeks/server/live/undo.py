"""Undo takes back what taught nothing; whoever has found what was hidden has found it."""

from collections.abc import Sequence
from random import Random
from typing import Any

from sixweeks.kernel import engine
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.table import copy_of
from sixweeks.server.live.restore import Restored, Unplayable, play, quiet_table
from sixweeks.server.storage.rows import EntryRow

WORLDS = 4
Look = tuple[Any, ...]


def look(definition: GameDefinition, game: Any, side: str) -> Look:
    """What a side sees, what it may answer, and who else is asked."""
    question = engine.question_for(game, side)
    options = tuple(question.options) if question else ()
    return definition.page.scene(game, side), options, engine.deciders(game)


def taught_nothing(past: Restored, entries: Sequence[EntryRow], side: str, seen: Look) -> bool:
    """The same would have been seen in every world that looked then like the real one."""
    definition = past.table.definition
    view = definition.views.view(past.table.game, side)
    worlds = (definition.views.imagine(view, Random(number)) for number in range(WORLDS))
    return all(outcome(past, world, entries, side) == seen for world in worlds)


def outcome(past: Restored, world: Any, entries: Sequence[EntryRow], side: str) -> Look | None:
    """What these answers would have led to there; nothing if they could not be given."""
    table = quiet_table(past.table.definition, world, copy_of(past.table.record), ())
    try:
        for entry in entries:
            play(table, entry)
    except Unplayable:
        return None
    return look(table.definition, table.game, side)
