"""Agreements: resigning, offering a draw and answering the offer, leaving a seat."""

from typing import Literal

from msgspec import Struct

from sixweeks.kernel.agreement import LEAVE, OFFER
from sixweeks.server.errors import HTTPError
from sixweeks.server.http.routes import RequestContext, Route
from sixweeks.server.http.tables_api import OwnSeat, check_salt_given, own_seat
from sixweeks.server.live.agreements import agree_at
from sixweeks.server.live.live_table import LiveTable
from sixweeks.server.live.seats import vacated


class AgreementAction(OwnSeat, frozen=True, forbid_unknown_fields=True):
    """What a side does to the game itself."""

    action: Literal["resign", "offer_draw", "accept_draw", "decline_draw", "leave_seat"]


class Agreed(Struct, frozen=True):
    """`serial` is that of its entry in the log."""

    table: str
    side: str
    action: str
    serial: int


async def agree(context: RequestContext[AgreementAction]) -> Agreed:
    """Resign, offer, accept or decline a draw, or leave a seat."""
    live, side = await own_seat(context)
    action = context.sent.action
    if action == OFFER:
        check_can_agree(live, side)
    if action == LEAVE:
        check_salt_given(live, side)
    await agree_at(live, side, action, vacated(side) if action == LEAVE else None)
    return Agreed(live.row.id, side, action, live.serial)


def check_can_agree(live: LiveTable, side: str) -> None:
    """Computer players fight on."""
    if any(seat.is_computer for seat in live.seats if seat.side != side):
        raise HTTPError(409, "error-computer-draw")


ROUTES = (
    Route(
        "POST",
        "/api/tables/{table}/agree",
        agree,
        Agreed,
        body=AgreementAction,
        refusals=(403, 404, 409, 422),
    ),
)
