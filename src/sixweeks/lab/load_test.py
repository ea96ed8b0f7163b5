"""Load test: many tables at once, played by scripted clients, and the latency of a click."""

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection as Pipe
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Thread
from time import perf_counter, process_time
from typing import NamedTuple

import msgspec
from msgspec import Struct, field

from sixweeks.games import definition_of
from sixweeks.lab.load_client import Connection, Failed
from sixweeks.lab.process_cost import Cost, cost_of
from sixweeks.server.computers.workers import SPAWNING
from sixweeks.server.serving import bound_socket, serve
from sixweeks.server.settings import Settings, unlimited
from sixweeks.server.storage.store import open_store

PATIENCE_SECONDS = 10.0


class Question(Struct):
    choices: list[msgspec.Raw]


class Glance(Struct):
    """The part of a view that a scripted client reads."""

    serial: int
    ask: Question | None


class Load(Struct, frozen=True, kw_only=True):
    """Tables of these games in turn. For the first quarter of the time every seat answers at once;
    after that each waits for the think time, plus or minus half, before answering."""

    games: tuple[str, ...]
    tables: int = 100
    seconds: float = 20.0
    think_seconds: float = 1.0
    seed: int = 0
    processes: int = 1
    computers: int = 0  # tables at which a computer plays the second side
    database: str = ""  # a new SQLite file


class Tally(Struct):
    waits: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)


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
        with running_server(settings, load.processes) as served:
            return asyncio.run(played(load, served))


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


# --- the clients ------------------------------------------------------------------------------


async def played(load: Load, served: Served) -> Figures:
    """Connect all clients first, then start the clock."""
    paced, saturated = Tally(), Tally()
    clients = [Client(load, served.port, number) for number in range(load.tables)]
    for client in clients:
        with counted(paced):
            await client.sit_down()
    rush = perf_counter()
    await all_playing(clients, saturated, load.seconds / 4, 0.0)
    rushed = perf_counter() - rush
    before, own, started = served.cost(), process_time(), perf_counter()
    await all_playing(clients, paced, load.seconds, load.think_seconds)
    elapsed, mine, after = perf_counter() - started, process_time() - own, served.cost()
    for client in clients:
        await client.leave()
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


async def all_playing(
    clients: list["Client"], tally: Tally, seconds: float, think_seconds: float
) -> None:
    until = perf_counter() + seconds
    await asyncio.gather(*(client.play(tally, until, think_seconds) for client in clients))


@contextmanager
def counted(tally: Tally) -> Iterator[None]:
    """Errors are counted and end only this table."""
    try:
        yield
    except (Failed, OSError, TimeoutError, asyncio.IncompleteReadError) as error:
        tally.errors.append(f"{type(error).__name__}: {error}")


class Client:
    """One table with a stream for each side and a client that answers."""

    def __init__(self, load: Load, port: int, number: int) -> None:
        self.game, self.port = load.games[number % len(load.games)], port
        self.has_computer = number < load.computers
        self.rng = Random(f"{load.seed} {number}")
        self.seen: dict[str, Glance] = {}
        self.streams: list[asyncio.Task[None]] = []
        self.news = asyncio.Event()

    async def play(self, tally: Tally, until: float, think_seconds: float) -> None:
        with counted(tally):
            await asyncio.sleep(self.rng.random() * think_seconds)
            while perf_counter() < until and await self.is_to_move(until):
                tally.waits.append(await self.click())
                await asyncio.sleep((0.5 + self.rng.random()) * think_seconds)

    async def sit_down(self) -> None:
        self.line = Connection(self.port)
        await self.line.open()
        body = {"game": self.game, "deployment": "historical", "seats": self.players()}
        made = await self.line.request("POST", "/api/tables", body)
        self.line.cookie = made.headers["set-cookie"].split(";")[0]
        answer = msgspec.json.decode(made.body)
        self.path = f"/api/tables/{answer['table']}"
        people = [side for side, token in answer["seats"].items() if token]
        for side in people:
            self.streams.append(asyncio.create_task(self.listen(side)))
        self.sides = len(people)
        await self.until_all_saw(0)

    def players(self) -> dict[str, str]:
        sides = definition_of(self.game).side_ids()
        return {sides[1]: "staff"} if self.has_computer else {}

    async def leave(self) -> None:
        for task in self.streams:
            task.cancel()
        await asyncio.gather(*self.streams, return_exceptions=True)

    async def listen(self, side: str) -> None:
        stream = Connection(self.port, self.line.cookie)
        await stream.open()
        try:
            async for data in stream.events(f"{self.path}/stream?side={side}&changes=true"):
                self.seen[side] = msgspec.json.decode(data, type=Glance)
                self.news.set()
        finally:
            stream.close()

    async def until_all_saw(self, serial: int) -> None:
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not self.all_saw(serial):
                self.news.clear()
                await self.news.wait()

    def all_saw(self, serial: int) -> bool:
        return len(self.seen) == self.sides and all(
            glance.serial >= serial for glance in self.seen.values()
        )

    async def is_to_move(self, until: float) -> bool:
        """Wait for a computer's turn to end; False at the end of the game."""
        while not self.asked() and self.has_computer and perf_counter() < until:
            self.news.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(until - perf_counter()):
                    await self.news.wait()
        return bool(self.asked())

    def asked(self) -> str:
        return next((side for side, glance in self.seen.items() if glance.ask), "")

    async def click(self) -> float:
        """Give a random legal answer; returns the time until all seats have seen it."""
        side = self.asked()
        glance = self.seen[side]
        assert glance.ask is not None, "this side is asked"
        choice = self.rng.randrange(len(glance.ask.choices))
        body = {"side": side, "serial": glance.serial, "choice": choice, "changes": True}
        started = perf_counter()
        await asyncio.gather(
            self.line.request("POST", f"{self.path}/answer", body),
            self.until_all_saw(glance.serial + 1),
        )
        return perf_counter() - started
