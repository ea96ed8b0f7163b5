"""Job queue for computer players: claim with a lease, extend, release, fail and retry."""

from contextlib import suppress
from time import time

from sixweeks.server.storage.database import Database
from sixweeks.server.storage.rows import JobRow, LeaseRow, NoTable

JOB = "table_id, tries, fault, lease_until"
NOBODY_WAITS = (
    "NOT EXISTS (SELECT 1 FROM seats WHERE seats.table_id = jobs.table_id"
    " AND is_computer = 0 AND side <> 'observer')"
)
# No job is put off and no lease given for so long: then the clock was set back since.
TOO_FAR_SECONDS = 180.0
DUE = "(due <= ? OR due > ?) AND (lease_until <= ? OR lease_until > ?)"


def due_by(now: float) -> tuple[float, float, float, float]:
    """The values of DUE."""
    far = now + TOO_FAR_SECONDS
    return now, far, now, far


def count_and_time(count: int, due: float) -> tuple[int, float]:
    return count, due


class Jobs:
    """The job queue: a table has at most one job, and a job at most one worker."""

    def __init__(self, db: Database) -> None:
        self.db = db

    def ensure_job(self, id: str) -> None:
        """Queue a job if a computer must answer."""
        (to_move,) = self.db.rows(str, "SELECT to_move FROM tables WHERE id = ?", id)
        computers = "SELECT side FROM seats WHERE table_id = ? AND is_computer = 1"
        is_wanted = bool(set(self.db.rows(str, computers, id)) & set(to_move.split()))
        self.update_job(id, is_wanted, has_job=True)

    def update_job(self, id: str, is_wanted: bool, has_job: bool) -> None:
        """Upsert or delete the table's job; a lease continues from answer to answer."""
        if is_wanted:
            self.db.run(
                "INSERT INTO jobs (table_id, worker, lease_until, due, tries, fault)"
                " VALUES (?, '', 0, ?, 0, '')"
                " ON CONFLICT (table_id) DO UPDATE SET tries = 0, fault = ''",
                *(id, time()),
            )
        elif has_job:
            self.db.run("DELETE FROM jobs WHERE table_id = ?", id)

    def job(self, id: str) -> JobRow | None:
        with self.db.reading():
            jobs = self.db.rows(JobRow, f"SELECT {JOB} FROM jobs WHERE table_id = ?", id)
        return jobs[0] if jobs else None

    def claim(self, worker: str, now: float, lease: float) -> JobRow | None:
        """Claim the job that has waited longest; tables with computers only come last."""
        if not self.has_job(now):  # a read first: it takes no write lock
            return None
        with self.db.transaction():
            rows = self.db.rows(
                JobRow,
                "UPDATE jobs SET worker = ?, lease_until = ?, tries = tries + 1"
                f" WHERE table_id = (SELECT table_id FROM jobs WHERE {DUE}"
                f" ORDER BY {NOBODY_WAITS}, due LIMIT 1 {self.db.SKIP_LOCKED})"
                f" RETURNING {JOB}",
                *(worker, now + lease, *due_by(now)),
            )
        return rows[0] if rows else None

    def has_job(self, now: float, is_awaited: bool = False) -> bool:
        """Whether a job could be claimed; `is_awaited` counts only tables where people play."""
        preferred = f" AND NOT {NOBODY_WAITS}" if is_awaited else ""
        with self.db.reading():
            sql = f"SELECT 1 FROM jobs WHERE {DUE}{preferred} LIMIT 1"
            return bool(self.db.run(sql, *due_by(now)))

    def backlog(self, now: float) -> tuple[int, float]:
        """How many computer players must answer, and how long the oldest has been due."""
        sql = "SELECT count(*), coalesce(min(due), ?) FROM jobs WHERE due <= ?"
        with self.db.reading():
            ((jobs, due),) = self.db.rows(count_and_time, sql, now, now)
        return jobs, now - due

    def leases(self) -> list[LeaseRow]:
        with self.db.reading():
            sql = "SELECT table_id, worker, tries FROM jobs WHERE worker <> ''"
            return self.db.rows(LeaseRow, sql)

    def is_leased(self, id: str, worker: str) -> bool:
        """Read after the table's row is locked: before that, PostgreSQL may show old data."""
        return bool(self.db.run("SELECT 1 FROM jobs WHERE table_id = ? AND worker = ?", id, worker))

    def extend(self, id: str, worker: str, until: float) -> bool:
        with self.db.transaction():
            rows = self.db.run(
                "UPDATE jobs SET lease_until = ? WHERE table_id = ? AND worker = ?"
                " RETURNING table_id",
                *(until, id, worker),
            )
        return bool(rows)

    def hurry(self, id: str) -> bool:
        """A player waits: the computer answers with the best it has found. False if none thinks."""
        with self.db.transaction():
            sql = "UPDATE jobs SET is_hurried = 1 WHERE table_id = ? RETURNING table_id"
            return bool(self.db.run(sql, id))

    def is_hurried(self, id: str) -> bool:
        with self.db.reading():
            sql = "SELECT 1 FROM jobs WHERE table_id = ? AND is_hurried = 1"
            return bool(self.db.run(sql, id))

    def fail(self, id: str, worker: str, fault: str, due: float) -> None:
        """Record the failure and retry later."""
        with suppress(NoTable), self.db.transaction():
            self.db.touch(id)
            self.db.run(
                "UPDATE jobs SET worker = '', lease_until = 0, due = ?, fault = ?"
                " WHERE table_id = ? AND worker = ?",
                *(due, fault, id, worker),
            )

    def release(self, id: str, worker: str) -> None:
        """Return a job to the end of the queue."""
        with self.db.transaction():
            self.db.run(
                "UPDATE jobs SET worker = '', lease_until = 0, tries = 0, due = ?"
                " WHERE table_id = ? AND worker = ?",
                *(time(), id, worker),
            )
