"""Lessons: the list of a game, a practice table, and its progress."""

from msgspec import Struct

from sixweeks.games import definition_of
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.server import messages
from sixweeks.server.errors import HTTPError
from sixweeks.server.http.games_api import game_of
from sixweeks.server.http.routes import RequestContext, Route
from sixweeks.server.http.tables_api import check_capacity, stored
from sixweeks.server.live.lessons import (
    LessonView,
    lesson_of,
    lesson_table,
    lesson_view,
    lessons_of,
)
from sixweeks.server.messages import Id, OfSeat


class LessonInfo(Struct, frozen=True):
    id: str
    title: str
    steps: int


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True):
    game: Id
    lesson: Id


async def lessons(context: RequestContext[object]) -> tuple[LessonInfo, ...]:
    """The lessons of a game, in their order."""
    definition = game_of(context)
    words = definition.text.localization(context.language).text
    known = lessons_of(definition).values()
    return tuple(LessonInfo(each.id, words(each.title), len(each.steps)) for each in known)


async def begin(context: RequestContext[NewLesson]) -> messages.TableMade:
    """A practice table for a lesson."""
    await check_capacity(context)
    try:
        definition = definition_of(context.sent.game)
    except InputError as error:
        raise HTTPError.of(404, error) from None
    lesson = lessons_of(definition).get(context.sent.lesson)
    if lesson is None:
        raise HTTPError(404, "error-no-lesson")
    title = definition.text.localization(context.language).text(lesson.title)
    return await stored(context, lesson_table(definition, lesson.id, title))


async def progress(context: RequestContext[OfSeat]) -> LessonView:
    """The steps of a lesson, and how many are done."""
    live = await context.tables.open(context.path("table"))
    context.live = live
    live.seat_of(context.browser, context.sent.side)
    store, row = context.tables.store, live.row
    entries = await context.tables.threads.read(store.entries, row.id, row.opening - 1, live.serial)
    return lesson_view(live.definition, lesson_of(live.table.record), list(entries))


ROUTES = (
    Route("GET", "/api/games/{game}/lessons", lessons, tuple[LessonInfo, ...], refusals=(404,)),
    Route(
        "POST",
        "/api/lessons",
        begin,
        messages.TableMade,
        body=NewLesson,
        status=201,
        refusals=(404, 409, 422, 503),
    ),
    Route(
        "GET",
        "/api/tables/{table}/lesson",
        progress,
        LessonView,
        query=OfSeat,
        refusals=(403, 404, 422),
    ),
)
