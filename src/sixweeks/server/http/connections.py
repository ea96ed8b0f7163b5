"""Connection limits: how many, how long idle, how slowly a response may be read."""

import asyncio
from collections import Counter
from math import inf

from starlette.types import Scope
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from sixweeks.server.errors import HTTPError
from sixweeks.server.http.middleware import address_of, error_body
from sixweeks.server.settings import Settings
from sixweeks.server.supervision import report

MAX_HEAD = 64_000  # bytes; one more packet may exceed it
MAX_PIPELINED = 16  # pipelined requests
OTHER_FILES = 100
SWEEP_SECONDS = 1.0
AFTER_BODY_SECONDS = 5.0  # to tell a slow sender why


class Connections:
    """The open connections, counted by address. One sweep a second closes the overdue ones, so that
    an ordinary request needs no timer."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.most = affordable(settings.max_connections)
        self.open: set[Protocol] = set()
        self.by_address: Counter[str] = Counter()
        self.is_watched = False

    def admits(self, address: str) -> bool:
        """A proxy has one address for everybody, so the limit per address does not apply to it."""
        is_crowded = self.by_address[address] >= self.settings.max_connections_per_address
        return len(self.open) < self.most and (self.settings.behind_proxy or not is_crowded)

    def add(self, connection: "Protocol") -> None:
        self.open.add(connection)
        self.by_address[connection.address] += 1
        if not self.is_watched:
            self.is_watched = True
            connection.loop.call_later(SWEEP_SECONDS, self.sweep, connection.loop)

    def discard(self, connection: "Protocol") -> None:
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

    def check(self, connection: "Protocol", now: float) -> None:
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


class Protocol(HttpToolsProtocol):
    """`deadline` is for the rest of a request, `write_deadline` for the client to read a response;
    there is none while the server works on it."""

    def __init__(
        self,
        connections: Connections,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.all = connections
        self.address = ""
        self.head = 0
        self.is_in_head = True
        self.is_head_incomplete = False  # a head that is incomplete
        self.deadline = self.write_deadline = inf
        self.answering: list[RequestResponseCycle] = []  # several if pipelined
        self.unread = 0  # bytes of the response still unread

    def within(self, seconds: float) -> float:
        return self.loop.time() + seconds

    # --- coming and going ---------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        scope: Scope = {"client": self.client}
        self.address = address_of(scope)
        if not self.all.admits(self.address):
            self.refuse(b"503 Service Unavailable", HTTPError(503, "error-too-many-connections"))
            return
        self.deadline = self.within(self.all.settings.idle_timeout)
        self.all.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.all.discard(self)
        self.cancel_responses()
        super().connection_lost(exc)

    def end(self) -> None:
        """Close an overdue connection, with a 408 if a request was begun but not answered."""
        if self.is_answering() or self.write_deadline < inf:
            self.cancel_responses()
            self.transport.abort()
        elif self.is_head_incomplete or (self.head and not self.cycle):
            self.refuse(b"408 Request Timeout", HTTPError(408, "error-too-slow"))
        else:
            self.transport.close()

    def is_answering(self) -> bool:
        return any(not cycle.response_complete for cycle in self.answering)

    def cancel_responses(self) -> None:
        """Cancel the responses in progress: nothing can be sent any more."""
        for cycle in self.answering:
            cycle.disconnected = True
            cycle.message_event.set()

    def send_400_response(self, msg: str) -> None:
        super().send_400_response(msg)
        self.cancel_responses()

    def refuse(self, status: bytes, error: HTTPError) -> None:
        """Nothing is known of the client's language yet."""
        body = error_body(error)
        head = b"HTTP/1.1 %b\r\ncontent-type: application/json\r\ncontent-length: %d\r\n"
        rest = b"connection: close\r\nretry-after: 1\r\n\r\n"
        self.transport.write(head % (status, len(body)) + rest + body)
        self.transport.close()

    # --- a request ----------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """An endless head is cut off, because it would be buffered."""
        if self.transport.is_closing():
            return
        if self.is_in_head:
            if self.head > MAX_HEAD:
                self.cancel_responses()
                self.transport.abort()
                return
            self.expect_head()
        self.head += len(data)
        super().data_received(data)

    def expect_head(self) -> None:
        if self.deadline == inf:
            self.deadline = self.within(self.all.settings.idle_timeout)

    def on_message_begin(self) -> None:
        self.is_head_incomplete = True
        self.expect_head()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """One packet may contain thousands of pipelined requests; too many are refused."""
        if len(self.pipeline) >= MAX_PIPELINED:
            raise ValueError("too many requests together")
        self.is_in_head = self.is_head_incomplete = False
        self.deadline = self.within(self.all.settings.body_timeout + AFTER_BODY_SECONDS)
        super().on_headers_complete()
        pending = (cycle for cycle in self.answering if not cycle.response_complete)
        self.answering = [*pending, self.cycle]

    def on_message_complete(self) -> None:
        """If the response was sent before the request had ended, the idle timeout starts now."""
        self.head, self.is_in_head = 0, True
        is_answered = self.cycle.response_complete
        self.deadline = self.within(self.all.settings.idle_timeout) if is_answered else inf
        super().on_message_complete()

    # --- an answer ----------------------------------------------------------------------------

    def pause_writing(self) -> None:
        self.wait_for_reader()
        super().pause_writing()

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
        super().resume_writing()
