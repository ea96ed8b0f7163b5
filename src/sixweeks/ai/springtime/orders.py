"""What the staff means to do in the impulse in progress: plain data that can be copied."""

from collections.abc import Hashable

from msgspec import Struct, field

from sixweeks.ai.springtime.battles import Battle
from sixweeks.board.areas import AreaId
from sixweeks.games.springtime.model.components import UnitId


class Orders(Struct):
    """The attack that comes next, and the moves of those who take no part in any."""

    is_drawn_up: bool = False
    attack: Battle | None = None
    moves: dict[UnitId, AreaId] = field(default_factory=dict)
    tried: set[UnitId] = field(default_factory=set)  # units selected in this impulse

    @property
    def outline(self) -> Hashable:
        """What will be done, whatever it is thought to be worth."""
        attack = self.attack and (self.attack.area, self.attack.units, self.attack.lead)
        return attack, tuple(sorted(self.moves.items()))
