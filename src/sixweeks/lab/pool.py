"""A process pool with ordered results, identical for any number of processes.

Each worker has a pipe of its own: one that is stopped in the middle of a result disturbs nobody, so
that an interrupt never waits."""

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.resource_tracker import ensure_running
from threading import Thread
from typing import Generic, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")

AHEAD = 4  # results per worker that may wait for an earlier one: memory stays small


def in_order(
    task: Callable[[Item], Result], items: Iterable[Item], jobs: int
) -> Generator[Result, None, None]:
    """The results of a task for each item, in order, for any number of jobs.

    Closing the iterator or an interrupt stops the workers at once."""
    if jobs == 1:
        yield from map(task, items)
        return
    ensure_running()  # here, because it lets interrupts through again
    with interrupts_held():  # workers inherit it: only this process handles Ctrl-C
        workers = [Worker(task) for _ in range(jobs)]
    try:
        yield from Pool(workers, items).results()
    finally:
        for worker in workers:
            worker.stop()


class Worker(Generic[Item, Result]):
    """A process that works on one item at a time."""

    def __init__(self, task: Callable[[Item], Result]) -> None:
        context = get_context("spawn")
        self.pipe, other = context.Pipe()
        self.process = context.Process(target=work, args=(task, other), daemon=True)
        self.process.start()
        other.close()

    def result(self) -> Result | Exception:
        try:
            found: Result | Exception = self.pipe.recv()
        except EOFError:
            raise RuntimeError("a worker process has ended unexpectedly") from None
        return found

    def stop(self) -> None:
        self.process.terminate()
        self.process.join()
        self.pipe.close()


class Pool(Generic[Item, Result]):
    """Hands out items to the workers that are free, and results in the order of the items."""

    def __init__(self, workers: list[Worker[Item, Result]], items: Iterable[Item]) -> None:
        self.todo = enumerate(items)
        self.next = next(self.todo, None)
        self.free, self.ahead = deque(workers), len(workers) * AHEAD
        self.busy: dict[object, tuple[int, Worker[Item, Result]]] = {}  # by the worker's pipe
        self.done: dict[int, Result | Exception] = {}

    def results(self) -> Iterator[Result]:
        due = 0
        self.hand_out(due)
        while self.busy or due in self.done:
            if due not in self.done:
                self.collect()
            else:
                found = self.done.pop(due)
                if isinstance(found, Exception):
                    raise found
                yield found
                due += 1
            self.hand_out(due)

    def hand_out(self, due: int) -> None:
        while self.free and self.next and self.next[0] < due + self.ahead:
            worker, (index, item) = self.free.popleft(), self.next
            self.busy[worker.pipe] = index, worker
            worker.pipe.send(item)
            self.next = next(self.todo, None)

    def collect(self) -> None:
        pipes = [worker.pipe for _, worker in self.busy.values()]
        for pipe in wait(pipes):
            index, worker = self.busy.pop(pipe)
            self.done[index] = worker.result()
            self.free.append(worker)


def work(task: Callable[[Item], Result], pipe: "Connection[Result | Exception, Item]") -> None:
    """What a worker does until its parent process has ended, however that happens."""
    Thread(target=end_with_parent, daemon=True).start()
    while True:
        item = pipe.recv()
        try:
            pipe.send(task(item))
        except Exception as error:  # raised where the result is asked for
            pipe.send(error)


def end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None, "a worker was started by somebody"
    parent.join()
    os._exit(1)


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Defer interrupts until the end of the block; processes started inside ignore them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
