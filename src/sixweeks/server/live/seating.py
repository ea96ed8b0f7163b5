"""Who sits where and who holds it, worked out once for each change of seats or browsers."""

from collections import Counter
from collections.abc import Iterable

from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.server.live.seats import orders_as_seen, orders_of, people_of, players_as_seen
from sixweeks.server.messages import OBSERVER
from sixweeks.server.storage.rows import SeatRow

Holders = frozenset[tuple[str, str]]  # a browser and a side


class Seating:
    """What every view tells of the seats. SPEED: three views are made of each answer."""

    def __init__(
        self, definition: GameDefinition, scenario: str, seats: list[SeatRow], holders: Holders
    ) -> None:
        sides = definition.side_ids()
        self.people = people_of(seats)
        self.players = {side: players_as_seen(seats, side) for side in (*sides, OBSERVER)}
        self.browsers = browsers_of(sides, holders)
        self.sides = {
            browser: [side for side in (*sides, OBSERVER) if (browser, side) in holders]
            for browser, _ in holders
        }
        self.given = orders_of(seats)
        self.orders = {
            side: orders_as_seen(definition, scenario, side, self.given.get(side, {}))
            for side in (*sides, OBSERVER)
        }


def browsers_of(sides: Iterable[str], holders: Holders) -> dict[str, int]:
    """How many browsers hold each side's seat; who watches is nobody's business."""
    held = Counter(side for _, side in holders)
    return {side: held[side] for side in sides}
