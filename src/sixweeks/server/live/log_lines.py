"""The log as one side may read it."""

from collections.abc import Iterable
from functools import cache

from sixweeks.games import definition_of
from sixweeks.kernel.event import Event
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.presentation.game_text import ENGLISH
from sixweeks.kernel.presentation.localization import Localization, capitalized
from sixweeks.kernel.presentation.sentence import Term
from sixweeks.server.messages import Line
from sixweeks.server.storage.rows import EntryRow


def lines_of(
    definition: GameDefinition,
    scenario: str,
    entries: Iterable[EntryRow],
    eyes: str | None,
    language: str = ENGLISH,
) -> tuple[Line, ...]:
    """What happened, a line for each event; None reads everything."""
    to = definition.text.localization(language, scenario)
    return tuple(
        line_of(to, entry, event, eyes)
        for entry in entries
        for event in entry.events
        if event.is_told_to(eyes)
    )


def line_of(to: Localization, entry: EntryRow, event: Event, eyes: str | None) -> Line:
    """Words for whoever reads; places and path from the arguments."""
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


@cache
def place_ids(game: str, scenario: str) -> frozenset[str]:
    return frozenset(place.id for place in definition_of(game).pictures.sheet(scenario).places)
