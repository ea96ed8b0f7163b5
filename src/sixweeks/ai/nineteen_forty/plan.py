"""What the staff means to do: plain data that can be copied, looked at and kept."""

from random import Random
from typing import TypeVar

from msgspec import Struct, field

from sixweeks.ai.nineteen_forty.assaults import Assault
from sixweeks.ai.nineteen_forty.marches import Order
from sixweeks.ai.nineteen_forty.weights import (
    ALLIED_PLANS,
    BRITISH_LEAVE,
    GERMAN_PLANS,
    OBJECTIVE_CHANCES,
    READY_GROUPS,
)
from sixweeks.board.hexes import Hex
from sixweeks.games.nineteen_forty.model.components import GERMAN, UnitId

Word = TypeVar("Word", bound=str)
Moment = tuple[int, str, int, str]  # turn, phasing side, impulse and phase


class Plan(Struct):
    """The choices of a game, and the orders of the phase in progress."""

    objective: str = ""  # 16.d what the German goes for
    deployment: str = ""  # the ready plan
    ready_group: str = ""  # 16.b
    british_leave: int = 99  # the turn from which the BEF goes home if the coast is in danger
    moment: Moment = (-1, "", 0, "")
    assaults: list[Assault] = field(default_factory=list)
    orders: list[Order] = field(default_factory=list)
    posts: dict[UnitId, Hex] = field(default_factory=dict)
    leaving: set[UnitId] = field(default_factory=set)  # 6.p units that go home
    done: set[UnitId] = field(default_factory=set)
    going: Order | None = None  # the unit in hand

    def begin(self, moment: Moment) -> None:
        """A phase begins: what was meant for the one before is over."""
        self.moment, self.going = moment, None
        self.assaults, self.orders, self.posts = [], [], {}
        self.leaving, self.done = set(), set()

    @property
    def attackers(self) -> set[UnitId]:
        return {unit for assault in self.assaults for unit, _ in assault.placed}


def new_plan(side: str, rng: Random) -> Plan:
    """Drawn at random for each game, so that it stays secret."""
    if side == GERMAN:
        objective = drawn(OBJECTIVE_CHANCES, rng)
        return Plan(objective=objective, deployment=drawn(GERMAN_PLANS[objective], rng))
    return Plan(
        deployment=drawn(ALLIED_PLANS, rng),
        ready_group=drawn(READY_GROUPS, rng),
        british_leave=int(drawn(BRITISH_LEAVE, rng)),
    )


def drawn(chances: dict[Word, int], rng: Random) -> Word:
    return rng.choices(list(chances), weights=list(chances.values()))[0]
