"""Server-sent events: a seat's view whenever it changes, resumed by the serial last seen."""

import asyncio
from contextlib import suppress

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from sixweeks.kernel.presentation.catalogue import ENGLISH
from sixweeks.server.errors import HTTPError
from sixweeks.server.live.listener import Listener
from sixweeks.server.live.live_table import LiveTable
from sixweeks.server.live.live_tables import LiveTables
from sixweeks.server.storage.rows import NoTable, Unreachable

HEARTBEAT_SECONDS = 15.0
MAX_LISTENERS = 64  # per seat and address, so that no client locks others out
OPENING = b"retry: 1000\n\n"
HEARTBEAT = b": still here\n\n"
HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
STREAM = "sixweeks.stream"


class EventStream(Response):
    """Sends the view now and at each change, until the seat changes hands or the client leaves."""

    media_type = "text/event-stream"

    def __init__(
        self,
        tables: LiveTables,
        live: LiveTable,
        browser: str,
        side: str,
        since: int | None,
        only_changes: bool,
        language: str = ENGLISH,
        address: str = "",
    ) -> None:
        super().__init__(headers=HEADERS)
        del self.headers["content-length"]
        self.listener = Listener(side, browser, address)
        check_number(live, self.listener)
        self.tables, self.live, self.browser, self.side = tables, live, browser, side
        self.since, self.only_changes, self.language = since, only_changes, language
        self.view_key: tuple[object, ...] = ()
        self.changed = asyncio.Event()
        self.is_over = self.is_heartbeat_due = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Run by the outermost middleware, so that the inner ones do not wait for a long stream."""
        if scope["method"] == "HEAD":
            await super().__call__(scope, receive, send)
        else:
            scope[STREAM] = self

    async def run(self, receive: Receive, send: Send) -> None:
        watching = asyncio.ensure_future(self.watch(receive))
        self.live.listeners[self.changed] = self.listener
        heartbeats = asyncio.ensure_future(self.heartbeat())
        try:
            await send(body(OPENING))
            self.changed.set()
            with suppress(Unreachable, HTTPError, NoTable):  # the next request is told why
                while await self.goes_on():
                    if event := await self.next_event():
                        await send(body(event))
                        self.is_heartbeat_due = False
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            self.live.listeners.pop(self.changed, None)
            watching.cancel()
            heartbeats.cancel()

    async def watch(self, receive: Receive) -> None:
        """Notice that the client has disconnected."""
        while (await receive())["type"] != "http.disconnect":
            pass
        self.is_over = True
        self.changed.set()

    async def heartbeat(self) -> None:
        """Keep the connection alive while there is no news."""
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            self.is_heartbeat_due = True
            self.changed.set()

    async def attach(self) -> None:
        """Listen to the table that is in memory now: one without listeners may be dropped, between
        the request and its stream too, and loaded again."""
        while not self.tables.holds(self.live):
            self.live.listeners.pop(self.changed, None)
            self.live = await self.tables.open(self.live.row.id)
            self.live.listeners[self.changed] = self.listener

    async def goes_on(self) -> bool:
        await self.changed.wait()
        if self.is_over or self.tables.stopping.is_set() or not self.is_seated():
            return False
        await self.attach()
        return self.is_seated()

    def is_seated(self) -> bool:
        return self.side in self.live.sides_of(self.browser)

    async def next_event(self) -> bytes:
        """Empty if the change is not visible to this seat: not even its existence is."""
        self.changed.clear()
        await self.live.settled()
        if self.view_key == self.live.view_key(self.side):
            return HEARTBEAT if self.is_heartbeat_due else b""
        view, self.since = await self.live.numbered_view(
            self.side, self.since, self.only_changes, self.language
        )
        self.view_key = self.live.view_key(self.side)
        return b"event: view\nid: %d\ndata: %b\n\n" % (self.since, view)


def started(stream: Response) -> dict[str, object]:
    """The message that begins a stream."""
    return {"type": "http.response.start", "status": 200, "headers": stream.raw_headers}


def check_number(live: LiveTable, listener: Listener) -> None:
    same = (listener.side, listener.address)
    others = ((each.side, each.address) for each in live.listeners.values())
    if sum(each == same for each in others) >= MAX_LISTENERS:
        raise HTTPError(429, "error-too-many-listeners")


def body(data: bytes) -> dict[str, object]:
    return {"type": "http.response.body", "body": data, "more_body": True}
