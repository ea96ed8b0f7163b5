"""Starts the processes of a server, starts those again that end, and stops them all."""

import asyncio
import os
import secrets
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.process import BaseProcess
from tempfile import TemporaryDirectory
from time import monotonic

from msgspec.structs import replace

from sixweeks.server.computers.workers import SPAWNING
from sixweeks.server.console import tell
from sixweeks.server.http.connections import affordable
from sixweeks.server.http.shared_rates import make_shared_file
from sixweeks.server.processes.child import run_child
from sixweeks.server.processes.front import Front
from sixweeks.server.settings import Place, Settings, divided
from sixweeks.server.supervision import pause_after

WATCH_SECONDS = 0.1
STABLE_SECONDS = 60.0  # after which a failure is a first one again
STOP_SECONDS = 8.0
PROBE_SECONDS = 5.0
PROBE = b"HEAD / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"


class Child:
    """One process; its channel is there while it can take connections."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.tries = 0
        self.channel: socket.socket | None = None
        self.start()

    def start(self) -> None:
        self.ours, theirs = socket.socketpair()
        args = (self.settings, theirs, os.getpid())
        self.process: BaseProcess = SPAWNING.Process(target=run_child, args=args, name="server")
        self.process.start()
        theirs.close()
        self.started = monotonic()

    async def watch(self) -> None:
        """Until it is ready, then until it ends, and so on."""
        while True:
            await self.until_ready()
            while self.process.is_alive():
                await asyncio.sleep(WATCH_SECONDS)
            await self.start_again()

    async def until_ready(self) -> None:
        path = self.settings.place.socket_of(self.settings.place.index)
        while self.process.is_alive():
            with suppress(OSError, TimeoutError):
                async with asyncio.timeout(PROBE_SECONDS):
                    if await has_answered(path):
                        self.channel = self.ours
                        return
            await asyncio.sleep(WATCH_SECONDS)

    async def start_again(self) -> None:
        self.channel = None
        self.ours.close()
        self.tries = 1 if monotonic() > self.started + STABLE_SECONDS else self.tries + 1
        index, status = self.settings.place.index, self.process.exitcode or 0
        sentence = f"Server process {index} has ended (status {status}) and is started again."
        tell("process", sentence, process=index, status=status)
        await asyncio.sleep(pause_after(self.tries))
        self.start()

    def kill(self) -> None:
        self.process.join(STOP_SECONDS)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


async def has_answered(path: str) -> bool:
    reader, writer = await asyncio.open_unix_connection(path)
    try:
        writer.write(PROBE)
        return bool(await reader.read(1))
    finally:
        writer.close()


class Supervisor:
    """All processes and the front before them."""

    def __init__(self, settings: Settings, listening: socket.socket, number: int) -> None:
        self.settings, self.listening, self.number = settings, listening, number
        self.children: list[Child] = []
        self.stopping: asyncio.Event | None = None

    def run(self, on_start: Callable[[], None] | None = None) -> None:
        """Serve until told to stop."""
        affordable(self.settings.max_connections)
        with TemporaryDirectory(prefix="sixweeks-") as folder, suppress(KeyboardInterrupt):
            asyncio.run(self.serve(folder, on_start))

    async def serve(self, folder: str, on_start: Callable[[], None] | None) -> None:
        self.stopping = asyncio.Event()
        for sign in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(sign, self.stopping.set)
        place = Place(0, self.number, folder, secrets.token_hex(16))
        make_shared_file(place.rates)
        self.children = [Child(self.settings_of(index, place)) for index in range(self.number)]
        tasks = [asyncio.ensure_future(child.watch()) for child in self.children]
        front = Front(self.listening, lambda: [child.channel for child in self.children])
        tasks += [asyncio.ensure_future(front.run()), asyncio.ensure_future(self.tell(on_start))]
        await self.stopping.wait()
        for task in tasks:
            task.cancel()
        await asyncio.to_thread(self.stop)

    def settings_of(self, index: int, place: Place) -> Settings:
        """Computer players and retention are the first one's business, once a machine."""
        mine = replace(divided(self.settings, self.number), place=replace(place, index=index))
        return mine if index == 0 else replace(mine, workers=0, forget_after=0)

    async def tell(self, on_start: Callable[[], None] | None) -> None:
        while not all(child.channel for child in self.children):
            await asyncio.sleep(WATCH_SECONDS)
        if on_start is not None:
            on_start()

    def stop(self) -> None:
        self.listening.close()
        for child in self.children:
            child.process.terminate()
        for child in self.children:
            child.kill()
