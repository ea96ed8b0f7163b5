"""Retention: deletes inactive tables, if the server is set to."""

import asyncio
from contextlib import suppress
from time import time

from sixweeks.server.live.live_tables import LiveTables
from sixweeks.server.storage.rows import Unreachable

DAY = 24 * 3600.0
EVERY_SECONDS = 3600.0
AT_ONCE = 20  # so that no answer waits long


async def run_retention(tables: LiveTables, days: int) -> None:
    """At the start and every hour; after a failure of the store, the next time."""
    while True:
        with suppress(Unreachable):
            await delete_inactive(tables, time() - days * DAY)
        await asyncio.sleep(EVERY_SECONDS)


async def delete_inactive(tables: LiveTables, before: float) -> None:
    """Delete all tables without activity since then."""
    while ids := await tables.threads.write(
        tables.store.retention.delete_inactive, before, AT_ONCE
    ):
        for id in ids:
            tables.drop(id)
