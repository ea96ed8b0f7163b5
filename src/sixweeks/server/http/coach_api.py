"""The coach: a question explained, and what the staff would answer."""

from msgspec import Struct

from sixweeks.ai.player import Seat
from sixweeks.kernel import engine
from sixweeks.kernel.presentation.coach import explained
from sixweeks.kernel.presentation.sentence import Sentence
from sixweeks.server.errors import HTTPError
from sixweeks.server.http.play_api import entered
from sixweeks.server.http.routes import RequestContext, Route
from sixweeks.server.live.coaching import Adviser, Counsel
from sixweeks.server.live.live_table import LiveTable
from sixweeks.server.messages import OfSeat

REFUSALS = (403, 404, 409, 422)


class Coached(Struct, frozen=True):
    """What the question with this serial is about."""

    serial: int
    what: Sentence


class Advice(Struct, frozen=True):
    """The choice that the staff would make, by its index, why, and the places that it is about."""

    serial: int
    choice: int
    why: Sentence
    places: tuple[str, ...]


async def coach(context: RequestContext[OfSeat]) -> Coached:
    """The question of this seat in plain words."""
    live, _ = await asked(context)
    return Coached(live.serial, explained(live.definition.text, live.table.game))


async def advice(context: RequestContext[OfSeat]) -> Advice:
    """What the staff would answer, from what this seat may know."""
    live, side = await asked(context)
    serial, counsel = live.serial, await counsel_for(context, live, side)
    return Advice(serial, counsel.choice, counsel.why, counsel.why.places)


async def counsel_for(context: RequestContext[OfSeat], live: LiveTable, side: str) -> Counsel:
    """From the staff that advised last, if it was listened to; the same question is thought over
    once."""
    record, serial = live.table.record, live.serial
    adviser = live.advisers.pop(side, None)
    if adviser is None or not (adviser.serial == serial or adviser.is_followed(record)):
        adviser = Adviser(live.definition, side)
    if adviser.serial != serial:
        seat = Seat(live.definition, live.table.game, side)
        assert seat.view is not None, "it is built before the game goes on"
        answer, counsel = await context.costly(lambda: adviser.advise(seat))
        if live.serial != serial:
            raise HTTPError(409, "error-not-your-turn")
        adviser.note(serial, record, live.table.write(answer), counsel)
    live.advisers[side] = adviser
    return adviser.counsel


async def asked(context: RequestContext[OfSeat]) -> tuple[LiveTable, str]:
    """The seat, which must have a question to answer."""
    live, side = await entered(context, context.sent.side)
    if engine.question_for(live.table.game, side) is None:
        raise HTTPError(409, "error-not-your-turn")
    return live, side


ROUTES = (
    Route("GET", "/api/tables/{table}/coach", coach, Coached, query=OfSeat, refusals=REFUSALS),
    Route("GET", "/api/tables/{table}/advice", advice, Advice, query=OfSeat, refusals=REFUSALS),
)
