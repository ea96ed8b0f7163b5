"""Load test: many tables at once, played by scripted clients, and the latency of a click."""

import asyncio
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection as Pipe
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from time import perf_counter, process_time
from typing import NamedTuple

from msgspec import Struct

from sixweeks.lab.load_players import Load, Tally, all_playing, seated
from sixweeks.lab.process_cost import Cost, cost_of
from sixweeks.server.computers.workers import SPAWNING
from sixweeks.server.serving import bound_socket, serve
from sixweeks.server.settings import Settings, unlimited
from sixweeks.server.storage.store import open_store


class Figures(Struct, frozen=True, kw_only=True, omit_defaults=True):
    tables: int
    processes: int
    computers: int
    think_seconds: float
    answers: int
    seconds: float
    answers_per_second: float
    p50_ms: float
    p95_ms: float
    p99_ms: float
    slowest_ms: float
    server_ms_per_answer: float  # of the processor
    client_ms_per_answer: float
    saturated_answers_per_second: float
    server_megabytes: float
    errors: int
    first_error: str = ""


# --- the server -------------------------------------------------------------------------------


class Served:
    """A server in a separate process that reports its costs."""

    def __init__(self, pipe: Pipe) -> None:
        self.pipe = pipe
        self.port: int = pipe.recv()

    def cost(self) -> Cost:
        self.pipe.send("cost")
        told: Cost = self.pipe.recv()
        return told


def measure(load: Load) -> Figures:
    """Start a server, run the load, and stop it."""
    with TemporaryDirectory() as folder:
        database = load.database or str(Path(folder) / "load.sqlite")
        workers = 1 if load.computers else 0
        settings = unlimited(Settings(database=database, port=0, workers=workers))
        running = running_server(settings, load.processes)
        with running as served, asyncio.Runner(loop_factory=quick_loop()) as runner:
            return runner.run(played(load, served))


def quick_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The event loop that the server also uses."""
    try:
        from uvloop import new_event_loop
    except ImportError:  # not on Windows
        return None
    return new_event_loop


@contextmanager
def running_server(settings: Settings, processes: int = 1) -> Iterator[Served]:
    ours, theirs = SPAWNING.Pipe()
    args = (settings, theirs, processes)
    process = SPAWNING.Process(target=serve_and_tell, args=args)
    process.start()
    try:
        yield Served(ours)
    finally:
        process.terminate()
        process.join(15.0)


def serve_and_tell(settings: Settings, pipe: Pipe, processes: int = 1) -> None:
    listening = bound_socket(settings.host, 0)
    open_store(settings.database).close()
    pids = [os.getpid()]

    def started() -> None:
        pipe.send(listening.getsockname()[1])
        Thread(target=tell_costs, args=(pipe, pids), daemon=True).start()

    if processes == 1:
        serve(settings, listening, started)
        return
    from sixweeks.server.processes.supervisor import Supervisor  # not on Windows

    supervisor = Supervisor(settings, listening, processes)

    def all_started() -> None:
        pids.extend(child.process.pid or 0 for child in supervisor.children)
        started()

    supervisor.run(all_started)


def tell_costs(pipe: Pipe, pids: list[int]) -> None:
    while pipe.recv():
        pipe.send(cost_of(pids))


# --- the figures ------------------------------------------------------------------------------


async def played(load: Load, served: Served) -> Figures:
    """Connect all clients first, then start the clock."""
    paced, saturated = Tally(), Tally()
    clients = await seated(load, served.port, paced)
    rush = perf_counter()
    await all_playing(clients, saturated, load.seconds / 4, 0.0)
    rushed = perf_counter() - rush
    before, own, started = served.cost(), process_time(), perf_counter()
    await all_playing(clients, paced, load.seconds, load.think_seconds)
    elapsed, mine, after = perf_counter() - started, process_time() - own, served.cost()
    for client in clients:
        client.leave()
    spent = Spent(elapsed, after.seconds - before.seconds, mine, after.megabytes)
    return figures(load, paced, saturated, len(saturated.waits) / rushed, spent)


class Spent(NamedTuple):
    """Wall-clock seconds, and processor seconds of the server and its clients."""

    elapsed: float
    server: float
    client: float
    megabytes: float


def figures(load: Load, paced: Tally, saturated: Tally, rush: float, spent: Spent) -> Figures:
    waits, errors = sorted(paced.waits), [*paced.errors, *saturated.errors]
    answers = max(len(waits), 1)
    return Figures(
        tables=load.tables,
        processes=load.processes,
        computers=load.computers,
        think_seconds=load.think_seconds,
        answers=len(waits),
        seconds=round(spent.elapsed, 2),
        answers_per_second=round(len(waits) / spent.elapsed, 1),
        p50_ms=quantile(waits, 0.5),
        p95_ms=quantile(waits, 0.95),
        p99_ms=quantile(waits, 0.99),
        slowest_ms=quantile(waits, 1),
        server_ms_per_answer=round(1000 * spent.server / answers, 2),
        client_ms_per_answer=round(1000 * spent.client / answers, 2),
        saturated_answers_per_second=round(rush, 1),
        server_megabytes=spent.megabytes,
        errors=len(errors),
        first_error=errors[0] if errors else "",
    )


def quantile(ordered: list[float], part: float) -> float:
    """A quantile in milliseconds."""
    last = min(int(len(ordered) * part), len(ordered) - 1)
    return round(1000 * ordered[last], 2) if ordered else 0.0
