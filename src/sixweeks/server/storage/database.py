"""A database connection: transactions, group commit, announcing changes. One subclass a driver."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from importlib.resources import files
from threading import Event as Flag
from threading import RLock
from time import time
from typing import Any

from sixweeks.server.storage.rows import BadDatabase, Conflict, NoTable, Unreachable


def unless_in_conflict(act: Callable[[], Any]) -> Any:
    """A conflict shows before anything is written, so that the others may go on."""
    try:
        return act()
    except Conflict as conflict:
        return conflict


def migrations() -> Iterator[tuple[int, str]]:
    """The numbered files in order."""
    folder = files("sixweeks.server.storage") / "migrations"
    for path in sorted(folder.iterdir(), key=lambda each: each.name):
        if path.name.endswith(".sql"):
            yield int(path.name.split("_")[0]), path.read_text(encoding="utf-8")


def check_version(found: int, known: int) -> None:
    """A database that a newer program has changed is left alone."""
    if found > known:
        raise BadDatabase(
            f"the database was made by a newer Six Weeks (its version is {found}, this program"
            f" knows {known})"
        )


class Database:
    """One connection and its transactions; a subclass knows the driver."""

    SKIP_LOCKED = ""  # what a SELECT adds to pass over rows that others hold
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
        """Connect again, if the connection is lost."""

    def has_room(self) -> bool:
        """Whether there is place for new tables, so far as that can be known."""
        return True

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
