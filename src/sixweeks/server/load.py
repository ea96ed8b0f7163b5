"""The load tool: many tables at once, played by scripted clients, and how long a click takes."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection as Pipe
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

import msgspec
from msgspec import Struct, field

from sixweeks.server.limits import Rate
from sixweeks.server.load_client import Connection, Failed
from sixweeks.server.serving import bound_socket, serve
from sixweeks.server.settings import Settings
from sixweeks.server.workers import SPAWNING

PATIENCE_SECONDS = 10.0
PLENTY = Rate(burst=1e9, per_second=1e9)


class Question(Struct):
    choices: list[msgspec.Raw]


class Glance(Struct):
    """As much of a Sight as a scripted client looks at."""

    serial: int
    ask: Question | None


class Load(Struct, frozen=True, kw_only=True):
    """So many tables of one game, each with so many answers a second, for so long."""

    game: str
    tables: int = 100
    seconds: float = 20.0
    answers_per_second: float = 1.0
    most_answers: int = 100_000
    seed: int = 0


class Tally(Struct):
    waits: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)


class Figures(Struct, frozen=True, omit_defaults=True):
    tables: int
    answers: int
    seconds: float
    answers_per_second: float
    p50_ms: float
    p95_ms: float
    p99_ms: float
    errors: int
    first_error: str = ""


def measure(load: Load) -> Figures:
    """Start a server of its own, play, and stop it."""
    with TemporaryDirectory() as folder, running_server(folder) as port:
        return asyncio.run(played(load, port))


@contextmanager
def running_server(folder: str) -> Iterator[int]:
    settings = Settings(
        database=str(Path(folder) / "load.sqlite"),
        port=0,
        workers=0,
        requests=PLENTY,
        answers=PLENTY,
        new_tables=PLENTY,
    )
    ours, theirs = SPAWNING.Pipe()
    process = SPAWNING.Process(target=serve_and_tell, args=(settings, theirs), daemon=True)
    process.start()
    try:
        yield ours.recv()
    finally:
        process.terminate()
        process.join(5.0)


def serve_and_tell(settings: Settings, pipe: Pipe) -> None:
    listening = bound_socket(settings.host, 0)
    serve(settings, listening, lambda: pipe.send(listening.getsockname()[1]))


async def played(load: Load, port: int) -> Figures:
    """All sit down first; only then the clock runs."""
    tally = Tally()
    clients = [Client(load, port, number, tally) for number in range(load.tables)]
    for client in clients:
        with counted(tally):
            await client.sit_down()
    started = perf_counter()
    await asyncio.gather(*(client.live(started + load.seconds) for client in clients))
    return figures(load, tally, perf_counter() - started)


def figures(load: Load, tally: Tally, seconds: float) -> Figures:
    waits = sorted(tally.waits)
    p50, p95, p99 = (round(1000 * quantile(waits, part), 2) for part in (0.5, 0.95, 0.99))
    rate = round(len(waits) / seconds, 1)
    first = tally.errors[0] if tally.errors else ""
    elapsed = round(seconds, 2)
    return Figures(load.tables, len(waits), elapsed, rate, p50, p95, p99, len(tally.errors), first)


def quantile(ordered: list[float], part: float) -> float:
    return ordered[min(int(len(ordered) * part), len(ordered) - 1)] if ordered else 0.0


@contextmanager
def counted(tally: Tally) -> Iterator[None]:
    """What goes wrong is counted, and ends this table only."""
    try:
        yield
    except (Failed, OSError, TimeoutError, asyncio.IncompleteReadError) as error:
        tally.errors.append(f"{type(error).__name__}: {error}")


class Client:
    """One table with a stream for each side, and somebody who clicks."""

    def __init__(self, load: Load, port: int, number: int, tally: Tally) -> None:
        self.load, self.port, self.tally = load, port, tally
        self.rng = Random(f"{load.seed} {number}")
        self.seen: dict[str, Glance] = {}
        self.streams: list[asyncio.Task[None]] = []
        self.news = asyncio.Event()
        self.pause = 1 / load.answers_per_second if load.answers_per_second else 0.0

    async def live(self, until: float) -> None:
        with counted(self.tally):
            await asyncio.sleep(self.rng.random() * self.pause)
            while perf_counter() < until and await self.click():
                await asyncio.sleep(self.pause * (0.5 + self.rng.random()))
        for task in self.streams:
            task.cancel()
        await asyncio.gather(*self.streams, return_exceptions=True)

    async def sit_down(self) -> None:
        self.line = Connection(self.port)
        await self.line.open()
        body = {"game": self.load.game, "deployment": "historical"}
        made = await self.line.request("POST", "/api/tables", body)
        self.line.cookie = made.headers["set-cookie"].split(";")[0]
        answer = msgspec.json.decode(made.body)
        self.path = f"/api/tables/{answer['table']}"
        for side in answer["seats"]:
            self.streams.append(asyncio.create_task(self.listen(side)))
        self.sides = len(answer["seats"])
        await self.until_all_saw(0)

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

    async def click(self) -> bool:
        """One random legal answer; how long until the last seat has seen it."""
        asked = [side for side, glance in self.seen.items() if glance.ask]
        if not asked or len(self.tally.waits) >= self.load.most_answers:
            return False
        side = asked[0]
        glance = self.seen[side]
        assert glance.ask is not None, "this side is asked"
        choice = self.rng.randrange(len(glance.ask.choices))
        body = {"side": side, "serial": glance.serial, "choice": choice, "changes": True}
        started = perf_counter()
        await asyncio.gather(
            self.line.request("POST", f"{self.path}/answer", body),
            self.until_all_saw(glance.serial + 1),
        )
        self.tally.waits.append(perf_counter() - started)
        return True
