"""What the staff means to do: plain data that can be copied, looked at and kept."""

from random import Random

from msgspec import Struct, field
from msgspec.structs import asdict

from sixweeks.ai.nineteen_forty.assaults import Assault
from sixweeks.ai.nineteen_forty.marches import Order
from sixweeks.ai.nineteen_forty.weights import Weights
from sixweeks.board.hexes import Hex
from sixweeks.games.nineteen_forty.model.components import GERMAN, UnitId
from sixweeks.games.nineteen_forty.rules.r19_victory import CAPTURE_NORTH, CAPTURE_PARIS, MAGINOT

OBJECTIVES = {"line": MAGINOT, "paris": CAPTURE_PARIS, "north": CAPTURE_NORTH}
READY_GROUPS = {"left": "1", "right": "2"}  # 16.b
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


def new_plan(side: str, weights: Weights, rng: Random) -> Plan:
    """Drawn at random for each game, so that it stays secret."""
    every = plans_of(side, weights)
    return rng.choices([plan for plan, _ in every], [chance for _, chance in every])[0]


def plans_of(side: str, weights: Weights) -> list[tuple[Plan, int]]:
    """Every plan that is ever drawn, and how often."""
    chances = asdict(weights.german_plans if side == GERMAN else weights.allied_plans)
    named = german_plan if side == GERMAN else allied_plan
    return [(named(*name.split("_")), chance) for name, chance in chances.items() if chance]


def german_plan(objective: str, deployment: str) -> Plan:
    return Plan(objective=OBJECTIVES[objective], deployment=f"german_{deployment}")


def allied_plan(deployment: str, ready: str) -> Plan:
    return Plan(deployment=f"allied_{deployment}", ready_group=READY_GROUPS[ready])
