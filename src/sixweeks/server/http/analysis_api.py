"""The analysis board: a private table with a tree of lines, chosen dice and chances of winning."""

from functools import partial
from typing import Annotated

from msgspec import Meta, Struct
from starlette.responses import Response

from sixweeks.kernel.presentation.sentence import Statement, Text
from sixweeks.kernel.question import Draw, Roll
from sixweeks.server import messages
from sixweeks.server.errors import HTTPError
from sixweeks.server.http.chance_stream import ChanceStream
from sixweeks.server.http.play_api import SEAT, entered
from sixweeks.server.http.routes import RequestContext, Route
from sixweeks.server.http.tables_api import check_capacity, stored
from sixweeks.server.live.analysis import (
    choose_dice,
    delete_line,
    entry_of,
    exported,
    go,
    make_main,
    place_of,
    rename_line,
)
from sixweeks.server.live.analysis_chances import ChanceNews, chances_after, chances_since
from sixweeks.server.live.analysis_tree import Place, known_line
from sixweeks.server.live.create_table import checked_name
from sixweeks.server.live.live_table import LiveTable
from sixweeks.server.live.log_lines import lines_of
from sixweeks.server.live.new_analysis import analysis_of, analysis_of_text
from sixweeks.server.live.restore import record_of
from sixweeks.server.messages import Count, Name, Which

TOLD = 8  # steps of a line that are searched for something to call it by


class NewAnalysis(Struct, frozen=True, forbid_unknown_fields=True):
    """A record or a position, as text."""

    text: Annotated[str, Meta(min_length=1, max_length=4_000_000)]


class OwnTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat at the table that is to be analysed."""

    side: Which = ""


class LineInfo(Struct, frozen=True):
    """A line: it leaves its parent after the step `fork`, and `tip` is its last step. `text` is the
    first that happens in it."""

    line: int
    parent: int
    fork: int
    tip: int
    name: str
    text: Statement


class DieResult(Struct, frozen=True):
    """What may be rolled or drawn, and how likely it is."""

    result: str
    chance: float


class DiceDue(Struct, frozen=True):
    """What waits for the dice: a roll, or a draw if there are none."""

    dice: int
    sides: int
    results: tuple[DieResult, ...]


class Analysis(Struct, frozen=True):
    """The tree of an analysis, and where its table is."""

    line: int
    step: int
    main: int
    lines: tuple[LineInfo, ...]
    dice: DiceDue | None
    serial: int


class Going(Struct, frozen=True, forbid_unknown_fields=True):
    """A step of a line."""

    line: Count
    step: Count
    side: Which = ""
    changes: bool = False


class Thrown(Struct, frozen=True, forbid_unknown_fields=True):
    """A result of the dice, for the question of the view `serial`; an empty one is rolled."""

    serial: Count
    result: Name = ""
    side: Which = ""
    changes: bool = False


class LineChange(Struct, frozen=True, forbid_unknown_fields=True):
    """A line is renamed, made the main line, or deleted with all that branches off it."""

    line: Count
    name: Name | None = None
    is_main: bool = False
    is_deleted: bool = False
    side: Which = ""


class OfLine(Struct, frozen=True):
    """Query for a line; 0 is the main line."""

    line: Count = 0
    side: Which = ""


class Asked(Struct, frozen=True):
    """Query for the chances after one step of a line, or along it from a step on; only those that
    are known already, if none are to be played out."""

    line: Count
    step: Count | None = None
    since: Count = 0
    side: Which = ""
    is_played: bool = True


async def analyse_text(context: RequestContext[NewAnalysis]) -> messages.TableMade:
    """An analysis of a record or of a position."""
    await check_capacity(context)
    return await stored(
        context, await context.imported(lambda: analysis_of_text(context.sent.text))
    )


async def analyse_table(context: RequestContext[OwnTable]) -> messages.TableMade:
    """An analysis of a finished game, or of one whose seats are all one's own."""
    live, _ = await entered(context, context.sent.side)
    holds_all = set(live.definition.side_ids()) <= set(live.sides_of(context.browser))
    if not (live.table.is_over or holds_all):
        raise HTTPError(409, "error-analysis-would-tell")
    await check_capacity(context)
    store, row, table = context.tables.store, live.row, live.table
    made = await context.imported(lambda: analysis_of(record_of(store, row, table), row.name))
    return await stored(context, made)


async def analysis(context: RequestContext[messages.OfSeat]) -> Analysis:
    """The tree of an analysis."""
    live, _ = await entered(context, context.sent.side)
    return await told(live)


async def told(live: LiveTable) -> Analysis:
    place = await place_of(live)
    lines = await live.threads.read(line_infos, live, place)
    main, due = place.tree.main, due_at(live)
    return Analysis(place.line, place.step, main, lines, due, live.serial)


