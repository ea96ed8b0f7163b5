"""The store is plain and blocking; the event loop reaches it through a writer and two readers."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, ParamSpec, TypeVar

from sixweeks.server.live.commit_lock import Turnstile
from sixweeks.server.storage.store import Store

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")


class Write(NamedTuple):
    """Something to be stored, and who waits for it."""

    act: Callable[[], Any]
    waiting: "asyncio.Future[Any]"


class Threads:
    """One thread writes, in the order things came; what came meanwhile goes to disk together."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.turnstile = Turnstile()
        self.readers = ThreadPoolExecutor(2, "reader")
        self.importer = ThreadPoolExecutor(1, "importer")
        self.writes: SimpleQueue[Write | None] = SimpleQueue()
        self.writer = Thread(target=self.keep_writing, name="writer", daemon=True)
        self.writer.start()

    def write(
        self,
        act: Callable[Parameters, Result],
        *args: Parameters.args,
        **settings: Parameters.kwargs,
    ) -> "asyncio.Future[Result]":
        """Begun at once; on disk when it has been waited for."""
        waiting: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self.writes.put(Write(partial(act, *args, **settings), waiting))
        return waiting

    def keep_writing(self) -> None:
        while (first := self.writes.get()) is not None:
            batch = [first, *self.come_meanwhile()]
            outcomes = self.store.db.together([write.act for write in batch])
            loop = first.waiting.get_loop()
            loop.call_soon_threadsafe(tell, batch, outcomes)

    def come_meanwhile(self) -> Iterator[Write]:
        while True:
            try:
                write = self.writes.get_nowait()
            except Empty:
                return
            if write is None:  # the end, which keeps_writing shall see
                self.writes.put(None)
                return
            yield write

    async def read(
        self,
        act: Callable[Parameters, Result],
        *args: Parameters.args,
        **settings: Parameters.kwargs,
    ) -> Result:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.readers, lambda: act(*args, **settings))

    async def bring_in(self, act: Callable[[], Result]) -> Result:
        """What may take seconds waits for its like, and nobody else for it."""
        return await asyncio.get_running_loop().run_in_executor(self.importer, act)

    def close(self) -> None:
        self.writes.put(None)
        self.writer.join()
        self.readers.shutdown(wait=True)
        self.importer.shutdown(wait=True, cancel_futures=True)


def tell(batch: list[Write], outcomes: list[Any]) -> None:
    """Everybody who still waits learns what came of it."""
    for write, outcome in zip(batch, outcomes, strict=True):
        if write.waiting.done():
            continue
        if isinstance(outcome, Exception):
            write.waiting.set_exception(outcome)
        else:
            write.waiting.set_result(outcome)
