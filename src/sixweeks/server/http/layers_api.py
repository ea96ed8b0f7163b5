"""Layers of the map that are computed on request."""

from sixweeks.kernel.presentation.scene import Layer
from sixweeks.server import messages
from sixweeks.server.errors import HTTPError
from sixweeks.server.http.play_api import SEAT, entered, known
from sixweeks.server.http.routes import RequestContext, Route
from sixweeks.server.live.view_cache import viewer_of
from sixweeks.server.messages import Which


class OfLayer(messages.OfSeat, frozen=True):
    """Which layer, seen from which seat."""

    id: Which = ""


async def layer(context: RequestContext[OfLayer]) -> Layer:
    """The layer as this seat may know it."""
    live, side = await entered(context, context.sent.side)
    viewer, id, work_out = viewer_of(live.table, side), context.sent.id, live.definition.page.layer
    found: Layer | None = await known(context, live, side, lambda game: work_out(game, id, viewer))
    if found is None:
        raise HTTPError(404, "error-no-layer", layer=id)
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
