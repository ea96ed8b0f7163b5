"""Through here answers go one at a time, so that in a rush nobody waits for those behind him."""

import asyncio
from collections import deque
from typing import Self, TypeVar

PATIENCE_SECONDS = 0.004
Result = TypeVar("Result")
Places = deque["asyncio.Future[None]"]


class Turnstile:
    """Whom the disk keeps waiting steps aside, and comes back before those who have not yet begun:
    what is stored is told first, and what is new is taken up after that."""

    def __init__(self) -> None:
        self.is_taken = False
        self.returning: Places = deque()
        self.entering: Places = deque()

    def turn(self) -> "Turn":
        return Turn(self)

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


class Turn:
    """Of one answer, from its beginning until it is told."""

    def __init__(self, turnstile: Turnstile) -> None:
        self.turnstile = turnstile
        self.is_held = False

    async def __aenter__(self) -> Self:
        await self.turnstile.take(self.turnstile.entering)
        self.is_held = True
        return self

    async def __aexit__(self, *_: object) -> None:
        self.leave()

    def leave(self) -> None:
        if self.is_held:
            self.is_held = False
            self.turnstile.pass_on()

    async def until(self, stored: "asyncio.Future[Result]") -> Result:
        """A quick disk is waited for, since to begin something else would keep it from its work."""
        leaving = asyncio.get_running_loop().call_later(PATIENCE_SECONDS, self.leave)
        try:
            return await stored
        finally:
            leaving.cancel()
            if not self.is_held:
                await self.turnstile.take(self.turnstile.returning)
                self.is_held = True
