"""The past of a table: its log, its record, replay, playback and dice."""

from collections.abc import Iterable

from msgspec import Struct
from starlette.responses import Response

from sixweeks.kernel.formats.replay import Fallen, chances
from sixweeks.kernel.presentation.history import HistoricalTurn, history_of
from sixweeks.kernel.presentation.sentence import Listed, Sentence, message
from sixweeks.kernel.question import Roll
from sixweeks.server import messages
from sixweeks.server.errors import HTTPError
from sixweeks.server.http.play_api import SEAT, entered
from sixweeks.server.http.routes import RequestContext, Route
from sixweeks.server.live.costly_questions import check_cancelled
from sixweeks.server.live.game_course import Course, course_of
from sixweeks.server.live.live_table import LiveTable
from sixweeks.server.live.live_tables import LiveTables
from sixweeks.server.live.log_lines import lines_of
from sixweeks.server.live.playback import played_back
from sixweeks.server.live.record_download import downloaded
from sixweeks.server.live.restore import record_of, restored
from sixweeks.server.live.view_cache import viewer_of
from sixweeks.server.messages import Chance, Playback, Replayed
from sixweeks.server.storage.rows import EntryRow


async def log(context: RequestContext[messages.Since]) -> tuple[messages.Line, ...]:
    """What happened, as this seat may know it."""
    live, side = await entered(context, context.sent.side)
    since = context.sent.since if context.sent.since is not None else -1
    return await live.lines(side, min(since, live.cursor.last))


async def record(context: RequestContext[messages.OfSeat]) -> Response:
    """The record as text."""
    live, side = await entered(context, context.sent.side)
    holds_all = set(live.definition.side_ids()) <= set(live.sides_of(context.browser))
    viewer = None if holds_all else viewer_of(live.table, side)
    store, row, table, language = context.tables.store, live.row, live.table, context.language
    text = await context.costly(lambda: downloaded(store, row, table, viewer, language))
    name = f"{live.row.game}-{live.row.scenario}-{live.row.id}.txt"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, headers=headers, media_type="text/plain")


async def replay(context: RequestContext[messages.At]) -> Replayed:
    """The table as it was."""
    live, side = await entered(context, context.sent.side)
    viewer, last = viewer_of(live.table, side) or chosen_viewer(context, live), live.cursor.last
    upto = min(context.sent.to, last)
    return await context.costly(lambda: replayed(context.tables, live, viewer, upto, last))


def chosen_viewer(
    context: RequestContext[messages.At | messages.Between], live: LiveTable
) -> str | None:
    """The side to view the past as; None sees everything."""
    wanted: str = context.sent.viewer
    if wanted and wanted not in live.definition.side_ids():
        raise HTTPError(422, "error-no-side-here", side=wanted)
    return wanted or None


def replayed(
    tables: LiveTables, live: LiveTable, viewer: str | None, upto: int, last: int
) -> Replayed:
    past = restored(tables.store, live.row, upto)
    before = tables.store.last_entry(live.row.id, max(past.at.serial - 1, live.row.opening))
    return Replayed(
        scene=live.definition.page.scene(past.table.game, viewer),
        serial=past.at.serial,
        previous=before.serial if before else past.at.serial,
        next=tables.store.next_serial(live.row.id, past.at.serial),
        last=last,
        text=text_of(past.at, viewer),
    )


def text_of(entry: EntryRow, viewer: str | None) -> Sentence:
    told = tuple(line.text for line in lines_of([entry], viewer))
    return message("sentences", sentences=Listed(told, "space"))


async def playback(context: RequestContext[messages.Between]) -> Playback:
    """The scenes after several answers, one after another."""
    live, side = await entered(context, context.sent.side)
    viewer = viewer_of(live.table, side) or chosen_viewer(context, live)
    after, to = context.sent.after, min(context.sent.to, live.cursor.last)
    store, row = context.tables.store, live.row
    return await context.costly(lambda: played_back(store, row, viewer, after, to))


async def all_chances(context: RequestContext[messages.OfSeat]) -> tuple[Chance, ...]:
    """Every roll and draw, so that anybody can follow them from the seed.

    Before the end only the rolls, and only in games that have no secret ones."""
    live, _ = await entered(context, context.sent.side)
    if not live.table.is_over and live.definition.rules.has_hidden_rolls:
        raise HTTPError(409, "error-secret-rolls")
    found = await context.costly(lambda: fallen(context.tables, live))
    return found if live.table.is_over else tuple(each for each in found if each.dice)


async def course(context: RequestContext[messages.OfSeat]) -> Course:
    """How a finished game went, turn by turn."""
    live, _ = await entered(context, context.sent.side)
    if not live.table.is_over:
        raise HTTPError(409, "error-not-over")
    store, row, table = context.tables.store, live.row, live.table
    return await context.costly(lambda: course_of(store, row, table))


class BesideTurn(Struct, frozen=True):
    """What happened in 1940 in the days of a turn; nothing for a single battle."""

    turn: HistoricalTurn | None


async def beside(context: RequestContext[messages.At]) -> BesideTurn:
    """What happened in 1940 in the days of the turn that a moment belongs to."""
    live, _ = await entered(context, context.sent.side)
    store, row, upto = context.tables.store, live.row, context.sent.to
    turns = history_of(live.definition, row.scenario).turns
    if not turns or upto >= live.cursor.last:
        return BesideTurn(turn_in(turns, live.table.game.turn))
    past = await context.costly(lambda: restored(store, row, upto))
    return BesideTurn(turn_in(turns, past.table.game.turn))


def turn_in(turns: Iterable[HistoricalTurn], wanted: int) -> HistoricalTurn | None:
    return next((each for each in turns if each.turn == wanted), None)


def fallen(tables: LiveTables, live: LiveTable) -> tuple[Chance, ...]:
    record = record_of(tables.store, live.row, live.table)
    found: list[Chance] = []
    for each in chances(live.definition, record):
        check_cancelled()
        found.append(chance_of(each))
    return tuple(found)


def chance_of(each: Fallen) -> Chance:
    question = each.question
    if isinstance(question, Roll):
        return Chance(question.by, each.came, question.sides, question.dice)
    return Chance(question.by, each.came, cup=question.cup)


ROUTES = (
    Route(
        "GET",
        "/api/tables/{table}/log",
        log,
        tuple[messages.Line, ...],
        query=messages.Since,
        refusals=SEAT,
    ),
    Route(
        "GET",
        "/api/tables/{table}/record",
        record,
        str,
        query=messages.OfSeat,
        media="text/plain",
        refusals=SEAT,
    ),
    Route("GET", "/api/tables/{table}/replay", replay, Replayed, query=messages.At, refusals=SEAT),
    Route(
        "GET",
        "/api/tables/{table}/playback",
        playback,
        Playback,
        query=messages.Between,
        refusals=(*SEAT, 409),
    ),
    Route(
        "GET",
        "/api/tables/{table}/chances",
        all_chances,
        tuple[Chance, ...],
        query=messages.OfSeat,
        refusals=(*SEAT, 409),
    ),
    Route(
        "GET",
        "/api/tables/{table}/course",
        course,
        Course,
        query=messages.OfSeat,
        refusals=(*SEAT, 409),
    ),
    Route(
        "GET",
        "/api/tables/{table}/history",
        beside,
        BesideTurn,
        query=messages.At,
        refusals=SEAT,
    ),
)
