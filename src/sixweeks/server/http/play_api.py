"""Play: looking, answering, asking why, going back."""

from collections.abc import Callable
from random import Random
from typing import Any

from starlette.responses import Response

from sixweeks.kernel import engine
from sixweeks.kernel.formats.replay import Fallen, chances
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.presentation.localization import plain
from sixweeks.kernel.presentation.scene import Inspection, Odds
from sixweeks.kernel.question import Roll
from sixweeks.kernel.why import objections, pointed
from sixweeks.server import messages
from sixweeks.server.http.event_stream import Stream
from sixweeks.server.http.routes import Route, Visit
from sixweeks.server.http_errors import BAD_INPUT, Refusal
from sixweeks.server.live.hub import Hub
from sixweeks.server.live.live_table import Room
from sixweeks.server.live.log_lines import lines_of, place_ids
from sixweeks.server.live.record_download import downloaded
from sixweeks.server.live.restore import record_of, restored
from sixweeks.server.live.sight_cache import choices_of, eyes_of
from sixweeks.server.messages import Chance, Reason, Reasons, Replayed
from sixweeks.server.storage.rows import EntryRow

WORLDS = 4


async def entered(visit: Visit, wanted: str) -> tuple[Room, str]:
    """The table and the seat of this browser that is meant."""
    room = await visit.hub.room(visit.path("table"))
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
    changes, language = visit.query.changes, visit.language
    return Stream(visit.hub, room, visit.browser, side, since, changes, language)


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
    lookup = room.definition.lookup

    def refused(game: Any) -> list[Objection]:
        wish = pointed(game, lookup, asked.place, asked.piece, asked.verb)
        return objections(game, wish, side, lookup) if wish.says_more else []

    found = await known(visit.hub, room, side, refused)
    return Reasons(tuple(reason_of(room, each, visit.language) for each in found))


def reason_of(room: Room, objection: Objection, language: str) -> Reason:
    """In words, with the places that are named in it."""
    text = room.definition.text
    said = text.refused(objection)
    words = text.localization(language, room.row.scenario).words(said)
    return Reason(objection.rule, words, said.places)


async def odds(visit: Visit) -> Odds:
    """The chances of an attack."""
    room, side = await entered(visit, visit.query.side)
    if engine.question_for(room.table.game, side) is None:
        raise Refusal(409, "the odds are told to the side that must answer")
    worked_out, attack = room.definition.odds, attack_of(room, side, visit.query)
    found: Odds = await known(visit.hub, room, side, lambda game: worked_out(game, attack, side))
    return found


def attack_of(room: Room, side: str, stake: messages.Stake) -> str:
    """The attack in the game's notation; nothing is the one that is being made."""
    if stake.choice is None:
        if stake.target:
            check_place(room, stake.target)
        return stake.target
    choices = choices_of(room.table, side)
    if stake.choice >= len(choices) or not choices[stake.choice].odds:
        raise Refusal(422, f"choice {stake.choice} has no odds")
    return choices[stake.choice].odds


async def known(hub: Hub, room: Room, side: str, asked: Callable[[Any], Any]) -> Any:
    """What a seat is told when it asks.

    Who must answer is told what holds in every world that looks to it like the real one, which
    itself is not looked at; who need not, that it is not its turn."""
    game = room.table.game
    if engine.question_for(game, side) is None:
        return asked(game)
    return await hub.threads.read(
        everywhere, room.definition, room.definition.view(game, side), asked
    )


def everywhere(definition: GameDefinition, view: Any, asked: Callable[[Any], Any]) -> Any:
    worlds = (definition.imagine(view, Random(number)) for number in range(WORLDS))
    first, *others = (answered(asked, world) for world in worlds)
    if any(each != first for each in others):
        raise Refusal(409, "this hangs on what you may not know")
    found, refusal = first
    if refusal:
        raise Refusal(422, refusal)
    return found


def answered(asked: Callable[[Any], Any], game: Any) -> tuple[Any, str]:
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
    return room.definition.inspect(room.table.game, place, eyes_of(room.table, side))


def check_place(room: Room, place: str) -> None:
    if place not in place_ids(room.row.game, room.row.scenario):
        raise Refusal(422, f"there is no place '{place[:20]}' on this map")


# --- looking back -----------------------------------------------------------------------------


async def log(visit: Visit) -> tuple[messages.Line, ...]:
    """What happened, as this seat may know it."""
    room, side = await entered(visit, visit.query.side)
    since = visit.query.since if visit.query.since is not None else -1
    return await room.lines(side, min(since, room.mark.last), visit.language)


async def record(visit: Visit) -> Response:
    """The record as text."""
    room, side = await entered(visit, visit.query.side)
    holds_all = set(room.definition.side_ids()) <= set(room.sides_of(visit.browser))
    eyes = None if holds_all else eyes_of(room.table, side)
    text = await visit.hub.threads.read(downloaded, visit.hub.store, room.row, room.table, eyes)
    name = f"{room.row.game}-{room.row.scenario}-{room.row.id}.txt"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, headers=headers, media_type="text/plain")


async def replay(visit: Visit) -> Replayed:
    """The table as it was."""
    room, side = await entered(visit, visit.query.side)
    eyes, last = eyes_of(room.table, side) or chosen_eyes(visit, room), room.mark.last
    upto = min(visit.query.to, last)
    return await visit.hub.threads.read(replayed, visit.hub, room, eyes, upto, last, visit.language)


def chosen_eyes(visit: Visit, room: Room) -> str | None:
    """A side whose eyes are wished for; nobody's see everything."""
    wanted: str = visit.query.eyes
    if wanted and wanted not in room.definition.side_ids():
        raise Refusal(422, f"there is no side '{wanted[:20]}' here")
    return wanted or None


def replayed(
    hub: Hub, room: Room, eyes: str | None, upto: int, last: int, language: str
) -> Replayed:
    past = restored(hub.store, room.row, upto)
    before = hub.store.last_entry(room.row.id, max(past.at.serial - 1, room.row.opening))
    return Replayed(
        scene=room.definition.scene(past.table.game, eyes),
        serial=past.at.serial,
        previous=before.serial if before else past.at.serial,
        next=hub.store.next_serial(room.row.id, past.at.serial),
        last=last,
        text=text_of(room, past.at, eyes, language),
    )


def text_of(room: Room, entry: EntryRow, eyes: str | None, language: str) -> str:
    lines = lines_of(room.definition, room.row.scenario, [entry], eyes, language)
    return " ".join(plain(line.text) for line in lines)


async def all_chances(visit: Visit) -> tuple[Chance, ...]:
    """Every roll and draw, so that anybody can follow them from the seed.

    Before the end only the rolls, and only in games that have no secret ones."""
    room, _ = await entered(visit, visit.query.side)
    if not room.table.is_over and room.definition.has_hidden_rolls:
        raise Refusal(409, "some rolls of this game are secret: its dice are shown after the end")
    found = await visit.hub.threads.read(fallen, visit.hub, room)
    return found if room.table.is_over else tuple(each for each in found if each.dice)


def fallen(hub: Hub, room: Room) -> tuple[Chance, ...]:
    record = record_of(hub.store, room.row, room.table)
    return tuple(map(chance_of, chances(room.definition, record)))


def chance_of(each: Fallen) -> Chance:
    question = each.question
    if isinstance(question, Roll):
        return Chance(question.by, each.came, question.sides, question.dice)
    return Chance(question.by, each.came, cup=question.cup)


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
        "/api/tables/{table}/chances",
        all_chances,
        tuple[Chance, ...],
        query=messages.OfSeat,
        refusals=(*SEAT, 409),
    ),
)
