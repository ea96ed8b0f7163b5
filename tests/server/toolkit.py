"""Small words for tests of the server."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import httpx2
import msgspec
from anyio.from_thread import start_blocking_portal
from starlette.testclient import TestClient

from sixweeks.server.app import Service
from sixweeks.server.live.live_table import LiveTable

ROOT = Path(__file__).parents[2]


def run_in_thread(work: Callable[..., Any], *arguments: object) -> Any:
    """Runs a function or coroutine function in an event loop of its own thread.

    A page test in the same process may have left a running loop in this one, where `asyncio.run`
    would fail."""
    with start_blocking_portal() as portal:
        return portal.call(work, *arguments)


class Browser:
    """A client with cookies of its own."""

    def __init__(self, client: Any) -> None:
        self.client = client
        self.cookies: dict[str, str] = {}

    def send(self, method: str, path: str, **settings: Any) -> Any:
        self.client.cookies.clear()
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        headers = {**({"cookie": cookie} if cookie else {}), **settings.pop("headers", {})}
        reply = self.client.request(method, path, headers=headers, **settings)
        self.cookies.update(reply.cookies)
        return reply

    def get(self, path: str, **query: Any) -> Any:
        return self.send("GET", path, params=query)

    def post(self, path: str, **body: Any) -> Any:
        return self.send("POST", path, json=body)

    def new_table(self, **wanted: Any) -> "Seated":
        """With dice that wait for nobody, unless others are wanted."""
        made = self.post("/api/tables", **{"game": "france_40", "dice": "server", **wanted})
        assert made.status_code == 201, made.text
        return Seated(self, made.json())

    def enter(self, table: str, token: str) -> "Seated":
        reply = self.post(f"/api/tables/{table}/enter", token=token)
        assert reply.status_code == 200, reply.text
        return Seated(self, {"table": table})


class Seated:
    """A browser at a table."""

    def __init__(self, browser: Browser, made: dict[str, Any]) -> None:
        self.browser, self.made, self.id = browser, made, made["table"]
        self.path = f"/api/tables/{self.id}"

    def get(self, what: str = "", **query: Any) -> Any:
        return self.browser.get(f"{self.path}/{what}".rstrip("/"), **query)

    def post(self, what: str, **body: Any) -> Any:
        return self.browser.post(f"{self.path}/{what}", **body)

    def view(self, side: str = "", **query: Any) -> Any:
        reply = self.get(**({"side": side} if side else {}), **query)
        assert reply.status_code == 200, reply.text
        return reply.json()

    def answer(self, view: Any, choice: int = 0) -> Any:
        return self.post("answer", side=view["side"], serial=view["serial"], choice=choice)

    def choose(self, text: str) -> Any:
        """Answer by the words of a choice; returns the next view."""
        view = self.view()
        texts = [each["text"] for each in view["ask"]["choices"]]
        reply = self.answer(view, texts.index(text))
        assert reply.status_code == 200, reply.text
        return reply.json()

    def play(self, answers: int, seed: int = 0) -> Any:
        """Random answers for whichever seat of this browser is asked."""
        rng, view = Random(seed), self.view()
        for _ in range(answers):
            if not view["ask"]:
                view = self.view()
            if not view["ask"]:
                break
            reply = self.answer(view, rng.randrange(len(view["ask"]["choices"])))
            assert reply.status_code == 200, reply.text
            view = reply.json()
        return self.view()


class House:
    """A server within the test: its client, and what is behind it."""

    def __init__(self, client: TestClient, service: Service) -> None:
        self.client, self.service = client, service
        assert client.portal is not None, "the server runs"
        self.portal = client.portal

    def live(self, table: str) -> LiveTable:
        return self.portal.call(self.service.tables.open, table)

    def rush(self, table: str, answers: int, seed: int = 0, after: Any = None) -> None:
        """Random answers given behind the interface, for a game's length in a second."""

        async def hurry() -> None:
            rng, live = Random(seed), await self.service.tables.open(table)
            for _ in range(answers):
                if live.table.is_over:
                    return
                options = len(live.table.options)
                await live.answer(live.table.to_move, live.serial, rng.randrange(options))
                if after:
                    after(live)

        self.portal.call(hurry)


@contextmanager
def running(database: str, *options: str) -> Iterator["Process"]:
    """A real server in a process of its own."""
    process = Process(database, *options)
    try:
        yield process
    finally:
        process.end(signal.SIGKILL)


class Process:
    def __init__(self, database: str, *options: str) -> None:
        self.options = (database, *options)
        command = [sys.executable, "-m", "sixweeks", "serve", "--no-open", "--port", "0"]
        self.process = subprocess.Popen(
            [*command, "--database", database, *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
        )
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self.lines: list[str] = []
        reading = partial(self.lines.extend, self.process.stderr)
        self.reader = Thread(target=reading, daemon=True)  # a full pipe would stop the server
        self.reader.start()
        told = re.search(r"http://\S+", self.process.stdout.readline())
        assert told, self.complaints()
        self.address = told[0].rstrip("/")
        self.client = httpx2.Client(base_url=self.address, timeout=20)

    def complaints(self) -> str:
        """All that it has written until it ended."""
        self.reader.join()
        return "".join(self.lines)

    def end(self, how: int) -> int:
        self.client.close()
        if self.process.poll() is None:
            self.process.send_signal(how)
        return self.process.wait(10)


def events(reply: Any) -> Iterator[tuple[int, Any]]:
    """The number and the TableView of each event of a stream."""
    number = -1
    for line in reply.iter_lines():
        if line.startswith("id: "):
            number = int(line[4:])
        elif line.startswith("data: "):
            yield number, msgspec.json.decode(line[6:])


@contextmanager
def streamed(address: str, table: Seated, **headers: str) -> Iterator[Iterator[tuple[int, Any]]]:
    """The events of a table's stream, on a connection of its own."""
    cookie = "; ".join(f"{name}={value}" for name, value in table.browser.cookies.items())
    told = {"cookie": cookie, **headers}
    with httpx2.stream("GET", f"{address}{table.path}/stream", headers=told, timeout=20) as reply:
        yield events(reply)


def eventually(found: Callable[[], Any], seconds: float = 10.0) -> Any:
    """What is found, as soon as it is."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if result := found():
            return result
        time.sleep(0.02)
    raise AssertionError("it never came")


def patched(scene: Any, changes: Any) -> Any:
    """A scene brought up to date by what is different, as docs/reference/server.md has it."""
    news = {name: value for name, value in changes.items() if name != "since"}
    for name in ("piles", "trays", "tracks", "layers"):
        if name in news:
            told, old = news[name], scene[name]
            news[name] = [old[each] if isinstance(each, int) else each for each in told]
    return {**scene, **news}
