"""The log as one side may read it."""

from collections.abc import Iterable
from functools import cache
from typing import TypeAlias

from sixweeks.games import definition_of
from sixweeks.kernel.event import Event
from sixweeks.kernel.presentation.sentence import (
    EMPTY,
    Args,
    Chances,
    Die,
    Sentence,
    Side,
    Term,
    Text,
    message,
)
from sixweeks.server.messages import Line
from sixweeks.server.storage.rows import EntryRow, TakebackRow

UNDONE = "undone"
OpenLines: TypeAlias = dict[int, tuple[Line, ...]]  # of entries that are open to all, by serial


def log_of(
    entries: Iterable[EntryRow],
    takebacks: Iterable[TakebackRow],
    viewer: str | None,
    open_lines: OpenLines,
) -> tuple[Line, ...]:
    """What happened and what was taken back, in order; everybody is told of a takeback."""
    happened = (line for entry in entries for line in entry_lines(entry, viewer, open_lines))
    lines = (*happened, *map(takeback_line, takebacks))
    return tuple(sorted(lines, key=lambda line: line.serial))


def entry_lines(entry: EntryRow, viewer: str | None, open_lines: OpenLines) -> tuple[Line, ...]:
    """What nobody is told otherwise is written once for all."""
    if any(event.others is not None for event in entry.events):
        return lines_of((entry,), viewer)
    if entry.serial not in open_lines:
        open_lines[entry.serial] = lines_of((entry,), viewer)
    return open_lines[entry.serial]


def takeback_line(row: TakebackRow) -> Line:
    args: Args = {"side": Side(row.who), "answers": row.answers, "undos": row.undos}
    said = Event(UNDONE, "", args).said_to(None)
    return Line(row.serial, row.who, said, "", is_undo=True)


def lines_of(entries: Iterable[EntryRow], viewer: str | None) -> tuple[Line, ...]:
    """What happened, a line for each event; None reads everything."""
    return tuple(
        line_of(entry, event, viewer)
        for entry in entries
        for event in entry.events
        if event.is_told_to(viewer)
    )


def line_of(entry: EntryRow, event: Event, viewer: str | None) -> Line:
    """The event as the reader may know it, its places and its path."""
    said = event.said_to(viewer)
    result, chances = fortune(event)
    dice = tuple(each.value for each in said.args.values() if isinstance(each, Die))
    about = (said, event.rule, said.places, result, chances, said.path, dice)
    table, column = rolled_on(event)
    return Line(entry.serial, entry.who, *about, table=table, column=column)


def rolled_on(event: Event) -> tuple[str, str]:
    """The table and the column of a roll, where the event names them."""
    if not event.chances:
        return "", ""
    table = event.args.get("table")
    name = table.id if isinstance(table, Term) else ""
    match event.args.get("column") or event.args.get("factor"):
        case Text(text=column):
            return name, column
        case int(factor):
            return name, str(factor)
    return "", ""


def fortune(event: Event) -> tuple[Sentence, Chances]:
    """What came of a roll and what might have, by name; nothing where an event has no chances."""
    result = event.args.get("result")
    if not event.chances or not isinstance(result, Term):
        return EMPTY, Chances({})

    def name(id: str) -> Sentence:
        return message("result", result=Term(result.kind, id))

    return name(result.id), Chances({name(id): chance for id, chance in event.chances.items()})


@cache
def place_ids(game: str, scenario: str) -> frozenset[str]:
    return frozenset(place.id for place in definition_of(game).pictures.sheet(scenario).places)
