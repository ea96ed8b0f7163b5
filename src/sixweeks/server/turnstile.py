"""Through here answers go one at a time, so that in a rush nobody waits for those behind him."""

import asyncio
from collections import deque
from typing import TypeVar

PATIENCE_SECONDS = 0.004
Result = TypeVar("Result")
Places = deque["asyncio.Future[None]"]


class Turnstile:
    """A lock. Whom the disk keeps waiting steps aside, and comes back before those who have not
    yet begun: what is stored is told first, and what is new is taken up after that."""

    def __init__(self) -> None:
        self.is_taken = False
        self.returning: Places = deque()
        self.entering: Places = deque()

    async def __aenter__(self) -> None:
        await self.take(self.entering)

    async def __aexit__(self, *_: object) -> None:
        self.pass_on()

    async def until(self, stored: "asyncio.Future[Result]") -> Result:
        """A quick disk is waited for, since to begin something else would keep it from its work."""
        is_aside = False

        def step_aside() -> None:
            nonlocal is_aside
            is_aside = True
            self.pass_on()

        stepping = asyncio.get_running_loop().call_later(PATIENCE_SECONDS, step_aside)
        try:
            return await stored
        finally:
            stepping.cancel()
            if is_aside:
                await self.take(self.returning)

    async def take(self, queue: Places) -> None:
        if not self.is_taken:
            self.is_taken = True
            return
        place = asyncio.get_running_loop().create_future()
        queue.append(place)
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled():  # it was our turn already
                self.pass_on()
            raise

    def pass_on(self) -> None:
        for queue in (self.returning, self.entering):
            while queue:
                place = queue.popleft()
                if not place.done():
                    place.set_result(None)
                    return
        self.is_taken = False
