"""Worker processes: computers think here, never in the event loop."""

import os
import signal
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from threading import Event as Flag
from threading import Thread
from time import sleep, time

from sixweeks.ai.players import make_player
from sixweeks.server.computers.computer_turns import Make, end_process, fault_of, wait_after, work
from sixweeks.server.computers.processes import is_dead, own_name, pid_of
from sixweeks.server.storage.rows import BadDatabase, Unreachable
from sixweeks.server.storage.store import Store, open_store

IDLE_SECONDS = 0.05
WATCH_SECONDS = 0.5
RETRY_SECONDS = 1.0
GRACE_SECONDS = 5.0
NICENESS = 5  # a click comes before a computer's thought
SPAWNING = get_context("spawn")


def run_worker(database: str, make: Make, parent: int) -> None:
    """The life of a worker; it ends with the server, however that ends."""
    stop = Flag()
    signal.signal(signal.SIGTERM, lambda *_: stop.set())
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError):
        os.nice(NICENESS)
    Thread(target=end_with, args=(parent, stop), name="parent", daemon=True).start()
    store, worker = opened(database, stop), own_name()
    while store and not stop.is_set():
        try:
            if not work(store, worker, stop, make):
                stop.wait(IDLE_SECONDS)
        except Unreachable:
            stop.wait(RETRY_SECONDS)
    if store:
        store.close()


def end_with(parent: int, stop: Flag) -> None:
    """Even in the midst of a thought."""
    while os.getppid() == parent:
        sleep(WATCH_SECONDS)
    stop.set()
    sleep(GRACE_SECONDS)
    end_process()


def opened(database: str, stop: Flag) -> Store | None:
    """The store, as soon as it can be opened; nothing if it never could."""
    while not stop.is_set():
        try:
            return open_store(database)
        except BadDatabase:
            stop.wait(RETRY_SECONDS)
    return None


class Crew:
    """So many workers; one that dies is replaced."""

    def __init__(self, database: str, number: int, make: Make = make_player) -> None:
        self.database, self.number, self.make = database, number, make
        self.workers: list[BaseProcess] = []
        self.stop = Flag()
        self.watcher: Thread | None = None

    def start(self) -> None:
        self.workers = [self.hire() for _ in range(self.number)]
        self.watcher = Thread(target=self.watch, name="crew", daemon=True)
        self.watcher.start()

    def hire(self) -> BaseProcess:
        args = (self.database, self.make, os.getpid())
        worker = SPAWNING.Process(target=run_worker, args=args, name="worker", daemon=True)
        worker.start()
        return worker

    def watch(self) -> None:
        store = opened(self.database, self.stop)
        if store is None:
            return
        with suppress(Unreachable):
            release_left(store)
        while not self.stop.wait(WATCH_SECONDS):
            with suppress(Unreachable):
                self.replace_dead(store)
        store.close()

    def replace_dead(self, store: Store) -> None:
        dead = [worker for worker in self.workers if not worker.is_alive()]
        if dead:
            fail_for(store, {worker.pid for worker in dead})
            self.workers = [self.hire() if w in dead else w for w in self.workers]

    def close(self) -> None:
        self.stop.set()
        if self.watcher is not None:
            self.watcher.join()
        for worker in self.workers:
            worker.terminate()
        for worker in self.workers:
            worker.join(2.0)
            if worker.is_alive():
                worker.kill()
                worker.join()


def release_left(store: Store) -> None:
    """Jobs that a killed server left are there for anybody at once."""
    for lease in store.jobs.leases():
        if is_dead(lease.worker):
            store.jobs.release(lease.table, lease.worker)


def fail_for(store: Store, pids: set[int | None]) -> None:
    """A player that took its whole process along has failed, as others do."""
    for lease in store.jobs.leases():
        if is_dead(lease.worker) and pid_of(lease.worker) in pids:
            wait = wait_after(lease.tries)
            fault = fault_of("its process died", wait)
            store.jobs.fail(lease.table, lease.worker, fault, time() + wait)
