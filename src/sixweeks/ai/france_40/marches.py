"""Orders to move, and carrying them out question by question."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from sixweeks.board.hexes import Hex, one
from sixweeks.games.france_40.model import effects
from sixweeks.games.france_40.model.components import UnitId
from sixweeks.games.france_40.model.state import Game
from sixweeks.games.france_40.rules import r04_victory, r10_movement
from sixweeks.games.france_40.rules.r10_movement_phase import overland_supplied
from sixweeks.kernel.question import Action

DONE = Action("done")
Merit = Callable[[Hex], float]


class Order(Struct, frozen=True):
    """A unit's march: the hexes to stop in, then perhaps a way off the map.

    An order without stops says how good each hex is; it is chosen once the reach is known.
    """

    unit: UnitId
    stops: tuple[Hex, ...] = ()
    leave: Action | None = None
    merit: Merit | None = None


def best_stop(order: Order, options: Sequence[Action], here: Hex) -> Action:
    """The best hex within reach, staying included."""
    assert order.merit is not None, "an open order says what it is after"
    best, worth = DONE, order.merit(here)
    for option in options:
        if option.verb == "go":
            merit = order.merit(Hex(int(option.noun)))
            if merit > worth:
                best, worth = option, merit
    return best


def march(game: Game, unit: UnitId, hex: Hex, points: int) -> None:
    """Do on the staff's own map what the unit does on the board."""
    reach = r10_movement.reach(game, (unit,), points)
    overland = overland_supplied(game, (unit,))
    if not reach.all >> hex & 1:
        path: tuple[Hex, ...] = (Hex(game.units[unit].place), hex)
    else:
        path = reach.path(hex)
    effects.move(game, (unit,), path)
    entered = sum(one(each) for each in path[1:])
    r04_victory.after_entering(game, (unit,), entered, overland)
