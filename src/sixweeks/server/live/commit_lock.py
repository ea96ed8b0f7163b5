"""FIFO lock with priority re-entry: answers are committed one at a time, in order of arrival."""

import asyncio
from collections import deque
from typing import Self, TypeVar

Result = TypeVar("Result")
Queue = deque["asyncio.Future[None]"]


class CommitLock:
    """A holder that waits for the disk releases the lock; it gets it back before new holders.

    So what is stored is acknowledged first, and new answers begin after that."""

    def __init__(self) -> None:
        self.is_locked = False
        self.returning: Queue = deque()
        self.entering: Queue = deque()

    def hold(self) -> "Hold":
        return Hold(self)

    async def acquire(self, queue: Queue) -> None:
        if not self.is_locked:
            self.is_locked = True
            return
        place = asyncio.get_running_loop().create_future()
        queue.append(place)
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled():  # the lock was handed to us already
                self.release()
            raise

    def release(self) -> None:
        """Hand the lock to the next in the queues."""
        for queue in (self.returning, self.entering):
            while queue:
                place = queue.popleft()
                if not place.done():
                    place.set_result(None)
                    return
        self.is_locked = False


class Hold:
    """The lock as one answer holds it, from its start until it is acknowledged."""

    def __init__(self, lock: CommitLock) -> None:
        self.lock = lock
        self.is_held = False

    async def __aenter__(self) -> Self:
        await self.lock.acquire(self.lock.entering)
        self.is_held = True
        return self

    async def __aexit__(self, *_: object) -> None:
        self.release()

    def release(self) -> None:
        if self.is_held:
            self.is_held = False
            self.lock.release()

    async def wait_for(self, stored: "asyncio.Future[Result]") -> Result:
        """Release the lock while the disk works."""
        self.release()
        try:
            return await stored
        finally:
            await self.lock.acquire(self.lock.returning)
            self.is_held = True
