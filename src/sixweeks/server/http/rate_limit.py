"""How often a client may ask: a bucket of tokens that fills again with time."""

from collections import OrderedDict
from time import monotonic

from sixweeks.server.settings import Rate

MOST_BUCKETS = 10_000


class Limits:
    """A bucket for each client; the longest unused are forgotten."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, client: str) -> bool:
        now = monotonic()
        left, since = self.buckets.pop(client, (self.rate.burst, now))
        left = min(self.rate.burst, left + (now - since) * self.rate.per_second)
        allowed = left >= 1
        self.buckets[client] = (left - 1 if allowed else left, now)
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
        return allowed
