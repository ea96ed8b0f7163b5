"""What the staff means to do: plain data that can be copied, looked at and kept."""

from collections.abc import Iterator
from random import Random
from typing import TypeVar

from msgspec import Struct, field

from sixweeks.ai.nineteen_forty.assaults import Assault
from sixweeks.ai.nineteen_forty.marches import Order
from sixweeks.ai.nineteen_forty.weights import (
    ALLIED_PLANS,
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
    )


def other_plans(side: str, own: Plan) -> Iterator[Plan]:
    """What else might have been drawn."""
    every = german_plans() if side == GERMAN else allied_plans()
    words = (own.objective, own.deployment, own.ready_group)
    return (each for each in every if (each.objective, each.deployment, each.ready_group) != words)


def german_plans() -> Iterator[Plan]:
    for objective, deployments in GERMAN_PLANS.items():
        for deployment in deployments:
            yield Plan(objective=objective, deployment=deployment)


def allied_plans() -> Iterator[Plan]:
    for deployment in ALLIED_PLANS:
        for group in READY_GROUPS:
            yield Plan(deployment=deployment, ready_group=group)


def drawn(chances: dict[Word, int], rng: Random) -> Word:
    return rng.choices(list(chances), weights=list(chances.values()))[0]