def line_infos(live: LiveTable, place: Place) -> tuple[LineInfo, ...]:
    tree = place.tree
    return tuple(
        LineInfo(
            line=line,
            parent=row.parent,
            fork=row.fork,
            tip=tree.tip(line),
            name=row.name,
            text=first_told(live, line, row.fork),
        )
        for line, row in tree.rows.items()
    )


def first_told(live: LiveTable, line: int, fork: int) -> Statement:
    """The first event of a line, or its first answer in notation."""
    rows = live.store.analyses.steps(live.row.id, line, fork + TOLD)
    entries = [entry_of(row, row.step) for row in rows]
    if told := lines_of(entries, None):
        return told[0].text
    answers = (each.text for entry in entries for each in entry.lines)
    return Statement("name", {"name": Text(next(answers, ""))})


def due_at(live: LiveTable) -> DiceDue | None:
    question = live.table.question
    if not isinstance(question, Roll | Draw):
        return None
    results = tuple(DieResult(str(each), float(odds)) for each, odds in question.odds.items())
    if isinstance(question, Roll):
        return DiceDue(question.dice, question.sides, results)
    return DiceDue(0, 0, results)


async def go_to(context: RequestContext[Going]) -> bytes:
    """Go to a step of a line."""
    body: Going = context.sent
    live, side = await entered(context, body.side)
    before = live.serial
    await go(live, body.line, body.step)
    return await live.view(side, before, body.changes, context.language)


async def throw(context: RequestContext[Thrown]) -> bytes:
    """Choose what the dice show, or roll them."""
    body: Thrown = context.sent
    live, side = await entered(context, body.side)
    await choose_dice(live, body.serial, body.result)
    return await live.view(side, body.serial, body.changes, context.language)


async def change_line(context: RequestContext[LineChange]) -> Analysis:
    """Rename a line, make it the main line, or delete it."""
    body: LineChange = context.sent
    live, _ = await entered(context, body.side)
    if body.is_deleted:
        await delete_line(live, body.line)
        return await told(live)
    if body.name is not None:
        await rename_line(live, body.line, checked_name(body.name))
    if body.is_main:
        await make_main(live, body.line)
    return await told(live)


async def record(context: RequestContext[OfLine]) -> Response:
    """A line as a record."""
    live, _ = await entered(context, context.sent.side)
    text = await exported(live, context.sent.line)
    name = f"{live.row.game}-{live.row.scenario}-{live.row.id}-{context.sent.line}.txt"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, headers=headers, media_type="text/plain")


async def chances(context: RequestContext[Asked]) -> Response:
    """The chances of winning, as they are played out: server-sent events."""
    live, side = await entered(context, context.sent.side)
    place = await place_of(live)
    line, asked = known_line(place.tree, context.sent.line), context.sent
    if max(asked.step or 0, asked.since) > place.tree.tip(line):
        raise HTTPError(422, "error-line-shorter", count=place.tree.tip(line))
    tables, row, tree = context.tables, live.row, place.tree
    walked, store = tables.tally_books.walked, tables.store
    if asked.step is None:
        find = partial(chances_since, walked, store, row, tree, line, asked.since)
    else:
        find = partial(chances_after, store, row, tree, line, asked.step)
    found = await context.costly(find)
    most = tables.most_playouts if context.sent.is_played else 0
    return ChanceStream(tables, live, context.browser, side, found, most, context.language)


ROUTES = (
    Route(
        "POST",
        "/api/analyses",
        analyse_text,
        messages.TableMade,
        body=NewAnalysis,
        status=201,
        refusals=(409, 422, 503),
    ),
    Route(
        "POST",
        "/api/tables/{table}/analyse",
        analyse_table,
        messages.TableMade,
        body=OwnTable,
        status=201,
        refusals=(*SEAT, 409, 503),
    ),
    Route(
        "GET",
        "/api/tables/{table}/analysis",
        analysis,
        Analysis,
        query=messages.OfSeat,
        refusals=(*SEAT, 409),
    ),
    Route(
        "POST",
        "/api/tables/{table}/analysis/go",
        go_to,
        messages.TableView,
        body=Going,
        refusals=(*SEAT, 409),
    ),
    Route(
        "POST",
        "/api/tables/{table}/analysis/dice",
        throw,
        messages.TableView,
        body=Thrown,
        refusals=(*SEAT, 409),
    ),
    Route(
        "POST",
        "/api/tables/{table}/analysis/lines",
        change_line,
        Analysis,
        body=LineChange,
        refusals=(*SEAT, 409),
    ),
    Route(
        "GET",
        "/api/tables/{table}/analysis/record",
        record,
        str,
        query=OfLine,
        media="text/plain",
        refusals=(*SEAT, 409),
    ),
    Route(
        "GET",
        "/api/tables/{table}/analysis/chances",
        chances,
        ChanceNews,
        query=Asked,
        media="text/event-stream",
        refusals=(*SEAT, 409, 429),
    ),
)
