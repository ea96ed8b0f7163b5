"""A layer of the map that is worked out only when somebody wants to see it."""

from typing import Any

from sixweeks.kernel.scene import Layer
from sixweeks.server import messages
from sixweeks.server.messages import Which
from sixweeks.server.play_api import SEAT, check_nothing_secret, entered
from sixweeks.server.refusal import Refusal
from sixweeks.server.routes import Route, Visit
from sixweeks.server.sights import eyes_of


class OfLayer(messages.OfSeat, frozen=True):
    """Which layer, seen from which seat."""

    id: Which = ""


async def layer(visit: Visit) -> Layer:
    """The layer as this seat may know it."""
    room, side = await entered(visit, visit.query.side)
    eyes = eyes_of(room.table, side)

    def asked(game: Any) -> Layer | None:
        return room.definition.layer(game, visit.query.id, eyes)

    check_nothing_secret(room, side, asked)
    found = asked(room.table.game)
    if found is None:
        raise Refusal(404, f"there is no layer '{visit.query.id}' here")
    return found


ROUTES = (
    Route(
        "GET",
        "/api/tables/{table}/layer",
        layer,
        Layer,
        query=OfLayer,
        refusals=(*SEAT, 409),
    ),
)
