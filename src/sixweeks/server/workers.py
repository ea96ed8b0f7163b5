"""Worker processes: computers think here, never in the event loop."""

import os
import signal
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from threading import Event as Flag
from threading import Thread
from time import time

from sixweeks.ai.players import make_player
from sixweeks.server.processes import is_dead, own_name, pid_of
from sixweeks.server.store import Store, open_store
from sixweeks.server.turns import Make, fault_of, wait_after, work

IDLE_SECONDS = 0.05
WATCH_SECONDS = 0.5
NICENESS = 5  # a click comes before a computer's thought
SPAWNING = get_context("spawn")


def run_worker(database: str, make: Make, parent: int) -> None:
    """The life of a worker; it ends with the server, however that ends."""
    stop = Flag()
    signal.signal(signal.SIGTERM, lambda *_: stop.set())
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError):
        os.nice(NICENESS)
    store = open_store(database)
    worker = own_name()
    while not stop.is_set() and os.getppid() == parent:
        if not work(store, worker, stop, make):
            stop.wait(IDLE_SECONDS)
    store.close()


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
        store = open_store(self.database)
        release_left(store)
        while not self.stop.wait(WATCH_SECONDS):
            dead = [worker for worker in self.workers if not worker.is_alive()]
            if dead:
                fail_for(store, {worker.pid for worker in dead})
                self.workers = [self.hire() if w in dead else w for w in self.workers]
        store.close()

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
    for lease in store.leases():
        if is_dead(lease.worker):
            store.release(lease.table, lease.worker)


def fail_for(store: Store, pids: set[int | None]) -> None:
    """A player that took its whole process along has failed, as others do."""
    for lease in store.leases():
        if is_dead(lease.worker) and pid_of(lease.worker) in pids:
            wait = wait_after(lease.tries)
            fault = fault_of("its process died", wait)
            store.fail(lease.table, lease.worker, fault, time() + wait)
