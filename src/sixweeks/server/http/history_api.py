"""The past of a table: its log, its record, replay, playback and dice."""

from starlette.responses import Response

from sixweeks.kernel.formats.replay import Fallen, chances
from sixweeks.kernel.presentation.sentence import Listed, Sentence, message
from sixweeks.kernel.question import Roll
from sixweeks.server import messages
from sixweeks.server.http.play_api import SEAT, entered
from sixweeks.server.http.routes import Route, Visit
from sixweeks.server.http_errors import Refusal
from sixweeks.server.live.live_table import LiveTable
from sixweeks.server.live.live_tables import LiveTables
from sixweeks.server.live.log_lines import lines_of
from sixweeks.server.live.playback import played_back
from sixweeks.server.live.record_download import downloaded
from sixweeks.server.live.restore import record_of, restored
from sixweeks.server.live.view_cache import eyes_of
from sixweeks.server.messages import Chance, Playback, Replayed
from sixweeks.server.storage.rows import EntryRow


async def log(visit: Visit) -> tuple[messages.Line, ...]:
    """What happened, as this seat may know it."""
    room, side = await entered(visit, visit.query.side)
    since = visit.query.since if visit.query.since is not None else -1
    return await room.lines(side, min(since, room.mark.last))


async def record(visit: Visit) -> Response:
    """The record as text."""
    room, side = await entered(visit, visit.query.side)
    holds_all = set(room.definition.side_ids()) <= set(room.sides_of(visit.browser))
    eyes = None if holds_all else eyes_of(room.table, side)
    store, row, table, language = visit.hub.store, room.row, room.table, visit.language
    text = await visit.hub.threads.run_import(lambda: downloaded(store, row, table, eyes, language))
    name = f"{room.row.game}-{room.row.scenario}-{room.row.id}.txt"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, headers=headers, media_type="text/plain")


async def replay(visit: Visit) -> Replayed:
    """The table as it was."""
    room, side = await entered(visit, visit.query.side)
    eyes, last = eyes_of(room.table, side) or chosen_eyes(visit, room), room.mark.last
    upto = min(visit.query.to, last)
    return await visit.hub.threads.read(replayed, visit.hub, room, eyes, upto, last)


def chosen_eyes(visit: Visit, room: LiveTable) -> str | None:
    """A side whose eyes are wished for; nobody's see everything."""
    wanted: str = visit.query.eyes
    if wanted and wanted not in room.definition.side_ids():
        raise Refusal(422, f"there is no side '{wanted[:20]}' here")
    return wanted or None


def replayed(hub: LiveTables, room: LiveTable, eyes: str | None, upto: int, last: int) -> Replayed:
    past = restored(hub.store, room.row, upto)
    before = hub.store.last_entry(room.row.id, max(past.at.serial - 1, room.row.opening))
    return Replayed(
        scene=room.definition.page.scene(past.table.game, eyes),
        serial=past.at.serial,
        previous=before.serial if before else past.at.serial,
        next=hub.store.next_serial(room.row.id, past.at.serial),
        last=last,
        text=text_of(past.at, eyes),
    )


def text_of(entry: EntryRow, eyes: str | None) -> Sentence:
    told = tuple(line.text for line in lines_of([entry], eyes))
    return message("sentences", sentences=Listed(told, "space"))


async def playback(visit: Visit) -> Playback:
    """The scenes after several answers, one after another."""
    room, side = await entered(visit, visit.query.side)
    eyes = eyes_of(room.table, side) or chosen_eyes(visit, room)
    after, to = visit.query.after, min(visit.query.to, room.mark.last)
    return await visit.hub.threads.read(played_back, visit.hub.store, room.row, eyes, after, to)


async def all_chances(visit: Visit) -> tuple[Chance, ...]:
    """Every roll and draw, so that anybody can follow them from the seed.

    Before the end only the rolls, and only in games that have no secret ones."""
    room, _ = await entered(visit, visit.query.side)
    if not room.table.is_over and room.definition.rules.has_hidden_rolls:
        raise Refusal(409, "some rolls of this game are secret: its dice are shown after the end")
    found = await visit.hub.threads.read(fallen, visit.hub, room)
    return found if room.table.is_over else tuple(each for each in found if each.dice)


def fallen(hub: LiveTables, room: LiveTable) -> tuple[Chance, ...]:
    record = record_of(hub.store, room.row, room.table)
    return tuple(map(chance_of, chances(room.definition, record)))


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
)
