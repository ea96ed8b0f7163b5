"""Connection limits: how many, how long idle, how slowly a response may be read.

A guard stands between the transport and the HTTP protocol of uvicorn and knows both only as asyncio
describes them; `Tracking` tells it when a request is being answered."""

import asyncio
from collections import Counter
from collections.abc import Callable
from math import inf
from typing import cast

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sixweeks.server.errors import HTTPError
from sixweeks.server.http.error_responses import error_body
from sixweeks.server.http.middleware import address_of
from sixweeks.server.settings import Settings
from sixweeks.server.supervision import report

MAX_HEAD = 64_000  # bytes; one more packet may exceed it
MAX_PIPELINED = 16  # pipelined requests
REQUEST_LINE, END_OF_HEAD = b" HTTP/1.", b"\r\n\r\n"
OTHER_FILES = 100
SWEEP_SECONDS = 1.0
AFTER_BODY_SECONDS = 5.0  # to tell a slow sender why
GUARD = "sixweeks.guard"
MakeProtocol = Callable[..., asyncio.Protocol]


class Connections:
    """The open connections, counted by address. One sweep a second closes the overdue ones, so that
    an ordinary request needs no timer."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.most = affordable(settings.max_connections)
        self.open: set[Guard] = set()
        self.by_address: Counter[str] = Counter()
        self.is_watched = False
        self.make: Callable[[], Guard] | None = None  # as uvicorn made the last one

    def guarded(self, protocol: MakeProtocol) -> MakeProtocol:
        """For uvicorn: its protocol behind a guard."""

        def make(*, app_state: dict[str, object], **given: object) -> Guard:
            def again() -> Guard:
                guard = Guard(self)
                guard.inner = protocol(app_state={**app_state, GUARD: guard}, **given)
                return guard

            self.make = again
            return again()

        return make

    def admits(self, address: str) -> bool:
        """A proxy has one address for everybody, so the limit per address does not apply to it; nor
        to other processes of this server, which have none."""
        is_crowded = self.by_address[address] >= self.settings.max_connections_per_address
        is_shared = self.settings.behind_proxy or not address
        return len(self.open) < self.most and (is_shared or not is_crowded)

    def add(self, connection: "Guard") -> None:
        self.open.add(connection)
        self.by_address[connection.address] += 1
        if not self.is_watched:
            self.is_watched = True
            connection.loop.call_later(SWEEP_SECONDS, self.sweep, connection.loop)

    def discard(self, connection: "Guard") -> None:
        if connection in self.open:
            self.open.discard(connection)
            self.by_address[connection.address] -= 1
            if not self.by_address[connection.address]:
                del self.by_address[connection.address]

    def sweep(self, loop: asyncio.AbstractEventLoop) -> None:
        now = loop.time()
        for connection in tuple(self.open):
            try:
                self.check(connection, now)
            except Exception as error:  # one bad connection must not keep the others open for ever
                report("connections", error)
        self.is_watched = bool(self.open)
        if self.is_watched:
            loop.call_later(SWEEP_SECONDS, self.sweep, loop)

    def check(self, connection: "Guard", now: float) -> None:
        if connection.is_overdue(now):
            connection.end()
        elif connection.write_deadline == inf and connection.transport.is_closing():
            connection.wait_for_reader()


def affordable(most: int) -> int:
    """The limit of open files, raised as far as the system allows."""
    try:
        import resource
    except ImportError:  # not on Windows
        return most
    endless = resource.RLIM_INFINITY
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = most + OTHER_FILES if hard == endless else min(most + OTHER_FILES, hard)
    if soft != endless and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return most if soft == endless else min(most, soft - OTHER_FILES)


class Guard(asyncio.Protocol):
    """`deadline` is for the rest of a request, `write_deadline` for the client to read a response;
    there is none while the server works on it."""

    inner: asyncio.Protocol
    transport: asyncio.Transport

    def __init__(self, connections: Connections) -> None:
        self.all = connections
        self.loop = asyncio.get_running_loop()
        self.address = ""
        self.answering = 0  # requests; several if pipelined
        self.received, self.most = 0, MAX_HEAD  # bytes since a request began or ended
        self.after_head = 0  # bytes: a body, or half a second request
        self.is_body_unread = False  # of a request that was answered without it
        self.deadline = self.write_deadline = inf
        self.unread = 0  # bytes of the response still unread

    def within(self, seconds: float) -> float:
        return self.loop.time() + seconds

    # --- coming and going ---------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        peer = transport.get_extra_info("peername")
        self.address = address_of({"client": peer if isinstance(peer, tuple) else None})
        if not self.all.admits(self.address):
            self.refuse(b"503 Service Unavailable", HTTPError(503, "error-too-many-connections"))
            return
        self.deadline = self.within(self.all.settings.idle_timeout)
        self.all.add(self)
        self.inner.connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if self in self.all.open:
            self.all.discard(self)
            self.inner.connection_lost(exc)

    def eof_received(self) -> bool | None:
        return self.inner.eof_received() if self in self.all.open else None

    def end(self) -> None:
        """Close an overdue connection, with a 408 if a request was begun but not answered."""
        if self.answering or self.write_deadline < inf:
            self.transport.abort()
        elif self.received and not self.is_body_unread:
            self.refuse(b"408 Request Timeout", HTTPError(408, "error-too-slow"))
        else:
            self.transport.close()

    def refuse(self, status: bytes, error: HTTPError) -> None:
        """Nothing is known of the client's language yet."""
        body = error_body(error)
        head = b"HTTP/1.1 %b\r\ncontent-type: application/json\r\ncontent-length: %d\r\n"
        rest = b"connection: close\r\nretry-after: 1\r\n\r\n"
        self.transport.write(head % (status, len(body)) + rest + body)
        self.transport.close()

    # --- a request ----------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """An endless head is cut off, because it would be buffered, and so are many requests in one
        packet."""
        if self.transport.is_closing():
            return
        if self.received > self.most:
            self.transport.abort()
        elif data.count(REQUEST_LINE) > MAX_PIPELINED:
            self.refuse(b"400 Bad Request", HTTPError(400, "error-too-many-requests"))
        else:
            self.take(data)

    def take(self, data: bytes) -> None:
        if not self.received and not self.answering and not self.is_body_unread:
            self.deadline = self.within(self.all.settings.idle_timeout)
        self.received += len(data)
        head, _, rest = data.rpartition(END_OF_HEAD)
        self.after_head = len(rest) + (0 if head else self.after_head)
        self.inner.data_received(data)

    def begin(self, body: int) -> None:
        """A request is being answered; so many bytes of it are still to come."""
        self.answering += 1
        self.received, self.most = 0, MAX_HEAD + body
        self.after_head *= not body
        self.is_body_unread = False
        self.deadline = inf

    def finish(self, is_whole: bool) -> None:
        """If the response was sent before the request had ended, its rest is waited for."""
        self.answering -= 1
        if self.answering:
            return
        settings = self.all.settings
        self.is_body_unread = not is_whole
        if is_whole:
            self.received, self.most = self.after_head, MAX_HEAD
        rest = settings.body_timeout + AFTER_BODY_SECONDS
        self.deadline = self.within(settings.idle_timeout if is_whole else rest)

    # --- an answer ----------------------------------------------------------------------------

    def pause_writing(self) -> None:
        self.wait_for_reader()
        self.inner.pause_writing()

    def wait_for_reader(self) -> None:
        self.unread = self.transport.get_write_buffer_size()
        self.write_deadline = self.within(self.all.settings.reader_timeout)

    def is_overdue(self, now: float) -> bool:
        return self.deadline < now or (self.write_deadline < now and self.is_stuck())

    def is_stuck(self) -> bool:
        """A client that has read a part of the response gets more time for the rest."""
        if self.transport.get_write_buffer_size() >= self.unread:
            return True
        self.wait_for_reader()
        return False

    def resume_writing(self) -> None:
        self.write_deadline = inf
        self.inner.resume_writing()


class Tracking:
    """Tells the guard of a connection when a request is being answered."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings = app, settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        guard = scope.get("state", {}).get(GUARD) if scope["type"] == "http" else None
        if not isinstance(guard, Guard):
            await self.app(scope, receive, send)
            return
        is_whole = not has_body(scope)

        async def receiving() -> Message:
            nonlocal is_whole
            message = await receive()
            is_whole = is_whole or not message.get("more_body", False)
            return message

        guard.begin(0 if is_whole else self.settings.max_import)
        try:
            await self.app(scope, receive if is_whole else receiving, send)
        finally:
            guard.finish(is_whole)


def has_body(scope: Scope) -> bool:
    names = dict(scope["headers"])
    return b"transfer-encoding" in names or names.get(b"content-length", b"0") != b"0"
