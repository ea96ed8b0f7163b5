"""Rate limiting with token buckets."""

from collections import OrderedDict
from time import monotonic

from sixweeks.server.settings import Rate

MAX_BUCKETS = 10_000


class RateLimit:
    """A token bucket for each client; the least recently used are dropped."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, client: str) -> bool:
        now = monotonic()
        left, since = self.buckets.pop(client, (self.rate.burst, now))
        left = min(self.rate.burst, left + (now - since) * self.rate.per_second)
        allowed = left >= 1
        self.buckets[client] = (left - 1 if allowed else left, now)
        if len(self.buckets) > MAX_BUCKETS:
            self.buckets.popitem(last=False)
        return allowed
