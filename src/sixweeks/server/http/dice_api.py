"""Dice: what the browsers add to them."""

from typing import Annotated

from msgspec import Meta, Struct

from sixweeks.server import messages
from sixweeks.server.errors import HTTPError
from sixweeks.server.http.play_api import SEAT, entered
from sixweeks.server.http.routes import RequestContext, Route
from sixweeks.server.http.tables_api import OwnSeat
from sixweeks.server.live.dice_contributions import give_salt, reveal_link, waive_links
from sixweeks.server.messages import Count, Id, Which

Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Salt(Struct, frozen=True, forbid_unknown_fields=True):
    """What a side adds to the dice, after it has seen the commitment."""

    side: Id
    commitment: Hash
    salt: Hash


class Link(Struct, frozen=True, forbid_unknown_fields=True):
    """The next link of a side's hash chain; roll `n` takes link `n + 1`.

    The chain belongs to the side whose salt it leads to, even after seats were swapped."""

    chain: Id
    number: Count
    link: Hash
    side: Which = ""


async def salt(context: RequestContext[Salt]) -> bytes:
    """Add a salt to the dice, for one's own side."""
    live, side = await entered(context, context.sent.side)
    await give_salt(live, side, context.sent.commitment, context.sent.salt)
    return await live.view(side, None, language=context.language)


async def link(context: RequestContext[Link]) -> bytes:
    """Reveal the next link for a joint roll."""
    live, side = await entered(context, context.sent.side)
    sent: Link = context.sent
    await reveal_link(live, sent.chain, sent.number, sent.link)
    return await live.view(side, None, language=context.language)


async def waive(context: RequestContext[OwnSeat]) -> bytes:
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
        body=Salt,
        refusals=REFUSALS,
    ),
    Route(
        "POST",
        "/api/tables/{table}/link",
        link,
        messages.TableView,
        body=Link,
        refusals=REFUSALS,
    ),
    Route(
        "POST",
        "/api/tables/{table}/waive_links",
        waive,
        messages.TableView,
        body=OwnSeat,
        refusals=REFUSALS,
    ),
)
