"""Counts of requests, for the metrics."""

from collections import Counter

BOUNDS = (0.005, 0.02, 0.1, 0.5, 2.0, 10.0)  # seconds


class Requests:
    """Counts requests by status, and how long it took until their response began."""

    def __init__(self) -> None:
        self.by_status: Counter[int] = Counter()
        self.within: Counter[float] = Counter()
        self.seconds = 0.0
        self.timed = 0

    def count(self, status: int, seconds: float) -> None:
        self.by_status[status] += 1
        self.seconds += seconds
        self.timed += 1
        for bound in BOUNDS:
            self.within[bound] += seconds <= bound
