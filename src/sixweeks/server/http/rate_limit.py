"""Rate limiting with token buckets, of this process or of all processes of a server."""

from collections import OrderedDict
from time import monotonic
from typing import Protocol

from sixweeks.server.settings import Place, Rate

MAX_BUCKETS = 10_000
Bucket = tuple[float, float]


class Limit(Protocol):
    """Whether a client may do something once more."""

    def allows(self, client: str) -> bool: ...


def rate_limit(rate: Rate, name: str, place: Place) -> Limit:
    if place.number == 1:
        return RateLimit(rate)
    from sixweeks.server.http.shared_rates import SharedRateLimit  # not on Windows

    return SharedRateLimit(rate, name, place.rates)


def spent(rate: Rate, bucket: Bucket, now: float) -> tuple[bool, Bucket]:
    """Whether a bucket had something left, and what it holds now."""
    left, since = bucket
    left = min(rate.burst, left + (now - since) * rate.per_second)
    return left >= 1, (left - 1 if left >= 1 else left, now)


class RateLimit:
    """A token bucket for each client; the least recently used are dropped."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, client: str) -> bool:
        now = monotonic()
        bucket = self.buckets.pop(client, (self.rate.burst, now))
        allowed, self.buckets[client] = spent(self.rate, bucket, now)
        if len(self.buckets) > MAX_BUCKETS:
            self.buckets.popitem(last=False)
        return allowed
