"""The live tables of this process, and the thread that listens for changes by other processes."""

import asyncio
from collections import OrderedDict
from threading import Event as Flag
from threading import Thread

from sixweeks.server.errors import HTTPError
from sixweeks.server.live.analysis_chances import NoPlayouts, PlayoutSource, TallyBooks
from sixweeks.server.live.live_table import LiveTable
from sixweeks.server.live.load_table import Loaded, load_table
from sixweeks.server.live.seats import TABLE_ID
from sixweeks.server.live.store_threads import StoreThreads
from sixweeks.server.storage.database import ANY
from sixweeks.server.storage.rows import NoTable, Unreachable
from sixweeks.server.storage.store import Store
from sixweeks.server.supervision import keep_doing, report

MAX_LOADED = 500
UNKNOWN = 2**62  # a revision that is not known: the table is looked at


class LiveTables:
    """A cache of live tables: loads them, drops idle ones, refreshes those changed elsewhere."""

    def __init__(
        self, store: Store, playouts: PlayoutSource | None = None, most_playouts: int = 0
    ) -> None:
        self.store = store
        self.playouts, self.most_playouts = playouts or NoPlayouts(), most_playouts
        self.tally_books = TallyBooks()
        self.threads = StoreThreads(store)
        self.loaded: OrderedDict[str, asyncio.Future[LiveTable]] = OrderedDict()
        self.stop = Flag()
        self.stopping = asyncio.Event()
        self.tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        self.watcher = Thread(target=self.watch, args=(loop,), name="watcher", daemon=True)
        self.watcher.start()

    def watch(self, loop: asyncio.AbstractEventLoop) -> None:
        keep_doing("changes", lambda: self.listen(loop), self.stop)

    def listen(self, loop: asyncio.AbstractEventLoop) -> None:
        """Whatever changed while nobody listened is found by looking at every table."""
        loop.call_soon_threadsafe(self.any_changed)
        for id, revision in self.store.db.changes(self.stop):
            if not self.stop.is_set() and (id == ANY or id in self.loaded):
                heard = (self.changed, id, revision) if id != ANY else (self.any_changed,)
                loop.call_soon_threadsafe(*heard)

    def any_changed(self) -> None:
        for id in list(self.loaded):
            self.changed(id, UNKNOWN)

    def changed(self, id: str, revision: int) -> None:
        """A table that is being loaded may have been read before the change: check afterwards."""
        future = self.loaded.get(id)
        if future is not None and not future.done():
            future.add_done_callback(lambda _: self.changed(id, revision))
            return
        if future is None or future.exception():
            return
        live = future.result()
        if revision > live.revision:
            task = asyncio.ensure_future(self.catch_up(live, revision))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def catch_up(self, live: LiveTable, revision: int) -> None:
        """If the store cannot be read now, the next request tries again."""
        try:
            await live.refresh(revision)
        except (HTTPError, NoTable):
            self.drop(live.row.id)
        except Unreachable:
            pass
        except Exception as error:  # streams find the table broken, and load it again
            live.is_broken = True
            report("catch up", error)

    async def open(self, id: str) -> LiveTable:
        """A table by its id, from memory or from the store; 404 if there is none."""
        if not TABLE_ID.fullmatch(id):
            raise HTTPError(404, "error-no-table")
        if id not in self.loaded:
            self.loaded[id] = asyncio.ensure_future(self.load(id))
            self.drop_idle()
        future = self.loaded[id]
        self.loaded.move_to_end(id)
        try:
            live = await asyncio.shield(future)
        except BaseException:
            if self.loaded.get(id) is future and future.done():
                del self.loaded[id]
            raise
        await live.settled()
        return live

    async def load(self, id: str) -> LiveTable:
        loaded: Loaded | None = await self.threads.read(load_table, self.store, id)
        assert loaded is not None, "no revision is known yet"
        return LiveTable(self.threads, loaded)

    def holds(self, live: LiveTable) -> bool:
        """Whether this is the table that others change; a dropped one hears nothing any more."""
        future = self.loaded.get(live.row.id)
        is_loaded = future is not None and future.done() and not future.exception()
        return future is not None and is_loaded and future.result() is live

    def drop_idle(self) -> None:
        """Drop tables without listeners, least recently used first."""
        for id, future in list(self.loaded.items()):
            if len(self.loaded) <= MAX_LOADED:
                return
            if future.done() and not future.exception() and is_idle(future.result()):
                del self.loaded[id]

    def drop(self, id: str) -> None:
        """Drop a deleted table and end its streams."""
        future = self.loaded.pop(id, None)
        if future is not None and future.done() and not future.exception():
            live = future.result()
            live.seat(live.seats, frozenset())
            live.wake()

    def begin_to_stop(self) -> None:
        """End the streams, so that the server can shut down."""
        self.stopping.set()
        for future in self.loaded.values():
            if future.done() and not future.cancelled() and not future.exception():
                future.result().wake()

    async def close(self) -> None:
        self.begin_to_stop()
        self.stop.set()
        await asyncio.to_thread(self.watcher.join, 2.0)
        self.playouts.close()
        self.threads.close()
        self.store.close()


def is_idle(live: LiveTable) -> bool:
    return not live.listeners and not live.lock.locked()
