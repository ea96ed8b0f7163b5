"""Play: looking, answering, asking why, undo."""

from collections.abc import Callable
from random import Random
from typing import TypeVar

from starlette.responses import Response

from sixweeks.kernel import engine
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.presentation.scene import Inspection, Odds
from sixweeks.kernel.state import State
from sixweeks.kernel.why import pointed
from sixweeks.server import messages
from sixweeks.server.errors import HTTPError
from sixweeks.server.http.event_stream import EventStream
from sixweeks.server.http.middleware import address_of
from sixweeks.server.http.routes import RequestContext, Route
from sixweeks.server.live.analysis import take_back
from sixweeks.server.live.chosen_dice import is_analysis
from sixweeks.server.live.costly_questions import check_cancelled
from sixweeks.server.live.live_table import LiveTable
from sixweeks.server.live.log_lines import place_ids
from sixweeks.server.live.view_cache import choices_of, viewer_of
from sixweeks.server.messages import Reason, Reasons

WORLDS = 4
T = TypeVar("T")


async def entered(context: RequestContext[object], wanted: str) -> tuple[LiveTable, str]:
    """The table and the seat of this browser that the request is for."""
    context.live = live = await context.tables.open(context.path("table"))
    return live, live.seat_of(context.browser, wanted)


async def view(context: RequestContext[messages.Since]) -> bytes:
    """What a seat sees."""
    live, side = await entered(context, context.sent.side)
    return await live.view(side, context.sent.since, context.sent.changes, context.language)


async def stream(context: RequestContext[messages.Since]) -> Response:
    """What a seat sees, again at each change."""
    live, side = await entered(context, context.sent.side)
    seen = context.request.headers.get("last-event-id", "")
    is_number = seen.isascii() and seen.isdigit() and len(seen) < 12
    since = int(seen) if is_number else context.sent.since
    return EventStream(
        *(context.tables, live, context.browser, side, since, context.sent.changes),
        *(context.language, address_of(context.request.scope)),
    )


async def answer(context: RequestContext[messages.Answer]) -> bytes:
    """Answer the question."""
    body: messages.Answer = context.sent
    live, side = await entered(context, body.side)
    await live.answer(side, body.serial, body.choice)
    return await live.view(side, body.serial, body.changes, context.language)


async def undo(context: RequestContext[messages.Undo]) -> bytes:
    """Take the last answers back."""
    body: messages.Undo = context.sent
    live, side = await entered(context, body.side)
    if is_analysis(live.table):
        await take_back(live, body.serial, body.to)
    else:
        await live.undo(side, body.serial, body.to)
    return await live.view(side, body.serial, body.changes, context.language)


async def order(context: RequestContext[messages.Orders]) -> bytes:
    """Change the standing orders of a seat."""
    body: messages.Orders = context.sent
    live, side = await entered(context, body.side)
    if side == messages.OBSERVER:
        raise HTTPError(403, "error-observer-orders")
    await live.order(side, body.orders)
    return await live.view(side, None, language=context.language)


# --- asking -----------------------------------------------------------------------------------


async def why(context: RequestContext[messages.Pointed]) -> Reasons:
    """The rules against a choice that is not offered."""
    live, side = await entered(context, context.sent.side)
    asked: messages.Pointed = context.sent
    if asked.place:
        check_place(live, asked.place)
    lookup = live.definition.rules.lookup

    def refused(game: State) -> list[Objection]:
        wish = pointed(game, lookup, asked.place, asked.piece, asked.verb)
        return live.definition.why(game, wish, side)

    found = await known(context, live, side, refused)
    return Reasons(tuple(reason_of(live, each) for each in found))


def reason_of(live: LiveTable, objection: Objection) -> Reason:
    """With the places that are named in it."""
    said = live.definition.text.refused(objection)
    return Reason(objection.rule, said, said.places)


