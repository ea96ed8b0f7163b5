"""Tables and seats: making, entering, listing, and changing hands."""

from time import time

from sixweeks.server import messages
from sixweeks.server.http.routes import Route, Visit
from sixweeks.server.http_errors import Refusal
from sixweeks.server.live.create_table import CreatedTable, imported_table, new_table
from sixweeks.server.live.live_table import LiveTable
from sixweeks.server.live.seat_view import opened
from sixweeks.server.live.seats import handed_over, is_token_of, seated
from sixweeks.server.messages import NOBODY, OBSERVER, NewPlayer

MAX_RUNNING = 200  # tables of a browser at which something was done lately
RECENT_SECONDS = 30 * 24 * 3600.0
MAX_HOLDERS = 1000  # of one seat: a link that everybody knows is for so many


async def create(visit: Visit) -> messages.TableMade:
    """A new table."""
    await check_capacity(visit)
    return await stored(visit, new_table(visit.body))


async def import_record(visit: Visit) -> messages.TableMade:
    """A table from a record."""
    await check_capacity(visit)
    founded = await visit.hub.threads.run_import(lambda: imported_table(visit.body.record))
    return await stored(visit, founded)


async def open_view(visit: Visit) -> messages.SeatView:
    """What a record of one seat shows; nothing is kept."""
    return await visit.hub.threads.run_import(lambda: opened(visit.body.record))


async def check_capacity(visit: Visit) -> None:
    """Nobody fills the disk with games that are begun and left."""
    store, read = visit.hub.store, visit.hub.threads.read
    if not await read(store.db.has_space):
        raise Refusal(503, "the disk of this server is full: there can be no new tables")
    if (
        await read(store.retention.count_running, visit.browser, time() - RECENT_SECONDS)
        >= MAX_RUNNING
    ):
        raise Refusal(409, f"this browser plays at {MAX_RUNNING} tables: finish some games first")


async def stored(visit: Visit, founded: CreatedTable) -> messages.TableMade:
    """Kept, and the seats that are `me` given to this browser."""
    row, seats, browser = founded.row, founded.seats, visit.known_browser()
    create, snapshots = visit.hub.store.create, founded.snapshots
    await visit.hub.threads.write(create, row, seats, founded.entries, browser, snapshots)
    tokens = dict(founded.tokens)
    observer = tokens.pop(OBSERVER, "")
    return messages.TableMade(founded.row.id, tokens, observer)


async def enter(visit: Visit) -> messages.Entered:
    """Take the seat that a secret link names."""
    room = await visit.hub.room(visit.path("table"))
    people = [each for each in room.seats if not each.is_computer]
    seat = next((each for each in people if is_token_of(each, visit.body.token)), None)
    browser = visit.known_browser()
    if seat and seat.side not in room.sides_of(browser):
        check_crowd(room, seat.side)
        revision = await visit.hub.threads.write(
            visit.hub.store.take_seat, room.row.id, seat, browser
        )
        await room.refresh(revision)
    if seat is None or seat.side not in room.sides_of(browser):
        raise Refusal(403, "this link opens no seat of this table")
    return messages.Entered(room.row.id, seat.side)


def check_crowd(room: LiveTable, side: str) -> None:
    if sum(held == side for _, held in room.holders) >= MAX_HOLDERS:
        raise Refusal(429, "too many browsers have taken this seat")


async def own_tables(visit: Visit) -> tuple[messages.TableInfo, ...]:
    """The tables at which this browser has a seat."""
    held = await visit.hub.threads.read(visit.hub.store.tables_of, visit.browser)
    sides: dict[str, list[str]] = {}
    for row, side in held:
        sides.setdefault(row.id, []).append(side)
    rows = {row.id: row for row, _ in held}
    return tuple(
        messages.TableInfo(
            table=row.id,
            name=row.name,
            game=row.game,
            scenario=row.scenario,
            sides=tuple(sides[row.id]),
            to_move=row.to_move.split(" ")[0],
            turn=row.turn,
            result=row.result,
            updated=row.answered,
        )
        for row in rows.values()
    )


async def change_seat(visit: Visit) -> messages.SeatChanged:
    """A seat changes hands."""
    room = await visit.hub.room(visit.path("table"))
    wanted: NewPlayer = visit.body
    check_may_change(room, visit.browser, wanted)
    is_link = wanted.side == OBSERVER and wanted.player != NOBODY
    player = OBSERVER if is_link else wanted.player
    seat, token = seated(room.definition, wanted.side, player)
    if seat.is_computer and wanted.side in room.sides_of(visit.browser):
        seat, token = handed_over(seat)
    change = visit.hub.store.change_seat
    revision = await visit.hub.threads.write(change, room.row.id, seat, visit.browser)
    await room.refresh(revision)
    return messages.SeatChanged(room.row.id, seat.side, player, token)


def check_may_change(room: LiveTable, browser: str, wanted: NewPlayer) -> None:
    """One's own seat, or one that a computer plays; the observers' link too. Who has handed a
    seat to a computer may take it back."""
    side = wanted.side
    own = [each for each in room.sides_of(browser) if each != OBSERVER]
    seat = next((each for each in room.seats if each.side == side), None)
    if seat and seat.is_computer and is_token_of(seat, wanted.token):
        return
    if not own:
        raise Refusal(403, "only who has a seat at this table may change its seats")
    if seat is None:
        raise Refusal(422, f"there is no seat '{side}' at this table")
    if side not in own and side != OBSERVER and not seat.is_computer:
        raise Refusal(403, "this seat is another player's")


ROUTES = (
    Route(
        "POST",
        "/api/tables",
        create,
        messages.TableMade,
        body=messages.NewTable,
        status=201,
        refusals=(409, 422),
    ),
    Route("GET", "/api/tables", own_tables, tuple[messages.TableInfo, ...]),
    Route(
        "POST",
        "/api/tables/{table}/enter",
        enter,
        messages.Entered,
        body=messages.Enter,
        refusals=(403, 404, 422, 429),
    ),
    Route(
        "POST",
        "/api/tables/{table}/seats",
        change_seat,
        messages.SeatChanged,
        body=messages.NewPlayer,
        refusals=(403, 404, 422),
    ),
    Route(
        "POST",
        "/api/import",
        import_record,
        messages.TableMade,
        body=messages.Import,
        status=201,
        refusals=(409, 422),
    ),
    Route(
        "POST",
        "/api/view",
        open_view,
        messages.SeatView,
        body=messages.Import,
        refusals=(422,),
    ),
)
