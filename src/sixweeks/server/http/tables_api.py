"""Tables and seats: create, enter, list, hand over."""

from time import time

from msgspec import Struct

from sixweeks.games import definition_of
from sixweeks.kernel.agreement import FILL
from sixweeks.kernel.presentation.sentence import decoded
from sixweeks.server import messages
from sixweeks.server.errors import HTTPError
from sixweeks.server.http.routes import RequestContext, Route
from sixweeks.server.live.agreements import agree_at
from sixweeks.server.live.create_table import CreatedTable, checked_name, imported_table, new_table
from sixweeks.server.live.live_table import LiveTable
from sixweeks.server.live.rematch import rematch_of
from sixweeks.server.live.seat_view import opened
from sixweeks.server.live.seats import handed_over, hash_of, is_token_of, name_of, new_token, seated
from sixweeks.server.messages import NOBODY, OBSERVER, VACANT, Id, NewPlayer
from sixweeks.server.storage.dice_shares import CHOSEN
from sixweeks.server.storage.rows import SeatRow, TableRow

MAX_RUNNING = 200  # tables of a browser at which something was done lately
RECENT_SECONDS = 30 * 24 * 3600.0
MAX_OBSERVERS = 1000  # of one table: a link that everybody knows is for so many
MAX_DEVICES = 10  # browsers of one player


class OwnSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that this browser holds."""

    side: Id


class SeatLink(Struct, frozen=True):
    """A link that opens a seat to one more browser."""

    table: str
    side: str
    token: str


class OthersEnded(Struct, frozen=True):
    """How many other browsers held the seat."""

    table: str
    side: str
    ended: int


async def create(context: RequestContext[messages.NewTable]) -> messages.TableMade:
    """A new table."""
    await check_capacity(context)
    return await stored(context, new_table(context.sent))


async def import_record(context: RequestContext[messages.Import]) -> messages.TableMade:
    """A table from a record."""
    await check_capacity(context)
    founded = await context.imported(lambda: imported_table(context.sent.record))
    return await stored(context, founded)


async def open_view(context: RequestContext[messages.Import]) -> messages.SeatView:
    """What a record of one seat shows; nothing is kept."""
    return await context.imported(lambda: opened(context.sent.record))


async def check_capacity(context: RequestContext[object]) -> None:
    """Limit abandoned games, so that nobody fills the disk."""
    store, read = context.tables.store, context.tables.threads.read
    if not await read(store.db.has_space):
        raise HTTPError(503, "error-disk-full")
    if (
        await read(store.retention.count_running, context.browser, time() - RECENT_SECONDS)
        >= MAX_RUNNING
    ):
        raise HTTPError(409, "error-too-many-tables", count=MAX_RUNNING)


async def stored(context: RequestContext[object], founded: CreatedTable) -> messages.TableMade:
    """Store the table and give the seats that are `me` to this browser."""
    row, seats, browser = founded.row, founded.seats, await context.claiming_browser()
    create, parts = context.tables.store.create, (founded.snapshots, founded.salted_by)
    await context.tables.threads.write(create, row, seats, founded.entries, browser, *parts)
    tokens = dict(founded.tokens)
    observer = tokens.pop(OBSERVER, "")
    return messages.TableMade(founded.row.id, tokens, observer)


async def enter(context: RequestContext[messages.Enter]) -> messages.Entered:
    """Take the seat that a secret link names."""
    live = await context.tables.open(context.path("table"))
    people = [each for each in live.seats if not each.is_computer]
    seat = next((each for each in people if is_token_of(each, context.sent.token)), None)
    if seat is None:
        raise HTTPError(403, "error-no-seat-link")
    if seat.side not in live.sides_of(context.browser):
        await take(context, live, seat)
    return messages.Entered(live.row.id, seat.side)


async def take(context: RequestContext[messages.Enter], live: LiveTable, seat: SeatRow) -> None:
    """A player's link admits one browser; there is always room for one more observer."""
    if seat.is_used:
        raise HTTPError(403, "error-link-used")
    await make_room(context, live, seat.side)
    browser = await context.claiming_browser()
    store, write = context.tables.store, context.tables.threads.write
    if name := checked_name(context.sent.name):
        await write(store.names.name_player, live.row.id, browser, name)
    await live.refresh(await write(store.links.take, live.row.id, seat, browser))
    if seat.side not in live.sides_of(browser):
        raise HTTPError(403, "error-link-used")


async def make_room(context: RequestContext[object], live: LiveTable, side: str) -> None:
    holders = sum(held == side for _, held in live.holders)
    if holders < (MAX_OBSERVERS if side == OBSERVER else MAX_DEVICES):
        return
    present = {each.browser for each in live.listeners.values() if each.side == OBSERVER}
    if side != OBSERVER or len(present) >= MAX_OBSERVERS:
        raise HTTPError(429, "error-seat-full")
    make, write = context.tables.store.links.make_room, context.tables.threads.write
    await write(make, live.row.id, MAX_OBSERVERS, present)


async def admit_device(context: RequestContext[OwnSeat]) -> SeatLink:
    """A link for another device of the same person."""
    live, side = await own_seat(context)
    token = new_token()
    renew, write = context.tables.store.links.renew, context.tables.threads.write
    await live.refresh(await write(renew, live.row.id, side, hash_of(token)))
    return SeatLink(live.row.id, side, token)


