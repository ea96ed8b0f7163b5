"""What the staff means to do: plain data that can be copied, looked at and kept."""

from collections.abc import Callable, Iterable

from msgspec import Struct, field

from sixweeks.ai.france_40.assaults import Assault
from sixweeks.ai.france_40.marches import Order
from sixweeks.ai.france_40.situation import Situation
from sixweeks.board.hexes import Hex
from sixweeks.games.france_40.model.components import UnitId


class Plan(Struct):
    """The orders of the phase in progress, drawn up part by part."""

    is_open: bool = False  # a Movement Phase is in progress
    is_fighting: bool = False  # a Combat Phase is in progress
    turn: int = 0
    posture: str = ""  # the weights that it goes by, phase after phase, if not the usual ones
    fights: bool = False  # a Combat Phase follows
    part: int = 0  # of the campaign: what comes next
    orders: list[Order] = field(default_factory=list)
    busy: set[UnitId] = field(default_factory=set)
    posts: dict[Hex, int] = field(default_factory=dict)  # of the line, with the threat to each
    going: Order | None = None  # the unit in hand
    stops: list[Hex] = field(default_factory=list)
    assault: Assault | None = None

    def go(self, order: Order | None) -> None:
        """A unit is taken in hand, or none."""
        self.going, self.stops = order, list(order.stops) if order else []


class Part(Struct, frozen=True):
    """A part of a campaign: the orders for one purpose.

    If each order depends on how the one before went, the part is asked again and gives one."""

    orders: Callable[[Situation, Plan], Iterable[Order]]
    again: bool = False


Campaign = tuple[Part, ...]


def next_order(campaign: Campaign, situation: Situation, plan: Plan) -> Order | None:
    """The next order, drawn up as late as possible."""
    while not plan.orders:
        if plan.part >= len(campaign):
            return None
        part = campaign[plan.part]
        draw_up(part, situation, plan)
        if not (plan.orders and part.again):
            plan.part += 1
    return plan.orders.pop(0)


def draw_up(part: Part, situation: Situation, plan: Plan) -> None:
    for order in part.orders(situation, plan):
        if order.unit not in plan.busy:
            plan.busy.add(order.unit)
            if not order.is_to_stay:
                plan.orders.append(order)
        if part.again and plan.orders:
            return
