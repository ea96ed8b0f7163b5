"""Play: looking, answering, asking why, undo."""

from collections.abc import Callable
from random import Random
from typing import Any

from starlette.responses import Response

from sixweeks.kernel import engine
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.presentation.scene import Inspection, Odds
from sixweeks.kernel.state import State
from sixweeks.kernel.why import pointed
from sixweeks.server import messages
from sixweeks.server.http.event_stream import EventStream
from sixweeks.server.http.routes import Route, Visit
from sixweeks.server.http_errors import BAD_INPUT, Refusal
from sixweeks.server.live.live_table import LiveTable
from sixweeks.server.live.live_tables import LiveTables
from sixweeks.server.live.log_lines import place_ids
from sixweeks.server.live.view_cache import choices_of, eyes_of
from sixweeks.server.messages import Reason, Reasons

WORLDS = 4


async def entered(visit: Visit, wanted: str) -> tuple[LiveTable, str]:
    """The table and the seat of this browser that is meant."""
    visit.room = room = await visit.hub.room(visit.path("table"))
    return room, room.seat_of(visit.browser, wanted)


async def sight(visit: Visit) -> bytes:
    """What a seat sees."""
    room, side = await entered(visit, visit.query.side)
    return await room.sight(side, visit.query.since, visit.query.changes, visit.language)


async def stream(visit: Visit) -> Response:
    """What a seat sees, again at each change."""
    room, side = await entered(visit, visit.query.side)
    seen = visit.request.headers.get("last-event-id", "")
    is_number = seen.isascii() and seen.isdigit() and len(seen) < 12
    since = int(seen) if is_number else visit.query.since
    return EventStream(
        visit.hub, room, visit.browser, side, since, visit.query.changes, visit.language
    )


async def answer(visit: Visit) -> bytes:
    """Answer the question."""
    body: messages.Answer = visit.body
    room, side = await entered(visit, body.side)
    await room.answer(side, body.serial, body.choice)
    return await room.sight(side, body.serial, body.changes, visit.language)


async def undo(visit: Visit) -> bytes:
    """Take the last answers back."""
    body: messages.Undo = visit.body
    room, side = await entered(visit, body.side)
    await room.undo(side, body.serial, body.to)
    return await room.sight(side, body.serial, body.changes, visit.language)


async def order(visit: Visit) -> bytes:
    """Change the standing orders of a seat."""
    body: messages.Orders = visit.body
    room, side = await entered(visit, body.side)
    if side == messages.OBSERVER:
        raise Refusal(403, "an observer has no orders to give")
    await room.order(side, body.orders)
    return await room.sight(side, None, language=visit.language)


# --- asking -----------------------------------------------------------------------------------


async def why(visit: Visit) -> Reasons:
    """The rules against what is pointed at."""
    room, side = await entered(visit, visit.query.side)
    asked: messages.Pointed = visit.query
    if asked.place:
        check_place(room, asked.place)
    lookup = room.definition.rules.lookup

    def refused(game: State) -> list[Objection]:
        wish = pointed(game, lookup, asked.place, asked.piece, asked.verb)
        return room.definition.why(game, wish, side)

    found = await known(visit.hub, room, side, refused)
    return Reasons(tuple(reason_of(room, each) for each in found))


def reason_of(room: LiveTable, objection: Objection) -> Reason:
    """With the places that are named in it."""
    said = room.definition.text.refused(objection)
    return Reason(objection.rule, said, said.places)


async def odds(visit: Visit) -> Odds:
    """The chances of an attack."""
    room, side = await entered(visit, visit.query.side)
    if engine.question_for(room.table.game, side) is None:
        raise Refusal(409, "the odds are told to the side that must answer")
    worked_out, attack = room.definition.page.odds, attack_of(room, side, visit.query)
    found: Odds = await known(visit.hub, room, side, lambda game: worked_out(game, attack, side))
    return found


def attack_of(room: LiveTable, side: str, stake: messages.Stake) -> str:
    """The attack in the game's notation; nothing is the one that is being made."""
    if stake.choice is None:
        if stake.target:
            check_place(room, stake.target)
        return stake.target
    choices = choices_of(room.table, side)
    if stake.choice >= len(choices) or not choices[stake.choice].odds:
        raise Refusal(422, f"choice {stake.choice} has no odds")
    return choices[stake.choice].odds


async def known(hub: LiveTables, room: LiveTable, side: str, asked: Callable[[State], Any]) -> Any:
    """What a seat is told when it asks.

    Who must answer is told what holds in every world that looks to it like the real one, which
    itself is not looked at; who need not, that it is not its turn."""
    game = room.table.game
    if engine.question_for(game, side) is None:
        return asked(game)
    return await hub.threads.read(
        everywhere, room.definition, room.definition.views.view(game, side), asked
    )


def everywhere(definition: GameDefinition, view: object, asked: Callable[[State], Any]) -> Any:
    worlds = (definition.views.imagine(view, Random(number)) for number in range(WORLDS))
    first, *others = (answered(asked, world) for world in worlds)
    if any(each != first for each in others):
        raise Refusal(409, "this hangs on what you may not know")
    found, refusal = first
    if refusal:
        raise Refusal(422, refusal)
    return found


def answered(asked: Callable[[State], Any], game: State) -> tuple[Any, str]:
    """What is answered, or a refusal."""
    try:
        return asked(game), ""
    except BAD_INPUT as error:
        return None, str(error)


async def inspect(visit: Visit) -> Inspection:
    """What is to be known of a place."""
    room, side = await entered(visit, visit.query.side)
    place = visit.query.place
    check_place(room, place)
    return room.definition.page.inspect(room.table.game, place, eyes_of(room.table, side))


def check_place(room: LiveTable, place: str) -> None:
    if place not in place_ids(room.row.game, room.row.scenario):
        raise Refusal(422, f"there is no place '{place[:20]}' on this map")


SEAT = (403, 404, 422)
ROUTES = (
    Route("GET", "/api/tables/{table}", sight, messages.Sight, query=messages.Since, refusals=SEAT),
    Route(
        "GET",
        "/api/tables/{table}/stream",
        stream,
        messages.Sight,
        query=messages.Since,
        media="text/event-stream",
        refusals=(*SEAT, 429),
    ),
    Route(
        "POST",
        "/api/tables/{table}/answer",
        answer,
        messages.Sight,
        body=messages.Answer,
        refusals=(*SEAT, 409),
    ),
    Route(
        "POST",
        "/api/tables/{table}/undo",
        undo,
        messages.Sight,
        body=messages.Undo,
        refusals=(*SEAT, 409),
    ),
    Route(
        "POST",
        "/api/tables/{table}/orders",
        order,
        messages.Sight,
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
