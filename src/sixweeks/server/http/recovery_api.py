"""Recovery codes: a way back to a seat for who has lost the cookie and every link."""

from typing import Annotated

from msgspec import Meta, Struct

from sixweeks.server.http.routes import RequestContext, Route
from sixweeks.server.http.tables_api import OwnSeat, own_seat
from sixweeks.server.live.seat_recovery import code_hash, new_code, return_to_seat
from sixweeks.server.messages import Entered


class Recover(Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=20, max_length=40)]


class RecoveryCode(Struct, frozen=True):
    """Shown once; only its hash is stored."""

    table: str
    side: str
    code: str


async def recovery_code(context: RequestContext[OwnSeat]) -> RecoveryCode:
    """A new recovery code for one's own seat."""
    live, side = await own_seat(context)
    code = new_code()
    keep, write = context.tables.store.links.keep_code, context.tables.threads.write
    await live.refresh(await write(keep, live.row.id, side, code_hash(code)))
    return RecoveryCode(live.row.id, side, code)


async def recover(context: RequestContext[Recover]) -> Entered:
    """Come back to a seat with its recovery code."""
    live = await context.tables.open(context.path("table"))
    browser = await context.claiming_browser()
    side = await return_to_seat(live, context.sent.code, browser)
    return Entered(live.row.id, side)


ROUTES = (
    Route(
        "POST",
        "/api/tables/{table}/recovery",
        recovery_code,
        RecoveryCode,
        body=OwnSeat,
        refusals=(403, 404, 422),
    ),
    Route(
        "POST",
        "/api/tables/{table}/recover",
        recover,
        Entered,
        body=Recover,
        refusals=(403, 404, 409, 422),
    ),
)
