"""Threads for the blocking store: writing with group commit, reading, costly work."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import NamedTuple, ParamSpec, TypeVar, cast

from sixweeks.server.live.commit_lock import CommitLock
from sixweeks.server.live.costly_questions import CostlyQuestions
from sixweeks.server.storage.store import Store

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")
TRIES, RETRY_SECONDS = 8, 0.001  # while another process writes, which takes about so long


class Write(NamedTuple):
    """A queued change, and what settles the future that waits for its result."""

    act: Callable[[], object]
    loop: asyncio.AbstractEventLoop
    settle: Callable[[object], None]


class Commit(NamedTuple):
    """Changes that were made and wait for the disk, with their results."""

    batch: list[Write]
    results: list[object]


class StoreThreads:
    """Writes are done in order by one thread; those queued meanwhile share one commit."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.commit_lock = CommitLock()
        self.readers = ThreadPoolExecutor(2, "reader")
        self.costly, self.imports = CostlyQuestions("costly"), CostlyQuestions("importer")
        self.writes: SimpleQueue[Write | None] = SimpleQueue()
        self.quick: list[Write] = []
        self.commits: SimpleQueue[Commit | None] = SimpleQueue()
        self.is_writing = False  # the quick changes, in one transaction at a time
        self.writer = started(self.write_loop, "writer")
        self.committer = started(self.commit_loop, "committer")

    def write(
        self,
        act: Callable[Parameters, Result],
        *args: Parameters.args,
        **settings: Parameters.kwargs,
    ) -> "asyncio.Future[Result]":
        """Queued at once; the future is done when the change is on disk."""
        write, waiting = awaited(partial(act, *args, **settings))
        self.writes.put(write)
        return waiting

    def write_quickly(
        self,
        act: Callable[Parameters, Result],
        *args: Parameters.args,
        **settings: Parameters.kwargs,
    ) -> "asyncio.Future[Result]":
        """The same for a few statements, made at once in this thread if nobody else writes.

        SPEED: two threads would take the interpreter lock from each other at every statement."""
        if not self.store.db.CAN_PREPARE:
            return self.write(act, *args, **settings)
        write, waiting = awaited(partial(act, *args, **settings))
        self.quick.append(write)
        if not self.is_writing:
            self.is_writing = True
            self.prepare()
        return waiting

    def prepare(self, tries: int = TRIES) -> None:
        """Make the quick changes, also those that were queued since the last try; the committer
        waits for the disk, and the writer for others who take long."""
        has_begun = self.store.db.try_begin()
        if not has_begun and tries > 1:
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self.prepare, tries - 1)
            return
        batch, self.quick = self.quick, []
        results = self.store.db.prepare([write.act for write in batch]) if has_begun else None
        if results is not None:
            self.commits.put(Commit(batch, results))
            return
        self.is_writing = False
        for write in batch:
            self.writes.put(write)

    def commit_loop(self) -> None:
        while (commit := self.commits.get()) is not None:
            batch, results = commit
            try:
                self.store.db.commit_prepared()
            except Exception:  # trying again shows whose it is
                results = self.store.db.batch([write.act for write in batch])
            batch[0].loop.call_soon_threadsafe(self.committed, batch, results)

    def committed(self, batch: list[Write], results: list[object]) -> None:
        deliver(batch, results)
        self.is_writing = bool(self.quick)
        if self.is_writing:
            self.prepare()

    def write_loop(self) -> None:
        while (first := self.writes.get()) is not None:
            batch = [first, *self.queued_writes()]
            outcomes = self.store.db.batch([write.act for write in batch])
            first.loop.call_soon_threadsafe(deliver, batch, outcomes)

    def queued_writes(self) -> Iterator[Write]:
        while not self.writes.empty():
            write = self.writes.get()
            if write is None:  # the end: left for write_loop
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

    def close(self) -> None:
        self.commits.put(None)
        self.committer.join()
        self.writes.put(None)
        self.writer.join()
        self.readers.shutdown(wait=True)
        self.costly.close()
        self.imports.close()


def started(work: Callable[[], None], name: str) -> Thread:
    thread = Thread(target=work, name=name, daemon=True)
    thread.start()
    return thread


def awaited(act: Callable[[], Result]) -> "tuple[Write, asyncio.Future[Result]]":
    """A change, and the future of its result."""
    loop = asyncio.get_running_loop()
    waiting: asyncio.Future[Result] = loop.create_future()
    return Write(act, loop, partial(settle, waiting)), waiting


def deliver(batch: list[Write], outcomes: list[object]) -> None:
    for write, outcome in zip(batch, outcomes, strict=True):
        write.settle(outcome)


def settle(waiting: "asyncio.Future[Result]", outcome: object) -> None:
    """Resolve a future, if anybody still waits for it."""
    if waiting.done():
        return
    if isinstance(outcome, Exception):
        waiting.set_exception(outcome)
    else:
        waiting.set_result(cast(Result, outcome))
