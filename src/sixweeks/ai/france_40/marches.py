"""Orders to move, as plain data, and carrying them out question by question."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from sixweeks.ai.france_40.objectives import hex_value
from sixweeks.ai.france_40.situation import (
    Situation,
    enemy_zone,
    place_of,
    supplied_ground,
)
from sixweeks.ai.france_40.weights import Manner
from sixweeks.board.hexes import Hex, bits, one
from sixweeks.games.france_40.model.components import MAP, NATIONS, UnitId
from sixweeks.games.france_40.model.state import Game
from sixweeks.games.france_40.rules import r06_stacking
from sixweeks.kernel.question import Action

DONE = Action("done")
PRIZE = "prize"
Merit = Callable[[Hex], float]


class Aim(Struct, frozen=True):
    """What a march is after: the nearest of some hexes, in a manner of `Weights.march`."""

    manner: str
    goals: int = 0
    closed: int = 0  # ground that the way does not lead over


class Order(Struct, frozen=True):
    """A unit's march: the hexes to stop in, then perhaps a way off the map.

    An order with an aim leaves the hex open until the reach is known; one with nothing is to stay.
    """

    unit: UnitId
    stops: tuple[Hex, ...] = ()
    leave: Action | None = None
    aim: Aim | None = None

    @property
    def is_to_stay(self) -> bool:
        return not (self.stops or self.leave or self.aim)


def to_post(unit: UnitId, manner: str, post: Hex) -> Order:
    return Order(unit, aim=Aim(manner, one(post)))


def best_stop(situation: Situation, unit: UnitId, aim: Aim, options: Sequence[Action]) -> Action:
    """The best hex within reach, staying included."""
    worth_of = merit(situation, unit, aim)
    best, worth = DONE, worth_of(place_of(situation.game, unit))
    if aim.manner == PRIZE:
        worth += situation.weights.march.stay
    for option in options:
        if option.verb == "go":
            found = worth_of(Hex(int(option.noun)))
            if found > worth:
                best, worth = option, found
    return best


def merit(situation: Situation, unit: UnitId, aim: Aim) -> Merit:
    """How good each hex is to an aim."""
    if aim.manner == PRIZE:
        return lambda hex: hex_value(situation, hex)
    game, manner = situation.game, manner_of(situation, aim)
    here, away = place_of(game, unit), ways_left(situation, aim, manner)
    full, foreign = r06_stacking.full_hexes(game) & ~one(here), foreign_to(game, unit) & ~one(here)
    fort = manner.fort
    forts = game.forts if fort else 0
    dry, zone = ~supplied_ground(situation) & ~aim.goals, enemy_zone(situation) & ~aim.goals

    def worth(hex: Hex) -> float:
        crowded = manner.full * (full >> hex & 1) or manner.foreign * (foreign >> hex & 1)
        lacking = manner.unsupplied * (dry >> hex & 1) + manner.contact * (zone >> hex & 1)
        return -manner.step * away(hex) - crowded - lacking - fort * (forts >> hex & 1)

    return worth


def manner_of(situation: Situation, aim: Aim) -> Manner:
    manner: Manner = getattr(situation.weights.march, aim.manner)
    return manner


def ways_left(situation: Situation, aim: Aim, manner: Manner) -> Callable[[Hex], int]:
    """How far each hex is from the aim."""
    if not aim.goals:
        return lambda hex: 0
    if manner.straight:
        goal, distance = bits(aim.goals)[0], MAP.grid.distance
        return lambda hex: distance(hex, goal)
    return situation.field(aim.goals, aim.closed).__getitem__


def foreign_to(game: Game, unit: UnitId) -> int:
    return r06_stacking.foreign_hexes(game, NATIONS[game.roster.nation[unit]])
