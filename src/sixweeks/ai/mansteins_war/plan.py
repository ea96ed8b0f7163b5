"""What the staff means to do: plain data that can be copied, looked at and kept."""

from collections.abc import Iterator
from random import Random

from msgspec import Struct, field

from sixweeks.ai.mansteins_war.assaults import Assault
from sixweeks.ai.mansteins_war.marches import Order
from sixweeks.ai.mansteins_war.skies import Flight
from sixweeks.ai.mansteins_war.weights import DEPLOYMENTS, PLANS
from sixweeks.board.hexes import Hex
from sixweeks.games.mansteins_war.model.components import UnitId

Moment = tuple[int, int, str]  # turn, markers played in it, and segment


class Plan(Struct):
    """The choices of a game, and the orders of the segment in progress."""

    kept: str = ""  # 21.1.e, 21.2.e the plan
    deployment: str = ""  # the ready one
    moment: Moment = (-1, 0, "")
    assaults: list[Assault] = field(default_factory=list)
    flights: list[Flight] = field(default_factory=list)
    covered: set[Hex] = field(default_factory=set)  # where they go or have gone
    orders: list[Order] = field(default_factory=list)
    posts: dict[UnitId, Hex] = field(default_factory=dict)
    done: set[UnitId] = field(default_factory=set)
    going: Order | None = None  # the unit in hand
    is_contested: bool = False  # 16.6 there has been fighting in the air since
    bombing: set[Hex] = field(default_factory=set)

    def begin(self, moment: Moment) -> None:
        """A segment begins: what was meant for the one before is over."""
        self.moment, self.going, self.is_contested = moment, None, False
        self.assaults, self.flights, self.orders = [], [], []
        self.posts, self.done, self.bombing, self.covered = {}, set(), set(), set()

    @property
    def attackers(self) -> set[UnitId]:
        return {unit for assault in self.assaults for unit in assault.units}


def new_plan(side: str, rng: Random) -> Plan:
    """Drawn at random for each game, so that it stays secret."""
    kept = drawn(PLANS[side], rng)
    return Plan(kept=kept, deployment=drawn(DEPLOYMENTS[kept], rng))


def other_plans(side: str, own: Plan) -> Iterator[Plan]:
    """What else might have been drawn."""
    for kept in PLANS[side]:
        for deployment in DEPLOYMENTS[kept]:
            if (kept, deployment) != (own.kept, own.deployment):
                yield Plan(kept=kept, deployment=deployment)


def drawn(chances: dict[str, int], rng: Random) -> str:
    return rng.choices(list(chances), weights=list(chances.values()))[0]
