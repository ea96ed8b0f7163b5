"""A computer player that thinks: it can be hurried, and explains itself after the game."""

from msgspec import Struct

from sixweeks.server.errors import HTTPError
from sixweeks.server.http.play_api import entered
from sixweeks.server.http.routes import RequestContext, Route
from sixweeks.server.http.tables_api import OwnSeat, own_seat
from sixweeks.server.live.thoughts import SearchedAnswer, searched_answers
from sixweeks.server.messages import OfSeat


class Hurried(Struct, frozen=True):
    """The computer player of this table answers as soon as it can."""

    table: str


async def hurry(context: RequestContext[OwnSeat]) -> Hurried:
    """Let the computer answer now with the best that it has found."""
    live, _ = await own_seat(context)
    store, id = context.tables.store, live.row.id
    if not await context.tables.threads.write(store.jobs.hurry, id):
        raise HTTPError(409, "error-nobody-thinks")
    return Hurried(id)


async def thoughts(context: RequestContext[OfSeat]) -> tuple[SearchedAnswer, ...]:
    """What the computer players compared, once the game is over."""
    live, _ = await entered(context, context.sent.side)
    if not live.table.is_over:
        raise HTTPError(409, "error-not-over")
    store, id = context.tables.store, live.row.id
    return await context.tables.threads.read(searched_answers, store, id)


ROUTES = (
    Route(
        "POST",
        "/api/tables/{table}/hurry",
        hurry,
        Hurried,
        body=OwnSeat,
        refusals=(403, 404, 409, 422),
    ),
    Route(
        "GET",
        "/api/tables/{table}/thoughts",
        thoughts,
        tuple[SearchedAnswer, ...],
        query=OfSeat,
        refusals=(403, 404, 409, 422),
    ),
)
