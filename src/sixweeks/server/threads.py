"""The store is plain and blocking; the event loop reaches it through two small pools."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from sixweeks.server.store import Store

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")


class Threads:
    """One thread writes, so that answers are stored in the order they came; two read."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.writer = ThreadPoolExecutor(1, "writer")
        self.readers = ThreadPoolExecutor(2, "reader")

    async def write(
        self,
        act: Callable[Parameters, Result],
        *args: Parameters.args,
        **settings: Parameters.kwargs,
    ) -> Result:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.writer, lambda: act(*args, **settings))

    async def read(
        self,
        act: Callable[Parameters, Result],
        *args: Parameters.args,
        **settings: Parameters.kwargs,
    ) -> Result:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.readers, lambda: act(*args, **settings))

    def close(self) -> None:
        self.writer.shutdown(wait=True)
        self.readers.shutdown(wait=True)