async def odds(context: RequestContext[messages.Stake]) -> Odds:
    """The chances of an attack."""
    live, side = await entered(context, context.sent.side)
    if engine.question_for(live.table.game, side) is None:
        raise HTTPError(409, "error-odds-for-others")
    worked_out, attack = live.definition.page.odds, attack_of(live, side, context.sent)
    found: Odds = await known(context, live, side, lambda game: worked_out(game, attack, side))
    return found


def attack_of(live: LiveTable, side: str, stake: messages.Stake) -> str:
    """The attack in the game's notation; nothing is the one that is being made."""
    if stake.choice is None:
        if stake.target:
            check_place(live, stake.target)
        return stake.target
    choices = choices_of(live.table, side)
    if stake.choice >= len(choices) or not choices[stake.choice].odds:
        raise HTTPError(422, "error-no-odds", choice=stake.choice)
    return choices[stake.choice].odds


async def known(
    context: RequestContext[object], live: LiveTable, side: str, asked: Callable[[State], T]
) -> T:
    """Answer a seat's query without leaking hidden information.

    For the side to move, the answer must be the same in every state consistent with its view; the
    real state is not read. Other sides are told that it is not their turn. At an analysis nothing
    is hidden."""
    game = live.table.game
    if engine.question_for(game, side) is None:
        return asked(game)
    if is_analysis(live.table):
        twin = game.copy()
        return await context.costly(lambda: asked(twin))
    view = live.definition.views.view(game, side)
    return await context.costly(lambda: everywhere(live.definition, view, asked))


def everywhere(definition: GameDefinition, view: object, asked: Callable[[State], T]) -> T:
    worlds = (definition.views.imagine(view, Random(number)) for number in range(WORLDS))
    first, *others = (answered(asked, world) for world in worlds)
    if any(told(each) != told(first) for each in others):
        raise HTTPError(409, "error-unknowable")
    if isinstance(first, InputError):
        raise first
    return first


def answered(asked: Callable[[State], T], game: State) -> T | InputError:
    """What is answered, or what is wrong with the question."""
    check_cancelled()
    try:
        return asked(game)
    except InputError as error:
        return error


def told(answer: object) -> object:
    """What answers are compared by."""
    return answer.sentence if isinstance(answer, InputError) else answer


async def inspect(context: RequestContext[messages.OfPlace]) -> Inspection:
    """Details of a place."""
    live, side = await entered(context, context.sent.side)
    place = context.sent.place
    check_place(live, place)
    return live.definition.page.inspect(live.table.game, place, viewer_of(live.table, side))


def check_place(live: LiveTable, place: str) -> None:
    if place not in place_ids(live.row.game, live.row.scenario):
        raise HTTPError(422, "error-no-place", place=place)


SEAT = (403, 404, 422)
ROUTES = (
    Route(
        "GET", "/api/tables/{table}", view, messages.TableView, query=messages.Since, refusals=SEAT
    ),
    Route(
        "GET",
        "/api/tables/{table}/stream",
        stream,
        messages.TableView,
        query=messages.Since,
        media="text/event-stream",
        refusals=(*SEAT, 429),
    ),
    Route(
        "POST",
        "/api/tables/{table}/answer",
        answer,
        messages.TableView,
        body=messages.Answer,
        refusals=(*SEAT, 409),
    ),
    Route(
        "POST",
        "/api/tables/{table}/undo",
        undo,
        messages.TableView,
        body=messages.Undo,
        refusals=(*SEAT, 409),
    ),
    Route(
        "POST",
        "/api/tables/{table}/orders",
        order,
        messages.TableView,
        body=messages.Orders,
        refusals=(*SEAT, 409),
    ),
    Route(
        "GET",
        "/api/tables/{table}/why",
        why,
        Reasons,
        query=messages.Pointed,
        refusals=(*SEAT, 409),
    ),
    Route(
        "GET",
        "/api/tables/{table}/odds",
        odds,
        Odds,
        query=messages.Stake,
        refusals=(*SEAT, 409),
    ),
    Route(
        "GET",
        "/api/tables/{table}/inspect",
        inspect,
        Inspection,
        query=messages.OfPlace,
        refusals=SEAT,
    ),
)
