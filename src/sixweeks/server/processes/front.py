"""The front: accepts connections and hands each to the process that owns its table."""

import asyncio
import socket
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count

from sixweeks.server.http.forwarding import owner_of
from sixweeks.server.supervision import report

PEEK_BYTES = 2048
PEEK_SECONDS = 1.0  # then the connection goes to any process, which knows how to wait
RETRY_SECONDS = 0.1


class Front:
    """What a connection asks for first decides where it goes. It is only looked at, not read."""

    def __init__(
        self, listening: socket.socket, channels: Callable[[], Sequence[socket.socket | None]]
    ) -> None:
        self.listening, self.channels = listening, channels
        self.turn = count()
        self.tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        self.listening.setblocking(False)
        while True:
            try:
                connection, _ = await loop.sock_accept(self.listening)
            except OSError as error:  # too many open files, or a client that has left
                report("front", error)
                await asyncio.sleep(RETRY_SECONDS)
                continue
            task = asyncio.ensure_future(self.place(connection))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def place(self, connection: socket.socket) -> None:
        """Hand a connection over, and keep none."""
        with connection:
            with suppress(TimeoutError):
                async with asyncio.timeout(PEEK_SECONDS):
                    await until_readable(connection)
            while not self.hand_over(connection, first_words(connection)):
                await asyncio.sleep(RETRY_SECONDS)

    def hand_over(self, connection: socket.socket, head: bytes) -> bool:
        """To the owner if it runs, otherwise to any process; False while none runs."""
        channels = self.channels()
        owner = owner_in(head, len(channels))
        turn = next(self.turn) if owner is None else owner
        for channel in (channels[(turn + step) % len(channels)] for step in range(len(channels))):
            with suppress(OSError):  # it has just died
                if channel is not None:
                    socket.send_fds(channel, [b"."], [connection.fileno()])
                    return True
        return False


async def until_readable(connection: socket.socket) -> None:
    loop, readable = asyncio.get_running_loop(), asyncio.Event()
    loop.add_reader(connection, readable.set)
    try:
        await readable.wait()
    finally:
        loop.remove_reader(connection)


def first_words(connection: socket.socket) -> bytes:
    with suppress(OSError):
        return connection.recv(PEEK_BYTES, socket.MSG_PEEK)
    return b""


def owner_in(head: bytes, number: int) -> int | None:
    """The owner of what the first line asks for."""
    words = head.split(b"\r\n", 1)[0].split(b" ")
    target = words[1] if len(words) == 3 else b""
    path, _, query = target.partition(b"?")
    return owner_of(path.decode("latin-1"), query, number)