async def end_others(context: RequestContext[OwnSeat]) -> OthersEnded:
    """End the other browsers that hold one's seat."""
    live, side = await own_seat(context)
    others = live.browsers()[side] - 1
    end, write = context.tables.store.links.end_others, context.tables.threads.write
    await live.refresh(await write(end, live.row.id, side, context.browser))
    return OthersEnded(live.row.id, side, others)


async def own_seat(context: RequestContext[OwnSeat]) -> tuple[LiveTable, str]:
    """A player's seat that this browser holds."""
    live, side = await context.tables.open(context.path("table")), context.sent.side
    if side == OBSERVER:
        raise HTTPError(403, "error-not-a-player")
    return live, live.seat_of(context.browser, side)


async def rematch(context: RequestContext[OwnSeat]) -> messages.TableMade:
    """A new table with the sides exchanged."""
    live, _ = await own_seat(context)
    if not live.table.is_over:
        raise HTTPError(409, "error-not-over")
    await check_capacity(context)
    wanted = rematch_of(live.row, live.seats, live.sides_of(context.browser))
    return await stored(context, new_table(wanted))


async def own_tables(context: RequestContext[object]) -> tuple[messages.TableInfo, ...]:
    """The tables at which this browser has a seat."""
    store, read = context.tables.store, context.tables.threads.read
    held = await read(store.tables_of, context.browser)
    names = await read(store.names.of_browser, context.browser)
    sides: dict[str, list[str]] = {}
    for row, side in held:
        sides.setdefault(row.id, []).append(side)
    rows = {row.id: row for row, _ in held}
    return tuple(
        info(row, tuple(sides[row.id]), names.get(row.id, {}), context.language)
        for row in rows.values()
    )


def info(
    row: TableRow, sides: tuple[str, ...], names: dict[str, str], language: str
) -> messages.TableInfo:
    """A table in a list, in the words of its game."""
    words = definition_of(row.game).text.localization(language, row.scenario).text
    return messages.TableInfo(
        table=row.id,
        name=words(name_of(row)),
        game=row.game,
        scenario=row.scenario,
        sides=sides,
        names=names,
        to_move=row.to_move.split(" ")[0],
        turn=words(decoded(row.turn)),
        result=row.result,
        updated=row.answered,
        is_analysis=row.dice == CHOSEN,
    )


async def change_seat(context: RequestContext[messages.NewPlayer]) -> messages.SeatChanged:
    """A seat changes hands."""
    live = await context.tables.open(context.path("table"))
    wanted: NewPlayer = context.sent
    check_may_change(live, context.browser, wanted)
    is_link = wanted.side == OBSERVER and wanted.player != NOBODY
    player = OBSERVER if is_link else wanted.player
    check_salt_given(live, wanted.side)
    seat, token = seated(live.definition, wanted.side, player, live.row.scenario)
    if seat.is_computer and wanted.side in live.sides_of(context.browser):
        seat, token = handed_over(seat)
    change, browser = context.tables.store.change_seat, await context.claiming_browser()
    if is_vacant(live, wanted.side):
        await agree_at(live, wanted.side, FILL, seat, browser)
        return messages.SeatChanged(live.row.id, seat.side, player, token)
    revision = await context.tables.threads.write(change, live.row.id, seat, browser)
    await live.refresh(revision)
    return messages.SeatChanged(live.row.id, seat.side, player, token)


def check_may_change(live: LiveTable, browser: str, wanted: NewPlayer) -> None:
    """Your own seat, a computer's, a vacant one and the spectators' link may be changed, and a seat
    that was handed to a computer may be taken back."""
    side = wanted.side
    own = [each for each in live.sides_of(browser) if each != OBSERVER]
    seat = next((each for each in live.seats if each.side == side), None)
    if seat and seat.is_computer and is_token_of(seat, wanted.token):
        return
    if not own:
        raise HTTPError(403, "error-not-a-player")
    if seat is None:
        raise HTTPError(422, "error-no-seat-at-table", side=side)
    is_free = seat.is_computer or seat.player == VACANT
    if side not in own and side != OBSERVER and not is_free:
        raise HTTPError(403, "error-other-players-seat")


def is_vacant(live: LiveTable, side: str) -> bool:
    return any(seat.player == VACANT for seat in live.seats if seat.side == side)


def check_salt_given(live: LiveTable, side: str) -> None:
    """The dice wait for the salt of whoever has the seat, so it is given before the seat is."""
    if any(share.side == side and not share.salt for share in live.shares):
        raise HTTPError(409, "error-salt-first")


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
        refusals=(403, 404, 409, 422),
    ),
    Route(
        "POST",
        "/api/tables/{table}/device",
        admit_device,
        SeatLink,
        body=OwnSeat,
        refusals=(403, 404, 422),
    ),
    Route(
        "POST",
        "/api/tables/{table}/end_others",
        end_others,
        OthersEnded,
        body=OwnSeat,
        refusals=(403, 404, 422),
    ),
    Route(
        "POST",
        "/api/tables/{table}/rematch",
        rematch,
        messages.TableMade,
        body=OwnSeat,
        status=201,
        refusals=(403, 404, 409, 422),
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
