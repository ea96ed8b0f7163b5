"""Your games: naming a table and oneself, and deleting a table."""

from msgspec import Struct

from sixweeks.server.errors import HTTPError
from sixweeks.server.http.routes import RequestContext, Route
from sixweeks.server.http.tables_api import OwnSeat, own_seat
from sixweeks.server.live.create_table import checked_name
from sixweeks.server.live.live_table import LiveTable
from sixweeks.server.messages import OBSERVER, Id, Name, PlayerName


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """A name for the table, given by a player; an empty one is that of the scenario."""

    side: Id
    name: Name


class NewPlayerName(Struct, frozen=True, forbid_unknown_fields=True):
    """What the player at a seat is called; empty for no name."""

    side: Id
    name: PlayerName


class PlayerNames(Struct, frozen=True):
    """By side, as far as its player has a name."""

    names: dict[str, str]


class Deleted(Struct, frozen=True):
    table: str


async def rename(context: RequestContext[NewName]) -> PlayerNames:
    """A new name for a table."""
    live, _ = await seat_of(context)
    rename_table, write = context.tables.store.names.rename_table, context.tables.threads.write
    await live.refresh(await write(rename_table, live.row.id, checked_name(context.sent.name)))
    return await told(context, live)


async def name_player(context: RequestContext[NewPlayerName]) -> PlayerNames:
    """What a player is called at a table."""
    live, _ = await seat_of(context)
    names, write = context.tables.store.names, context.tables.threads.write
    await write(names.name_player, live.row.id, context.browser, checked_name(context.sent.name))
    return await told(context, live)


async def names(context: RequestContext[object]) -> PlayerNames:
    """The names of the players."""
    live = await context.tables.open(context.path("table"))
    live.seat_of(context.browser, "")
    return await told(context, live)


async def told(context: RequestContext[object], live: LiveTable) -> PlayerNames:
    of_table, read = context.tables.store.names.of_table, context.tables.threads.read
    return PlayerNames(await read(of_table, live.row.id))


async def delete(context: RequestContext[OwnSeat]) -> Deleted:
    """A table is deleted by its only player."""
    live, _ = await own_seat(context)
    if any(browser != context.browser and side != OBSERVER for browser, side in live.holders):
        raise HTTPError(409, "error-others-play")
    delete_table, write = context.tables.store.names.delete_table, context.tables.threads.write
    if not await write(delete_table, live.row.id):
        raise HTTPError(409, "error-still-thinking")
    context.tables.drop(live.row.id)
    return Deleted(live.row.id)


async def seat_of(context: RequestContext[NewName | NewPlayerName]) -> tuple[LiveTable, str]:
    """A player's seat that this browser holds."""
    live, side = await context.tables.open(context.path("table")), context.sent.side
    if side == OBSERVER:
        raise HTTPError(403, "error-not-a-player")
    return live, live.seat_of(context.browser, side)


REFUSALS = (403, 404, 422)
ROUTES = (
    Route("POST", "/api/tables/{table}/name", rename, PlayerNames, body=NewName, refusals=REFUSALS),
    Route(
        "POST",
        "/api/tables/{table}/player_name",
        name_player,
        PlayerNames,
        body=NewPlayerName,
        refusals=REFUSALS,
    ),
    Route("GET", "/api/tables/{table}/names", names, PlayerNames, refusals=(403, 404)),
    Route(
        "POST",
        "/api/tables/{table}/delete",
        delete,
        Deleted,
        body=OwnSeat,
        refusals=(*REFUSALS, 409),
    ),
)
