"""The coach: a question explained, and what the staff would answer."""

from random import Random

from msgspec import Struct

from sixweeks.ai.player import Seat
from sixweeks.ai.players import make_player, player_names
from sixweeks.kernel import engine
from sixweeks.kernel.presentation.coach import explained
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.presentation.sentence import Sentence
from sixweeks.server.errors import HTTPError
from sixweeks.server.http.play_api import entered
from sixweeks.server.http.routes import RequestContext, Route
from sixweeks.server.live.live_table import LiveTable
from sixweeks.server.messages import OfSeat

REFUSALS = (403, 404, 409, 422)


class Coached(Struct, frozen=True):
    """What the question with this serial is about."""

    serial: int
    what: Sentence


class Advice(Struct, frozen=True):
    """The choice that the staff would make, by its index."""

    serial: int
    choice: int


async def coach(context: RequestContext[OfSeat]) -> Coached:
    """The question of this seat in plain words."""
    live, _ = await asked(context)
    return Coached(live.serial, explained(live.definition.text, live.table.game))


async def advice(context: RequestContext[OfSeat]) -> Advice:
    """What the staff would answer, from what this seat may know."""
    live, side = await asked(context)
    serial, seat = live.serial, Seat(live.definition, live.table.game, side)
    assert seat.view is not None, "it is built before the game goes on"
    choice = await context.costly(lambda: decided(live.definition, seat, side))
    return Advice(serial, choice)


async def asked(context: RequestContext[OfSeat]) -> tuple[LiveTable, str]:
    """The seat, which must have a question to answer."""
    live, side = await entered(context, context.sent.side)
    if engine.question_for(live.table.game, side) is None:
        raise HTTPError(409, "error-not-your-turn")
    return live, side


def decided(definition: GameDefinition, seat: Seat, side: str) -> int:
    """The index of the staff's answer; the same question always gets the same one."""
    staff = make_player(player_names(definition)[-1], definition, side, Random(side))
    return seat.question.options.index(staff.decide(seat))


ROUTES = (
    Route("GET", "/api/tables/{table}/coach", coach, Coached, query=OfSeat, refusals=REFUSALS),
    Route("GET", "/api/tables/{table}/advice", advice, Advice, query=OfSeat, refusals=REFUSALS),
)
