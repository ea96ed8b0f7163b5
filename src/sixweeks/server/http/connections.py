"""Connections: how many there may be, how long one may be silent, how slowly it may read."""

import asyncio
from collections import Counter
from math import inf
from typing import Any

import msgspec
from starlette.types import Scope
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from sixweeks.server.http.middleware import address_of
from sixweeks.server.http_errors import one_sentence
from sixweeks.server.messages import Error
from sixweeks.server.settings import Settings

LARGEST_HEAD = 64_000  # bytes before the body, and what one piece more brings
MOST_TOGETHER = 16  # requests sent before the first is answered
OTHER_FILES = 100
ROUND_SECONDS = 1.0
AFTER_BODY_SECONDS = 5.0  # in which who sent too slowly is told so
TOO_MANY = "too many connections: try again soon"
TOO_SLOW = "the request took too long to come"


class Connections:
    """All that are open, and how many each address has. One round a second ends what is overdue,
    so that an ordinary request starts no clock of its own."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.most = affordable(settings.most_connections)
        self.open: set[Protocol] = set()
        self.of: Counter[str] = Counter()
        self.is_watched = False

    def admits(self, address: str) -> bool:
        """A proxy has one address for everybody, and a limit of its own."""
        is_crowded = self.of[address] >= self.settings.most_connections_each
        return len(self.open) < self.most and (self.settings.behind_proxy or not is_crowded)

    def add(self, line: "Protocol") -> None:
        self.open.add(line)
        self.of[line.address] += 1
        if not self.is_watched:
            self.is_watched = True
            line.loop.call_later(ROUND_SECONDS, self.go_round, line.loop)

    def discard(self, line: "Protocol") -> None:
        if line in self.open:
            self.open.discard(line)
            self.of[line.address] -= 1
            if not self.of[line.address]:
                del self.of[line.address]

    def go_round(self, loop: asyncio.AbstractEventLoop) -> None:
        now = loop.time()
        for line in tuple(self.open):
            if line.due < now or (line.taken_by < now and line.is_stuck()):
                line.end()
            elif line.taken_by == inf and line.transport.is_closing():
                line.wait_for_reader()
        self.is_watched = bool(self.open)
        if self.is_watched:
            loop.call_later(ROUND_SECONDS, self.go_round, loop)


def affordable(most: int) -> int:
    """As many as the system lets a process have, once it is asked for them."""
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
    """`due` is when the rest of a request must have come, `taken_by` when the rest of an answer
    must have been taken; who waits for an answer may wait."""

    def __init__(self, connections: Connections, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.lines = connections
        self.address = ""
        self.head = 0
        self.is_in_head = True
        self.has_begun = False  # a head that has not ended
        self.due = self.taken_by = inf
        self.answering: list[RequestResponseCycle] = []  # several if they came together
        self.left = 0  # of an answer that is taken slowly

    def within(self, seconds: float) -> float:
        return self.loop.time() + seconds

    # --- coming and going ---------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        scope: Scope = {"client": self.client}
        self.address = address_of(scope)
        if not self.lines.admits(self.address):
            self.refuse(b"503 Service Unavailable", TOO_MANY)
            return
        self.due = self.within(self.lines.settings.longest_silence)
        self.lines.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lines.discard(self)
        self.hang_up()
        super().connection_lost(exc)

    def end(self) -> None:
        """Told why, if something was asked that nothing was answered to, or is about to be."""
        if self.is_answering() or self.taken_by < inf:
            self.hang_up()
            self.transport.abort()
        elif self.has_begun or (self.head and not self.cycle):
            self.refuse(b"408 Request Timeout", TOO_SLOW)
        else:
            self.transport.close()

    def is_answering(self) -> bool:
        return any(not cycle.response_complete for cycle in self.answering)

    def hang_up(self) -> None:
        """Whoever is still at work on an answer need not send it: nothing can be sent any more."""
        for cycle in self.answering:
            cycle.disconnected = True
            cycle.message_event.set()

    def send_400_response(self, msg: str) -> None:
        super().send_400_response(msg)
        self.hang_up()

    def refuse(self, status: bytes, sentence: str) -> None:
        body = msgspec.json.encode(Error(one_sentence(sentence)))
        head = b"HTTP/1.1 %b\r\ncontent-type: application/json\r\ncontent-length: %d\r\n"
        rest = b"connection: close\r\nretry-after: 1\r\n\r\n"
        self.transport.write(head % (status, len(body)) + rest + body)
        self.transport.close()

    # --- a request ----------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """A head without end is cut off: it would all be kept and copied."""
        if self.transport.is_closing():
            return
        if self.is_in_head:
            if self.head > LARGEST_HEAD:
                self.hang_up()
                self.transport.abort()
                return
            self.expect_head()
        self.head += len(data)
        super().data_received(data)

    def expect_head(self) -> None:
        if self.due == inf:
            self.due = self.within(self.lines.settings.longest_silence)

    def on_message_begin(self) -> None:
        self.has_begun = True
        self.expect_head()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """One piece may bring thousands of requests; too many together are told to be nonsense."""
        if len(self.pipeline) >= MOST_TOGETHER:
            raise ValueError("too many requests together")
        self.is_in_head = self.has_begun = False
        self.due = self.within(self.lines.settings.slowest_body + AFTER_BODY_SECONDS)
        super().on_headers_complete()
        pending = (cycle for cycle in self.answering if not cycle.response_complete)
        self.answering = [*pending, self.cycle]

    def on_message_complete(self) -> None:
        """Whoever was answered before the whole request had come may say something new soon."""
        self.head, self.is_in_head = 0, True
        is_answered = self.cycle.response_complete
        self.due = self.within(self.lines.settings.longest_silence) if is_answered else inf
        super().on_message_complete()

    # --- an answer ----------------------------------------------------------------------------

    def pause_writing(self) -> None:
        self.wait_for_reader()
        super().pause_writing()

    def wait_for_reader(self) -> None:
        self.left = self.transport.get_write_buffer_size()
        self.taken_by = self.within(self.lines.settings.slowest_reader)

    def is_stuck(self) -> bool:
        """Who has taken a part of it meanwhile gets more time for the rest."""
        if self.transport.get_write_buffer_size() >= self.left:
            return True
        self.wait_for_reader()
        return False

    def resume_writing(self) -> None:
        self.taken_by = inf
        super().resume_writing()
