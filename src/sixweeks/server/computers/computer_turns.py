"""A computer's turn: take a job, play until somebody else must answer, store every answer."""

import os
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from random import Random
from threading import Event as Flag
from threading import Thread
from time import monotonic, time

from sixweeks.ai.player import Player, Seat
from sixweeks.ai.players import make_player
from sixweeks.kernel import engine
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.table import Table
from sixweeks.server.live.give_answer import Mark, SetUp, give_with_set_up
from sixweeks.server.live.recovery import current
from sixweeks.server.live.restore import snapshots_due, standing_of
from sixweeks.server.live.seat_swap import change_places
from sixweeks.server.live.seats import orders_of, people_of
from sixweeks.server.messages import OBSERVER
from sixweeks.server.storage.rows import Conflict, EntryRow, JobRow, NoTable, Unreachable
from sixweeks.server.storage.store import Store

LEASE_SECONDS = 10.0
TURN_SECONDS = 3.0  # after which it is the next table's turn
LONGEST_WAIT = 60.0
LONGEST_THOUGHT = 120.0  # about one answer
Make = Callable[[str, GameDefinition, str, Random], Player]


class Turn:
    """One table while a worker has its lease."""

    def __init__(self, store: Store, id: str, worker: str, make: Make) -> None:
        self.store, self.id, self.worker, self.make = store, id, worker, make
        row = store.table(id)
        if row is None:
            raise NoTable(id)
        self.seats = {seat.side: seat for seat in store.seats(id)}
        self.set_up = SetUp(row.deployment, people_of(self.seats.values()))
        row, past = current(store, row)
        self.row = row
        self.table: Table = past.table
        self.is_over = False  # the players have changed places: another turn begins
        self.mark = Mark(row.serial, past.at.serial, past.at.who, past.at.undo_floor)
        self.players: dict[str, Player] = {}

    def play(self, stop: Flag) -> None:
        """Answer as long as a computer is asked, and no other table has waited for too long that
        would come before this one."""
        until = monotonic() + TURN_SECONDS
        while not (stop.is_set() or self.is_over) and (side := self.side_to_answer()):
            self.answer(side)
            if monotonic() > until and self.store.jobs.has_job(time(), self.is_awaited()):
                return

    def is_awaited(self) -> bool:
        """Somebody plays against the computer: tables of computers alone come after this one."""
        players = (seat for seat in self.seats.values() if seat.side != OBSERVER)
        return not all(seat.is_computer for seat in players)

    def side_to_answer(self) -> str:
        sides = (s for s in engine.deciders(self.table.game) if self.seats[s].is_computer)
        return next(sides, "")

    def answer(self, side: str) -> None:
        """The player sees its seat and nothing else; the others' orders are as they are now."""
        self.table.orders = orders_of(self.store.seats(self.id))
        seat = Seat(self.table.definition, self.table.game, side)
        reply = self.player(side).decide(seat)
        choice = seat.question.options.index(reply)
        self.append(give_with_set_up(self.table, self.mark, reply, side, choice, self.set_up))

    def player(self, side: str) -> Player:
        if side not in self.players:
            name = self.seats[side].player
            self.players[side] = self.make(name, self.table.definition, side, Random())
        return self.players[side]

    def append(self, entries: list[EntryRow]) -> None:
        snapshots = snapshots_due(self.table, self.mark.last, entries[-1].serial)
        standing = standing_of(self.table)
        self.store.append(self.id, entries, standing, snapshots, self.worker)
        self.mark = Mark.after(entries[-1])
        self.is_over = change_places(self.store, self.row, self.table)


def work(store: Store, worker: str, stop: Flag, make: Make = make_player) -> bool:
    """Do one job, if there is one."""
    job = store.jobs.claim(worker, time(), LEASE_SECONDS)
    if job is None:
        return False
    with leased(store, job, worker):
        try:
            Turn(store, job.table, worker, make).play(stop)
            store.jobs.release(job.table, worker)
        except Conflict:
            store.jobs.release(job.table, worker)
        except Unreachable:
            raise  # no fault of the player's
        except Exception as error:  # whatever a player does wrong must not end the worker
            traceback.print_exc()
            fail(store, job, worker, type(error).__name__)
    return True


def fail(store: Store, job: JobRow, worker: str, what: str) -> None:
    wait = wait_after(job.tries)
    store.jobs.fail(job.table, worker, fault_of(what, wait), time() + wait)


def wait_after(tries: int) -> float:
    return min(2.0 ** min(tries, 10), LONGEST_WAIT)


def fault_of(what: str, wait: float) -> str:
    """Nothing of an error's own words, which may name what is hidden."""
    return f"The computer player failed ({what}); it tries again in {wait:.0f} seconds."


@contextmanager
def leased(store: Store, job: JobRow, worker: str) -> Iterator[None]:
    """Keep the lease while a player thinks; a worker that dies loses it."""
    done = Flag()
    thread = Thread(target=keep, args=(store, job, worker, done), name="lease", daemon=True)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()


def keep(store: Store, job: JobRow, worker: str, done: Flag) -> None:
    """A player that comes to no answer is ended with its whole process, for nothing else helps."""
    serial, since = -1, monotonic()
    while not done.wait(LEASE_SECONDS / 4):
        with suppress(Unreachable):
            store.jobs.extend(job.table, worker, time() + LEASE_SECONDS)
            row = store.table(job.table)
            if row is not None and row.serial != serial:
                serial, since = row.serial, monotonic()
        if monotonic() - since > LONGEST_THOUGHT:
            with suppress(Unreachable):
                fail(store, job, worker, "it thought for too long")
            end_process()


def end_process() -> None:
    os._exit(1)
