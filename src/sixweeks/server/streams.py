"""Server-sent events: a seat's Sight whenever it changes, resumed by the serial last seen."""

import asyncio
from collections.abc import AsyncIterator

from starlette.responses import StreamingResponse

from sixweeks.server.hub import Hub
from sixweeks.server.refusal import Refusal
from sixweeks.server.rooms import Room

BEAT_SECONDS = 15.0
MOST_LISTENERS = 64
OPENING = b"retry: 1000\n\n"
BEAT = b": still here\n\n"


def stream_of(
    hub: Hub, room: Room, browser: str, side: str, since: int | None
) -> StreamingResponse:
    if len(room.listeners) >= MOST_LISTENERS:
        raise Refusal(429, "too many browsers listen to this table")
    events = sights(hub, room, browser, side, since)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(events, media_type="text/event-stream", headers=headers)


async def sights(
    hub: Hub, room: Room, browser: str, side: str, since: int | None
) -> AsyncIterator[bytes]:
    """The Sight now and after each change; it ends when the seat has changed hands."""
    changed = asyncio.Event()
    changed.set()
    room.listeners.add(changed)
    try:
        yield OPENING
        while not hub.stopping.is_set():
            if not await is_set(changed):
                yield BEAT
                continue
            changed.clear()
            if hub.stopping.is_set() or side not in room.sides_of(browser):
                return
            sight, since = await room.numbered_sight(side, since)
            yield b"event: sight\nid: %d\ndata: %b\n\n" % (since, sight)
    finally:
        room.listeners.discard(changed)


async def is_set(changed: asyncio.Event) -> bool:
    """True once it is set; False after a quiet while."""
    try:
        async with asyncio.timeout(BEAT_SECONDS):
            return await changed.wait()
    except TimeoutError:
        return False
