"""A small HTTP client for the load test, with little overhead of its own.

SPEED: client and server share the processor, so answers and views are read by callbacks, without
tasks, and of a response only what the test needs is looked at."""

import asyncio
import re
from collections.abc import Callable
from typing import cast

import msgspec
from msgspec import Struct

HOST = "127.0.0.1"
END_OF_HEAD, END_OF_LINE, END_OF_EVENT = b"\r\n\r\n", b"\r\n", b"\n\n"
LENGTH = re.compile(rb"\r\ncontent-length: ([0-9]+)\r\n", re.IGNORECASE)
COOKIE = re.compile(rb"\r\nset-cookie: ([^;\r]+)", re.IGNORECASE)
EVENT = re.compile(rb"\nid: ([0-9]+)\ndata: ")
CLOSING = b"\r\nconnection: close\r\n"


class Failed(Exception):
    """An unexpected response."""


class Reply(Struct, frozen=True):
    head: bytes
    body: bytes

    @property
    def status(self) -> int:
        return int(self.head[9:12])

    @property
    def cookie(self) -> str:
        found = COOKIE.search(self.head)
        return found[1].decode() if found else ""


def request_bytes(method: str, path: str, cookie: str = "", body: object = None) -> bytes:
    data = b"" if body is None else msgspec.json.encode(body)
    lines = [
        f"{method} {path} HTTP/1.1",
        f"Host: {HOST}",
        "Content-Type: application/json",
        f"Content-Length: {len(data)}",
        *([f"Cookie: {cookie}"] if cookie else []),
    ]
    return "\r\n".join((*lines, "", "")).encode() + data


class Line(asyncio.Protocol):
    """A persistent HTTP connection, reopened when the server closes it."""

    def __init__(self, port: int, replied: Callable[[Reply], None]) -> None:
        self.port, self.replied = port, replied
        self.transport: asyncio.Transport | None = None
        self.buffer = b""
        self.opening: asyncio.Task[None] | None = None

    def send(self, request: bytes) -> None:
        if self.transport is not None:
            self.transport.write(request)
        else:
            self.opening = asyncio.ensure_future(self.open(request))

    async def open(self, request: bytes) -> None:
        """Open a connection with a request: the front process routes it by its first request."""
        loop = asyncio.get_running_loop()
        try:
            transport, _ = await loop.create_connection(lambda: self, HOST, self.port)
        except OSError as error:
            self.replied(Reply(b"HTTP/1.1 599", str(error).encode()))
            return
        self.transport, self.buffer = transport, b""
        transport.write(request)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        head, end, body = self.buffer.partition(END_OF_HEAD)
        length = LENGTH.search(head + END_OF_LINE)
        if not end or len(body) < (int(length[1]) if length else 0):
            return
        self.buffer = b""
        if CLOSING in head + END_OF_LINE:
            self.close()
        self.replied(Reply(head, body))

    def connection_lost(self, exc: Exception | None) -> None:
        self.transport = None

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()
            self.transport = None


async def fetched(port: int, request: bytes) -> Reply:
    """One request on a connection of its own."""
    reply: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
    line = Line(port, reply.set_result)
    line.send(request)
    try:
        found = await reply
    finally:
        line.close()
    if found.status >= 300:
        raise Failed(f"{found.status} {found.body[:200]!r}")
    return found


class EventStream(asyncio.Protocol):
    """Parses server-sent events: reports the id and the data of each, and the end of the stream."""

    def __init__(
        self, request: bytes, told: Callable[[int, bytes], None], ended: Callable[[str], None]
    ) -> None:
        self.request, self.told, self.ended = request, told, ended
        self.is_open = False
        self.buffer = self.text = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.ended(f"a stream has ended: {exc or self.buffer[:100]!r}")

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open:
            head, end, rest = self.buffer.partition(END_OF_HEAD)
            if not end:
                return
            self.is_open, self.buffer = True, rest
            if head[9:12] != b"200":
                self.transport.close()
        while chunk := self.next_chunk():
            self.text += chunk
            self.tell_events()

    def next_chunk(self) -> bytes:
        start = self.buffer.find(END_OF_LINE) + 2
        if start < 2:
            return b""
        end = start + int(self.buffer[: start - 2], 16)
        if len(self.buffer) < end + 2:
            return b""
        chunk, self.buffer = self.buffer[start:end], self.buffer[end + 2 :]
        return chunk

    def tell_events(self) -> None:
        *events, self.text = self.text.split(END_OF_EVENT)
        for event in events:
            if found := EVENT.search(event):
                self.told(int(found[1]), event[found.end() :])
