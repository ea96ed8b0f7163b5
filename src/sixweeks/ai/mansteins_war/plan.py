"""What the staff means to do: plain data that can be copied, looked at and kept."""

from random import Random

from msgspec import Struct, field
from msgspec.structs import asdict

from sixweeks.ai.mansteins_war.assaults import Assault
from sixweeks.ai.mansteins_war.chances import Kept, Plans
from sixweeks.ai.mansteins_war.marches import Order
from sixweeks.ai.mansteins_war.skies import Flight
from sixweeks.board.hexes import Hex
from sixweeks.games.mansteins_war.model.components import PLANS, UnitId

NAMES = ("Manstein", "OKH_Mod", "OKH", "Plan_D", "Plan_E", "Plan_R")  # in the order of the weights
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
    raiders: set[UnitId] = field(default_factory=set)  # 3.1.b
    done: set[UnitId] = field(default_factory=set)
    going: Order | None = None  # the unit in hand
    is_contested: bool = False  # 16.6 there has been fighting in the air since
    bombing: set[Hex] = field(default_factory=set)

    def begin(self, moment: Moment) -> None:
        """A segment begins: what was meant for the one before is over."""
        self.moment, self.going, self.is_contested = moment, None, False
        self.assaults, self.flights, self.orders = [], [], []
        self.posts, self.done, self.bombing, self.covered = {}, set(), set(), set()
        self.raiders = set()

    @property
    def attackers(self) -> set[UnitId]:
        return {unit for assault in self.assaults for unit in assault.units}


def new_plan(side: str, plans: Plans, rng: Random) -> Plan:
    """Drawn at random for each game, so that it stays secret."""
    chances = {name: kept_as(plans, name).chance for name in NAMES if name in PLANS[side]}
    kept = drawn(chances, rng)
    return Plan(kept=kept, deployment=drawn(deployments(plans, kept), rng))


def kept_as(plans: Plans, name: str) -> Kept:
    found: Kept = getattr(plans, name.lower())
    return found


def deployments(plans: Plans, name: str) -> dict[str, int]:
    """The chances of those that go with a plan."""
    chances: dict[str, int] = asdict(kept_as(plans, name).deployments)
    return {deployment: chance for deployment, chance in chances.items() if chance}


def drawn(chances: dict[str, int], rng: Random) -> str:
    return rng.choices(list(chances), weights=list(chances.values()))[0]
