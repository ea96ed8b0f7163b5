"""A computer player's turn: claim a job, answer until a person must, store every answer."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from threading import Event as Flag
from threading import Thread
from time import monotonic, time

from sixweeks.ai.player import Player, Seat
from sixweeks.ai.players import make_player
from sixweeks.kernel import engine
from sixweeks.kernel.formats.record import CHANCE
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.presentation.sentence import Text, encoded, message
from sixweeks.kernel.table import Table
from sixweeks.server.computers.thinking import let_hurry, reflection
from sixweeks.server.console import tell_error
from sixweeks.server.live.apply_answer import (
    Cursor,
    SetUp,
    answer_with_set_up,
    roll_what_is_due,
)
from sixweeks.server.live.recovery import current
from sixweeks.server.live.restore import snapshots_due, status_of
from sixweeks.server.live.seat_swap import swap_seats_if_due
from sixweeks.server.live.seats import orders_of, people_of
from sixweeks.server.live.table_dice import use_own_dice
from sixweeks.server.messages import OBSERVER
from sixweeks.server.storage.rows import Conflict, EntryRow, JobRow, NoTable, Unreachable
from sixweeks.server.storage.store import Store
from sixweeks.server.storage.thoughts import ThoughtRow
from sixweeks.server.supervision import report

LEASE_SECONDS = 10.0
SLICE_SECONDS = 3.0  # time slice of a table
MAX_RETRY_SECONDS = 60.0
ANSWER_TIMEOUT = 120.0  # for one answer
Make = Callable[[str, GameDefinition, str, Random], Player]


class ComputerTurn:
    """One table, while a worker holds its lease."""

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
        self.is_over = False  # the seats were swapped, or the dice awaited: a new turn begins
        self.cursor = Cursor(row.serial, past.at.serial, past.at.who, past.at.undo_floor)
        self.rolled = past.at.rolled
        self.players: dict[str, Player] = {}

    def play(self, stop: Flag) -> None:
        """Answer while a computer is asked, until the time slice ends and a table with the same or
        higher priority waits."""
        until = monotonic() + SLICE_SECONDS
        while not (stop.is_set() or self.is_over) and (side := self.side_to_answer()):
            self.answer(side)
            if monotonic() > until and self.store.jobs.has_job(time(), self.is_awaited()):
                return

    def is_awaited(self) -> bool:
        """A person plays here, so this table comes before those with computers only."""
        players = (seat for seat in self.seats.values() if seat.side != OBSERVER)
        return not all(seat.is_computer for seat in players)

    def side_to_answer(self) -> str:
        sides = (s for s in engine.deciders(self.table.game) if self.seats[s].is_computer)
        return next(sides, "")

    def answer(self, side: str) -> None:
        """The player sees its own seat only; standing orders are read again before each answer."""
        self.table.orders = orders_of(self.store.seats(self.id))
        seat = Seat(self.table.definition, self.table.game, side)
        player, options = self.player(side), seat.question.options
        reply = player.decide(seat)
        thought = reflection(self.table.definition, self.table.game, options, player)
        choice, serial = options.index(reply), self.cursor.serial + 1
        entries = answer_with_set_up(self.table, self.cursor, reply, side, choice, self.set_up)
        self.append(entries, self.worker)
        if thought:
            self.store.thoughts.add(self.id, ThoughtRow(serial, side, thought))
        if self.table.to_move in CHANCE:
            self.roll_what_is_ready()

    def roll_what_is_ready(self) -> None:
        """A browser may have added to the dice since the turn began; one that does so from now on
        finds the roll due. While the dice are awaited there is no job, so the lease has ended."""
        row, self.is_over = self.store.table(self.id) or self.row, True
        use_own_dice(self.table, row, self.rolled, self.store.shares.of(self.id))
        if entries := roll_what_is_due(self.table, self.cursor, self.set_up):
            self.append(entries, "")

    def player(self, side: str) -> Player:
        if side not in self.players:
            name = self.seats[side].player
            made = self.make(name, self.table.definition, side, Random())
            self.players[side] = let_hurry(made, self.store.jobs, self.id)
        return self.players[side]

    def append(self, entries: list[EntryRow], worker: str) -> None:
        snapshots = snapshots_due(self.table, self.cursor.last, entries[-1].serial)
        standing = status_of(self.table)
        self.store.append(self.id, entries, standing, snapshots, worker)
        self.cursor, self.rolled = Cursor.after(entries[-1]), entries[-1].rolled
        self.is_over |= swap_seats_if_due(self.store, self.row, self.table)


def work(store: Store, worker: str, stop: Flag, make: Make = make_player) -> bool:
    """Run one job, if there is one."""
    job = store.jobs.claim(worker, time(), LEASE_SECONDS)
    if job is None:
        return False
    with leased(store, job, worker):
        try:
            ComputerTurn(store, job.table, worker, make).play(stop)
            store.jobs.release(job.table, worker)
        except Conflict:
            store.jobs.release(job.table, worker)
        except Unreachable:
            raise  # not the player's fault
        except Exception as error:  # a faulty player must not end the worker
            tell_error("player", "A computer player has failed", error)
            fail(store, job, worker, type(error).__name__)
    return True


def fail(store: Store, job: JobRow, worker: str, what: str) -> None:
    wait = wait_after(job.tries)
    store.jobs.fail(job.table, worker, fault_of(what, wait), time() + wait)


def fault_of(why: str, wait: float) -> str:
    """`slow`, `died`, or the name of an error: its message may contain hidden information."""
    id = f"fault-{why}" if why in ("slow", "died") else "fault"
    return encoded(message(id, error=Text(why), seconds=round(wait)))


def wait_after(tries: int) -> float:
    return min(2.0 ** min(tries, 10), MAX_RETRY_SECONDS)


@contextmanager
def leased(store: Store, job: JobRow, worker: str) -> Iterator[None]:
    """Extend the lease while a player thinks; a worker that dies loses it."""
    done = Flag()
    thread = Thread(target=extend_lease, args=(store, job, worker, done), name="lease", daemon=True)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()


def extend_lease(store: Store, job: JobRow, worker: str, done: Flag) -> None:
    """A player that finds no answer in time can only be stopped by ending its process."""
    serial, since = -1, monotonic()
    while not done.wait(LEASE_SECONDS / 4):
        try:
            store.jobs.extend(job.table, worker, time() + LEASE_SECONDS)
            row = store.table(job.table)
            if row is not None and row.serial != serial:
                serial, since = row.serial, monotonic()
            if monotonic() - since > ANSWER_TIMEOUT:
                fail(store, job, worker, "slow")
        except Exception as error:  # the player goes on, and so does its lease when it can
            report("lease", error)
        if monotonic() - since > ANSWER_TIMEOUT:
            end_process()


def end_process() -> None:
    os._exit(1)
