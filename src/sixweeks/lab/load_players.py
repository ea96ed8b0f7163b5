"""Scripted clients of the load test: each plays one table, with a stream for every person."""

import asyncio
from random import Random
from time import perf_counter

import msgspec
from msgspec import Struct, field

from sixweeks.games import definition_of
from sixweeks.lab.load_client import EventStream, Failed, Line, Reply, fetched, request_bytes

HOST = "127.0.0.1"
PATIENCE_SECONDS = 10.0


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
    level: str = "staff"  # of the computers
    database: str = ""  # a new SQLite file


class Tally(Struct):
    waits: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)


class Question(Struct):
    choices: list[msgspec.Raw]


class Glance(Struct):
    """The part of a view that a scripted client reads."""

    ask: Question


class Event(Struct, frozen=True):
    """A view as it came. SPEED: only that of the side which answers is decoded."""

    serial: int
    view: bytes

    @property
    def is_asked(self) -> bool:
        return NOBODY_ASKED not in self.view

    @property
    def choices(self) -> int:
        return len(GLANCES.decode(self.view).ask.choices)


NOBODY_ASKED = b'"ask":null'
GLANCES = msgspec.json.Decoder(Glance)


class Client:
    """One table. A click is over when it is acknowledged and every person has seen it; the next
    follows after the think time. An error ends this table only."""

    def __init__(self, load: Load, port: int, number: int) -> None:
        self.game, self.port = load.games[number % len(load.games)], port
        self.computer = load.level if number < load.computers else ""
        self.rng = Random(f"{load.seed} {number}")
        self.seen: dict[str, Event] = {}
        self.streams: list[EventStream] = []
        self.line = Line(port, self.replied)
        self.tally, self.until, self.think_seconds = Tally(), 0.0, 0.0
        self.serial = 0  # awaited by everybody
        self.clicked: float | None = None  # when, while it is not over
        self.is_acknowledged = self.is_waiting = self.has_failed = False

    # --- coming and going ---------------------------------------------------------------------

    async def sit_down(self) -> None:
        body = {"game": self.game, "deployment": "historical", "seats": self.players()}
        made = await fetched(self.port, request_bytes("POST", "/api/tables", body=body))
        self.cookie = made.cookie
        answer = msgspec.json.decode(made.body)
        self.path = f"/api/tables/{answer['table']}"
        people = [side for side, token in answer["seats"].items() if token]
        self.sides = len(people)
        for side in people:
            await self.listen(side)
        async with asyncio.timeout(PATIENCE_SECONDS):
            while len(self.seen) < self.sides and not self.has_failed:
                await asyncio.sleep(0.001)

    def players(self) -> dict[str, str]:
        sides = definition_of(self.game).side_ids()
        return {sides[1]: self.computer} if self.computer else {}

    async def listen(self, side: str) -> None:
        request = request_bytes("GET", f"{self.path}/stream?side={side}&changes=true", self.cookie)

        def told(serial: int, view: bytes) -> None:
            self.seen[side] = Event(serial, view)
            self.look()

        stream = EventStream(request, told, self.fail)
        self.streams.append(stream)
        await asyncio.get_running_loop().create_connection(lambda: stream, HOST, self.port)

    def leave(self) -> None:
        self.has_failed = True  # whatever ends now is no error
        self.line.close()
        for stream in self.streams:
            stream.transport.close()

    def fail(self, why: str) -> None:
        if not self.has_failed:
            self.tally.errors.append(why)
        self.has_failed, self.clicked = True, None

    # --- playing ------------------------------------------------------------------------------

    def start(self, tally: Tally, until: float, think_seconds: float) -> None:
        self.tally, self.until, self.think_seconds = tally, until, think_seconds
        self.think(self.rng.random())

    def think(self, part: float) -> None:
        loop = asyncio.get_running_loop()
        if self.think_seconds:
            loop.call_later(part * self.think_seconds, self.play)
        else:
            loop.call_soon(self.play)

    def play(self) -> None:
        """Answer, or wait for a computer's turn to end; at the end of the game nothing."""
        if self.has_failed or perf_counter() >= self.until:
            return
        side = next((side for side, event in self.seen.items() if event.is_asked), "")
        self.is_waiting = not side and bool(self.computer)
        if side:
            self.click(side, self.seen[side])

    def click(self, side: str, event: Event) -> None:
        """Give a random legal answer."""
        choice = self.rng.randrange(event.choices)
        body = {"side": side, "serial": event.serial, "choice": choice, "changes": True}
        self.serial, self.is_acknowledged = event.serial + 1, False
        self.clicked = perf_counter()
        self.line.send(request_bytes("POST", f"{self.path}/answer", self.cookie, body))

    def replied(self, reply: Reply) -> None:
        if reply.status >= 300:
            self.fail(f"{reply.status} {reply.body[:200]!r}")
        self.is_acknowledged = True
        self.look()

    def look(self) -> None:
        """Whether the click is over, or a computer has answered."""
        if self.clicked is None:
            if self.is_waiting:
                self.play()
            return
        if self.is_acknowledged and all(each.serial >= self.serial for each in self.seen.values()):
            waited, self.clicked = perf_counter() - self.clicked, None
            if waited > PATIENCE_SECONDS:
                self.tally.errors.append(f"an answer took {waited:.1f} s")
            else:
                self.tally.waits.append(waited)
            self.think(0.5 + self.rng.random())


async def seated(load: Load, port: int, tally: Tally) -> list[Client]:
    """All clients, including those that could not be seated."""
    clients = [Client(load, port, number) for number in range(load.tables)]
    for client in clients:
        client.tally = tally
        try:
            await client.sit_down()
        except (Failed, OSError, TimeoutError) as error:
            client.fail(f"{type(error).__name__}: {error}")
    return clients


async def all_playing(
    clients: list[Client], tally: Tally, seconds: float, think_seconds: float
) -> None:
    """Wait until the time is up and every click is acknowledged."""
    until = perf_counter() + seconds
    for client in clients:
        client.start(tally, until, think_seconds)
    await asyncio.sleep(seconds)
    while any(client.clicked is not None for client in clients):
        if perf_counter() > until + PATIENCE_SECONDS:
            break
        await asyncio.sleep(0.005)
    for client in clients:
        if client.clicked is not None:
            client.fail("an answer was never seen by everybody")
