"""The log as one side may read it."""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from sixweeks.games import definition_of
from sixweeks.kernel.definition import GameDefinition
from sixweeks.kernel.event import Event
from sixweeks.kernel.localization import Localization, capitalized
from sixweeks.kernel.sentence import Term
from sixweeks.server.live import recovery
from sixweeks.server.messages import Line
from sixweeks.server.storage.store import EntryRow

TAKEN_UP = (
    "The rules of this game have been mended since. It goes on after answer {after};"
    " what was answered later could not be followed: {lost}."
)
WORD = re.compile(r"\w+")


def lines_of(
    definition: GameDefinition, scenario: str, entries: Iterable[EntryRow], eyes: str | None
) -> tuple[Line, ...]:
    """What happened, a line for each event; None reads everything."""
    return tuple(
        line_of(definition, scenario, entry, event, eyes)
        for entry in entries
        for event in entry.events
        if event.is_told_to(eyes)
    )


def line_of(
    definition: GameDefinition, scenario: str, entry: EntryRow, event: Event, eyes: str | None
) -> Line:
    if definition.text is not None and event.kind != recovery.TAKEN_UP:
        return said_line(definition.text.localization(scenario=scenario), entry, event, eyes)
    text = told(definition, event, eyes)
    args = event.seen_by(eyes)
    places = places_named(args, place_ids(definition.id, scenario))
    result, chances = fortune(args)
    return Line(entry.serial, entry.who, text, event.rule, places, result, chances)


def said_line(to: Localization, entry: EntryRow, event: Event, eyes: str | None) -> Line:
    """Words for whoever reads; places and way from the arguments."""
    said = event.said_to(eyes)
    result, chances = fortune_in_words(to, event)
    return Line(
        entry.serial,
        entry.who,
        to.words(said),
        event.rule,
        said.places,
        result,
        chances,
        said.path,
    )


def fortune_in_words(to: Localization, event: Event) -> tuple[str, dict[str, float]]:
    """What came of a roll and what might have, by name; nothing where an event has no chances."""
    result = event.args.get("result")
    if not event.chances or not isinstance(result, Term):
        return "", {}

    def name(id: str) -> str:
        return capitalized(to.named("word", f"{result.kind}:{id}", ""))

    return name(result.id), {name(id): chance for id, chance in event.chances.items()}


def told(definition: GameDefinition, event: Event, eyes: str | None) -> str:
    if event.kind == recovery.TAKEN_UP:
        return TAKEN_UP.format(**event.args)
    return definition.tell(event, eyes).removesuffix(f" ({event.rule})")


def places_named(args: Mapping[str, Any], known: frozenset[str]) -> tuple[str, ...]:
    words = [word for name in args if name != "chances" for word in WORD.findall(str(args[name]))]
    return tuple(dict.fromkeys(word for word in words if word in known))


def fortune(args: Mapping[str, Any]) -> tuple[str, dict[str, float]]:
    """What came of a roll and what might have; nothing where an event has no chances."""
    if "chances" not in args or "result" not in args:
        return "", {}
    return args["result"], args["chances"]


@cache
def place_ids(game: str, scenario: str) -> frozenset[str]:
    return frozenset(place.id for place in definition_of(game).sheet(scenario).places)
