"""Dice: what the browsers add to them."""

from sixweeks.server import messages
from sixweeks.server.errors import HTTPError
from sixweeks.server.http.play_api import SEAT, entered
from sixweeks.server.http.routes import RequestContext, Route
from sixweeks.server.live.sharing import give_salt, reveal_link, waive_links


async def salt(context: RequestContext[messages.Salt]) -> bytes:
    """Add a salt to the dice, for one's own side."""
    live, side = await entered(context, context.sent.side)
    await give_salt(live, context.sent)
    return await live.view(side, None, language=context.language)


async def link(context: RequestContext[messages.Link]) -> bytes:
    """Reveal the next link for a joint roll."""
    live, side = await entered(context, context.sent.side)
    await reveal_link(live, context.sent)
    return await live.view(side, None, language=context.language)


async def waive(context: RequestContext[messages.Waiver]) -> bytes:
    """Agree to go on with dice that are not joint."""
    live, side = await entered(context, context.sent.side)
    if side == messages.OBSERVER:
        raise HTTPError(403, "error-not-a-player")
    await waive_links(live, side)
    return await live.view(side, None, language=context.language)


REFUSALS = (*SEAT, 409)
ROUTES = (
    Route(
        "POST",
        "/api/tables/{table}/salt",
        salt,
        messages.TableView,
        body=messages.Salt,
        refusals=REFUSALS,
    ),
    Route(
        "POST",
        "/api/tables/{table}/link",
        link,
        messages.TableView,
        body=messages.Link,
        refusals=REFUSALS,
    ),
    Route(
        "POST",
        "/api/tables/{table}/waive_links",
        waive,
        messages.TableView,
        body=messages.Waiver,
        refusals=REFUSALS,
    ),
)
