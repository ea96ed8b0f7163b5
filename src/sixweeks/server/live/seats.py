"""Seats, their players and their secret tokens, of which only hashes are stored."""

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from sixweeks.ai.levels import offered
from sixweeks.games import definition_of
from sixweeks.kernel import engine
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.presentation.sentence import Sentence, named
from sixweeks.kernel.state import State
from sixweeks.server.errors import HTTPError
from sixweeks.server.messages import FRIEND, ME, NOBODY, OBSERVER, VACANT, Order
from sixweeks.server.storage.rows import JobRow, SeatRow, Status, TableRow

PEOPLE = (ME, FRIEND)
TABLE_ID = re.compile("[0-9a-f]{16}")


def people_of(seats: Iterable[SeatRow]) -> frozenset[str]:
    return frozenset(seat.side for seat in seats if not seat.is_computer)


def expected_job(id: str, seats: Iterable[SeatRow], standing: Status) -> JobRow | None:
    """Of a computer player that must answer now."""
    computers = {seat.side for seat in seats if seat.is_computer}
    return JobRow(id, 0, "", 0.0) if computers & set(standing.to_move) else None


def new_token() -> str:
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    return secrets.token_hex(8)


def hash_of(token: str) -> str:
    """A plain hash is enough, because tokens are long and random."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def is_token_of(seat: SeatRow, token: str) -> bool:
    return bool(seat.token_hash) and hmac.compare_digest(seat.token_hash, hash_of(token))


def name_of(row: TableRow) -> Sentence:
    """The name given when the table was created, otherwise that of the scenario."""
    return named(row.name) if row.name else definition_of(row.game).scenario(row.scenario).title


def seated(
    definition: GameDefinition, side: str, player: str, scenario: str = ""
) -> tuple[SeatRow, str]:
    """A seat with its token; computers have none, nor have spectators if there may be none."""
    if (side, player) == (OBSERVER, NOBODY):
        return SeatRow(side, player, False, ""), ""
    if player in PEOPLE or side == player == OBSERVER:
        token = new_token()
        return SeatRow(side, player, False, hash_of(token)), token
    levels = tuple(level.name for level in offered(definition, scenario))
    if player in levels:
        return SeatRow(side, player, True, ""), ""
    known = (*PEOPLE, *levels)
    raise HTTPError(422, "error-cannot-play", player=player, side=side, known=known)


def vacated(side: str) -> SeatRow:
    """A seat that nobody holds and no link opens."""
    return SeatRow(side, VACANT, False, "")


def seat_spoken_for(sides: list[str], wanted: str, game: State) -> str:
    """The seat a browser speaks for; refused if it does not hold it."""
    if not sides:
        raise HTTPError(403, "error-no-seat")
    if wanted:
        if wanted not in sides:
            raise HTTPError(403, "error-not-your-seat", side=wanted)
        return wanted
    players = [side for side in sides if side != OBSERVER]
    asked = [side for side in players if engine.question_for(game, side)]
    return next(iter((*asked, *players, OBSERVER)))


def handed_over(seat: SeatRow) -> tuple[SeatRow, str]:
    """A computer's seat with a token by which the person who gave it away may take it back."""
    token = new_token()
    return replace(seat, token_hash=hash_of(token)), token


def orders_of(seats: Iterable[SeatRow]) -> dict[str, dict[str, str]]:
    """The standing orders of every seat that has given some."""
    given = ((seat.side, seat.orders) for seat in seats if seat.orders)
    return {side: msgspec.json.decode(text, type=dict[str, str]) for side, text in given}


def orders_as_seen(
    definition: GameDefinition, scenario: str, side: str, given: dict[str, str]
) -> tuple[Order, ...]:
    """The standing orders of a seat, and what else they could be; observers have none."""
    known = definition.rules.orders(scenario, side) if side != OBSERVER else ()
    chosen = {each.id: given.get(each.id, each.values[0]) for each in known}
    return tuple(
        Order(each.id, each.rule, each.title, each.values, chosen[each.id], each.words)
        for each in known
    )


def players_as_seen(seats: list[SeatRow], side: str) -> dict[str, str]:
    """`me` is the viewing seat, and at the table's creator every seat that is `me`."""
    own = next((seat.player for seat in seats if seat.side == side), "")
    seen = {}
    for seat in seats:
        if seat.side == OBSERVER:
            continue
        is_mine = seat.side == side or (own == ME and seat.player == ME)
        is_told = seat.is_computer or seat.player == VACANT
        seen[seat.side] = seat.player if is_told else ME if is_mine else FRIEND
    return seen
