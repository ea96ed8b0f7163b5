"""How long a search may think: seconds for a turn, or a number of playouts for each decision."""

from collections.abc import Callable, Hashable
from time import monotonic, thread_time

from msgspec import Struct

LEAST_LEFT = 3  # decisions that are always allowed for
PATIENCE = 4.0  # seconds by the clock for each of processor time, on a busy machine


class Limit(Struct, frozen=True):
    """Playouts, where given, make a search reproducible."""

    seconds: float = 0.0
    decisions: int = 8  # of a usual period
    playouts: int = 0
    patience: float = PATIENCE


class ThinkingTime:
    """Shares the seconds of a period among its decisions."""

    def __init__(self, limit: Limit, is_hurried: Callable[[], bool] = lambda: False) -> None:
        self.limit, self.is_hurried = limit, is_hurried
        self.period: Hashable = None
        self.spent, self.asked = 0.0, 0
        self.allotted = self.started = self.started_by_clock = 0.0
        self.playouts = 0

    def begin(self, period: Hashable) -> None:
        """A decision begins."""
        if period != self.period:
            self.period, self.spent, self.asked = period, 0.0, 0
        self.asked += 1
        left = max(LEAST_LEFT, self.limit.decisions - self.asked + 1)
        self.allotted = max(0.0, self.limit.seconds - self.spent) / left
        self.started, self.started_by_clock, self.playouts = thread_time(), monotonic(), 0

    def end(self) -> None:
        self.spent += self.used

    @property
    def used(self) -> float:
        """Processor seconds, or what the clock allows if others take the processor."""
        by_clock = (monotonic() - self.started_by_clock) / self.limit.patience
        return max(thread_time() - self.started, by_clock)

    @property
    def share(self) -> float:
        """How much of the time for this decision is over: 1 is all of it."""
        if self.is_hurried():
            return 1.0
        if self.limit.playouts:
            return self.playouts / self.limit.playouts
        return self.used / self.allotted if self.allotted > 0 else 1.0
