"""A process pool with ordered results, identical for any number of processes."""

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")

AHEAD = 4  # queued tasks per worker: no worker waits, and memory stays small


def in_order(
    task: Callable[[Item], Result], items: Iterable[Item], jobs: int
) -> Generator[Result, None, None]:
    """The results of a task for each item, in order, for any number of jobs.

    Closing the iterator or an interrupt stops the workers at once."""
    if jobs == 1:
        yield from map(task, items)
        return
    others = set(active_children())
    executor = ProcessPoolExecutor(jobs, get_context("spawn"), end_with_parent)
    try:
        yield from windowed(executor, task, iter(items), jobs * AHEAD)
    except BaseException:
        for worker in set(active_children()) - others:
            worker.terminate()
        raise
    finally:
        executor.shutdown(cancel_futures=True)


def windowed(
    executor: ProcessPoolExecutor,
    task: Callable[[Item], Result],
    items: Iterator[Item],
    window: int,
) -> Iterator[Result]:
    with interrupts_held():  # workers inherit it: only this process handles Ctrl-C
        waiting: deque[Future[Result]] = deque(
            executor.submit(task, item) for item in islice(items, window)
        )
    while waiting:
        yield waiting.popleft().result()
        waiting.extend(executor.submit(task, item) for item in islice(items, 1))


def end_with_parent() -> None:
    """Stop a worker when its parent process has ended, however that happened."""
    Thread(target=wait_for_parent, daemon=True).start()


def wait_for_parent() -> None:
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
