"""A re-entrant lock that one thread can hand to another."""

from threading import Lock, get_ident
from typing import Self

NOBODY = 0


class HandedLock:
    """Taken by the thread that begins a transaction; the one that commits it may be another."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.owner, self.depth = NOBODY, 0

    def acquire(self, blocking: bool = True) -> bool:
        me = get_ident()
        if self.owner != me:
            if not self.lock.acquire(blocking):
                return False
            self.owner = me
        self.depth += 1
        return True

    def release(self) -> None:
        self.depth -= 1
        if not self.depth:
            self.owner = NOBODY
            self.lock.release()

    def hand_over(self) -> None:
        """It stays locked, for everybody, until another thread takes it over."""
        self.owner = NOBODY

    def take_over(self) -> None:
        self.owner = get_ident()

    def __enter__(self) -> Self:
        self.acquire()
        return self

    def __exit__(self, *_: object) -> None:
        self.release()
