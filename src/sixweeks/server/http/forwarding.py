"""Requests for a table that another process of this server owns are forwarded to it."""

import asyncio
import hmac
import re
from collections.abc import AsyncIterator
from urllib.parse import quote

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sixweeks.server.errors import HTTPError
from sixweeks.server.settings import Place

TABLE = re.compile(r"/api/tables/([0-9a-f]{16})(?:/.*)?", re.DOTALL)
OPERATORS = ("/health", "/metrics")  # the first process has the workers
PROCESS = re.compile(rb"process=([0-9]{1,4})")
FORWARDED = "sixweeks.forwarded"
HEADER = b"x-sixweeks-forwarded"
OF_CONNECTION = {b"connection", b"keep-alive", b"transfer-encoding", b"expect", HEADER}
MAX_LINE = 1_000_000
Headers = list[tuple[bytes, bytes]]


def owner_of(path: str, query: bytes, number: int) -> int | None:
    """The process that a path belongs to; none if any may answer it."""
    if table := TABLE.fullmatch(path):
        return int(table[1], 16) % number
    if path in OPERATORS:
        asked = PROCESS.fullmatch(query)
        return min(int(asked[1]), number - 1) if asked else 0
    return None


def arrived(scope: Scope, place: Place) -> Scope:
    """A request that another process has forwarded, as the client sent it to that one."""
    told = dict(scope["headers"]).get(HEADER, b"") if place.number > 1 else b""
    secret, _, rest = told.partition(b" ")
    if not told or not hmac.compare_digest(secret, place.secret.encode()):
        return scope
    scheme, _, address = rest.decode("latin-1").partition(" ")
    client = (address, 0) if address else None
    return {**scope, "client": client, "scheme": scheme, FORWARDED: True}


class Forwarding:
    """Answers what belongs here and forwards the rest, so that a table is in the memory of one
    process only. The client is told to open a new connection, which the front can place."""

    def __init__(self, app: ASGIApp, place: Place) -> None:
        self.app, self.place = app, place

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        owner = self.owner(scope)
        relay = None if owner is None else await self.relay_to(owner)
        if relay is None:
            await self.app(scope, receive, send)
        else:
            await relay.run(scope, self.place.secret, receive, send)

    async def relay_to(self, owner: int) -> "Relay | None":
        """None while the owner is being started again; then the table is served here, and the
        database keeps both up to date."""
        path = self.place.socket_of(owner)
        try:
            return Relay(*await asyncio.open_unix_connection(path, limit=MAX_LINE))
        except OSError:
            return None

    def owner(self, scope: Scope) -> int | None:
        if scope["type"] != "http" or FORWARDED in scope:
            return None
        owner = owner_of(scope["path"], scope["query_string"], self.place.number)
        return None if owner == self.place.index else owner


class Relay:
    """One request on a connection of its own to the owner."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def run(self, scope: Scope, secret: str, receive: Receive, send: Send) -> None:
        try:
            body = await whole_body(receive)
            self.writer.write(request_head(scope, secret, len(body)) + body)
            relaying = asyncio.ensure_future(self.respond(send))
            leaving = asyncio.ensure_future(until_left(receive))
            await asyncio.wait((relaying, leaving), return_when=asyncio.FIRST_COMPLETED)
            leaving.cancel()
            if not relaying.done():
                relaying.cancel()
                return
            relaying.result()
        finally:
            self.writer.close()

    async def respond(self, send: Send) -> None:
        try:
            status, headers = await self.head()
        except (OSError, EOFError, ValueError):  # it has died of this or another request
            raise HTTPError(503, "error-unreachable") from None
        kept = [(name, value) for name, value in headers if name not in OF_CONNECTION]
        start = {"type": "http.response.start", "status": status}
        await send({**start, "headers": [*kept, (b"connection", b"close")]})
        async for piece in self.pieces(dict(headers)):
            await send({"type": "http.response.body", "body": piece, "more_body": True})
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def head(self) -> tuple[int, Headers]:
        lines = (await self.reader.readuntil(b"\r\n\r\n")).split(b"\r\n")
        pairs = (line.partition(b":") for line in lines[1:] if line)
        headers = [(name.lower(), value.strip()) for name, _, value in pairs]
        return int(lines[0].split()[1]), headers

    async def pieces(self, headers: dict[bytes, bytes]) -> AsyncIterator[bytes]:
        """The body as it comes; uvicorn sends it by length or in chunks."""
        if b"transfer-encoding" not in headers:
            yield await self.reader.readexactly(int(headers.get(b"content-length", b"0")))
            return
        while size := int(await self.reader.readline(), 16):
            yield (await self.reader.readexactly(size + 2))[:-2]


async def whole_body(receive: Receive) -> bytes:
    pieces, has_more = [], True
    while has_more:
        message = await receive()
        pieces.append(message.get("body", b""))
        has_more = message.get("more_body", False)
    return b"".join(pieces)


async def until_left(receive: Receive) -> None:
    message: Message = {"type": ""}
    while message["type"] != "http.disconnect":
        message = await receive()


def request_head(scope: Scope, secret: str, length: int) -> bytes:
    """As it came, with the address it came from; the owner closes the connection after it."""
    path = scope.get("raw_path") or quote(scope["path"]).encode()
    query = b"?" + scope["query_string"] if scope["query_string"] else b""
    client = scope["client"][0] if scope.get("client") else ""
    lengths = {b"content-length", *OF_CONNECTION}
    lines = [
        scope["method"].encode() + b" " + path.partition(b"?")[0] + query + b" HTTP/1.1",
        *(name + b": " + value for name, value in scope["headers"] if name not in lengths),
        HEADER + f": {secret} {scope['scheme']} {client}".encode(),
        b"content-length: %d" % length,
        b"connection: close",
    ]
    return b"\r\n".join((*lines, b"", b""))
