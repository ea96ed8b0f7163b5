"""Fair queue of the processes that write to one SQLite file."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

if sys.platform != "win32":
    from fcntl import LOCK_EX, LOCK_NB, LOCK_UN, flock

Patience = Callable[[Callable[[], object]], object]


class WriteQueue:
    """Only the head of the queue waits for SQLite's lock, so a process that has just written cannot
    overtake it. The kernel releases the lock of a process that dies."""

    def __init__(self, path: str) -> None:
        self.file = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)

    @contextmanager
    def turn(self, patiently: Patience) -> Iterator[None]:
        """Wait, by `patiently` trying again, until this process is the head of the queue."""
        if sys.platform == "win32":  # where SQLite's own lock must do
            yield
            return
        patiently(lambda: flock(self.file, LOCK_EX | LOCK_NB))
        try:
            yield
        finally:
            flock(self.file, LOCK_UN)

    def close(self) -> None:
        os.close(self.file)
