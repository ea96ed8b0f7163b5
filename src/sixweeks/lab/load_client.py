"""A minimal HTTP client for the load test: requests on one connection, a stream on another."""

import asyncio
from collections.abc import AsyncIterator

import msgspec
from msgspec import Struct

LONGEST_LINE = 8_000_000


class Failed(Exception):
    """An unexpected response."""


class Reply(Struct, frozen=True):
    status: int
    headers: dict[str, str]
    body: bytes


class Connection:
    """One keep-alive connection to the server."""

    def __init__(self, port: int, cookie: str = "") -> None:
        self.port, self.cookie = port, cookie
        self.is_closed = False  # by the server, which wants the next request on another connection

    async def open(self) -> None:
        self.reader, self.writer = await asyncio.open_connection(
            "127.0.0.1", self.port, limit=LONGEST_LINE
        )
        self.is_closed = False

    def close(self) -> None:
        self.writer.close()

    async def request(self, method: str, path: str, body: object = None) -> Reply:
        data = b"" if body is None else msgspec.json.encode(body)
        if self.is_closed:
            await self.open()
        self.send(method, path, data)
        status, headers = await self.head()
        self.is_closed = headers.get("connection") == "close"
        content = await self.reader.readexactly(int(headers.get("content-length", "0")))
        if status >= 300:
            raise Failed(f"{method} {path}: {status} {content[:200]!r}")
        return Reply(status, headers, content)

    def send(self, method: str, path: str, data: bytes = b"") -> None:
        lines = [
            f"{method} {path} HTTP/1.1",
            f"Host: 127.0.0.1:{self.port}",
            "Content-Type: application/json",
            f"Content-Length: {len(data)}",
        ]
        if self.cookie:
            lines.append(f"Cookie: {self.cookie}")
        self.writer.write("\r\n".join((*lines, "", "")).encode() + data)

    async def head(self) -> tuple[int, dict[str, str]]:
        lines = (await self.reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        pairs = (line.partition(":") for line in lines[1:] if line)
        return int(lines[0].split()[1]), {name.lower(): value.strip() for name, _, value in pairs}

    async def events(self, path: str) -> AsyncIterator[bytes]:
        """The data of each server-sent event."""
        self.send("GET", path)
        status, _ = await self.head()
        if status != 200:
            raise Failed(f"GET {path}: {status}")
        text = b""
        while size := int(await self.reader.readline(), 16):
            text += (await self.reader.readexactly(size + 2))[:-2]
            *whole, text = text.split(b"\n\n")
            for event in whole:
                lines = event.split(b"\n")
                if data := next((line[6:] for line in lines if line.startswith(b"data: ")), b""):
                    yield data
