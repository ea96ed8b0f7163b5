"""Worker processes for computer players, so that they never block the event loop."""

import os
import signal
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from threading import Event as Flag
from threading import Thread
from time import sleep, time

from sixweeks.ai.players import make_player
from sixweeks.server.computers import memory
from sixweeks.server.computers.computer_turns import Make, end_process, fault_of, wait_after, work
from sixweeks.server.computers.processes import is_dead, pid_of, process_name
from sixweeks.server.errors import StartError
from sixweeks.server.storage.store import Store, open_store
from sixweeks.server.supervision import keep_doing

IDLE_SECONDS = 0.05
WATCH_SECONDS = 0.5
RETRY_SECONDS = 1.0
GRACE_SECONDS = 5.0
NICENESS = 10  # people's requests come first
SPAWNING = get_context("spawn")


def run_worker(database: str, make: Make, parent: int) -> None:
    """The main loop of a worker process; it exits with the server, however that ends."""
    stop = Flag()
    signal.signal(signal.SIGTERM, lambda *_: stop.set())
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError):
        os.nice(NICENESS)
    Thread(target=exit_with_parent, args=(parent, stop), name="parent", daemon=True).start()
    store, worker = wait_for_store(database, stop), process_name()
    if store is None:
        return

    def take_turn() -> None:
        if not work(store, worker, stop, make):
            stop.wait(IDLE_SECONDS)
        if memory.is_full():
            stop.set()  # the pool starts another

    keep_doing("worker", take_turn, stop)
    store.close()


def exit_with_parent(parent: int, stop: Flag) -> None:
    """Exit when the parent is gone, even while a player is thinking."""
    while os.getppid() == parent:
        sleep(WATCH_SECONDS)
    stop.set()
    sleep(GRACE_SECONDS)
    end_process()


def wait_for_store(database: str, stop: Flag) -> Store | None:
    """The store, retried until it can be opened; None if stopped before that."""
    while not stop.is_set():
        try:
            return open_store(database)
        except StartError:
            stop.wait(RETRY_SECONDS)
    return None


class WorkerPool:
    """A fixed number of worker processes; one that dies or has used much memory is replaced."""

    def __init__(self, database: str, number: int, make: Make = make_player) -> None:
        self.database, self.number, self.make = database, number, make
        self.workers: list[BaseProcess] = []
        self.dead: set[int | None] = set()  # process ids whose jobs have not failed yet
        self.are_orphans_left = False
        self.stop = Flag()
        self.watcher: Thread | None = None

    def start(self) -> None:
        self.workers = [self.start_worker() for _ in range(self.number)]
        self.watcher = Thread(target=self.watch, name="workers", daemon=True)
        self.watcher.start()

    def start_worker(self) -> BaseProcess:
        args = (self.database, self.make, os.getpid())
        worker = SPAWNING.Process(target=run_worker, args=args, name="worker", daemon=True)
        worker.start()
        return worker

    def watch(self) -> None:
        store = wait_for_store(self.database, self.stop)
        if store is None:
            return
        self.are_orphans_left = True
        keep_doing("workers", lambda: self.look_after(store), self.stop, WATCH_SECONDS)
        store.close()

    def look_after(self, store: Store) -> None:
        """Replace the dead first: that needs no database."""
        self.replace_dead()
        if self.are_orphans_left:
            release_orphaned(store)
            self.are_orphans_left = False
        if self.dead:
            fail_jobs_of(store, self.dead)
            self.dead = set()

    def replace_dead(self) -> None:
        for index, worker in enumerate(self.workers):
            if not worker.is_alive():
                self.dead.add(worker.pid)
                self.workers[index] = self.start_worker()

    def close(self) -> None:
        self.stop.set()
        if self.watcher is not None:
            self.watcher.join(GRACE_SECONDS)  # a database that does not answer is not waited for
        for worker in self.workers:
            worker.terminate()
        for worker in self.workers:
            worker.join(2.0)
            if worker.is_alive():
                worker.kill()
                worker.join()


def release_orphaned(store: Store) -> None:
    """Release the jobs that a killed server still holds."""
    for lease in store.jobs.leases():
        if is_dead(lease.worker):
            store.jobs.release(lease.table, lease.worker)


def fail_jobs_of(store: Store, pids: set[int | None]) -> None:
    """A player whose process died has failed."""
    for lease in store.jobs.leases():
        if is_dead(lease.worker) and pid_of(lease.worker) in pids:
            wait = wait_after(lease.tries)
            fault = fault_of("died", wait)
            store.jobs.fail(lease.table, lease.worker, fault, time() + wait)
