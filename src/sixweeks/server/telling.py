"""The log as one side may read it."""

import re
from collections.abc import Iterable
from functools import cache

from sixweeks.games import definition_of
from sixweeks.kernel.definition import GameDefinition
from sixweeks.kernel.event import Event
from sixweeks.server.messages import Line
from sixweeks.server.store import EntryRow

WORD = re.compile(r"\w+")


def lines_of(
    definition: GameDefinition, scenario: str, entries: Iterable[EntryRow], eyes: str | None
) -> tuple[Line, ...]:
    """What happened, a line for each event; None reads everything."""
    return tuple(
        line_of(definition, scenario, entry, event, eyes)
        for entry in entries
        for event in entry.events
    )


def line_of(
    definition: GameDefinition, scenario: str, entry: EntryRow, event: Event, eyes: str | None
) -> Line:
    text = definition.tell(event, eyes).removesuffix(f" ({event.rule})")
    known = place_ids(definition.id, scenario)
    words = [word for value in event.seen_by(eyes).values() for word in WORD.findall(str(value))]
    places = tuple(dict.fromkeys(word for word in words if word in known))
    return Line(entry.serial, entry.who, text, event.rule, places)


@cache
def place_ids(game: str, scenario: str) -> frozenset[str]:
    return frozenset(place.id for place in definition_of(game).sheet(scenario).places)
