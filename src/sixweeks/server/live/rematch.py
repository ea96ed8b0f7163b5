"""A rematch: the same scenario under the same options, with the sides exchanged."""

from collections.abc import Iterable

import msgspec

from sixweeks.games import definition_of
from sixweeks.kernel.formats.record import Record
from sixweeks.server.messages import FRIEND, ME, Deployment, DiceKind, NewTable
from sixweeks.server.storage.dice_shares import CHOSEN
from sixweeks.server.storage.rows import SeatRow, TableRow


def rematch_of(row: TableRow, seats: Iterable[SeatRow], own: Iterable[str]) -> NewTable:
    """What its founder asks for: everybody plays the other side, computers too."""
    record = msgspec.json.decode(row.header, type=Record)
    mine = frozenset(own)
    players = {seat.side: player_of(seat, mine) for seat in seats}
    sides = definition_of(row.game).side_ids()
    return NewTable(
        game=row.game,
        scenario=row.scenario,
        options=record.options,
        seats={side: players[other] for side, other in zip(sides, reversed(sides), strict=True)},
        deployment=msgspec.convert(row.deployment, Deployment),
        name=row.name,
        dice=None if row.dice == CHOSEN else msgspec.convert(row.dice, DiceKind),
    )


def player_of(seat: SeatRow, own: frozenset[str]) -> str:
    if seat.is_computer:
        return seat.player
    return ME if seat.side in own else FRIEND
