"""Costly questions: a thread of their own, one at a time for a browser, cancelled with the request.

Replays, records, odds and refusals are worked out here. Who asks for many of them delays nobody's
answers, and other people's questions by one of his at most."""

import asyncio
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from threading import Event as Flag
from threading import local
from typing import TypeVar

from sixweeks.server.errors import HTTPError

LOOK_SECONDS = 0.25  # between two looks whether the client is still there
MAX_WAITING = 40  # questions of one browser
Result = TypeVar("Result")
IsGone = Callable[[], Awaitable[bool]]
working = local()  # the question that a thread works on


def check_cancelled() -> None:
    """Called in every long loop; stops working on what nobody waits for any more."""
    flag: Flag | None = getattr(working, "cancelled", None)
    if flag is not None and flag.is_set():
        raise HTTPError(400, "error-interrupted")


class CostlyQuestions:
    """One pool of threads and the browsers that wait for it."""

    def __init__(self, name: str) -> None:
        self.pool = ThreadPoolExecutor(1, name)
        self.turns: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self.waiting: Counter[str] = Counter()

    async def ask(self, browser: str, is_gone: IsGone, act: Callable[[], Result]) -> Result:
        async with self.turn(browser):
            if await is_gone():
                raise HTTPError(400, "error-interrupted")
            return await self.worked_out(is_gone, act)

    @asynccontextmanager
    async def turn(self, browser: str) -> AsyncIterator[None]:
        """A browser's questions wait for one another, so that others come in between."""
        if self.waiting[browser] >= MAX_WAITING:
            raise HTTPError(429, "error-too-many-requests")
        self.waiting[browser] += 1
        try:
            async with self.turns[browser]:
                yield
        finally:
            self.waiting[browser] -= 1
            if not self.waiting[browser]:
                del self.waiting[browser], self.turns[browser]

    async def worked_out(self, is_gone: IsGone, act: Callable[[], Result]) -> Result:
        cancelled = Flag()
        running = asyncio.get_running_loop().run_in_executor(self.pool, run, cancelled, act)
        try:
            while not (await asyncio.wait({running}, timeout=LOOK_SECONDS))[0]:
                if await is_gone():
                    cancelled.set()
            return await running
        finally:
            cancelled.set()

    def close(self) -> None:
        self.pool.shutdown(wait=True, cancel_futures=True)


def run(cancelled: Flag, act: Callable[[], Result]) -> Result:
    working.cancelled = cancelled
    try:
        check_cancelled()
        return act()
    finally:
        del working.cancelled
