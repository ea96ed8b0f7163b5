"""Lessons at ordinary tables: the seed tells which lesson it is, the answers how far one is."""

from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from sixweeks.ai.players import player_names
from sixweeks.games import definition_of, game_ids
from sixweeks.kernel.formats.record import Record
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.presentation.lesson import Lesson, Occurrence, aside, lessons_in, steps_done
from sixweeks.kernel.presentation.sentence import Sentence
from sixweeks.kernel.table import Table
from sixweeks.server.errors import HTTPError
from sixweeks.server.live.apply_answer import SetUp
from sixweeks.server.live.create_table import (
    CreatedTable,
    opening_entries,
    players_of,
    seats_of,
    with_status,
)
from sixweeks.server.live.restore import header_of
from sixweeks.server.live.seats import new_table_id, people_of
from sixweeks.server.messages import ME, NOBODY
from sixweeks.server.storage.rows import EntryRow, TableRow
from sixweeks.version import __version__


class LessonStep(Struct, frozen=True):
    """What to do, and the places that it is about."""

    text: Sentence
    places: tuple[str, ...]


class LessonView(Struct, frozen=True):
    """A lesson at a table: its steps, how many are done, and the lesson after it, if any.

    `aside` is said when the player did something else than the step suggests."""

    game: str
    id: str
    title: Sentence
    steps: tuple[LessonStep, ...]
    done: int
    aside: Sentence
    end: Sentence
    next: str


def lessons_of(definition: GameDefinition) -> dict[str, Lesson]:
    return lessons_in(definition.info.folder)


def lesson_table(definition: GameDefinition, id: str, name: str) -> CreatedTable:
    """A table at the position of a lesson; the computer plays the other side."""
    lesson = lessons_of(definition)[id]
    staff = player_names(definition)[-1]
    wanted = {side: ME if side == lesson.side else staff for side in definition.side_ids()}
    players = players_of(definition, wanted)
    seats, tokens = seats_of(definition, players, NOBODY)
    table = Table.new(
        definition,
        program=__version__,
        players=players,
        seed=lesson.seeded,
        position=lesson.position,
    )
    row = TableRow(
        id=new_table_id(),
        name=name,
        game=definition.info.id,
        scenario=table.record.scenario,
        header=header_of(table.record),
        seed=lesson.seeded.revealed,
    )
    entries = opening_entries(table, SetUp("historical", people_of(seats)))
    return CreatedTable(with_status(row, table, entries[-1]), seats, entries, tokens)


@cache
def commitments() -> dict[tuple[str, str], str]:
    """The ids of all lessons by their game and the commitment of their seed."""
    return {
        (game, lesson.seeded.commitment): lesson.id
        for game in game_ids()
        for lesson in lessons_of(definition_of(game)).values()
    }


def lesson_of(record: Record) -> str:
    """The lesson that a table is, if it is one."""
    if not record.seed_by_hand:
        return ""
    return commitments().get((record.game, record.commitment), "")


def lesson_view(definition: GameDefinition, id: str, entries: list[EntryRow]) -> LessonView:
    known = lessons_of(definition)
    if id not in known:
        raise HTTPError(404, "error-no-lesson")
    lesson, ids = known[id], list(known)
    after = ids[ids.index(id) + 1 :]
    steps = zip(lesson.words, lesson.steps, strict=True)
    done = tuple(occurrences(lesson, entries))
    return LessonView(
        game=definition.info.id,
        id=id,
        title=lesson.title,
        steps=tuple(LessonStep(words, step.places) for words, step in steps),
        done=steps_done(lesson, done),
        aside=aside(lesson, done),
        end=lesson.end,
        next=after[0] if after else "",
    )


def occurrences(lesson: Lesson, entries: list[EntryRow]) -> Iterator[Occurrence]:
    """The player's answers and what came of them, in order."""
    for entry in entries:
        yield from (Occurrence(answer=line.text) for line in entry.lines if line.who == lesson.side)
        yield from (Occurrence(event=event.kind) for event in entry.events)
