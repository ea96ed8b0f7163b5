"""Old tables are forgotten, on a server that is told to."""

import asyncio
from contextlib import suppress
from time import time

from sixweeks.server.live.hub import Hub
from sixweeks.server.storage.rows import Unreachable

DAY = 24 * 3600.0
EVERY_SECONDS = 3600.0
AT_ONCE = 20  # so that nobody's answer waits long


async def keep_forgetting(hub: Hub, days: int) -> None:
    """At the start and every hour; if the store cannot be reached, the next time."""
    while True:
        with suppress(Unreachable):
            await forget(hub, time() - days * DAY)
        await asyncio.sleep(EVERY_SECONDS)


async def forget(hub: Hub, before: float) -> None:
    """All tables at which nothing has been done since then."""
    while ids := await hub.threads.write(hub.store.retention.forget, before, AT_ONCE):
        for id in ids:
            hub.forget(id)
