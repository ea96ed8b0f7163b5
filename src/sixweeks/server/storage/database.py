"""A database connection: transactions, group commit, announcing changes. One subclass a driver."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from importlib.resources import files
from threading import Event as Flag
from time import time
from typing import TypeVar

from sixweeks.kernel.presentation.sentence import Text
from sixweeks.server.errors import StartError
from sixweeks.server.storage.handed_lock import HandedLock
from sixweeks.server.storage.rows import Conflict, NoTable, Unreachable

Value = str | int | float
Found = TypeVar("Found")
ANY = ""  # in place of a table: any of them may have changed


def numbers(*row: int) -> tuple[int, ...]:
    return row


def table_and_revision(id: str, revision: int) -> tuple[str, int]:
    return id, revision


def unless_in_conflict(act: Callable[[], object]) -> object:
    """A conflict is found before anything is written, so the rest of the batch may continue."""
    try:
        return act()
    except Conflict as conflict:
        return conflict


def migrations() -> Iterator[tuple[int, str]]:
    """The numbered migration files, in order."""
    folder = files("sixweeks.server.storage") / "migrations"
    for path in sorted(folder.iterdir(), key=lambda each: each.name):
        if path.name.endswith(".sql"):
            yield int(path.name.split("_")[0]), path.read_text(encoding="utf-8")


def check_version(found: int, known: int) -> None:
    """Refuse a database that a newer program has migrated."""
    if found > known:
        raise StartError("error-database-newer", found=found, known=known)


def why_not(error: Exception) -> StartError:
    """Why a database cannot be opened, in our words or in the first line of its own."""
    if isinstance(error, StartError):
        return error
    says = str(error).strip().partition("\n")[0]
    return StartError("error-database-says", why=Text(says))


class Database:
    """One connection and its transactions; a subclass knows the driver."""

    SKIP_LOCKED = ""  # added to a SELECT that skips rows locked by others
    FAILURES: tuple[type[Exception], ...] = ()  # errors of the database itself
    CAN_PREPARE = False  # a commit may be left to another thread

    def __init__(self) -> None:
        self.lock = HandedLock()
        self.is_open = False

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Committed when it ends; a nested one, when the outermost ends."""
        with self.lock:
            if self.is_open:
                yield
                return
            with self.connected():
                self.is_open = True
                try:
                    with self.committed():
                        yield
                finally:
                    self.is_open = False

    @contextmanager
    def reading(self) -> Iterator[None]:
        with self.lock, self.connected():
            yield

    @contextmanager
    def connected(self) -> Iterator[None]:
        """Connected, reconnecting if necessary; errors of the driver become Unreachable."""
        try:
            if not self.is_open:
                self.reconnect()
            yield
        except self.FAILURES as error:
            raise Unreachable(str(error).strip().partition("\n")[0]) from error

    def batch(self, acts: Sequence[Callable[[], object]]) -> list[object]:
        """Several changes in one commit; the result of each, or its error."""
        try:
            with self.transaction():
                return [unless_in_conflict(act) for act in acts]
        except Exception as error:  # trying each by itself shows whose it is
            return [error] if len(acts) == 1 else [self.batch([act])[0] for act in acts]

    def try_begin(self) -> bool:
        """Begin a transaction for `prepare`, unless somebody else is writing."""
        raise NotImplementedError

    def prepare(self, acts: Sequence[Callable[[], object]]) -> list[object] | None:
        """Make several changes; returns their results, which hold when `commit_prepared` has
        returned, in any thread. None if one failed: then nothing was done."""
        raise NotImplementedError

    def commit_prepared(self) -> None:
        raise NotImplementedError

    def touch(self, id: str) -> int:
        """Count a change of a table. Every transaction locks the table's row first, because a fixed
        order of locks prevents deadlocks."""
        revisions = self.rows(
            int,
            "UPDATE tables SET revision = revision + 1, updated = ? WHERE id = ?"
            " RETURNING revision",
            *(time(), id),
        )
        if not revisions:
            raise NoTable(id)
        self.notify(id, revisions[0])
        return revisions[0]

    def reconnect(self) -> None:
        """Reconnect if the connection is lost."""

    def has_space(self) -> bool:
        """Whether there is disk space for new tables, as far as that is known."""
        return True

    def committed(self) -> AbstractContextManager[None]:
        raise NotImplementedError

    def run(self, sql: str, *values: Value) -> list[tuple[object, ...]]:
        raise NotImplementedError

    def rows(self, make: Callable[..., Found], sql: str, *values: Value) -> list[Found]:
        """What is made of the columns of each row."""
        return [make(*row) for row in self.run(sql, *values)]

    def notify(self, id: str, revision: int) -> None:
        raise NotImplementedError

    def changes(self, stop: Flag) -> Iterator[tuple[str, int]]:
        raise NotImplementedError

    def close(self) -> None:
        raise NotImplementedError
