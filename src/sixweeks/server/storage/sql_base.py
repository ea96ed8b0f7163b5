"""What the stores in plain SQL rest on: transactions, and several changes in one of them."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from threading import Event as Flag
from threading import RLock
from time import time
from typing import Any

from sixweeks.server.storage.store import BadDatabase, Conflict, NoTable, Unreachable


def unless_in_conflict(act: Callable[[], Any]) -> Any:
    """A conflict shows before anything is written, so that the others may go on."""
    try:
        return act()
    except Conflict as conflict:
        return conflict


def check_version(found: int, known: int) -> None:
    """A database that a newer program has changed is left alone."""
    if found > known:
        raise BadDatabase(
            f"the database was made by a newer Six Weeks (its version is {found}, this program"
            f" knows {known})"
        )


class SqlBase:
    """Everything but the connection."""

    FAILURES: tuple[type[Exception], ...] = ()  # of the database, not of who uses it

    def __init__(self) -> None:
        self.lock = RLock()
        self.is_open = False

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """On disk when it ends; within another one, when that ends."""
        with self.lock:
            if self.is_open:
                yield
                return
            with self.reached():
                self.is_open = True
                try:
                    with self.committed():
                        yield
                finally:
                    self.is_open = False

    @contextmanager
    def reading(self) -> Iterator[None]:
        with self.lock, self.reached():
            yield

    @contextmanager
    def reached(self) -> Iterator[None]:
        """Connected, if need be again; whatever the database then fails at is told alike."""
        try:
            if not self.is_open:
                self.mend()
            yield
        except self.FAILURES as error:
            raise Unreachable(str(error).strip().partition("\n")[0]) from error

    def together(self, acts: Sequence[Callable[[], Any]]) -> list[Any]:
        """Several changes on disk at once: what each returned, or the error that it met."""
        try:
            with self.transaction():
                return [unless_in_conflict(act) for act in acts]
        except Exception as error:  # whose it is shows when each is tried by itself
            return [error] if len(acts) == 1 else [self.together([act])[0] for act in acts]

    def touch(self, id: str) -> int:
        """Count a change of a table. Its row comes first in every transaction, so that two that
        change the same things wait for each other in the same order."""
        rows = self.run(
            "UPDATE tables SET revision = revision + 1, updated = ? WHERE id = ?"
            " RETURNING revision",
            *(time(), id),
        )
        if not rows:
            raise NoTable(id)
        self.announce(id, rows[0][0])
        return int(rows[0][0])

    def mend(self) -> None:
        return

    def committed(self) -> AbstractContextManager[None]:
        raise NotImplementedError

    def run(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        raise NotImplementedError

    def announce(self, id: str, revision: int) -> None:
        raise NotImplementedError

    def changes(self, stop: Flag) -> Iterator[tuple[str, int]]:
        raise NotImplementedError

    def close(self) -> None:
        raise NotImplementedError
