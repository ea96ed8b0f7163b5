"""Server-sent events: a seat's Sight whenever it changes, resumed by the serial last seen."""

import asyncio
from contextlib import suppress

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from sixweeks.kernel.presentation.game_text import ENGLISH
from sixweeks.server.http_errors import Refusal
from sixweeks.server.live.hub import Hub
from sixweeks.server.live.live_table import Room
from sixweeks.server.storage.rows import NoTable, Unreachable

BEAT_SECONDS = 15.0
MOST_LISTENERS = 64  # of one seat, so that nobody keeps the others out
OPENING = b"retry: 1000\n\n"
BEAT = b": still here\n\n"
HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
STREAM = "sixweeks.stream"


class Stream(Response):
    """The Sight now and after each change, until the seat changes hands or the reader goes."""

    media_type = "text/event-stream"

    def __init__(
        self,
        hub: Hub,
        room: Room,
        browser: str,
        side: str,
        since: int | None,
        only_changes: bool,
        language: str = ENGLISH,
    ) -> None:
        super().__init__(headers=HEADERS)
        del self.headers["content-length"]
        if list(room.listeners.values()).count(side) >= MOST_LISTENERS:
            raise Refusal(429, "too many browsers listen at this seat")
        self.hub, self.room, self.browser, self.side = hub, room, browser, side
        self.since, self.only_changes, self.language = since, only_changes, language
        self.mood: tuple[object, ...] = ()
        self.changed = asyncio.Event()
        self.is_over = self.is_beat_due = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handed out to the guard: a stream lasts, and the layers within need not wait for it."""
        if scope["method"] == "HEAD":
            await super().__call__(scope, receive, send)
        else:
            scope[STREAM] = self

    async def run(self, receive: Receive, send: Send) -> None:
        start = {"type": "http.response.start", "status": 200, "headers": self.raw_headers}
        watching = asyncio.ensure_future(self.watch(receive))
        self.room.listeners[self.changed] = self.side
        beating = asyncio.ensure_future(self.beat())
        try:
            await send(start)
            await send(body(OPENING))
            self.changed.set()
            with suppress(Unreachable, Refusal, NoTable):  # who comes again is told why
                while await self.goes_on():
                    if event := await self.next_event():
                        await send(body(event))
                        self.is_beat_due = False
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            del self.room.listeners[self.changed]
            watching.cancel()
            beating.cancel()

    async def watch(self, receive: Receive) -> None:
        """Learn that the reader has gone."""
        while (await receive())["type"] != "http.disconnect":
            pass
        self.is_over = True
        self.changed.set()

    async def beat(self) -> None:
        """Show that there is still somebody here, however little there is to tell."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            self.is_beat_due = True
            self.changed.set()

    async def goes_on(self) -> bool:
        await self.changed.wait()
        is_stopping = self.is_over or self.hub.stopping.is_set()
        return not is_stopping and self.side in self.room.sides_of(self.browser)

    async def next_event(self) -> bytes:
        """Nothing, if what changed is not for this seat to see: not even that it did."""
        self.changed.clear()
        await self.room.settled()
        if self.mood == self.room.mood(self.side):
            return BEAT if self.is_beat_due else b""
        sight, self.since = await self.room.numbered_sight(
            self.side, self.since, self.only_changes, self.language
        )
        self.mood = self.room.mood(self.side)
        return b"event: sight\nid: %d\ndata: %b\n\n" % (self.since, sight)


def body(data: bytes) -> dict[str, object]:
    return {"type": "http.response.body", "body": data, "more_body": True}
