"""Server-sent events of an analysis: the chances of winning while they are played out.

Whoever leaves, or asks about another position, closes the stream; nothing is played out for it
any more."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from sixweeks.ai.survey import Survey
from sixweeks.server.http.event_stream import HEADERS, HEARTBEAT_SECONDS, OPENING, STREAM, body
from sixweeks.server.live.analysis_chances import ChanceNews, LineChances, TallyBook, info_of
from sixweeks.server.live.live_table import LiveTable
from sixweeks.server.live.live_tables import LiveTables

HEARTBEAT = b": still playing\n\n"
SAVE_EVERY = 25  # playouts


class ChanceStream(Response):
    """Plays out one game after another, where the estimate needs it most, and tells each result."""

    media_type = "text/event-stream"

    def __init__(
        self,
        tables: LiveTables,
        live: LiveTable,
        browser: str,
        side: str,
        line: LineChances,
        most: int,
        language: str,
    ) -> None:
        super().__init__(headers=HEADERS)
        del self.headers["content-length"]
        self.tables, self.live, self.browser, self.side = tables, live, browser, side
        self.line, self.most, self.language = line, most, language

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Run by the outermost middleware, as a seat's stream is."""
        if scope["method"] == "HEAD":
            await super().__call__(scope, receive, send)
        else:
            scope[STREAM] = self

    async def run(self, receive: Receive, send: Send) -> None:
        await send(body(OPENING))
        telling = asyncio.ensure_future(self.tell_all(send))
        leaving = asyncio.ensure_future(self.until_left(receive))
        try:
            await asyncio.wait((telling, leaving), return_when=asyncio.FIRST_COMPLETED)
            if telling.done():
                telling.result()
        finally:
            leaving.cancel()
            telling.cancel()
            with suppress(asyncio.CancelledError):
                await telling
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def until_left(self, receive: Receive) -> None:
        """The client has left, the seat is lost, or the server stops."""
        gone = asyncio.ensure_future(disconnected(receive))
        try:
            while not gone.done() and self.is_wanted():
                await asyncio.wait({gone}, timeout=1.0)
        finally:
            gone.cancel()

    def is_wanted(self) -> bool:
        is_seated = self.side in self.live.sides_of(self.browser)
        return is_seated and not self.tables.stopping.is_set()

    async def tell_all(self, send: Send) -> None:
        id, store, threads = self.live.row.id, self.tables.store, self.tables.threads
        book = self.tables.tally_books.take(id)
        try:
            await threads.read(book.load, store, id)
            async for news in self.news(book):
                await send(body(news))
        finally:
            threads.write(book.save, store, id).add_done_callback(self.saved)

    def saved(self, saving: "asyncio.Future[None]") -> None:
        """The book stays open until it is on disk; loaded any earlier it would be incomplete."""
        if not saving.cancelled():
            saving.exception()  # retrieved; the next request is told why
        self.tables.tally_books.give_back(self.live.row.id)

    async def news(self, book: TallyBook) -> AsyncIterator[bytes]:
        survey = self.line.survey(book, self.most)
        yield self.event(survey, self.line.stops, self.line.stops)
        number = 0
        while (step := await self.next_step(survey, book)) is not None:
            if step not in self.line.stops:
                await self.tables.threads.read(self.line.add_stop, survey, step)
                yield self.event(survey, [step], [step])
            if not await self.play(survey, book, step):
                yield HEARTBEAT
                continue
            yield self.event(survey, [], [step])
            number += 1
            if number % SAVE_EVERY == 0:
                self.tables.threads.write(book.save, self.tables.store, self.live.row.id)
        yield self.event(survey, [], [], is_done=True)

    async def next_step(self, survey: Survey, book: TallyBook) -> int | None:
        for step in self.line.stops:
            self.line.refresh(survey, book, step)
        middle = survey.midpoint() if self.most else None
        return survey.next_step() if middle is None else middle

    async def play(self, survey: Survey, book: TallyBook, step: int) -> bool:
        """One more game; False if the process that plays them has died."""
        game = self.line.stops[step].game
        try:
            winner = await self.tables.playouts.winner(self.live.row.game, game)
        except BrokenProcessPool:
            await asyncio.sleep(HEARTBEAT_SECONDS / 10)
            return False
        book.add(self.line.node(step), winner)
        self.line.refresh(survey, book, step)
        return True

    def event(
        self, survey: Survey, stops: Iterable[int], steps: Iterable[int], is_done: bool = False
    ) -> bytes:
        news = ChanceNews(
            stops=tuple(info_of(self.line.stops[step]) for step in stops),
            chances=tuple(self.line.chance(survey, step) for step in steps),
            costs=tuple(map(self.line.cost, survey.costs())),
            most=survey.most,
            is_done=is_done,
        )
        told = self.live.localization(self.language).json(news)
        return b"event: chances\ndata: %b\n\n" % told


async def disconnected(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
