"""Retention: deletes inactive tables, if the server is set to."""

import asyncio
from time import monotonic, time

from sixweeks.server.live.live_tables import LiveTables
from sixweeks.server.supervision import pause_after, report

DAY = 24 * 3600.0
EVERY_SECONDS = 3600.0
AT_ONCE = 20  # so that no answer waits long
JUMP_SECONDS = 600.0  # between the clock of the day and the steady one


class Clock:
    """Whether the clock may be believed when it says that a table was left long ago.

    It may have been months ahead when the server began, or be so for a moment."""

    def __init__(self) -> None:
        self.began, self.began_steady = time(), monotonic()

    def is_trusted(self, newest: float) -> bool:
        """Something was done lately by this clock, or it has run evenly for a day."""
        steady = monotonic() - self.began_steady
        if abs(time() - self.began - steady) > JUMP_SECONDS:
            self.began, self.began_steady = time(), monotonic()
            return False
        return time() - newest < DAY or steady > DAY


async def run_retention(tables: LiveTables, days: int) -> None:
    """At the start and every hour; after a failure soon again."""
    clock, tries = Clock(), 0
    while True:
        try:
            if clock.is_trusted(await tables.threads.read(tables.store.retention.newest, time())):
                await delete_inactive(tables, time() - days * DAY)
            tries = 0
        except Exception as error:  # no failure may end the loop
            tries += 1
            report("retention", error)
        await asyncio.sleep(pause_after(tries) if tries else EVERY_SECONDS)


async def delete_inactive(tables: LiveTables, before: float) -> None:
    """Delete all tables without activity since then."""
    while ids := await tables.threads.write(
        tables.store.retention.delete_inactive, before, AT_ONCE
    ):
        for id in ids:
            tables.drop(id)
