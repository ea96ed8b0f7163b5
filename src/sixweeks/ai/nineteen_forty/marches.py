"""Orders to move: plain data, carried out question by question."""

from collections.abc import Callable

from msgspec import Struct

from sixweeks.board.hexes import Hex, bits
from sixweeks.games.nineteen_forty.model.components import UnitId
from sixweeks.games.nineteen_forty.model.queries import hex_of, side_of
from sixweeks.games.nineteen_forty.model.state import Game
from sixweeks.games.nineteen_forty.rules import r06_movement, r06_stops
from sixweeks.games.nineteen_forty.rules.r03_stacking import stacking_bars
from sixweeks.kernel.objection import closed_by

Merit = Callable[[Hex], float]
GO, RAIL, EVACUATE = "go", "rail", "evacuate"


class Order(Struct, frozen=True):
    """Where a unit is to go, and how; `worth` ranks it among others."""

    unit: UnitId
    hex: Hex
    how: str = GO
    worth: float = 0.0


def open_hexes(game: Game, unit: UnitId) -> int:
    """Where a unit may stop and has room, its own hex not among them."""
    points = r06_movement.allowance(game, unit)
    full = closed_by(stacking_bars(game, side_of(unit), (unit,)))
    found = r06_stops.destinations(game, (unit,), points)
    return found & ~full & ~(1 << hex_of(game, unit))


def best_order(game: Game, unit: UnitId, merit: Merit, leaves: bool = False) -> Order | None:
    """The best hex within reach, if it is better than staying, or if the unit must leave."""
    found = bits(open_hexes(game, unit))
    if not found:
        return None
    best = max(found, key=merit)
    gain = merit(best) - merit(hex_of(game, unit))
    return Order(unit, best, GO, gain) if gain > 0 or leaves else None
